"""How English counts, lists and quotes."""

from numgames.core import excerpt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.ratio import Ratio


def listed(words: "list[str] | tuple[str, ...]", last: str = "and") -> str:
    """("a", "b", "c") -> "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " " + last + " " + words[-1]


def a(number: int) -> str:
    """3 -> "a 3", 8 -> "an 8"."""
    return ("an " if number in (8, 11, 18) or 80 <= number <= 89 else "a ") + str(number)


def capital(words: str) -> str:
    """ "a 3 or a 4" -> "A 3 or a 4"."""
    return words[:1].upper() + words[1:]


def counted(number: int, thing: str) -> str:
    """(1, "point") -> "1 point", (2, "point") -> "2 points"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def plus(numbers: "list[int] | tuple[int, ...]") -> str:
    """(7, 3, 5) -> "7 + 3 + 5"."""
    return " + ".join([str(number) for number in numbers])


def quoted(thing: object) -> str:
    """What was given, in quotes; "That" for something that is no text."""
    text = excerpt(thing)
    return "That" if text is None else f'"{text}"'


def percent(chance: "Ratio") -> str:
    """A chance for people: "64 %"; 0 and 100 only where it is exactly that."""
    wins, of = chance
    points = (200 * wins + of) // (2 * of)
    if 0 < wins < of and points in (0, 100):
        return "under 1\u00a0%" if points == 0 else "over 99\u00a0%"
    return f"{points}\u00a0%"
