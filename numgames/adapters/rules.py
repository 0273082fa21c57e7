"""A game with its options as numbered moves and cards, as learning tools expect them.

`moves` is ("discard", "keep") or the numbers from "1" up, and a move's number is its place there;
`cards` is the same for what luck may bring.
"""

from collections.abc import Mapping

from numgames.core import CHANCE, Game, Option, State
from numgames.play.record import find_game


class Rules:
    def __init__(self, game_id: str, options: "Mapping[str, object]") -> None:
        """A Refusal if there is no such game or option."""
        self.game: Game = find_game(game_id)
        self.options = self.game.complete({name: str(options[name]) for name in options})
        self.start = self.game.begin(self.options)
        words = self.start.words()
        self.moves = tuple([word for word in words if not word.startswith("=")])
        self.cards = tuple([word for word in words if word.startswith("=")])
        self.numbers = {word: i for each in (self.moves, self.cards) for i, word in enumerate(each)}

    @property
    def longest(self) -> int:
        """No game has more moves than this, cards not counted.

        Where players may go round in circles (S8), `longest` moves are followed by as many at most
        without any choice; see `Position.free`.
        """
        if "numbers" in self.options:  # each can be played once
            return int(self.options["numbers"])
        return 2 * self.game.longest if self.game.id == "sequence_stack" else self.game.longest

    def begin(self) -> "Position":
        return Position(self, self.start)


class Position:
    """A state and the tokens that led to it; never changed, so it is its own copy."""

    def __init__(
        self, rules: Rules, state: State, tokens: "tuple[str, ...]" = (), made: int = 0
    ) -> None:
        self.rules = rules
        self.state = state
        self.tokens = tokens  # cards included
        self.made = made  # moves, cards not counted

    def __deepcopy__(self, _: object) -> "Position":
        return self

    def free(self) -> "tuple[str, ...]":
        """The legal moves; only one where the game goes round in circles, as in play/session.py."""
        moves = self.state.legal_moves()
        return moves[-1:] if self.made >= self.rules.game.longest else moves

    def word(self, number: int) -> str:
        """The move, or at CHANCE the card, of this number."""
        rules = self.rules
        return (rules.cards if self.state.to_move == CHANCE else rules.moves)[number]

    def play(self, number: int) -> "Position":
        """IllegalMove if that cannot be; a wrong number that loses the game can (N3, F3)."""
        word = self.word(number)
        made = self.made + (self.state.to_move != CHANCE)
        return Position(self.rules, self.state.play(word), (*self.tokens, word), made)


def plain(option: Option) -> "list[str] | list[int]":
    """The values of an option, as integers where all of them are numbers."""
    if all(value.isdigit() for value in option.values):
        return [int(value) for value in option.values]
    return list(option.values)
