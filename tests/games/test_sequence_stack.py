"""Sequence Stack: both worked examples, the command-line sample, and rulings S1 to S7."""

import pytest

from numgames.core import CHANCE, IllegalMove, Outcome
from numgames.games.sequence_stack.rules import SequenceStackState
from tests.support.playing import NAMES, after
from tests.support.sequence_stack import START
from tests.support.words import ask, note, refused, say, why

# The rulebook's examples: what is drawn and done, both stacks and all blocks after it.
EXAMPLE_1 = [
    ("=3 discard", (0, 0), "", "3"),
    ("=1 place", (0, 1), "", "3"),
    ("=5 discard", (0, 1), "", "35"),
    ("=2 place", (0, 2), "", "35"),
    ("=4 discard", (0, 2), "", "345"),
    ("=1 discard", (0, 2), "1", "345"),
    ("=2 discard", (0, 2), "1", "2345"),  # missing in the book's closing list (S2)
    ("=5 discard", (0, 2), "15", "2345"),  # missing in the book's closing list (S2)
    ("=4 discard", (0, 2), "15", "2345"),
    ("=3 discard", (0, 2), "135", "2345"),  # missing in the book's closing list (S2)
]
EXAMPLE_2 = [
    ("=1 place", (1, 0), "", ""),
    ("=2 discard", (1, 0), "2", ""),
    ("=3 discard", (1, 0), "2", "3"),
    ("=1 place", (1, 1), "2", "3"),
    ("=4 discard", (1, 1), "2", "34"),
    ("=2 place", (1, 2), "2", "34"),
    ("=5 discard", (1, 2), "2", "345"),
    ("=3 discard", (1, 2), "23", "345"),  # missing in the book's closing list (S2)
    ("=5 discard", (1, 2), "23", "345"),
    ("=4 discard", (1, 2), "234", "345"),  # missing in the book's closing list (S2)
]
# Nothing is placed.  1 stays open for the second player, 4 for the first; 2, 3, 5 for nobody.
NOTHING_PLACED = """
    =5 discard  =1 discard  =4 discard  =2 discard  =3 discard
    =3 discard  =4 discard  =1 discard  =2 discard  =5 discard
"""
# The first player's stack is longer, and nobody can finish.
FIRST_LONGER = """
    =3 discard  =4 discard  =1 place    =4 discard  =2 place
    =2 discard  =1 discard  =5 discard  =3 discard  =5 discard
"""


def blocks(state):
    return tuple("".join([str(number) for number in numbers]) for numbers in state.blocked)


# -- the rulebook's examples ---------------------------------------------------------------------


@pytest.mark.parametrize("example", [EXAMPLE_1, EXAMPLE_2])
def test_s2_the_examples_turn_by_turn_with_every_block(example):
    state = START
    for moves, heights, first, second in example:
        assert state.outcome is None
        state = state.play(moves.split()[0])
        can_place = state.heights != heights  # both books' players place whenever they can
        assert ("place" in state.legal_moves()) == can_place
        state = state.play(moves.split()[1])
        assert state.heights == heights
        assert blocks(state) == (first, second)
    assert state.outcome == Outcome(1, "longer_stack")
    assert state.draw_off is None  # both next numbers are blocked, but S6 is for equal stacks


def test_command_line_sample():
    state = START
    assert state.table()["deck"] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert (state.card, ask(state, NAMES)) == (0, "Draw a card.")
    assert ask(after(state, "=1"), NAMES) == (
        "Place the 1 on your stack, or discard it to block it for Ben."
    )
    state = after(state, "=1 place =1 place")
    assert state.card == 0
    assert state.table()["deck"] == [2, 2, 3, 3, 4, 4, 5, 5]
    assert ask(after(state, "=3"), NAMES) == "You need a 2 next. Discard the 3."
    assert say(after(state, "=3"), "discard", NAMES) == (
        "Ada discarded 3. It's now blocked for Ben."
    )
    state = after(state, "=3 discard")
    assert state.table()["deck"] == [2, 2, 3, 4, 4, 5, 5]
    assert state.table()["pile"] == [{"number": 3, "by": 0}]
    state = after(state, "=3")
    assert ask(state, NAMES) == "3 is blocked for you. Discard it."
    assert state.legal_moves() == ("discard",)


