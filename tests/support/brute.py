"""The slow and obvious solution of every game: try everything, with fractions.

Written against the protocol alone (legal_moves, chances, play, outcome); it shares no idea and
no line with numgames/solvers.  Positions near the end of a game are within its reach.
"""

from fractions import Fraction

from numgames.core import CHANCE


class TooMany(Exception):
    """More positions than the budget allows."""


class Brute:
    """Solves states one after the other and remembers them; `budget` new ones for each."""

    def __init__(self, budget=10**9):
        self.budget = budget
        self.known = {}

    def chance(self, state):
        """The first player's winning chance."""
        self.left = self.budget
        return self._chance(state)

    def _chance(self, state):
        if state.outcome is not None:
            return Fraction(1 - state.outcome.winner)
        if state not in self.known:
            if not self.left:
                raise TooMany
            self.left -= 1
            if state.to_move == CHANCE:
                draws = [(weight, state.play(token)) for token, weight in state.chances()]
                total = sum(weight for weight, _ in draws)
                answer = sum(weight * self._chance(after) for weight, after in draws) / total
            else:
                after = [self._chance(state.play(move)) for move in state.legal_moves()]
                answer = max(after) if state.to_move == 0 else min(after)
            self.known[state] = answer
        return self.known[state]


def late(states, budget):
    """Everything that can be solved within the budget, going back from the end of a game."""
    brute = Brute(budget)
    try:
        for state in reversed(states):
            brute.chance(state)
    except TooMany:
        pass
    return brute.known


def without_pile(state):
    """All of a position but the discard pile, which the docstring says is of no account."""
    return (
        state.heights, state.blocked, state.deck, state.card, state.turn, state.outcome,
        state.draw_off,
    )  # fmt: skip


def follows(state):
    """[(weight, position after it)]: cards by weight, moves with weight 1."""
    moves = [(move, 1) for move in state.legal_moves()]
    return [(weight, state.play(token)) for token, weight in state.chances() or moves]


def explore(start, key, limit=10**6):
    """Every position that can come up, [(state, [(weight, which one follows)])]; [] if too many."""
    at, graph, todo = {key(start): 0}, [], [start]
    for state in todo:
        if len(todo) > limit:
            return []
        links = []
        for weight, after_it in follows(state):
            number = at.setdefault(key(after_it), len(at))
            if number == len(todo):
                todo.append(after_it)
            links.append((weight, number))
        graph.append((state, links))
    return graph
