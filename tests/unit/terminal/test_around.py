"""Everything around a terminal game: set-up, leaving and resuming, matches, terminals, colour.

What happens at the table itself is in test_table.py.
"""

import os
import random
import re
import subprocess
from itertools import islice

import pytest

from numgames.games import ORDER
from numgames.play.record import SEED_LETTERS
from numgames.terminal.setup import seeds
from tests.support.playing import begin, random_session
from tests.support.terminal import (
    COMMAND,
    ENGLISH,
    ROOT,
    at_table,
    keys_of,
    last_turn,
    left_at,
    on_terminal,
    process,
    typed,
    way_back,
)

IDS = [game.id for game in ORDER]
SETTING_UP = [
    "number_stack",
    "2",
    "Ada",
    "Ben",
    "toss",
    "3",
    "",
]  # Number Stack, all count, best of three
SHORT = ["97", "1", "89"]  # a whole game of Number Sequence Showdown


# -- set-up --------------------------------------------------------------------------------


def test_setting_up_by_answering():
    shown = typed(SETTING_UP, "--seed", "abc1")
    assert way_back(shown)[0:2] == ["--record", "1.number_stack.sum=total.abc1.1.0"]
    assert way_back(shown)[2:] == ["--names", "Ada,Ben", "--match", "3"]
    assert "The coin shows ●. Ada starts." in shown


def test_setting_up_by_pressing_enter():
    shown = typed(["stack_attack_factor", "", "", "", "", "", "", ""])
    assert re.fullmatch(r"1\.stack_attack_factor\.\.[a-z0-9]{8}\.[12]\.0", way_back(shown)[1])
    assert len(way_back(shown)) == 2


@pytest.mark.parametrize(
    ("lines", "record"),
    [
        (["showdown", "number seq", "20", "e", "is refused", "Ada, Ben", "ben", "1", ""],
         "1.sequence_showdown.numbers=20,opening=even,illegal=refuse.s.2.0"),
        (["stack attack", "stack_attack_f", "1 to 30", "l", "Ada", "Ben", "1", "1", ""],
         "1.stack_attack_factor.numbers=30.s.1.0"),
        (["", "0", "number_stack", "5", "a", "all", "Ada", "Ben,", "x", "2", "2", "one", "1", ""],
         "1.number_stack.sum=total.s.2.0"),
    ],
)  # fmt: skip
def test_answers_may_be_given_in_many_ways(lines, record):
    shown = typed(lines, "--seed", "s")
    assert way_back(shown) == ["--record", record, "--names", "Ada,Ben"]


def test_commands_while_setting_up():
    shown = typed(
        ["rules", "rules 2", "help", "log", "resign", "number_stack", "rules", "undo", "2", "quit"]
    )
    assert "rules of which game?" in shown
    assert f"{ORDER[1].title}: " in shown
    assert shown.count(ENGLISH.start.NO_GAME_YET) == 2
    assert "Number Stack: be the first" in shown
    assert ENGLISH.start.AGAIN in shown
    assert typed(["h"]).count("this list") == 1
    assert shown.endswith(f"{ENGLISH.start.NO_GAME}\n")
    assert (
        typed(["number_stack", "1", "help", "Lo", "Ben", "1", "1", ""]).count("● Lo, your turn")
        == 1
    )


def test_seeds_are_fresh_or_count_on():
    fresh = list(islice(seeds(""), 50))
    assert len(set(fresh)) == 50
    assert all(len(seed) == 8 and set(seed) <= set(SEED_LETTERS) for seed in fresh)
    assert list(islice(seeds("abc"), 3)) == ["abc", "abc2", "abc3"]
    long = list(islice(seeds("a" * 16), 1005))
    assert (long[1], long[998]) == ("a" * 13 + "2", "a" * 13 + "999")
    assert all(len(seed) <= 16 for seed in long)


# -- leaving and coming back ---------------------------------------------------------------


@pytest.mark.parametrize("game", ORDER, ids=IDS)
def test_the_input_may_end_at_every_prompt(game):
    played = random_session(begin(game, seed="abc1"), random.Random(1))[-1]
    lines = [game.title, *["" for _ in game.choices], "Ada", "Ben", "1", "1", ""]
    lines += [*keys_of(played)[:4], "undo", "redo", "resign", "undo", "resign", "", "resign", "new"]
    for count in range(len(lines) + 1):
        shown = typed(lines[:count], "--seed", "abc1")
        assert shown.endswith(f"{ENGLISH.start.NO_GAME}\n") or left_at(shown)


