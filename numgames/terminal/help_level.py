"""How much the table gives away: nothing, the moves that can be made, or what each is worth.

The same three levels as on the page.  The rulebook of Stack Attack: Factors leaves it to the
players whether the free numbers are listed.
"""

from typing import Any

from numgames.core import Refusal
from numgames.terminal.input_words import Things, begun
from numgames.terminal.language import Language

OFF, MOVES, COACH = HELPS = ("off", "moves", "coach")


def help_names(language: Language) -> Things:
    """What the levels may be called, the token last."""
    return [language.answers(level) for level in HELPS]


def help_meant(text: str, language: Language) -> str:
    """The level that is called or begins like that; Refusal if there is none."""
    place = begun(text, help_names(language))
    if place is None:
        raise Refusal("no_such_help", levels=HELPS)
    return HELPS[place]


def silent(seen: "dict[str, Any]") -> bool:
    """Whether finding the moves is part of the game."""
    return bool(seen.get("help") == OFF)


def tells_worth(seen: "dict[str, Any]") -> bool:
    """Whether the coach speaks now: there is something to choose."""
    return bool(seen["help"] == COACH and seen["wait"] == "move" and len(seen["choices"]) > 1)
