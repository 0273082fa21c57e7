"""Positions and moves in words, for tools that show them as text.

The only file of the adapters that asks a state for words.  The table is drawn as in the terminal.
"""

from io import StringIO

from numgames.core import State
from numgames.play.names import PLAYERS
from numgames.terminal.boards import board
from numgames.terminal.screen import WIDEST, Screen


class Page(Screen):
    """No screen at all: always the same width, never coloured, so equal states read the same."""

    def __init__(self) -> None:
        super().__init__(None, StringIO(), {})

    @property
    def width(self) -> int:
        return WIDEST


def told(state: State, token: str) -> str:
    """A move as the button says it, a card as the sentence that tells of it."""
    return state.say(token, PLAYERS) if token.startswith("=") else state.label(token)


def scene(game_id: str, state: State) -> str:
    """The table with both players' things, and what is asked now or why it is over."""
    seen = {
        "game": game_id,
        "turn": state.turn if state.outcome is None else None,
        "players": [{"name": PLAYERS[seat], "tray": state.tray(seat)} for seat in (0, 1)],
        "table": state.table(),
        "choices": [
            {"move": move, "label": state.label(move), "kind": state.kind(move)}
            for move in sorted(state.legal_moves(), key=lambda move: (len(move), move))
        ],
    }
    return "\n".join([line.rstrip() for line in board(seen, Page())] + ["", asked(state)])


def asked(state: State) -> str:
    if state.outcome is not None:
        return f"{PLAYERS[state.outcome.winner]} wins. {state.why(PLAYERS)}"
    return f"{PLAYERS[state.turn]}: {state.ask(PLAYERS)}"
