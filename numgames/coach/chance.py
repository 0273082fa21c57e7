"""The exact chance of the first player in any position of any game that is not too large.

A game may know its chances itself (its advice); what it doesn't know is searched through state by
state: nothing to write, and fast enough for some ten thousand positions.

A chance is a pair of integers (ratio.py): both players play their best, luck is as it is.
"""

from numgames.advice import advice_of
from numgames.core import CHANCE, State
from numgames.ratio import ONE, ZERO, above, plus, reduced

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.ratio import Ratio

MOST_KNOWN = 200_000
_known: "dict[State, Ratio]" = {}  # what was searched through on the way


def value(state: State) -> "Ratio":
    """The first player's exact winning chance, not always in lowest terms."""
    chance = told(state)
    return searched(state) if chance is None else chance


def told(state: State) -> "Ratio | None":
    """The same without looking further; None where that doesn't tell."""
    if state.outcome is not None:
        return ONE if state.outcome.winner == 0 else ZERO
    return advice_of(state.game).value(state)


def searched(start: State) -> "Ratio":
    """The same by looking at every position that can follow, each once.

    A stack of its own instead of recursion: MicroPython has little.  ValueError if the game can
    come back to a position, since then this search cannot know what that is worth.
    """
    if start in _known:
        return _known[start]
    if len(_known) > MOST_KNOWN:
        _known.clear()
    waiting, opened = [start], set()
    while True:
        state = waiting[-1]
        tokens = [token for token, _ in state.chances()] or list(state.legal_moves())
        chances, unknown = [], []
        for token in tokens:
            after = state.play(token)
            chance = told(after)
            if chance is None:
                chance = _known.get(after)
            if chance is None:
                unknown.append(after)
            else:
                chances.append(chance)
        if not unknown:
            chance = (mixed if state.to_move == CHANCE else decided)(state, chances)
            waiting.pop()
            if not waiting:
                return chance
            _known[state] = chance
        elif state in opened:
            raise ValueError("This game can go round in circles and needs a solver of its own.")
        else:
            opened.add(state)
            waiting.extend(unknown)


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
