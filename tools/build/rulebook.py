"""The rules page of each game as plain data, so that the rules can be read and the example
watched with no Python at all.  What the rules say is numgames/rulebook.py's to know.
"""

from numgames.core import CHANCE, Game
from numgames.play.dealer import Dealer
from numgames.play.record import Record
from numgames.play.session import Session, Step
from numgames.play.view import view
from numgames.rulebook import NAMES, Rulebook, cited, every_game, example_moves, uncited
from numgames.words import game_words


def rulebook(game: Game) -> "dict[str, object]":
    """Everything the rules page of a game shows."""
    book = Rulebook(game)
    rulings = book.rulings | every_game()  # the game's own come first
    return {
        "aim": book.aim,
        "sections": [
            {"title": title, "items": [item(text, game) for text in body]}
            for title, body in book.sections
        ],
        "tips": book.tips,
        "rulings": [{"number": number, "text": text} for number, text in rulings.items()],
        "example": example(game, example_moves(game)),
    }


# -- the rules ---------------------------------------------------------------------------------


def item(text: str, game: Game) -> "dict[str, object]":
    """A paragraph or a point of a list, with the rulings it rests on."""
    point = text.startswith("- ")
    plain = uncited(text.removeprefix("- "))
    return {"text": spans(plain, game), "point": point, "rulings": cited(text)}


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
    said = game_words(game.id).options.get(name)
    if said:
        return said.labels[value] if value else said.title
    raise SystemExit(f"The rules of {game.title} mention {code}, which is no option.")


# -- the example -------------------------------------------------------------------------------


def example(game: Game, moves: "list[str]") -> "list[dict[str, object]]":
    """The example step by step, one step for each move, the cards before it included."""
    record = Record(game, game.complete({}), "example", 0)
    start, speak = game.start(), game_words(game.id)
    steps: list[Step] = []
    shown = [picture(Session(record, NAMES, start, steps), "Ada goes first.")]
    said: list[str] = []
    for move in moves:
        before = steps[-1].state if steps else start
        said.append(speak.say(before, move, NAMES))
        after = before.play(move)
        steps = steps + [Step(move, before, after, Dealer("example"))]
        if before.to_move != CHANCE:
            shown.append(picture(Session(record, NAMES, start, steps), " ".join(said)))
            said = []
    last = shown[-1]
    outcome = view(Session(record, NAMES, start, steps))["outcome"]
    if not isinstance(outcome, dict):
        raise SystemExit(f"The example of {game.title} does not go to the end.")
    last["text"] = f"{last['text']} {outcome['title']} {outcome['why']}"
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
