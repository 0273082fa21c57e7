"""The chain of factors and multiples that two games share.

Number Sequence Showdown and Stack Attack: Factors say only how a chain may begin.  Knows no
front end and no opponent.

The rule in one line: the next number is an unused factor or multiple of the last one.  A player
who has none loses, and so does one who plays a wrong number (unless `illegal=refuse`).
"""

from numgames.core import BadMove, IllegalMove, Option, Outcome, State, excerpt

SIZES = Option("numbers", ("100", "50", "30", "20"))
WRONG_NUMBER = Option("illegal", ("lose", "refuse"))

_BOARDS: "dict[tuple[str, int, tuple[int, ...]], Board]" = {}


class Board:
    """What no move changes: the numbers 1..n, the `openings` a chain may begin with,
    and the `links`: by token, the number as one character, and what may follow it: its factors
    and multiples, each as a character and a token, sorted by the token as text."""

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
    def game(self) -> str:  # type: ignore[override]  # two games share this class
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
        elif self.illegal == "refuse" or self.to_move is None or move not in self.words():
            raise self.refusal(move)
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

    def refusal(self, move: object) -> "BadMove | IllegalMove":
        refusal = State.refusal(self, move)
        if isinstance(refusal, BadMove):  # a number off the board is refused, not lost (A5)
            return BadMove("off_board", game=self.game, given=excerpt(move), n=self.n)
        return self.fault(move) if refusal.what == "not_now" else refusal

    def fault(self, number: object) -> IllegalMove:
        """What is wrong with a number that is not allowed now."""
        facts = {"game": self.game, "number": str(number)}
        if number in [str(link) for link in self.chain]:
            return IllegalMove("used_already", **facts)
        if self.chain:
            return IllegalMove("no_neighbour", last=self.chain[-1], **facts)
        return IllegalMove("no_opening", openings=self.openings, **facts)

    # -- what lies on the table ----------------------------------------------------------

    def tray(self, seat: int) -> "dict[str, object]":
        numbers = [number for i, number in enumerate(self.chain) if i & 1 == seat]
        return {"numbers": numbers}

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
        return {"n": self.n, "chain": links, "slip": self.slip, "illegal": self.illegal}

    def reasons(self) -> "list[dict[str, object]]":
        """Stuck (N2, F2): the "factors" and "multiples" that are used, and the first one "off" the
        board.  A wrong number (N3, F3): the "gap" to the last one, and what was still "open"."""
        if self.outcome is None or not self.chain:
            return []
        chain = self.chain
        last = chain[-1]
        near = sorted([int(token) for _, token in self.board.links[str(last)][1]])
        if self.slip:
            right = reason("open", [{"number": n} for n in near if n not in chain])
            return [right] if self.slip in chain else [reason("gap", []), right]
        used = [{"number": n, "by": chain.index(n) & 1} for n in near]
        factors = [tile for tile in used if tile["number"] < last]
        multiples = [tile for tile in used if tile["number"] > last]
        found = [reason("factors", factors), reason("multiples", multiples)]
        off = reason("off", [{"number": (self.n // last + 1) * last}])
        return [given for given in found if given["tiles"]] + [off]

    def kind(self, move: str) -> str:
        """Where a number lies seen from the last one: "factor", "multiple" or "opening"."""
        if not self.chain:
            return "opening"
        return "factor" if int(move) < self.chain[-1] else "multiple"


def reason(how: str, tiles: "list[dict[str, int]]") -> "dict[str, object]":
    return {"how": how, "tiles": tiles}


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
