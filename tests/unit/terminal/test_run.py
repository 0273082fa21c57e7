"""`python3 -m numgames` from inside: what goes where, and the exit code."""

import io
import os
import subprocess
import sys

import pytest

from numgames import __version__, terminal
from numgames.__main__ import main
from tests.support.paths import ROOT
from tests.support.terminal import COMMAND, ENGLISH, at_table


def test_the_version(capsys):
    assert terminal.run(["--version"]) == 0
    assert capsys.readouterr().out == f"numgames {__version__}\n"


def test_the_flags_are_what_stands_behind_the_name_of_the_program(capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["numgames", "--version"])
    assert main() == 0
    assert capsys.readouterr().out == f"numgames {__version__}\n"


def test_keys_come_from_the_input_and_colour_from_the_environment(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert terminal.run(["--game", "number_stack"]) == 0
    shown = capsys.readouterr().out
    assert "> quit\n" in shown
    assert "\x1b[1;38;5;172m● Player 1\x1b[0m" in shown


def test_a_reader_who_leaves_ends_it_quietly(monkeypatch):
    """What is still in the buffer goes nowhere, instead of failing once more at the end."""
    moved = []

    def broken(arguments, screen):
        raise BrokenPipeError

    class Paper(io.StringIO):
        def fileno(self):
            return 1

    monkeypatch.setattr(terminal, "begin", broken)
    monkeypatch.setattr(terminal.os, "dup2", lambda old, new: moved.append((old, new)))
    monkeypatch.setattr(sys, "stdout", Paper())
    assert terminal.run([]) == 0
    ((nowhere, stdout),) = moved
    assert stdout == 1
    assert os.write(nowhere, b"lost") == 4
    os.close(nowhere)


@pytest.mark.parametrize("flags", [["--list"], ["--game", "1"]])
def test_a_full_disk_ends_in_one_sentence(flags):
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*COMMAND, *flags], stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE,
            cwd=ROOT, check=False,
        )  # fmt: skip
    assert done.stderr.decode() == ENGLISH.start.stopping("No space left on device") + "\n"
    assert done.returncode == 1


def test_a_closed_output_ends_in_one_sentence():
    shell = f"{COMMAND[0]} -m numgames --game 1 >&-"
    done = subprocess.run(["bash", "-c", shell], cwd=ROOT, capture_output=True, check=False)
    sentence = ENGLISH.start.stopping(ENGLISH.start.CLOSED)
    assert (done.returncode, done.stderr.decode()) == (1, sentence + "\n")


def test_a_game_that_nobody_reads_any_more_ends_in_one_sentence():
    game = subprocess.Popen(
        [*COMMAND, "--game", "1"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT,
    )  # fmt: skip
    while game.stdout.read(1) != b">":  # of its first prompt
        pass
    game.stdout.close()
    game.stdin.write(b"\n" * 9)
    game.stdin.close()
    assert game.stderr.read().decode() == ENGLISH.start.stopping("Broken pipe") + "\n"
    game.stderr.close()
    assert game.wait() == 1


def test_after_a_match_the_other_one_starts_and_nobody_has_won():
    shown = at_table(["resign 2", "", "resign 1", "", "resign 2"], "number_stack")
    starts = [line for line in shown.split("\n") if " starts, then " in line]
    assert [line.split()[1] for line in starts] == ["Ada", "Ben", "Ada"]
    assert "--played" not in shown


def test_after_a_match_that_was_short_the_other_one_starts_as_well():
    """Starts alternate in a match (A1), and from match to match, however many games it had."""
    shown = at_table(["resign 2", "", "resign 2"], "number_stack", "--match", "3")
    assert "Ada wins the match." in shown
    assert "play again. Ben starts." in shown
