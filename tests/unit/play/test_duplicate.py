"""The same cards twice, seats swapped: the better decisions win."""

import pytest

from numgames.core import Refusal
from numgames.play.duplicate import duplicate
from numgames.play.session import resume

NAMES = ["Ada", "Ben"]
MIXED = "0.3take-2skip-2take-skip-take-2skip-take-skip-3take-4skip-take"


def twice(first, second):
    return duplicate(resume(first, ("Ada", "Ben")), resume(second, ("Ada", "Ben")))


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_in_a_duplicate_match_the_decisions_decide(first, second):
    """Whoever takes everything gives more away."""
    better = 2 - first
    found = twice(
        f"1.stack_attack_score..k4.{first}.0.15take",
        f"1.stack_attack_score..k4.{second}.{MIXED}",
    )
    assert found["winner"] == better
    assert found["gave"][better] < found["gave"][1 - better]
    assert found["title"] == f"{NAMES[better]} decided better."
    said = [f"{NAMES[0]} gave away {found['gave'][0]} points", f"{NAMES[1]} {found['gave'][1]}."]
    assert all(words in found["why"] for words in said)


def test_the_same_play_from_both_seats_is_level_whoever_got_the_cards():
    """Both did exactly the same with the same cards: luck gave each of them one win."""
    records = [f"1.stack_attack_score..k4.{starter}.{MIXED}" for starter in (1, 2)]
    sessions = [resume(record, ("Ada", "Ben")) for record in records]
    winners = [session.player(session.outcome.winner) for session in sessions]
    assert sorted(winners) == [0, 1]
    found = duplicate(*sessions)
    assert found["gave"][0] == found["gave"][1]
    assert (found["winner"], found["title"]) == (None, "It's even.")


def test_without_luck_it_counts_who_let_the_win_go():
    found = twice("1.sequence_showdown..a.1.0.97-1-89", "1.sequence_showdown..a.2.0.48-2-36-12-35")
    assert found["gave"] == [0, 1]
    assert "Ada never missed a win" in found["why"]
    assert "Ben missed a win once" in found["why"]


TWICE, GOES_ON = "no_duplicate", "unfinished_in_match"


@pytest.mark.parametrize(
    ("second", "what"),
    [
        ("1.stack_attack_score..k4.1.0.15take", TWICE),  # the same seats
        ("1.stack_attack_score..k5.2.0.15take", TWICE),  # other cards
        ("1.number_stack..k4.2.0.resign1", TWICE),
        ("1.stack_attack_score..k4.2.0.14take", GOES_ON),
    ],
)
def test_what_is_no_duplicate_match_is_refused(second, what):
    with pytest.raises(Refusal, match=f"^{what}$"):
        twice("1.stack_attack_score..k4.1.0.15take", second)
