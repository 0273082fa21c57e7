"""Stack Attack: Take or Skip: collect the higher total from a deck of fifteen numbers.

The rulebook is numgames/words/en/stack_attack_score.py.

>>> state = GAME.start()
>>> for move in (
...     "=7 skip take =2 take =5 skip take =9 take =1 skip skip =6 take =3 take =8 take "
...     "=4 take =5 take =2 take =7 take =1 take =9 skip take =6 skip take"
... ).split():
...     state = state.play(move)
>>> state.taken
((2, 5, 6, 8, 5, 7), (7, 9, 3, 4, 2, 1, 9, 6))
>>> state.outcome
Outcome(winner=1, reason='higher_total')
"""

from numgames.core import CHANCE, Game, Outcome, State

SIZE = 15
NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8, 9)
CARDS = {"=" + str(number): number for number in NUMBERS}
TOKENS = tuple(["=" + str(number) for number in NUMBERS])
ANY_NUMBER = tuple([(token, 1) for token in TOKENS])


class TakeOrSkipState(State):
    """`taken` by seat, `out` = skipped twice, `top` = the number in view (0: not yet turned
    up), `left` = numbers still in the stack, the top included, `skipped` = once so far."""

    __slots__ = ("left", "out", "skipped", "taken", "to_move", "top", "turn")
    game = "stack_attack_score"
    taken: "tuple[tuple[int, ...], tuple[int, ...]]"
    out: "tuple[int, ...]"
    top: int
    left: int
    skipped: bool

    def key(self) -> "tuple[object, ...]":
        return (self.taken, self.out, self.top, self.left, self.skipped, self.turn)

    @property
    def outcome(self) -> "Outcome | None":  # type: ignore[override]  # worked out when asked
        return None if self.left else judge(self.taken[0], self.taken[1])

    def words(self) -> "tuple[str, ...]":
        return ("skip", "take") + TOKENS

    def legal_moves(self) -> "tuple[str, ...]":
        return ("skip", "take") if self.top else ()

    def chances(self) -> "tuple[tuple[str, int], ...]":
        return ANY_NUMBER if self.to_move == CHANCE else ()

    def play(self, move: str) -> "TakeOrSkipState":
        taken, out, skipped = self.taken, self.out, False
        top, left, turn = self.top, self.left, self.turn
        if top:
            if move == "take":
                first, second = taken
                taken = (first, second + (top,)) if turn else (first + (top,), second)
                top = 0
                left -= 1
            elif move != "skip":
                raise self.refusal(move)
            elif self.skipped:  # two skips in a row: the number is out (T2)
                out += (top,)
                top = 0
                left -= 1
            else:
                skipped = True
            turn = 1 - turn
        else:
            try:
                top = CARDS[move]
            except (KeyError, TypeError):  # no number, or nothing that could be one
                raise self.refusal(move) from None
            if not left:
                raise self.refusal(move)
        after = TakeOrSkipState()
        after.taken = taken
        after.out = out
        after.top = top
        after.left = left
        after.skipped = skipped
        after.turn = turn
        after.to_move = turn if top else CHANCE if left else None
        return after

    def known_winner(self) -> "int | None":
        """The player who stays ahead even if the other one takes all that's left, and all nines."""
        for seat in (0, 1):
            numbers, hidden = self.taken[seat], self.left - 1 if self.top else self.left
            if self.top and not (self.skipped and self.turn != seat):
                numbers += (self.top,)
            numbers += (NUMBERS[-1],) * hidden
            pair = (self.taken[0], numbers) if seat else (numbers, self.taken[1])
            if judge(pair[0], pair[1]).winner != seat:
                return 1 - seat
        return None

    # -- what lies on the table ----------------------------------------------------------

    def tray(self, seat: int) -> "dict[str, object]":
        return {"taken": list(self.taken[seat]), "total": sum(self.taken[seat])}

    def table(self) -> "dict[str, object]":
        skipper = {"by": 1 - self.turn} if self.skipped else None
        return {
            "top": self.top,
            "left": self.left,
            "size": SIZE,
            "out": list(self.out),
            "skipped": skipper,
        }


def judge(first: "tuple[int, ...]", second: "tuple[int, ...]") -> Outcome:
    """Higher total, then more numbers, then the second player (T3)."""
    if sum(first) != sum(second):
        return Outcome(0 if sum(first) > sum(second) else 1, "higher_total")
    if len(first) != len(second):
        return Outcome(0 if len(first) > len(second) else 1, "more_numbers")
    return Outcome(1, "second_player")


def begin(options: "dict[str, str]") -> TakeOrSkipState:
    return TakeOrSkipState.of(
        taken=((), ()), out=(), top=0, left=SIZE, skipped=False,
        turn=0, to_move=CHANCE,
    )  # fmt: skip


GAME = Game(
    id="stack_attack_score",
    title="Stack Attack: Take or Skip",
    begin=begin,
    longest=2 * SIZE,
)
