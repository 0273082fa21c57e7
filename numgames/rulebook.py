"""The rulebook of every game, read out of the docstring of the game's own module.

Front ends that show rules get them here in pieces; nothing here plays.  Needs CPython, which
keeps docstrings: the page has its rules written into it when the site is built.

## Rulings
- A1: Two people play. Either of you may start, or you toss a coin. In a match you take turns
  at starting.
- A2: Every game has a winner. Each game says how a tie is broken.
- A3: You may give up at any time. Then the other player wins.
- A4: The cards are fixed when the game begins. Taking a move back never changes what comes next.
- A5: A word that the game doesn't know, or a number that isn't on the board (0, 101, or 60 on a
  board of 50), is simply refused and costs nothing. A move that isn't allowed right now is
  different: each game says what that costs.
- A6: If you choose nothing, you play exactly by the rulebook. Options are extra, and each one is
  explained where you choose it.
- A7: Play a single game, or the best of 3, 5 or 7. Wins count for the person, wherever they sit.
"""

import ast
import doctest
import re
import sys

from numgames.core import Game
from numgames.games import ORDER

TIPS, RULINGS, EXAMPLE = "Tips", "Rulings", "Example"
NAMES = ("Ada", "Ben")

TYPE_CHECKING = False
if TYPE_CHECKING:
    Section = tuple[str, list[str]]


class Rulebook:
    """The `aim` in one sentence; the rules as `sections`, each a title and its paragraphs, of which
    those that begin with "- " are points; `tips`; and the `rulings` by number."""

    def __init__(self, game: Game) -> None:
        text = sys.modules[game.begin.__module__].__doc__
        text = text or f"{game.title}: {game.task}"  # python3 -OO leaves no docstrings
        head, sections = in_sections(text)
        aim = head.partition(f"{game.title}: ")[2]
        self.aim = aim[:1].upper() + aim[1:]
        self.tips = [tip[2:] for tip in dict(sections).get(TIPS, [])]
        self.rulings = rulings_in(sections)
        self.sections = [
            (title, body) for title, body in sections if title not in (TIPS, RULINGS, EXAMPLE)
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


def rulings_in(sections: "list[Section]") -> "dict[str, str]":
    """ "- S1: You may ..." -> {"S1": "You may ..."}"""
    points = dict(sections).get(RULINGS, [])
    pairs = [point[2:].partition(": ") for point in points]
    return {number: sentence for number, _, sentence in pairs}


EVERY_GAME = rulings_in(in_sections(__doc__ or "")[1])
"""The rulings that hold in every game, by number."""


def ruling(number: str) -> str:
    """The sentence of a ruling of any game; "" if there is no such number."""
    books = [EVERY_GAME] + [Rulebook(game).rulings for game in ORDER]
    return "".join([book[number] for book in books if number in book])


def cited(text: str) -> "list[str]":
    """The numbers of the rulings that a paragraph rests on: "... at once. (S3)" -> ["S3"]."""
    return re.findall(r"\(([A-Z]\d)\)", text)


def uncited(text: str) -> str:
    """The same paragraph without them."""
    return re.sub(r"\s*\([A-Z]\d\)", "", text)


# -- the rulebook's own game --------------------------------------------------------------------


def example_moves(game: Game) -> "list[str]":
    """The moves of the rulebook's example, cards included: those that the docstring plays."""
    text = sys.modules[game.begin.__module__].__doc__ or ""
    for piece in doctest.DocTestParser().get_examples(text):
        for node in ast.walk(ast.parse(piece.source)):
            if isinstance(node, ast.For):  # over "=3 discard ...".split()
                moves = ast.unparse(node.iter).removesuffix(".split()")
                return str(ast.literal_eval(moves)).split()
    return []


def example(game: Game, names: "tuple[str, str]" = NAMES) -> "list[str]":
    """The whole example in plain words: a line for each turn, the last one says who won and why."""
    state, lines, said = game.start(), [], []
    for move in example_moves(game):
        said.append(state.say(move, names))
        decides = bool(state.legal_moves())
        state = state.play(move)
        if decides:
            lines.append(" ".join(said))
            said = []
    if state.outcome:
        lines.append(f"{names[state.outcome.winner]} wins. {state.why(names)}")
    return lines
