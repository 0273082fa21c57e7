"""The rules page of each game, read out of the game's own docstring.

Called by site_data.py.  The docstring is the rulebook: its first line says the aim, its
sections the rules, its example is a game to step through.  All of it is turned into plain data
at build time, so that the rules can be read and the example watched with no Python at all.
"""

import ast
import doctest
import re
import sys

from numgames.core import CHANCE, Game
from numgames.dealer import Dealer
from numgames.record import Record
from numgames.session import Session, Step
from numgames.view import view

NAMES = ("Ada", "Ben")

EVERY_GAME = (
    ("A1", "Who starts is up to you, or to a coin. In a match the start alternates."),
    ("A2", "Nobody ever draws a game: every tie is broken as said above."),
    ("A3", "You may give up at any time. Then the other player wins."),
    ("A4", "Taking a move back never changes the cards that are to come."),
)


def rulebook(game: Game) -> "dict[str, object]":
    """Everything the rules page of a game shows."""
    module = sys.modules[game.begin.__module__]
    head, *sections = re.split(r"^## ", module.__doc__ or "", flags=re.M)
    aim = head.strip().partition(f"{game.title}: ")[2]
    bodies = [section.partition("\n")[::2] for section in sections]
    return {
        "aim": aim[:1].upper() + aim[1:],
        "sections": [
            {"title": title.strip(), "items": items(body, game)}
            for title, body in bodies
            if title.strip() != "Example"
        ],
        "every": [{"text": spans(text, game), "rulings": [ruling]} for ruling, text in EVERY_GAME],
        "example": example(game, moves_of(module.__doc__ or "", game)),
    }


# -- the rules ---------------------------------------------------------------------------------


def items(body: str, game: Game) -> "list[dict[str, object]]":
    """The paragraphs and list items of a section, each with the rulings it rests on."""
    found = []
    for block in re.split(r"\n\s*\n|\n(?=- )", body.strip()):
        text = " ".join(block.split())
        point = text.startswith("- ")
        text = text.removeprefix("- ")
        rulings = re.findall(r"\(([A-Z]\d)\)", text)
        text = re.sub(r"\s*\([A-Z]\d\)", "", text)
        found.append({"text": spans(text, game), "point": point, "rulings": rulings})
    return found


def spans(text: str, game: Game) -> "list[dict[str, str]]":
    """Text in pieces: what stands in `code` is an option, and is called as on the screen."""
    pieces = []
    for i, piece in enumerate(text.split("`")):
        if piece:
            pieces.append({"strong": spoken(piece, game)} if i % 2 else {"plain": piece})
    return pieces


def spoken(code: str, game: Game) -> str:
    """`sum=total` -> "all numbers count"; `numbers` -> "How many numbers"."""
    name, _, value = code.partition("=")
    for option in game.choices:
        if option.name == name:
            return option.labels[option.values.index(value)] if value else option.title
    raise SystemExit(f"The rules of {game.title} mention {code}, which is no option.")


# -- the example -------------------------------------------------------------------------------


def moves_of(text: str, game: Game) -> "list[str]":
    """The moves that the docstring's example plays."""
    for piece in doctest.DocTestParser().get_examples(text):
        for node in ast.walk(ast.parse(piece.source)):
            if isinstance(node, ast.For):
                return list(eval(compile(ast.Expression(node.iter), game.id, "eval"), {}))
    raise SystemExit(f"The rules of {game.title} have no example.")


def example(game: Game, moves: "list[str]") -> "list[dict[str, object]]":
    """The example step by step, one step for each move, the cards before it included."""
    record = Record(game, game.complete({}), "example", 0)
    start = game.start()
    steps: list[Step] = []
    shown = [picture(Session(record, NAMES, start, steps), "Ada goes first.")]
    said: list[str] = []
    for move in moves:
        before = steps[-1].state if steps else start
        said.append(before.say(move, NAMES))
        after = before.play(move)
        steps = steps + [Step(move, before.turn, after, said[-1], Dealer("example"))]
        if before.to_move != CHANCE:
            shown.append(picture(Session(record, NAMES, start, steps), " ".join(said)))
            said = []
    last = shown[-1]
    outcome = view(Session(record, NAMES, start, steps))["outcome"]
    if isinstance(outcome, dict):
        last["text"] = f"{last['text']} {outcome['title']} {outcome['why']}"
    else:
        last["text"] = f"{last['text']} And so it goes on."
    return shown


def picture(session: Session, text: str) -> "dict[str, object]":
    """One position as the rules page draws it: a sentence, the card, a row for each player."""
    numbers = [step.token.lstrip("=") for step in session.steps]
    cards = [number for number in numbers if number.isdigit()]
    return {
        "text": text,
        "card": cards[-1] if cards else "",
        "by": session.player(session.steps[-1].seat) if session.steps else None,
        "rows": [row(session.state.tray(seat)) for seat in (0, 1)],
    }


def row(tray: "dict[str, object]") -> "list[dict[str, object]]":
    """What lies before a player, in small: a stack with its gaps, or the numbers collected."""
    height, blocked = tray.get("height"), tray.get("blocked")
    if isinstance(height, int) and isinstance(blocked, list):
        states = {n: "" if n <= height else "no" if n in blocked else "slot" for n in range(1, 6)}
        return [{"number": n, "state": state} for n, state in states.items()]
    for value in tray.values():
        if isinstance(value, list) and all(isinstance(n, int) for n in value):
            return [{"number": n, "state": ""} for n in value]
    return []
