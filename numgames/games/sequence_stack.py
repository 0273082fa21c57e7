"""Sequence Stack: be the first to build 1, 2, 3, 4, 5, and block the other.

## You need
Ten cards: two each of 1 to 5, shuffled face down.

## Your turn
- Draw the top card. Both players see it.
- Place it on your stack if it is the next number you need and not blocked for you. Stacks
  start with 1 and grow one by one. (S1)
- Or discard it. You may always discard, and a discarded number is blocked for the other
  player for the rest of the game, whatever else is true of it. (S2)
- Then the other player draws.

## Winning
- Whoever completes 1 to 5 wins at once. (S3)
- If the deck is empty when somebody has to draw, look at both stacks. If each player is
  missing a number that is blocked for them, nobody can finish: the longer stack wins. (S4)
- Otherwise the discard pile is shuffled into a new deck. Numbers blocked for both players
  stay out for good. (S5)
- Stacks equally long and no card can be placed ever again: shuffle one card of each number
  and let both draw, the first player first. Whoever has the higher number wins. (S6)

## Example
>>> state = GAME.start()
>>> for move in "=3 discard =1 place =5 discard =2 place".split():
...     state = state.play(move)
>>> state.heights, state.blocked
((0, 2), ((), (3, 5)))
"""

from numgames.core import CHANCE, BadMove, Game, IllegalMove, Option, Outcome, State, a

NUMBERS = (1, 2, 3, 4, 5)
LAST = 5
DECK = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
TOKENS = tuple(["=" + str(number) for number in NUMBERS])

# A deck is an integer: bits 2n and 2n + 1 are how many cards of number n it holds.
CARDS = {"=" + str(n): (n, 1 << 2 * n, 3 << 2 * n) for n in NUMBERS}  # number, one card, all
ONE_EACH = sum([1 << 2 * n for n in NUMBERS])

TYPE_CHECKING = False
if TYPE_CHECKING:
    Pile = tuple[tuple[int, int], ...]
    Chances = tuple[tuple[str, int], ...]

_chances: "dict[int, Chances]" = {}  # by deck, as they are met: there are 3^5


