"""A match: best of 1, 3, 5 or 7 games; starts alternate, the score is kept by player (A7).

A match is nothing but the records of its games: who won
each is found out by replaying it.
"""

from numgames.core import Refusal
from numgames.play.session import Session, resume

LENGTHS = (1, 3, 5, 7)


class Match:
    """`winners` of the games played so far, by player, and the `games` themselves."""

    def __init__(
        self,
        length: int,
        first_starter: int,
        winners: "tuple[int, ...]" = (),
        games: "tuple[Session, ...]" = (),
    ) -> None:
        if length not in LENGTHS:
            raise Refusal("no_match_length", lengths=LENGTHS)
        self.length = int(length)  # True and 3.0 are lengths, too, and would show as such
        self.first_starter = first_starter
        self.winners = winners
        self.games = games

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
        return Match(self.length, self.first_starter, self.winners + (player,), self.games)

    def with_game(self, session: Session) -> "Match":
        """The match after a game that is over."""
        if session.outcome is None:
            raise Refusal("unfinished_in_match")
        after = self.won_by(session.player(session.outcome.winner))
        after.games += (session,)
        return after


def match_of(
    length: object, records: "list[object]", starter: int, names: "tuple[str, str]" = ("", "")
) -> Match:
    """The match that these finished games make; `starter` if there is none yet."""
    sessions = [resume(text, names) for text in records]
    first = sessions[0].record.starter if sessions else starter
    match = Match(length, first)  # type: ignore[arg-type]  # the match checks it
    for session in sessions:
        match = match.with_game(session)
    return match
