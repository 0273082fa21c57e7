"""Exact chances as pairs of integers: (wins, out of), never a float.

MicroPython has no `fractions`, and the few things needed here are shorter than a class would be.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    Ratio = tuple[int, int]

ZERO = (0, 1)
HALF = (1, 2)
ONE = (1, 1)


def reduced(wins: int, of: int) -> "Ratio":
    """The same chance in lowest terms; `of` stays positive."""
    a, b = of, wins
    while b:
        a, b = b, a % b
    return (wins // abs(a), of // abs(a))


def above(a: "Ratio", b: "Ratio") -> bool:
    return a[0] * b[1] > b[0] * a[1]


def minus(a: "Ratio", b: "Ratio") -> "Ratio":
    return reduced(a[0] * b[1] - b[0] * a[1], a[1] * b[1])


def plus(a: "Ratio", b: "Ratio") -> "Ratio":
    return reduced(a[0] * b[1] + b[0] * a[1], a[1] * b[1])


def times(a: "Ratio", b: "Ratio") -> "Ratio":
    return reduced(a[0] * b[0], a[1] * b[1])


def other(a: "Ratio") -> "Ratio":
    """The other player's chance: no game ends without a winner (A2)."""
    return (a[1] - a[0], a[1])


def as_float(a: "Ratio") -> float:
    """The nearest float; in lowest terms first, since MicroPython divides floats, not integers."""
    wins, of = reduced(a[0], a[1])
    return wins / of
