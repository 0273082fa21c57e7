"""A duplicate match: two games with the same cards, seats swapped, so that luck cancels.

Each player has had both ends of the same deck; what is left are the decisions.  They are added up
from the reviews of both games.
"""

from numgames.core import Refusal
from numgames.play.advice import look_back
from numgames.play.links import deal
from numgames.play.session import Session
from numgames.words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def duplicate(first: Session, second: Session, lang: str = "en") -> "dict[str, object]":
    """Who decided better over both games, JSON-safe and by player; a Refusal if they don't fit.

    "gave" is what each gave away: points of winning chance, or how often a win where there is
    no luck.  "winner" is None when both gave the same.
    """
    one, other = deal(first.record), deal(second.record)
    if one[:-1] != other[:-1] or one[-1] == other[-1]:
        raise Refusal("no_duplicate")
    if first.outcome is None or second.outcome is None:
        raise Refusal("unfinished_in_match")
    reviews: list[Any] = [look_back(first), look_back(second)]
    sure = bool(reviews[0]["sure"])
    gave = [sum([given(found, player) for found in reviews]) for player in (0, 1)]
    winner = None if gave[0] == gave[1] else 0 if gave[0] < gave[1] else 1
    say, names = words("coach", lang), first.names
    return {
        "gave": gave,
        "winner": winner,
        "title": say.decided_better(names, winner),
        "why": say.given_away(names, gave, sure),
    }


def given(found: "dict[str, Any]", player: int) -> int:
    """What `player` gave away in one game."""
    if found["sure"]:
        return len([1 for step in found["steps"] if step["by"] == player and step["verdict"]])
    gave = found["luck"]["points"]["gave"]
    return int(gave[0 if player == found["first"] else 1])
