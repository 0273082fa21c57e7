"""The computer players: five levels that see a state and nothing else, and none of them guesses.

How strong they are: test_ladder.py.
"""

import random
from collections import Counter
from fractions import Fraction

import pytest

from numgames.coach.evaluation import exact_values, ranking
from numgames.coach.levels import LEVELS, choose, distribution, points
from numgames.games import GAMES
from numgames.games.divisor_chain.rules import ChainState
from numgames.play.advice import reply
from tests.support.playing import CASE_IDS, CASES, begin, random_session, random_walk


def decisions(game, options, games=2, seed=1):
    """Positions of random games in which somebody has to choose between moves."""
    rng = random.Random(seed)
    for _ in range(games):
        for state in random_walk(game.start(**options), rng)[0]:
            if state.to_move in (0, 1) and len(state.legal_moves()) > 1:
                yield state


# -- no peeking ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [g for g in GAMES.values() if g.draws or "score" in g.id])
def test_whatever_the_seed_equal_states_get_the_same_distribution(game):
    """The first decision on every card: dozens of seeds, as many decks, one answer a card."""
    known, decks = {}, {}
    for seed in range(60):
        session = begin(game, seed=f"s{seed}")
        while session.waits_for_draw:
            session = session.draw()
        whole = random_session(session, random.Random(0))[-1]
        decks.setdefault(session.state, set()).add(
            tuple(step.token for step in whole.steps if step.is_card)
        )
        answers = [distribution(session.state, level) for level in LEVELS]
        assert known.setdefault(session.state, answers) == answers
    assert max(len(orders) for orders in decks.values()) > 1  # the cards to come did differ


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_move_is_a_matter_of_state_level_and_roll(game):
    """Two sessions of different seeds in equal states answer every roll with the same move."""
    twins = {}
    for seed in range(40):
        session = begin(game, seed=f"t{seed}")
        while session.waits_for_draw:
            session = session.draw()
        twins.setdefault(session.state, []).append(session)
    twin = max(twins.values(), key=len)
    assert len({session.record.seed for session in twin}) > 1
    for level in LEVELS:
        for roll in (0, 7, 1 << 31, 987_654_321_987):
            moves = {reply(session, level, roll).record.moves[-1] for session in twin}
            assert moves == {choose(twin[0].state, level, roll)}


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_what_was_asked_before_makes_no_difference(game, options):
    states = list(decisions(game, options))[:12]
    once = [distribution(state, level) for state in states for level in LEVELS]
    back = [distribution(s, n) for s in reversed(states) for n in reversed(LEVELS)]
    assert once == list(reversed(back))


def test_rolls_pick_moves_as_often_as_their_weights_say():
    state = GAMES["stack_attack_score"].start().play("=5")
    weights = dict(distribution(state, 1))
    rng = random.Random(1)
    found = Counter(choose(state, 1, rng.getrandbits(60)) for _ in range(4000))
    for move, weight in weights.items():
        assert abs(found[move] / 4000 - weight / sum(weights.values())) < 0.03


def test_a_level_is_one_of_five():
    for level in (0, 6, "3", None):
        with pytest.raises(ValueError, match="no_such_level"):
            distribution(GAMES["number_stack"].start().play("=1"), level)


# -- weak levels: near-best moves often, blunders seldom -----------------------------------------


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_better_moves_are_played_more_often_and_more_so_by_higher_levels(game, options):
    differed = 0
    for state in decisions(game, options):
        ranks = ranking(state)
        worth = {rank.move: points(rank, state) for rank in ranks}
        top = max(worth.values())
        shares = []  # of what a level gives away, on the mean
        for level in LEVELS[:-1]:
            weights = dict(distribution(state, level))
            for a in worth:
                for b in worth:
                    if worth[a] > worth[b]:
                        assert weights.get(a, 0) >= weights.get(b, 0)
                    elif worth[a] == worth[b]:
                        assert weights.get(a) == weights.get(b)
            whole = sum(weights.values())
            shares.append(sum((top - worth[m]) * Fraction(w, whole) for m, w in weights.items()))
            if top - min(worth.values()) >= 100:  # a point of a hundred: never uniform then
                assert max(weights.values()) > min(weights.get(move, 0) for move in worth)
                differed += 1
        assert shares == sorted(shares, reverse=True)
    assert differed


# -- level 5: the best, and among equals the most ways to go wrong --------------------------------


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_level_five_never_plays_less_than_the_best(game, options):
    told_apart = 0
    for state in decisions(game, options, games=6, seed=5):
        exact = {move: Fraction(*v) for move, v in exact_values(state).items()}
        ((move, _),) = distribution(state, 5)
        assert exact[move] == max(exact.values())
        equals = [rank for rank in ranking(state) if Fraction(*rank.value) == exact[move]]
        chances = [Fraction(*rank.trap) for rank in equals]
        mine = next(rank for rank in equals if rank.move == move)
        assert Fraction(*mine.trap) == max(chances)
        if isinstance(state, ChainState) and exact[move]:
            assert mine.replies == max(rank.replies for rank in equals)
        told_apart += len(set(chances)) > 1 or len({rank.replies for rank in equals}) > 1
    if isinstance(state, ChainState):
        assert told_apart
