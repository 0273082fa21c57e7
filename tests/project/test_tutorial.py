"""docs/add-a-game.md, step by step: its blocks are carried out in a copy of this tree, and the
game that comes of it passes every test that a game has to pass.  (tests/e2e/test_tutorial.py plays
it in a browser.)"""

import os
import re
import subprocess
import sys

import pytest

from tests.support.tutorial import GAME, copy_tree, follow


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    tree = copy_tree(tmp_path_factory.mktemp("tutorial") / "numgames")
    follow(tree)
    return tree


def start(tree, *command, said=""):
    """Run Python in the copy, and with nothing of this tree."""
    alone = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    python = [sys.executable, *command]
    return subprocess.run(python, cwd=tree, env=alone, input=said, capture_output=True, text=True)


def run(tree, *command):
    done = start(tree, *command)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_the_new_game_passes_what_every_game_has_to_pass(tree):
    games, project = ("conformance", "goldens"), ("doctests", "docs", "readme", "imports")
    out = run(
        tree,
        *("-m", "pytest", "-p", "no:cacheprovider"),
        *("-k", f"{GAME} or imports or docs or words"),
        *[f"tests/games/test_{name}.py" for name in games],
        *[f"tests/project/test_{name}.py" for name in project],
        f"tests/games/test_{GAME}.py",
        "tests/unit/adapters/test_features.py",
    )
    assert int(re.search(r"(\d+) passed", out)[1]) > 40


def test_the_new_game_runs_in_the_terminal(tree):
    wishes = ("--game", GAME, "--level", "5", "--starter", "1")
    done = start(tree, "-m", "numgames", *wishes, said="step\n" * 30)
    assert "said 20." in done.stdout


def test_types_and_style_of_the_new_game_hold(tree):
    run(tree, "-m", "mypy")
    game = (
        f"numgames/games/{GAME}/rules.py",
        f"numgames/games/{GAME}/advice.py",
        f"numgames/words/en/{GAME}.py",
        f"tests/games/test_{GAME}.py",
        "numgames/games/__init__.py",
        "numgames/adapters/features.py",
    )
    run(tree, "-m", "ruff", "check", *game)
    run(tree, "-m", "ruff", "format", "--check", *game)


def test_what_is_missing_is_named(tree):
    """Without its board a game is not done, and a test says so."""
    board = tree / "web" / "games" / f"{GAME}.ts"
    text = board.read_text(encoding="utf-8")
    board.unlink()
    try:
        done = start(tree, "-m", "pytest", "-k", GAME, "tests/project/test_docs.py")
    finally:
        board.write_text(text, encoding="utf-8")
    assert done.returncode == 1
    assert f"Race to Twenty lacks web/games/{GAME}.ts" in done.stdout
