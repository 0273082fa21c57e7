"""A match: best of 1, 3, 5 or 7 games; starts alternate, the score is kept by player (A7).

A match is nothing but the records of its games: who won
each is found out by replaying it.
"""

from numgames.core import Refusal
from numgames.play.session import resume

LENGTHS = (1, 3, 5, 7)


class Match:
    """`winners` of the games played so far, by player."""

    def __init__(self, length: int, first_starter: int, winners: "tuple[int, ...]" = ()) -> None:
        if length not in LENGTHS:
            raise Refusal("no_match_length", lengths=LENGTHS)
        self.length = int(length)  # True and 3.0 are lengths, too, and would show as such
        self.first_starter = first_starter
        self.winners = winners

    @property
    def score(self) -> "tuple[int, int]":
        return (self.winners.count(0), self.winners.count(1))

    @property
    def winner(self) -> "int | None":
        """The player who has won more than half of all games, once there is one."""
        for player in (0, 1):
            if self.score[player] * 2 > self.length:
                return player
        return None

    @property
    def starter(self) -> int:
        """Who starts the next game (A1)."""
        return self.first_starter ^ (len(self.winners) & 1)

    def won_by(self, player: int) -> "Match":
        if self.winner is not None:
            raise Refusal("match_over")
        return Match(self.length, self.first_starter, self.winners + (player,))


def match_of(length: object, records: "list[object]", starter: int) -> Match:
    """The match that these finished games make; `starter` if there is none yet."""
    sessions = [resume(text) for text in records]
    first = sessions[0].record.starter if sessions else starter
    match = Match(length, first)  # type: ignore[arg-type]  # the match checks it
    for session in sessions:
        if session.outcome is None:
            raise Refusal("unfinished_in_match")
        match = match.won_by(session.player(session.outcome.winner))
    return match
