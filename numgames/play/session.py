"""A session is a record being played: play, draw, undo, redo, resign.

The only place that brings the rules (state), the luck
(dealer) and the memory (record) together.  A session is never changed: every act gives a new
one, and a session can always be made again from its record alone.

Seats and players: seat 0 moves first in this game, seat 1 second.  Players keep their number
through a match, so the record says which player sits in seat 0.
"""

from numgames.coach.decided import decided_winner
from numgames.core import CHANCE, IllegalMove, Outcome, Refusal, State
from numgames.play.dealer import Dealer
from numgames.play.record import RESIGN, Record, RecordError, parse
from numgames.words import game_words, words


class Step:
    """One thing that happened: a move or a card, and what it led to."""

    def __init__(self, token: str, before: State, state: State, dealer: Dealer) -> None:
        self.token = token
        self.before = before
        self.state = state  # the position after it
        self.dealer = dealer  # who deals the next card
        self.said: dict[str, str] = {}  # as a sentence, by language, as they are asked for

    @property
    def is_card(self) -> bool:
        return self.token.startswith("=")

    @property
    def seat(self) -> int:
        """Who did it, or drew the card."""
        return self.before.turn


class Session:
    """`steps` so far, the `state` they led to, the `outcome` once there is one."""

    def __init__(
        self, record: Record, names: "tuple[str, str]", start: State, steps: "list[Step]"
    ) -> None:
        self.record = record
        self.names = names  # by player
        self.start = start
        self.steps = steps
        self.state = steps[-1].state if steps else start
        self.outcome: Outcome | None = self.state.outcome
        if self.gave_up is not None:
            self.outcome = Outcome(1 - self.gave_up, "resigned")  # (A3)

    # -- reading -------------------------------------------------------------------------

    def player(self, seat: int) -> int:
        """Which player sits in `seat`; it turns a player into a seat as well."""
        return seat ^ self.record.starter

    @property
    def seated(self) -> "tuple[str, str]":
        """The names by seat, as states want them."""
        return (self.names[self.player(0)], self.names[self.player(1)])

    def said(self, step: Step, lang: str = "en") -> str:
        """What happened in a step of this session, as a sentence."""
        if lang not in step.said:
            before = step.before
            step.said[lang] = game_words(before.game, lang).say(before, step.token, self.seated)
        return step.said[lang]

    @property
    def states(self) -> "list[State]":
        """The first position, and the one after every step."""
        return [self.start] + [step.state for step in self.steps]

    @property
    def gave_up(self) -> "int | None":
        """The seat of the player who resigned."""
        return RESIGN.index(self.record.resigned) if self.record.resigned else None

    @property
    def waits_for_draw(self) -> bool:
        return self.outcome is None and self.state.to_move == CHANCE

    @property
    def can_undo(self) -> bool:
        return bool(self.record.moves or self.record.resigned)

    @property
    def undo_shows(self) -> bool:
        """Whether a card has been seen since the last move."""
        return self.can_undo and not self.record.resigned and self.steps[-1].is_card

    @property
    def in_circles(self) -> bool:
        """Only a player who again and again throws the winning card away makes a game this long,
        with Sequence Stack's option `block=both`.  From here on it is played as by `rest`."""
        return len(self.record.moves) >= self.record.game.longest

    # -- acting: each gives a new session ------------------------------------------------

    def play(self, move: str) -> "Session":
        """The player to move plays `move`; IllegalMove or BadMove if that cannot be."""
        if self.record.resigned:
            raise IllegalMove("over")
        if self.outcome is not None or self.waits_for_draw:  # no card is named by hand
            raise self.state.refusal(move)
        if self.in_circles and move != self.state.legal_moves()[-1]:
            raise IllegalMove("in_circles", move=self.state.legal_moves()[-1])
        undone = self.record.undone
        undone = undone[1:] if undone[:1] == (move,) else ()
        record = self.record.changed(self.record.moves + (move,), undone=undone)
        after = self._then(move, record, self._dealer)
        return after if record.game.draws else after._turned_up()

    def draw(self) -> "Session":
        """Turn the next card over."""
        if not self.waits_for_draw:
            raise IllegalMove("no_card")
        record = self.record
        return self._deal(record.changed(record.moves, record.draws + 1, undone=record.undone))

    def rest(self) -> "Session":
        """To the end without another decision."""
        session = self
        while session.outcome is None:
            # The last of the moves by the alphabet: place, take, keep.
            moves = session.state.legal_moves()
            session = session.draw() if session.waits_for_draw else session.play(moves[-1])
        return session

    def finish(self) -> "Session":
        """Turn over the rest of a game in which nothing can change any more who wins."""
        if self.outcome is not None:
            raise IllegalMove("over")
        if decided_winner(self.state) is None:
            raise IllegalMove("still_open")
        return self.rest()

    def resign(self, player: int) -> "Session":
        """`player` gives the game up; the other wins (A3)."""
        if self.outcome is not None:
            raise IllegalMove("over")
        record = self.record
        resigned = RESIGN[self.player(player)]
        record = record.changed(record.moves, record.draws, resigned)
        return Session(record, self.names, self.start, self.steps)

    def undo(self) -> "Session":
        """Take the last move back.  No card changes its place in the deck (A4)."""
        record, steps = self.record, self.steps
        if record.resigned:
            undone = (record.resigned,) + record.undone
            record = record.changed(record.moves, record.draws, undone=undone)
            return Session(record, self.names, self.start, steps)
        if not self.can_undo:
            raise IllegalMove("nothing_to_undo")
        last = len(steps) - 1
        while steps[last].is_card:
            last -= 1
        record = record.changed(
            record.moves[:-1],
            1 if record.game.draws else 0,  # the card that was decided on lies open again
            undone=record.moves[-1:] + record.undone,
            taken_back=min(record.taken_back + self.undo_shows, 999),
        )
        return Session(record, self.names, self.start, steps[:last])

    def at(self, ply: int) -> "Session":
        """The same game after its first `ply` moves; what came later can be redone.

        Going back over a card that has been seen counts once, however far back it is.
        """
        session = self
        while session.record.resigned or len(session.record.moves) > ply:
            session = session.undo()
        record, before = session.record, self.record.taken_back
        if record.taken_back > before:
            once = record.changed(
                record.moves, record.draws, undone=record.undone, taken_back=before + 1
            )
            return Session(once, session.names, session.start, session.steps)
        return session

    def redo(self) -> "Session":
        """Do again what was taken back last."""
        undone = self.record.undone
        if not undone:
            raise IllegalMove("nothing_to_redo")
        if undone[0] in RESIGN:
            return self.resign(self.player(RESIGN.index(undone[0])))
        return self._drawn().play(undone[0])

    # -- luck ----------------------------------------------------------------------------

    @property
    def _dealer(self) -> Dealer:
        return self.steps[-1].dealer if self.steps else Dealer(self.record.seed)

    def _drawn(self) -> "Session":
        """After every card that has to be drawn before the next decision."""
        session = self
        while session.waits_for_draw:
            session = session.draw()
        return session

    def _turned_up(self) -> "Session":
        """After every card that turns up by itself."""
        session = self
        while session.waits_for_draw:
            session = session._deal(session.record)
        return session

    def _deal(self, record: Record) -> "Session":
        token, dealer = self._dealer.deal(self.state.chances())
        return self._then(token, record, dealer)

    def _then(self, token: str, record: Record, dealer: Dealer) -> "Session":
        """The session one step on."""
        step = Step(token, self.state, self.state.play(token), dealer)
        return Session(record, self.names, self.start, self.steps + [step])


