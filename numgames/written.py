"""A game as people and programs write it down: a record, a link, a line of JSON.

    read(line)       the game that a line of text says
    game_of(thing)   the same of a record, its text, or what a line of JSON holds

Anything wrong with it comes out as a ValueError with one sentence.  Knows nothing of files.
"""

import json
from collections.abc import Mapping
from urllib.parse import unquote

from numgames.core import State
from numgames.play.names import PLAYERS
from numgames.play.record import RESIGN, Record, find_game
from numgames.play.session import resume


class Played:
    """A game as its states and the tokens between them, and who gave it up, if a player did."""

    def __init__(
        self,
        record: Record,
        states: "list[State]",
        tokens: "list[str]",
        names: "tuple[str, str]" = PLAYERS,
    ) -> None:
        self.record = record
        self.states = states
        self.tokens = tokens
        self.names = names  # by player
        self.gave_up = RESIGN.index(record.resigned) if record.resigned else None

    @property
    def winner(self) -> "int | None":
        """The seat, once there is one."""
        outcome = self.states[-1].outcome
        return 1 - self.gave_up if self.gave_up is not None else outcome and outcome.winner

    @property
    def reason(self) -> "str | None":
        outcome = self.states[-1].outcome
        return "resigned" if self.gave_up is not None else outcome and outcome.reason

    def player(self, seat: int) -> int:
        return seat ^ self.record.starter


def read(text: str) -> Played:
    """The game that a line says; ValueError with one sentence if it says none."""
    text = text.strip()
    if text[:1] not in ("{", '"', "["):
        return opened(text)
    try:
        thing = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError("This is not JSON, or not all of it.") from None
    return game_of(thing)


def game_of(thing: object) -> Played:
    """The same of a record, its text, or what a line of JSON holds."""
    if isinstance(thing, Record):
        return opened(thing.text())
    if isinstance(thing, str):
        return opened(thing)
    if not isinstance(thing, Mapping):
        raise ValueError("A game is a text or an object.")
    if "record" in thing or "link" in thing:
        played = opened(thing.get("record", thing.get("link")))
    elif "game" in thing:
        played = replayed(thing["game"], thing.get("options", {}), thing.get("moves"))
    else:
        raise ValueError('This object has no "record", no "link" and no "game".')
    names = thing.get("players", PLAYERS)
    if not isinstance(names, list | tuple) or [type(name) for name in names] != [str, str]:
        raise ValueError('"players" are a list of two names.')
    played.names = (names[0], names[1])
    return played


def opened(text: object) -> Played:
    """A record, or a link: then the record stands behind the #, perhaps with %3D for "="."""
    session = resume(unquote(text.rpartition("#")[2]) if isinstance(text, str) else text)
    return Played(session.record, session.states, [step.token for step in session.steps])


def replayed(game_id: object, options: object, moves: object) -> Played:
    """A game by its tokens, cards among them, as other tools keep it."""
    game = find_game(game_id)
    if not isinstance(options, Mapping):
        raise ValueError('"options" are an object: {"numbers": 50}.')
    if not isinstance(moves, list | tuple):
        raise ValueError('"moves" are a list, with cards in it: ["=7", "keep"].')
    chosen = game.complete({str(name): str(options[name]) for name in options})
    states, tokens = [game.begin(chosen)], []
    for i, move in enumerate(moves):
        tokens.append(str(move) if type(move) is int else move)
        try:
            states.append(states[-1].play(tokens[-1]))
        except ValueError as error:
            raise ValueError(f"Move {i + 1} of this game is impossible. {error}") from None
    return Played(Record(game, chosen, "0", 0), states, tokens)
