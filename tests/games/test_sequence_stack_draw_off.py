"""Sequence Stack, S6: the dead tie and the draw-off that breaks it."""

import pytest

from numgames.core import CHANCE, IllegalMove, Outcome
from numgames.games.sequence_stack.rules import NUMBERS
from tests.support.playing import NAMES, after
from tests.support.sequence_stack import DEAD_TIE, NOTHING_LEFT, START
from tests.support.words import ask, say, why


@pytest.mark.parametrize("moves", [DEAD_TIE, NOTHING_LEFT])
def test_s6_a_dead_tie_is_broken_by_one_card_each(moves):
    words = moves.split()
    last = after(START, " ".join(words[:-1]))
    assert say(last, words[-1], NAMES).endswith("one card each decides.")
    state = last.play(words[-1])
    assert state.heights == (1, 1)
    assert state.outcome is None
    assert state.to_move == CHANCE
    assert (state.turn, state.card) == (0, 0)
    assert state.chances() == tuple((f"={number}", 1) for number in NUMBERS)
    assert state.table()["draw_off"] is True
    assert ask(state, NAMES) == "Draw a card. The higher number wins."
    with pytest.raises(IllegalMove):
        state.play("discard")


@pytest.mark.parametrize(
    ("cards", "winner", "each"),
    [
        ("=4 =2", 0, "Ada drew a 4, Ben a 2."),
        ("=1 =5", 1, "Ben drew a 5, Ada a 1."),
    ],
)
def test_s6_the_higher_number_wins(cards, winner, each):
    state = after(START, DEAD_TIE)
    first, second = cards.split()
    assert say(state, first, NAMES) == f"Ada drew a {first[1]}."
    state = state.play(first)
    assert state.turn == 1
    assert state.to_move == CHANCE
    assert first not in dict(state.chances())
    assert [state.tray(seat)["draw_off"] for seat in (0, 1)] == [int(first[1]), 0]
    state = state.play(second)
    assert state.outcome == Outcome(winner, "draw_off")
    assert state.table()["card"] == 0
    assert why(state, NAMES).endswith(f": {each}")
    assert [state.tray(seat)["draw_off"] for seat in (0, 1)] == [int(first[1]), int(second[1])]
