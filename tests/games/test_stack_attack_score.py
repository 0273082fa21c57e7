"""Take or Skip: the rulebook's example, its command-line sample, and rulings T1 to T3."""

import pytest

from numgames.core import CHANCE, IllegalMove, Outcome
from numgames.games.stack_attack_score.rules import GAME, judge
from tests.support.playing import NAMES, after
from tests.support.words import ask, note, say, why

START = GAME.start()

# The rulebook shows turns 1 to 4 of a stack of fifteen and both players' numbers at its end,
# fourteen in all: one 1 must have been skipped twice.  These turns lie in between.
SHOWN = "=7 skip take  =2 take  =5 skip take  =9 take"
BETWEEN = """
    =1 skip skip  =6 take  =3 take  =8 take  =4 take  =5 take
    =2 take  =7 take  =1 take  =9 skip take  =6 skip take
"""


def line(moves, cards):
    """One line of play from the cards that come and what is done with each."""
    return " ".join([f"={card} {move}" for card, move in zip(cards, moves)])


# -- the rulebook's examples ---------------------------------------------------------------------


def test_example_turn_by_turn():
    state = after(START, "=7")
    assert state.to_move == 0
    state = state.play("skip")
    assert (state.top, state.to_move) == (7, 1)
    state = state.play("take")
    assert state.taken == ((), (7,))
    state = after(state, "=2")
    assert state.to_move == 0
    state = after(state, "take =5")
    assert state.to_move == 1
    state = state.play("skip")
    assert (state.top, state.to_move) == (5, 0)
    state = after(state, "take =9")
    assert state.to_move == 1
    state = state.play("take")
    assert state.taken == ((2, 5), (7, 9))
    assert state.left == 11


def test_example_closing_scores():
    """33 to 41, and player 2 wins, as the rulebook says."""
    state = after(START, SHOWN + BETWEEN)
    assert state.taken == ((2, 5, 6, 8, 5, 7), (7, 9, 3, 4, 2, 1, 9, 6))
    assert state.out == (1,)
    assert [sum(taken) for taken in state.taken] == [33, 41]
    assert state.outcome == Outcome(1, "higher_total")
    assert why(state, NAMES) == "41 to 33."


def test_command_line_sample():
    state = after(START, "=6")
    assert ask(state, NAMES) == "Take the 6, or leave it to Ben?"
    assert say(state, "skip", NAMES) == "Ada skipped the 6."
    state = state.play("skip")
    assert ask(state, NAMES) == (
        "Take the 6, or skip it? If you skip too, the 6 is thrown out. Then Ada chooses first."
    )
    assert say(state, "skip", NAMES) == "Ben skipped too. The 6 is thrown out."
    state = after(state, "skip =9")
    assert state.to_move == 0
    assert say(state, "take", NAMES) == "Ada took 9 and has 9."
    state = after(state, "take =2")
    assert state.taken == ((9,), ())
    assert state.to_move == 1
    assert state.legal_moves() == ("skip", "take")


# -- T1: luck ------------------------------------------------------------------------------------


def test_t1_every_number_is_equally_likely_whatever_came_before():
    state = START
    for card in (9, 9, 9, 1, 9):
        assert state.to_move == CHANCE
        assert state.chances() == tuple((f"={number}", 1) for number in range(1, 10))
        assert ask(state, NAMES) == "The next number is turned up."
        state = after(state, f"={card} take")


def test_t1_there_are_fifteen_numbers():
    state = after(START, line(["take"] * 14, [5] * 14))
    assert state.outcome is None
    assert state.left == 1
    state = after(state, "=5 take")
    assert state.outcome is not None
    with pytest.raises(IllegalMove, match=r"^over$"):
        state.play("=5")


# -- T2: two skips -------------------------------------------------------------------------------


def test_t2_two_skips_discard_and_the_first_skipper_chooses_first():
    state = after(START, "=3 skip skip")
    assert state.out == (3,)
    assert state.left == 14
    assert state.turn == 0
    state = after(state, "=4 take =8 skip skip")
    assert state.turn == 1
    assert state.out == (3, 8)


