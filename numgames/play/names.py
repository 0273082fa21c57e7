"""Names of players, fit to appear in a sentence.

A name is a text from outside, from a form, a flag or a link, and comes through here before it goes
anywhere.
"""

LONGEST_NAME = 24

# Three sets of characters.  Each is written as its borders in the order of Unicode: the first that
# belongs, the first that does not, the next that does, and so on.  Lists would be longer to fetch.
KEPT = (
    " \x7f\xa0\xad\xae\u061c\u061d\u180e\u180f\u200b\u200c\u200e\u2010\u2028\u202f\u2060\u2070"
    "\ud800\ue000\ufeff\uff00\ufff9\ufffc"
)
"""All but control characters, direction overrides, zero widths, marks of annotations and lone
surrogates."""
SEEN = (
    "!\xa0\xa1\u034f\u0350\u115f\u1161\u17b4\u17b6\u180b\u1810\u2000\u2010\u202f\u2030\u205f\u2070"
    "\u2800\u2801\u3000\u3001\u3164\u3165\ufe00\ufe10\uffa0\uffa1\U000e0000\U000e1000"
)
"""Of those, all but what shows nothing by itself: spaces and fillers, and what holds letters and
emoji together or gives them another form."""

SPACES = " !\xa0\xa1\u1680\u1681\u2000\u200b\u202f\u2030\u205f\u2060\u3000\u3001"
"""All of any width.  They become plain ones: MicroPython strips no others from a name's ends."""


def tidy_name(name: object, otherwise: str) -> str:
    """One line, no invisible commands, not too long; `otherwise` if nothing is left to see."""
    if not isinstance(name, str):
        return otherwise
    letters = [c for c in name[: 4 * LONGEST_NAME] if among(KEPT, c)]
    kept = "".join([" " if among(SPACES, c) else c for c in letters])
    kept = kept.strip()[:LONGEST_NAME].strip()
    return kept if [c for c in kept if among(SEEN, c)] else otherwise


def among(borders: str, c: str) -> bool:
    """Whether a character belongs."""
    belongs = False
    for border in borders:
        if c < border:
            break
        belongs = not belongs
    return belongs
