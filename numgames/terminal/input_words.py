"""What people type, understood kindly: full words, unique beginnings, numbers, games, commands.

Knows the commands by name and not what they do.
"""

from collections.abc import Sequence

from numgames.core import Game, Refusal, excerpt
from numgames.games import ORDER
from numgames.play.record import find_game
from numgames.terminal.language import Language

Things = Sequence[tuple[str, ...]]  # each with the names it goes by, the one to show first


class Unclear(Refusal):
    """More than one thing begins like that, or nothing is called so where an answer is wanted."""


def tidied(text: str) -> str:
    """What was typed, without differences that mean nothing: "  Keep. " -> "keep"."""
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
        names = tuple([things[place][0] for place in places])
        raise Unclear("unclear", given=excerpt(text), names=names)
    return places[0] if places else None


def number(text: str) -> str:
    """A whole number as the games write it, "" if `text` is none: "007" -> "7"."""
    return str(int(text)) if text.isdecimal() and len(text) < 10 else ""


def command(text: str, language: Language, whole: bool = False) -> "tuple[str, str]":
    """("resign", "ben") for "resign Ben"; ("", "") if it is no command; Unclear for "re".

    With `whole` a command must be written out: where names are asked for, "Lo" is a name.
    """
    commands = language.commands
    for command in commands:
        for name in commands[command]:
            if text == name or text.startswith(name + " "):
                return (command, text[len(name) + 1 :])
    first = [names[:1] for names in commands.values()]
    place = None if whole or " " in text else begun(text, first)
    return ("", "") if place is None else (list(commands)[place], "")


def game_meant(text: str, language: Language, otherwise: str = "no_such_game") -> Game:
    """The game that is called like that; Refusal if none is, or several."""
    name = tidied(text)
    place = spelled(name, language.games)
    if place is None and not name.isdecimal():
        place = begun(name, language.games)
    try:
        return find_game(text) if place is None else ORDER[place]
    except ValueError:  # it lists the ids, as records want them; people know numbers and names
        games = tuple([f"{i + 1} {names[0]}" for i, names in enumerate(language.games)])
        raise Refusal(otherwise, given=excerpt(text), games=games) from None
