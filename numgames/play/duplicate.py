"""A duplicate match: two games with the same cards, seats swapped, so that luck cancels.

Each player has had both ends of the same deck; what is left are the decisions.  They are added up
from the reviews of both games.
"""

from numgames.core import Refusal
from numgames.play.advice import look_back
from numgames.play.links import deal
from numgames.play.session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def duplicate(first: Session, second: Session) -> "dict[str, object]":
    """Who decided better over both games, JSON-safe and by player; ValueError if they do not fit.

    "gave" is what each gave away: points of winning chance, or how often a win where there is
    no luck.  "winner" is None when both gave the same.
    """
    one, other = deal(first.record), deal(second.record)
    if one[:-1] != other[:-1] or one[-1] == other[-1]:
        raise Refusal("no_duplicate")
    if first.outcome is None or second.outcome is None:
        raise Refusal("unfinished_in_match")
    reviews: list[Any] = [look_back(first), look_back(second)]
    without_luck = bool(reviews[0]["sure"])
    gave = [sum([given(found, player) for found in reviews]) for player in (0, 1)]
    names = first.names
    winner = None if gave[0] == gave[1] else 0 if gave[0] < gave[1] else 1
    title = "Level." if winner is None else f"{names[winner]} decided better."
    return {"gave": gave, "winner": winner, "title": title, "why": why(names, gave, without_luck)}


def given(found: "dict[str, Any]", player: int) -> int:
    """What `player` gave away in one game."""
    if found["sure"]:
        return len([1 for step in found["steps"] if step["by"] == player and step["verdict"]])
    gave = found["luck"]["points"]["gave"]
    return int(gave[0 if player == found["first"] else 1])


def why(names: "tuple[str, str]", gave: "list[int]", without_luck: bool) -> str:
    if without_luck:
        often = [f"{names[i]} let the win go {times(gave[i])}" for i in (0, 1)]
        return f"Over both games {often[0]}, {often[1]}."
    return (
        f"Same cards, both seats: {names[0]} gave away {points(gave[0])} of winning chance, "
        f"{names[1]} {gave[1]}."
    )


def points(count: int) -> str:
    return f"{count} point" if count == 1 else f"{count} points"


def times(count: int) -> str:
    return ("never", "once", "twice")[count] if count < 3 else f"{count} times"
