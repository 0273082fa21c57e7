"""A player in a file: `python3 -m numgames --bot file.py`, as the page's bot lab writes them.
It runs as any program that its owner starts: there is no lock here.

Whatever is wrong with the program comes out as one sentence with its line.
"""

from collections.abc import Callable
from pathlib import Path

from numgames.coach.levels import LEVELS, NAMES
from numgames.lab.bots import Bot, BotError
from numgames.play.names import tidy_name
from numgames.play.session import Session

BOT = -1
"""Stands where the level of a computer stands: no level, but no person either."""

LONGEST_FILE = 100_000


def described(level: int, bot: "BotFile | None") -> str:
    """Who it is that plays by itself."""
    if bot and level == BOT:
        return f"the program in {bot.shown}"
    return f"level {level} of {len(LEVELS)}, {NAMES[level - 1].lower()}"


class BotFile:
    """A program, where it came from, and what it is called."""

    def __init__(self, path: str) -> None:
        """ValueError with one sentence if there is no such player."""
        self.path = path
        self.shown = shown = "".join([c if c.isprintable() else "?" for c in path[:200]])
        words = Path(path).stem.replace("_", " ").replace(",", " ").split()
        self.name = tidy_name(" ".join(words), "Bot")
        try:
            with open(path, encoding="utf-8") as file:
                source = file.read(LONGEST_FILE + 1)
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else "it is no text"
            raise ValueError(f"The bot cannot be read from {shown}: {why}.") from None
        if len(source) > LONGEST_FILE:
            raise ValueError("This file is too long for a player.")
        try:
            self.bot = Bot(source)
        except BotError as error:
            raise ValueError(f"The bot in {shown} does not work. {error}") from None

    def reply(self, session: Session, say: "Callable[[str], None]") -> Session:
        """Its next act; if it has to give up, it says why."""
        if session.waits_for_draw:
            return session.draw()
        try:
            return session.play(self.bot.choose(session.state))
        except BotError as error:
            say(f"{self.name} gives up. {error}")
            return session.resign(session.player(session.state.turn))
