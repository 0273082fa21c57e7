"""Number Stack: be the first to hold numbers that make exactly 15.

## You need
Nine cards, 1 to 9, one of each, shuffled face down.

## Your turn
- Draw the top card. You both see it.
- Keep it for good, or discard it for good. Then it is the other player's turn.

## Winning
- You win at once when some of your numbers add up to exactly 15, such as 7 + 3 + 5. (K1)
- When the cards run out, the best sum that is not over 15 wins. On a tie the second player
  wins, because the first player had the first card. (K2)

## The option: all your numbers count
With `sum=total` you can't leave a number out: everything you kept is added up. Here a card can
take you over 15, so there is more to decide; with `sum=any` keeping is never wrong. (K3)

## Tips
- Where any of your numbers may make 15, keep every card. Keeping is never wrong, even when all of
  them together are over 15.
- Where all your numbers count, keep a first card of 5 or more. If you go first, 8 and 6 are the
  best, and a 1 or a 3 is better discarded.
- Where all your numbers count, never keep a card that takes you over 15. If your friend goes
  over, you have won, as long as you don't.
- Where all your numbers count, look at the number that would bring you to exactly 15. If it can't
  come now but another one could after keeping, keep: that is almost always right.
- Where all your numbers count, keep your last card if it doesn't take you over 15.

## Rulings
- K1: Any of your numbers may make the 15. You need not use them all.
- K2: When the cards run out, the best sum that is not over 15 wins. If you kept nothing, yours
  is 0. On a tie the second player wins.
- K3: If all your numbers count, only the sum of everything you kept matters. Exactly 15 wins at
  once; over 15 you can't win when the cards run out. On a tie the second player wins.

## Example
>>> state = GAME.start()
>>> for move in "=4 keep =7 keep =6 discard =3 keep =2 keep =5 keep".split():
...     state = state.play(move)
>>> state.kept
((4, 2), (7, 3, 5))
>>> state.outcome
Outcome(winner=1, reason='exact_sum')
"""

from numgames.core import CHANCE, Game, Option, Outcome, State, a, listed, plus

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

    # -- what people see -----------------------------------------------------------------

    def tray(self, seat: int) -> "dict[str, object]":
        best, sums = self.best(seat), self.sums[seat]
        wants = [n for n in sorted(self.unseen + (self.card,)) if n and sums << n >> TARGET & 1]
        return {
            "kept": list(self.kept[seat]),
            "best": best,
            "total": sum(self.kept[seat]),
            "target": TARGET,
            "makes": self._makes(seat) if best == TARGET else [],
            "wants": wants,
            "note": self._note(seat),
            "hope": hope(wants),
        }

    def _note(self, seat: int) -> str:
        if not self.kept[seat]:
            return "Nothing kept yet"
        best = self.best(seat)
        return "Over 15" if best < 0 else f"{TARGET - best} short of 15" if best < TARGET else "15"

    def table(self) -> "dict[str, object]":
        return {
            "rule": self.sum,
            "card": self.card,
            "unseen": list(self.unseen),
            "gone": list(self.gone),
        }

    def label(self, move: str) -> str:
        return ("Keep " if move == "keep" else "Discard ") + str(self.card)

    def reason(self, move: str) -> str:
        """What keeping makes of it: "7 + 3 + 5 = 15", or the new total where all count."""
        if move != "keep":
            return ""
        after = self.play("keep")
        if after.outcome and after.outcome.reason == "exact_sum":
            return plus(after._makes(self.turn)) + " = 15"
        if self.sum == "any":
            return ""
        total = sum(after.kept[self.turn])
        return f"makes {total}: over" if total > TARGET else f"makes {total}"

    def ask(self, names: "tuple[str, str]") -> str:
        if not self.card:
            return "Draw a card."
        if self.sum == "any":
            return f"Keep the {self.card}, or discard it?"
        total = sum(self.kept[self.turn]) + self.card
        return f"Keep the {self.card} for a total of {total}, or discard it?"

    def say(self, move: str, names: "tuple[str, str]") -> str:
        name, after = names[self.turn], self.play(move)
        if move == "discard":
            return f"{name} discarded {self.card}. It is out of the game."
        if move == "keep":
            best = after.best(self.turn)
            if best < 0:
                return f"{name} kept {self.card} and has {sum(after.kept[self.turn])}: over 15."
            return f"{name} kept {self.card} and has {best} of 15."
        return f"{name} drew {a(after.card)}."

    def why(self, names: "tuple[str, str]") -> str:
        if self.outcome is None:
            return ""
        winner, reason = self.outcome
        if reason == "exact_sum":
            return plus(self._makes(winner)) + " = 15."
        mine, other = self.best(winner), self.best(1 - winner)
        if reason == "closest_sum":
            theirs = names[1 - winner] + (f" has {other}" if other >= 0 else " is over")
            return f"The cards are out. {names[winner]} has {mine} of 15, {theirs}."
        tie = f"Both have {mine} of 15" if mine >= 0 else "Both are over 15"
        return f"{tie}. On a tie the second player wins: {names[winner]}."

    def why_decided(self, winner: int, names: "tuple[str, str]") -> str:
        other, best = names[1 - winner], f"{names[winner]}'s {self.best(winner)}"
        if self.best(1 - winner) < 0:
            return f"{other} is over 15 and cannot win any more."
        return f"{other} cannot get past {best} any more."

    def _makes(self, seat: int) -> "list[int]":
        """The numbers of a player that make exactly 15."""
        return combination(self.kept[seat], TARGET)


def hope(wants: "list[int]") -> str:
    """(5, 8) -> "A 5 or an 8 makes 15."."""
    words = listed([a(number) for number in wants], "or")
    return words[0].upper() + words[1:] + " makes 15." if wants else ""


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
    task="Keep or discard what you draw. First to make exactly 15 wins.",
    begin=begin,
    longest=9,
    draws=True,
    choices=(
        Option(
            "sum",
            ("any", "total"),
            "What makes 15",
            ("any of your numbers", "all your numbers"),
            "",
            (
                "Some of your numbers make 15. Quick and lucky: keeping is never wrong.",
                "Every number you keep counts. Harder choices: the next one can take you over 15.",
            ),
        ),
    ),
)
