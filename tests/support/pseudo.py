"""A language for tests: English, with every sentence in ⟦brackets⟧ and longer by a third.

What stands in an answer outside of brackets was written elsewhere than in words/.  It is there
while a test is inside of `spoken()`.
"""

import sys
import types
from contextlib import contextmanager

from numgames import words as package
from numgames.games import ORDER
from numgames.words.game_words import OptionWords

CODE = "xx"
COMMON = ("errors", "play")


@contextmanager
def spoken(code=CODE):
    """Register the language, and forget it again."""
    before = package.LANGUAGES
    modules = {f"numgames.words.{code}.{name}": module(name) for name in COMMON}
    for game in ORDER:
        found = types.ModuleType(game.id)
        found.WORDS = Marked(package.game_words(game.id))
        modules[f"numgames.words.{code}.{game.id}"] = found
    sys.modules.update(modules)
    package.LANGUAGES = (*before, code)
    try:
        yield code
    finally:
        package.LANGUAGES = before
        for name in modules:
            del sys.modules[name]


def marked(thing):
    """Every text in it that people read, in brackets; numbers and data as they are."""
    if isinstance(thing, str):
        return f"⟦{thing}{'·' * (len(thing) // 3 + 1)}⟧" if thing else ""
    if isinstance(thing, OptionWords):
        return OptionWords(*[marked(part) for part in thing])
    if isinstance(thing, dict):  # by option, value or key: those are no words
        return {key: marked(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return type(thing)([marked(part) for part in thing])
    return thing


class Marked:
    """What some words say, marked; whatever they have, this has."""

    def __init__(self, words):
        self._words = words

    def __getattr__(self, name):
        found = getattr(self._words, name)
        if not callable(found):
            return marked(found)
        return lambda *facts: marked(found(*facts))


def module(name):
    """A common module with every text and function marked."""
    found = types.ModuleType(name)
    english = package.words(name)
    for key in dir(english):
        value = getattr(english, key)
        ours = getattr(value, "__module__", english.__name__) == english.__name__
        if ours and not key.startswith("_"):
            marker = Marked(english)
            setattr(found, key, getattr(marker, key))
    return found
