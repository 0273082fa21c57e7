"""Positions and moves in words, for tools that show them as text.

The table is drawn as in the terminal.
"""

from io import StringIO

from numgames.core import State
from numgames.play.view import choices, with_words
from numgames.terminal.boards import board
from numgames.terminal.screen import WIDEST, Screen
from numgames.words import game_words, words


class Page(Screen):
    """No screen at all: always the same width, never coloured, so equal states read the same."""

    def __init__(self) -> None:
        super().__init__(None, StringIO(), {})

    @property
    def width(self) -> int:
        return WIDEST


def told(state: State, token: str) -> str:
    """A move as the button says it, a card as the sentence that tells of it."""
    speak = game_words(state.game)
    if token.startswith("="):
        return speak.say(state, token, words("play").PLAYERS)
    return speak.label(state, token)


def scene(state: State) -> str:
    """The table with both players' things, and what is asked now or why it is over."""
    speak, names = game_words(state.game), words("play").PLAYERS
    seen = {
        "game": state.game,
        "turn": state.turn if state.outcome is None else None,
        "players": [
            {"name": names[seat], "tray": with_words(state.tray(seat), speak.tray(state, seat))}
            for seat in (0, 1)
        ],
        "table": with_words(state.table(), speak.table(state)),
        "choices": choices(state, speak),
    }
    if state.outcome is None:
        end = f"{names[state.turn]}: {speak.ask(state, names)}"
    else:
        end = f"{words('play').wins(names[state.outcome.winner])} {speak.why(state, names)}"
    return "\n".join([line.rstrip() for line in board(seen, Page())] + ["", end])
