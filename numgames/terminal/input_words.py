"""What people type, understood kindly: full words, unique beginnings, yes and no, numbers, games.

Knows the commands by name and not what they do.
"""

from collections.abc import Sequence

from numgames.core import Game
from numgames.games import ORDER
from numgames.play.record import find_game
from numgames.words.en.grammar import listed, quoted

Things = Sequence[tuple[str, ...]]  # each with the names it goes by, the one to show first

COMMANDS = (
    (("help", "?", "h"), "this list; help off, help moves or help coach: how much is shown"),
    (("rules",), "the rules of this game, with tips; rules A3: one ruling"),
    (("tips",), "a few tips for this game"),
    (("example",), "a whole game from the rulebook, turn by turn"),
    (("undo", "back"), "take the last move back"),
    (("redo",), "do it again"),
    (("hint",), "help with this move; ask again for more"),
    (("coach",), "what every move is worth, exactly"),
    (("review",), "look back: every decision judged, luck and skill apart"),
    (("replay",), "go through the game again, move by move"),
    (("log",), "everything that has happened"),
    (("record",), "this game as one line of text"),
    (("finish", "rest"), "turn over the rest, once it is clear who has won"),
    (
        ("resign", "concede", "give up"),
        "give the game up (also: concede, give up; resign NAME for the other player)",
    ),
    (("quit", "exit"), "stop here, with a line to go on from later"),
)
NAMES = [names for names, _ in COMMANDS]
YES = ("yes", "y")
NO = ("no", "n")


class Unclear(ValueError):
    """More than one thing begins like that; the sentence names them."""


def tidied(text: str) -> str:
    """What was typed, without the differences that nobody means: "  Keep. " -> "keep"."""
    return " ".join(text[:200].lower().split()).strip(" .!'\"")


def spelled(text: str, things: Things) -> "int | None":
    """The place of the thing that is called exactly `text`."""
    for place, names in enumerate(things):
        if text in names:
            return place
    return None


def begun(text: str, things: Things) -> "int | None":
    """The place of the only thing with a name that begins with `text`; Unclear if several do."""
    places = [
        place
        for place, names in enumerate(things)
        if text and any(name.startswith(text) for name in names)
    ]
    if len(places) > 1:
        could = listed([things[place][0] for place in places], "or")
        raise Unclear(f"{quoted(text)} could be {could}.")
    return places[0] if places else None


def number(text: str) -> str:
    """A whole number as the games write it, "" if `text` is none: "007" -> "7"."""
    return str(int(text)) if text.isdecimal() and len(text) < 10 else ""


def command(text: str, whole: bool = False) -> "tuple[str, str]":
    """("resign", "ben") for "resign Ben"; ("", "") if it is no command; Unclear for "re".

    With `whole` a command must be written out: where names are asked for, "Lo" is a name.
    """
    for names in NAMES:
        for name in names:
            if text == name or text.startswith(name + " "):
                return (names[0], text[len(name) + 1 :])
    place = None if whole or " " in text else begun(text, [names[:1] for names in NAMES])
    return ("", "") if place is None else (NAMES[place][0], "")


def game_names(place: int, game: Game) -> "tuple[str, ...]":
    """What a game may be called: "number stack", "number-stack", "number_stack", "4"; of a
    long name the end will do."""
    title = game.title.lower()
    plain = title.replace(":", "")
    end = title.rpartition(": " if ":" in title else " sequence ")[2]
    return (game.title, title, plain, plain.replace(" ", "-"), game.id, end, str(place + 1))


GAMES = [game_names(place, game) for place, game in enumerate(ORDER)]


def game_meant(text: str, wanted: str = "game") -> Game:
    """The game that is called like that; ValueError with one sentence if none is, or several."""
    name = tidied(text)
    place = spelled(name, GAMES)
    if place is None and not name.isdecimal():
        place = begun(name, GAMES)
    try:
        return find_game(text) if place is None else ORDER[place]
    except ValueError:  # it lists the ids, as records want them; people know numbers and names
        known = listed([f"{i + 1} {game.title}" for i, game in enumerate(ORDER)], "or")
        raise ValueError(f"{quoted(text)} is no {wanted}. Choose {known}.") from None
