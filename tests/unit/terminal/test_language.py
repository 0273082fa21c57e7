"""Every sentence of the terminal is in numgames/words/: a made-up language finds the rest."""

import io
import random
import re

import pytest

from numgames.games import ORDER
from numgames.terminal import begin as begin_at
from numgames.terminal.screen import STYLE, Screen
from tests.support import pseudo
from tests.support.playing import begin, random_session
from tests.support.terminal import keys_of, left_at, typed, wished

TOKEN = re.compile(r"--[a-z-]+|[a-z]+=\w+|[a-z]+(_[a-z]+)+|python3 .*")  # to be copied as they are
WORD = re.compile("[^\\W\\d_]{2,}")  # and no frame, no shape, no number of a ruling


@pytest.fixture
def strange():
    with pseudo.spoken() as code:
        yield ("--lang", code)


def left(shown, *known):
    """The words outside all brackets, but for names, commands to copy and what was typed."""
    lines = pseudo.unmarked(STYLE.sub("", shown)).split("\n")
    lines = [line.split("> ")[0] for line in lines if not line.startswith("1.")]
    return set(WORD.findall(TOKEN.sub("", "\n".join(lines)))) - {"Ada", "Ben", *known}


def whole_game(game, options):
    session = begin(game, options, seed="abc1")
    return keys_of(random_session(session, random.Random(3))[-1])


@pytest.mark.parametrize("help_level", ["off", "moves", "coach"])
@pytest.mark.parametrize("game", ORDER, ids=[game.id for game in ORDER])
def test_a_whole_game_is_spoken(game, help_level, strange):
    first = [""] * game.draws
    asked = ["hint", "hint", "hint", "coach", "help", "help off", "help moves", "help zz", "re"]
    wrong = ["zz", "101", "resign zoe", "finish", "undo", "redo", "rules zz", "rules A3", "tips"]
    around = ["rules", "example", "replay", "q", "log", "record", "review", "place", "take"]
    for options in ({}, {option.name: option.values[-1] for option in game.choices}):
        keys = whole_game(game, options)
        keys = [*asked, *wrong, *first, *asked, *wrong, *keys[len(first) :], *around]
        flags = [f"--option={name}={value}" for name, value in options.items()]
        flags += ["--game", game.id, "--seed", "abc1", "--names", "Ada,Ben", "--match", "3"]
        shown = typed([*keys, "hm", "hint", ""], *flags, "--help-level", help_level, *strange)
        assert left(shown) == set()


@pytest.mark.parametrize("game", ORDER, ids=[game.id for game in ORDER])
def test_a_game_that_is_decided_or_given_up_is_spoken(game, strange):
    flags = ("--game", game.id, "--seed", "abc1", "--level", "1", *strange)
    keys = ["", "1"] * 40 if game.start().words()[0].isalpha() else ["1", "2", "4", "8"]
    assert left(typed([*keys, "finish", "review", "replay", *[""] * 99], *flags)) == set()
    assert left(typed(["resign 2", "resign", "review", "undo", "new", "quit"], *flags)) == set()


def test_the_questions_are_spoken(strange):
    keys = ["", "0", "zz", "stack", "rules", "tips", "example", "hint", "help", "1", "undo"]
    names = ["Ada" * 10, "Ada" * 10, "Ben"]
    for place, game in enumerate(ORDER):
        game_and_options = [str(place + 1), *["" for _ in game.choices]]
        answers = [*keys, *game_and_options, *names, "toss", "2", "3", "zz", "coach"]
        shown = typed(answers, *strange)
        assert left(shown, "numgames", "undo", "Ada" * 8, "Ada" * 10) == set()


PAGES = [(page, game.id) for game in ORDER for page in ("--rules", "--example")]


@pytest.mark.parametrize("flags", [("--help",), ("--list",), ("--rules", "A3"), *PAGES])
def test_pages_are_spoken(flags, strange):
    assert left(typed([], *flags, *strange)) == set()


def test_what_is_wrong_with_the_flags_is_spoken(strange, capsys):
    for flags in (["x"], ["--game"], ["--match", "4"], ["--record", "1.number_stack..a.1.0.zz"]):
        assert begin_at([*flags, *strange], Screen(None, io.StringIO(), {})) == 2
        assert left(capsys.readouterr().err) == {"numgames"}


def test_english_may_be_typed_in_any_language(strange):
    shown = typed(["showdown", "20", "", "", "Ada", "Ben", "toss", "1", "coach", "5"], *strange)
    assert f"--lang {pseudo.CODE}" in shown
    assert left_at(shown).record.moves == ("5",)
    assert "--help-level coach" in shown


def test_the_language_comes_back_with_the_game(strange):
    shown = typed([], "--game", "number_stack", *strange)
    assert shown.strip().split("\n")[-1].endswith(f"--lang {pseudo.CODE}")


@pytest.mark.parametrize("flags", [("--lang", "zz"), ("--lang=zz", "--help"), ("x", "--lang=zz")])
def test_a_language_that_is_none_is_refused_with_those_that_are(flags):
    with pytest.raises(ValueError, match="no_such_language") as wrong:
        wished(*flags)
    assert wrong.value.facts["languages"] == ("en",)
