"""Every sentence that a person reads: a folder for each language, a module for each game, and
common ones.  Sees states and plain facts, and decides nothing.

A language is loaded when it is first spoken.
"""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LANGUAGES = ("en",)


def words(module: str, lang: str = "en") -> "Any":
    """A module of a language, such as "coach"."""
    if lang not in LANGUAGES:
        raise ValueError(f"No such language. Choose {', '.join(LANGUAGES)}.")
    name = f"numgames.words.{lang}.{module}"
    if name not in sys.modules:
        __import__(name)
    return sys.modules[name]


def game_words(game: str, lang: str = "en") -> "Any":
    return words("hints.temporary", lang).GAMES.get(game, words("hints.any_game", lang).AnyHints())
