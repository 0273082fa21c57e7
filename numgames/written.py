"""A game as people and programs write it down: a record, a link, a line of JSON.

    read(line)       the game that a line of text says
    game_of(thing)   the same of a record, its text, or what a line of JSON holds

Whatever is wrong with it comes out as a Refusal.  Knows nothing of files.
"""

import json
from collections.abc import Mapping
from urllib.parse import unquote

from numgames.core import Refusal, State
from numgames.play.record import RESIGN, Record, find_game
from numgames.play.session import resume
from numgames.words import words


class Played:
    """A game as its states and the tokens between them, and who gave it up, if a player did."""

    def __init__(
        self,
        record: Record,
        states: "list[State]",
        tokens: "list[str]",
        names: "tuple[str, str]",
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
    """The game that a line says; a Refusal if it says none."""
    text = text.strip()
    if text[:1] not in ("{", '"', "["):
        return opened(text)
    try:
        thing = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("no_json") from None
    return game_of(thing)


def game_of(thing: object) -> Played:
    """The same of a record, its text, or what a line of JSON holds."""
    if isinstance(thing, Record):
        return opened(thing.text())
    if isinstance(thing, str):
        return opened(thing)
    if not isinstance(thing, Mapping):
        raise Refusal("no_text_or_object")
    if "record" in thing or "link" in thing:
        played = opened(thing.get("record", thing.get("link")))
    elif "game" in thing:
        played = replayed(thing["game"], thing.get("options", {}), thing.get("moves"))
    else:
        raise Refusal("no_game_in_object")
    names = thing.get("players", played.names)
    if not isinstance(names, list | tuple) or [type(name) for name in names] != [str, str]:
        raise Refusal("no_two_players")
    played.names = (names[0], names[1])
    return played


def opened(text: object) -> Played:
    """A record, or a link: then the record stands behind the #, perhaps with %3D for "="."""
    session = resume(unquote(text.rpartition("#")[2]) if isinstance(text, str) else text)
    tokens = [step.token for step in session.steps]
    return Played(session.record, session.states, tokens, session.names)


def replayed(game_id: object, options: object, moves: object) -> Played:
    """A game by its tokens, cards among them, as other tools keep it."""
    game = find_game(game_id)
    if not isinstance(options, Mapping):
        raise Refusal("no_object_of_options")
    if not isinstance(moves, list | tuple):
        raise Refusal("no_list_of_moves")
    chosen = game.complete({str(name): str(options[name]) for name in options})
    states, tokens = [game.begin(chosen)], []
    for i, move in enumerate(moves):
        tokens.append(str(move) if type(move) is int else move)
        try:
            states.append(states[-1].play(tokens[-1]))
        except Refusal as error:
            raise Refusal("impossible", number=i + 1, why=error) from None
    return Played(Record(game, chosen, "0", 0), states, tokens, words("play").PLAYERS)
