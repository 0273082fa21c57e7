"""Sequence Stack solved exactly, reshuffles and all.

For positions in which a card is about to be drawn.  Knows the rules in a form made for counting;
the tests hold it against the game itself.

**The position** needs no discard pile: two copies of each number are in play, those not in a
stack and not in the deck lie on the pile, and whether a number blocked for both still lies
there or is gone makes no difference, since no new deck will hold it (S5).  So a position is
(height, height, blocks, blocks, deck), the mover's first, and whether one discard blocks a
number or only the second one does (S8).  All of it is packed into one integer of 27 bits, since
MicroPython finds integers in a dict a hundred times faster than tuples.  The chance is the
mover's, so after each card everything is turned round.

**One deck at a time.**  Every card drawn makes the deck smaller, so the positions of one deck
are solved in layers from its last card back to its first, as integers over one denominator:
that of the positions after the last card times the orders of the cards left.

**Circles.**  Placing a card and blocking a number can never be undone; only a deck played
through without either comes back.  With an even number of cards the same player begins it
again; with an odd one (only where a single discard does not block) the other player does, and
it takes a second time round.  Let x be the chance at the start of such a deck.  Playing it
through with x put in wherever it comes back gives f(x), made of straight pieces.  How steep
they are is how likely the deck is to come back, and that is certain only if a player throws a
card away who could win the game by placing it.  So on the piece that matters the slope is below
1, and x = f(x) has exactly one solution: the value of the game.  It is found exactly: follow
the straight piece at the present guess to where it meets x, and go on from there until f(x) is
x.  (No piece comes twice, so it ends; the tests count how soon.)
"""

from numgames.games.sequence_stack.rules import SequenceStackState
from numgames.games.sequence_stack.table import DECK, NUMBERS
from numgames.ratio import HALF, ONE, ZERO, minus, other, plus, reduced, times

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.ratio import Ratio

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
    mine, yours = state.blocks[me] >> 1, state.blocks[you] >> 1
    both = int(state.block == "both")
    start = packed(state.heights[me], state.heights[you], mine, yours, state.left >> 2, both)
    chance = solve(start)
    return chance if me == 0 else other(chance)


def packed(mine: int, yours: int, my_blocks: int, your_blocks: int, deck: int, both: int) -> int:
    """A position; bit n - 1 of the blocks and the pair of bits n - 1 of the deck are number n.
    `both` is 1 where only the second discard of a number blocks it (S8)."""
    return deck | my_blocks << 10 | your_blocks << 15 | mine << 20 | yours << 23 | both << 26


def unpacked(position: int) -> "tuple[int, int, int, int, int, int]":
    return (
        position >> 20 & 7, position >> 23 & 7, position >> 10 & 31, position >> 15 & 31,
        position & 1023, position >> 26,
    )  # fmt: skip


def mirrored(position: int) -> int:
    """The same cards on the table with the other player about to draw."""
    mine, yours, my_blocks, your_blocks, deck, both = unpacked(position)
    return packed(yours, mine, your_blocks, my_blocks, deck, both)


