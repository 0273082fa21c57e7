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
- When a card must be drawn and the deck is empty, look at both stacks. If each player is
  missing a number that is blocked for them, nobody can finish: the longer stack wins. (S4)
- Otherwise the discard pile is shuffled into a new deck. Numbers blocked for both players
  stay out for good. (S5)
- Stacks equally long and no card can be placed ever again: one card of each number is
  shuffled, the first player draws one, then the second. The higher number wins. (S6)

## Example
>>> state = GAME.start()
>>> for move in "=3 discard =1 place =5 discard =2 place".split():
...     state = state.play(move)
>>> state.heights, state.blocked
((0, 2), ((), (3, 5)))
"""

from numgames.core import CHANCE, BadMove, Game, IllegalMove, Outcome, State, a

NUMBERS = (1, 2, 3, 4, 5)
DECK = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
CARDS = {"=" + str(number): number for number in NUMBERS}
TOKENS = tuple(["=" + str(number) for number in NUMBERS])

TYPE_CHECKING = False
if TYPE_CHECKING:
    Pair = tuple[tuple[int, ...], tuple[int, ...]]
    Pile = tuple[tuple[int, int], ...]


class SequenceStackState(State):
    """`heights` of both stacks, numbers `blocked` for each seat, the unseen `deck` sorted,
    the discard `pile` as (number, seat), the drawn `card` (0: none).

    `draw_off` is None until a dead tie (S6), then the cards drawn to break it.
    """

    __slots__ = (
        "blocked", "card", "deck", "draw_off", "heights", "outcome", "pile", "to_move", "turn",
    )  # fmt: skip

    def __init__(
        self,
        heights: "tuple[int, int]",
        blocked: "Pair",
        deck: "tuple[int, ...]",
        pile: "Pile",
        card: int,
        turn: int,
        outcome: "Outcome | None" = None,
        draw_off: "tuple[int, ...] | None" = None,
    ) -> None:
        self.heights = heights
        self.blocked = blocked
        self.deck = deck
        self.pile = pile
        self.card = card
        self.turn = turn
        self.outcome = outcome
        self.draw_off = draw_off
        self.to_move = None if outcome else turn if card else CHANCE

    def key(self) -> "tuple[object, ...]":
        return (
            self.heights, self.blocked, self.deck, self.pile, self.card, self.turn,
            self.outcome, self.draw_off,
        )  # fmt: skip

    def words(self) -> "tuple[str, ...]":
        return ("discard", "place") + TOKENS

    def legal_moves(self) -> "tuple[str, ...]":
        if not self.card:
            return ()
        return ("discard", "place") if self.placeable() else ("discard",)

    def placeable(self) -> bool:
        """The drawn card is this player's next number and not blocked for them (S1)."""
        return self.card == self.heights[self.turn] + 1 and self.card not in self.blocked[self.turn]

    def chances(self) -> "tuple[tuple[str, int], ...]":
        if self.to_move != CHANCE:
            return ()
        deck = self.deck
        return tuple([(TOKENS[n - 1], deck.count(n)) for n in NUMBERS if n in deck])

    def play(self, move: str) -> "SequenceStackState":
        if self.card:
            if move == "discard":
                return self._discard()
            if move == "place" and self.placeable():
                return self._place()
        elif self.to_move == CHANCE and isinstance(move, str) and CARDS.get(move) in self.deck:
            return self._draw(CARDS[move])
        raise self.refusal(move)

    def _draw(self, card: int) -> "SequenceStackState":
        at = self.deck.index(card)
        deck = self.deck[:at] + self.deck[at + 1 :]
        if self.draw_off is None:
            return SequenceStackState(self.heights, self.blocked, deck, self.pile, card, self.turn)
        drawn = self.draw_off + (card,)
        outcome = None
        if len(drawn) == 2:  # the higher number wins (S6)
            outcome = Outcome(0 if drawn[0] > drawn[1] else 1, "draw_off")
        return SequenceStackState(
            self.heights, self.blocked, deck, self.pile, 0, 1 - self.turn, outcome, drawn
        )

    def _place(self) -> "SequenceStackState":
        first, second = self.heights
        heights = (first + 1, second) if self.turn == 0 else (first, second + 1)
        if self.card == NUMBERS[-1]:
            won = Outcome(self.turn, "completed")  # (S3)
            return SequenceStackState(
                heights, self.blocked, self.deck, self.pile, 0, 1 - self.turn, won
            )
        return next_turn(heights, self.blocked, self.deck, self.pile, 1 - self.turn)

    def _discard(self) -> "SequenceStackState":
        card, turn, blocked = self.card, self.turn, self.blocked
        if card not in blocked[1 - turn]:  # every discard blocks the opponent (S2)
            more = tuple(sorted(blocked[1 - turn] + (card,)))
            blocked = (blocked[0], more) if turn == 0 else (more, blocked[1])
        return next_turn(self.heights, blocked, self.deck, self.pile + ((card, turn),), 1 - turn)

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
            return f"{name} drew {a(CARDS[move])}."
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


def next_turn(
    heights: "tuple[int, int]", blocked: "Pair", deck: "tuple[int, ...]", pile: "Pile", turn: int
) -> SequenceStackState:
    """The other player must draw; if the deck is empty, the rulings say what that means."""
    if deck:
        return SequenceStackState(heights, blocked, deck, pile, 0, turn)
    unable = [any([n > heights[seat] for n in blocked[seat]]) for seat in (0, 1)]
    if unable[0] and unable[1] and heights[0] != heights[1]:  # the longer stack wins (S4)
        longer = Outcome(0 if heights[0] > heights[1] else 1, "longer_stack")
        return SequenceStackState(heights, blocked, deck, pile, 0, turn, longer)
    stuck = [heights[seat] + 1 in blocked[seat] for seat in (0, 1)]
    fresh = [n for n, _ in pile if not (n in blocked[0] and n in blocked[1])]  # (S5)
    if heights[0] == heights[1] and ((stuck[0] and stuck[1]) or not fresh):  # dead tie (S6)
        return SequenceStackState(heights, blocked, NUMBERS, pile, 0, 0, None, ())
    return SequenceStackState(heights, blocked, tuple(sorted(fresh)), (), 0, turn)


def begin(options: "dict[str, str]") -> SequenceStackState:
    return SequenceStackState((0, 0), ((), ()), DECK, (), 0, 0)


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
)
