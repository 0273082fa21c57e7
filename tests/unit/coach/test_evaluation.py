"""The coach: exact for every move of every game and option set, honest about equals.

How quick it is: test_thinking.py.  The computer players: test_levels.py.
"""

import json
import random
from fractions import Fraction

import pytest

from numgames.advice import advice_of
from numgames.coach.evaluation import (
    best,
    chance_of,
    exact_values,
    fairness,
    first_player_chance,
    option_sets,
    ranking,
    real_choice,
    values,
)
from numgames.core import CHANCE
from numgames.games import GAMES, ORDER
from tests.support import playing
from tests.support.brute import late
from tests.support.playing import (
    CASE_IDS,
    CASES,
    CHAIN_IDS,
    CHAINS,
    after,
    random_move,
    random_walk,
)

LUCK = [(g, o) for g, o in CASES if not advice_of(g.id).without_luck]
# Brute force cannot follow Sequence Stack round its circles: games/test_sequence_stack_solver.py.
STRAIGHT = [(g, o) for g, o in CASES if g.id != "sequence_stack"]
STRAIGHT_IDS = [playing.label(g, o) for g, o in STRAIGHT]
LUCK_IDS = [playing.label(g, o) for g, o in LUCK]


def decisions(game, options, games, seed=1):
    """The states of random games in which a player is to move."""
    rng = random.Random(seed)
    for _ in range(games):
        for state in random_walk(game.start(**options), rng)[0]:
            if state.to_move in (0, 1):
                yield state


# -- the contract --------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_every_legal_move_has_a_chance_and_nothing_else_has(game, options):
    rng = random.Random(1)
    for _ in range(4):
        for state in random_walk(game.start(**options), rng)[0]:
            given = values(state)
            assert sorted(given) == list(state.legal_moves())
            assert all(isinstance(v, float) and 0 <= v <= 1 for v in given.values())


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_the_best_move_is_worth_what_the_position_is_worth(game, options):
    for state in decisions(game, options, 4):
        exact = exact_values(state)
        mine = Fraction(*chance_of(state))
        mine = mine if state.turn == 0 else 1 - mine
        assert max(Fraction(*v) for v in exact.values()) == mine
        assert values(state) == {move: float(Fraction(*v)) for move, v in exact.items()}
        assert Fraction(*exact[best(state)]) == mine  # a perfect player gives nothing away


@pytest.mark.parametrize(("game", "options"), LUCK, ids=LUCK_IDS)
def test_a_card_to_come_is_worth_the_mean_of_all_cards(game, options):
    rng = random.Random(2)
    for _ in range(4):
        for state in random_walk(game.start(**options), rng)[0]:
            if state.to_move == CHANCE:
                weights = sum(weight for _, weight in state.chances())
                mean = sum(w * Fraction(*chance_of(state.play(t))) for t, w in state.chances())
                assert Fraction(*chance_of(state)) == mean / weights


def test_a_finished_game_is_worth_its_result():
    for game, options in CASES:
        state = random_walk(game.start(**options), random.Random(3))[0][-1]
        assert chance_of(state) == (1 - state.outcome.winner, 1)
        assert values(state) == {}
        assert best(state) == ""
    slip = after(GAMES["sequence_showdown"].start(), "10 7")
    assert slip.outcome.reason == "illegal_move"
    assert chance_of(slip) == (1, 1)
    assert values(slip) == {}


def test_all_openings_of_a_divisor_game_are_judged():
    start = GAMES["stack_attack_factor"].start()
    assert sorted(values(start), key=int) == [str(n) for n in range(1, 11)]
    even = values(GAMES["sequence_showdown"].start(numbers="20", opening="even"))
    assert sorted(even, key=int) == [str(n) for n in range(2, 21, 2)]


# -- against brute force -------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), STRAIGHT, ids=STRAIGHT_IDS)
def test_values_equal_brute_force_near_the_end(game, options):
    rng = random.Random(4)
    checked = 0
    for _ in range(10):
        known = late(random_walk(game.start(**options), rng)[0], 1000)
        decided = [state for state in known if state.to_move != CHANCE]
        for state in rng.sample(decided, min(60, len(decided))):
            for move, mine in values(state).items():
                end = state.play(move)
                first = known[end] if end in known else 1 - end.outcome.winner
                assert mine == float(first if state.turn == 0 else 1 - first)
            checked += 1
    assert checked > (200 if game.id != "tiny" else 20)


def test_a_small_divisor_game_equals_brute_force_from_its_start():
    """1 to 20, positions told apart by the last number and what is used: the whole game."""
    start = GAMES["stack_attack_factor"].start(numbers="20")
    known = {}

    def mover_wins(state):
        key = (state.chain[-1:], frozenset(state.chain))
        if key not in known:
            known[key] = any(not mover_wins(state.play(move)) for move in state.legal_moves())
        return known[key]

    assert {m: float(not mover_wins(start.play(m))) for m in start.legal_moves()} == values(start)


