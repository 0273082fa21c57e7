"""The border, where people are concerned: their names and their matches."""

import unicodedata

import pytest

from numgames.play.names import KEPT, LONGEST_NAME, SPACES, among, tidy_name
from tests.support.bridge import RECORD, refused, shown

pytestmark = pytest.mark.usefixtures("tiny_game")


# -- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "tidy"),
    [
        ("Ada", "Ada"),
        ("  Ada  ", "Ada"),
        ("\u00a0Ada\u2003L.\u3000", "Ada L."),
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
        ("\u3164" * LONGEST_NAME + "Ada", "Player 1"),  # what is cut off is not seen, either
    ],
)
def test_names_are_tidied(name, tidy):
    assert tidy_name(name, "Player 1") == tidy


NOTHING = {
    "spaces": "\u00a0\u2000\u200a\u202f\u205f\u3000",
    "joiners": "\u034f\u200c\u200d",
    "Hangul fillers": "\u115f\u1160\u3164\uffa0",
    "Khmer vowels that do not sound": "\u17b4\u17b5",
    "Mongolian variations": "\u180b\u180c\u180d\u180e\u180f",
    "operators between letters": "\u2060\u2064\u206f",
    "braille without a dot": "\u2800",
    "variation selectors": "\ufe00\ufe0e\ufe0f\U000e0100\U000e01ef",
    "tags": "\U000e0001\U000e0020\U000e0067\U000e007f",
}


@pytest.mark.parametrize("kind", NOTHING)
def test_a_name_with_nothing_to_see_is_none(kind):
    blanks = NOTHING[kind]
    for name in (*blanks, blanks, " ".join(blanks)):
        assert tidy_name(name, "Player 1") == "Player 1", ascii(name)


@pytest.mark.parametrize(
    "name",
    [
        "\U0001f469\u200d\U0001f680",  # a woman and a rocket: an astronaut
        "\u2764\ufe0f",  # a red heart
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",  # Scotland
        "\u845b\U000e0100",  # a sign in one of its forms
        "\u110b\u1160",  # half a syllable, which a filler makes whole
        "\ubbfc\uc9c0",
        "\u179f\u17bb\u1781",  # Khmer
        "\u1828\u180b",
        "\u2801\u2800\u2803",  # braille with a space
        "Ada\u3164Ben",
        "\u2e3a",
        "\ufffc",
    ],
    ids=ascii,
)
def test_what_shows_nothing_may_stand_with_what_does(name):
    assert tidy_name(name, "Player 1") == name


def test_all_that_unicode_has_letters_and_signs_for_can_be_seen():
    """Except four fillers, which it counts as letters, and braille without a dot."""
    kinds = {code: unicodedata.category(chr(code)) for code in range(0x110000)}
    seen = [chr(code) for code in kinds if kinds[code][0] in "LNPS"]
    unseen = [c for c in seen if tidy_name(c, "") != c]
    assert unseen == list("\u115f\u1160\u2800\u3164\uffa0")


def test_what_a_name_may_not_hold():
    """Controls, line ends and lone surrogates; zero widths, and what turns the direction."""
    kinds = {code: unicodedata.category(chr(code)) for code in range(0x10000)}
    hidden = {code for code in kinds if kinds[code] in ("Cc", "Cs", "Zl", "Zp")}
    hidden |= {ord(c) for c in "\u00ad\u061c\u180e\u200b\u200e\u200f\ufeff"}
    hidden |= {*range(0x202A, 0x202F), *range(0x2060, 0x2070), *range(0xFFF9, 0xFFFC)}
    assert {code for code in kinds if not among(KEPT, chr(code))} == hidden


def test_every_space_is_known_for_one():
    """MicroPython's own functions know only those of ASCII."""
    kept = [chr(code) for code in range(0x110000) if among(KEPT, chr(code))]
    assert [c for c in kept if among(SPACES, c)] == [c for c in kept if c.isspace()]


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
    assert ended == {
        "length": 3, "score": [1, 0], "played": 1, "winner": None, "next_starter": 0, "games": [],
    }  # fmt: skip


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
