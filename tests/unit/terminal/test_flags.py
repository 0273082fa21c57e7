"""The command line of the terminal game: every flag, and every way to get one wrong."""

import re

import pytest

from numgames import __version__
from numgames.core import Refusal
from numgames.games import ORDER
from numgames.terminal.bot_file import BOT
from numgames.terminal.flags import FLAGS, MATCHES, seat_flags
from numgames.terminal.players import called
from numgames.words import game_words
from tests.support.terminal import ENGLISH, KEEP, bot, process, refused, typed, way_back, wished

ALONE = ("--help", "--version")  # whatever comes with these is not looked at


def test_without_flags_everything_is_asked():
    shown = typed(["stack_attack_factor", "", "", "", "", "1", ""]).replace("\xa0", " ")
    asked = [line[2:] for line in shown.split("\n") if "?  " in line]
    assert asked == [
        "How many numbers?  1) 1 to 100   2) 1 to 50   3) 1 to 30   4) 1 to 20",
        "A wrong number?  1) loses the game   2) is refused",
        "Your names?  (Enter: Player 1, Player 2)",
        "Who starts?  1) Player 1   2) Player 2   3) toss a coin  (Enter: toss a coin)",
        "Best of how many games?  1   3   5   7  (Enter: 1)",
        "How much help?  1) off   2) show moves   3) coach",
    ]


def test_with_every_flag_nothing_is_asked():
    flags = "--game number_stack --option sum=total --seed k3 --names Ada,Ben --starter 2 --match 3"
    shown = typed([], *flags.split())
    assert shown.count("?") == 0
    assert way_back(shown) == [
        "--record", "1.number_stack.sum=total.k3.2.0", "--names", "Ada,Ben", "--match", "3",
    ]  # fmt: skip


def test_a_game_alone_takes_the_defaults():
    shown = typed([], "--game=stack_attack_score")
    assert re.fullmatch(r"1\.stack_attack_score\.\.[a-z0-9]{8}\.1\.0", way_back(shown)[1])


def test_a_bot_plays_the_game_it_says_or_the_one_that_is_said(tmp_path):
    file = bot(tmp_path, KEEP)
    assert wished("--bot", file).game.id == "number_stack"
    assert wished("--bot", file, "--game", "sequence_stack").game.id == "sequence_stack"
    wishes = wished("--bot", file, "--level", "3,0")
    assert (wishes.names, wishes.levels) == (("Computer", "my bot"), (3, BOT))
    assert wished("--bot", file).names == ("Player 1", "my bot")
    assert wished("--bot", file, "--names", "Ada,Ben").names == ("Ada", "Ben")


def test_names_are_tidied():
    assert "● A\u00e9, your turn" in typed(
        [], "--game", "number_stack", "--names", " A\x1b\u00e9 ,B"
    )
    assert "● Player 1, your turn" in typed([], "--game", "number_stack", "--names", ",\u202e")


RECORD = ["--record", "1.number_stack..a.1.0"]
GAME = ["--game", "number_stack"]
OVER = ["--played", "1.number_stack..a.1.0.resign1"]


@pytest.mark.parametrize(
    ("flags", "what"),
    [
        (["--game", "chess"], "no_such_game"),
        (["--game"], "flag_needs_value"),
        (["--game", "--seed"], "flag_needs_value"),
        (["--seed", "--match=3"], "flag_needs_value"),
        (["--rules", "chess"], "no_such_rules_flag"),
        (["--level", "3", "x"], "no_such_flag"),
        (["number_stack"], "no_such_flag"),
        (["--list=all"], "flag_alone"),
        (["--seed", "a", "--seed", "b"], "flag_twice"),
        (["--seed=a", "--seed=a"], "flag_twice"),
        (["--seed", "ABC"], "bad_seed"),
        (["--starter", "3"], "no_such_choice"),
        (["--match", "4"], "no_such_choice"),
        (["--level", "9"], "no_such_level"),
        (["--names", "Ada"], "two_names"),
        (["--names", "A,B,C"], "two_names"),
        (["--names", "Ada,ada"], "same_names"),
        ([*RECORD, "--names", "Ada, Ada"], "same_names"),
        (["--option", "sum=any"], "option_of_what"),
        ([*GAME, "--option", "sum"], "not_a_pair"),
        ([*GAME, "--option", "sum=any=x"], "no_such_value"),
        ([*GAME, "--option", "x=any"], "no_such_option"),
        ([*GAME, *["--option", "sum=any"] * 2], "option_twice"),
        (["--record", ""], "no_record"),
        (["--record", "7.number_stack..a.1.0"], "other_format"),
        (["--record", "1.number_stack..a.1.0.place"], "impossible"),
        *[([*RECORD, flag, "1"], "record_says_all")
          for flag in ("--game", "--option", "--seed", "--starter")],
        (OVER, "played_of_what"),
        ([*RECORD, *OVER], "too_many_played"),
        ([*RECORD, "--match", "3", *OVER * 3], "too_many_played"),
        ([*RECORD, "--match", "3", "--played", RECORD[1]], "unfinished_in_match"),
        ([*RECORD, "--match", "3", *OVER * 2], "match_decided"),
    ],
)  # fmt: skip
def test_bad_flags_get_one_clear_sentence(flags, what):
    with pytest.raises(Refusal) as wrong:
        wished(*flags)
    assert wrong.value.what == what
    said = ENGLISH.sentence(wrong.value)
    assert said.endswith(".")
    assert "{" not in said
    assert "\n" not in said


