"""Sequence Stack with `block=both` (S8): a number is blocked when both its cards are discarded."""

import random

import pytest

from numgames.core import IllegalMove
from numgames.games.sequence_stack.rules import GAME
from numgames.play.record import new_record
from numgames.play.session import replay
from tests.support.playing import NAMES, after
from tests.support.words import ask, idea, say

START = GAME.start(block="both")


def test_the_first_discard_of_a_number_blocks_nothing():
    state = after(START, "=3 discard")
    assert state.blocked == ((), ())
    assert state.table()["one_gone"] == [3]
    assert say(START.play("=3"), "discard", NAMES) == (
        "Ada discarded 3. Discarding the other 3 would block it."
    )


@pytest.mark.parametrize(("between", "blocked"), [("", ((3,), ())), ("=5 discard", ((), (3,)))])
def test_the_second_one_blocks_it_for_the_other_player(between, blocked):
    """Whoever discarded the first: what counts is who discards the second."""
    before = after(START, f"=3 discard {between} =3")
    assert before.kind("discard") == "blocks"
    state = before.play("discard")
    assert state.blocked == blocked
    assert state.table()["one_gone"] == ([5] if between else [])


def test_a_number_with_a_card_in_a_stack_is_never_blocked_any_more():
    state = after(START, "=1 place =1")
    assert state.kind("discard") == "nothing"
    assert START.play("=1").kind("discard") == "gone"
    assert say(state, "discard", NAMES) == "Ben discarded 1."
    assert state.play("discard").blocked == ((), ())
    assert state.play("discard").table()["one_gone"] == []


def test_a_new_deck_takes_both_cards_back_and_what_is_blocked_stays_blocked():
    state = after(
        START,
        """=1 place    =1 place    =2 place    =3 discard  =4 discard
           =4 discard  =5 discard  =2 discard  =3 discard""",
    )
    assert state.blocked == ((4,), (3,))
    assert state.table()["one_gone"] == [5]
    state = after(state, "=5 place" if "place" in state.play("=5").legal_moves() else "=5 discard")
    assert state.blocked == ((4, 5), (3,))
    # Neither can finish and the stacks differ: that is S4, as ever.
    assert state.outcome.reason == "longer_stack"


def test_numbers_blocked_for_one_player_come_back_and_stay_blocked_for_that_player():
    state = after(
        START,
        """=1 place    =5 discard  =2 place    =5 discard  =3 discard
           =1 place    =4 discard  =4 discard  =2 discard  =3 discard""",
    )
    assert state.blocked == ((3, 4, 5), ())
    assert state.heights == (2, 1)
    assert state.deck == (2, 3, 3, 4, 4, 5, 5)
    assert state.pile == ()
    assert state.table()["one_gone"] == []


def test_the_question_says_what_discarding_does():
    state = after(START, "=2 discard =1")
    assert ask(state, NAMES) == "Place the 1 on your stack, or discard it."
    state = after(START, "=1 discard =1")
    assert ask(state, NAMES) == "Place the 1 on your stack, or discard it to block it for Ada."


def test_the_hint_says_that_nothing_is_blocked_yet():
    for moves, what in (
        ("=2", "blocks nothing yet: Ben still needs a 2"),
        ("=1", "blocks nothing yet: Ben needs a 1 next"),
        ("=1 place =2 discard =1", "the other 1 is in your own stack"),
    ):
        assert what in idea(after(START, moves), NAMES)


def test_old_records_without_the_option_are_the_default():
    record = new_record("sequence_stack", {}, "abc", 0)
    assert record.text() == "1.sequence_stack..abc.1.0"
    assert replay(record).state.block == "one"
    both = new_record("sequence_stack", {"block": "both"}, "abc", 0)
    assert both.text() == "1.sequence_stack.block=both.abc.1.0"
    assert replay(both).state.block == "both"


def test_nobody_can_refuse_to_win_for_ever():
    """The last two cards of a number can come back as often as a player likes."""
    longest = 0
    for seed in range(60):
        session = replay(new_record("sequence_stack", {"block": "both"}, f"x{seed}", 0), NAMES)
        while session.outcome is None:
            if session.waits_for_draw:
                session = session.draw()
            elif session.in_circles and "place" in session.state.legal_moves():
                with pytest.raises(IllegalMove, match="in_circles: move='place'"):
                    session.play("discard")
                session = session.play("place")
            else:
                session = session.play("discard")
        assert replay(session.record).outcome == session.outcome  # it can be kept and sent
        longest = max(longest, len(session.record.moves))
    assert longest > GAME.longest


def test_random_games_end_without_that():
    rng = random.Random(2)
    for seed in range(200):
        session = replay(new_record("sequence_stack", {"block": "both"}, f"y{seed}", 0), NAMES)
        while session.outcome is None:
            if session.waits_for_draw:
                session = session.draw()
            else:
                session = session.play(rng.choice(session.state.legal_moves()))
        assert len(session.record.moves) < 60
