"""Whoever thinks: what coach, hints, review and players must not know, and how quick they are."""

import ast
import random
import subprocess
import sys
import time

import pytest

from numgames.games import GAMES
from numgames.play.advice import hints, worth
from tests.support.paths import ROOT
from tests.support.playing import begin, random_session

THINKERS = [
    *sorted((ROOT / "numgames" / "coach").glob("*.py")),
    *sorted((ROOT / "numgames" / "games").glob("*/solver.py")),
    ROOT / "numgames" / "games" / "divisor_chain" / "matching.py",
    ROOT / "numgames" / "ratio.py",
]


@pytest.mark.parametrize("path", THINKERS, ids=lambda path: path.parent.name + "/" + path.stem)
def test_whoever_thinks_can_know_neither_seed_nor_session(path):
    allowed = ("core", "ratio", "games", "coach", "words")
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            assert not node.names, f"{path.name} imports {node.names[0].name}"
        elif isinstance(node, ast.ImportFrom):
            package, _, module = node.module.partition(".")
            if package == "numgames":
                assert module.split(".")[0] in allowed
            else:
                assert package in ("collections", "typing")


# -- how quick they are ----------------------------------------------------------------------------

FIRST_ANSWER = """
import time
from numgames.coach import values
from numgames.games import GAMES
def timed(work):
    start = time.process_time()  # other programs may be busy, too
    work()
    return time.process_time() - start
def loop():
    counts = {}
    for i in range(400_000):
        counts[i & 1023] = counts.get(i & 1023, 0) + max(i, 7)
plain = timed(loop)
state = GAMES["GAME"].start(OPTIONS)
state = state.play("=1")
print(timed(lambda: values(state)) / plain, timed(lambda: values(state)) / plain)
"""


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("sequence_stack", ""),
        ("sequence_stack", "block='both'"),
        ("stack_attack_score", ""),
        ("number_stack", ""),
        ("number_stack", "sum='total'"),
    ],
)
def test_the_first_exact_answer_comes_quickly_and_the_next_at_once(game, options):
    """As a ratio to a loop that takes about a tenth of a second: 10 of them are the limit."""
    script = FIRST_ANSWER.replace('GAME"', f'{game}"').replace("OPTIONS", options)
    run = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    first, again = (float(part) for part in run.stdout.split())
    print(f"{game} {options}: first answer {first:.2f} loops, the next {again:.5f}")
    assert first < 10
    assert again < 0.1


@pytest.mark.parametrize("game", ["sequence_showdown", "stack_attack_factor"])
def test_a_warm_divisor_game_is_answered_at_once(game):
    """Of 1 to 100, hint and coach both: at most 20 ms, where the machine is not much slower."""
    sessions = random_session(begin(GAMES[game]), random.Random(1))[:-1]
    worth(sessions[0])
    spent = []
    for session in sessions[1:]:
        for asked in (worth, hints):
            start = time.process_time()
            asked(session)
            spent.append(time.process_time() - start)
    spent.sort()
    print(f"{game}: median {1000 * spent[len(spent) // 2]:.1f} ms, longest {1000 * spent[-1]:.1f}")
    assert spent[len(spent) // 2] < 0.020
    assert spent[-1] < 0.060  # a pause of the machine is no fault
