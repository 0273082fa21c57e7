"""The rule lab: exact where it can be, and honest about the rest."""

import json

import pytest

from numgames.bridge import call
from numgames.coach.evaluation import first_player_chance, real_choice
from numgames.games import GAMES
from numgames.lab import measure as measuring
from numgames.lab.arena import SIGMAS, computer, decisions, game_number, play_out
from numgames.lab.measure import TYPICAL, is_plausible, mean, measure, part
from numgames.ratio import as_float
from numgames.words.en.errors import SENTENCES


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


def test_the_bridge_measures():
    request = {"do": "measure", "game": "number_stack", "options": {}, "seed": "abc", "games": 1}
    answer = json.loads(call(json.dumps(request)))
    assert answer["ok"]
    assert answer["sums"]["games"] == 1
    for wrong in ({"games": "many"}, {"games": 5000}, {"so_far": [1]}, {"game": "chess"}):
        assert not json.loads(call(json.dumps({**request, **wrong})))["ok"]


COUNTS = ["x", "5", [], {}, -1, 1.5, 10**13, 10**400, None, True]


@pytest.mark.parametrize(
    "wrong",
    [
        *[{name: count} for name in ("games", "both") for count in COUNTS],
        {"games": 3, "won": 4},
        {"games": 3, "turns": 20, "real": 21},
    ],
    ids=str,
)
def test_what_was_counted_so_far_can_be_refused(wrong):
    request = {"do": "measure", "game": "number_stack", "seed": "abc", "games": 0}
    answer = json.loads(call(json.dumps({**request, "so_far": wrong})))
    assert answer["error"] == {"kind": "request", "text": SENTENCES["implausible_counts"]}


def test_what_was_counted_so_far_is_gone_on_from():
    request = {"do": "measure", "game": "number_stack", "seed": "abc", "games": 0}
    most = {"games": 10**12, "won": 10**12}
    assert json.loads(call(json.dumps({**request, "so_far": most})))["sums"]["won"] == 10**12


def test_what_is_not_said_was_not_counted():
    assert is_plausible({})
    assert is_plausible({"games": 0})
    assert not is_plausible({"won": 1})  # of no games


def test_the_error_of_an_average_is_the_one_in_the_books():
    """Games of 4, 6 and 8 turns: the standard deviation is 2."""
    spread = SIGMAS * 2 / 3**0.5
    expected = {"rate": 6.0, "low": 6 - spread, "high": 6 + spread}
    assert mean(4 + 6 + 8, 16 + 36 + 64, 3) == pytest.approx(expected)
    assert mean(8, 32, 2) == {"rate": 4.0, "low": 4.0, "high": 4.0}
    assert mean(7, 49, 1) == {"rate": 7.0, "low": 0.0, "high": 14.0}


def test_the_error_of_a_share_of_turns_is_that_of_games():
    """1 of 4 turns in one game, 4 of 6 in another: 5 of 10; each is 1 away from its half."""
    sums = {"games": 2, "turns": 10, "real": 5, "turns2": 16 + 36, "real2": 17, "both": 4 + 24}
    spread = SIGMAS * (2 * (1 + 1)) ** 0.5 / 10  # as the books have it: by 2 - 1 games, not by 2
    expected = {"rate": 0.5, "low": 0.5 - spread, "high": 0.5 + spread}
    assert part(sums) == pytest.approx(expected)
    alike = {"games": 2, "turns": 20, "real": 10, "turns2": 200, "real2": 50, "both": 100}
    assert part(alike) == {"rate": 0.5, "low": 0.5, "high": 0.5}  # 5 of 10, twice
    none = dict.fromkeys(sums, 0)
    assert part(none) == {"rate": 0.0, "low": 0.0, "high": 1.0}


def test_one_game_says_nothing_about_the_next():
    """As with an average: there is no second game yet that could have been different."""
    one = {"games": 1, "turns": 6, "real": 4, "turns2": 36, "real2": 16, "both": 24}
    assert part(one) == {"rate": 4 / 6, "low": 0.0, "high": 1.0}


def test_a_share_keeps_between_0_and_1():
    rare = {"games": 2, "turns": 10, "real": 1, "turns2": 50, "real2": 1, "both": 5}
    often = {"games": 2, "turns": 10, "real": 9, "turns2": 50, "real2": 41, "both": 45}
    assert part(rare)["low"] == 0.0
    assert part(often)["high"] == 1.0


def test_the_perfect_player_is_player_1_whoever_starts(monkeypatch):
    """And each game has luck of its own."""
    asked = []

    def player(level, seed):
        asked.append((level, seed))
        return lambda state: state.legal_moves()[0]

    monkeypatch.setattr(measuring, "computer", player)
    game = GAMES["number_stack"]
    for i in (0, 1):
        session = play_out(game_number(i, game, {"sum": "any"}, "s"), (player(0, ""),) * 2)
        won = session.player(session.outcome.winner) == 0
        assert measuring.perfect_wins(game, {"sum": "any"}, "s", i) == won
    assert [one for one in asked if one[0]] == [(5, "s0a"), (1, "s0b"), (5, "s1a"), (1, "s1b")]


def test_what_is_counted_in_a_game():
    game = GAMES["number_stack"]
    options = game.complete({"sum": "total"})
    sums = measure(game, options, "abc", 1, {})["sums"]
    players = (computer(TYPICAL, "abct0a"), computer(TYPICAL, "abct0b"))
    made = decisions(play_out(game_number(0, game, options, "abct"), players))
    turns, real = len(made), len([1 for state, _, _ in made if real_choice(state)])
    assert (sums["games"], sums["turns"], sums["real"]) == (1, turns, real)
    assert (sums["turns2"], sums["real2"], sums["both"]) == (turns**2, real**2, turns * real)


def test_no_luck_comes_twice(monkeypatch):
    """Whoever measures again with another seed measures something new."""
    seeds = []

    def player(level, seed):
        seeds.append(seed)
        return lambda state: state.legal_moves()[0]

    monkeypatch.setattr(measuring, "computer", player)
    for seed in ("abc", "xyz"):
        measure(GAMES["number_stack"], {"sum": "any"}, seed, 3, {})
    assert len(seeds) == len(set(seeds)) == 2 * 3 * 4  # two games at a time, two players in each
