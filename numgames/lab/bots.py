"""A player of one's own: the text of a program with `def choose(state)` in it.

A bot is asked for a move as any other player is, and sees a state as any other player does.
Anything that goes wrong in it comes out as one BotError, with the line.

A bot that does not come back is stopped where that can be done from inside: at the next turn of
a loop or call of a function.  One that hangs inside a single call of Python's own, like
sum(range(10**15)), is stopped from outside or not at all.

Runs where CPython does, Pyodide included: only that can look at running code.
"""

import sys
import types
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from numgames.core import Refusal, State

FILE = "<bot>"
LIMIT = 3.0
"""Seconds that a bot may think about one move, unless told otherwise."""


class BotError(Refusal):
    """The bot can't go on; `line` of its program is where (0: unknown)."""

    def __init__(self, what: str, line: int = 0, **facts: object) -> None:
        super().__init__(what, line=line, **facts)
        self.line = line


class TimeUp(BaseException):
    """Raised inside a bot.  No Exception, so that a bot cannot shrug it off by accident."""


class Bot:
    """One program, read and ready to be asked."""

    def __init__(self, source: str, limit: float = LIMIT) -> None:
        self.limit = limit
        self.names: dict[str, object] = {"__name__": "bot"}
        try:
            code = compile(source, FILE, "exec")
        except SyntaxError as error:
            raise BotError("not_python", error.lineno or 0, error=error.msg) from None
        except ValueError:  # a zero byte
            raise BotError("no_program") from None
        self.watch = Watch(code)
        self._guarded(lambda: exec(code, self.names), limit)
        self._choose = self.names.get("choose")
        if not callable(self._choose):
            raise BotError("no_choose")

    @property
    def game(self) -> str:
        """The id of the game it says it plays: GAME = "..." in its program."""
        said = self.names.get("GAME")
        return said if isinstance(said, str) else ""

    def choose(self, state: State) -> str:
        """Its move, a legal one; BotError if it gives no such thing in time."""
        moves = state.legal_moves()
        choose = self._choose
        assert callable(choose)
        move = self._guarded(lambda: choose(state), self.limit)
        if isinstance(move, str) and move in moves:
            return str(move)
        raise wrong(move, moves, self.watch.returned)

    def _guarded(self, run: "types.FunctionType | object", limit: float) -> object:
        """What `run` gives, with everything that can happen in it turned into a BotError."""
        assert callable(run)
        try:
            with self.watch.for_seconds(limit):
                return run()
        except TimeUp as error:
            raise BotError("too_slow", line_of(error), seconds=f"{limit:g}") from None
        except KeyboardInterrupt:
            raise
        except MemoryError as error:
            raise BotError("too_much_memory", line_of(error)) from None
        except BaseException as error:  # SystemExit is no way out, either
            raise BotError("raised", line_of(error), error=error_text(error)) from None


def wrong(move: object, moves: "tuple[str, ...]", line: int) -> BotError:
    """What is wrong with something that is no legal move."""
    if move is None:
        return BotError("returned_nothing", line)
    shown = f"{move!r:.30}"
    if str(move) in moves:
        return BotError("returned_no_text", line, shown=shown, move=str(move))
    return BotError("returned_no_move", line, shown=shown, moves=moves)


def error_text(error: BaseException) -> str:
    """ "ZeroDivisionError: division by zero"."""
    try:
        words = " ".join(str(error).split())[:200]
        words = "".join([c if c.isprintable() else "?" for c in words])
    except Exception:  # its author wrote the __str__, too
        words = ""
    kind = type(error).__name__
    return f"{kind}: {words}" if words else kind


def line_of(error: BaseException) -> int:
    """The last line of the bot's own program on the way to an error."""
    line, trace = 0, error.__traceback__
    while trace:
        if trace.tb_frame.f_code.co_filename == FILE:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


class Watch:
    """Looks at a program while it runs: is its time up, and on which line did it return?

    Only the bot's own code is looked at; the rules and the solver run at full speed.
    """

    now: "Watch | None" = None  # the one whose program is running

    def __init__(self, code: types.CodeType) -> None:
        self.codes = set(inner_codes(code))
        self.end = 0.0
        self._at: tuple[types.CodeType, int] | None = None  # where it returned last
        if sys.version_info >= (3, 12):
            monitor(self.codes)

    @property
    def returned(self) -> int:
        """The line of the last return."""
        if self._at is None:
            return 0
        code, offset = self._at
        lines = [line for start, end, line in code.co_lines() if line and start <= offset < end]
        return lines[0] if lines else code.co_firstlineno

    def check(self) -> None:
        if perf_counter() > self.end:
            raise TimeUp

    @contextmanager
    def for_seconds(self, limit: float) -> "Iterator[None]":
        """Watch what happens inside; TimeUp if it takes longer."""
        self.end, self._at = perf_counter() + limit, None
        before = sys.gettrace()
        Watch.now = self
        if sys.version_info < (3, 12):
            sys.settrace(self._traced)  # type: ignore[arg-type]
        try:
            yield
        finally:
            Watch.now = None
            if sys.version_info < (3, 12):
                sys.settrace(before)
        self.check()

    def _traced(self, frame: types.FrameType, event: str, _: object) -> object:
        """Python 3.11 tells everything, and more slowly."""
        if frame.f_code not in self.codes:
            return None
        frame.f_trace_opcodes = True  # `while True: pass` jumps to itself: no line is new
        if event == "return":
            self._at = (frame.f_code, frame.f_lasti)
        else:
            self.check()
        return self._traced


if sys.version_info >= (3, 12):
    TOOL = 4  # a number that no debugger or profiler takes

    def monitor(codes: "set[types.CodeType]") -> None:
        """Have Python tell when one of these jumps, begins or returns."""
        tools = sys.monitoring
        events = tools.events
        if tools.get_tool(TOOL) is None:
            tools.use_tool_id(TOOL, "numgames")
            tools.register_callback(TOOL, events.JUMP, stepped)
            tools.register_callback(TOOL, events.PY_START, stepped)
            tools.register_callback(TOOL, events.PY_RETURN, returned)
        for code in codes:
            tools.set_local_events(TOOL, code, events.JUMP | events.PY_START | events.PY_RETURN)

    def stepped(code: types.CodeType, *_: object) -> None:
        if Watch.now:
            Watch.now.check()

    def returned(code: types.CodeType, offset: int, _: object) -> None:
        if Watch.now:
            Watch.now._at = (code, offset)


def inner_codes(code: types.CodeType) -> "Iterator[types.CodeType]":
    """A program's code and that of every function in it."""
    yield code
    for thing in code.co_consts:
        if isinstance(thing, types.CodeType):
            yield from inner_codes(thing)
