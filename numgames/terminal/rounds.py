"""From game to game: the match around the table, who starts next, and with what luck.

Knows records and winners; asks nothing and shows nothing.
"""

from collections.abc import Iterator

from numgames.play.match import Match
from numgames.play.record import new_record
from numgames.play.session import Session, replay


class Rounds:
    """The match without the game on the table, the `played` records, the seeds to come."""

    def __init__(self, match: Match, played: "tuple[str, ...]", seeds: "Iterator[str]") -> None:
        self.match = match
        self.played = played
        self.seeds = seeds

    def now(self, session: Session) -> Match:
        """The match with the game on the table, once that is over."""
        outcome = session.outcome
        return self.match.won_by(session.player(outcome.winner)) if outcome else self.match

    def next_starter(self, session: Session) -> int:
        """Starts alternate, from match to match as well."""
        match = self.now(session)
        return match.starter if match.winner is None else 1 - match.first_starter

    def next_game(self, session: Session) -> Session:
        """The game after this one, or the first of another match."""
        record, match, starter = session.record, self.now(session), self.next_starter(session)
        if match.winner is None:
            self.match, self.played = match, self.played + (record.text(),)
        else:
            self.match, self.played = Match(match.length, starter), ()
        fresh = new_record(record.game.id, record.options, next(self.seeds), starter)
        return replay(fresh, session.names)

    def flags(self) -> "list[str]":
        """What brings the match back on a command line."""
        words = ["--match", str(self.match.length)] if self.match.length > 1 else []
        for text in self.played:
            words += ["--played", text]
        return words
