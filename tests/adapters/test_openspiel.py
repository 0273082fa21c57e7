"""OpenSpiel's own tests of a game, run on ours, and its search against our solver."""

import logging
import pickle
from fractions import Fraction

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, minimax
from open_spiel.python.tests import games_sim_test

import numgames.adapters.openspiel  # noqa: F401 - importing it registers the games
from numgames.coach.evaluation import chance_of, exact_values, option_sets
from numgames.core import CHANCE
from numgames.games import GAMES, ORDER

NAMES = [
    f"numgames_{game.id}(" + ",".join([f"{key}={options[key]}" for key in options]) + ")"
    for game in ORDER
    for options in option_sets(game)
]
SMALL = [name for name in NAMES if "numbers=20" in name]
WITH_CARDS = [name for name in NAMES if "numbers" not in name]


@pytest.mark.parametrize("name", NAMES)
def test_random_games_as_openspiel_plays_them(name):
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=4, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(game)  # clones and pickles as well


@pytest.mark.parametrize("game", ORDER, ids=lambda game: game.id)
def test_the_interface_is_kept_in_some_states(game):
    """Their class of tests takes its game from its own attributes."""
    name = f"numgames_{game.id}"
    kind = type(game.id, (api_test.EnforceAPIOnPartialTreeBase,), {})
    kind.game_name, kind.game = name, pyspiel.load_game(name)
    result = api_test.unittest.TestResult()
    suite = api_test.unittest.defaultTestLoader.loadTestsFromTestCase(kind)
    suite.run(result)
    assert result.testsRun >= 4
    assert not result.failures + result.errors


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_can_be_played_again(name, caplog):
    caplog.set_level(logging.CRITICAL)
    lines = generate_playthrough.playthrough(name, [], seed=7).splitlines()
    actions = [int(line.split()[-1]) for line in lines if line.startswith("action: ")]
    assert len(actions) > 1
    assert generate_playthrough.playthrough(name, actions).splitlines() == lines
    assert "IsTerminal() = True" in lines


# -- what their search finds is what our solver says ------------------------------------------


def as_value(chance, seat=0):
    """A winning chance as what OpenSpiel counts: 1 for a win, -1 for a loss."""
    wins, of = chance
    value = Fraction(2 * wins, of) - 1
    return float(-value if seat else value)


@pytest.mark.parametrize("name", SMALL)
def test_alpha_beta_agrees_on_every_first_move_of_a_short_board(name):
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    exact = exact_values(state.at.state)
    assert len(exact) == len(state.legal_actions()) >= 10
    for action in state.legal_actions():
        found, _ = minimax.alpha_beta_search(game, state.child(action), maximizing_player_id=0)
        assert abs(found - as_value(exact[str(action + 1)])) < 1e-9


@pytest.mark.parametrize("name", WITH_CARDS)
@pytest.mark.parametrize("seed", range(6))
def test_expectiminimax_agrees_late_in_a_game_of_cards(name, seed):
    state = late_position(pyspiel.load_game(name), np.random.default_rng(seed))
    mover, ours = state.current_player(), state.at.state
    exact = exact_values(ours)
    assert abs(whole_value(state) - as_value(chance_of(ours))) < 1e-9
    for move, chance in exact.items():
        child = state.child(state.at.rules.numbers[move])
        value = child.returns()[0] if child.is_terminal() else whole_value(child)
        assert abs(value - as_value(chance, mover)) < 1e-9


def whole_value(state):
    return minimax.expectiminimax(state, 1000, None, 0)[0]


def late_position(game, luck):
    """The last decision but two or so of a random game that had that many."""
    while True:
        state, decisions = game.new_initial_state(), []
        while not state.is_terminal():
            if state.is_chance_node():
                cards, chances = zip(*state.chance_outcomes())
                state.apply_action(luck.choice(cards, p=chances))
            else:
                decisions.append(state.clone())
                state.apply_action(luck.choice(state.legal_actions()))
        if len(decisions) >= 5 and ends_soon(decisions[-4].at.state):
            return decisions[-4]


def ends_soon(state, left=9):
    """Whether no game goes on for more than so many steps from here: Sequence Stack may."""
    if state.outcome is not None:
        return True
    tokens = [token for token, _ in state.chances()] or state.legal_moves()
    return left > 0 and all(ends_soon(state.play(token), left - 1) for token in tokens)


# -- what a player is shown --------------------------------------------------------------------


@pytest.mark.parametrize("name", WITH_CARDS)
def test_cards_come_with_their_exact_chances(name):
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            weights = dict(state.at.state.chances())
            whole, numbers = sum(weights.values()), state.at.rules.numbers
            assert state.chance_outcomes() == [(numbers[c], w / whole) for c, w in weights.items()]
            state.apply_action(state.chance_outcomes()[-1][0])
        else:
            state.apply_action(state.legal_actions()[-1])
    assert sorted(state.returns()) == [-1, 1]


@pytest.mark.parametrize("name", NAMES)
def test_moves_are_words_that_can_be_read_back(name):
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        words = [state.action_to_string(action) for action in actions]
        assert len(set(words)) == len(words)
        assert [state.string_to_action(word) for word in words] == actions
        state.apply_action(actions[len(actions) // 2])


def test_both_players_see_the_same_table_each_from_their_own_side():
    state = pyspiel.load_game("numgames_number_stack(sum=total)").new_initial_state()
    for action in (6, 1, 2):  # a 7, kept, then a 3
        state.apply_action(action)
    assert state.observation_string(0) == state.observation_string(1) == str(state)
    assert "Keep the 3 for a total of 3, or discard it?" in str(state)
    assert state.information_state_string(0) == "6, 1, 2"
    sides = [state.observation_tensor(seat) for seat in (0, 1)]
    assert sides[0] != sides[1]
    assert sum(sides[0]) == sum(sides[1])
    assert state.at.tokens == ("=7", "keep", "=3")


# -- options -----------------------------------------------------------------------------------


def test_numbers_are_an_integer_and_are_kept_by_serialising():
    game = pyspiel.load_game("numgames_stack_attack_factor", {"numbers": 30})
    assert (game.num_distinct_actions(), game.max_game_length()) == (30, 30)
    again = pickle.loads(pickle.dumps(game))
    assert again.get_parameters() == game.get_parameters() == {"illegal": "lose", "numbers": 30}


def test_an_option_that_cannot_be_is_refused_in_words():
    with pytest.raises(ValueError, match="no_such_value: given='40'"):
        pyspiel.load_game("numgames_sequence_showdown(numbers=40)")


def test_a_wrong_number_loses_if_it_is_named_all_the_same():  # (N3)
    state = pyspiel.load_game("numgames_sequence_showdown").new_initial_state()
    state.apply_action(6)
    assert 7 not in state.legal_actions()
    state.apply_action(7)
    assert state.is_terminal()
    assert state.returns() == [1, -1]


def test_a_game_that_goes_round_in_circles_comes_to_an_end():  # (S8)
    game = pyspiel.load_game("numgames_sequence_stack(block=both)")
    state, rules = game.new_initial_state(), GAMES["sequence_stack"]
    luck = np.random.default_rng(1)
    moves = 0
    while not state.is_terminal():
        if state.at.state.to_move == CHANCE:
            state.apply_action(luck.choice([card for card, _ in state.chance_outcomes()]))
            continue
        if moves >= rules.longest:
            assert len(state.legal_actions()) == 1
        state.apply_action(state.legal_actions()[0])
        moves += 1
    assert moves <= game.max_game_length()
