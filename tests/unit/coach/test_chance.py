"""The solver of chance games against brute force, position by position, as exact fractions."""

import random
from fractions import Fraction

import pytest

from numgames import advice
from numgames.coach.chance import searched, value
from numgames.core import CHANCE, Outcome, State
from tests.support.brute import Brute, late
from tests.support.playing import CASES, label, random_walk

# Sequence Stack can go round in circles: test_sequence_stack.py has its own ways.
LUCK = [
    (game, options)
    for game, options in CASES
    if game.id in ("number_stack", "stack_attack_score", "tiny")
]
LUCK_IDS = [label(game, options) for game, options in LUCK]


@pytest.mark.parametrize(("game", "options"), LUCK, ids=LUCK_IDS)
def test_thousands_of_late_positions_equal_brute_force(game, options):
    rng = random.Random(1)
    checked = 0
    for _ in range(6):
        states, _ = random_walk(game.start(**options), rng)
        known = late(states, 6000)
        for state, chance in known.items():
            assert Fraction(*value(state)) == chance
        checked += len(known)
    assert checked > (5000 if game.id != "tiny" else 30)


@pytest.mark.parametrize(("game", "options"), LUCK, ids=LUCK_IDS)
def test_the_search_for_any_game_agrees_with_the_solver_made_for_one(game, options, monkeypatch):
    rng = random.Random(2)
    for _ in range(3):
        states, _ = random_walk(game.start(**options), rng)
        solved = {state: Fraction(*value(state)) for state in late(states, 800)}
        with monkeypatch.context() as without:
            without.setitem(advice._known, game.id, advice.NONE)
            assert {state: Fraction(*searched(state)) for state in solved} == solved


def test_a_game_without_a_solver_of_its_own_is_solved_from_its_start():
    for game, options in LUCK:
        if game.id == "tiny":
            assert Fraction(*value(game.start(**options))) == Brute().chance(game.start(**options))


class Walk(State):
    """A state that need not end: from 1 luck leads to 0 or 2, and `back` always to 1 again."""

    game = "walk"

    def __init__(self, at, may_return):
        self.at, self.may_return = at, may_return
        self.turn = 0
        self.outcome = Outcome(0, "end") if at == 3 or (at == 2 and not may_return) else None
        self.to_move = None if self.outcome else CHANCE if at == 1 else 0

    def key(self):
        return (self.at, self.may_return)

    def legal_moves(self):
        return ("back", "end") if self.to_move == 0 else ()

    def chances(self):
        return (("=0", 1), ("=2", 2)) if self.to_move == CHANCE else ()

    def play(self, move):
        after = {"back": 1 if self.may_return else 3, "end": 3, "=0": 0, "=2": 2}
        return Walk(after[move], self.may_return)


def test_a_game_that_goes_round_in_circles_is_refused_in_words():
    assert value(Walk(1, False)) == (1, 1)
    with pytest.raises(ValueError, match="circles") as caught:
        value(Walk(1, True))
    assert str(caught.value) == ("This game can go round in circles and needs a solver of its own.")


def test_weights_count():
    """Luck that is not even: two of three times the first player is left with a choice."""

    class Uneven(Walk):
        def __init__(self, at, may_return):
            super().__init__(at, may_return)
            if at == 0:
                self.outcome, self.to_move = Outcome(1, "end"), None

        def play(self, move):
            return Uneven({"back": 0, "end": 3, "=0": 0, "=2": 2}[move], self.may_return)

    assert Fraction(*value(Uneven(1, True))) == Fraction(2, 3)