def replay(record: Record, names: "tuple[str, str] | None" = None) -> Session:
    """The session of a record; RecordError if its history is impossible."""
    start, names = record.game.begin(record.options), names or words("play").PLAYERS
    session = Session(record.changed(()), names, start, [])
    if not record.game.draws:
        session = session._turned_up()
    try:
        for move in record.moves:
            session = session._drawn().play(move)
        for _ in range(record.draws):
            session = session.draw()
        if record.resigned:
            session = session.resign(session.player(RESIGN.index(record.resigned)))
        now = session = Session(record, names, start, session.steps)
        while session.record.undone:  # what is to be redone must be possible, too
            session = session.redo()
    except Refusal as error:
        count = len(session.record.moves) + 1
        raise RecordError("impossible", number=count, why=error) from None
    return now


def deck(record: Record) -> "list[str]":
    """The cards of this seed's first deck in the order they come, for playing on paper.

    No move changes that order (A4), so the simplest game finds it: discard or skip every card.
    """
    state, dealer = record.game.begin(record.options), Dealer(record.seed)
    found: list[str] = []
    left = 0
    while state.to_move is not None:
        chances = state.chances()
        if not chances:
            move = state.legal_moves()[0]
            if move.isdigit():
                return []  # numbers are named, not dealt
        else:
            before, left = left, sum([weight for _, weight in chances])
            if found and left > before:
                break  # a second deck, which does depend on how people play
            move, dealer = dealer.deal(chances)
            found.append(move)
        state = state.play(move)
    return found


def resume(text: object, names: "tuple[str, str] | None" = None) -> Session:
    """The session of a record's text; RecordError if there is none."""
    return replay(parse(text), names)
