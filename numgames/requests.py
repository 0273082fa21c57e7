"""What a request holds besides the record: who plays, which match it is, how a game begins.

Everything that comes from outside is checked here and given its type; keeps nothing.
"""

import json

from numgames.core import Refusal
from numgames.play.match import LENGTHS, Match, match_of
from numgames.play.names import tidy_name
from numgames.play.record import Record, new_record
from numgames.play.session import Session
from numgames.words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    Request = dict[str, object]


LONGEST_REQUEST = 100_000
DEEPEST = 100  # nothing that is asked for goes deeper than six


class BadRequest(Refusal):
    """The request itself makes no sense; a fault of the front end, not of a player."""


def read(text: str) -> "Request":
    if not isinstance(text, str) or len(text) > LONGEST_REQUEST:
        raise BadRequest("request_too_long", longest=LONGEST_REQUEST)
    if too_deep(text):
        raise BadRequest("request_too_deep")
    try:
        request = json.loads(text)
    except Exception:  # every interpreter has its own idea of what can go wrong here
        raise BadRequest("no_object") from None
    if not isinstance(request, dict):
        raise BadRequest("no_object")
    return request


def too_deep(text: str) -> bool:
    """Whether a JSON text nests so deep that reading it would be the end of an interpreter: in
    Pyodide no exception comes of it."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth, quoted, escaped = 0, False, False
    for c in text:
        if quoted:
            quoted = escaped or c != '"'
            escaped = c == "\\" and not escaped
        elif c == '"':
            quoted = True
        elif c in "[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif c in "]}":
            depth -= 1
    return False


def is_number(value: object) -> bool:
    """Whether this is a whole number; `true` is none, whatever an interpreter thinks of it."""
    return isinstance(value, int) and not isinstance(value, bool)


def new_in(request: "Request") -> Record:
    """The record of a game that begins as the request says, with player 0 first."""
    options = request.get("options") or {}
    if not isinstance(options, dict):
        raise BadRequest("options_no_object")
    return new_record(request.get("game"), options, request.get("seed"), 0)


def lang_in(request: "Request") -> str:
    """The language in which the answer speaks."""
    lang: str = request.get("lang", "en")  # type: ignore[assignment]  # words know theirs
    words("errors", lang)
    return lang


def names_in(request: "Request", lang: str = "en") -> "tuple[str, str]":
    """The names of both players; who has none is called as the language calls them."""
    given = request.get("names")
    first, second = words("play", lang).PLAYERS
    if given is None:
        return (first, second)
    if not isinstance(given, list) or len(given) != 2:
        raise BadRequest("names_no_pair")
    return (tidy_name(given[0], first), tidy_name(given[1], second))


def player_in(request: "Request") -> int:
    player = request.get("player")
    if not is_number(player) or player not in (0, 1):
        raise BadRequest("no_such_player")
    return 1 if player else 0


def match_in(request: "Request", session: Session) -> "Match | None":
    """The match with the game on the table counted in once it is over."""
    given = request.get("match")
    if given is None:
        return None
    earlier = given.get("games", []) if isinstance(given, dict) else None
    if not isinstance(given, dict) or not isinstance(earlier, list) or len(earlier) > 7:
        raise BadRequest("no_match")
    if not is_number(given.get("length")):
        raise BadRequest("no_match_length", lengths=LENGTHS)
    match = match_of(given.get("length"), earlier, session.record.starter, session.names)
    return match if session.outcome is None else match.with_game(session)
