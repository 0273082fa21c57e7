"""A player in a file: `python3 -m numgames --bot file.py`, as the page's bot lab writes them.
It runs as any program that its owner starts: there is no lock here.

Anything wrong with the program comes out as one error with its line.
"""

from collections.abc import Callable
from pathlib import Path

from numgames.core import Refusal
from numgames.lab.bots import Bot, BotError
from numgames.play.names import tidy_name
from numgames.play.session import Session

BOT = -1
"""Stands where the level of a computer stands: no level, but no person either."""

LONGEST_FILE = 100_000


class BotFile:
    """A program, where it came from, and what it is called."""

    def __init__(self, path: str) -> None:
        """Refusal if there is no such player."""
        self.path = path
        self.shown = shown = "".join([c if c.isprintable() else "?" for c in path[:200]])
        words = Path(path).stem.replace("_", " ").replace(",", " ").split()
        self.name = tidy_name(" ".join(words), "")
        try:
            with open(path, encoding="utf-8") as file:
                source = file.read(LONGEST_FILE + 1)
        except OSError as error:
            raise Refusal("bot_unread", path=shown, why=error.strerror) from None
        except ValueError:
            raise Refusal("bot_no_text", path=shown) from None
        if len(source) > LONGEST_FILE:
            raise Refusal("bot_too_long", path=shown)
        try:
            self.bot = Bot(source)
        except BotError as error:
            raise Refusal("bot_broken", path=shown, why=error) from None

    def reply(self, session: Session, give_up: "Callable[[BotError], None]") -> Session:
        """Its next act; if it has to give up, `give_up` is told why."""
        if session.waits_for_draw:
            return session.draw()
        try:
            return session.play(self.bot.choose(session.state))
        except BotError as error:
            give_up(error)
            return session.resign(session.player(session.state.turn))
