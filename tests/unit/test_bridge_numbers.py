"""What the border refuses although it looks well: a reply when nobody is to move, and truth for a
number."""

import json

import pytest

from numgames.bridge import MOST_MEASURED, call
from tests.support.hands import RECORDS
from tests.support.paths import ROOT

OVER = RECORDS["score-over"]
OPEN = RECORDS["score-start"]
THINKING = ("hint", "coach", "review", "tally", "share", "view")


def asked(**request: object) -> dict:
    return json.loads(call(json.dumps(request)))


def refused(**request: object) -> bool:
    answer = asked(**request)
    return not answer["ok"] and answer["error"]["kind"] == "request"


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS.keys())
def test_what_needs_thinking_is_never_a_fault(record: str) -> None:
    """In a finished game, too: there is no best move, and nobody replies."""
    answers = [asked(do=do, record=record) for do in THINKING]
    answers.append(asked(do="reply", record=record, level=1, roll=3))
    assert "fault" not in [answer["error"]["kind"] for answer in answers if not answer["ok"]]


def test_nobody_replies_in_a_game_that_is_over() -> None:
    assert asked(do="reply", record=OPEN, level=1, roll=0)["ok"]
    assert refused(do="reply", record=OVER, level=1, roll=0)


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "reply", "record": OPEN, "level": True, "roll": 0},
        {"do": "reply", "record": OPEN, "level": 1, "roll": False},
        {"do": "back", "record": OPEN, "ply": False},
        {"do": "resign", "record": OPEN, "player": True},
        {"do": "view", "record": OPEN, "match": {"length": True, "games": []}},
        {"do": "measure", "game": "number_stack", "seed": "a", "games": False},
    ],
)
def test_truth_is_no_number(request_: "dict[str, object]") -> None:
    assert refused(**request_)


def test_a_measurement_is_bounded() -> None:
    assert asked(do="measure", game="number_stack", seed="a", games=10)["ok"]
    assert refused(do="measure", game="number_stack", seed="a", games=11)
    page = (ROOT / "web" / "lab" / "measure.ts").read_text(encoding="utf-8")
    assert f"MOST = {MOST_MEASURED};" in page
