"""Whole sittings at the terminal, as they look: what is typed, and everything that is shown.

    make goldens

writes tests/goldens/terminal/<name>.txt again.  Read the diff before you commit it: it is what
people will see.  One sitting shows each game to its end, with whatever else may happen on the way;
what holds for every game, like widths and colours, is in tests/unit/terminal/test_table.py.
"""

import io
import shlex
from unittest import mock

from numgames.terminal import begin, table
from numgames.terminal.screen import Screen
from tests.support.paths import GOLDENS

FOLDER = GOLDENS / "terminal"
LONG = "'日本語の名前,A name of 24 letters too'"
SHORT = "--option numbers=20 --option illegal=refuse --seed abc1"

# Flags and keys: "-" is Enter alone, "_" a space.
SCRIPTS = {
    "setting_up": (
        "--seed abc1",
        "- 0 zz stack_attack rules rules_x resign 4 undo 3 x 20 even h refused Ada computer_2 "
        "x t 2 1 - 8",
    ),
    "help": ("--help", ""),
    "sequence_stack": (  # the deck comes back, and in the end one card each decides
        "--game sequence_stack --names Ada,Ben --seed abc258",
        "keep - place no - - - - 1 - place - - - - - - - - - y - place" + " -" * 10,
    ),
    "stack_attack_score": (
        "--game stack_attack_score --names Ada,Ben --seed abc867",
        "take 1 t 1 1 1 1 take skip take 1 1 no skip 1 1 1",
    ),
    "sequence_showdown": (
        "--game sequence_showdown --option numbers=20 --match 3 --names Ada,Ben --seed abc1",
        "2 14 1 17 hm log - 5 7 resign again resign_ben record",
    ),
    "number_stack": (
        "--game number_stack --names Ada,Ben --seed abc1091",
        "- discard - undo log redo - keep record - keep - - keep",
    ),
    "stack_attack_factor": (
        "--game stack_attack_factor --level 5 --names Ada,Ben " + SHORT,
        "hint hint hint coach 4 undo 7 3 11 coach review",
    ),
    "coach_of_cards": (
        "--game number_stack --option sum=total --names Ada,Ben --seed abc1",
        "- hint hint hint coach keep - discard resign review",
    ),
    "narrow": ("--game sequence_stack --seed abc1 --names " + LONG, "help - - undo record"),
    "colours": ("--game sequence_showdown --names Ada,Ben " + SHORT, "4 8 2 coach"),
}


def transcript(name):
    """All that is shown; styles as ␛, since a file should be readable."""
    flags, keys = SCRIPTS[name]
    lines = ["" if word == "-" else word.replace("_", " ") for word in keys.split()]
    paper = io.StringIO()
    environ = {"FORCE_COLOR": "1"} if name == "colours" else {}
    screen = Screen(io.StringIO("".join([line + "\n" for line in lines])), paper, environ)
    columns = {"COLUMNS": "40" if name == "narrow" else "80"}
    no_luck = mock.patch.object(table.secrets, "randbelow", lambda most: most // 3)
    with mock.patch.dict("os.environ", columns), no_luck:
        assert begin(shlex.split(flags), screen) == 0
    return f"python3 -m numgames {flags}\n{paper.getvalue()}".replace("\x1b", "␛")


def write():
    FOLDER.mkdir(exist_ok=True)
    for name in SCRIPTS:
        (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
