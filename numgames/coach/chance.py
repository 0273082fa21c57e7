"""The exact chance of the first player in any position of any game that is not too large.

Knows the protocol (core.py) and which games bring a solver of their own for the positions before
a card; decisions are the same for all of them.  Any other game, a sixth one say, is searched
through state by state: nothing to write, and fast enough for some ten thousand positions.

A chance is a pair of integers (ratio.py): both players play their best, luck is as it is.
"""

from numgames.core import CHANCE, State
from numgames.games.number_stack import solver as number_stack
from numgames.games.number_stack.rules import NumberStackState
from numgames.games.sequence_stack import solver as sequence_stack
from numgames.games.sequence_stack.rules import SequenceStackState
from numgames.games.stack_attack_score import solver as stack_attack_score
from numgames.games.stack_attack_score.rules import TakeOrSkipState
from numgames.ratio import ONE, ZERO, above, plus, reduced

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from numgames.ratio import Ratio

SOLVERS: "dict[type[State], Callable[[Any], Ratio]]" = {
    NumberStackState: number_stack.value,
    SequenceStackState: sequence_stack.value,
    TakeOrSkipState: stack_attack_score.value,
}

_known: "dict[State, Ratio]" = {}  # of the games without a solver of their own


def value(state: State) -> "Ratio":
    """The first player's exact winning chance, not always in lowest terms."""
    if state.outcome is not None:
        return ONE if state.outcome.winner == 0 else ZERO
    if type(state) not in SOLVERS:
        return searched(state)
    if state.to_move == CHANCE:
        return SOLVERS[type(state)](state)
    return decided(state, [value(state.play(move)) for move in state.legal_moves()])


def searched(start: State) -> "Ratio":
    """The same by looking at every position that can follow, each once.

    A stack of its own instead of recursion: MicroPython has little.  ValueError if the game can
    come back to a position, since then this search cannot know what that is worth.
    """
    waiting, opened = [start], set()
    while waiting:
        state = waiting[-1]
        tokens = [token for token, _ in state.chances()] or list(state.legal_moves())
        follows = [state.play(token) for token in tokens]
        unknown = [after for after in follows if after.outcome is None and after not in _known]
        if state in _known or not unknown:
            waiting.pop()
            if state not in _known:
                chances = [_known[after] if after in _known else value(after) for after in follows]
                _known[state] = (mixed if state.to_move == CHANCE else decided)(state, chances)
        elif state in opened:
            raise ValueError("This game can go round in circles and needs a solver of its own.")
        else:
            opened.add(state)
            waiting.extend(unknown)
    return _known[start]


def decided(state: State, chances: "list[Ratio]") -> "Ratio":
    """What the mover makes of the first player's chance after each move."""
    best = chances[0]
    for chance in chances:
        if above(chance, best) if state.to_move == 0 else above(best, chance):
            best = chance
    return best


def mixed(state: State, chances: "list[Ratio]") -> "Ratio":
    """What luck makes of it: the mean, by the weight of each card."""
    total, weights = ZERO, 0
    for (_, weight), chance in zip(state.chances(), chances):
        total = plus(total, (weight * chance[0], chance[1]))
        weights += weight
    return reduced(total[0], total[1] * weights)
