"""Typing at the terminal game in tests: in this process through pipes of text, or in another."""

import io
import os
import pty
import select
import shlex
import signal
import subprocess
import sys

from numgames.core import Refusal
from numgames.play.session import resume
from numgames.terminal import begin
from numgames.terminal.flags import language_of, read_flags
from numgames.terminal.language import Language
from numgames.terminal.screen import Screen
from tests.support.paths import ROOT
from tests.support.playing import NAMES

COMMAND = [sys.executable, "-m", "numgames"]
ENGLISH = Language()


def wished(*flags):
    """What the flags wish for."""
    return read_flags(list(flags), language_of(list(flags)))


def refused(what, **facts):
    """The sentence of a refusal."""
    return ENGLISH.sentence(Refusal(what, **facts))


def typed(lines, *flags, environ=None):
    """What the screen shows when these lines are typed and then the input ends."""
    paper = io.StringIO()
    keys = io.StringIO("".join([line + "\n" for line in lines]))
    assert begin(list(flags), Screen(keys, paper, environ or {})) == 0
    return paper.getvalue()


def at_table(lines, game, *flags):
    """The same, with a game on the table already."""
    return typed(lines, "--game", game, "--names", "Ada,Ben", "--seed", "abc1", *flags)


def flowing(text):
    """On one line, however it was broken."""
    return " ".join(text.split())


def last_turn(shown):
    """What came after the last heading."""
    return shown[shown.rindex("──\n") + 3 :]


def way_back(shown):
    """The flags of the command that the last line offers."""
    words = shlex.split(shown.strip().split("\n")[-1])
    assert words[:3] == ["python3", "-m", "numgames"]
    return words[3:]


def left_at(shown):
    """The session that the last line resumes."""
    flags = way_back(shown)
    return resume(flags[flags.index("--record") + 1], NAMES)


def keys_of(session):
    """The lines that play this game: Enter for a card, the token for a move."""
    draws = session.record.game.draws
    tokens = [step.token for step in session.steps]
    return ["" if token[0] == "=" else token for token in tokens if draws or token[0] != "="]


def process(text, *flags, **environ):
    """`python3 -m numgames` with `text` piped in."""
    return subprocess.run(
        COMMAND + list(flags),
        input=text if isinstance(text, bytes) else text.encode(),
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environ},
        timeout=60,
        check=False,
    )


def on_terminal(keys, *flags, **environ):
    """The same on a terminal: each text is typed once a prompt waits; (output, exit code)."""
    child, terminal = pty.fork()
    if not child:
        settings = {**os.environ, "TERM": "xterm-256color", **environ}
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a run in the background ignores Ctrl-C
        os.chdir(ROOT)
        os.execve(sys.executable, COMMAND + list(flags), settings)
    shown, waiting, typed, patience = b"", list(keys), b"", 5
    while patience:
        if not select.select([terminal], [], [], 5)[0]:
            patience -= 1
            os.write(terminal, typed)  # lost if readline was just taking the terminal over
            continue
        try:
            shown += os.read(terminal, 65536)
        except OSError:  # the other side has gone
            break
        if waiting and shown.endswith(b"> "):
            typed = waiting.pop(0).encode()
            os.write(terminal, typed)
    else:
        os.kill(child, signal.SIGKILL)  # it neither speaks nor ends
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    os.close(terminal)
    return shown.decode(), code


KEEP = "GAME = 'number_stack'\ndef choose(state): return 'keep'\n"


def bot(folder, program):
    file = folder / "my_bot.py"
    file.write_text(program, encoding="utf-8")
    return str(file)