class SequenceStackState(State):
    """`heights` of both stacks, the numbers blocked for each seat as bits in `blocks`, the deck
    that is `left`, the discard `pile` as (number, seat), the drawn `card` (0: none).

    `block` is the option (S8).  `draw_off` is None until a dead tie (S6), then the cards drawn
    to break it.
    """

    __slots__ = (
        "block", "blocks", "card", "draw_off", "heights", "left", "pile", "to_move", "turn",
    )  # fmt: skip
    block: str
    heights: "tuple[int, int]"
    blocks: "tuple[int, int]"
    left: int
    pile: "Pile"
    card: int
    draw_off: "tuple[int, ...] | None"

    def key(self) -> "tuple[object, ...]":
        return (
            self.block, self.heights, self.blocks, self.left, self.pile, self.card, self.turn,
            self.to_move, self.draw_off,
        )  # fmt: skip

    @property
    def outcome(self) -> "Outcome | None":  # type: ignore[override]  # worked out when asked
        """Who has more: a whole stack (S3), the longer one (S4), the higher card (S6)."""
        if self.to_move is not None:
            return None
        first, second = self.draw_off or self.heights
        reason = "completed" if LAST in self.heights else "longer_stack"
        return Outcome(0 if first > second else 1, "draw_off" if self.draw_off else reason)

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

    def words(self) -> "tuple[str, ...]":
        return ("discard", "place") + TOKENS

    def legal_moves(self) -> "tuple[str, ...]":
        card, turn = self.card, self.turn
        if card == self.heights[turn] + 1 and not self.blocks[turn] >> card & 1:  # (S1)
            return ("discard", "place")
        return ("discard",) if card else ()

    def placeable(self) -> bool:
        """The drawn card is this player's next number and not blocked for them (S1)."""
        return "place" in self.legal_moves()

    def chances(self) -> "Chances":
        if self.to_move != CHANCE:
            return ()
        left = self.left
        if left not in _chances:
            weights = [(TOKENS[n - 1], left >> 2 * n & 3) for n in NUMBERS]
            _chances[left] = tuple([pair for pair in weights if pair[1]])
        return _chances[left]

    def play(self, move: str) -> "SequenceStackState":
        heights, blocks, left = self.heights, self.blocks, self.left
        pile, card, turn = self.pile, self.card, self.turn
        to_move, draw_off = self.to_move, self.draw_off
        if card:
            to_move = CHANCE
            if move == "discard":  # which blocks the opponent (S2), or only a second one does (S8)
                if self.block == "one" or (card, 0) in pile or (card, 1) in pile:
                    first, second = blocks
                    blocks = (first | 1 << card, second) if turn else (first, second | 1 << card)
                pile += ((card, turn),)
            elif move == "place" and self.placeable():
                first, second = heights
                heights = (first, second + 1) if turn else (first + 1, second)
                if card == LAST:
                    to_move = None  # (S3)
            else:
                raise self.refusal(move)
            card = 0
            turn = 1 - turn
        else:
            try:
                card, one, all_of_it = CARDS[move]
            except (KeyError, TypeError):  # no card, or nothing that could be one
                raise self.refusal(move) from None
            if to_move is None or not left & all_of_it:
                raise self.refusal(move)
            left -= one
            to_move = turn
        after = SequenceStackState()
        after.block = self.block
        after.heights = heights
        after.blocks = blocks
        after.left = left
        after.pile = pile
        after.card = card
        after.turn = turn
        after.to_move = to_move
        after.draw_off = None
        if draw_off is not None:
            after._draw_off(draw_off)
        elif not left and to_move == CHANCE:
            after._run_out()
        return after

    def _draw_off(self, before: "tuple[int, ...]") -> None:
        """The card just drawn breaks the tie, once both have one (S6)."""
        self.draw_off = before + (self.card,)
        self.card = 0
        self.turn = 1 - self.turn
        self.to_move = None if before else CHANCE

    def _run_out(self) -> None:
        """A card must be drawn and the deck is empty: the rulings say what that means."""
        first, second = self.heights
        mine, theirs = self.blocks
        for_both = mine & theirs
        mine >>= first + 1  # blocked, and not in the stack yet: bit 0 is the next number
        theirs >>= second + 1
        if mine and theirs and first != second:  # neither can finish (S4)
            self.to_move = None
            return
        fresh = 0
        for number, _ in self.pile:
            if not for_both >> number & 1:  # (S5)
                fresh += 1 << 2 * number
        if first == second and (mine & theirs & 1 or not fresh):  # dead tie (S6)
            self.left = ONE_EACH
            self.turn = 0
            self.draw_off = ()
        else:
            self.left = fresh
            self.pile = ()

    def refusal(self, move: object) -> "BadMove | IllegalMove":
        if move == "place" and self.card:  # refused, not punished (S7)
            return IllegalMove(self._cannot_place())
        return State.refusal(self, move)

    # -- what people see -----------------------------------------------------------------

    def _cannot_place(self) -> str:
        if self.card in self.blocked[self.turn]:
            return f"{self.card} is blocked for you. Discard it."
        if self.card <= self.heights[self.turn]:
            return f"{self.card} is already in your stack. Discard it."
        return f"You need {a(self.heights[self.turn] + 1)} next. Discard the {self.card}."

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
            "pile": [{"number": number, "by": seat} for number, seat in self.pile],
            "draw_off": self.draw_off is not None,
        }

    def label(self, move: str) -> str:
        return ("Place " if move == "place" else "Discard ") + str(self.card)

    def ask(self, names: "tuple[str, str]") -> str:
        if self.draw_off is not None:
            return "Dead tie. Draw a card: the higher number wins."
        if not self.card:
            return "Draw a card."
        if self.placeable():
            other = names[1 - self.turn]
            return f"Place the {self.card} on your stack, or discard it to block it for {other}."
        return self._cannot_place()

    def say(self, move: str, names: "tuple[str, str]") -> str:
        name, other, after = names[self.turn], names[1 - self.turn], self.play(move)
        if move.startswith("="):
            return f"{name} drew {a(CARDS[move][0])}."
        if move == "place":
            said = f"{name} placed {self.card}."
        elif self.card in self.blocked[1 - self.turn]:
            said = f"{name} discarded {self.card}. It stays blocked for {other}."
        else:
            said = f"{name} discarded {self.card}. It is now blocked for {other}."
        if after.draw_off is not None:
            return said + " The deck is empty and no card can be placed any more."
        if not self.deck and after.deck:
            return said + f" The discards are shuffled into a new deck of {len(after.deck)}."
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
            return f"Nobody can finish any more. {name}'s stack is longer, {mine} to {theirs}."
        drawn = self.draw_off or ()
        return f"In the draw-off {name} drew {a(drawn[winner])}, {other} {a(drawn[1 - winner])}."


def begin(options: "dict[str, str]") -> SequenceStackState:
    return SequenceStackState.of(
        block=options["block"], heights=(0, 0), blocks=(0, 0), left=2 * ONE_EACH, pile=(), card=0,
        draw_off=None, turn=0, to_move=CHANCE,
    )  # fmt: skip


GAME = Game(
    id="sequence_stack",
    title="Sequence Stack",
    task="Build 1 to 5 before the other does. What you discard is blocked for them.",
    begin=begin,
    # No rule ends a game in which both players go on discarding numbers they could place.
    # But every new deck halves the chance that all its cards come to the player they are not
    # blocked for, so a longer game than this would need a seed that nobody can find.
    longest=200,
    draws=True,
    choices=(
        Option(
            "block",
            ("one", "both"),
            "What blocks a number",
            ("one discard", "both its cards"),
            "",
        ),
    ),
)