# -- among equals --------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_ranking_is_by_worth_then_by_ways_to_go_wrong(game, options):
    for state in decisions(game, options, 2):
        order = ranking(state)
        assert sorted(rank.move for rank in order) == list(state.legal_moves())
        keys = [(Fraction(*r.value), Fraction(*r.trap), r.replies) for r in order]
        assert keys == sorted(keys, reverse=True)
        assert best(state) == order[0].move


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_a_trap_is_what_a_move_is_worth_against_a_blind_answer(game, options):
    def blind(state, seat):
        if state.to_move == CHANCE:
            weights = sum(weight for _, weight in state.chances())
            return sum(w * blind(state.play(t), seat) for t, w in state.chances()) / weights
        if state.to_move == 1 - seat:
            replies = [mine(state.play(move), seat) for move in state.legal_moves()]
            return sum(replies) / len(replies)
        return mine(state, seat)

    def mine(state, seat):
        chance = Fraction(*chance_of(state))
        return chance if seat == 0 else 1 - chance

    states = list(decisions(game, options, 20))
    asked = 0
    for state in random.Random(5).sample(states, min(90, len(states))):
        order = ranking(state)[:8]
        for rank in order:
            after_it = state.play(rank.move)
            if advice_of(game.id).without_luck:
                assert rank.replies == len(after_it.legal_moves())
            elif [other.value for other in order].count(rank.value) == 1:
                assert rank.trap == rank.value  # there is no equal to be told apart from
                continue
            assert Fraction(*rank.trap) == blind(after_it, state.turn)
            asked += 1
    assert asked


def test_when_lost_the_smallest_share_of_replies_keeps_the_win():
    state = after(GAMES["sequence_showdown"].start(numbers="20"), "16")
    if max(values(state).values()):
        state = after(state, best(state))
    assert max(values(state).values()) == 0
    shares = {}
    for move in state.legal_moves():
        replies = values(state.play(move))
        shares[move] = sum(replies.values()) / len(replies)
    assert shares[best(state)] == min(shares.values())
    assert len(set(shares.values())) > 1


def test_when_won_there_is_most_to_think_about():
    start = GAMES["sequence_showdown"].start()
    replies = {m: len(start.play(m).legal_moves()) for m, v in values(start).items() if v}
    assert "97" in replies
    assert replies[best(start)] == max(replies.values()) > replies["97"] == 1


def test_with_nothing_between_two_moves_it_is_keep():
    """The last card cannot change anything: no reason to throw it away."""
    start = GAMES["number_stack"].start()
    state = after(start, "=9 keep =1 discard =2 keep =3 discard =8 keep =5 discard =6 discard =7")
    assert set(values(after(state, "discard =4")).values()) == {1.0}
    assert best(after(state, "discard =4")) == "keep"


# -- perfect against perfect -----------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), LUCK, ids=LUCK_IDS)
def test_perfect_players_win_as_often_as_the_coach_says(game, options):
    rng, games, won = random.Random(6), 600, 0
    for _ in range(games):
        state = game.start(**options)
        while state.to_move is not None:
            if state.to_move == CHANCE:
                state = state.play(random_move(state, rng))
            else:
                # Not just any of equal moves: with Sequence Stack's `block=both` one can throw
                # the winning card away for ever and still be able to win.
                exact = values(state)
                state = state.play(max(reversed(state.legal_moves()), key=exact.get))
        won += state.outcome.winner == 0
    chance = float(Fraction(*chance_of(game.start(**options))))
    sigma = (chance * (1 - chance) / games) ** 0.5
    assert abs(won / games - chance) <= 3 * sigma


@pytest.mark.parametrize(("game", "options"), CHAINS, ids=CHAIN_IDS)
def test_who_can_win_a_divisor_game_does_against_anybody(game, options):
    rng = random.Random(7)
    for _ in range(3):
        state = game.start(**options)
        winner = 0 if chance_of(state) == (1, 1) else 1
        while state.to_move is not None:
            move = best(state) if state.turn == winner else random_move(state, rng)
            state = state.play(move)
        assert state.outcome.winner == winner


# -- how fair is it? -------------------------------------------------------------------------------


def test_fairness_has_a_row_for_everything_that_makes_a_difference():
    rows = fairness()
    assert json.loads(json.dumps(rows)) == rows
    assert all(row["title"] == GAMES[row["game"]].title for row in rows)
    for game in ORDER:
        mine = [row for row in rows if row["game"] == game.id]
        for options in option_sets(game):
            (row,) = [row for row in mine if row["options"].items() <= options.items()]
            chance = first_player_chance(game, options)
            assert (int(row["wins"]), int(row["of"])) == chance
            assert row["chance"] == float(Fraction(*chance))
            exact = exact_values(game.start(**options))
            assert row["moves"] == len(exact)
            assert row["keep"] == len([1 for value in exact.values() if value == (1, 1)])
            assert row["luck"] == (game.start(**options).to_move == CHANCE)
    names = {row["game"]: sorted(row["options"]) for row in rows}
    assert names["sequence_showdown"] == ["numbers", "opening"]  # what a slip costs does not count
    assert names["stack_attack_factor"] == ["numbers"]
    assert names["number_stack"] == ["sum"]
    assert names["sequence_stack"] == ["block"]
    assert names["stack_attack_score"] == []


def test_the_first_player_can_always_win_the_divisor_games():
    for row in fairness():
        if not row["luck"]:
            assert row["wins"] == row["of"] == "1"
            assert 0 < row["keep"] < row["moves"]


@pytest.mark.parametrize(
    ("game", "options", "steps", "real"),
    [
        ("sequence_stack", {}, ["=3"], False),  # it can only be discarded
        ("number_stack", {}, ["=1"], True),
        ("sequence_showdown", {"numbers": "20"}, [], True),
        ("sequence_showdown", {"numbers": "20"}, ["19"], False),  # only 1 is left
        ("number_stack", {}, [], False),  # nobody chooses a card
    ],
)
def test_a_choice_is_real_where_something_can_be_done_wrong(game, options, steps, real):
    state = GAMES[game].start(**options)
    for step in steps:
        state = state.play(step)
    assert real_choice(state) == real
