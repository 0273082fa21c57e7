"""A bot from a file plays in the terminal, and says on which line it went wrong."""

import os
import subprocess

import pytest

from numgames.core import Refusal
from tests.support.paths import ROOT
from tests.support.terminal import KEEP, bot, left_at, process, typed, way_back, wished

SAMPLES = ROOT / "web" / "words" / "en" / "samples"


@pytest.mark.parametrize("game", sorted(file.stem for file in SAMPLES.glob("*.py")))
def test_a_sample_plays_a_level(game):
    shown = typed([], "--bot", str(SAMPLES / f"{game}.py"), "--level", "1,0", "--seed", "abc1")
    assert f"the program in {SAMPLES / game}.py" in " ".join(shown.split())
    assert left_at(shown).outcome is not None


def test_a_bot_answers_a_person_and_the_way_back_brings_it_along():
    flags = ("--bot", str(SAMPLES / "stack_attack_factor.py"), "--seed", "abc1")
    shown = typed(["4"], *flags)
    assert len(left_at(shown).record.moves) == 2
    assert "--bot" in way_back(shown)
    assert way_back(typed([], *way_back(shown))) == way_back(shown)
    on = typed(["8"], *way_back(shown))
    assert len(left_at(on).record.moves) > 2


def test_a_bot_that_fails_gives_up_and_tells_the_line(tmp_path):
    file = bot(tmp_path, "def choose(state):\n    return state.nothing\n")
    shown = typed(["4"], "--bot", file, "--game", "stack_attack_factor", "--seed", "abc1")
    assert "my bot gave up." in shown
    assert "Line 2: AttributeError" in " ".join(shown.split())
    assert left_at(shown).outcome.reason == "resigned"


@pytest.mark.parametrize(
    ("program", "what"),
    [
        ("def choose(state) return", "bot_broken.*not_python"),
        ("def choose(state): return 1", "bot_plays_what"),
        ("GAME = 'chess'\ndef choose(state): return 1", "no_such_game"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_in_a_sentence(tmp_path, program, what):
    with pytest.raises(Refusal, match=what):
        wished("--bot", bot(tmp_path, program))


def test_there_is_one_chair_for_player_2(tmp_path):
    file = bot(tmp_path, "GAME = 'number_stack'\ndef choose(state): return 'keep'")
    with pytest.raises(Refusal, match="bot_is_player_2"):
        wished("--bot", file, "--level", "3")


def test_the_command_of_the_readme_works(tmp_path):
    file = bot(tmp_path, "GAME = 'number_stack'\ndef choose(state): return 'keep'")
    done = process("quit\n", "--bot", file)
    assert done.returncode == 0
    assert b"my bot" in done.stdout


ODD = ["\x1b[31m", "\x07", "a\nb", "\x9b2J", "\u202e", "it's", "\\n", "é", "\udcff", "🎲"]


@pytest.mark.parametrize("odd", ODD, ids=ascii)
def test_a_path_of_any_letters_is_shown_and_can_be_typed_again(tmp_path, odd):
    """Whoever packs a program into a zip chooses what its folder is called."""
    folder = tmp_path / f"x{odd}y"
    folder.mkdir()
    shown = typed([], "--bot", bot(folder, KEEP), "--level", "1,0", "--seed", "abc1")
    assert all(c.isprintable() for c in shown.replace("\n", "").replace("\xa0", ""))
    assert "a\nb" not in shown
    command = shown.strip().split("\n")[-1]
    quoted = ["bash", "-c", f"printf '%s\\0' {command}"]
    words = subprocess.run(quoted, capture_output=True, check=True).stdout.split(b"\0")
    assert os.fsencode(folder / "my_bot.py") in words