class Deck:
    """One deck played through from `start`: every position on the way, in `layers` by cards
    drawn, with what can follow, and what those at its `ends` are worth (None: it comes back).

    A position that an earlier deck has led to is an end, too: it never leads back to this one,
    which would be known then as well.  It is worth its chance times the orders of its cards."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.cards = sum([start >> 2 * i & 3 for i in range(LAST)])
        self.orders = ORDERS[self.cards]
        self.layers: list[dict[int, Draws]] = []
        self.ends: dict[int, Ratio | None] = {}
        here = [start]
        while here and here[0] & 1023:  # none is left where every card completes a stack
            layer = {position: drawn(position) for position in here}
            self.layers.append(layer)
            orders = ORDERS[self.cards - len(self.layers)]
            here = []
            for position in {to for draws in layer.values() for _, tos in draws for to in tos}:
                chance = _known.get(position)
                if chance:
                    self.ends[position] = (chance[0], chance[1] // orders)
                else:
                    here.append(position)
        for position in here:
            self.ends[position] = after_deck(position, start)

    @property
    def comes_back(self) -> bool:
        return None in self.ends.values()

    def play(self, guess: "Ratio") -> None:
        """Find what every position is worth if a deck that comes back is worth `guess`: wins out
        of `common` times the orders of the cards left in the deck, and how many of those orders
        lead back (below 0: seen from the other side)."""
        common = 1
        for chance in self.ends.values():
            common *= reduced(common, (chance or guess)[1])[1]  # until every `of` divides it
        found = {}
        for position, chance in self.ends.items():
            wins, of = chance or guess
            found[position] = (wins * (common // of), 0 if chance else 1)
        for i in range(len(self.layers) - 1, -1, -1):
            layer, whole = self.layers[i], common * ORDERS[self.cards - i - 1]
            for position, draws in layer.items():
                wins = returns = 0
                for copies, follows in draws:
                    theirs = found[follows[0]] if follows else (0, 0)
                    if len(follows) == 2 and found[follows[1]] < theirs:
                        theirs = found[follows[1]]
                    wins += copies * (whole - theirs[0])
                    returns -= copies * theirs[1]
                found[position] = (wins, returns)
        self.common, self.found = common, found
        wins, returns = found[self.start]
        self.worth = reduced(wins, common * self.orders)
        # The straight piece through the guess: worth = fixed + slope * guess.
        self.slope = (returns, self.orders)
        self.fixed = minus(self.worth, times(self.slope, guess))

    def keep(self) -> None:
        for i, layer in enumerate(self.layers):
            of = self.common * ORDERS[self.cards - i]
            for position in layer:
                _known[position] = (self.found[position][0], of)


def solve(start: int) -> "Ratio":
    """The chance of the player about to draw from the deck of `start`."""
    if start in _known:
        return _known[start]
    rounds = [Deck(start)]
    if rounds[0].comes_back and len(rounds[0].layers) % 2:
        rounds.append(Deck(mirrored(start)))  # the deck that the first one comes back as
    guess = HALF
    while True:
        worth, fixed, slope = guess, ZERO, ONE
        for deck in reversed(rounds):
            deck.play(worth)
            worth, slope = deck.worth, times(deck.slope, slope)
            fixed = plus(deck.fixed, times(deck.slope, fixed))
        if worth == guess or not rounds[0].comes_back:
            break
        rise = minus(ONE, slope)
        guess = reduced(fixed[0] * rise[1], fixed[1] * rise[0])  # where that piece meets x
    for deck in rounds:
        deck.keep()
    return _known[start]


def drawn(position: int) -> "Draws":
    """For each number in the deck: how many copies, and the positions the mover can choose from.

    They are the other player's.  None at all: the mover's stack is complete.
    """
    mine, yours, my_blocks, your_blocks, deck, both = unpacked(position)
    theirs = packed(yours, mine, your_blocks, my_blocks, deck, both)
    draws = []
    for i in range(LAST):
        copies = deck >> 2 * i & 3
        if copies:
            rest = theirs - (1 << 2 * i)
            # A lone card of a number in neither stack: the other one lies on the pile (S8).
            blocks = not both or (copies == 1 and mine <= i and yours <= i)
            follows = [rest | 1 << 10 + i if blocks else rest]
            if i == mine and not my_blocks >> i & 1:
                follows.append(rest + (1 << 23))  # one card more on the mover's stack
            draws.append((copies, [] if len(follows) == 2 and i + 1 == LAST else follows))
    return draws


def after_deck(position: int, start: int) -> "Ratio | None":
    """The mover's chance once the deck is empty; None when that is `start` again, or its mirror."""
    mine, yours, my_blocks, your_blocks, _, both = unpacked(position)
    if my_blocks >> mine and your_blocks >> yours and mine != yours:  # (S4)
        return ONE if mine > yours else ZERO
    deck = 0
    for i in range(LAST):
        if not my_blocks & your_blocks & 1 << i:  # (S5)
            deck |= 2 - (mine > i) - (yours > i) << 2 * i
    stuck = my_blocks >> mine & your_blocks >> yours & 1
    if mine == yours and stuck:  # (S6); without any card left they are stuck, too
        return HALF
    fresh = packed(mine, yours, my_blocks, your_blocks, deck, both)
    if fresh in (start, mirrored(start)):
        return None
    chance = solve(fresh)
    return reduced(chance[0], chance[1])
