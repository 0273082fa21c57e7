"""A position as numbers, for neural networks: everything in it that can matter for who wins.

Seen from one seat: a player's own things come before the opponent's.  Cards and numbers are
marks, 0 or 1, one for each; totals and counts are as they are.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from numgames.core import CHANCE, State
from numgames.games.divisor_chain.rules import ChainState
from numgames.games.number_stack.rules import NumberStackState
from numgames.games.sequence_stack.rules import LAST, SequenceStackState
from numgames.games.stack_attack_score.rules import SIZE, TakeOrSkipState


class Feature(NamedTuple):
    name: str
    values: "list[int]"
    most: int = 1  # none of the values is ever higher; the lowest is 0


def features(state: State, seat: int) -> "list[Feature]":
    """What the player in `seat` sees; as many values in every position of a game."""
    who = [
        Feature("seat", marks([seat], 0, 1)),  # ties are broken by seat
        Feature("turn", [state.turn == seat, state.turn != seat]),  # also while a card comes
        Feature("waits_for", [state.to_move == CHANCE, state.to_move is None]),
    ]
    return who + SEEN[type(state)](state, seat)


def number_stack(state: NumberStackState, seat: int) -> "list[Feature]":
    return [
        Feature("card", marks([state.card], 1, 9)),
        Feature("mine", marks(state.kept[seat], 1, 9)),
        Feature("yours", marks(state.kept[1 - seat], 1, 9)),
        Feature("gone", marks(state.gone, 1, 9)),
    ]


def sequence_stack(state: SequenceStackState, seat: int) -> "list[Feature]":
    drawn = (*(state.draw_off or ()), 0, 0)
    return [
        Feature("card", marks([state.card], 1, LAST)),
        Feature("my_height", marks([state.heights[seat]], 0, LAST)),
        Feature("your_height", marks([state.heights[1 - seat]], 0, LAST)),
        Feature("my_blocks", marks(state.blocked[seat], 1, LAST)),
        Feature("your_blocks", marks(state.blocked[1 - seat], 1, LAST)),
        Feature("deck", counts(state.deck, LAST), 2),
        Feature("pile", counts([number for number, _ in state.pile], LAST), 2),
        Feature("draw_off", [state.draw_off is not None]),
        Feature("my_draw", marks([drawn[seat]], 1, LAST)),
        Feature("your_draw", marks([drawn[1 - seat]], 1, LAST)),
    ]


def stack_attack_score(state: TakeOrSkipState, seat: int) -> "list[Feature]":
    mine, yours = state.taken[seat], state.taken[1 - seat]
    return [
        Feature("top", marks([state.top], 1, 9)),
        Feature("skipped", [state.skipped]),
        Feature("left", [state.left], SIZE),
        Feature("totals", [sum(mine), sum(yours)], 9 * SIZE),
        Feature("taken", [len(mine), len(yours)], SIZE),
    ]


def divisor_chain(state: ChainState, seat: int) -> "list[Feature]":
    return [
        Feature("last", marks(state.chain[-1:], 1, state.n)),
        Feature("used", marks(state.chain, 1, state.n)),
        Feature("slip", marks([state.slip], 1, state.n)),
    ]


def marks(numbers: "Iterable[int]", low: int, high: int) -> "list[int]":
    """A 1 for each number that is there."""
    there = set(numbers)
    return [int(number in there) for number in range(low, high + 1)]


def counts(numbers: "Iterable[int]", high: int) -> "list[int]":
    """How often each number is there."""
    found = Counter(numbers)
    return [found[number] for number in range(1, high + 1)]


SEEN: "dict[type[State], Callable[[Any, int], list[Feature]]]" = {
    NumberStackState: number_stack,
    SequenceStackState: sequence_stack,
    TakeOrSkipState: stack_attack_score,
    ChainState: divisor_chain,
}
