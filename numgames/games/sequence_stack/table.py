"""The table of Sequence Stack: what lies on it, and every sentence that is said about it.

Reads the fields of a position and changes none; the rules are in rules.py.
"""

from numgames.core import State, a, listed

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

    # -- what people see -----------------------------------------------------------------

    def _cannot_place(self) -> str:
        card, height = self.card, self.heights[self.turn]
        if card <= height:
            return f"{card} is already in your stack. Discard it."
        if height + 1 in self.blocked[self.turn]:
            stays = f"{height + 1} is blocked for you: your stack stays at {height}."
            return f"{stays} Discard the {card}."
        if card in self.blocked[self.turn]:
            return f"{card} is blocked for you. Discard it."
        return f"You need {a(height + 1)} next. Discard the {card}."

    def tray(self, seat: int) -> "dict[str, object]":
        return {
            "height": self.heights[seat],
            "next": self.heights[seat] + 1 if self.heights[seat] < len(NUMBERS) else 0,
            "blocked": list(self.blocked[seat]),
            "note": self._note(seat),
            "draw_off": self.draw_off[seat] if self.draw_off and len(self.draw_off) > seat else 0,
        }

    def _note(self, seat: int) -> str:
        following = self.heights[seat] + 1
        if following > len(NUMBERS):
            return "Complete"
        if following in self.blocked[seat]:
            return f"{following} is blocked"
        return f"Needs {a(following)}"

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

    def label(self, move: str) -> str:
        return ("Place " if move == "place" else "Discard ") + str(self.card)

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

    def ask(self, names: "tuple[str, str]") -> str:
        if self.draw_off is not None:
            return "Draw a card. The higher number wins."
        if not self.card:
            return "Draw a card."
        if self.placeable():
            other = names[1 - self.turn]
            return f"Place the {self.card} on your stack, or {self._use_of_discarding(other)}"
        return self._cannot_place()

    def _use_of_discarding(self, other: str) -> str:
        kind = self.kind("discard")
        if kind == "still":
            return f"discard it. {self.card} is blocked for {other} already."
        return f"discard it to block it for {other}." if kind == "blocks" else "discard it."

    def say(self, move: str, names: "tuple[str, str]") -> str:
        name, other, after = names[self.turn], names[1 - self.turn], self.play(move)
        assert isinstance(after, SequenceStackTable)
        if move.startswith("="):
            return f"{name} drew {a(int(move[1:]))}."
        if move == "place":
            said = f"{name} placed {self.card}."
        elif self.card in self.blocked[1 - self.turn]:
            said = f"{name} discarded {self.card}. It stays blocked for {other}."
        elif self.blocks_now():
            said = f"{name} discarded {self.card}. It is now blocked for {other}."
        elif self.card in after.one_gone():
            said = f"{name} discarded {self.card}. One more {self.card} in the pile blocks it."
        else:
            said = f"{name} discarded {self.card}."
        if after.draw_off is not None and self.draw_off is None:
            return said + " The deck is empty and the stacks are equal: one card each decides."
        if not self.deck and after.deck:
            said += f" The discards are shuffled into a new deck of {len(after.deck)}."
            pile = [number for number, _ in self.pile] + [self.card] * (move == "discard")
            stay = [n for n in NUMBERS if n in pile and n not in after.deck]
            if len(stay) == 1:
                said += f" {stay[0]} stays out of it: it is blocked for both of you."
            elif stay:
                numbers = listed([str(n) for n in stay])
                said += f" {numbers} stay out of it: they are blocked for both of you."
        return said

    def why(self, names: "tuple[str, str]") -> str:
        if self.outcome is None:
            return ""
        winner, reason = self.outcome
        name, other = names[winner], names[1 - winner]
        if reason == "completed":
            return "1, 2, 3, 4, 5: the stack is complete."
        if reason == "longer_stack":
            mine, theirs = self.heights[winner], self.heights[1 - winner]
            return f"Neither of you can finish now. {name}'s stack is longer, {mine} to {theirs}."
        drawn = self.draw_off or ()
        return f"In the draw-off {name} drew {a(drawn[winner])}, {other} {a(drawn[1 - winner])}."

    def why_decided(self, winner: int, names: "tuple[str, str]") -> str:
        name, other = names[winner], names[1 - winner]
        mine, theirs = self.heights[winner], self.heights[1 - winner]
        if mine > theirs and theirs + 1 in self.blocked[1 - winner]:
            stays = f"{theirs + 1} is blocked for {other}, whose stack stays at {theirs}."
            return f"{stays} {name} has {mine} already."
        if mine > theirs:
            return f"{other}'s stack cannot catch up with {name}'s any more."
        return f"Whatever cards come, {name} wins."
