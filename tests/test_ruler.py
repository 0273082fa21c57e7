"""The rule lab: exact where it can be, and honest about the rest."""

import json

import pytest

from numgames.bridge import call
from numgames.coach import first_player_chance
from numgames.games import GAMES
from numgames.ruler import measure, real_choice
from numgames.solvers.ratio import as_float


def test_the_first_players_chance_is_exact():
    game = GAMES["number_stack"]
    options = game.complete({"sum": "total"})
    found = measure(game, options, "abc", 2, {})
    assert found["start"]["chance"] == as_float(first_player_chance(game, options))


def test_measuring_may_be_cut_anywhere():
    game = GAMES["number_stack"]
    options = game.complete({})
    half = measure(game, options, "abc", 5, {})
    assert measure(game, options, "abc", 5, half["sums"]) == measure(game, options, "abc", 10, {})


def test_more_games_say_it_more_exactly():
    game = GAMES["number_stack"]
    options = game.complete({"sum": "total"})
    few, many = measure(game, options, "abc", 20, {}), measure(game, options, "abc", 120, {})
    for what in ("length", "choice", "skill"):
        assert width(many[what]) < width(few[what])
        assert many[what]["low"] <= many[what]["rate"] <= many[what]["high"]
    assert 5 < many["length"]["rate"] < 10
    assert many["skill"]["low"] > 0.5


def width(found):
    return found["high"] - found["low"]


@pytest.mark.parametrize(
    ("game", "options", "steps", "real"),
    [
        ("sequence_stack", {}, ["=3"], False),  # it can only be discarded
        ("number_stack", {}, ["=1"], True),
        ("sequence_showdown", {"numbers": "20"}, [], True),
        ("sequence_showdown", {"numbers": "20"}, ["19"], False),  # only 1 is left
    ],
)
def test_a_choice_is_real_where_something_can_be_done_wrong(game, options, steps, real):
    state = GAMES[game].start(**options)
    for step in steps:
        state = state.play(step)
    assert real_choice(state) == real


def test_the_bridge_measures():
    request = {"do": "measure", "game": "number_stack", "options": {}, "seed": "abc", "games": 1}
    answer = json.loads(call(json.dumps(request)))
    assert answer["ok"]
    assert answer["sums"]["games"] == 1
    for wrong in ({"games": "many"}, {"games": 5000}, {"so_far": []}, {"game": "chess"}):
        assert not json.loads(call(json.dumps({**request, **wrong})))["ok"] or wrong == {
            "so_far": []
        }
