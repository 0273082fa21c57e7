"""Going through a game again, move by move: the table as it was, and what was done.

Looks only: the game on the table stays as it is.
"""

from numgames.play.session import Session
from numgames.play.view import view
from numgames.terminal import display
from numgames.terminal.input_words import tidied
from numgames.terminal.screen import INDENT, Screen


def show_replay(session: Session, screen: Screen) -> None:
    """From the first move to where the game stands now, as slowly as Enter is pressed."""
    words, language = screen.words, screen.language
    lang = language.code
    said = [session.said(step, lang) for step in session.steps if not step.is_card]
    at = 0
    while at < len(said):
        display.turn(view(session.at(at), lang=lang), screen)
        screen.say(words.replayed(at + 1, len(said), said[at]))
        screen.line()
        answer = tidied(screen.read(f"{INDENT}{words.REPLAY_PROMPT} > "))
        if answer in language.answers("stop"):
            return
        at = max(0, at - 1) if answer in language.answers("before") else at + 1
    screen.say(words.LAST_MOVE if said else words.NOTHING_HAPPENED)