# -- S1, S2, S7: placing and discarding ------------------------------------------------------------


def test_s1_place_needs_the_next_number():
    assert after(START, "=2").legal_moves() == ("discard",)
    assert after(START, "=1").legal_moves() == ("discard", "place")
    assert after(START, "=1 place =3 discard =2").legal_moves() == ("discard", "place")


def test_s1_a_card_that_could_be_placed_may_be_discarded_and_is_blocked_then():
    state = after(START, "=1 discard =1")
    assert state.heights == (0, 0)
    assert state.blocked == ((), (1,))
    assert state.legal_moves() == ("discard",)


def test_s2_every_discard_blocks_also_a_blocked_or_placed_number():
    assert after(START, "=4 discard =4 discard").blocked == ((4,), (4,))
    assert after(START, "=1 place =1 discard").blocked == ((1,), ())


def test_s2_blocking_twice_is_said_differently():
    state = after(START, "=4 discard =5 discard =4")
    assert say(state, "discard", NAMES) == "Ada discarded 4. It stays blocked for Ben."
    assert after(state, "discard").blocked == ((5,), (4,))


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ("=2", "You need a 1 next. Discard the 2."),
        ("=1 discard =1", "1 is blocked: your stack stays at 0. Discard the 1."),
        ("=1 discard =4", "1 is blocked: your stack stays at 0. Discard the 4."),
        ("=1 place =2 discard =1", "1 is already in your stack. Discard it."),
    ],
)
def test_s7_an_illegal_place_is_refused_with_the_reason(moves, sentence):
    state = after(START, moves)
    with pytest.raises(IllegalMove):
        state.play("place")
    assert refused(state, "place") == ask(state, NAMES) == sentence
    assert state.outcome is None


def test_a_card_is_drawn_before_it_is_decided_on():
    with pytest.raises(IllegalMove, match="card_first"):
        START.play("place")
    with pytest.raises(IllegalMove, match=r"allowed=.'discard', 'place'"):
        after(START, "=1 =2")
    with pytest.raises(IllegalMove):
        after(START, "=1 place =1 place =1")  # there are only two of each


# -- S3: completing ------------------------------------------------------------------------------

FOUR_PLACED = "=1 place =1 place =2 place =2 discard =3 place =3 discard =4 place =4 discard"


def test_s3_completing_wins_at_once():
    state = after(START, FOUR_PLACED + " =5")
    assert (state.tray(0)["next"], note(state, 0)) == (5, "Needs a 5")
    pile, state = state.pile, state.play("place")
    assert state.outcome == Outcome(0, "completed")
    assert (state.deck, state.pile, state.card, state.turn) == ((5,), pile, 0, 1)
    assert state.tray(0)["next"] == 0
    assert note(state, 0) == "Complete"
    assert why(state, NAMES) == "Ada completed the stack: 1, 2, 3, 4, 5."
    with pytest.raises(IllegalMove, match=r"^over$"):
        state.play("discard")


# -- S4, S5: the deck is empty -------------------------------------------------------------------


def test_s4_is_judged_only_when_a_card_must_be_drawn_from_an_empty_deck():
    turns = [moves for moves, *_ in EXAMPLE_1]
    both_unable = after(START, " ".join(turns[:6]))  # no 1 for the first, no 3 for the second
    assert both_unable.to_move == CHANCE
    last_card = after(START, " ".join(turns[:9]) + " =3")
    assert last_card.deck == ()
    assert last_card.to_move == 1


def test_s4_the_longer_stack_wins_in_the_first_seat_too():
    state = after(START, FIRST_LONGER)
    assert state.heights == (2, 0)
    assert state.outcome == Outcome(0, "longer_stack")
    assert state.card == 0
    assert why(state, NAMES) == "Neither of you can finish now. Ada's stack is longer, 2 to 0."


