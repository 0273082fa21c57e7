"""Sequence Stack solved exactly, reshuffles and all.

Called by chance.py for positions in which a card is about to be drawn.  Knows the rules in a
form made for counting; the tests hold it against the game itself.

**The position** needs no discard pile: two copies of each number are in play, those not in a
stack and not in the deck lie on the pile, and whether a number blocked for both still lies
there or is gone makes no difference, since no new deck will hold it (S5).  So a position is
(height, height, blocks, blocks, deck), the mover's first.  All of it is packed into one integer
of 26 bits, since MicroPython finds integers in a dict a hundred times faster than tuples.  The
chance is the mover's, so after each card everything is turned round.

**One deck at a time.**  Every card drawn makes the deck smaller, so the positions of one deck
are solved in layers from its last card back to its first, as integers over one denominator:
that of the positions after the last card times the orders of the cards left.

**Circles.**  Placing a card and blocking a number can never be undone; only a deck played
through without either comes back unchanged.  For that each card must come to the player it is
not blocked for.  So the deck has an even number of cards, half of them blocked for each player
(4 or 8 in fact), the same player begins it again, and at most 1 in 6 of its orders will do: an
endless game has probability 0 whatever anybody plays.  Let x be the chance at the start of such
a deck.  Playing it through with x put in wherever it comes back gives f(x), made of straight
pieces with slopes from 0 to 1/6.  Such an f shrinks distances, so x = f(x) has exactly one
solution, and that is the value of the game.  It is found exactly: follow the straight piece at
the present guess to where it meets x, and go on from there until f(x) is x.  (A step multiplies
the error by 1 - s/t for slopes s and t of x - f(x), both from 5/6 to 1, so by 1/5 at the most;
and the next guess depends on the piece alone, so no piece comes twice and it ends.)
"""

from numgames.games.sequence_stack import DECK, NUMBERS, SequenceStackState
from numgames.solvers.ratio import HALF, ONE, ZERO, other, reduced

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.solvers.ratio import Ratio

    Draws = list[tuple[int, list[int]]]

LAST = NUMBERS[-1]
ORDERS = [1]  # by how many cards: the orders they can come in
for _cards in range(1, len(DECK) + 1):
    ORDERS.append(ORDERS[-1] * _cards)

_known: "dict[int, Ratio]" = {}  # by position: the mover's chance, not always in lowest terms


def value(state: SequenceStackState) -> "Ratio":
    """The first player's chance while a card is about to be drawn."""
    if state.draw_off is not None:  # four cards are left, one of each other number (S6)
        return (state.draw_off[0] - 1, len(NUMBERS) - 1) if state.draw_off else HALF
    me, you = state.turn, 1 - state.turn
    blocks = [sum([1 << n - 1 for n in numbers]) for numbers in state.blocked]
    deck = sum([1 << 2 * (n - 1) for n in state.deck])
    start = packed(state.heights[me], state.heights[you], blocks[me], blocks[you], deck)
    chance = solve(start)
    return chance if me == 0 else other(chance)


def packed(mine: int, yours: int, my_blocks: int, your_blocks: int, deck: int) -> int:
    """A position; bit n - 1 of the blocks and the pair of bits n - 1 of the deck are number n."""
    return deck | my_blocks << 10 | your_blocks << 15 | mine << 20 | yours << 23


def unpacked(position: int) -> "tuple[int, int, int, int, int]":
    return (
        position >> 20 & 7, position >> 23, position >> 10 & 31, position >> 15 & 31,
        position & 1023,
    )  # fmt: skip


def solve(start: int) -> "Ratio":
    """The chance of the player about to draw from the deck of `start`."""
    if start in _known:
        return _known[start]
    layers, empty = played_through(start)
    ends = {position: after_deck(position, start) for position in empty}
    orders = ORDERS[len(layers)]
    guess = HALF
    while True:
        common = 1
        for chance in ends.values():
            common *= reduced(common, (chance or guess)[1])[1]  # until every `of` divides it
        found = backwards(layers, ends, guess, common)
        wins, returns = found[start]
        # Where the straight piece through the guess, of slope returns / orders, meets x.
        meets = wins - returns * guess[0] * (common // guess[1])
        x = reduced(meets, common * (orders - returns))
        if x == guess or None not in ends.values():
            break
        guess = x
    for i, layer in enumerate(layers):
        of = common * ORDERS[len(layers) - i]
        for position in layer:
            _known[position] = (found[position][0], of)
    return _known[start]


def backwards(
    layers: "list[dict[int, Draws]]", ends: "dict[int, Ratio | None]", guess: "Ratio", common: int
) -> "dict[int, tuple[int, int]]":
    """By position: the wins out of `common` times the orders of the cards left in the deck, and
    how many of those orders lead back to the start (below 0: seen from the other side)."""
    found = {}
    for position, chance in ends.items():
        wins, of = chance or guess
        found[position] = (wins * (common // of), 0 if chance else 1)
    for left, layer in enumerate(reversed(layers)):
        whole = common * ORDERS[left]
        for position, draws in layer.items():
            wins = returns = 0
            for copies, follows in draws:
                theirs = min([found[after] for after in follows]) if follows else (0, 0)
                wins += copies * (whole - theirs[0])
                returns -= copies * theirs[1]
            found[position] = (wins, returns)
    return found


def played_through(start: int) -> "tuple[list[dict[int, Draws]], list[int]]":
    """Every position of this deck, by cards drawn, with what can follow; those at its end."""
    layers = []
    here = [start]
    while here[0] & 1023:
        layer = {position: drawn(position) for position in here}
        layers.append(layer)
        here = list({after for draws in layer.values() for _, to in draws for after in to})
    return layers, here


def drawn(position: int) -> "Draws":
    """For each number in the deck: how many copies, and the positions the mover can choose from.

    They are the other player's.  None at all: the mover's stack is complete.
    """
    mine, yours, my_blocks, your_blocks, deck = unpacked(position)
    draws = []
    for i in range(LAST):
        copies = deck >> 2 * i & 3
        if copies:
            rest = deck - (1 << 2 * i)
            follows = [packed(yours, mine, your_blocks | 1 << i, my_blocks, rest)]
            if i == mine and not my_blocks >> i & 1:
                follows.append(packed(yours, mine + 1, your_blocks, my_blocks, rest))
            draws.append((copies, [] if len(follows) == 2 and i + 1 == LAST else follows))
    return draws


def after_deck(position: int, start: int) -> "Ratio | None":
    """The mover's chance once the deck is empty; None when that is `start` again."""
    mine, yours, my_blocks, your_blocks, _ = unpacked(position)
    if my_blocks >> mine and your_blocks >> yours and mine != yours:  # (S4)
        return ONE if mine > yours else ZERO
    deck = 0
    for i in range(LAST):
        if not my_blocks & your_blocks & 1 << i:  # (S5)
            deck |= 2 - (mine > i) - (yours > i) << 2 * i
    stuck = my_blocks >> mine & your_blocks >> yours & 1
    if mine == yours and stuck:  # (S6); without any card left they are stuck, too
        return HALF
    fresh = packed(mine, yours, my_blocks, your_blocks, deck)
    if fresh == start:
        return None
    chance = solve(fresh)
    return reduced(chance[0], chance[1])
