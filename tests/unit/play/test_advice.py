"""What the coach says of a session: by player, whoever started."""

import pytest

from numgames.play.advice import hints, look_back, worth
from numgames.play.session import resume

NAMES = ("Ada", "Ben")


def test_the_move_of_the_hints_is_the_one_they_end_with():
    found = hints(resume("1.sequence_showdown.numbers=20.a.1.0", NAMES))
    assert found["hints"][2].startswith(f"Play {found['move']}. ")


def test_nobody_to_move_no_move_to_hint_at():
    session = resume("1.number_stack..k3.1.0", NAMES)  # the first card is not drawn yet
    assert hints(session) == {"hints": [], "move": ""}
    assert worth(session)["moves"] == []


def test_what_moves_are_worth_best_first():
    found = worth(resume("1.stack_attack_score..k4.1.0", NAMES))
    assert [move["move"] for move in found["moves"]] == ["skip", "take"]
    assert [move["best"] for move in found["moves"]] == [True, False]
    assert found["moves"][0]["chance"] == pytest.approx(0.5324, abs=1e-4)
    assert [move["chip"] for move in found["moves"]] == ["53\xa0%", "47\xa0%"]
    assert found["sure"] is False


def test_chances_are_those_of_player_1_whoever_starts():
    one, two = [
        look_back(resume(f"1.stack_attack_score..k4.{starter}.0.3take", NAMES))
        for starter in (1, 2)
    ]
    assert (one["first"], two["first"]) == (0, 1)
    assert two["chances"] == pytest.approx([1 - chance for chance in one["chances"]])
    for mine, yours in zip(one["steps"], two["steps"], strict=True):
        assert yours["chance"] == pytest.approx(1 - mine["chance"])
        assert yours["by"] == 1 - mine["by"]
    for found in (one, two):
        assert [step["chance"] for step in found["steps"]] == found["chances"][1:]