@pytest.mark.parametrize(
    ("blocked", "goes_on"),
    [
        (((4,), ()), True),  # the second player can finish
        (((1,), (3,)), True),  # the first can: its 1 is placed already
        (((2,), (3,)), False),  # each one's very next number
        (((5,), (5,)), False),  # each one's last number
    ],
)
def test_s4_an_able_player_keeps_the_game_going(blocked, goes_on):
    """Said of made-up positions: the test after this one shows that play never gets here."""
    blocks = tuple([sum([1 << number for number in numbers]) for numbers in blocked])
    last = after(START, "=1 place =1 place =3 discard =2")
    state = but(last, blocks=blocks, left=0, pile=((4, 1), (2, 1))).play("place")
    assert state.heights == (1, 2)
    if goes_on:
        assert (state.outcome, state.deck) == (None, (2, 4))
    else:
        assert state.outcome == Outcome(1, "longer_stack")


def test_s4_both_are_unable_whenever_the_deck_runs_out():
    """Seen in every way the first ten cards can go, and true ever after, for who is unable
    stays so.  Hence a stack is completed in the first deck or never; and never by the second
    player, who would have to place all five cards while the first player, drawing before,
    neither wins nor discards one of the numbers."""
    layer, completers = {START}, set()
    for _ in range(2 * len(START.deck)):
        layer = {
            without_pile(state.play(token))
            for state in layer
            for token in state.legal_moves() + tuple(dict(state.chances()))
        }
        over = {state for state in layer if state.outcome}
        completers |= {state.outcome.winner for state in over if 5 in state.heights}
        layer -= {state for state in over if 5 in state.heights}
    assert completers == {0}
    assert len(layer) > 200
    for state in layer:
        for seat in (0, 1):
            assert max(state.blocked[seat]) > state.heights[seat]


def without_pile(state):
    """The pile's order multiplies the ways of play and changes nothing about them."""
    return but(state, pile=())


def but(state, **fields):
    """The same position with some of its fields changed."""
    kept = {name: getattr(state, name) for name in SequenceStackState.__slots__}
    return SequenceStackState.of(**{**kept, **fields})


def test_s5_numbers_blocked_for_both_stay_out_for_good():
    before = after(START, " ".join(NOTHING_PLACED.split()[:-1]))
    assert say(before, "discard", NAMES) == (
        "Ben discarded 5. It's now blocked for Ada."
        " The discard pile is shuffled into a new deck of 4."
        " 2, 3 and 5 stay out, because they're blocked for both of you."
    )
    state = before.play("discard")
    assert blocks(state) == ("1235", "2345")
    assert state.deck == (1, 1, 4, 4)
    assert state.chances() == (("=1", 2), ("=4", 2))
    assert state.pile == ()
    assert state.table()["out"] == [2, 2, 3, 3, 5, 5]
    assert [note(state, seat) for seat in (0, 1)] == ["1 is blocked", "Needs a 1"]
    assert state.to_move == CHANCE
    assert state.turn == 0


def test_s5_play_goes_on_with_the_new_deck():
    state = after(START, NOTHING_PLACED + "=4 discard =1 place")
    assert state.heights == (0, 1)
    state = after(state, "=1 discard =4 discard")
    assert state.outcome == Outcome(1, "longer_stack")


def test_s5_also_when_the_last_card_was_placed():
    moves = """
        =1 place    =3 discard  =3 discard  =2 discard  =5 discard
        =2 discard  =5 discard  =4 discard  =4 discard  =1
    """
    state = after(START, moves)
    assert say(state, "place", NAMES) == (
        "Ben placed 1. The discard pile is shuffled into a new deck of 4."
        " 3 and 4 stay out, because they're blocked for both of you."
    )
    state = state.play("place")
    assert state.heights == (1, 1)
    assert state.deck == (2, 2, 5, 5)
    assert after(state, "=5 discard =2").legal_moves() == ("discard", "place")


def test_s5_a_position_may_come_again():
    """Only luck ends a game in which both discard what they could place: hence `longest`."""
    state = after(START, NOTHING_PLACED)
    assert after(state, "=4 discard =1 discard =4 discard =1 discard") == state
