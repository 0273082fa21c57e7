"""Sessions: play, draw, undo, redo, resign, with tiny as the game.

Most tests use the version of tiny in which a player turns each card over; those with
`open_game` use the one in which cards turn up by themselves.
"""

import pytest

from numgames.core import BadMove, IllegalMove, Outcome
from numgames.play.record import RecordError
from numgames.play.session import resume
from tests.support.playing import NAMES, begin
from tests.support.words import said

pytestmark = pytest.mark.usefixtures("tiny_game")

SEED = "b"  # deals 2, 3, 1


def tokens(session):
    return [step.token for step in session.steps]


def field(session, name):
    """One part of the record's text; trailing empty ones are not written."""
    names = ("version", "game", "options", "seed", "starter", "back", "moves", "undone")
    return (session.record.text().split(".") + [""] * 8)[names.index(name)]


@pytest.fixture
def fresh(tiny_game):
    return begin(tiny_game, seed=SEED)


@pytest.fixture
def middle(fresh):
    """One move made and the next card face up."""
    return fresh.draw().play("keep").draw()


@pytest.fixture
def finished(middle):
    return middle.play("give").draw().play("keep")


# -- playing and drawing -------------------------------------------------------------------------


def test_a_session_starts_with_the_card_still_covered(fresh):
    assert fresh.waits_for_draw
    assert fresh.steps == []
    assert not fresh.can_undo


def test_cards_come_from_the_seed(finished):
    assert tokens(finished) == ["=2", "keep", "=3", "give", "=1", "keep"]
    assert [step.is_card for step in finished.steps] == [True, False] * 3
    assert [step.seat for step in finished.steps] == [0, 0, 1, 1, 0, 0]
    assert finished.outcome == Outcome(0, "higher_total")


def test_every_step_has_its_sentence(middle):
    assert said(middle) == [
        "Ada drew a 2.",
        "Ada kept the 2.",
        "Ben drew a 3.",
    ]


def test_every_act_leaves_the_old_session_as_it_was(middle):
    before = middle.record.text(), tokens(middle), middle.state
    middle.play("give")
    middle.undo()
    middle.resign(0)
    assert (middle.record.text(), tokens(middle), middle.state) == before


def test_a_move_needs_a_card_in_view(fresh):
    with pytest.raises(IllegalMove, match="card_first"):
        fresh.play("keep")


def test_nobody_names_a_card_by_hand(fresh):
    with pytest.raises(IllegalMove):
        fresh.play("=3")
    with pytest.raises(IllegalMove):
        fresh.draw().play("=3")


def test_one_card_at_a_time(fresh, finished):
    with pytest.raises(IllegalMove, match="no_card"):
        fresh.draw().draw()
    with pytest.raises(IllegalMove, match="no_card"):
        finished.draw()


def test_a_refused_move_changes_nothing(middle):
    for move in ("hop", "", None, 7, ["keep"]):
        with pytest.raises(BadMove):
            middle.play(move)
    assert field(middle, "moves") == "keep-draw"


def test_after_the_end_there_is_nothing_to_play(finished):
    with pytest.raises(IllegalMove, match=r"^over$"):
        finished.play("keep")
    with pytest.raises(BadMove):
        finished.play("hop")


def test_open_cards_turn_up_by_themselves(open_game):
    session = begin(open_game, seed=SEED)
    assert tokens(session) == ["=2"]
    assert not session.waits_for_draw
    session = session.play("keep")
    assert tokens(session) == ["=2", "keep", "=3"]
    assert field(session, "moves") == "keep"
    with pytest.raises(IllegalMove):
        session.draw()


# -- players and seats ---------------------------------------------------------------------------


def test_the_starter_sits_in_the_first_seat(tiny_game):
    session = begin(tiny_game, seed=SEED, starter=1)
    assert session.seated == ("Ben", "Ada")
    assert [session.player(seat) for seat in (0, 1)] == [1, 0]
    assert said(session.draw()) == ["Ben drew a 2."]
    assert resume(session.record.text()).names == ("Player 1", "Player 2")


# -- resigning (A3) --------------------------------------------------------------------------------


@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("player", [0, 1])
def test_a3_whoever_resigns_loses_whoever_started(tiny_game, starter, player):
    session = begin(tiny_game, seed=SEED, starter=starter).draw().resign(player)
    assert session.outcome.reason == "resigned"
    assert session.player(session.outcome.winner) == 1 - player
    again = resume(session.record.text())
    assert again.outcome == session.outcome
    assert field(session, "moves") == f"draw-resign{(player ^ starter) + 1}"


