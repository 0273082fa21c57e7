"""Who sits at the table: names that can be told apart, and who is a computer.

Knows texts and levels; asks nobody and shows nothing.
"""

from numgames.coach.levels import LEVELS
from numgames.play.names import KEPT, LONGEST_NAME, among, tidy_name
from numgames.terminal.input_words import tidied

NO_COMPUTERS = (0, 0)  # the level of each player; 0 is a person
COMPUTER, COMPUTERS = "Computer", ("Disc", "Kite")


def called(names: "tuple[str, str]", levels: "tuple[int, int]") -> "tuple[str, str]":
    """What the players are called: one computer "Computer", two by their shapes."""
    robots = COMPUTERS if min(levels) > 0 else (COMPUTER, COMPUTER)
    return (
        robots[0] if levels[0] else names[0],
        robots[1] if levels[1] else names[1],
    )


def alike(names: "tuple[str, str]") -> bool:
    """Whether they could not be told apart where a name is typed."""
    return tidied(names[0]) == tidied(names[1])


def cut(text: str) -> str:
    """The sentence that says that a name was too long; "" if it was not."""
    seen = "".join([c for c in text if among(KEPT, c)]).strip()
    if len(seen) <= LONGEST_NAME:
        return ""
    return f"A name has up to {LONGEST_NAME} letters, so this one is cut: {tidy_name(text, '')}."


def level_in(text: str) -> int:
    """The level that was typed in place of a name: "3", "computer 3", "level 3"; 0 if none was."""
    before, _, word = tidied(text).rpartition(" ")
    if word in [str(level) for level in LEVELS] and before in ("", "computer", "level"):
        return int(word)
    return 0
