"""All luck in numgames: the seed says in which order every deck comes out.

Nothing else knows the seed, and games and coach may not import this file (a test reads the import
lines), so no player can look at the next card.

Same seed, same cards, for ever and on every interpreter: the arithmetic is SHA-256, not
`random`.  Each card of a new deck gets a number from (seed, which deck, card, copy), and the
deck is sorted by it.  The order does not depend on how people play (A4).
"""

import hashlib

TYPE_CHECKING = False
if TYPE_CHECKING:
    Chances = tuple[tuple[str, int], ...]


class Dealer:
    """Holds the seed and the order of the deck in play.  Never changed: `deal` gives a new one."""

    def __init__(self, seed: str, decks: int = 0, order: "tuple[str, ...]" = ()) -> None:
        self._seed = seed
        self._decks = decks
        self._order = order

    def deal(self, chances: "Chances") -> "tuple[str, Dealer]":
        """The card that comes next, and the dealer who will deal the one after it."""
        decks, order = self._decks, self._order
        if sorted(order) != sorted(cards(chances)):  # not what is left of the old deck: a new one
            decks += 1
            order = shuffled(self._seed, decks, chances)
        return order[0], Dealer(self._seed, decks, order[1:])


def cards(chances: "Chances") -> "list[str]":
    """Every single card that the weights stand for."""
    return [token for token, weight in chances for _ in range(weight)]


def shuffled(seed: str, deck: int, chances: "Chances") -> "tuple[str, ...]":
    """The order of deck number `deck` of this seed, top card first."""
    order = []
    for token, weight in chances:
        for copy in range(weight):
            text = f"{seed}/{deck}/{token}/{copy}"
            order.append((hashlib.sha256(text.encode()).digest(), token))
    order.sort()
    return tuple([token for _, token in order])


def coin(seed: str) -> int:
    """A fair coin for who starts: 0 or 1."""
    return hashlib.sha256(f"{seed}/coin".encode()).digest()[0] & 1


def roll(seed: str, count: int) -> int:
    """Luck that is no card: the roll number `count` by which a computer player chooses."""
    return int.from_bytes(hashlib.sha256(f"{seed}/roll/{count}".encode()).digest()[:7], "big")
