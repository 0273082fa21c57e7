"""Sequence Stack: build a longer stack than your friend, or complete 1 to 5 and win at once.

The rulebook is numgames/words/en/sequence_stack.py.

>>> state = GAME.start()
>>> for move in (
...     "=3 discard =1 place =5 discard =2 place =4 discard "
...     "=1 discard =2 discard =5 discard =4 discard =3 discard"
... ).split():
...     state = state.play(move)
>>> state.heights, state.blocked
((0, 2), ((1, 3, 5), (2, 3, 4, 5)))
>>> state.outcome
Outcome(winner=1, reason='longer_stack')
"""

from numgames.core import CHANCE, BadMove, Game, IllegalMove, Option, Outcome, State
from numgames.games.sequence_stack.table import NUMBERS, SequenceStackTable

LAST = 5
TOKENS = tuple(["=" + str(number) for number in NUMBERS])

# A deck is an integer: bits 2n and 2n + 1 are how many cards of number n it holds.
CARDS = {"=" + str(n): (n, 1 << 2 * n, 3 << 2 * n) for n in NUMBERS}  # number, one card, all
ONE_EACH = sum([1 << 2 * n for n in NUMBERS])

TYPE_CHECKING = False
if TYPE_CHECKING:
    Chances = tuple[tuple[str, int], ...]

_chances: "dict[int, Chances]" = {}  # by deck, as they are met: there are 3^5


class SequenceStackState(SequenceStackTable):
    """One position: the fields are those of SequenceStackTable."""

    __slots__ = (
        "block", "blocks", "card", "draw_off", "heights", "left", "pile", "to_move", "turn",
    )  # fmt: skip
    game = "sequence_stack"

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

    def words(self) -> "tuple[str, ...]":
        return ("discard", "place") + TOKENS

    def legal_moves(self) -> "tuple[str, ...]":
        card, turn = self.card, self.turn
        if card == self.heights[turn] + 1 and not self.blocks[turn] >> card & 1:  # (S1)
            return ("discard", "place")
        return ("discard",) if card else ()

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

    def known_winner(self) -> "int | None":
        """The taller stack wins if the lower one cannot grow as tall any more."""
        lower = 0 if self.heights[0] < self.heights[1] else 1
        low, tall = self.heights[lower], self.heights[1 - lower]
        blocks, last_deck = self.blocks[lower], self.unable(0) and self.unable(1)
        cards = len(self.deck) + (self.card > 0)
        draws = (cards + 1) // 2 if self.turn == lower else cards // 2
        while low < tall and not blocks >> low + 1 & 1:
            low += 1
            if last_deck:  # or else this number may be in the next one
                draws -= 1
                here = self.card == low and self.turn == lower
                if draws < 0 or not (here or self.left >> 2 * low & 3):
                    return 1 - lower
        return 1 - lower if low < tall else None

    def unable(self, seat: int) -> bool:
        """A number that this player still needs is blocked for them (S4)."""
        return self.blocks[seat] >> self.heights[seat] + 1 > 0

    def outcome_key(self) -> object:
        """Without the pile: what lies there follows from the rest, or cannot come back."""
        return (self.heights, self.blocks, self.left, self.card, self.turn, self.draw_off)

    def refusal(self, move: object) -> "BadMove | IllegalMove":
        if move != "place" or not self.card:
            return State.refusal(self, move)
        card, next = self.card, self.heights[self.turn] + 1  # refused, not punished (S7)
        facts = {"game": self.game, "card": card, "next": next}
        if card < next:
            return IllegalMove("placed_already", **facts)
        if self.blocks[self.turn] >> next & 1:
            return IllegalMove("next_is_blocked", **facts)
        if self.blocks[self.turn] >> card & 1:
            return IllegalMove("card_is_blocked", **facts)
        return IllegalMove("not_next", **facts)


def begin(options: "dict[str, str]") -> SequenceStackState:
    return SequenceStackState.of(
        block=options["block"], heights=(0, 0), blocks=(0, 0), left=2 * ONE_EACH, pile=(), card=0,
        draw_off=None, turn=0, to_move=CHANCE,
    )  # fmt: skip


GAME = Game(
    id="sequence_stack",
    title="Sequence Stack",
    begin=begin,
    # No rule ends a game in which both players go on discarding numbers they could place.
    # But every new deck halves the chance that all its cards come to the player they are not
    # blocked for, so a longer game than this would need a seed that can't be found.  Only with
    # the last two cards of a number (S8) can a player refuse to win for ever: see play/session.py.
    longest=200,
    draws=True,
    choices=(Option("block", ("one", "both")),),
)
