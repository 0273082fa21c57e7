"""The chain of factors and multiples that two games share.

Called by games/sequence_showdown.py and games/stack_attack_factor.py, which say only how a
chain may begin; the solver reads the fields.  Knows no front end and no opponent.

The rule in one line: the next number is an unused factor or multiple of the last one; who
has none loses, and (unless the table agreed otherwise) so does who names a wrong one.
"""

from numgames.core import IllegalMove, Option, Outcome, State, quoted

SIZES = Option(
    "numbers",
    ("100", "50", "30", "20"),
    "How many numbers",
    ("1 to 100", "1 to 50", "1 to 30", "1 to 20"),
    "Fewer numbers make a shorter game.",
)
WRONG_NUMBER = Option(
    "illegal",
    ("lose", "refuse"),
    "A wrong number",
    ("loses the game", "is refused"),
    "Refused is kinder for learners: the page says why, and you try again.",
)

_BOARDS: "dict[int, Board]" = {}


class Board:
    """What is true of 1..n whatever is played: built once for each n, on first use."""

    def __init__(self, n: int) -> None:
        numbers = range(1, n + 1)
        self.tokens = tuple([""] + [str(number) for number in numbers])
        self.numbers = {str(number): number for number in numbers}
        self.near = [0]  # by number: its factors and multiples as bits
        self.rows: "list[tuple[tuple[str, int], ...]]" = [()]  # the same as (token, bit)
        for number in numbers:
            others = [k for k in numbers if k != number and (k % number == 0 or number % k == 0)]
            self.near.append(sum([1 << k for k in others]))
            self.rows.append(tuple(sorted([(str(k), 1 << k) for k in others])))


def board(n: int) -> Board:
    if n not in _BOARDS:
        _BOARDS[n] = Board(n)
    return _BOARDS[n]


class ChainState(State):
    """`chain` = the numbers played, `used` = the same as bits, `slip` = the wrong number that
    lost the game (0: none), `openings` = the numbers a chain may begin with."""

    __slots__ = (
        "board", "chain", "illegal", "n", "openings", "outcome", "slip", "to_move", "turn", "used",
    )  # fmt: skip

    def __init__(
        self,
        n: int,
        openings: "tuple[int, ...]",
        illegal: str,
        chain: "tuple[int, ...]" = (),
        used: int = 0,
        slip: int = 0,
    ) -> None:
        self.n = n
        self.openings = openings
        self.illegal = illegal
        self.chain = chain
        self.used = used
        self.slip = slip
        self.board = board(n)
        self.turn = len(chain) & 1
        self.outcome = None
        if slip:
            self.outcome = Outcome(1 - self.turn, "illegal_move")  # (N3, F3)
        elif chain and not self.board.near[chain[-1]] & ~used:
            self.outcome = Outcome(1 - self.turn, "no_moves")  # seen at once (N2, F2)
        self.to_move = None if self.outcome else self.turn

    def key(self) -> "tuple[object, ...]":
        return (self.n, self.openings, self.illegal, self.chain, self.slip)

    def words(self) -> "tuple[str, ...]":
        return self.board.tokens[1:]

    def legal_moves(self) -> "tuple[str, ...]":
        if self.to_move is None:
            return ()
        if not self.chain:
            return tuple(sorted([str(number) for number in self.openings]))
        used = self.used
        return tuple([token for token, bit in self.board.rows[self.chain[-1]] if not used & bit])

    def allows(self, number: int) -> bool:
        """An opening number, or an unused factor or multiple of the last one (N1, F1)."""
        if not self.chain:
            return number in self.openings
        return bool(self.board.near[self.chain[-1]] & ~self.used & 1 << number)

    def play(self, move: str) -> "ChainState":
        number = self.board.numbers.get(move, 0) if isinstance(move, str) else 0
        if not number or self.to_move is None:
            raise self.refusal(move)
        if self.allows(number):
            chain, used = self.chain + (number,), self.used | 1 << number
            return ChainState(self.n, self.openings, self.illegal, chain, used)
        if self.illegal == "lose":
            return ChainState(self.n, self.openings, self.illegal, self.chain, self.used, number)
        raise IllegalMove(self.fault(number))

    def unknown(self, move: object) -> str:
        return f"{quoted(move)} is not a number of this game. Name a number from 1 to {self.n}."

    # -- what people see -----------------------------------------------------------------

    def fault(self, number: int) -> str:
        """What is wrong with a number that is not allowed now."""
        if self.used >> number & 1:
            return f"{number} has been used."
        if self.chain:
            return f"{number} is not a factor or multiple of {self.chain[-1]}."
        return f"{number} cannot be the first number."

    def tray(self, seat: int) -> "dict[str, object]":
        return {"numbers": [number for i, number in enumerate(self.chain) if i & 1 == seat]}

    def table(self) -> "dict[str, object]":
        links = [
            {"number": number, "by": i & 1, "step": step(self.chain[i - 1], number) if i else ""}
            for i, number in enumerate(self.chain)
        ]
        return {"n": self.n, "chain": links, "slip": self.slip, "illegal": self.illegal}

    def label(self, move: str) -> str:
        return "Play " + move

    def kind(self, move: str) -> str:
        """Where a number lies seen from the last one: "factor", "multiple" or "opening"."""
        if not self.chain:
            return "opening"
        return "factor" if int(move) < self.chain[-1] else "multiple"

    def reason(self, move: str) -> str:
        """Why a number is allowed: "12 × 7 = 84"."""
        if not self.chain:
            return ""
        return f"{self.chain[-1]} {step(self.chain[-1], int(move))} = {move}"

    def ask(self, names: "tuple[str, str]") -> str:
        if self.chain:
            return f"Name an unused factor or multiple of {self.chain[-1]}."
        return "Name the first number."

    def say(self, move: str, names: "tuple[str, str]") -> str:
        name = names[self.turn]
        if not self.allows(int(move)):
            return f"{name} named {move}. {self.fault(int(move))}"
        if not self.chain:
            return f"{name} started with {move}."
        return f"{name} played {move}: {self.reason(move)}."

    def why(self, names: "tuple[str, str]") -> str:
        if self.outcome is None:
            return ""
        if self.slip:
            return self.fault(self.slip)
        return f"From {self.chain[-1]} there is nowhere to go."


def step(last: int, number: int) -> str:
    """From 12 to 84: "× 7"; from 84 to 12: "÷ 7"."""
    return f"× {number // last}" if number > last else f"÷ {last // number}"
