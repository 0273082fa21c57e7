"""The chain of factors and multiples that two games share.

Number Sequence Showdown and Stack Attack: Factors say only how a chain may begin.  Knows no
front end and no opponent.

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
    (),
)
WRONG_NUMBER = Option(
    "illegal",
    ("lose", "refuse"),
    "A wrong number",
    ("loses the game", "is refused"),
    "Refused is kinder for learners: you are told why and try again.",
    (),
)

_BOARDS: "dict[tuple[str, int, tuple[int, ...]], Board]" = {}


class Board:
    """What is true whatever is played: which `game` it is, the numbers 1..n, the `openings` a chain
    may begin with, and the `links`: by token, the number as one character, and what may follow
    it: its factors and multiples, each as a character and a token, sorted by the token as text."""

    def __init__(self, game: str, n: int, openings: "tuple[int, ...]") -> None:
        self.game = game
        self.n = n
        self.openings = openings
        self.tokens = tuple([""] + [str(number) for number in range(1, n + 1)])
        near: "list[list[tuple[str, str]]]" = [[] for _ in self.tokens]
        for low in range(1, n + 1):
            for high in range(2 * low, n + 1, low):
                near[low].append((self.tokens[high], chr(high)))
                near[high].append((self.tokens[low], chr(low)))
        self.links: "dict[str, tuple[str, tuple[tuple[str, str], ...]]]" = {}
        for number in range(1, n + 1):
            steps = tuple([(link, token) for token, link in sorted(near[number])])
            self.links[self.tokens[number]] = (chr(number), steps)


class ChainState(State):
    """`played` = the numbers of the chain, one character each: a text is made longer and searched
    faster than any set, `slip` = the wrong number that lost the game (0: none), `free` = the
    tokens that may come next."""

    __slots__ = ("board", "free", "illegal", "outcome", "played", "slip", "to_move", "turn")
    board: Board
    illegal: str
    played: str
    slip: int
    free: "tuple[str, ...]"

    def key(self) -> "tuple[object, ...]":
        return (self.n, self.openings, self.illegal, self.played, self.slip)

    @property
    def chain(self) -> "tuple[int, ...]":
        return tuple([ord(link) for link in self.played])

    @property
    def game(self) -> str:  # type: ignore[override]  # two games share these states
        return self.board.game

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
        board, played, turn = self.board, self.played, self.turn
        slip = 0
        if move in self.free:
            link, steps = board.links[move]
            played += link
            turn = 1 - turn
            free = tuple([token for other, token in steps if other not in played])
        elif self.to_move is None or not isinstance(move, str) or move not in board.links:
            raise self.refusal(move)
        elif self.illegal == "refuse":
            raise IllegalMove(self.fault(int(move)))
        else:
            slip = int(move)
            free = ()
        after = ChainState()
        after.board = board
        after.illegal = self.illegal
        after.played = played
        after.slip = slip
        after.free = free
        after.turn = after.to_move = turn
        after.outcome = None
        if not free:  # nowhere to go is seen at once (N2, F2), a wrong number loses (N3, F3)
            after.to_move = None
            after.outcome = Outcome(1 - turn, "illegal_move" if slip else "no_moves")
        return after

    def may_slip(self) -> bool:
        return self.illegal == "lose"  # (N3, F3)

    def unknown(self, move: object) -> str:
        """A number off the board is refused, not lost (A5)."""
        digits = move.lstrip("-") if isinstance(move, str) else ""
        if isinstance(move, str) and digits and not digits.strip("0123456789"):
            number = move if len(move) < 10 else move[:9] + "..."
            return f"{number} is not on the board. Choose a number from 1 to {self.n}."
        return f"{quoted(move)} is not a number of this game. Choose a number from 1 to {self.n}."

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
        start = "an even one" if self.openings[0] == 2 else f"1 to {self.openings[-1]}"
        return f"{number} cannot be first: start with {start}."

    def tray(self, seat: int) -> "dict[str, object]":
        numbers = [number for i, number in enumerate(self.chain) if i & 1 == seat]
        return {"numbers": numbers, "note": f"Played {numbers[-1]}" if numbers else ""}

    def table(self) -> "dict[str, object]":
        chain = self.chain
        links = [
            {
                "number": number,
                "by": i & 1,
                "step": step(chain[i - 1], number) if i else "",
                "proof": proof(chain[i - 1], number) if i else "",
            }
            for i, number in enumerate(chain)
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
        last = self.openings[-1]
        if self.openings[0] == 2:
            return f"Name the first number, an even one up to {last}."
        return f"Name the first number, from 1 to {last}."

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
        return f"No unused factor or multiple of {self.chain[-1]} is left."

    def why_decided(self, winner: int, names: "tuple[str, str]") -> str:
        loser = names[1 - winner]
        return f"Every way on from {self.chain[-1]} ends with {loser} stuck."


def proof(last: int, number: int) -> str:
    """Why a number may follow, as a class writes it: "49 = 7 × 7", "12 = 84 ÷ 7"."""
    return f"{number} = {last} {step(last, number)}"


def step(last: int, number: int) -> str:
    """From 12 to 84: "× 7"; from 84 to 12: "÷ 7"."""
    return f"× {number // last}" if number > last else f"÷ {last // number}"


def empty_chain(game: str, n: int, openings: "tuple[int, ...]", illegal: str) -> ChainState:
    """The first position.  Its board is built once, on first use, and kept for the next game."""
    if (game, n, openings) not in _BOARDS:
        _BOARDS[game, n, openings] = Board(game, n, openings)
    board = _BOARDS[game, n, openings]
    free = tuple(sorted([board.tokens[number] for number in openings]))
    return ChainState.of(
        board=board, illegal=illegal, played="", slip=0, free=free,
        turn=0, to_move=0, outcome=None,
    )  # fmt: skip