@pytest.mark.parametrize("flag", [""] + [name for name in FLAGS if name not in ALONE])
@pytest.mark.parametrize("value", ["x" * 10_000_000, "\x00\x1b[2J\udc80\n", "1" * 10_000])
def test_rubbish_in_a_flag_is_answered_shortly(flag, value):
    with pytest.raises(Refusal) as wrong:
        wished(*([flag, value] if flag else [value]))
    said = ENGLISH.sentence(wrong.value)
    assert len(said) < 300
    assert said.isprintable()


def test_the_exit_code_says_whether_the_flags_made_sense():
    bad = process("", "--match", "9")
    assert (bad.returncode, bad.stdout) == (2, b"")
    said = refused("no_such_choice", flag="--match", given="9", values=MATCHES)
    assert bad.stderr.decode() == f"numgames: {said}\n"
    good = process("", "--version")
    assert (good.returncode, good.stdout.decode().split()) == (0, ["numgames", __version__])


def test_pages():
    assert "--record TEXT" in typed([], "--help")
    assert typed([], "-h") == typed([], "--help")
    games = typed([], "--list")
    for game in ORDER:
        assert f"\n{game.id}  {game.title}\n  {game_words(game.id).task}\n" in games
        for option in game.choices:
            for value in option.values:
                assert f"  {option.name}={value} " in games
        assert game.title + ":" in typed([], "--rules", game.id)
    assert games.count("(standard)") == sum(len(game.choices) for game in ORDER)


def test_nothing_is_wished_without_flags():
    wishes = wished()
    assert (wishes.page, wishes.seed, wishes.starter, wishes.length) == ("", "", "", 0)
    assert (wishes.options, wishes.played, wishes.levels) == ({}, (), (0, 0))
    kinds = (wishes.game, wishes.names, wishes.bot, wishes.session, wishes.match)
    assert kinds == (None,) * 5


def test_a_record_brings_its_match():
    wishes = wished(*RECORD, "--match", "5", *OVER * 2)
    assert wishes.match.score == (0, 2)
    assert wishes.played == tuple(OVER[1::2] * 2)
    assert (wishes.length, wishes.session.names) == (5, ("Player 1", "Player 2"))
    assert wished(*RECORD).length == 1
    assert wished(*RECORD, "--level", "3").session.names == ("Player 1", "Computer")
    assert wished(*RECORD, "--names", " Ada ,").session.names == ("Ada", "Player 2")


def test_pages_come_before_everything_else():
    assert wished("--game", "number_stack", "--list").page == "--list"
    wishes = wished("--rules", "number_stack")
    assert (wishes.page, wishes.game.id) == ("--rules", "number_stack")


@pytest.mark.parametrize(
    ("levels", "names", "flags"),
    [
        ((0, 0), ("Ada", "Ben"), []),
        ((0, 3), ("Ada", "Computer"), ["--level", "3"]),
        ((3, 0), ("Computer", "Ben"), ["--level", "3,0"]),
        ((2, 4), ("Disc", "Kite"), ["--level", "2,4"]),
        ((1, 1), ("Disc", "Kite"), ["--level", "1,1"]),
    ],
)
def test_what_computers_are_called_and_how_they_come_back(levels, names, flags):
    assert called(("Ada", "Ben"), levels, ENGLISH) == names
    assert seat_flags(levels, None) == flags


def test_a_bot_comes_back_with_whom_it_plays(tmp_path):
    file = bot(tmp_path, KEEP)
    for level, more in (("3,0", ["--level", "3,0"]), (None, [])):
        wishes = wished("--bot", file, *(["--level", level] if level else []))
        assert seat_flags(wishes.levels, wishes.bot) == ["--bot", file, *more]
