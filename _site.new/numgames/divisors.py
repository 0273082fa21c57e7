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
    "Refused is kinder for learners: you are told why and try again.",
)

_BOARDS: "dict[tuple[int, tuple[int, ...]], Board]" = {}


class Board:
    """What is true whatever is played: the numbers 1..n, the `openings` a chain may begin with,
    and, by number, its `steps`: its factors and multiples as tokens, sorted as text.  Steps from
    0, before the first number, are the openings."""

    def __init__(self, n: int, openings: "tuple[int, ...]") -> None:
        numbers = range(1, n + 1)
        self.n = n
        self.openings = openings
        self.numbers = {str(number): number for number in numbers}
        self.tokens = tuple([""] + [str(number) for number in numbers])
        self.steps = [tuple(sorted([str(k) for k in openings]))]
        for number in numbers:
            others = [k for k in numbers if k != number and (k % number == 0 or number % k == 0)]
            self.steps.append(tuple(sorted([str(k) for k in others])))


class ChainState(State):
    """`chain` = the numbers played, `slip` = the wrong number that lost the game (0: none),
    `spent` = the tokens of the chain, `free` = those that may come next."""

    __slots__ = ("board", "chain", "free", "illegal", "outcome", "slip", "spent", "to_move", "turn")

    def __init__(
        self,
        board: Board,
        illegal: str,
        chain: "tuple[int, ...]" = (),
        spent: "frozenset[str]" = frozenset(),
        slip: int = 0,
    ) -> None:
        self.board = board
        self.illegal = illegal
        self.chain = chain
        self.slip = slip
        self.turn = self.to_move = len(chain) & 1
        self.outcome = None
        self.spent = spent
        steps = board.steps[chain[-1] if chain else 0]
        self.free = tuple([token for token in steps if token not in spent])
        if slip:
            self._lost("illegal_move")  # (N3, F3)
        elif not self.free:
            self._lost("no_moves")  # seen at once (N2, F2)

    def _lost(self, reason: str) -> None:
        self.free = ()
        self.to_move = None
        self.outcome = Outcome(1 - self.turn, reason)

    def key(self) -> "tuple[object, ...]":
        return (self.n, self.openings, self.illegal, self.chain, self.slip)

    @property
    def n(self) -> int:
        return self.board.n

    @property
    def openings(self) -> "tuple[int, ...]":
        return self.board.openings

    @property
    def used(self) -> int:
        """The numbers of the chain as bits, for the solver."""
        return sum([1 << number for number in self.chain])

    def words(self) -> "tuple[str, ...]":
        return self.board.tokens[1:]

    def legal_moves(self) -> "tuple[str, ...]":
        return self.free

    def allows(self, number: int) -> bool:
        """An opening number, or an unused factor or multiple of the last one (N1, F1)."""
        return self.board.tokens[number] in self.free

    def play(self, move: str) -> "ChainState":
        if move in self.free:
            chain = self.chain + (self.board.numbers[move],)
            return ChainState(self.board, self.illegal, chain, self.spent | {move})
        if self.to_move is None or not isinstance(move, str) or move not in self.board.numbers:
            raise self.refusal(move)
        number = self.board.numbers[move]
        if self.illegal == "lose":
            return ChainState(self.board, self.illegal, self.chain, self.spent, number)
        raise IllegalMove(self.fault(number))

    def unknown(self, move: object) -> str:
        return f"{quoted(move)} is not a number of this game. Name a number from 1 to {self.n}."

    # -- what people see -----------------------------------------------------------------

    def fault(self, number: int) -> str:
        """What is wrong with a number that is not allowed now."""
        if number in self.chain:
            return f"{number} has been used."
        return self.misfit(str(number))

    def misfit(self, number: str) -> str:
        """The same for a number that is still free; a front end fills in which one."""
        if self.chain:
            return f"{number} is not a factor or multiple of {self.chain[-1]}."
        return f"{number} cannot be the first number."

    def tray(self, seat: int) -> "dict[str, object]":
        numbers = [number for i, number in enumerate(self.chain) if i & 1 == seat]
        return {"numbers": numbers, "note": f"Played {numbers[-1]}" if numbers else ""}

    def table(self) -> "dict[str, object]":
        links = [
            {"number": number, "by": i & 1, "step": step(self.chain[i - 1], number) if i else ""}
            for i, number in enumerate(self.chain)
        ]
        return {
            "n": self.n,
            "chain": links,
            "slip": self.slip,
            "illegal": self.illegal,
            "misfit": self.misfit("#"),
        }

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
            return f"Name a factor or multiple of {self.chain[-1]}."
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


def empty_chain(n: int, openings: "tuple[int, ...]", illegal: str) -> ChainState:
    """The first position.  Its board is built once, on first use, and kept for the next game."""
    if (n, openings) not in _BOARDS:
        _BOARDS[n, openings] = Board(n, openings)
    return ChainState(_BOARDS[n, openings], illegal)
