"""PettingZoo's own tests of an environment, run on ours, and what it shows."""

import types

import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel

from numgames.adapters import pettingzoo
from numgames.coach.evaluation import option_sets
from numgames.core import IllegalMove
from numgames.games import ORDER
from numgames.play.session import resume

SETS = [(game.id, options) for game in ORDER for options in option_sets(game)]
NAMED = [" ".join([game_id, *options.values()]) for game_id, options in SETS]
# What they say of every environment with a mask that is not on their own list.
EXPECTED = "Observation is not a NumPy array|Observation space for each agent probably should be"


@pytest.mark.parametrize(("game", "options"), SETS, ids=NAMED)
def test_the_interface_is_kept(game, options):
    with pytest.warns(UserWarning, match=EXPECTED) as said:
        api_test(pettingzoo.env(game, **options), num_cycles=300)
    assert {str(warning.message) for warning in said} <= {
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be gymnasium.spaces.box or "
        "gymnasium.spaces.discrete",
    }


@pytest.mark.parametrize(("game", "options"), SETS, ids=NAMED)
def test_equal_seeds_give_equal_games(game, options):
    seed_test(lambda: pettingzoo.env(game, **options), num_cycles=300)


@pytest.mark.parametrize(("game", "options"), SETS, ids=NAMED)
def test_it_renders(game, options, capsys):
    render_test(lambda **mode: pettingzoo.env(game, **options, **mode))
    assert capsys.readouterr().out


def test_their_test_of_max_cycles():
    """It plays any action at any time, so only Take or Skip can pass it; it also wants both
    players to act at once, which is safe where turns alternate, and of no use otherwise."""

    def parallel_env(max_cycles):
        raw = pettingzoo.raw_env("stack_attack_score", max_cycles=max_cycles)
        raw.metadata = {**raw.metadata, "is_parallelizable": True}
        return aec_to_parallel(raw)

    def env(max_cycles):
        return pettingzoo.env("stack_attack_score", max_cycles=max_cycles)

    max_cycles_test(types.SimpleNamespace(env=env, parallel_env=parallel_env))


def played(env, seed, pick=min):
    """The rewards of a game in which everybody picks by `pick` among the legal actions."""
    env.reset(seed=seed)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        rewards[agent] = reward
        legal = [action for action, free in enumerate(seen["action_mask"]) if free]
        env.step(None if terminated or truncated else pick(legal))
    return rewards


@pytest.mark.parametrize(("game", "options"), SETS, ids=NAMED)
def test_a_game_is_a_record_that_ends_as_its_rewards_say(game, options):
    env = pettingzoo.env(game, **options)
    for seed in range(5):
        rewards = played(env, seed)
        session = resume(env.unwrapped.record)
        assert session.outcome is not None
        assert rewards[f"player_{session.outcome.winner}"] == 1
        assert rewards[f"player_{1 - session.outcome.winner}"] == -1
        assert session.record.options == {**session.record.options, **options}


@pytest.mark.parametrize("game", ORDER, ids=lambda game: game.id)
def test_max_cycles_cuts_a_game_short(game):
    env = pettingzoo.env(game.id, max_cycles=2)
    assert set(played(env, 3, max).values()) == {0}
    assert len(resume(env.unwrapped.record).record.moves) == 4


def test_the_mask_is_for_whoever_is_to_move():
    env = pettingzoo.env("sequence_stack")
    env.reset(seed=5)
    assert env.observe("player_0")["action_mask"].any()
    assert not env.observe("player_1")["action_mask"].any()


def test_what_is_refused_by_the_rules_is_refused_here():  # (S7)
    env = pettingzoo.env("sequence_stack")
    moves = env.unwrapped.moves
    for seed in range(20):
        env.reset(seed=seed)
        if not env.last()[0]["action_mask"][moves.index("place")]:
            with pytest.raises(IllegalMove):
                env.step(moves.index("place"))
            return
    raise AssertionError("every game began with a 1")


def test_a_wrong_number_loses():  # (F3)
    env = pettingzoo.env("stack_attack_factor")
    env.reset(seed=1)
    env.step(env.unwrapped.moves.index("50"))
    assert env.rewards == {"player_0": -1, "player_1": 1}


def test_an_unknown_game_is_named():
    with pytest.raises(ValueError, match=r"no_such_game: .*'chess'"):
        pettingzoo.env("chess")
