"""The table of Sequence Stack: what lies on it.

Reads the fields of a position and changes none; the rules are in rules.py.
"""

from numgames.core import State

NUMBERS = (1, 2, 3, 4, 5)
DECK = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)

TYPE_CHECKING = False
if TYPE_CHECKING:
    Pile = tuple[tuple[int, int], ...]


class SequenceStackTable(State):
    """`heights` of both stacks, the numbers blocked for each seat as bits in `blocks`, the deck
    that is `left`, the discard `pile` as (number, seat), the drawn `card` (0: none).

    `block` is the option (S8).  `draw_off` is None until a dead tie (S6), then the cards drawn
    to break it.
    """

    __slots__ = ()
    block: str
    heights: "tuple[int, int]"
    blocks: "tuple[int, int]"
    left: int
    pile: "Pile"
    card: int
    draw_off: "tuple[int, ...] | None"

    @property
    def deck(self) -> "tuple[int, ...]":
        """The unseen cards, sorted."""
        return tuple([n for n in NUMBERS for _ in range(self.left >> 2 * n & 3)])

    @property
    def blocked(self) -> "tuple[tuple[int, ...], tuple[int, ...]]":
        """The numbers blocked for each seat, sorted."""
        first, second = self.blocks
        return (
            tuple([n for n in NUMBERS if first >> n & 1]),
            tuple([n for n in NUMBERS if second >> n & 1]),
        )

    def placeable(self) -> bool:
        """The drawn card is this player's next number and not blocked for them (S1)."""
        return "place" in self.legal_moves()

    def blocks_now(self) -> bool:
        """Discarding the drawn card blocks its number for the opponent (S2, S8)."""
        return self.block == "one" or self.card in [number for number, _ in self.pile]

    def one_gone(self) -> "tuple[int, ...]":
        """The numbers that one more discard blocks: one card in the pile, one to come (S8)."""
        if self.block == "one":
            return ()
        pile, coming = [number for number, _ in self.pile], self.deck + (self.card,)
        return tuple([n for n in NUMBERS if pile.count(n) == 1 and n in coming])

    # -- what lies on the table -----------------------------------------------------------------

    def tray(self, seat: int) -> "dict[str, object]":
        return {
            "height": self.heights[seat],
            "next": self.heights[seat] + 1 if self.heights[seat] < len(NUMBERS) else 0,
            "blocked": list(self.blocked[seat]),
            "draw_off": self.draw_off[seat] if self.draw_off and len(self.draw_off) > seat else 0,
        }

    def _out(self) -> "list[int]":
        """The cards that a new deck left out for good (S5)."""
        if self.draw_off is not None:
            return []
        seen = list(self.deck + (self.card,)) + [number for number, _ in self.pile]
        for height in self.heights:
            seen += list(NUMBERS[:height])
        return [n for n in NUMBERS for _ in range(DECK.count(n) - seen.count(n))]

    def table(self) -> "dict[str, object]":
        return {
            "card": self.card,
            "deck": list(self.deck),
            "out": self._out(),
            "one_gone": list(self.one_gone()),
            "pile": [{"number": number, "by": seat} for number, seat in self.pile],
            "draw_off": self.draw_off is not None,
        }

    def kind(self, move: str) -> str:
        """What discarding the card does to the opponent: "blocks", "still" blocked as before,
        nothing but that one is "gone", or "nothing" at all: the other one lies in a stack."""
        if move != "discard":
            return ""
        if self.card in self.blocked[1 - self.turn]:
            return "still"
        if self.blocks_now():
            return "blocks"
        return "nothing" if self.card <= max(self.heights) else "gone"
