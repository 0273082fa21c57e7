"""The vocabulary of numgames: players, luck, moves, outcomes, states and games.

Every game module speaks these words and every other module understands them.  Nothing
here knows a particular game, a seed, a front end or a clock.

The whole idea: a `State` is one position, never changed after it is made.  `state.play(move)`
gives the next one.  Luck is a player too: when `state.to_move` is CHANCE, `state.chances()`
says which cards could come and how likely each is.  No state holds an order of unseen cards,
so there is nothing to peek at.

(MicroPython runs this file in the page: no dataclasses, no typing, no enum.)
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
        """A rule that players may choose.  The first value is the rulebook's (A6).

        Where it changes what the game is about, `lines` has an honest sentence for each value,
        and front ends show them all side by side; everywhere else it is empty.
        """

        name: str
        values: tuple[str, ...]
        title: str
        labels: tuple[str, ...]
        note: str
        lines: tuple[str, ...]
else:
    Outcome = namedtuple("Outcome", ("winner", "reason"))
    Option = namedtuple("Option", ("name", "values", "title", "labels", "note", "lines"))

CHANCE = -1
"""What `to_move` says while a card is about to be turned over."""


class BadMove(ValueError):
    """Not a word of this game at all: refused, never punished (A5)."""


class IllegalMove(ValueError):
    """A word of this game, but not allowed now (A5)."""


class State:
    """One position of one game: all that both players can see, and nothing else.

    `turn` is the seat whose turn it is, 0 = first player, 1 = second, also while that
    player's card is still being drawn; `to_move` is who acts next: a seat, CHANCE, or
    None when the game is over, and then `outcome` tells who won.

    The five games have no `__init__`, which would double the time it takes to make a state:
    `play` fills in a blank one, before anybody has seen it.  It reads no more than three fields
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
        """All that tells this position from another one of the same game."""
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
        """The error that says, in one sentence, why `move` cannot be played now."""
        if not isinstance(move, str) or move not in self.words():
            return BadMove(self.unknown(move))
        if self.to_move is None:
            return IllegalMove("The game is over.")
        if self.to_move == CHANCE:
            return IllegalMove("A card has to be turned over first.")
        return IllegalMove("Not now. You can " + " or ".join(self.legal_moves()) + ".")

    def unknown(self, move: object) -> str:
        """The sentence for something that is no word of this game."""
        plain = [word for word in self.words() if not word.startswith("=")]
        return f"{quoted(move)} is no move of this game. Moves are {listed(plain)}."

    def known_winner(self) -> "int | None":
        """The seat that wins whatever comes, as far as a glance can tell (coach/decided.py)."""
        return None

    def may_slip(self) -> bool:
        """A wrong move is playable and loses: then nothing is decided before the end."""
        return False

    def outcome_key(self) -> object:
        """All of this position that has a say in who wins."""
        return self.key()

    # -- what people see: the same words and things for every front end ------------------
    # Names come as a pair by seat; owners of things are seats under the key "by".

    def tray(self, seat: int) -> "dict[str, object]":
        """What lies at one player's end of the table, JSON-safe."""
        return {}

    def table(self) -> "dict[str, object]":
        """What lies in the middle, JSON-safe."""
        return {}

    def label(self, move: str) -> str:
        """The words on the button for `move`."""
        return move

    def kind(self, move: str) -> str:
        """Where a game tells its moves apart on the board: "factor", "multiple"."""
        return ""

    def reason(self, move: str) -> str:
        """Where a move has a reason worth showing: "12 × 7 = 84"."""
        return ""

    def ask(self, names: "tuple[str, str]") -> str:
        """One sentence that tells whoever is to act what can be done now."""
        return f"{names[self.turn]} to move."

    def say(self, move: str, names: "tuple[str, str]") -> str:
        """What playing `move` here does, as a sentence."""
        return f"{names[self.turn]}: {move}."

    def why(self, names: "tuple[str, str]") -> str:
        """Why the finished game ended as it did, as a sentence."""
        return ""

    def why_decided(self, winner: int, names: "tuple[str, str]") -> str:
        """Why `winner` wins whatever comes, as a sentence, where that is so (coach/decided.py)."""
        return f"Whatever comes now, {names[winner]} wins."

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
        task: str,
        begin: "Callable[[dict[str, str]], State]",
        longest: int,
        choices: "tuple[Option, ...]" = (),
        draws: bool = False,
    ) -> None:
        self.id = id
        self.title = title
        self.task = task  # what you do, in one sentence
        self.begin = begin  # every option's value -> the first position
        self.longest = longest  # no game has more player moves than this
        self.choices = choices  # the options in the order they are shown
        self.draws = draws  # True where turning a card over is the player's own act
        self.options = {option.name: option.values for option in choices}

    def start(self, **chosen: str) -> State:
        """The first position, with the options given."""
        return self.begin(self.complete(chosen))

    def complete(self, chosen: "dict[str, str]") -> "dict[str, str]":
        """`chosen` with the defaults filled in; ValueError that names what is allowed."""
        for name in sorted(chosen):
            if name not in self.options:
                known = listed([option.name for option in self.choices]) or "none"
                raise ValueError(f"{self.title} has no option {quoted(name)}. Options: {known}.")
            if chosen[name] not in self.options[name]:
                values = listed(self.options[name], "or")
                raise ValueError(
                    f"Option {name} cannot be {quoted(chosen[name])}. Choose {values}."
                )
        return {option.name: chosen.get(option.name, option.values[0]) for option in self.choices}


def quoted(thing: object) -> str:
    """`thing` as a sentence may show it: text in quotes, plain characters only, cut short."""
    if not isinstance(thing, str):
        return "That"
    text = "".join([c if " " <= c <= "~" else "?" for c in thing[:31]])
    return '"' + (text if len(text) < 31 else text[:30] + "...") + '"'


def listed(words: "list[str] | tuple[str, ...]", last: str = "and") -> str:
    """("a", "b", "c") -> "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " " + last + " " + words[-1]


def a(number: int) -> str:
    """3 -> "a 3", 8 -> "an 8"."""
    return ("an " if number in (8, 11, 18) or 80 <= number <= 89 else "a ") + str(number)


def plus(numbers: "list[int] | tuple[int, ...]") -> str:
    """(7, 3, 5) -> "7 + 3 + 5"."""
    return " + ".join([str(number) for number in numbers])
