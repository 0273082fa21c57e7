"""What may be typed at the table for each move that can be made now, and how it is understood.

Knows the words of a game from its state; decides nothing about them.
"""

from numgames.play.record import DRAW
from numgames.play.session import Session
from numgames.terminal.boards import Seen, word_moves
from numgames.terminal.input_words import NO, YES, Things, begun, number, spelled
from numgames.words import game_words


def move_meant(text: str, things: Things, whole: bool = False) -> "str | None":
    """The move that `text` names, written out or (not `whole`) begun; Unclear if several are."""
    place = spelled(number(text) or text, things)
    if place is None and not whole and text.isalpha():
        place = begun(text, [names[:1] for names in things])
    return None if place is None else things[place][0]


def moves_named(session: Session, seen: Seen) -> "list[tuple[str, ...]]":
    """Every move that can be named now with all that it may be called, the token first."""
    if session.waits_for_draw:
        return [(DRAW, "", "1", *YES)]
    state = session.state
    spoken = [word for word in state.words() if word.isalpha()][::-1]  # as word_moves does
    listed = [choice["move"] for choice in word_moves(seen)]
    things: list[tuple[str, ...]] = []
    for word in state.words():
        names: tuple[str, ...] = (word, game_words(state.game).label(state, word).lower())
        if listed == [word]:
            # It keeps the number and the yes or no that it has beside others: what was right
            # a moment ago is not asked for in another way.
            names += ("", "1", *YES) + answers(spoken.index(word))
        elif word in listed:
            names += answers(listed.index(word))
        if not word.startswith("="):  # no card is named by hand
            things.append(names)
    return things


def answers(place: int) -> "tuple[str, ...]":
    """What the choice at this place of a list may be called: its number, and yes or no."""
    return (str(place + 1),) + (YES, NO, ())[min(place, 2)]
