"""Many random games of each game, every one judged again by tests/support/referees.py.

NUMGAMES_RANDOM_GAMES says how many games of each game (20,000 if not set); they are spread
evenly over its option sets.  `make soak` sets 200,000: a million games in all.
"""

import os
import random

import pytest

from numgames.core import CHANCE
from numgames.games import ORDER
from tests.support.playing import option_sets
from tests.support.referees import REFEREES
from tests.support.words import REASONS

COUNT = int(os.environ.get("NUMGAMES_RANDOM_GAMES", "20000"))
SLIP = 0.01  # how often a random player names just any number where that is allowed
# A stack is completed only if the first player's five cards come as 1, 2, 3, 4, 5, once in 945
# decks, and nobody blocks one: too rare to be expected here; tests/games has it.
RARE = {"completed"}


def random_tokens(state, rng, slips):
    """One random game, quickly: its last state and all its tokens."""
    tokens = []
    while (mover := state.to_move) is not None:
        if mover == CHANCE:
            token = rng.choice([token for token, weight in state.chances() for _ in range(weight)])
        elif slips and rng.random() < SLIP:
            token = rng.choice(state.words())
        else:
            token = rng.choice(state.legal_moves())
        tokens.append(token)
        state = state.play(token)
    return state, tokens


@pytest.mark.parametrize("game", ORDER, ids=lambda game: game.id)
def test_random_games_end_as_the_referee_says(game):
    rng = random.Random(game.id)
    referee = REFEREES[game.id]
    sets = list(option_sets(game))
    reasons, winners = set(), set()
    for i in range(COUNT):
        options = sets[i % len(sets)]
        state, tokens = random_tokens(
            game.begin(options), rng, slips=options.get("illegal") == "lose"
        )
        assert tuple(state.outcome) == referee(options, tokens), (options, tokens)
        assert len([token for token in tokens if token[0] != "="]) <= game.longest
        reasons.add(state.outcome.reason)
        winners.add(state.outcome.winner)
    assert winners == {0, 1}
    assert reasons <= REASONS[game.id]
    if COUNT >= 20_000:  # then every way to end has been seen
        assert reasons >= REASONS[game.id] - RARE
