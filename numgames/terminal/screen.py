"""The screen and the keyboard: lines out, lines in, what this terminal can show, in which language.

Knows colour, width, encodings, pipes and readline; knows no game.  Everything the terminal shows
goes through `Screen.line`.

Players are told apart by shape (● and ◆) first; colour only repeats it.
"""

import os
import re
import shutil
import unicodedata
from collections.abc import Mapping
from io import TextIOWrapper
from typing import Any, TextIO

from numgames.terminal.language import Language

WIDEST = 80
NARROWEST = 30
INDENT = "  "
NO_BREAK = "\xa0"
LONGEST_ECHO = 60
MARKS = ("●", "◆")  # by player
SHADES = ("38;5;172", "38;5;69")  # amber and indigo, readable on light and on dark
KINDS = {"factor": "36", "multiple": "35"}  # teal and pink, as on the page
SYMBOLS = "●◆▸■·×÷…→─│┌┐└┘"
PLAIN = str.maketrans(dict(zip(SYMBOLS, "o#>=.x/~>-|++++")))  # one for one: columns stay straight
STYLE = re.compile("\x1b\\[[0-9;]*m")


class Leave(Exception):
    """The players are going: they said quit, or the input ended."""


class Screen:
    """`line` and `say` write, `read` asks; `bold`, `dim`, `by` dress words if that is wanted."""

    def __init__(
        self, keys: "TextIO | None", paper: "TextIO | None", environ: "Mapping[str, str]"
    ) -> None:
        self.keys = keys  # None: started without any input
        self.paper = paper or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        for stream in (keys, self.paper):  # odd bytes and odd names must not stop a game
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.colour = wants_colour(self.paper, environ)
        self.symbols = can_show(SYMBOLS, self.paper)
        self.asked = False  # a page only shows; a game has asked for something
        self.speak(Language())
        self.typed = keys is not None and keys.isatty()
        self.editing = self.typed and self.paper.isatty() and starts_readline()

    def speak(self, language: Language) -> None:
        self.language = language
        self.words: Any = language.table  # the sentences of a game; `language.start` has the others

    @property
    def width(self) -> int:
        """Asked anew each time: windows change their size."""
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))

    # -- dressing words ------------------------------------------------------------------

    def bold(self, text: str) -> str:
        return self._dressed("1", text)

    def dim(self, text: str) -> str:
        return self._dressed("2", text)

    def by(self, player: int, text: str) -> str:
        """`text` in the colour of a player."""
        return self._dressed("1;" + SHADES[player], text)

    def kind(self, kind: str, text: str) -> str:
        """`text` in the colour of a kind of moves; the words say it as well."""
        return self._dressed(KINDS[kind], text) if kind in KINDS else text

    def mark(self, player: int) -> str:
        return self.by(player, MARKS[player])

    def _dressed(self, style: str, text: str) -> str:
        return f"\x1b[{style}m{text}\x1b[0m" if self.colour and text else text

    # -- writing -------------------------------------------------------------------------

    def line(self, text: str = "") -> None:
        """One line as it is; a long one is the caller's will."""
        self.paper.write(self._shown(text.rstrip()) + "\n")

    def lines(self, lines: "list[str]") -> None:
        for line in lines:
            self.line(line)

    def say(self, text: str, indent: str = INDENT, hang: "str | None" = None) -> None:
        """Flowing text: broken at spaces to fit, `hang` before every line but the first."""
        for line in folded(text, self.width, indent, indent if hang is None else hang):
            self.line(line)

    def refuse(self, error: ValueError) -> None:
        self.say(self.language.sentence(error))

    def heading(self, text: str) -> None:
        """A rule across the screen with `text` in it, set off by a blank line."""
        rest = self.width - breadth(text) - 4
        self.line()
        if rest < 0:
            self.say(text, "")
        else:
            self.line(self.dim("──") + f" {text} " + self.dim("─" * rest))

    def _shown(self, text: str) -> str:
        return text if self.symbols else text.translate(PLAIN)

    # -- reading -------------------------------------------------------------------------

    def read(self, prompt: str) -> str:
        """One line from the players, without its end; Leave if there is none any more."""
        self.asked = True
        prompt = self._shown(prompt)
        try:
            if self.editing:
                # readline has to be told which characters take no room.
                return input(STYLE.sub(lambda style: f"\x01{style.group()}\x02", prompt)).strip()
            self.paper.write(prompt)
            self.paper.flush()
            text = self.keys.readline() if self.keys else ""
        except (EOFError, KeyboardInterrupt, ValueError):  # ValueError: the input was closed
            text = ""
        if not text:
            self.line()
            raise Leave
        text = text.strip()
        if not self.typed:  # piped input shows in the transcript as typing would
            self.line("".join([c if c.isprintable() else "?" for c in text[:LONGEST_ECHO]]))
        return text

    def close(self) -> None:
        self.paper.flush()


def wants_colour(paper: TextIO, environ: "Mapping[str, str]") -> bool:
    """Colour is for terminals that want it; NO_COLOR and a dumb terminal have the last word."""
    if environ.get("NO_COLOR") or environ.get("TERM") == "dumb":
        return False
    if environ.get("FORCE_COLOR", "0") not in ("", "0"):
        return True
    return paper.isatty()


def can_show(symbols: str, paper: TextIO) -> bool:
    try:
        symbols.encode(paper.encoding or "utf-8")
    except (UnicodeError, LookupError):
        return False
    return True


def starts_readline() -> bool:
    """Arrow keys and history while typing, where Python was built with them."""
    try:
        import readline  # noqa: F401 - importing it is all that `input` needs
    except ImportError:
        return False
    return True


def breadth(text: str) -> int:
    """How many columns `text` takes: styles none, accents none, wide letters two."""
    columns = 0
    for c in STYLE.sub("", text):
        if not unicodedata.combining(c) and unicodedata.category(c) != "Cf":
            columns += 2 if unicodedata.east_asian_width(c) in "WF" else 1
    return columns


def padded(text: str, columns: int) -> str:
    return text + " " * (columns - breadth(text))


def folded(text: str, width: int, indent: str, hang: str) -> "list[str]":
    """`text` in lines of at most `width` columns, broken at its single spaces.

    Cells that belong together (a name and its number) are joined by a no-break space, which
    turns into a plain one here.
    """
    first, *others = text.split(" ")
    lines, line = [], indent + first
    for word in others:
        if breadth(line) + 1 + breadth(word) > width:
            lines.append(line.rstrip(" "))
            line = hang + word
        elif lines and line == hang:  # a gap between two parts is none at the edge
            line += word
        else:
            line += " " + word
    return [done.replace(NO_BREAK, " ") for done in lines + [line]]
