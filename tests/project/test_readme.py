"""The README is true: its Python runs and gives what its comments say, its commands exist."""

import ast
import re
import subprocess
import sys

import pytest

from tests.support.paths import ROOT, of_repository

README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = [
    line.partition("#")[0].strip()
    for page in ("README.md", "CONTRIBUTING.md", "docs/add-a-game.md", "docs/research.md")
    for block in re.findall(r"```sh\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.S)
    for line in block.splitlines()
    if line.partition("#")[0].strip()
]


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", README, re.S))
def test_python_gives_what_its_comments_say(block):
    names: dict[str, object] = {}
    compared = 0
    for line in block.splitlines():
        code, _, comment = line.partition("  # ")
        parsed = ast.parse(code).body
        if parsed and isinstance(parsed[0], ast.Expr):
            got = repr(eval(code, names))
            assert got == comment.partition(": ")[0] if "): " in comment else got == comment, line
            compared += 1
        else:
            exec(code, names)
    assert compared > 0


@pytest.mark.parametrize("command", dict.fromkeys(COMMANDS))
def test_commands_exist(command):
    """Each one starts: make knows the target, Python the module, pip the package."""
    program, *rest = command.split()
    if program == "make":
        done = subprocess.run(
            ["make", "--dry-run", *rest], cwd=ROOT, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
    elif program == "python3" and rest[0] == "-m":
        tried = [sys.executable, "-m", rest[1], "--help"]
        assert subprocess.run(tried, cwd=ROOT, capture_output=True).returncode == 0
    elif program == "python3":
        assert (ROOT / rest[0]).is_file()
    else:
        known = ("pip install .", "pip install pre-commit", "pre-commit install", "numgames")
        assert command in known


def test_the_table_lists_the_games_in_their_own_words():
    from numgames.games import ORDER
    from numgames.words import game_words

    for game in ORDER:
        assert f"| {game.title} | {game_words(game.id).task} |" in README


def test_pictures_are_there_and_small():
    found = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    pictures = [target for target in found if not of_repository(ROOT / "README.md", target)]
    assert pictures
    assert sum((ROOT / picture).stat().st_size for picture in pictures) < 200_000


def test_whoever_arrives_finds_the_way_in_at_the_top():
    """What it is, a picture, a copy that is online, and how to play: before anything else."""
    top, heading, _ = README.partition("\n## Play now\n")
    assert heading
    assert len(top.splitlines()) < 15
    assert "](docs/pictures/" in top
    assert "](../../deployments)" in top
    assert "For children" in top
    assert "github.io" not in README, "every fork is somebody else's"


def test_a_tablet_gets_it_in_steps():
    part = README.partition("\n## On a tablet\n")[2].partition("\n## ")[0]
    steps = re.findall(r"^(\d)\. ", part, re.M)
    assert steps == ["1", "2", "3"] * 2, "from an address, and from the one file"
    assert "numgames.html" in part
    assert re.search(r"\bInstall\b", part)
