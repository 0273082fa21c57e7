"""Going through a game again, move by move: the table as it was, and what was done.

Looks only: the game on the table stays as it is.
"""

from numgames.play.session import Session
from numgames.play.view import view
from numgames.terminal import display
from numgames.terminal.input_words import tidied
from numgames.terminal.screen import INDENT, Screen

BEFORE = ("b", "back", "before", "undo")
STOP = ("q", "quit", "stop", "exit")


def show_replay(session: Session, screen: Screen) -> None:
    """From the first move to where the game stands now, as slowly as somebody presses Enter."""
    said = [session.said(step) for step in session.steps if not step.is_card]
    at = 0
    while at < len(said):
        display.turn(view(session.at(at)), screen)
        screen.say(f"Move {at + 1} of {len(said)}: {said[at]}")
        screen.line()
        answer = tidied(screen.read(f"{INDENT}Enter: next, b: before, q: stop > "))
        if answer in STOP:
            return
        at = max(0, at - 1) if answer in BEFORE else at + 1
    screen.say("That was the last move." if said else "Nothing has happened yet.")
