"""What is said by the command that measures games: what it takes, and what is wrong with a line."""

from numgames.core import Refusal
from numgames.words.en import errors

HELP = """What every move of a game has cost, exactly.

    python3 -m numgames.regret games.jsonl     one game a line, from a file or a pipe
    python3 -m numgames.regret "$LINK"         or a game right here

A game is a record, a link that holds one, or a JSON object with either under "record" or "link", or
with "game", "options" and "moves", cards among them ("=7").  "players" may name who plays: player 1
and player 2 of a record.  Out come JSON lines: every "move", every "game", and one "summary"."""

GAMES = "files, links or records; without any, the input is read"

SENTENCES = {
    "no_json": "This isn't JSON, or not all of it.",
    "no_text_or_object": "A game is a text or an object.",
    "no_game_in_object": 'This object has no "record", no "link" and no "game".',
    "no_two_players": '"players" is a list of two names.',
    "no_object_of_options": '"options" is an object, like {{"numbers": 50}}.',
    "no_list_of_moves": '"moves" is a list with the cards in it, like ["=7", "keep"].',
    # said in other places, too, but there to players
    "incomplete_record": "This record is cut off.",
    "impossible": "Move {number} isn't possible. {why}",
    "card_first": 'A card comes first, like "=7".',
}


def sentence(error: ValueError) -> str:
    """What is wrong with a game."""
    if not isinstance(error, Refusal) or error.what not in SENTENCES:
        return errors.sentence(error)
    facts = {
        name: sentence(fact) if isinstance(fact, ValueError) else errors.told(name, fact)
        for name, fact in error.facts.items()
    }
    return SENTENCES[error.what].format(**facts)


def in_line(number: int, file: str, problem: str) -> str:
    return f"Line {number} of {file}: {problem}" if file else f"Line {number}: {problem}"
