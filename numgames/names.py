"""Names of players, as they may stand in a sentence.

Called by the front ends before a name goes anywhere; session.py takes the two default names.
A name is a text from outside: from a form, a flag, a link.
"""

PLAYERS = ("Player 1", "Player 2")
LONGEST_NAME = 24
JOINERS = (0x200C, 0x200D, 0xFE0F)  # hold letters and emoji together, show nothing themselves


def tidy_name(name: object, otherwise: str) -> str:
    """One line, no invisible commands, not too long; `otherwise` if nothing is left to see."""
    if not isinstance(name, str):
        return otherwise
    kept = "".join([c for c in name[: 4 * LONGEST_NAME] if shows(ord(c))])
    kept = kept.strip()[:LONGEST_NAME].strip()
    return kept if [c for c in kept if ord(c) not in JOINERS] else otherwise


def shows(code: int) -> bool:
    """False for control characters, direction overrides, zero widths, marks of annotations and lone
    surrogates."""
    return not (
        code < 32
        or 127 <= code < 160
        or code in (0x00AD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0xFEFF)
        or 0x202A <= code <= 0x202E
        or 0x2060 <= code <= 0x206F
        or 0xD800 <= code <= 0xDFFF
        or 0xFFF9 <= code <= 0xFFFB
    )
