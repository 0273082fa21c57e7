"""The command line of the terminal game: every flag, and every way to get one wrong."""

import re

import pytest

from numgames import __version__
from numgames.games import ORDER
from numgames.terminal.bot_file import BOT
from numgames.terminal.flags import FLAGS, Wrong, read_flags, seat_flags
from numgames.terminal.players import called
from numgames.words import game_words
from tests.support.terminal import KEEP, bot, process, typed, way_back

ALONE = ("--help", "--version")  # whatever comes with these is not looked at


def test_without_flags_everything_is_asked():
    shown = typed(["5", "", "", "", "", "1", ""]).replace("\xa0", " ")
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
    assert read_flags(["--bot", file]).game.id == "number_stack"
    assert read_flags(["--bot", file, "--game", "sequence_stack"]).game.id == "sequence_stack"
    wishes = read_flags(["--bot", file, "--level", "3,0"])
    assert (wishes.names, wishes.levels) == (("Computer", "my bot"), (3, BOT))
    assert read_flags(["--bot", file]).names == ("Player 1", "my bot")
    assert read_flags(["--bot", file, "--names", "Ada,Ben"]).names == ("Ada", "Ben")


def test_names_are_tidied():
    assert "● A\u00e9, your turn" in typed(
        [], "--game", "number_stack", "--names", " A\x1b\u00e9 ,B"
    )
    assert "● Player 1, your turn" in typed([], "--game", "number_stack", "--names", ",\u202e")


RECORD = ["--record", "1.number_stack..a.1.0"]
GAME = ["--game", "number_stack"]
OVER = ["--played", "1.number_stack..a.1.0.resign1"]


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--game", "chess"], '"chess" is no game. Choose 1 Sequence Stack, 2 Stack Attack'),
        (["--game"], "--game needs a value after it: start this game at once"),
        (["--game", "--seed"], "--game needs a value after it: start this game at once"),
        (["--seed", "--match=3"], "--seed needs a value after it"),
        (["--rules", "chess"], '"chess" is no ruling and no game. Choose 1 Sequence Stack,'),
        (["--level", "3", "x"], "means nothing here. There are --game, --option, --seed,"),
        (["number_stack"], '"number_stack" means nothing here. There are --game,'),
        (["--list=all"], "--list stands alone, without a value."),
        (["--seed", "a", "--seed", "b"], "--seed is there twice. Once is enough."),
        (["--seed=a", "--seed=a"], "--seed is there twice. Once is enough."),
        (["--seed", "ABC"], "A seed is 1 to 16 small letters and digits."),
        (["--starter", "3"], '--starter cannot be "3". Choose 1, 2 or toss.'),
        (["--match", "4"], '--match cannot be "4". Choose 1, 3, 5 or 7.'),
        (["--level", "9"], "--level is 1, 2, 3, 4 or 5 for player 2; 3,0 for player 1"),
        (["--names", "Ada"], "two names with a comma between them"),
        (["--names", "A,B,C"], "two names with a comma between them"),
        (["--names", "Ada,ada"], "Both players are called Ada."),
        ([*RECORD, "--names", "Ada, Ada"], "Both players are called Ada."),
        (["--option", "sum=any"], "--option needs --game"),
        ([*GAME, "--option", "sum"], '"sum" is no option. An option looks like name=value.'),
        ([*GAME, "--option", "sum=any=x"], 'be "any=x". Choose any or total.'),
        ([*GAME, "--option", "x=any"], "Options: sum."),
        ([*GAME, *["--option", "sum=any"] * 2], 'Option "sum" is there twice.'),
        (["--record", ""], "This isn't the text of a game."),
        (["--record", "7.number_stack..a.1.0"], "This version reads format 1."),
        (["--record", "1.number_stack..a.1.0.place"], "move 1 isn't possible."),
        *[([*RECORD, flag, "1"], f"--record says all about the game already. Leave {flag} out.")
          for flag in ("--game", "--option", "--seed", "--starter")],
        (OVER, "--played needs --record"),
        ([*RECORD, *OVER], "A match of 1 has fewer than 1 games --played before the last."),
        ([*RECORD, "--match", "3", *OVER * 3], "A match of 3 has fewer than 3 games"),
        ([*RECORD, "--match", "3", "--played", RECORD[1]], "A game of this match isn't finished."),
        ([*RECORD, "--match", "3", *OVER * 2], "have decided this match"),
    ],
)  # fmt: skip
def test_bad_flags_get_one_clear_sentence(flags, sentence):
    with pytest.raises(Wrong) as wrong:
        read_flags(flags)
    assert sentence in str(wrong.value)
    assert str(wrong.value).endswith(".")
    assert "\n" not in str(wrong.value)


@pytest.mark.parametrize("flag", [""] + [name for name, _, _ in FLAGS if name not in ALONE])
@pytest.mark.parametrize("value", ["x" * 10_000_000, "\x00\x1b[2J\udc80\n", "1" * 10_000])
def test_rubbish_in_a_flag_is_answered_shortly(flag, value):
    with pytest.raises(Wrong) as wrong:
        read_flags([flag, value] if flag else [value])
    assert len(str(wrong.value)) < 300
    assert str(wrong.value).isprintable()


def test_the_exit_code_says_whether_the_flags_made_sense():
    bad = process("", "--match", "9")
    assert (bad.returncode, bad.stdout) == (2, b"")
    assert bad.stderr.decode() == 'numgames: --match cannot be "9". Choose 1, 3, 5 or 7.\n'
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
    assert games.count("(the rulebook)") == sum(len(game.choices) for game in ORDER)


def test_nothing_is_wished_without_flags():
    wishes = read_flags([])
    assert (wishes.page, wishes.seed, wishes.starter, wishes.length) == ("", "", "", 0)
    assert (wishes.options, wishes.played, wishes.levels) == ({}, (), (0, 0))
    kinds = (wishes.game, wishes.names, wishes.bot, wishes.session, wishes.match)
    assert kinds == (None,) * 5


def test_a_record_brings_its_match():
    wishes = read_flags([*RECORD, "--match", "5", *OVER * 2])
    assert wishes.match.score == (0, 2)
    assert wishes.played == tuple(OVER[1::2] * 2)
    assert (wishes.length, wishes.session.names) == (5, ("Player 1", "Player 2"))
    assert read_flags(RECORD).length == 1
    assert read_flags([*RECORD, "--level", "3"]).session.names == ("Player 1", "Computer")
    assert read_flags([*RECORD, "--names", " Ada ,"]).session.names == ("Ada", "Player 2")


def test_pages_come_before_everything_else():
    assert read_flags(["--game", "number_stack", "--list"]).page == "--list"
    wishes = read_flags(["--rules", "number_stack"])
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
    assert called(("Ada", "Ben"), levels) == names
    assert seat_flags(levels, None) == flags


def test_a_bot_comes_back_with_whom_it_plays(tmp_path):
    file = bot(tmp_path, KEEP)
    for level, more in (("3,0", ["--level", "3,0"]), (None, [])):
        wishes = read_flags(["--bot", file] + (["--level", level] if level else []))
        assert seat_flags(wishes.levels, wishes.bot) == ["--bot", file, *more]
