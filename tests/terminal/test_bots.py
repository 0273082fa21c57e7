"""A bot from a file plays in the terminal, and says on which line it went wrong."""

from pathlib import Path

import pytest

from numgames.session import resume
from numgames.terminal.botfile import BOT, LONGEST_FILE, BotFile, described
from numgames.terminal.flags import Wrong, read_flags
from tests.terminal.playing import left_at, process, typed, way_back

SAMPLES = Path(__file__).parent.parent.parent / "web" / "lab" / "samples"


def bot(folder, program):
    file = folder / "my_bot.py"
    file.write_text(program, encoding="utf-8")
    return str(file)


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
    assert "my bot gives up. Line 2: AttributeError" in " ".join(shown.split())
    assert left_at(shown).outcome.reason == "resigned"


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("def choose(state) return", "Line 1: this is not Python"),
        ("def choose(state): return 1", "does not say what it plays"),
        ("GAME = 'chess'\ndef choose(state): return 1", "is no game"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_in_a_sentence(tmp_path, program, words):
    with pytest.raises(Wrong, match=words):
        read_flags(["--bot", bot(tmp_path, program)])


def test_there_is_one_chair_for_player_2(tmp_path):
    file = bot(tmp_path, "GAME = 'number_stack'\ndef choose(state): return 'keep'")
    with pytest.raises(Wrong, match="Player 2 is the bot"):
        read_flags(["--bot", file, "--level", "3"])
    with pytest.raises(Wrong, match="cannot be read"):
        read_flags(["--bot", str(tmp_path / "none.py")])


def test_the_command_of_the_readme_works(tmp_path):
    file = bot(tmp_path, "GAME = 'number_stack'\ndef choose(state): return 'keep'")
    done = process("quit\n", "--bot", file)
    assert done.returncode == 0
    assert b"my bot" in done.stdout


# -- the file ------------------------------------------------------------------------------------

KEEP = "GAME = 'number_stack'\ndef choose(state): return 'keep'\n"


def refused(path):
    with pytest.raises(ValueError, match=r"bot|player") as caught:
        BotFile(str(path))
    return str(caught.value)


def test_a_file_that_cannot_be_read_is_named_with_the_reason(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert refused("none.py") == "The bot cannot be read from none.py: No such file or directory."
    Path("bytes.py").write_bytes(b"\xff\xfe\xff")
    assert refused("bytes.py") == "The bot cannot be read from bytes.py: it is no text."
    assert refused("a\nb.py").startswith("The bot cannot be read from a?b.py: ")
    Path("empty.py").write_text("x = 1")
    assert refused("empty.py") == (
        "The bot in empty.py does not work. "
        "There is no function choose. It begins with: def choose(state):"
    )


def test_a_file_may_be_long_but_not_that_long(tmp_path):
    for more, works in ((0, True), (1, False)):
        program = KEEP + "#" * (LONGEST_FILE - len(KEEP) + more)
        assert len(program) == LONGEST_FILE + more
        if works:
            assert BotFile(bot(tmp_path, program)).bot.game == "number_stack"
        else:
            assert refused(bot(tmp_path, program)) == "This file is too long for a player."


def test_letters_of_any_language_may_stand_in_a_bot(tmp_path):
    program = KEEP + 'WORD = "日本"\n'
    assert BotFile(bot(tmp_path, program)).bot.names["WORD"] == "日本"


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("my_bot.py", "my bot"),
        ("a,b.py", "a b"),
        ("Ben, Carl.py", "Ben Carl"),
        ("\u202e.py", "Bot"),
        ("x" * 99 + ".py", "x" * 24),
    ],
)
def test_a_bot_is_called_like_its_file(file, name, tmp_path):
    path = tmp_path / file
    path.write_text(KEEP, encoding="utf-8")
    assert BotFile(str(path)).name == name


def test_a_bot_that_gives_up_says_why(tmp_path):
    file = BotFile(bot(tmp_path, "def choose(state):\n    return 1 / 0\n"))
    said = []
    session = resume("1.number_stack..a.2.0.draw")  # player 2, who sits first, has drawn
    after = file.reply(session, said.append)
    assert after.outcome.winner == 1
    assert after.record.resigned == "resign1"
    assert said == ["my bot gives up. Line 2: ZeroDivisionError: division by zero."]


def test_who_plays_by_itself_is_described(tmp_path):
    file = BotFile(bot(tmp_path, KEEP))
    assert described(BOT, file) == f"the program in {file.path}"
    assert described(3, file) == "level 3 of 5, player"  # a computer against a bot
    assert described(5, None) == "level 5 of 5, perfect"


def test_a_bot_plays_the_game_it_says_or_the_one_that_is_said(tmp_path):
    file = bot(tmp_path, KEEP)
    assert read_flags(["--bot", file]).game.id == "number_stack"
    assert read_flags(["--bot", file, "--game", "sequence_stack"]).game.id == "sequence_stack"
    wishes = read_flags(["--bot", file, "--level", "3,0"])
    assert (wishes.names, wishes.levels) == (("Computer", "my bot"), (3, BOT))
    assert read_flags(["--bot", file]).names == ("Player 1", "my bot")
    assert read_flags(["--bot", file, "--names", "Ada,Ben"]).names == ("Ada", "Ben")
