"""Games without people: two players that are functions, a table, and a tally of many games.

A player here is a function from a state to a move; it sees nothing else.  Every game is a real
record with a seed, so that it can be looked at afterwards like any other.

What has been counted so far is a plain dict that goes out with every answer and comes back with
the next request: a worker may be killed at any moment, and nothing is lost.
"""

from numgames.coach.evaluation import values
from numgames.coach.levels import distribution, pick
from numgames.play.dealer import roll
from numgames.play.record import Record
from numgames.play.session import Session, replay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from numgames.core import Game, State

    Player = Callable[[State], str]

MOST_KNOWN = 20000
_known: "dict[tuple[State, int], list[tuple[str, int]]]" = {}


class GivesUp(Exception):
    """Raised by a player that cannot go on: it loses this game (A3)."""


def game_number(i: int, game: "Game", options: "dict[str, str]", seed: str) -> Record:
    """Game `i` of many: seats are swapped from one to the next, and each has its own luck."""
    return Record(game, options, f"{seed}{i}", i % 2)


def computer(level: int, seed: str) -> "Player":
    """A computer player whose luck depends on `seed`."""
    count = 0

    def player(state: "State") -> str:
        nonlocal count
        count += 1
        return pick(thought(state, level), roll(seed, count))

    return player


def thought(state: "State", level: int) -> "list[tuple[str, int]]":
    """What a level thinks of a state; many games begin alike, and thinking takes long."""
    key = (state, level)
    if key not in _known:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        _known[key] = distribution(state, level)
    return _known[key]


def play_out(record: Record, players: "tuple[Player, Player]") -> Session:
    """The whole game; `players` are by player, as in a match, not by seat."""
    session = replay(record)
    while session.outcome is None:
        if session.in_circles:
            return session.rest()
        if session.waits_for_draw:
            session = session.draw()
            continue
        player = session.player(session.state.turn)
        try:
            session = session.play(players[player](session.state))
        except GivesUp:
            session = session.resign(player)
    return session


def decisions(session: Session) -> "list[tuple[State, str, int]]":
    """Every decision of a game: the state before it, the move, and the player."""
    states = session.states
    return [
        (states[i], step.token, session.player(step.seat))
        for i, step in enumerate(session.steps)
        if not step.is_card
    ]


def given_away(session: Session, player: int) -> float:
    """How much of the winning chance a player's own moves have cost, one added to the other."""
    total = 0.0
    for state, move, by in decisions(session):
        if by == player:
            worth = values(state)
            total += max(worth.values()) - worth[move]
    return total


# -- shares, with honest errors ----------------------------------------------------------------

SIGMAS = 1.96  # 95 of 100 such intervals hold the truth


def share(wins: int, games: int) -> "dict[str, float]":
    """How often, and between which bounds the truth lies (Wilson's interval, 95 %).

    It is right for few games and for rates near 0 and 1, where plus and minus is not.
    """
    if not games:
        return {"rate": 0.5, "low": 0.0, "high": 1.0}
    rate, z2 = wins / games, SIGMAS * SIGMAS
    middle = rate + z2 / (2 * games)
    spread = SIGMAS * (rate * (1 - rate) / games + z2 / (4 * games * games)) ** 0.5
    low, high = (middle - spread) / (1 + z2 / games), (middle + spread) / (1 + z2 / games)
    return {"rate": rate, "low": max(0.0, low), "high": min(1.0, high)}


class Tally:
    """How player 0 does in many games: counted, and as a plain dict between two requests."""

    LOOKED_AT = 40  # lost games that are searched for the worst; each takes the solver a while
    MOST_FAILURES = 9  # different ones that are kept in words

    def __init__(self, so_far: "dict[str, object] | None" = None) -> None:
        kept = so_far or {}
        played, won = kept.get("played") or [0, 0], kept.get("won") or [0, 0]
        assert isinstance(played, list)
        assert isinstance(won, list)
        self.played: "list[int]" = list(played)  # going first, going second
        self.won: "list[int]" = list(won)
        self.failures: "list[list[object]]" = list(kept.get("failures") or [])  # type: ignore[call-overload]
        self.worst: object = kept.get("worst")  # [cost, record] of the worst game lost

    @property
    def games(self) -> int:
        return sum(self.played)

    @property
    def lost(self) -> int:
        return self.games - sum(self.won)

    def add(self, session: Session, failure: str = "") -> None:
        """One more game; `failure` is what kept a player from going on in it."""
        assert session.outcome is not None
        second = session.record.starter  # player 0 sits in the second seat if 1 starts
        self.played[second] += 1
        if session.player(session.outcome.winner) == 0:
            self.won[second] += 1
        elif self.lost <= self.LOOKED_AT:
            self._look_at(session)
        if failure:
            self._note(failure)

    def _look_at(self, session: Session) -> None:
        gave_up = 1.0 if session.record.resigned else 0.0
        cost = given_away(session, 0) + gave_up
        if not isinstance(self.worst, list) or cost > self.worst[0]:
            self.worst = [cost, session.record.text()]

    def _note(self, failure: str) -> None:
        for known in self.failures:
            if known[0] == failure:
                known[1] = int(str(known[1])) + 1
                return
        if len(self.failures) < self.MOST_FAILURES:
            self.failures.append([failure, 1])

    def plain(self) -> "dict[str, object]":
        """All of it, for the next request."""
        return {
            "played": self.played,
            "won": self.won,
            "failures": self.failures,
            "worst": self.worst,
        }

    def said(self) -> "dict[str, object]":
        """What it comes to: all games, those going first, those going second."""
        first, second = [share(self.won[i], self.played[i]) for i in (0, 1)]
        whole = share(sum(self.won), self.games)
        return {
            "games": self.games,
            "won": sum(self.won),
            "all": whole,
            "first": first,
            "second": second,
            "verdict": "better"
            if whole["low"] > 0.5
            else "worse"
            if whole["high"] < 0.5
            else "even",
        }
