"""How much the table gives away: nothing, the moves that can be made, or what each is worth.

The same three levels as on the page.  The rulebook of Stack Attack: Factors leaves it to the
players whether the free numbers are listed.
"""

from typing import Any

from numgames.terminal.input_words import begun
from numgames.words.en.grammar import listed

OFF, MOVES, COACH = HELPS = ("off", "moves", "coach")
LABELS = ("off", "show moves", "coach")
NOTE = "Off gives nothing away. The coach says what each move is worth."
NOTES = {
    OFF: "Nothing is given away.",
    MOVES: "The moves you can make are shown.",
    COACH: "The coach says what every move is worth.",
}


def help_meant(text: str) -> str:
    """The level that is called or begins like that; ValueError if there is none."""
    place = begun(text, [(level,) for level in HELPS])
    if place is None:
        raise ValueError(f"Help can be {listed(HELPS, 'or')}.")
    return HELPS[place]


def silent(seen: "dict[str, Any]") -> bool:
    """Whether finding the moves is part of the game."""
    return bool(seen.get("help") == OFF)


def tells_worth(seen: "dict[str, Any]") -> bool:
    """Whether the coach speaks now: there is something to choose."""
    return bool(seen["help"] == COACH and seen["wait"] == "move" and len(seen["choices"]) > 1)