def test_a3_nobody_plays_on_after_resigning(middle, finished):
    resigned = middle.resign(1)
    for act in (resigned.draw, resigned.redo, lambda: resigned.resign(0)):
        with pytest.raises(IllegalMove):
            act()
    with pytest.raises(IllegalMove, match=r"^over$"):
        resigned.play("keep")
    with pytest.raises(IllegalMove, match=r"^over$"):
        finished.resign(0)


def test_a3_resigning_can_be_taken_back(fresh, middle):
    assert fresh.resign(0).undo().state == fresh.state
    resigned = middle.resign(1)
    assert resigned.can_undo
    assert not resigned.undo_shows
    back = resigned.undo()
    assert back.outcome is None
    assert back.state == middle.state
    assert field(back, "moves") == "keep-draw"
    assert field(back, "undone") == "resign2"
    assert back.record.taken_back == 0
    assert back.redo().outcome == resigned.outcome
    assert back.redo().record.text() == resigned.record.text()


# -- taking back (A4) ------------------------------------------------------------------------------


def test_a4_undo_opens_the_card_that_was_decided_on(middle):
    back = middle.play("give").undo()
    assert tokens(back) == tokens(middle)
    assert back.state == middle.state
    assert field(back, "moves") == "keep-draw"
    assert field(back, "undone") == "give"


def test_a4_the_same_cards_come_again(finished):
    session = finished
    while session.can_undo:
        session = session.undo()
    assert tokens(session) == ["=2"]
    session = session.play("give").draw().play("keep").draw().play("give")
    assert tokens(session) == ["=2", "give", "=3", "keep", "=1", "give"]


def test_taking_back_across_a_seen_card_is_marked(middle):
    assert middle.undo_shows
    back = middle.undo()
    assert back.record.taken_back == 1
    assert field(back, "back") == "1"
    assert field(back.redo(), "back") == "1"


def test_taking_back_before_the_next_card_is_not_marked(middle):
    unseen = middle.play("give")
    assert not unseen.undo_shows
    assert unseen.undo().record.taken_back == 0


def test_open_cards_are_always_seen(open_game):
    session = begin(open_game, seed=SEED).play("keep")
    assert session.undo_shows
    back = session.undo()
    assert back.record.taken_back == 1
    assert tokens(back) == ["=2"]
    assert field(back, "moves") == ""
    over = session.play("keep").play("keep")
    assert over.outcome is not None
    assert not over.undo_shows


def test_marks_are_counted_and_stop_at_999(middle):
    record = middle.record.changed(middle.record.moves, 1, taken_back=998)
    session = resume(record.text())
    for expected in (999, 999):
        session = session.undo()
        assert session.record.taken_back == expected
        session = session.redo().draw()


def test_there_is_an_end_to_taking_back(fresh, middle):
    with pytest.raises(IllegalMove, match="nothing_to_undo"):
        fresh.undo()
    with pytest.raises(IllegalMove, match="nothing_to_undo"):
        middle.undo().undo()


# -- doing again -----------------------------------------------------------------------------------


def test_redo_draws_what_has_to_be_drawn(finished):
    start = finished.undo().undo().undo()
    assert field(start, "undone") == "keep-give-keep"
    session = start.redo().redo().redo()
    assert session.state == finished.state
    assert session.outcome == finished.outcome
    assert tokens(session) == tokens(finished)
    with pytest.raises(IllegalMove, match="nothing_to_redo"):
        session.redo()


def test_playing_the_same_move_is_redoing_it(finished):
    session = finished.undo().undo().play("give")
    assert session.record.undone == ("keep",)
    assert session.draw().record.undone == ("keep",)


def test_playing_another_move_forgets_what_was_undone(finished):
    session = finished.undo().undo().play("keep")
    assert session.record.undone == ()


def test_resigning_forgets_what_was_undone(finished):
    assert finished.undo().resign(0).record.undone == ()


# -- records that cannot be ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rest", "move"),
    [
        ("0.hop", 1),
        ("0.keep-hop", 2),
        ("0.keep-keep-keep-keep", 4),
        ("0.2draw", 1),
        ("0.3keep-draw", 4),
        ("0.3keep-resign1", 4),
        ("0.keep.hop", 2),
        ("0.keep.keep-keep-keep", 4),
        ("0.3keep.resign1", 4),
        ("0.=2", 1),
        ("0.keep--keep", 2),
    ],
)
def test_an_impossible_history_is_refused(rest, move):
    with pytest.raises(RecordError, match=f"impossible: number={move}, "):
        resume(f"1.tiny..{SEED}.1.{rest}")


def test_a_resumed_session_is_the_same_session(finished):
    session = finished
    while True:
        again = resume(session.record.text(), NAMES)
        assert again.state == session.state
        assert tokens(again) == tokens(session)
        assert again.can_undo == session.can_undo
        assert again.undo_shows == session.undo_shows
        if not session.can_undo:
            break
        session = session.undo()
