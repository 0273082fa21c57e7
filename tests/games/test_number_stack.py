"""Number Stack: the rulebook's example and command-line sample, and rulings K1 to K3."""

import pytest

from numgames.core import IllegalMove, Outcome
from numgames.games.number_stack.rules import GAME, combination
from numgames.words import game_words
from tests.support.playing import NAMES, after
from tests.support.words import ask, note, reason, say, why

ANY = GAME.start()
TOTAL = GAME.start(sum="total")

# The rulebook's example: what is drawn and done, and what both hold after it.
EXAMPLE = [
    ("=4 keep", (4,), ()),
    ("=7 keep", (4,), (7,)),
    ("=6 discard", (4,), (7,)),
    ("=3 keep", (4,), (7, 3)),
    ("=2 keep", (4, 2), (7, 3)),
    ("=5 keep", (4, 2), (7, 3, 5)),
]


# -- the rulebook's examples ---------------------------------------------------------------------


@pytest.mark.parametrize("start", [ANY, TOTAL])
def test_example_turn_by_turn(start):
    """7 + 3 + 5 is all that Bob holds: he wins under both options."""
    state = start
    for moves, alice, bob in EXAMPLE:
        assert state.outcome is None
        state = after(state, moves)
        assert state.kept == (alice, bob)
    assert state.outcome == Outcome(1, "exact_sum")
    assert why(state, ("Alice", "Bob")) == "7 + 3 + 5 = 15."
    assert state.tray(1)["makes"] == [7, 3, 5]


def test_command_line_sample():
    state = ANY
    assert ask(state, NAMES) == "Draw a card."
    assert say(state, "=4", NAMES) == "Ada drew a 4."
    state = state.play("=4")
    assert ask(state, NAMES) == "Keep the 4, or discard it?"
    assert say(state, "keep", NAMES) == "Ada kept 4 and can make 4."
    state = state.play("keep")
    assert state.kept == ((4,), ())
    assert say(state, "=8", NAMES) == "Ben drew an 8."
    assert state.play("=7").legal_moves() == ("discard", "keep")


def test_a_discarded_number_is_out_for_both():
    state = ANY.play("=6")
    assert say(state, "discard", NAMES) == "Ada discarded 6. It's out of the game."
    state = state.play("discard")
    assert state.gone == (6,)
    assert "=6" not in dict(state.chances())
    with pytest.raises(IllegalMove):
        state.play("=6")


def test_each_number_comes_once():
    assert ANY.chances() == tuple((f"={number}", 1) for number in range(1, 10))
    assert len(after(ANY, "=1 keep =2 keep =3 discard").chances()) == 6


# -- K1: any combination -------------------------------------------------------------------------


def test_k1_any_combination_wins_at_once():
    state = after(ANY, "=4 keep =9 discard =3 keep =8 discard =6 keep =7 discard")
    assert state.outcome is None
    assert state.tray(0)["wants"] == [2, 5]  # 4+3+6+2, 4+6+5
    state = after(state, "=5 keep")
    assert state.kept[0] == (4, 3, 6, 5)
    assert state.outcome == Outcome(0, "exact_sum")
    assert why(state, NAMES) == "4 + 6 + 5 = 15."


def test_k1_more_than_fifteen_in_all_is_no_harm():
    state = after(ANY, "=9 keep =1 discard =8 keep")
    assert say(state, "=2", NAMES) == "Ben drew a 2."
    assert state.outcome is None
    assert state.best(0) == 9
    assert after(state, "=2 discard =6 keep").outcome == Outcome(0, "exact_sum")


def test_k1_a_combination_is_found_if_there_is_one():
    assert combination((4, 3, 6, 5), 15) == [4, 6, 5]
    assert combination((1, 2), 15) == []


# -- K2: the cards run out -----------------------------------------------------------------------


def test_k2_nothing_kept_counts_zero_and_a_tie_goes_to_the_second_player():
    state = after(ANY, " ".join([f"={number} discard" for number in range(1, 10)]))
    assert state.outcome == Outcome(1, "second_player")
    assert why(state, NAMES).startswith("It's a tie at 0, and ties go to the second player")


@pytest.mark.parametrize(
    ("moves", "outcome", "told"),
    [
        (
            "=9 keep =8 keep =1 keep =2 keep",
            (1, "second_player"),
            "a tie at 10",
        ),
        (
            "=9 keep =8 keep =1 keep =2 discard",
            (0, "closest_sum"),
            "Ada's 10 is closer to 15 than Ben's 8",
        ),
        (
            "=1 keep =9 keep =2 keep =8 keep",
            (1, "closest_sum"),
            "Ben's 9 is closer to 15 than Ada's 3",
        ),
        (
            "=1 discard =2 keep",
            (1, "closest_sum"),
            "Ben's 2 is closer to 15 than Ada's 0",
        ),
    ],
)
def test_k2_the_higher_best_sum_of_at_most_fifteen_wins(moves, outcome, told):
    state = after(ANY, moves)
    rest = " ".join([f"={number} discard" for number in state.unseen])
    state = after(state, rest)
    assert state.outcome == Outcome(*outcome)
    assert told in why(state, NAMES)


