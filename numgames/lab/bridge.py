"""The border of the bot lab: `call(text) -> text`, as numgames/bridge.py's, in a worker of its own.

Runs under Pyodide.  The program of a bot comes with every request and
goes with its answer: this worker remembers nothing and may be killed at any moment, because
that is what happens to programs that do not stop.

    {"do": "choose", "bot": "def choose...", "game": "number_stack", "options": {},
     "steps": ["=7"]}                      -> {"ok": true, "move": "keep"}
    {"do": "run", ...}                     one whole game, told step by step
    {"do": "tournament", ..., "games": 20, "tally": {...}}   twenty more
    {"do": "warm", "game": ..., "options": ...}   have the solver ready, which takes a moment
    -> {"ok": false, "error": {"text": "Line 3: ...", "line": 3}}

"steps" are the moves and cards so far: no seed ever comes here with a game that people play.
"against" is a level, or {"name": ..., "bot": program}.  The bot is player 0, the other 1.
"""

import contextlib
import io
import json
from collections.abc import Callable

from numgames.coach.evaluation import chance_of
from numgames.core import Game, Refusal, State
from numgames.lab.arena import GivesUp, Tally, computer, game_number, play_out
from numgames.lab.bots import Bot, BotError
from numgames.play.names import tidy_name
from numgames.play.record import find_game
from numgames.play.session import replay
from numgames.words import game_words, words

LONGEST_OUTPUT = 4000

Request = dict[str, object]
Answer = dict[str, object]
Tick = Callable[[], object]


def call(text: str, tick: Tick = lambda: None) -> str:
    """Answer one request.  `tick` is called before every move: a sign of life."""
    lang = "en"
    try:
        request = json.loads(text)
        words("lab", lang_in(request))  # or it is none of ours
        lang = lang_in(request)
        answer = ACTS[request["do"]](request, tick)
        return json.dumps({**answer, "ok": True})
    except BotError as error:
        return refusal(words("lab", lang).sentence(error), error.line)
    except Exception as error:  # nothing may kill the worker from inside
        fault = Refusal("fault", error=type(error).__name__)
        return refusal(words("errors", lang).sentence(fault))


def refusal(text: str, line: int = 0) -> str:
    return json.dumps({"ok": False, "error": {"text": text, "line": line}})


# -- what can be asked for -------------------------------------------------------------------


def warm(request: Request, tick: Tick) -> Answer:
    """The solvers of games of luck fill their tables at the first question."""
    game, options = game_in(request)
    chance_of(game.start(**options))
    return {}


def choose(request: Request, tick: Tick) -> Answer:
    """One move, in a game that is played elsewhere."""
    game, options = game_in(request)
    state = game.start(**options)
    steps = request["steps"]
    assert isinstance(steps, list)
    for step in steps:
        state = state.play(step)
    with contextlib.redirect_stdout(Notes()):
        tick()
        return {"move": Bot(str(request["bot"])).choose(state)}


def run(request: Request, tick: Tick) -> Answer:
    """One whole game, step by step, with what the bot printed on the way."""
    game, options = game_in(request)
    with contextlib.redirect_stdout(Notes()) as notes:
        seats = seats_in(request, tick)
        record = game_number(number(request, "i"), game, options, str(request["seed"]))
        session = play_out(record, (seats[0].player(record.seed), seats[1].player(record.seed)))
    session = replay(session.record, (seats[0].name, seats[1].name))
    assert session.outcome is not None
    lang = lang_in(request)
    why = game_words(game.id, lang).why(session.state, session.seated)
    return {
        "record": session.record.text(),
        "steps": [
            {
                "by": session.player(step.seat),
                "text": session.said(step, lang),
                "card": step.is_card,
            }
            for step in session.steps
        ],
        "won": session.player(session.outcome.winner) == 0,
        "why": seats[0].failure or seats[1].failure or why,
        "failed": bool(seats[0].failure),
        "line": seats[0].line,
        "printed": notes.getvalue(),
    }


def tournament(request: Request, tick: Tick) -> Answer:
    """So many games more.  With "stopped" the next one is lost: the bot was killed in it."""
    game, options = game_in(request)
    so_far, stopped = request.get("tally"), request.get("stopped")
    tally = Tally(so_far if isinstance(so_far, dict) else None)
    if stopped:
        record = game_number(tally.games, game, options, str(request["seed"]))
        tally.add(replay(record).resign(0), str(stopped))
        return {"tally": tally.plain(), "said": tally.said()}
    with contextlib.redirect_stdout(Notes()):
        seats = seats_in(request, tick)
        for _ in range(number(request, "games")):
            record = game_number(tally.games, game, options, str(request["seed"]))
            session = play_out(record, (seats[0].player(record.seed), seats[1].player(record.seed)))
            tick()
            tally.add(session, seats[0].failure or seats[1].failure)
    return {"tally": tally.plain(), "said": tally.said()}


ACTS: "dict[str, Callable[[Request, Tick], Answer]]" = {
    "warm": warm,
    "choose": choose,
    "run": run,
    "tournament": tournament,
}


# -- who plays -------------------------------------------------------------------------------


class Seat:
    """A bot or a computer level, ready for one game after the other."""

    def __init__(
        self, name: str, lang: str, tick: Tick, level: int = 0, bot: "Bot | None" = None
    ) -> None:
        self.name = name
        self.lang = lang
        self.tick = tick
        self.level = level
        self.bot = bot
        self.failure = ""  # why it gave up the last game
        self.line = 0

    def player(self, seed: str) -> "Callable[[State], str]":
        """The function that plays the next game, whose luck depends on `seed`."""
        self.failure, self.line = "", 0
        think = self.bot.choose if self.bot else computer(self.level, seed)

        def play(state: State) -> str:
            self.tick()
            try:
                return think(state)
            except BotError as error:
                said = words("lab", self.lang).gave_up(self.name, error)
                self.failure, self.line = said, error.line
                raise GivesUp from None

        return play


def seats_in(request: Request, tick: Tick) -> "tuple[Seat, Seat]":
    """The bot and its opponent."""
    lang = lang_in(request)
    speak = words("lab", lang)
    bot = Bot(str(request["bot"]))
    mine = Seat(tidy_name(request.get("name"), speak.BOT), lang, tick, bot=bot)
    against = request["against"]
    if isinstance(against, int):
        return mine, Seat(words("coach", lang).level(against), lang, tick, level=against)
    assert isinstance(against, dict)
    name = tidy_name(against.get("name"), speak.OTHER_BOT)
    try:
        return mine, Seat(name, lang, tick, bot=Bot(str(against["bot"])))
    except BotError as error:
        raise BotError("other_bot", name=name, why=error) from None


# -- reading requests ------------------------------------------------------------------------


class Notes(io.StringIO):
    """What a bot prints, up to a limit."""

    def write(self, text: str) -> int:
        room = max(0, LONGEST_OUTPUT - self.tell())
        if text[room:] and text[:room]:
            super().write(text[:room] + " …")
        elif room:
            super().write(text)
        return len(text)


def game_in(request: Request) -> "tuple[Game, dict[str, str]]":
    game, chosen = find_game(request["game"]), request.get("options") or {}
    assert isinstance(chosen, dict)
    return game, game.complete(chosen)


def lang_in(request: Request) -> str:
    return str(request.get("lang", "en"))


def number(request: Request, name: str) -> int:
    return int(str(request[name]))
