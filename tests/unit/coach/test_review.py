"""Looking back: verdicts at their thresholds, and luck and skill that add up to the result."""

import json
import random
from fractions import Fraction

import pytest

from numgames.coach.evaluation import best, chance_of, values
from numgames.coach.review import review, shares, verdict, verdict_without_luck
from numgames.core import CHANCE
from numgames.games import GAMES
from tests.support.playing import CASE_IDS, CASES, played, random_move, random_walk

# -- verdicts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cost", "mark", "what"),
    [
        ((0, 1), "", "good"),
        ((4999, 100_000), "", "good"),
        ((5, 100), "?!", "small"),
        ((9999, 100_000), "?!", "small"),
        ((1, 10), "?", "mistake"),
        ((14999, 100_000), "?", "mistake"),
        ((3, 20), "??", "big"),
        ((1, 1), "??", "big"),
    ],
)
def test_luck_games_are_judged_in_points(cost, mark, what):
    assert verdict(cost) == (mark, what)


@pytest.mark.parametrize(
    ("keep", "kept", "mark", "what"),
    [(3, False, "??", "missed"), (3, True, "", "kept"), (0, True, "", "hopeless")],
)
def test_divisor_games_are_won_or_lost(keep, kept, mark, what):
    assert verdict_without_luck(keep, kept) == (mark, what)


def test_a_thrown_away_win_in_a_divisor_game():
    states, tokens = played("sequence_showdown", {}, "97 1 2")
    first, forced, slip = review(states, tokens)["steps"]
    assert (first["judged"], first["keep"], first["moves"]) == ("kept", 73, 100)
    assert (forced["judged"], forced["forced"], forced["turn"]) == ("only", True, None)
    assert (slip["verdict"], slip["cost"]) == ("??", 1.0)
    assert slip["judged"] == "missed"
    assert slip["keep"] == sum(values(states[2]).values())
    assert slip["best"] == best(states[2])


def test_an_illegal_number_is_a_move_that_loses():
    states, tokens = played("stack_attack_factor", {}, "4 3")
    result = review(states, tokens)
    assert result["chances"] == [1.0, 1.0, 1.0]
    assert result["steps"][1]["judged"] == "hopeless"
    states, tokens = played("stack_attack_factor", {}, "11")
    assert review(states, tokens)["steps"][0]["verdict"] == "??"


def test_cards_and_decisions_are_steps_of_their_own():
    states, tokens = played("stack_attack_score", {}, "=9 skip take =1 take")
    steps = review(states, tokens)["steps"]
    assert [step["card"] for step in steps] == [True, False, False, True, False]
    assert [step["seat"] for step in steps] == [0, 0, 1, 0, 0]
    assert steps[1]["best"] == "take"
    assert steps[1]["verdict"] == "??"
    given = values(states[1])
    assert steps[1]["cost"] == pytest.approx(given["take"] - given["skip"], abs=1e-15)
    assert (steps[2]["cost"], steps[2]["best"]) == (0.0, "take")
    assert steps[0]["judged"] == ""


# -- luck and skill --------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_it_all_adds_up(game, options):
    rng = random.Random(1)
    for _ in range(4):
        states, tokens = random_walk(game.start(**options), rng)
        for length in (len(tokens), len(tokens) // 2):  # a finished game, and one under way
            result = review(states[: length + 1], tokens[:length])
            assert json.loads(json.dumps(result)) == result
            assert len(result["chances"]) == len(result["steps"]) + 1 == length + 1
            luck, end = result["luck"], states[length]
            assert (luck["result"] in (0.0, 1.0)) >= (end.outcome is not None)
            assert luck["first"] == result["chances"][0] == float(Fraction(*chance_of(states[0])))
            assert luck["result"] == result["chances"][-1] == float(Fraction(*chance_of(end)))
            total = luck["first"] + luck["cards"] + luck["decisions"]
            assert total == pytest.approx(luck["result"], abs=1e-12)
            assert luck["decisions"] == pytest.approx(luck["gave"][1] - luck["gave"][0], abs=1e-12)
            for seat in (0, 1):
                costs = [step["cost"] for step in result["steps"] if step["seat"] == seat]
                assert luck["gave"][seat] == pytest.approx(sum(costs), abs=1e-12)
                assert min(costs, default=0) >= 0
            points = luck["points"]
            assert points["first"] + points["cards"] + points["decisions"] == points["result"]
            assert points["gave"][1] - points["gave"][0] == points["decisions"]
            assert abs(points["cards"] - 100 * luck["cards"]) <= 2


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_perfect_players_give_nothing(game, options):
    rng = random.Random(2)
    state = game.start(**options)
    states, tokens = [state], []
    while state.to_move is not None:
        tokens.append(random_move(state, rng) if state.to_move == CHANCE else best(state))
        state = state.play(tokens[-1])
        states.append(state)
    result = review(states, tokens)
    assert result["luck"]["gave"] == [0.0, 0.0]
    assert result["luck"]["points"]["decisions"] == 0
    for step in result["steps"]:
        assert step["verdict"] == ""
        assert step["best"] == ("" if step["card"] else step["move"])


def test_points_are_whole_and_the_cards_take_what_rounding_leaves():
    third = (1, 3)
    points = shares(third, third, [(0, 1), third], (1, 1))["points"]
    assert points == {"first": 33, "cards": 34, "decisions": 33, "gave": [0, 33], "result": 100}


def test_a_game_that_has_not_begun():
    result = review([GAMES["sequence_stack"].start()], [])
    assert result["steps"] == []
    assert result["luck"]["points"] == {
        "first": 51, "cards": 0, "decisions": 0, "gave": [0, 0], "result": 51,
    }  # fmt: skip


def test_giving_up_a_won_divisor_game_gives_the_win_away():
    last = review(*played("sequence_showdown", {}, "97 1"), 0)["steps"][-1]
    assert (last["verdict"], last["judged"], last["cost"]) == ("??", "missed", 1.0)
    assert (last["keep"], last["moves"], last["best"]) == (0, 0, "")
