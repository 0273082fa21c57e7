"""Going back to any decision of a game in one step, as the review and taking back do."""

import json
import random

import pytest

from numgames.bridge import call
from numgames.core import CHANCE
from numgames.games import GAMES, ORDER
from numgames.play.session import resume
from tests.support.playing import begin, random_session


def played(game):
    """A whole random game: every decision in it, and the end."""
    sessions = random_session(begin(game), random.Random(7))
    return [one for one in sessions if one.state.legal_moves()], sessions[-1]


def ask(**request):
    return json.loads(call(json.dumps(request)))


@pytest.mark.parametrize("game", ORDER, ids=[game.id for game in ORDER])
def test_every_decision_can_be_gone_back_to(game):
    decisions, end = played(game)
    moves = end.record.moves
    assert len(decisions) == len(moves)
    for ply, then in enumerate(decisions):
        there = end.at(ply)
        assert (there.state, there.states) == (then.state, then.states)
        assert there.record.moves == moves[:ply]
        assert there.record.undone == moves[ply:]
        assert resume(there.record.text(), end.names).state == then.state


@pytest.mark.parametrize("game", ORDER, ids=[game.id for game in ORDER])
def test_however_far_back_it_is_marked_once_and_only_where_a_card_was_seen(game):
    _, end = played(game)
    marked = end.at(0).record.taken_back
    assert marked == (1 if game.start().to_move == CHANCE else 0)
    assert end.at(len(end.record.moves)).record.taken_back == 0


def test_what_was_taken_back_can_be_redone_to_the_same_end():
    _, end = played(GAMES["stack_attack_score"])
    session = end.at(0)
    while session.record.undone:
        session = session.redo()
    assert session.state == end.state


def test_giving_up_is_taken_back_first():
    session = begin(GAMES["sequence_showdown"]).play("48").resign(1)
    there = session.at(1)
    assert there.outcome is None
    assert there.record.moves == ("48",)
    assert there.record.undone == ("resign2",)


def test_over_the_bridge():
    record = "1.sequence_showdown..a.1.0.48-2-34"
    view = ask(do="back", record=record, ply=1)["view"]
    assert view["record"] == "1.sequence_showdown..a.1.0.48.2-34"
    assert view["turn"] == 1


@pytest.mark.parametrize("ply", [-1, 4, "1", None])
def test_a_place_that_is_not_in_the_game(ply):
    answer = ask(do="back", record="1.sequence_showdown..a.1.0.48-2-34", ply=ply)
    assert answer["error"]["kind"] == "request"
