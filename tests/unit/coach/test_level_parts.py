"""How sharp an eye a computer player has, in numbers.  How it plays: test_levels.py."""

import pytest

from numgames.advice import Advice, Rank, advice_of
from numgames.coach.levels import (
    LEVELS,
    SHARP,
    distribution,
    fading,
    pick,
    points,
    weighed,
)
from numgames.games import GAMES
from numgames.games.divisor_chain.advice import HALVES
from numgames.games.divisor_chain.rules import empty_chain
from tests.support.tiny import GAME

DECISION = GAMES["number_stack"].start().play("=7")
CHAIN = GAMES["sequence_showdown"].start(numbers="20")


@pytest.mark.parametrize(
    ("worse", "share"),
    [(0, 1), (50, 3 / 4), (100, 1 / 2), (150, 3 / 8), (200, 1 / 4), (300, 1 / 8), (3100, 0)],
)
def test_a_move_that_is_worse_fades_by_halves_with_straight_lines_between(worse, share):
    assert fading(worse, 100) == SHARP * share


def test_rolls_go_through_the_weights_again_and_again():
    weights = [("a", 1), ("b", 2)]
    assert "".join([pick(weights, roll) for roll in range(7)]) == "abbabba"


def test_what_a_move_seems_worth():
    """Its chance in hundredths of a point; in a divisor game how many answers are mistakes."""
    rank = Rank("x", (1, 3), (3, 4), 4)
    assert points(rank, DECISION) == 3333
    assert points(rank, CHAIN) == 7500


def halves(state):
    return advice_of(state.game).halves(state)


def test_every_game_has_an_eye_of_its_own():
    games = [(name, {}) for name in ("number_stack", "sequence_stack", "stack_attack_score")]
    chains = [("sequence_showdown", {"numbers": str(n)}) for n in HALVES]
    found = [halves(GAMES[name].start(**options)) for name, options in games + chains]
    any_game = Advice().halves(None)
    assert len(set(found)) == len(found) == 7
    assert any_game not in found
    chain = empty_chain("stack_attack_factor", 40, (1, 2), "lose")
    assert halves(GAME.start()) == halves(chain) == any_game
    for some in found:
        assert list(some) == sorted(some, reverse=True)  # each level sees better


def test_the_weights_of_a_decision():
    ranks = [Rank("keep", (60, 100), (0, 1), 0), Rank("discard", (16, 100), (0, 1), 0)]
    assert [weighed(DECISION, ranks, level) for level in LEVELS] == [
        [("keep", SHARP), ("discard", SHARP * (20000 - 4400) // 20000)],
        [("keep", SHARP), ("discard", SHARP // 2)],  # 44 points are one half of level 2
        [("keep", SHARP), ("discard", (SHARP >> 1) * (4600 - 2100) // 4600)],
        [("keep", SHARP), ("discard", (SHARP >> 3) * (2460 - 710) // 2460)],
        [("keep", 1)],
    ]


def test_the_only_move_is_played_by_everybody():
    forced = GAMES["sequence_stack"].start().play("=4")
    assert [distribution(forced, level) for level in LEVELS] == [[("discard", 1)]] * 5
