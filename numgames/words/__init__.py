"""Every sentence that a person reads: a folder for each language, a module for each game, and
common ones.  Sees states and plain facts, and decides nothing.

A language is loaded when it is first spoken.
"""

import sys

from numgames.core import Refusal, excerpt
from numgames.words.game_words import GameWords

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LANGUAGES = ("en",)


def words(module: str, lang: str = "en") -> "Any":
    """A module of a language, such as "errors" or a game's id."""
    if lang not in LANGUAGES:
        raise Refusal("no_such_language", given=excerpt(lang), languages=LANGUAGES)
    name = f"numgames.words.{lang}.{module}"
    if name not in sys.modules:
        __import__(name)
    return sys.modules[name]


def game_words(game: str, lang: str = "en") -> GameWords:
    """What a language has to say about a game."""
    found: GameWords = words(game, lang).WORDS
    return found
