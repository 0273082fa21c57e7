"""Whole sittings at the terminal, as they look: what is typed, and everything that is shown.

    make goldens

writes tests/goldens/terminal/<name>.txt again.  Read the diff before you commit it: it is what
people will see.
"""

import io
import shlex
from unittest import mock

from numgames.games import GAMES, ORDER
from numgames.terminal import begin, table
from numgames.terminal.screen import Screen
from tests.support import playing
from tests.support.goldens import pick
from tests.support.paths import GOLDENS
from tests.support.terminal import keys_of

FOLDER = GOLDENS / "terminal"
PEOPLE = "--names Ada,Ben --seed abc1"
LONG = "--names '日本語の名前,A name of 24 letters too' --seed abc1"
SMALL = "--option numbers=20 --option illegal=refuse"
CHAIN = "1.sequence_showdown..a.1.0.48-2-34"
OVER = "1.sequence_showdown..a.1.0.97-1-89"
WON = "19 1 17"  # a whole game of Number Sequence Showdown with 20 numbers


def whole_game(name):
    """The keys of a whole game, the same for ever."""
    options = {"numbers": "30"} if "numbers" in GAMES[name].options else {}
    session = playing.begin(GAMES[name], options, seed="abc1")
    while session.outcome is None:
        ply = len(session.record.moves)
        moves = session.state.legal_moves()
        session = session.draw() if session.waits_for_draw else session.play(pick(moves, name, ply))
    return keys_of(session)


def typed(words):
    """Keys from one line; "-" is Enter alone, "_" a space."""
    return ["" if word == "-" else word.replace("_", " ") for word in words.split()]


SCRIPTS = {
    "setting_up": (
        "--seed abc1",
        "- 0 zz stack_attack rules rules_2 rules_x log resign 4 rules undo "
        "4 h x 2 help Ada Ben x t 2 1 resign log quit",
    ),
    "setting_up_by_enter": ("--seed abc1", "5 - - - - - - - 4"),  # the page as big as it gets
    "names_at_once": ("--seed abc1", "3 20 even refused Ada,_Ben ben 1 - 8"),
    "a_level_for_a_name": ("--seed abc1", "2 Ada computer_2 1 1 - take"),
    "help": ("--help", ""),
    "list": ("--list", ""),
    "rules": ("--rules sequence_stack", ""),
    "nothing_yet": ("--game number_stack " + PEOPLE, "log review hint coach undo redo"),
    "match": (
        "--game sequence_showdown --option numbers=20 --match 3 " + PEOPLE,
        f"{WON} hm undo 17 log - {WON} again 5 7 record review resign new quit",
    ),
    "resigning": (
        "--game stack_attack_score " + PEOPLE,
        "take resign_Zoe re x skip skip resign_ben review - resign_1 new",
    ),
    "taking_back": (
        "--game number_stack " + PEOPLE,
        "- keep - undo log redo - keep record undo undo undo undo - discard",
    ),
    "refusals": ("--game sequence_showdown " + SMALL + " " + PEOPLE, "5 7 101 keep 0 25 no - 10"),
    "forced": ("--game sequence_stack " + PEOPLE, "keep - place no - - 1"),
    "replay": (f"--record {CHAIN} --names Ada,Ben", "replay - - b b b - - - replay - q 17"),
    "narrow_pages": ("--game sequence_stack " + LONG, "help rules - - undo record"),
    "nothing_to_replay": ("--game number_stack " + PEOPLE, "replay quit"),
    "resumed": (
        f"--record 1.sequence_showdown..abc.2.0.5 --played {OVER} --match 5",
        "25 resign undo",
    ),
    "two_computers": ("--game number_stack --level 2,4 --seed abc1", "review"),
    "computer_first": ("--game stack_attack_factor --level 5,0 --seed abc1", "undo coach 2 undo"),
    "coach_of_numbers": (
        "--game stack_attack_factor --level 5 " + SMALL + " " + PEOPLE,
        "hint hint hint hint coach 4 undo redo coach hint review resign review",
    ),
    "coach_of_cards": (
        "--game number_stack --option sum=total " + PEOPLE,
        "hint - hint hint hint coach keep - discard - hint coach discard review resign review",
    ),
    "bot": ("--bot web/lab/samples/number_stack.py " + PEOPLE, "- keep - discard quit"),
}
for game in ORDER:
    board = f"--game {game.id} " + "--option numbers=30 " * ("numbers" in game.options)
    SCRIPTS[f"whole_{game.id}"] = (board + PEOPLE, "")
    SCRIPTS[f"colours_{game.id}"] = (board + PEOPLE, "")
    SCRIPTS[f"narrow_{game.id}"] = (board + LONG, "")
    SCRIPTS[f"plain_{game.id}"] = (board + PEOPLE, "")


def keys(name):
    kind, _, game = name.partition("_")
    if game in GAMES:
        most = 99 if kind == "whole" else 4
        return whole_game(game)[:most] + ["log"]
    return typed(SCRIPTS[name][1])


def transcript(name):
    """All that is shown; styles as ␛, since a file should be readable."""
    flags, kind = SCRIPTS[name][0], name.split("_")[0]
    raw = io.BytesIO()
    paper = io.TextIOWrapper(raw, encoding="ascii" if kind == "plain" else "utf-8", newline="\n")
    screen = Screen(
        io.StringIO("".join([line + "\n" for line in keys(name)])),
        paper,
        {"FORCE_COLOR": "1"} if kind == "colours" else {},
    )
    columns = {"COLUMNS": "40" if kind == "narrow" else "80"}
    no_luck = mock.patch.object(table.secrets, "randbelow", lambda most: most // 3)
    with mock.patch.dict("os.environ", columns), no_luck:
        assert begin(shlex.split(flags), screen) == 0
    shown = raw.getvalue().decode().replace("\x1b", "␛")
    return f"python3 -m numgames {flags}\n{shown}"


def write():
    FOLDER.mkdir(exist_ok=True)
    for name in SCRIPTS:
        (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
