"""The plain loops of the benchmark play the same games as the package, whatever the luck."""

from random import Random

import pytest

from numgames.games import ORDER
from tests.bench.bench import random_game
from tests.bench.plain_games import PLAIN_GAMES
from tests.support.playing import label, option_sets

CASES = [
    (game, options)
    for game in ORDER
    if game.id in PLAIN_GAMES  # a new game need not have one
    for options in option_sets(game)
]


@pytest.mark.parametrize(
    ("game", "options"), CASES, ids=[label(game, options) for game, options in CASES]
)
def test_same_luck_same_outcome(game, options):
    for seed in range(300):
        mine, theirs = Random(seed), Random(seed)
        outcome = random_game(game.start(**options), mine)
        assert PLAIN_GAMES[game.id](theirs, **options) == outcome
        assert mine.random() == theirs.random()  # neither needed more luck than the other
