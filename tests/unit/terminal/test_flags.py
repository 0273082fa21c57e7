"""The command line of the terminal game: every flag, and every way to get one wrong."""

import re

import pytest

from numgames import __version__
from numgames.games import ORDER
from numgames.terminal.bot_file import BOT
from numgames.terminal.flags import FLAGS, Wrong, read_flags
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


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--game", "chess"], '"chess" is no game. Choose 1 Sequence Stack, 2 Stack Attack'),
        (["--game"], "--game needs a value after it: start this game at once"),
        (["--game", "--seed"], "--game needs a value after it: start this game at once"),
        (["--rules", "chess"], '"chess" is no ruling and no game. Choose 1 Sequence Stack,'),
        (["--level", "3", "x"], "means nothing here. There are --game, --option, --seed,"),
        (["number_stack"], '"number_stack" means nothing here. There are --game,'),
        (["--list=all"], "--list stands alone, without a value."),
        (["--seed", "a", "--seed", "b"], "--seed is there twice. Once is enough."),
        (["--seed", "ABC"], "A seed is 1 to 16 small letters and digits."),
        (["--starter", "3"], '--starter cannot be "3". Choose 1, 2 or toss.'),
        (["--match", "4"], '--match cannot be "4". Choose 1, 3, 5 or 7.'),
        (["--names", "Ada"], "two names with a comma between them"),
        (["--option", "sum=any"], "--option needs --game"),
        (["--game", "number_stack", "--option", "sum"], "An option looks like name=value."),
        (["--game", "number_stack", "--option", "sum=x"], "Choose any or total."),
        (["--game", "number_stack", "--option", "x=any"], "Options: sum."),
        (["--game", "number_stack", *["--option", "sum=any"] * 2], "is there twice."),
        (["--record", ""], "This is not the text of a game."),
        (["--record", "7.number_stack..a.1.0"], "This version reads format 1."),
        (["--record", "1.number_stack..a.1.0.place"], "This game is impossible at move 1."),
        (["--record", "1.number_stack..a.1.0", "--seed", "b"], "Leave --seed out."),
        (["--played", "1.number_stack..a.1.0"], "--played needs --record"),
        (["--record", "1.number_stack..a.1.0", "--played", "x"], "Say --match 3, 5 or 7."),
        (
            ["--record", "1.number_stack..a.1.0", "--match", "3"]
            + ["--played", "1.number_stack..a.1.0"],
            "A game of this match is not finished.",
        ),
        (
            ["--record", "1.number_stack..a.1.0", "--match", "3"]
            + ["--played", "1.number_stack..a.1.0.resign1"] * 2,
            "have decided this match",
        ),
    ],
)
def test_bad_flags_get_one_clear_sentence(flags, sentence):
    with pytest.raises(Wrong) as wrong:
        read_flags(flags)
    assert sentence in str(wrong.value)
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
        assert f"\n{game.id}  {game.title}\n  {game.task}\n" in games
        for option in game.choices:
            for value in option.values:
                assert f"  {option.name}={value} " in games
        assert game.title + ":" in typed([], "--rules", game.id)
    assert games.count("(the rulebook)") == sum(len(game.choices) for game in ORDER)