# -- K3: only the total of all -------------------------------------------------------------------


def test_k3_a_combination_is_not_enough():
    moves = "=9 keep =1 discard =8 keep =2 discard =6 keep"
    assert after(ANY, moves).outcome == Outcome(0, "exact_sum")
    assert after(TOTAL, moves).outcome is None


def test_k3_exactly_fifteen_in_all_wins_at_once():
    state = after(TOTAL, "=9 keep =1 discard =6")
    assert ask(state, NAMES) == "Keep the 6 for a total of 15, or discard it?"
    assert state.tray(0)["wants"] == [6]
    state = state.play("keep")
    assert state.outcome == Outcome(0, "exact_sum")
    assert why(state, NAMES) == "9 + 6 = 15."


def test_k3_over_fifteen_cannot_come_back():
    state = after(TOTAL, "=9 keep =1 discard =8")
    assert say(state, "keep", NAMES) == "Ada kept 8 and has 17: over 15."
    state = state.play("keep")
    assert state.outcome is None
    assert state.best(0) == -1
    assert state.tray(0)["wants"] == []


@pytest.mark.parametrize(
    ("moves", "outcome", "told"),
    [
        (
            "=9 keep =7 keep =8 keep =6 keep =1 discard =3 keep",
            (1, "second_player"),
            "both over 15, and ties go to the second player",
        ),
        (
            "=9 keep =7 discard =8 keep =6 discard",
            (1, "closest_sum"),
            "Ben has 0, and Ada is over 15",
        ),
        (
            "=3 keep =9 keep =1 discard =8 keep",
            (0, "closest_sum"),
            "Ada has 3, and Ben is over 15",
        ),
        (
            "=9 keep =8 keep =4 keep =6 keep",
            (1, "closest_sum"),
            "Ben's 14 is closer to 15 than Ada's 13",
        ),
        (
            "=9 keep =8 keep =4 keep =5 keep",
            (1, "second_player"),
            "a tie at 13",
        ),
    ],
)
def test_k3_at_the_end_the_higher_total_of_at_most_fifteen_wins(moves, outcome, told):
    state = after(TOTAL, moves)
    assert state.outcome is None
    state = after(state, " ".join([f"={number} discard" for number in state.unseen]))
    assert state.outcome == Outcome(*outcome)
    assert told in why(state, NAMES)


# -- what people see -----------------------------------------------------------------------------


def hope(state):
    return game_words(GAME.id).tray(state, 0)["hope"]


def test_the_trays_say_what_is_missing():
    state = after(ANY, "=7 keep =9 discard =3 keep =8 keep")
    assert state.tray(0)["wants"] == [5]
    assert hope(state) == "A 5 makes 15."
    assert note(state, 0) == "5 short of 15"
    assert note(ANY, 0) == "Nothing kept yet"
    assert hope(ANY) == ""
    state = after(state, "=5")
    assert state.tray(0)["wants"] == [5]  # the card in view is still to be had
    assert note(after(state, "keep"), 0) == "15"
    assert note(after(TOTAL, "=9 keep =1 keep =8 keep"), 0) == "Over 15"
    assert after(TOTAL, "=7 keep").tray(0)["makes"] == []
    assert hope(after(ANY, "=7 keep =9 discard =3 keep =1 keep")) == "A 5 or an 8 makes 15."


def test_a_tray_that_has_fifteen_wants_nothing_more():
    state = after(ANY, "=7 keep =9 discard =8 keep")
    assert (state.tray(0)["makes"], state.tray(0)["wants"], hope(state)) == ([7, 8], [], "")


def test_the_table_shows_the_rule_and_the_card_in_view():
    assert (ANY.table()["rule"], TOTAL.table()["rule"]) == ("any", "total")
    shown = [after(ANY, moves).table()["card"] for moves in ("", "=4", "=4 keep", "=4 discard")]
    assert shown == [0, 4, 0, 0]


def test_the_button_says_what_keeping_makes():
    state = after(ANY, "=7 keep =9 discard =3 keep =8 keep")
    assert reason(state.play("=5"), "keep") == "7 + 3 + 5 = 15"
    assert reason(state.play("=5"), "discard") == ""
    assert reason(state.play("=1"), "keep") == ""
    state = after(TOTAL, "=7 keep =9 discard")
    assert reason(state.play("=3"), "keep") == "makes 10"
    assert reason(after(state, "=6 keep =1 discard =5"), "keep") == "makes 18: over"


def test_a_card_is_drawn_before_it_is_decided_on():
    with pytest.raises(IllegalMove, match="card_first"):
        ANY.play("keep")
    with pytest.raises(IllegalMove, match=r"allowed=.'discard', 'keep'"):
        after(ANY, "=5 =6")
    with pytest.raises(IllegalMove, match=r"^over$"):
        after(TOTAL, "=9 keep =1 discard =6 keep keep")
