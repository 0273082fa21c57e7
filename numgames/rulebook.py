"""The rulebook of every game, read out of the docstring of the game's words.

Front ends that show rules get them here in pieces; nothing here plays.  Needs CPython, which
keeps docstrings: the page has its rules written into it when the site is built.
"""

import ast
import doctest
import re
import sys

from numgames.core import Game
from numgames.games import ORDER
from numgames.words import game_words, words

NAMES = ("Ada", "Ben")

TYPE_CHECKING = False
if TYPE_CHECKING:
    Section = tuple[str, list[str]]


class Rulebook:
    """The `aim` in one sentence; the rules as `sections`, each a title and its paragraphs, of which
    those that begin with "- " are points; `tips`; and the `rulings` by number."""

    def __init__(self, game: Game, lang: str = "en") -> None:
        speak, every = game_words(game.id, lang), words("any_game", lang)
        text = words(game.id, lang).__doc__
        text = text or f"{speak.title}: {speak.task}"  # python3 -OO leaves no docstrings
        head, sections = in_sections(text)
        aim = head.partition(f"{speak.title}: ")[2]
        self.aim = aim[:1].upper() + aim[1:]
        self.tips = [tip[2:] for tip in dict(sections).get(every.TIPS, [])]
        self.rulings = rulings_in(text, every.RULINGS)
        self.sections = [
            (title, body) for title, body in sections if title not in (every.TIPS, every.RULINGS)
        ]


def in_sections(text: str) -> "tuple[str, list[Section]]":
    """What stands before the first heading, and every heading with its paragraphs."""
    head, *rest = re.split(r"^## ", text, flags=re.M)
    found = []
    for section in rest:
        title, _, body = section.partition("\n")
        blocks = re.split(r"\n\s*\n|\n(?=- )", body.strip())
        found.append((title.strip(), [" ".join(block.split()) for block in blocks]))
    return " ".join(head.split()), found


def rulings_in(text: str, title: str) -> "dict[str, str]":
    """ "- S1: You may ..." -> {"S1": "You may ..."}"""
    points = dict(in_sections(text)[1]).get(title, [])
    pairs = [point[2:].partition(": ") for point in points]
    return {number: sentence for number, _, sentence in pairs}


def every_game(lang: str = "en") -> "dict[str, str]":
    """The rulings that hold in every game, by number."""
    every = words("any_game", lang)
    return rulings_in(every.__doc__ or "", every.RULINGS)


def ruling(number: str, lang: str = "en") -> str:
    """The sentence of a ruling of any game; "" if there is no such number."""
    books = [every_game(lang)] + [Rulebook(game, lang).rulings for game in ORDER]
    return "".join([book[number] for book in books if number in book])


def cited(text: str) -> "list[str]":
    """The numbers of the rulings that a paragraph rests on: "... at once. (S3)" -> ["S3"]."""
    return re.findall(r"\(([A-Z]\d)\)", text)


def uncited(text: str) -> str:
    """The same paragraph without them."""
    return re.sub(r"\s*\([A-Z]\d\)", "", text)


# -- the rulebook's own game --------------------------------------------------------------------


def example_moves(game: Game) -> "list[str]":
    """The moves of the rulebook's example, cards included: those that the rules' own head plays."""
    text = sys.modules[game.begin.__module__].__doc__ or ""
    for piece in doctest.DocTestParser().get_examples(text):
        for node in ast.walk(ast.parse(piece.source)):
            if isinstance(node, ast.For):  # over "=3 discard ...".split()
                moves = ast.unparse(node.iter).removesuffix(".split()")
                return str(ast.literal_eval(moves)).split()
    return []


def example(game: Game, names: "tuple[str, str]" = NAMES, lang: str = "en") -> "list[str]":
    """The whole example in plain words: a line for each turn, the last one says who won and why."""
    state, lines, said, speak = game.start(), [], [], game_words(game.id, lang)
    for move in example_moves(game):
        said.append(speak.say(state, move, names))
        decides = bool(state.legal_moves())
        state = state.play(move)
        if decides:
            lines.append(" ".join(said))
            said = []
    if state.outcome:
        wins = words("play", lang).wins(names[state.outcome.winner])
        lines.append(f"{wins} {speak.why(state, names)}")
    return lines
