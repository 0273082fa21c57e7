"""The vocabulary of numgames: players, luck, moves, outcomes, states and games.

A `State` is one position and never changes: `state.play(move)` gives the next one.  Luck is a
player, too: when `state.to_move` is CHANCE, `state.chances()` says which cards could come and how
likely each is.  No state holds the order of unseen cards, so no player can peek.

Knows no game, no seed, no front end, and has no sentence for people: those are in words/.

(MicroPython runs this file, so: no dataclasses, no typing, no enum.)
"""

from collections import namedtuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NamedTuple, Self

    class Outcome(NamedTuple):
        """Who won, and why in one word."""

        winner: int
        reason: str

    class Option(NamedTuple):
        """A rule that players may choose.  The first value is the rulebook's (A6)."""

        name: str
        values: tuple[str, ...]
else:
    Outcome = namedtuple("Outcome", ("winner", "reason"))
    Option = namedtuple("Option", ("name", "values"))

CHANCE = -1
"""What `to_move` says while a card is about to be turned over."""


class Refusal(ValueError):
    """Something that can't be done: `what` is wrong, as a code, and the facts.  As a text it's a
    line for programmers; the sentence for people is made by words/."""

    def __init__(self, what: str, **facts: object) -> None:
        told = ", ".join([name + "=" + repr(facts[name]) for name in sorted(facts)])
        super().__init__(f"{what}: {told}" if told else what)
        self.what = what
        self.facts = facts


class BadMove(Refusal):
    """Not a word of this game at all: refused, never punished (A5)."""


class IllegalMove(Refusal):
    """A word of this game, but not allowed now (A5)."""


class State:
    """One position of one game: all that both players can see, and nothing else.

    `turn` is the seat whose turn it is, 0 = first player, 1 = second, also while that
    player's card is still being drawn; `to_move` is who acts next: a seat, CHANCE, or
    None when the game is over, and then `outcome` tells who won.

    The five games have no `__init__`, which would double the time it takes to make a state:
    `play` fills in a blank one before it hands it out.  It reads no more than three fields
    in a line, since for four CPython makes a tuple first.
    """

    __slots__ = ()  # subclasses name theirs: a smaller object is made faster
    game: str  # the id of its game
    turn: int
    to_move: "int | None"
    outcome: "Outcome | None"

    @classmethod
    def of(cls, **fields: object) -> "Self":
        """The state with these fields: for the first position of a game, and for tests."""
        state = cls()
        for name, field in fields.items():
            setattr(state, name, field)
        return state

    def key(self) -> "tuple[object, ...]":
        """Everything that tells this position from others of the same game."""
        raise TypeError("a game's state says what its key is")

    def words(self) -> "tuple[str, ...]":
        """Every well-formed move of this game, allowed now or not, chance included."""
        raise TypeError("a game's state says what its words are")

    def legal_moves(self) -> "tuple[str, ...]":
        """What the player to move may do now, sorted as text; () for chance and at the end."""
        return ()

    def chances(self) -> "tuple[tuple[str, int], ...]":
        """At CHANCE: every card that can come, each with its integer weight."""
        return ()

    def play(self, move: str) -> "State":
        """The position after `move`.  This one stays as it is."""
        raise self.refusal(move)

    def refusal(self, move: object) -> "BadMove | IllegalMove":
        """The error that says why `move` can't be played now."""
        if not isinstance(move, str) or move not in self.words():
            moves = tuple([word for word in self.words() if not word.startswith("=")])
            return BadMove("no_such_move", game=self.game, given=excerpt(move), moves=moves)
        if self.to_move is None:
            return IllegalMove("over")
        if self.to_move == CHANCE:
            if move.startswith("=") and move not in [card for card, _ in self.chances()]:
                return IllegalMove("card_gone", card=move[1:])
            return IllegalMove("card_first")
        return IllegalMove("not_now", allowed=self.legal_moves())

    def known_winner(self) -> "int | None":
        """The seat that is certain to win, as far as a glance can tell (coach/decided.py)."""
        return None

    def may_slip(self) -> bool:
        """Whether a wrong move can be played and loses: then nothing is decided before the end."""
        return False

    def outcome_key(self) -> object:
        """All of this position that can matter for who wins."""
        return self.key()

    # -- what lies on the table, as data: owners of things are seats under the key "by" ------

    def tray(self, seat: int) -> "dict[str, object]":
        """What lies at one player's end of the table, JSON-safe."""
        return {}

    def table(self) -> "dict[str, object]":
        """What lies in the middle, JSON-safe."""
        return {}

    def reasons(self) -> "list[dict[str, object]]":
        """What to look at to see why a finished game ended so, JSON-safe: for each reason "how" it
        counts, and its "tiles", each a "number", perhaps with its owner."""
        return []

    def kind(self, move: str) -> str:
        """Where a game tells its moves apart on the board: "factor", "multiple"."""
        return ""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return type(self).__name__ + repr(self.key())


class Game:
    """What the registry lists: a name, the options, and how to begin."""

    def __init__(
        self,
        id: str,
        title: str,
        begin: "Callable[[dict[str, str]], State]",
        longest: int,
        choices: "tuple[Option, ...]" = (),
        draws: bool = False,
    ) -> None:
        self.id = id
        self.title = title  # its proper name; words/ may have another one in another language
        self.begin = begin  # every option's value -> the first position
        self.longest = longest  # no game has more player moves than this
        self.choices = choices  # the options in the order they are shown
        self.draws = draws  # True where turning a card over is the player's own act
        self.options = {option.name: option.values for option in choices}

    def start(self, **chosen: str) -> State:
        """The first position, with the options given."""
        return self.begin(self.complete(chosen))

    def complete(self, chosen: "dict[str, str]") -> "dict[str, str]":
        """`chosen` with the defaults filled in; a Refusal that names what is allowed."""
        for name in sorted(chosen):
            if name not in self.options:
                known = tuple([option.name for option in self.choices])
                raise Refusal("no_such_option", game=self.id, given=excerpt(name), options=known)
            if chosen[name] not in self.options[name]:
                given, values = excerpt(chosen[name]), self.options[name]
                raise Refusal("no_such_value", option=name, given=given, values=values)
        return {option.name: chosen.get(option.name, option.values[0]) for option in self.choices}


def excerpt(thing: object) -> "str | None":
    """A text from outside as an error may show it: plain characters only, cut short; None if
    it is no text at all."""
    if not isinstance(thing, str):
        return None
    text = "".join([c if " " <= c <= "~" else "?" for c in thing[:31]])
    return text if len(text) < 31 else text[:30] + "..."
