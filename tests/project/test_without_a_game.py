"""A game is its folder, its words, its board, its line in the registry and its own tests: without
them, in a copy of this tree, every other test still passes."""

import os
import re
import shutil
import subprocess
import sys

import pytest

from numgames.games import ORDER
from tests.support.tutorial import copy_tree

QUICK = ("tests/unit/play", "tests/unit/test_bridge.py", "tests/games/test_conformance.py")
ALL = ("tests/unit/coach", "tests/unit/play", "tests/unit/lab", "tests/games")
"""Not those of the terminal: they choose games by their place in its list."""


def remove(tree, game):
    """Take out all that carries the game's id, and the lines that list it."""
    shutil.rmtree(tree / "numgames" / "games" / game)
    carries = re.compile(rf"(test_)?{game}(_\w+)?\.(py|ts|css|txt|svg)")
    for path in [*tree.rglob(f"*{game}*")]:
        if path.is_file() and carries.fullmatch(path.name):
            path.unlink()
    registry = tree / "numgames" / "games" / "__init__.py"
    for file in (registry, tree / "web" / "games" / "index.ts", tree / "web" / "main.css"):
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if not re.search(rf"\b{game}\b", line, re.I)]
        assert len(kept) < len(lines), f"{file.name} does not list {game}"
        file.write_text("".join(kept), encoding="utf-8")


def passed_without(game, tests, folder):
    """How many tests of a tree without this game pass; all of them have to."""
    tree = copy_tree(folder / "numgames")
    remove(tree, game)
    alone = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    plugins = ("-p", "tests.support.without", "--without", game, "-p", "no:cacheprovider")
    command = [sys.executable, "-m", "pytest", "-m", "not long", *plugins, *tests]
    done = subprocess.run(command, cwd=tree, env=alone, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return int(re.search(r"(\d+) passed", done.stdout)[1])


def test_what_is_left_without_a_game_still_works(tmp_path):
    assert passed_without("stack_attack_factor", QUICK, tmp_path) > 500


@pytest.mark.long
@pytest.mark.parametrize("game", [game.id for game in ORDER])
def test_every_game_can_go(game, tmp_path):
    assert passed_without(game, ALL, tmp_path) > 1000
