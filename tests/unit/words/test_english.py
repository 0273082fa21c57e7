"""English: how it counts and lists, and what it says of a game that has no words of its own."""

from numgames.core import State
from numgames.words.en.any_game import AnyGame
from numgames.words.en.grammar import a, counted, listed, plus, quoted
from tests.support.playing import NAMES


class Bare(State):
    turn = 1


def test_any_game_has_plain_words_for_everything():
    speak, state = AnyGame(), Bare()
    assert speak.label(state, "hop") == "hop"
    assert speak.reason(state, "hop") == speak.why(state, NAMES) == ""
    assert speak.tray(state, 0) == speak.table(state) == {}
    assert "Ben" in speak.ask(state, NAMES)
    assert "hop" in speak.say(state, "hop", NAMES)
    assert "Ada" in speak.why_decided(state, 0, NAMES)


def test_lists_in_sentences():
    assert listed([]) == ""
    assert listed(["a"]) == "a"
    assert listed(["a", "b"]) == "a and b"
    assert listed(("a", "b", "c"), "or") == "a, b or c"


def test_numbers_in_sentences():
    """An 8, an 11, an 18 and the eighties; everything else up to 100 takes "a"."""
    an = [number for number in range(1, 101) if a(number) == f"an {number}"]
    assert an == [8, 11, 18, *range(80, 90)]
    assert a(7) == "a 7"
    assert plus((7, 3, 5)) == "7 + 3 + 5"
    assert [counted(number, "point") for number in (0, 1, 2)] == ["0 points", "1 point", "2 points"]


def test_what_was_given_is_quoted():
    assert quoted("hop") == '"hop"'
    assert quoted([]) == "That"
    assert quoted("x" * 10_000_000) == '"' + "x" * 30 + '..."'
