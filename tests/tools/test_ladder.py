"""The ladder of computer levels: that docs/ladder.json belongs to these levels, that its steps are
even, and that what it computes is what would be played."""

import json

import pytest

from numgames.coach.evaluation import chance_of
from numgames.games import GAMES
from tests.support.paths import ROOT
from tools.measure.ladder import HEADS, fingerprint, rows_wanted
from tools.measure.matchups import Computed, Played

LADDER = json.loads((ROOT / "docs" / "ladder.json").read_text())


def test_the_ladder_in_docs_belongs_to_these_players():
    """If this fails the levels have changed: run `make ladder` and look at what it says."""
    wanted = rows_wanted()
    assert list(LADDER) == list(wanted)
    for name in LADDER:
        assert LADDER[name]["fingerprint"] == fingerprint(wanted[name]), f"{name}: make ladder"


@pytest.mark.parametrize("name", LADDER)
def test_the_steps_are_even(name):
    """Neighbours score 55 to 75 %, or an equal share of what there is (Sequence Stack)."""
    *steps, whole = [LADDER[name]["scores"][head] for head in HEADS]
    slack = 1 / LADDER[name]["games"] ** 0.5 if LADDER[name]["games"] else 0
    if whole > 0.7:
        assert all(0.55 - slack < step < 0.75 + slack for step in steps)
    assert max(steps) - min(steps) < 0.09 + slack
    assert min(steps) > 0.5


def test_what_is_computed_is_what_is_played():
    """Sequence Stack goes round in circles, and the levels of a pair sit in both seats."""
    start = GAMES["sequence_stack"].start()
    first, second = Computed([(5, 1), (1, 5)]).chances(start)
    games = 1500
    played = Played(seed=2).share(start, 5, 1, games)
    assert abs((first + 1 - second) / 2 - played) < 2.5 * 0.5 / games**0.5


def test_perfect_against_perfect_is_what_the_coach_says():
    start = GAMES["sequence_stack"].start()
    wins, of = chance_of(start)
    assert abs(Computed([(5, 5)]).chances(start)[0] - wins / of) < 1e-9
