"""What may be typed at the table for each move that can be made now, and how it is understood.

Knows the moves of a game from its state; decides nothing about them.
"""

from numgames.play.record import DRAW
from numgames.play.session import Session
from numgames.terminal.boards import Seen, word_moves
from numgames.terminal.input_words import Things, begun, number, spelled
from numgames.terminal.language import Language
from numgames.words import game_words


def move_meant(text: str, things: Things, whole: bool = False) -> "str | None":
    """The move that `text` names, written out or (not `whole`) begun; Unclear if several are."""
    place = spelled(number(text) or text, things)
    if place is None and not whole and text.isalpha():
        place = begun(text, [names[:1] for names in things])
    return None if place is None else things[place][0]


def moves_named(session: Session, seen: Seen, language: Language) -> "list[tuple[str, ...]]":
    """Every move that can be named now with all that it may be called, the token first."""
    yes = language.answers("yes")
    if session.waits_for_draw:
        return [(DRAW, "", "1", *yes)]
    state, label = session.state, game_words(session.state.game, language.code).label
    spoken = [word for word in state.words() if word.isalpha()][::-1]  # as word_moves does
    listed = [choice["move"] for choice in word_moves(seen)]
    things: list[tuple[str, ...]] = []
    for word in state.words():
        names: tuple[str, ...] = (word, label(state, word).lower())
        if listed == [word]:
            # It keeps the number and the yes or no that it has beside others: what was right
            # a moment ago is not asked for in another way.
            names += ("", "1", *yes) + answers(spoken.index(word), language)
        elif word in listed:
            names += answers(listed.index(word), language)
        if not word.startswith("="):  # no card is named by hand
            things.append(names)
    return things


def answers(place: int, language: Language) -> "tuple[str, ...]":
    """What the choice at this place of a list may be called: its number, and yes or no."""
    spoken = language.answers(("yes", "no")[place]) if place < 2 else ()
    return (str(place + 1), *spoken)
