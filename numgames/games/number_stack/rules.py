"""Number Stack: be the first to hold numbers that make exactly 15.

The rulebook is numgames/words/en/number_stack.py.

>>> state = GAME.start()
>>> for move in "=4 keep =7 keep =6 discard =3 keep =2 keep =5 keep".split():
...     state = state.play(move)
>>> state.kept
((4, 2), (7, 3, 5))
>>> state.outcome
Outcome(winner=1, reason='exact_sum')
"""

from numgames.core import CHANCE, Game, Option, Outcome, State

TARGET = 15
NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8, 9)
CARDS = {"=" + str(number): number for number in NUMBERS}
TOKENS = tuple(["=" + str(number) for number in NUMBERS])
NOTHING_KEPT = 1  # a set of reachable sums as bits: only the empty sum, 0
ALL_CARDS = 1022  # a set of cards as bits: 1 to 9


class NumberStackState(State):
    """`kept` by seat, `gone` = discarded, `left` = the unseen cards as bits, `card` = drawn and
    undecided (0: none).  `sums` follow from `kept`: by seat, bit s is set when s can be made."""

    __slots__ = ("card", "gone", "kept", "left", "sum", "sums", "to_move", "turn")
    game = "number_stack"
    sum: str
    kept: "tuple[tuple[int, ...], tuple[int, ...]]"
    sums: "tuple[int, int]"
    gone: "tuple[int, ...]"
    left: int
    card: int

    def key(self) -> "tuple[object, ...]":
        return (self.sum, self.kept, self.gone, self.card, self.turn)

    def known_winner(self) -> "int | None":
        """The player whose best sum the other one cannot beat, whichever cards come."""
        for seat in (0, 1):
            reach = self.sums[1 - seat]
            for number in self.unseen + ((self.card,) if self.turn != seat else ()):
                reach |= reach << number
            most, least = highest(reach), self.best(seat)
            if self.sum == "total" and sum(self.kept[seat] + self.unseen) + self.card > TARGET:
                least = -1  # they could still go over (K3)
            if least > most or (least == most and seat == 1):  # (K2)
                return seat
        return None

    def outcome_key(self) -> object:
        return (self.sums, self.left, self.card, self.turn)

    @property
    def unseen(self) -> "tuple[int, ...]":
        return tuple([number for number in NUMBERS if self.left >> number & 1])

    @property
    def outcome(self) -> "Outcome | None":  # type: ignore[override]  # worked out when asked
        return judge(self.sums) if self.to_move is None else None

    def words(self) -> "tuple[str, ...]":
        return ("discard", "keep") + TOKENS

    def legal_moves(self) -> "tuple[str, ...]":
        return ("discard", "keep") if self.card else ()

    def chances(self) -> "tuple[tuple[str, int], ...]":
        if self.to_move != CHANCE:
            return ()
        return tuple([(TOKENS[number - 1], 1) for number in self.unseen])

    def play(self, move: str) -> "NumberStackState":
        kept, sums, gone = self.kept, self.sums, self.gone
        left, card, turn = self.left, self.card, self.turn
        if card:
            to_move = CHANCE if left else None
            if move == "keep":
                first, second = kept
                reach = sums[turn] << card  # all numbers count (K3)
                if self.sum == "any":
                    reach |= sums[turn]  # or any combination does (K1)
                if turn:
                    kept, sums = (first, second + (card,)), (sums[0], reach)
                else:
                    kept, sums = (first + (card,), second), (reach, sums[1])
                if reach >> TARGET & 1:
                    to_move = None
            elif move == "discard":
                gone += (card,)
            else:
                raise self.refusal(move)
            card = 0
            turn = 1 - turn
        else:
            try:
                card = CARDS[move]
            except (KeyError, TypeError):  # no card, or nothing that could be one
                raise self.refusal(move) from None
            if self.to_move is None or not left >> card & 1:
                raise self.refusal(move)
            left ^= 1 << card
            to_move = turn
        after = NumberStackState()
        after.sum = self.sum
        after.kept = kept
        after.sums = sums
        after.gone = gone
        after.left = left
        after.card = card
        after.turn = turn
        after.to_move = to_move
        return after

    def best(self, seat: int) -> int:
        """The highest sum of at most 15 that a player holds; -1 when over (K3)."""
        return highest(self.sums[seat])

    # -- what lies on the table ----------------------------------------------------------

    def tray(self, seat: int) -> "dict[str, object]":
        return {
            "kept": list(self.kept[seat]),
            "best": self.best(seat),
            "total": sum(self.kept[seat]),
            "target": TARGET,
            "makes": self.makes(seat),
            "wants": self.wants(seat),
        }

    def table(self) -> "dict[str, object]":
        return {
            "rule": self.sum,
            "card": self.card,
            "unseen": list(self.unseen),
            "gone": list(self.gone),
        }

    def reasons(self) -> "list[dict[str, object]]":
        """Both players' best "sum", or what all their numbers make (K3), and of which tiles."""
        if self.to_move is not None:
            return []
        found: "list[dict[str, object]]" = []
        for seat in (0, 1):
            all_of_them = self.sum == "total"
            total = sum(self.kept[seat]) if all_of_them else self.best(seat)
            numbers = self.kept[seat] if all_of_them else combination(self.kept[seat], total)
            tiles = [{"number": number, "by": seat} for number in numbers]
            found.append({"how": "sum", "by": seat, "sum": total, "tiles": tiles})
        return found

    def wants(self, seat: int) -> "list[int]":
        """The numbers still to come that would make exactly 15 for a player."""
        coming, sums = sorted(self.unseen + (self.card,)), self.sums[seat]
        return [n for n in coming if n and sums << n >> TARGET & 1]

    def makes(self, seat: int) -> "list[int]":
        """The numbers of a player that make exactly 15; [] if none do."""
        return combination(self.kept[seat], TARGET) if self.best(seat) == TARGET else []


def highest(sums: int) -> int:
    """The highest sum of at most 15 among sums given as bits; -1 if there is none."""
    for total in range(TARGET, -1, -1):
        if sums >> total & 1:
            return total
    return -1


def judge(sums: "tuple[int, int]") -> Outcome:
    """The higher sum wins, 15 at once (K1, K3); on a tie at the end the second player (K2)."""
    first, second = highest(sums[0]), highest(sums[1])
    if first == second:
        return Outcome(1, "second_player")
    exact = first == TARGET or second == TARGET
    return Outcome(0 if first > second else 1, "exact_sum" if exact else "closest_sum")


def combination(kept: "tuple[int, ...]", total: int) -> "list[int]":
    """The first numbers among `kept`, in their order, that add up to `total`; [] if none do."""
    for chosen in range(1 << len(kept)):
        numbers = [kept[i] for i in range(len(kept)) if chosen >> i & 1]
        if sum(numbers) == total:
            return numbers
    return []


def begin(options: "dict[str, str]") -> NumberStackState:
    return NumberStackState.of(
        sum=options["sum"], kept=((), ()), sums=(NOTHING_KEPT, NOTHING_KEPT), gone=(),
        left=ALL_CARDS, card=0, turn=0, to_move=CHANCE,
    )  # fmt: skip


GAME = Game(
    id="number_stack",
    title="Number Stack",
    begin=begin,
    longest=9,
    choices=(Option("sum", ("any", "total")),),
    draws=True,
)
