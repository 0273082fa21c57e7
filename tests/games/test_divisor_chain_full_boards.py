"""The coach in the middle of divisor games, in every option set, against networkx.

Near the end of a game tests/unit/coach/test_evaluation.py tries everything; here boards are full.
A number wins exactly when some maximum matching of the unused numbers misses it: taking it away
then leaves a matching of the same size.  The graph is read off the rule, not off the package.
"""

import random

import networkx as nx  # type: ignore[import-untyped]
import pytest

from numgames.coach import values
from tests.support.playing import CHAIN_IDS, CHAINS, random_walk


def pairs_in(numbers):
    """How many pairs of factor and multiple these numbers can be put into at once."""
    graph = nx.Graph()
    graph.add_edges_from((a, b) for a in numbers for b in numbers if a < b and b % a == 0)
    return len(nx.max_weight_matching(graph, maxcardinality=True))


def compared(game, options, rng):
    """One position of one random game, two of its moves."""
    states = [s for s in random_walk(game.start(**options), rng)[0] if s.to_move is not None]
    state = rng.choice(states)
    unused = [n for n in range(1, int(options["numbers"]) + 1) if n not in state.chain]
    size, exact = pairs_in(unused), values(state)
    for move in rng.sample(sorted(exact), min(2, len(exact))):
        without = pairs_in([n for n in unused if n != int(move)])
        assert exact[move] == (1.0 if without == size else 0.0), (state.chain, move)


@pytest.mark.parametrize(("game", "options"), CHAINS, ids=CHAIN_IDS)
def test_a_number_wins_if_a_matching_can_do_without_it(game, options):
    rng = random.Random(8)
    for _ in range(6):
        compared(game, options, rng)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), CHAINS, ids=CHAIN_IDS)
def test_thousands_of_positions_of_every_option_set(game, options):
    rng = random.Random(9)
    for _ in range(2000):
        compared(game, options, rng)
