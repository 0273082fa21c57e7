"""What is said about flags that cannot be meant, in whole sentences."""

import pytest

from numgames.terminal.flags import Wrong, read_flags, seat_flags
from numgames.terminal.players import called
from tests.support.terminal import KEEP, bot

RECORD = ["--record", "1.number_stack..a.1.0"]
GAME = ["--game", "number_stack"]
OVER = ["--played", "1.number_stack..a.1.0.resign1"]


def refused(flags):
    with pytest.raises(Wrong) as wrong:
        read_flags(flags)
    return str(wrong.value)


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--played", "x"], "--played needs --record: the game that is on the table now."),
        (["--option", "sum=any"], "--option needs --game: every game has options of its own."),
        ([*GAME, "--option", "sum"], '"sum" is no option. An option looks like name=value.'),
        ([*GAME, "--option", "sum=any=x"],
         'Option sum cannot be "any=x". Choose any or total.'),
        ([*GAME, *["--option", "sum=any"] * 2], 'Option "sum" is there twice. Once is enough.'),
        (["--names", "Ada"], "--names are two names with a comma between them, like Ada,Ben."),
        (["--names", "A,B,C"], "--names are two names with a comma between them, like Ada,Ben."),
        (["--names", "Ada,ada"], "Both players are called Ada. Say --names with two names."),
        ([*RECORD, "--names", "Ada, Ada"],
         "Both players are called Ada. Say --names with two names."),
        (["--level", "9"], "--level is 1, 2, 3, 4 or 5 for player 2; 3,0 for player 1; "
         "3,5 for both."),
        ([*RECORD, *OVER], "A match of 1 has fewer than 1 games --played before the last. "
         "Say --match 3, 5 or 7."),
        ([*RECORD, "--match", "3", *OVER * 3], "A match of 3 has fewer than 3 games --played "
         "before the last. Say --match 3, 5 or 7."),
        ([*RECORD, "--match", "3", *OVER * 2],
         "The games --played have decided this match. Leave the last one out."),
        (["--seed", "--match=3"], "--seed needs a value after it: all luck of the game: "
         "1 to 16 small letters and digits."),
        (["--seed=a", "--seed=a"], "--seed is there twice. Once is enough."),
        (["--version=3"], "--version stands alone, without a value."),
        (["--starter=x"], '--starter cannot be "x". Choose 1, 2 or toss.'),
    ],
)  # fmt: skip
def test_what_cannot_be_meant(flags, sentence):
    assert refused(flags) == sentence


@pytest.mark.parametrize("flag", ["--game", "--option", "--seed", "--starter"])
def test_a_record_says_all_about_the_game(flag):
    assert refused([*RECORD, flag, "1"]) == (
        f"--record says all about the game already. Leave {flag} out."
    )


def test_what_is_said_of_bots(tmp_path):
    file = bot(tmp_path, KEEP)
    assert refused(["--bot", file, "--level", "3"]) == (
        "Player 2 is the bot. Say --level 3,0 for a computer as player 1."
    )
    file = bot(tmp_path, "def choose(state): return 1")
    assert refused(["--bot", file]) == (
        'This bot does not say what it plays. Say --game, or GAME = "…" in its file.'
    )


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
