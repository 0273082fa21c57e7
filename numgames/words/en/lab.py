"""What is said in the bot lab: to the author of a program that doesn't do what it should."""

from numgames.core import Refusal
from numgames.words.en.grammar import listed

SHOWN_MOVES = 12
BOT, OTHER_BOT = "Bot", "Other bot"
"""What a bot without a name is called."""

SENTENCES = {
    "other_bot": "{name} doesn't work. {why}",
    "not_python": "This is not Python: {error}.",
    "no_program": "This isn't the text of a program.",
    "no_choose": "There is no function choose. It begins with: def choose(state):",
    "too_slow": "It was still thinking after {seconds} seconds.",
    "too_much_memory": "It needs more memory than a player may have.",
    "raised": "{error}.",
    "returned_nothing": "choose returned nothing. "
    "Every path through it must end with return and a move.",
    "returned_no_text": "choose returned {shown}, which isn't a string. "
    'Return "{move}" or str(...).',
    "returned_no_move": "choose returned {shown}, which can't be played here. Moves: {moves}.",
}


def sentence(error: Refusal) -> str:
    """What is wrong with a program, and on which line."""
    facts = {name: in_words(fact) for name, fact in error.facts.items()}
    said = SENTENCES[error.what].format(**facts)
    return f"Line {error.facts['line']}: {said}" if error.facts["line"] else said


def in_words(fact: object) -> str:
    """A fact as it stands in a sentence."""
    if isinstance(fact, Refusal):
        return sentence(fact)
    if not isinstance(fact, tuple):
        return str(fact)
    shown = [f'"{move}"' for move in fact[:SHOWN_MOVES]]
    return listed(shown, "or") if len(fact) <= SHOWN_MOVES else ", ".join(shown) + " …"


def gave_up(name: str, error: Refusal) -> str:
    return f"{name} gave up. {sentence(error)}"
