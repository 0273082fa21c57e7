"""Looking back, every field of every kind of step.  That it adds up: test_review.py."""

import pytest

from numgames.coach.review import review, shares
from tests.support.playing import played


def test_a_card():
    step = review(*played("stack_attack_score", {}, "=9"))["steps"][0]
    assert step.pop("chance") > 0.5
    assert step == {
        "seat": 0, "move": "=9", "card": True, "cost": 0.0, "verdict": "", "judged": "", "best": "",
        "keep": 0, "moves": 0, "forced": False, "turn": None,
    }  # fmt: skip


def test_a_good_decision_and_a_bad_one():
    good, bad = [
        review(*played("stack_attack_score", {}, f"=9 {move}"))["steps"][1]
        for move in ("take", "skip")
    ]
    assert (good["cost"], good["verdict"], good["judged"]) == (0.0, "", "good")
    assert (bad["verdict"], bad["judged"]) == ("??", "big")
    assert (good["best"], bad["best"]) == ("take", "take")
    assert (good["move"], good["seat"], good["card"]) == ("take", 0, False)
    assert bad["cost"] == pytest.approx(good["chance"] - bad["chance"])
    assert bad["cost"] > 0.5
    assert (good["keep"], good["moves"]) == (0, 0)  # nobody can be sure of a win


def test_a_decision_of_the_second_player_costs_the_second_player():
    steps = review(*played("stack_attack_score", {}, "=9 skip skip"))["steps"]
    last = steps[-1]
    assert (last["seat"], last["best"]) == (1, "take")
    assert last["cost"] == pytest.approx(last["chance"] - steps[-2]["chance"])
    assert last["cost"] > 0.4


def test_a_decision_without_luck():
    first, slip = review(*played("sequence_showdown", {"numbers": "20"}, "4 7"))["steps"]
    assert (first["keep"], first["moves"], first["best"]) == (18, 20, "4")
    assert (first["cost"], first["judged"]) == (0.0, "kept")
    assert slip["judged"] == "hopeless"


def test_giving_up_in_a_game_of_luck():
    states, tokens = played("stack_attack_score", {}, "=9")
    found = review(states, tokens, 0)
    step = found["steps"][-1]
    assert step["cost"] == found["chances"][1] > 0.5
    assert (step["seat"], step["move"], step["card"], step["chance"]) == (0, "resign", False, 0.0)
    assert (step["verdict"], step["judged"], step["best"]) == ("??", "big", "")
    assert found["luck"]["gave"] == [step["cost"], 0.0]
    other = review(states, tokens, 1)
    assert other["luck"]["gave"] == pytest.approx([0.0, 1 - found["chances"][1]])
    assert other["chances"][-1] == 1.0


def test_giving_up_is_judged_where_it_happens():
    """Not at the start, nor a step before."""
    states, tokens = played("stack_attack_score", {}, "=9 skip take =1 take =5")
    for seat in (0, 1):
        found = review(states, tokens, seat)
        before, end = found["chances"][-2:]
        cost = end - before if seat else before - end
        assert found["steps"][-1]["cost"] == pytest.approx(cost)
        costs = [step["cost"] for step in found["steps"] if step["seat"] == seat]
        assert found["luck"]["gave"][seat] == pytest.approx(sum(costs))


def test_giving_up_what_is_lost_is_no_mistake():
    step = review(*played("sequence_showdown", {}, "97"), 1)["steps"][-1]
    assert (step["verdict"], step["judged"], step["cost"]) == ("", "hopeless", 0.0)


def test_giving_up_before_anything_has_happened():
    for game, what in (("sequence_showdown", "missed"), ("number_stack", "big")):
        found = review(*played(game, {}, ""), 0)
        assert [step["judged"] for step in found["steps"]] == [what]
        assert len(found["chances"]) == 2


def test_all_that_is_said_of_luck_and_skill():
    found = shares((1, 2), (1, 4), [(1, 10), (35, 100)], (1, 1))
    assert found == {
        "first": 0.5, "cards": 0.25, "decisions": 0.25, "gave": [0.1, 0.35], "result": 1.0,
        "points": {"first": 50, "cards": 25, "decisions": 25, "gave": [10, 35], "result": 100},
    }  # fmt: skip