@pytest.mark.parametrize("game", IDS)
def test_the_printed_command_brings_the_same_table_back(game):
    for keys in (["", "1", "", "1", ""], ["1", "2", "undo"], ["4", "8", "", "", "resign"]):
        shown = at_table(keys, game)
        back = typed([], *way_back(shown))
        assert way_back(back) == way_back(shown)
        assert last_turn(shown).split("\n\n")[0] == last_turn(back).split("\n\n")[0]


def test_a_match_alternates_starts_and_counts_by_player():
    lines = [*SHORT, "", *SHORT, "", *SHORT]
    shown = at_table(lines, "sequence_showdown", "--match", "3")
    assert "Best of 3: Ada 1, Ben 0." in shown
    assert "next game. Ben starts." in shown
    assert "Game 2, best of 3: Ada 1, Ben 0.\n  ◆ Ben starts, then ● Ada." in shown
    assert "Best of 3: Ada 2, Ben 1.\n  Ada wins the match." in shown
    assert "play again. Ben starts." in shown
    flags = way_back(shown)
    assert flags.count("--played") == 2
    assert "Ada wins the match." in typed([], *flags)
    assert "abc13.1.0" in flags[1]  # the seed counts on, so a whole match can be replayed


def test_undo_takes_the_point_back_too():
    shown = at_table([*SHORT, "undo", "7", "undo", "13"], "sequence_showdown", "--match", "3")
    assert left_at(shown).record.moves == ("97", "1", "13")
    assert way_back(shown)[-2:] == ["--match", "3"]


def test_a_resumed_match_goes_on():
    flags = way_back(at_table([*SHORT, "", "97"], "sequence_showdown", "--match", "3"))
    shown = typed(["1", "89", "", "resign"], *flags)
    assert "Game 2, best of 3: Ada 1, Ben 0." in shown
    assert "Ben wins the match." in shown


def test_another_game_after_this_one():
    shown = at_table(
        [*SHORT, "again", "resign", "new", "stack_attack_score", "1", "1"], "sequence_showdown"
    )
    assert way_back(shown)[1].startswith("1.stack_attack_score..")
    assert way_back(shown)[2:] == ["--names", "Ada,Ben"]


# -- real processes and terminals ----------------------------------------------------------


def test_piped_games_show_their_prompts_and_what_was_typed():
    done = process("5\n25\n", "--game", "stack_attack_factor", "--names", "Ada,Ben")
    shown = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert "\n  ● Ada > 5\n" in shown
    assert "\n  ◆ Ben > 25\n" in shown
    assert "\x1b" not in shown


def test_bytes_that_are_no_text_do_no_harm():
    done = process(b"\xff\xfe\x00\n" * 3, "--game", "number_stack")
    assert (done.returncode, done.stderr) == (0, b"")


def test_no_input_at_all():
    done = subprocess.run(
        [*COMMAND, "--game", "number_stack"],
        cwd=ROOT,
        capture_output=True,
        check=False,
        preexec_fn=lambda: os.close(0),
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"--record" in done.stdout


def test_a_reader_who_leaves_is_no_trouble():
    shell = f"{COMMAND[0]} -m numgames --list | head -n 1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", shell], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_poor_encoding_gets_plain_letters():
    done = process("5\n", "--game", "stack_attack_factor", PYTHONIOENCODING="ascii")
    shown = done.stdout.decode("ascii")
    assert "-- # Player 2, your turn ---" in shown
    assert "o5" in shown


@pytest.mark.parametrize(
    ("environ", "coloured"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False), ({"NO_COLOR": ""}, True)],
)
def test_colour_is_for_terminals_that_want_it(environ, coloured):
    environ = {"NO_COLOR": "", **environ}
    shown, code = on_terminal(["5\r", "\x04"], "--game", "stack_attack_factor", **environ)
    assert code == 0
    assert "● Player 1" in shown
    assert ("\x1b[1;38;5;172m● Player 1\x1b[0m" in shown) == coloured
    assert ("\x1b[" in shown.replace("\x1b[?2004", "")) == coloured


def test_control_c_leaves_like_quit():
    shown, code = on_terminal(["5\r", "\x03"], "--game", "stack_attack_factor", NO_COLOR="1")
    assert code == 0
    assert "Traceback" not in shown
    assert f"\r\n\r\n  {ENGLISH.start.CONTINUE}\r\npython3 -m numgames --record 1." in shown
