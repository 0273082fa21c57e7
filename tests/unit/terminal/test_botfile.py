"""The file that a bot comes from: what can be wrong with it, what it is called, how it gives up."""

import locale
import tracemalloc
from pathlib import Path

import pytest

from numgames.core import Refusal
from numgames.play.session import resume
from numgames.terminal.bot_file import LONGEST_FILE, BotFile
from tests.support.terminal import KEEP, bot


def refused(path):
    """What is wrong with the file, the path that is shown, and why."""
    with pytest.raises(Refusal) as caught:
        BotFile(str(path))
    facts = caught.value.facts
    return caught.value.what, facts["path"], str(facts.get("why", ""))


def test_a_file_that_cannot_be_read_is_named_with_the_reason(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert refused("none.py") == ("bot_unread", "none.py", "No such file or directory")
    Path("bytes.py").write_bytes(b"\xff\xfe\xff")
    assert refused("bytes.py")[:2] == ("bot_no_text", "bytes.py")
    assert refused("a\nb.py")[:2] == ("bot_unread", "a?b.py")
    Path("empty.py").write_text("x = 1")
    what, path, why = refused("empty.py")
    assert (what, path) == ("bot_broken", "empty.py")
    assert why == "no_choose: line=0"


def test_a_file_may_be_long_but_not_that_long(tmp_path):
    for more, works in ((0, True), (1, False)):
        program = KEEP + "#" * (LONGEST_FILE - len(KEEP) + more)
        assert len(program) == LONGEST_FILE + more
        if works:
            assert BotFile(bot(tmp_path, program)).bot.game == "number_stack"
        else:
            assert refused(bot(tmp_path, program))[0] == "bot_too_long"


def test_a_file_of_any_length_is_refused_without_reading_it_all(tmp_path):
    with open(tmp_path / "endless.py", "wb") as file:
        file.truncate(200 * LONGEST_FILE)
    tracemalloc.start()
    what = refused(file.name)[0]
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert what == "bot_too_long"
    assert most < 50 * LONGEST_FILE


def test_of_a_long_path_the_first_letters_are_shown():
    assert refused("x" * 300) == ("bot_unread", "x" * 200, "File name too long")


@pytest.fixture(params=["", "C"])
def system_language(request):
    """The one this machine has, and one that knows plain letters only."""
    before = locale.setlocale(locale.LC_CTYPE)
    locale.setlocale(locale.LC_CTYPE, request.param)
    yield
    locale.setlocale(locale.LC_CTYPE, before)


@pytest.mark.usefixtures("system_language")
def test_letters_of_any_language_may_stand_in_a_bot(tmp_path):
    program = KEEP + 'WORD = "日本"\n'
    assert BotFile(bot(tmp_path, program)).bot.names["WORD"] == "日本"


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("my_bot.py", "my bot"),
        ("a,b.py", "a b"),
        ("Ben, Carl.py", "Ben Carl"),
        ("\u202e.py", ""),
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
    assert [error.line for error in said] == [2]
