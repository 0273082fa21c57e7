"""Who sits at the table: names that can be told apart, and who is a computer.

Knows texts and levels; asks nothing and shows nothing.
"""

from numgames.coach.levels import LEVELS
from numgames.play.names import KEPT, LONGEST_NAME, among, tidy_name
from numgames.terminal.input_words import tidied
from numgames.terminal.language import Language

NO_COMPUTERS = (0, 0)  # the level of each player; 0 is a person


def called(
    names: "tuple[str, str] | None", levels: "tuple[int, int]", language: Language
) -> "tuple[str, str]":
    """What the players are called: one computer "Computer", two by their shapes."""
    start = language.start
    people = names or language.players
    robots = start.COMPUTERS if min(levels) > 0 else (start.COMPUTER, start.COMPUTER)
    return (
        robots[0] if levels[0] else people[0],
        robots[1] if levels[1] else people[1],
    )


def alike(names: "tuple[str, str]") -> bool:
    """Whether they could not be told apart where a name is typed."""
    return tidied(names[0]) == tidied(names[1])


def cut(text: str) -> str:
    """What is left of a name that is too long; "" if it is not."""
    seen = "".join([c for c in text if among(KEPT, c)]).strip()
    return tidy_name(text, "") if len(seen) > LONGEST_NAME else ""


def level_in(text: str, language: Language) -> int:
    """The level that was typed in place of a name: "3", "computer 3", "level 3"; 0 if none was."""
    before, _, word = tidied(text).rpartition(" ")
    if word in [str(level) for level in LEVELS] and before in ("", *language.answers("level")):
        return int(word)
    return 0
