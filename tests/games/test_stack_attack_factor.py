"""Stack Attack: Factors: the rulebook's sample game to its end, and rulings F1 to F3.

What it shares with Number Sequence Showdown is tested in test_sequence_showdown.py.
"""

import pytest

from numgames.core import BadMove, IllegalMove, Outcome
from numgames.games.sequence_showdown import rules as sequence_showdown
from numgames.games.stack_attack_factor.rules import GAME
from tests.support.playing import NAMES, after
from tests.support.words import ask, say, why

START = GAME.start()
SAMPLE = "5 10 2 4 8 16 32 64 1 3 9 27 81"

# What the rulebook says is possible at some of the sample's turns, used numbers taken out.
CHOICES = {
    "5 10": [1, 2] + list(range(20, 101, 10)),
    "5 10 2": [1] + [n for n in range(4, 101, 2) if n != 10],
    "5 10 2 4 8 16": [1, 32, 48, 64, 80, 96],
    "5 10 2 4 8 16 32": [1, 64, 96],
    "5 10 2 4 8 16 32 64": [1],
    "5 10 2 4 8 16 32 64 1 3 9": [18, 27, 36, 45, 54, 63, 72, 81, 90, 99],
    "5 10 2 4 8 16 32 64 1 3 9 27": [54, 81],
}


# -- the rulebook's sample -----------------------------------------------------------------------


def test_sample_game_turn_by_turn():
    state = START
    for i, move in enumerate(SAMPLE.split()):
        assert state.outcome is None
        assert state.to_move == i % 2
        assert move in state.legal_moves()
        state = state.play(move)
        assert state.chain[-1] == int(move)
    assert state.outcome == Outcome(0, "no_moves")
    assert why(state, NAMES) == "No unused factor or multiple of 81 is left."


@pytest.mark.parametrize("moves", CHOICES)
def test_sample_game_possible_choices(moves):
    assert sorted(map(int, after(START, moves).legal_moves())) == CHOICES[moves]


def test_at_64_the_sample_plays_the_only_number_left():
    """The rulebook says "options are running out": 1 is the last one."""
    assert after(START, "5 10 2 4 8 16 32 64").legal_moves() == ("1",)


def test_command_line_sample():
    assert sorted(map(int, START.legal_moves())) == list(range(1, 11))
    state = START.play("5")
    assert say(state, "10", NAMES) == "Ben placed 10: 5 × 2 = 10."
    assert ask(state.play("10"), NAMES) == "Place a factor or multiple of 10."


# -- F1, F2, F3 ----------------------------------------------------------------------------------


def test_f1_the_first_number_is_1_to_10_then_1_to_100():
    assert START.legal_moves() == ("1", "10", "2", "3", "4", "5", "6", "7", "8", "9")
    assert "100" in START.play("10").legal_moves()
    assert len(START.play("1").legal_moves()) == 99


def test_f2_a_stuck_player_loses_at_once():
    state = after(START, "7 1 97")
    assert state.outcome == Outcome(0, "no_moves")
    assert state.to_move is None
    assert after(START, "4 2 1 97").outcome == Outcome(1, "no_moves")


def test_f3_an_illegal_number_loses():
    state = after(START, "5 10 2").play("5")
    assert state.outcome == Outcome(0, "illegal_move")
    assert why(state, NAMES) == "5 has already been used."


def test_f3_also_as_the_very_first_move():
    state = START.play("11")
    assert state.outcome == Outcome(1, "illegal_move")
    assert why(state, NAMES) == "11 can't be first. Start with a number from 1 to 10."
    assert say(START, "11", NAMES) == f"Ada placed 11. {why(state, NAMES)}"


def test_f3_refuse_refuses_instead():
    state = GAME.start(illegal="refuse")
    with pytest.raises(IllegalMove, match=r"no_opening: .*number='11'"):
        state.play("11")
    with pytest.raises(IllegalMove, match=r"no_neighbour: .*last=5, number='3'"):
        state.play("5").play("3")


@pytest.mark.parametrize("n", [100, 50, 30, 20])
def test_f3_fewer_numbers_and_the_same_opening(n):
    state = GAME.start(numbers=str(n))
    assert sorted(map(int, state.legal_moves())) == list(range(1, 11))
    assert len(state.play("1").legal_moves()) == n - 1
    with pytest.raises(BadMove, match=f"off_board: .*n={n}$"):
        state.play(str(n + 1))


def test_the_two_divisor_games_are_never_the_same_state():
    assert START.play("5") != sequence_showdown.GAME.start().play("5")
