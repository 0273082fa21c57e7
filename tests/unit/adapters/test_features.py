"""What networks see of a position: enough to tell who wins, and of one shape throughout a game."""

import random

import pytest

from numgames.adapters.features import SEEN, features
from numgames.coach.evaluation import chance_of
from numgames.games import GAMES, ORDER
from tests.support.playing import CASES, label, random_walk

OURS = [(game, options) for game, options in CASES if game in ORDER]
SHORT = [case for case in OURS if case[1].get("numbers", "20") == "20"]


def cases(some):
    ids = [label(game, options) for game, options in some]
    return pytest.mark.parametrize(("game", "options"), some, ids=ids)


def positions(game, options, games):
    for seed in range(games):
        yield from random_walk(game.start(**options), random.Random(seed))[0]


def flat(state, seat):
    return tuple([value for part in features(state, seat) for value in part.values])


def test_every_game_can_be_seen():
    unseen = [game.title for game in ORDER if type(game.start()) not in SEEN]
    assert not unseen, f"numgames/adapters/features.py has nothing for {', '.join(unseen)}"


@cases(OURS)
def test_the_shape_is_that_of_the_start_and_no_value_is_out_of_bounds(game, options):
    shape = [
        (part.name, len(part.values), part.most) for part in features(game.start(**options), 0)
    ]
    for state in positions(game, options, games=5):
        for seat in (0, 1):
            parts = features(state, seat)
            assert [(part.name, len(part.values), part.most) for part in parts] == shape
            assert all(0 <= value <= part.most for part in parts for value in part.values)


@cases(SHORT)
def test_what_looks_alike_goes_on_alike(game, options):
    for known, state in lookalikes(game, options):
        assert known.to_move == state.to_move
        assert sorted(known.legal_moves()) == sorted(state.legal_moves())
        assert known.chances() == state.chances()
        assert chance_of(known) == chance_of(state)


def lookalikes(game, options):
    """Pairs of different positions that are the same in numbers."""
    seen = {}
    for state in positions(game, options, games=200):
        known = seen.setdefault(flat(state, 0), state)
        if known != state:
            yield known, state


def test_there_are_lookalikes():
    """What was kept first, say, makes no difference to anybody."""
    for game, options in (("number_stack", {}), ("sequence_showdown", {"numbers": "20"})):
        assert len(list(lookalikes(GAMES[game], options))) > 5


@cases(OURS)
def test_the_two_players_see_it_from_two_sides(game, options):
    mirrored = {"mine": "yours", "my_height": "your_height", "my_blocks": "your_blocks"}
    for state in positions(game, options, games=3):
        mine, theirs = ({p.name: p.values for p in features(state, seat)} for seat in (0, 1))
        assert mine["seat"] != theirs["seat"]
        assert mine["turn"] == theirs["turn"][::-1]
        assert mine["waits_for"] == theirs["waits_for"]
        for here, there in mirrored.items():
            if here in mine:
                assert (mine[here], mine[there]) == (theirs[there], theirs[here])
