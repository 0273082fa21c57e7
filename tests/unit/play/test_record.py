"""Records: the text of a game, what stands in it, and a sentence for everything that may not."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from numgames.games import GAMES, ORDER
from numgames.play.record import (
    LONGEST_TEXT,
    RESIGN,
    SEED_LETTERS,
    Record,
    RecordError,
    find_game,
    good_seed,
    new_record,
    packed,
    parse,
)
from numgames.play.session import resume
from numgames.words.en.errors import sentence
from tests.support.playing import option_sets

LONGEST_SEED = "z" * 16
LONGEST_PROMISE = 500  # characters: the promise in record.py's head comment

# A chain of 77 numbers: there is none longer in 1 to 100 (OEIS A337125).
CHAIN_OF_77 = tuple(
    """
    87 29 58 2 62 31 93 3 57 19 38 76 4 68 34 17 85 5 35 70 10 50 100 25 75 15 45 90 30 60 20 40
    80 16 64 32 96 48 12 36 72 18 54 27 81 9 63 21 42 84 28 56 14 98 49 7 91 13 52 26 78 6 24 8 88
    44 22 66 33 99 11 77 1 69 23 46 92
    """.split()  # noqa: SIM905 - a list of quotes would be no better
)


def spelled(text):
    """The record in `text` and back again."""
    return parse(text).text()


# -- the format ----------------------------------------------------------------------------------


def test_the_example_of_the_head_comment():
    record = parse("1.number_stack.sum=total.k3v9x2.1.0.keep-2discard-draw.keep")
    assert record.game is GAMES["number_stack"]
    assert record.options == {"sum": "total"}
    assert record.seed == "k3v9x2"
    assert record.starter == 0
    assert record.taken_back == 0
    assert record.moves == ("keep", "discard", "discard")
    assert record.draws == 1
    assert record.undone == ("keep",)
    assert record.text() == "1.number_stack.sum=total.k3v9x2.1.0.keep-2discard-draw.keep"


def test_a_new_record_is_short_and_ends_in_a_letter_or_digit():
    assert new_record("number_stack", {}, "k3v9", 0).text() == "1.number_stack..k3v9.1.0"
    assert new_record("number_stack", {"sum": "any"}, "a", 1).text() == "1.number_stack..a.2.0"


def test_options_stand_in_the_order_they_are_shown():
    record = new_record(
        "sequence_showdown", {"illegal": "refuse", "opening": "even", "numbers": "50"}, "a", 0
    )
    assert record.text() == "1.sequence_showdown.numbers=50,opening=even,illegal=refuse.a.1.0"
    assert parse(record.text()).options == record.options


def test_runs_of_words_are_counted_and_numbers_are_not():
    assert packed(("keep", "keep", "keep", "discard")) == "3keep-discard"
    assert packed(("12", "1", "11")) == "12-1-11"
    assert packed(("1", "1")) == "1-1"  # the same number again loses, and is not 21
    assert resume("1.sequence_showdown..a.1.0.1-1").record.text().endswith("1-1")
    assert parse("1.sequence_showdown..a.1.0.12-1-11").moves == ("12", "1", "11")
    assert parse("1.number_stack..a.1.0.3keep").moves == ("keep",) * 3


def test_every_character_may_stand_in_a_link():
    allowed = set(SEED_LETTERS) | set("._-=,")
    for game in ORDER:
        for options in option_sets(game):
            for moves in (("keep", "keep"), ("12", "6")):
                text = Record(game, options, "abc", 1, 7, moves, 1, RESIGN[0]).text()
                assert set(text) <= allowed


def test_a_resigned_game_that_was_drawn_for():
    record = parse("1.number_stack..a.2.3.keep-draw-resign2")
    assert record.resigned == "resign2"
    assert record.draws == 1
    assert record.moves == ("keep",)
    assert record.starter == 1
    assert record.taken_back == 3


def test_the_draw_off_may_be_half_drawn():
    assert parse("1.sequence_stack..a.1.0.discard-2draw").draws == 2


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("1.number_stack.sum=any.a.1.007.keep-keep.", "1.number_stack..a.1.7.2keep"),
        ("1.number_stack..a.1.0.1keep.", "1.number_stack..a.1.0.keep"),
    ],
)
def test_other_spellings_are_read_and_spelled_one_way(text, canonical):
    assert spelled(text) == canonical
    assert spelled(canonical) == canonical


# -- length --------------------------------------------------------------------------------------


def test_a_chain_of_77_numbers_is_short_enough():
    """The longest there is.  What no game reaches: test_links.py."""
    text = f"1.sequence_showdown..{LONGEST_SEED}.1.999." + "-".join(CHAIN_OF_77)
    session = resume(text)
    assert session.record.moves == CHAIN_OF_77
    assert session.outcome.reason == "no_moves"
    assert len(CHAIN_OF_77) == len(set(CHAIN_OF_77)) == 77
    assert len(session.record.text()) < LONGEST_PROMISE


# -- bad input: one clear sentence -----------------------------------------------------------------

HEAD = "1.number_stack..a.1.0"
BAD = [
    ("", "isn't the text of a game"),
    (None, "isn't the text of a game"),
    (7, "isn't the text of a game"),
    (["1"], "isn't the text of a game"),
    (b"1.number_stack..a.1.0", "isn't the text of a game"),
    ("hello", "isn't the text of a game"),
    ("\0", "isn't the text of a game"),
    (".", "isn't the text of a game"),
    ("x" * LONGEST_TEXT, "isn't the text of a game"),
    ("x" * (LONGEST_TEXT + 1), f"at most {LONGEST_TEXT} characters"),
    ("x" * 10_000_000, f"at most {LONGEST_TEXT} characters"),
    (HEAD + "." + "keep-" * 1000, f"at most {LONGEST_TEXT} characters"),
    ("2.number_stack..a.1.0", 'format "2". This version reads format 1'),
    ("0" + HEAD, 'format "01"'),
    ("10.number_stack", 'format "10"'),
    ("²", "format"),
    ("1", "This link is incomplete"),
    ("1.number_stack..a.1", "This link is incomplete"),
    (HEAD + ".keep.keep.keep", "This link is incomplete"),
    ("1.chess..a.1.0", '"chess" isn\'t a game. Choose sequence_stack, '),
    ("1...a.1.0", "isn't a game"),
    ("1.tiny..a.1.0", '"tiny" isn\'t a game'),
    ("1.number_stack.colour=red.a.1.0", 'no option "colour". Options: sum'),
    ("1.sequence_stack.colour=red.a.1.0", "Options: block"),
    ("1.number_stack.sum=15.a.1.0", "Choose any or total"),
    ("1.number_stack.sum=.a.1.0", "Choose any or total"),
    ("1.number_stack.sum=any=total.a.1.0", 'Option sum can\'t be "any=total". Choose any or total'),
    ("1.number_stack.sum.a.1.0", '"sum" isn\'t an option. An option looks like name=value'),
    ("1.number_stack.sum=any,sum=any.a.1.0", "looks like name=value"),
    ("1.number_stack.,.a.1.0", "looks like name=value"),
    ("1.number_stack...1.0", "1 to 16 small letters and digits"),
    ("1.number_stack..A.1.0", "small letters and digits"),
    ("1.number_stack..a b.1.0", "small letters and digits"),
    ("1.number_stack..ä.1.0", "small letters and digits"),
    ("1.number_stack..\0.1.0", "small letters and digits"),
    ("1.number_stack.." + "a" * 17 + ".1.0", "1 to 16"),
    ("1.number_stack..a.0.0", "who starts: 1 or 2"),
    ("1.number_stack..a.3.0", "who starts: 1 or 2"),
    ("1.number_stack..a..0", "who starts: 1 or 2"),
    ("1.number_stack..a.1.", "undo was used: 0 to 999"),
    ("1.number_stack..a.1.-1", "undo was used: 0 to 999"),
    ("1.number_stack..a.1.1000", "undo was used: 0 to 999"),
    ("1.number_stack..a.1.X1", "undo was used: 0 to 999"),
    ("1.number_stack..a.1.²", "undo was used: 0 to 999"),
    ("1.number_stack..a.1.٣", "undo was used: 0 to 999"),
    (HEAD + ".draw-keep", "draw only at the end"),
    (HEAD + "..draw", "draw only at the end"),
    ("1.stack_attack_score..a.1.0.draw", "draw only at the end"),
    (HEAD + ".resign1.keep", "No move can come after"),
    (HEAD + "..resign1-keep", "No move can come after"),
    (HEAD + ".0keep", '"0keep" isn\'t a move'),
    (HEAD + ".02keep", '"02keep" isn\'t a move'),
    (HEAD + ".1000keep", '"1000keep" isn\'t a move'),
    (HEAD + ".999keep", "No game of Number Stack has so many moves"),
    (HEAD + "." + "-".join(["keep"] * 13), "No game of Number Stack has so many moves"),
    (HEAD + ".\0", r'move 1 isn\'t possible\. "\?" isn\'t a move'),
    (HEAD + "..\0", r'move 1 isn\'t possible\. "\?" isn\'t a move'),
    (HEAD + ".Xkeep", "move 1 isn't possible. \"Xkeep\" isn't a move"),
    (HEAD + ".keep\0", "move 1 isn't possible"),
    (HEAD + ".=1", "move 1 isn't possible"),
    (HEAD + ".7", "move 1 isn't possible"),
    (HEAD + ".keep--keep", "move 2 isn't possible"),
    ("1.sequence_showdown..a.1.0.97-1-89-1", "move 4 isn't possible.*The game is over"),
    ("1.sequence_showdown.illegal=refuse.a.1.0.10-3", "3 isn't a factor or multiple of 10"),
]


@pytest.mark.parametrize(("text", "part"), BAD)
def test_bad_input_gives_one_clear_sentence(text, part):
    with pytest.raises(RecordError) as error:
        resume(text)
    said = sentence(error.value)
    assert re.search(part, said)
    assert said.endswith(".")
    assert said[0] == '"' or said[0].isupper()
    assert said.isprintable()
    assert len(said) < 300


@pytest.mark.parametrize("seed", [None, 7, "", "A", "a" * 17, "a.b", "é", ["a"], "a\0"])
def test_a_new_game_needs_a_good_seed(seed):
    with pytest.raises(RecordError, match="bad_seed"):
        new_record("number_stack", {}, seed, 0)


@pytest.mark.parametrize("name", [None, 7, "", "Number Stack", [], "number_stack\0"])
def test_a_new_game_needs_a_known_game(name):
    with pytest.raises(RecordError, match="no_such_game"):
        find_game(name)


def test_good_seeds_are_taken_as_they_are():
    for seed in ("a", "0", LONGEST_SEED, "k3v9x2"):
        assert good_seed(seed) == seed


# -- whatever comes --------------------------------------------------------------------------------

pieces = st.sampled_from(
    ["1", "2", "0", ".", "-", ",", "=", "draw", "keep", "discard", "resign1", "resign2", "7", "12"]
    + ["sum=total", "numbers=20", "illegal=refuse", "a", "\0", "²", "🂡", "\ud800", "place", "take"]
    + [game.id for game in ORDER]
)
almost = st.builds(
    lambda game, rest: f"1.{game}..a.1.0.{rest}",
    st.sampled_from(sorted(GAMES)),
    st.lists(pieces, max_size=12).map("-".join),
)


@given(st.text() | st.lists(pieces, max_size=30).map("".join) | almost)
@example("1.number_stack..a.1.²")
@example(HEAD + ".draw.draw")
def test_any_text_is_a_game_or_one_sentence(text):
    """Never anything but RecordError; and what is read is written the same way for ever."""
    try:
        written = resume(text).record.text()
    except RecordError as error:
        written, said = None, sentence(error)
    if written is None:
        assert said.endswith(".")
    else:
        assert resume(written).record.text() == written
        assert len(written) <= LONGEST_TEXT
