"""docs/add-a-game.md, step by step: its blocks are carried out in a copy of this tree, and the
game that comes of it passes every test that a game has to pass.  (tests/e2e/test_tutorial.py plays
it in a browser.)"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TUTORIAL = ROOT / "docs" / "add-a-game.md"
COPIED = ("numgames", "web", "tests", "tools", "docs", "index.html", "pyscript.toml", "sw.js",
          "pyproject.toml", "Makefile", "README.md", "CONTRIBUTING.md", "CHANGELOG.md",
          "SECURITY.md", "LICENSE", "requirements-dev.txt", "package.json")  # fmt: skip
GAME = "race_to_twenty"

BLOCK = re.compile(r"(?:^`([\w/.]+)`\n\n)?^```(\w+)\n(.*?)^```$", re.M | re.S)


def follow(tree: Path) -> None:
    """Carry the tutorial out in `tree`."""
    path = ""
    for named, kind, text in BLOCK.findall(TUTORIAL.read_text(encoding="utf-8")):
        path = named or path
        if kind == "diff":
            change(tree / path, text)
        elif kind in ("python", "js"):
            assert not (tree / path).exists(), f"{path} is there already"
            (tree / path).write_text(text, encoding="utf-8")
        else:
            assert kind == "sh"
            if text != "make play\n":
                subprocess.run(text.split(), cwd=tree, check=True, stdout=subprocess.DEVNULL)


def change(file: Path, diff: str) -> None:
    """Apply a change as a person would: find the lines without +, put the others between."""
    old = "".join(line[1:] for line in diff.splitlines(keepends=True) if line[0] == " ")
    new = "".join(line[1:] for line in diff.splitlines(keepends=True))
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file.name} no longer has these lines once:\n{old}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def copy_tree(to: Path) -> Path:
    """This tree, without what was installed or built."""
    to.mkdir()
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__", "e2e")
            )
        else:
            shutil.copy2(ROOT / name, to)
    return to


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
    files = ("conformance", "doctests", "goldens", "docs", "readme", "imports")
    out = run(
        tree,
        *("-m", "pytest", "-p", "no:cacheprovider"),
        *("-k", f"{GAME} or imports or docs or words"),
        *[f"tests/test_{name}.py" for name in files],
        f"tests/games/test_{GAME}.py",
    )
    assert int(re.search(r"(\d+) passed", out)[1]) > 40


def test_the_new_game_runs_in_the_terminal(tree):
    wishes = ("--game", GAME, "--level", "5", "--starter", "1")
    done = start(tree, "-m", "numgames", *wishes, said="step\n" * 30)
    assert "said 20." in done.stdout


def test_types_and_style_of_the_new_game_hold(tree):
    run(tree, "-m", "mypy")
    game = (
        f"numgames/games/{GAME}.py",
        f"tests/games/test_{GAME}.py",
        "numgames/games/__init__.py",
    )
    run(tree, "-m", "ruff", "check", *game)
    run(tree, "-m", "ruff", "format", "--check", *game)


def test_what_is_missing_is_named(tree):
    """Without its board a game is not done, and a test says so."""
    board = tree / "web" / "games" / f"{GAME}.js"
    text = board.read_text(encoding="utf-8")
    board.unlink()
    try:
        done = start(tree, "-m", "pytest", "-k", GAME, "tests/test_docs.py")
    finally:
        board.write_text(text, encoding="utf-8")
    assert done.returncode == 1
    assert f"Race to Twenty lacks web/games/{GAME}.js" in done.stdout
