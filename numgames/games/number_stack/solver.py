"""Number Stack solved exactly: in how many orders of the unseen cards the mover wins.

For positions in which a card is about to be drawn.  Knows the rules in a form made for counting;
the tests hold it against the game itself.

A player's position is the set of sums that can be made, as bits 0 to 14.  A player with the
larger set (one that contains the other) never has the worse chance: they can imitate every
decision, their set still contains the other one, and at every moment it makes 15 or the
better sum if the other does.  So of keeping and discarding the larger set is best, and only
where neither contains the other (`sum=total`, not over 15) both have to be tried.  With
`sum=any` keeping always gives the larger set: keeping is never wrong.
"""

from numgames.games.number_stack.rules import NUMBERS, TARGET, NumberStackState
from numgames.ratio import other

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.ratio import Ratio

FULL = 1 << TARGET

_known: "dict[str, dict[int, dict[int, int]]]" = {"any": {}, "total": {}}  # rule, unseen, sums
_splits: "dict[int, list[tuple[int, int]]]" = {}  # unseen cards as bits: (card, the others)
_orders = [1]  # by how many cards: the orders they can come in
for _number in NUMBERS:
    _orders.append(_orders[-1] * _number)


def value(state: NumberStackState) -> "Ratio":
    """The first player's chance while a card is about to be drawn."""
    mine, theirs = state.sums[state.turn] % FULL, state.sums[1 - state.turn] % FULL
    unseen = sum([1 << card for card in state.unseen])
    chance = (wins(state.sum, mine, theirs, unseen), _orders[len(state.unseen)])
    return chance if state.turn == 0 else other(chance)


def wins(rule: str, mine: int, theirs: int, unseen: int) -> int:
    """In how many orders of the `unseen` cards the player about to draw wins with best play.

    At most nine calls deep: one for each card.
    """
    if not unseen:  # after nine cards it is the second player's turn, who wins the tie (K2):
        return 0 if mine < theirs and mine < mine ^ theirs else 1  # their top bit is not lower
    known = _known[rule]
    if unseen not in known:
        known[unseen] = {}
        _splits[unseen] = [(n, unseen ^ 1 << n) for n in NUMBERS if unseen >> n & 1]
    table = known[unseen]
    key = mine << TARGET | theirs
    if key not in table:
        splits = _splits[unseen]
        orders = _orders[len(splits) - 1]
        total = 0
        for card, rest in splits:
            kept = mine << card | (mine if rule == "any" else 0)
            lost = 0
            if not kept & FULL:  # exactly 15 wins at once (K1, K3)
                kept %= FULL
                keep_it = kept | mine == kept
                lost = wins(rule, theirs, kept if keep_it else mine, rest)
                if kept and not keep_it:  # not over 15, and neither set contains the other
                    lost = min(lost, wins(rule, theirs, kept, rest))
            total += orders - lost
        table[key] = total
    return table[key]
