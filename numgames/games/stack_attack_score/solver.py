"""Take or Skip solved exactly: in how many of the 9^k possible stacks the mover wins.

For positions in which a number is about to be turned up.  Knows the rules in a form made for
counting; the tests hold it against the game itself.

The whole position is two integers: how many numbers are `left`, and the mover's `lead`.  The
lead counts points in steps of 64, numbers taken in steps of 2 (at most 15 of them, so they
only ever break a tie) and is one more for the second player and one less for the first, who
loses the last tie (T3).  It is always odd, and at the end a positive lead wins.

With `top` in view the mover takes it, or skips; then the other takes it or skips too, and the
mover is first to choose again (T2).  After a take the other moves, so their wins and lead are
this player's, negated.
"""

from numgames.games.stack_attack_score.rules import NUMBERS, SIZE, TakeOrSkipState
from numgames.ratio import other

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.ratio import Ratio

POINT = 64
GAINS = tuple([POINT * top + 2 for top in NUMBERS])
MOST = GAINS[-1]

_known: "list[dict[int, int]]" = [{} for _ in range(SIZE + 1)]  # by numbers left: lead -> wins


def value(state: TakeOrSkipState) -> "Ratio":
    """The first player's chance while a number is about to be turned up."""
    chance = (wins(state.left, lead(state)), len(NUMBERS) ** state.left)
    return chance if state.turn == 0 else other(chance)


def choosing(state: TakeOrSkipState) -> "tuple[Ratio, Ratio]":
    """The mover's chance on the next fresh number at the present totals: choosing first, second.

    What lies between them is the worth of staying first to choose.
    """
    left = state.left - 1 if state.top else state.left
    whole, ahead = len(NUMBERS) ** left, lead(state)
    return (wins(left, ahead), whole), (whole - wins(left, -ahead), whole)


def lead(state: TakeOrSkipState) -> int:
    mine, theirs = state.taken[state.turn], state.taken[1 - state.turn]
    points, numbers = sum(mine) - sum(theirs), len(mine) - len(theirs)
    return POINT * points + 2 * numbers + (1 if state.turn else -1)


def wins(left: int, ahead: int) -> int:
    """In how many of the 9^left stacks that can come the mover wins with best play on both sides.

    At most SIZE calls deep: one for each number left.
    """
    whole: int = len(NUMBERS) ** left
    if ahead > MOST * left:  # too far ahead to catch up; with nothing left this is the end
        return whole
    if ahead < -MOST * left:
        return 0
    known = _known[left]
    if ahead not in known:
        rest = whole // len(NUMBERS)
        out = wins(left - 1, ahead)  # both skip
        total = 0
        for gain in GAINS:
            best = rest - wins(left - 1, -ahead - gain)  # taken
            if best < out:  # else skipping cannot be better: the other may skip as well
                best = max(best, min(out, wins(left - 1, ahead - gain)))
            total += best
        known[ahead] = total
    return known[ahead]
