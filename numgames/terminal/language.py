"""The language of a screen: what is said in it, and what may be typed.

What may be typed in English may be typed in every language.
"""

from numgames.games import ORDER
from numgames.words import LANGUAGES, game_words, words

ENGLISH = LANGUAGES[0]


class Language:
    """`start`, `table` and `lab` hold the sentences before a game, during it and about bots;
    `commands` and `games` what each may be called, the name to show first."""

    def __init__(self, code: str = ENGLISH) -> None:
        """Refusal that names the languages if this is none."""
        self.code = code
        self.players = words("play", code).PLAYERS  # what people without a name are called
        self.lab = words("lab", code)
        self.start = words("terminal_start", code)
        self.table = words("terminal", code)
        self.input = words("terminal_input", code)
        self.english = words("terminal_input", ENGLISH)
        self.commands = {
            name: both(self.input.COMMANDS[name][0], self.english.COMMANDS[name][0])
            for name in self.english.COMMANDS
        }
        self.games = [
            both(title_names(game_words(game.id, code).title), title_names(game.title))
            + (game.id, str(place + 1))
            for place, game in enumerate(ORDER)
        ]

    def answers(self, meaning: str) -> "tuple[str, ...]":
        """All that may be typed to say "yes", "stop" and so on."""
        return both(self.input.ANSWERS[meaning], self.english.ANSWERS[meaning])

    def flags(self) -> "list[str]":
        """What asks for this language on a command line."""
        return [] if self.code == ENGLISH else ["--lang", self.code]

    def sentence(self, error: ValueError) -> str:
        """What is wrong, for a person."""
        said: str = words("terminal_errors", self.code).sentence(error)
        return said


def both(own: "tuple[str, ...]", english: "tuple[str, ...]") -> "tuple[str, ...]":
    return own + tuple([name for name in english if name not in own])


def title_names(title: str) -> "tuple[str, ...]":
    """The title, and how people write it: "number stack", "number-stack"; of a long one the end
    will do."""
    small = title.lower()
    plain = small.replace(":", "")
    end = small.rpartition(": " if ":" in small else " sequence ")[2]
    return (title, small, plain, plain.replace(" ", "-"), end)
