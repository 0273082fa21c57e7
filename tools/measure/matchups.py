"""How often one computer level beats another: computed where that can be done, else played out.

Asks numgames.coach.levels for every decision, so that what is measured is what people play
against, and knows no dealer: levels never see a seed.

    Computed   looks at every position once and weighs each card and each move by how often it
               comes: nothing is sampled.  The card games, and the divisor games up to 20.
    Played     plays games, as many in either seat, and counts.  The longer divisor games, which
               have too many positions to look at.
"""

import random
from typing import Any

from numgames.advice import advice_of
from numgames.coach.evaluation import ranking
from numgames.coach.levels import LEVELS, weighed
from numgames.core import CHANCE, State

Pair = tuple[int, int]  # the level of the first player, the level of the second
Weights = list[tuple[str, int]]
Line = tuple[list[float], list[float]]  # by pair: a chance, a + b * x


def computable(start: State) -> bool:
    """Whether there are few enough positions to look at all of them."""
    return not advice_of(start.game).without_luck or len(start.words()) <= 20


def alike(state: State) -> object:
    return advice_of(state.game).alike(state)


class Computed:
    """The first player's chance for each of some pairs of levels, all in one walk.

    Sequence Stack can come back to where a deck began.  What lies between is then worked out
    as a straight line a + b * x in the unknown chance x at that beginning, and x = a / (1 - b).
    Nothing placed or blocked is ever undone, so it is always the deck being played that begins
    again, never an earlier one; with an odd number of cards, at the second time round.
    """

    def __init__(self, pairs: list[Pair]) -> None:
        self.pairs = pairs
        self.known: dict[object, Line] = {}
        self.begun: dict[object, list[object]] = {}  # decks being played: positions with b > 0

    def chances(self, start: State) -> list[float]:
        return self.line(start)[0]

    def line(self, state: State) -> Line:
        nothing = [0.0] * len(self.pairs)
        if state.outcome is not None:
            return ([1.0 - state.outcome.winner] * len(self.pairs), nothing)
        key = alike(state)
        if key in self.known:
            return self.known[key]
        if key in self.begun:
            return (nothing, [1.0] * len(self.pairs))
        begins = begins_deck(state) and other_turn(state) not in self.begun
        if begins:
            self.begun[key] = []
        a, b = self.mixed(state)
        if begins:
            a = [p / (1 - q) for p, q in zip(a, b)]
            for other in self.begun.pop(key):
                c, d = self.known[other]
                self.known[other] = ([r + s * x for r, s, x in zip(c, d, a)], nothing)
            b = nothing
        elif any(b):
            self.begun[next(reversed(self.begun))].append(key)
        self.known[key] = (a, b)
        return (a, b)

    def mixed(self, state: State) -> Line:
        """The mean over cards, or over the moves of the player to move, in each pair."""
        if state.to_move == CHANCE:
            shares = {None: portions(state.chances())}
            mine: list[int | None] = [None] * len(self.pairs)
        else:
            ranks = ranking(state)
            mine = [pair[state.turn] for pair in self.pairs]
            shares = {level: portions(weighed(state, ranks, level)) for level in set(mine)}
        a, b = [0.0] * len(self.pairs), [0.0] * len(self.pairs)
        for move in sorted(set().union(*shares.values())):
            c, d = self.line(state.play(move))
            for i, level in enumerate(mine):
                share = shares[level].get(move, 0.0)
                a[i] += share * c[i]
                b[i] += share * d[i]
        return (a, b)


def begins_deck(state: Any) -> bool:
    """A deck begins that can come back: in Sequence Stack, nothing lies on the pile."""
    return state.game == "sequence_stack" and state.to_move == CHANCE and not state.pile


def other_turn(state: Any) -> object:
    """The key of the same deck begun by the other player."""
    fields = {name: getattr(state, name) for name in state.__slots__}
    return alike(type(state).of(**{**fields, "turn": 1 - state.turn}))


def portions(weights: "tuple[tuple[str, int], ...] | Weights") -> dict[str, float]:
    whole = sum([weight for _, weight in weights])
    return {token: weight / whole for token, weight in weights}


class Played:
    """Games between levels.  Positions that many games begin with are thought about once."""

    REMEMBERED = 2000

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.known: dict[object, dict[int, Weights]] = {}

    def share(self, start: State, high: int, low: int, games: int) -> float:
        """The share of games that `high` wins, half of them in either seat."""
        won = 0
        for game in range(games):
            pair = (high, low) if game % 2 == 0 else (low, high)
            won += pair[self.winner(start, pair)] == high
        return won / games

    def winner(self, state: State, pair: Pair) -> int:
        """The seat that wins one game between two levels."""
        while state.outcome is None:
            weights = self.weights(state, pair[state.turn])
            tokens = [token for token, _ in weights]
            state = state.play(self.luck.choices(tokens, [weight for _, weight in weights])[0])
        return state.outcome.winner

    def weights(self, state: State, level: int) -> Weights:
        if state.to_move == CHANCE:
            return list(state.chances())
        key = alike(state)
        if key not in self.known:
            if len(self.known) == self.REMEMBERED:
                return weighed(state, ranking(state), level)
            ranks = ranking(state)
            self.known[key] = {each: weighed(state, ranks, each) for each in LEVELS}
        return self.known[key][level]