def test_t2_the_count_starts_again_on_the_next_number():
    state = after(START, "=3 skip skip =4 skip")
    assert state.top == 4
    assert state.out == (3,)
    state = after(START, "=3 skip take =4 skip")
    assert state.top == 4
    assert state.out == ()


def test_t2_the_table_shows_who_skipped():
    state = after(START, "=3 take =4")
    assert state.table()["skipped"] is None
    assert state.play("skip").table()["skipped"] == {"by": 1}


@pytest.mark.parametrize(
    ("moves", "top", "skipped"),
    [
        ("", 0, False),
        ("=3", 3, False),
        ("=3 skip", 3, True),
        ("=3 take", 0, False),
        ("=3 skip take", 0, False),
        ("=3 skip skip", 0, False),
    ],
)
def test_t2_a_skip_is_over_with_its_number(moves, top, skipped):
    state = after(START, moves)
    assert state.top == state.table()["top"] == top
    assert state.skipped is skipped


def test_everything_may_be_skipped():
    state = after(START, line(["skip skip"] * 15, [9] * 15))
    assert state.outcome == Outcome(1, "second_player")
    assert why(state, NAMES).startswith(
        "You both have 0 with 0 numbers each, and ties go to the second player"
    )


# -- T3: the result ------------------------------------------------------------------------------


def test_t3_higher_total_wins():
    state = after(START, line(["take"] * 15, [9, 1] * 7 + [9]))
    assert state.outcome == Outcome(0, "higher_total")
    assert why(state, NAMES) == "72 to 7."


def test_t3_equal_totals_more_numbers_wins():
    """The first player's 2 + 2 against 4; whoever took more, from either seat."""
    moves = ["take", "take", "take"] + ["skip skip"] * 12
    state = after(START, line(moves, [2, 4, 2] + [9] * 12))
    assert state.outcome == Outcome(0, "more_numbers")
    assert why(state, NAMES) == "You both have 4. Ada took more numbers, 2 to 1."
    moves = ["take", "take", "skip take"] + ["skip skip"] * 12
    state = after(START, line(moves, [4, 2, 2] + [9] * 12))
    assert state.outcome == Outcome(1, "more_numbers")
    assert why(state, NAMES) == "You both have 4. Ben took more numbers, 2 to 1."


def test_t3_still_equal_the_second_player_wins():
    moves = ["take", "take"] + ["skip skip"] * 13
    state = after(START, line(moves, [7, 7] + [9] * 13))
    assert state.outcome == Outcome(1, "second_player")
    assert why(state, NAMES).startswith(
        "You both have 7 with 1 number each, and ties go to the second player"
    )


@pytest.mark.parametrize(
    ("first", "second", "outcome"),
    [
        ((5,), (4,), (0, "higher_total")),
        ((4,), (2, 3), (1, "higher_total")),
        ((1, 3), (4,), (0, "more_numbers")),
        ((4,), (1, 3), (1, "more_numbers")),
        ((1, 3), (3, 1), (1, "second_player")),
        ((), (), (1, "second_player")),
    ],
)
def test_t3_the_three_steps(first, second, outcome):
    assert judge(first, second) == Outcome(*outcome)


@pytest.mark.parametrize(
    ("moves", "notes"),
    [
        ("", ("Tied", "Tied")),
        ("=1 take", ("1 point ahead", "1 point behind")),
        ("=1 take =9 take", ("8 points behind", "8 points ahead")),
    ],
)
def test_the_trays_say_who_leads(moves, notes):
    state = after(START, moves)
    assert tuple(note(state, seat) for seat in (0, 1)) == notes


def test_a_number_is_turned_up_before_it_is_taken():
    with pytest.raises(IllegalMove, match="card_first"):
        START.play("take")
    with pytest.raises(IllegalMove, match=r"allowed=.'skip', 'take'"):
        after(START, "=5 =5")
