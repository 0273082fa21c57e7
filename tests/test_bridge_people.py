"""The border, where people are concerned: their names and their matches."""

import unicodedata

import pytest

from numgames.names import LONGEST_NAME, shows, tidy_name
from tests.test_bridge import RECORD, refused, shown

pytestmark = pytest.mark.usefixtures("tiny_game")


# -- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "tidy"),
    [
        ("Ada", "Ada"),
        ("  Ada  ", "Ada"),
        ("Ünal 数 🂡", "Ünal 数 🂡"),
        ("", "Player 1"),
        ("   ", "Player 1"),
        (None, "Player 1"),
        (7, "Player 1"),
        ("A\nd\ra\0", "Ada"),
        ("\u202eadA", "adA"),
        ("\u2066\u2069\ufeff\u200e", "Player 1"),
        ("\ud800", "Player 1"),
        ("x" * 100_000, "x" * LONGEST_NAME),
        ("\u200b\u2060", "Player 1"),
        ("\u200d", "Player 1"),
        ("<b>&amp;", "<b>&amp;"),
        ("\u200b" * (4 * LONGEST_NAME - 1) + "Ada", "A"),  # nobody looks further than that
    ],
)
def test_names_are_tidied(name, tidy):
    assert tidy_name(name, "Player 1") == tidy


def test_what_a_name_may_not_hold():
    """Controls, line ends and lone surrogates; zero widths, and what turns the direction."""
    kinds = {code: unicodedata.category(chr(code)) for code in range(0x10000)}
    hidden = {code for code in kinds if kinds[code] in ("Cc", "Cs", "Zl", "Zp")}
    hidden |= {ord(c) for c in "\u00ad\u061c\u180e\u200b\u200e\u200f\ufeff"}
    hidden |= {*range(0x202A, 0x202F), *range(0x2060, 0x2070), *range(0xFFF9, 0xFFFC)}
    assert {code for code in kinds if not shows(code)} == hidden


def test_names_are_two_texts():
    for wrong in ("Ada", [], ["Ada"], ["A", "B", "C"], 7, {"0": "Ada"}):
        assert refused("view", record=RECORD, names=wrong)["kind"] == "request"
    view = shown("view", record=RECORD, names=["Ada", None])
    assert [player["name"] for player in view["players"]] == ["Ada", "Player 2"]
    view = shown("view", record=RECORD, names=[None, "Ben"])
    assert [player["name"] for player in view["players"]] == ["Player 1", "Ben"]


# -- matches -------------------------------------------------------------------------------------


def test_a_match_counts_the_game_on_the_table_once_it_is_over():
    won = "1.tiny..b.1.0.resign2"
    match = {"length": 3, "games": [won]}
    running = shown("view", record="1.tiny..b.2.0", match=match)["match"]
    assert running["score"] == [1, 0]
    assert running["played"] == 1
    ended = shown("resign", record="1.tiny..b.2.0", player=1, match=match)["match"]
    assert ended["score"] == [2, 0]
    assert ended["winner"] == 0
    assert shown("view", record=RECORD)["match"] is None


def test_the_first_game_of_a_match_says_who_starts_the_next():
    ended = shown("resign", record="1.tiny..b.2.0", player=1, match={"length": 3})["match"]
    assert ended == {"length": 3, "score": [1, 0], "played": 1, "winner": None, "next_starter": 0}


def test_a_match_may_go_over_seven_games():
    won = ["1.tiny..b.1.0.resign2", "1.tiny..b.2.0.resign2"] * 3
    match = {"length": 7, "games": won}
    assert shown("view", record=RECORD, match=match)["match"]["score"] == [3, 3]
    match["games"] = won + won[:1]
    assert shown("view", record=RECORD, match=match)["match"]["winner"] == 0


@pytest.mark.parametrize(
    "match",
    [
        7,
        "3",
        [],
        {"length": 2},
        {"length": "3"},
        {"length": 3, "games": "x"},
        {"length": 3, "games": 7},
        {"length": 3, "games": [RECORD]},
        {"length": 3, "games": [None]},
        {"length": 3, "games": [RECORD] * 1000},
        {"length": 1, "games": ["1.tiny..b.1.0.resign2"] * 2},
    ],
)
def test_a_match_that_cannot_be(match):
    refused("view", record=RECORD, match=match)
