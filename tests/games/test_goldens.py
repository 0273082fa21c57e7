"""The golden transcripts: the same cards, records and sentences as when they were written.

Wanted another way?  `python -m tests.support.goldens`, and read the diff.
"""

import pytest

from numgames.games import ORDER
from numgames.play.session import resume
from tests.support.goldens import GOLDENS, golden


def written(game):
    return (GOLDENS / f"{game.id}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ORDER, ids=lambda game: game.id)
def test_games_go_as_they_always_did(game):
    assert golden(game).splitlines() == written(game).splitlines()


@pytest.mark.parametrize("game", ORDER, ids=lambda game: game.id)
def test_old_records_still_mean_the_same_game(game):
    """From the record alone, with no help from the code that wrote the file."""
    for block in written(game).split("== ")[1:]:
        _, *plies, end, record = block.strip().splitlines()
        session = resume(record, ("Ada", "Ben"))
        assert [step.token for step in session.steps] == [line.split()[0] for line in plies]
        assert session.outcome.reason == end.split(":")[0]


def test_there_is_a_golden_for_every_game_and_none_for_others():
    assert sorted([path.stem for path in GOLDENS.glob("*.txt")]) == sorted(
        [game.id for game in ORDER]
    )
