"""docs/architecture.md says where things are, and they are there."""

import re

from numgames.games import ORDER
from tests.support.paths import ROOT


def folders_of_the_tree():
    """Every folder of the tree in docs/architecture.md, by its path."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    lines = re.search(r"```text\n(numgames/.*?)```", page, re.S)[1].splitlines()
    above, found = [], set()
    for line in lines:
        depth = (len(line) - len(line.lstrip())) // 2
        above = [*above[:depth], line.split()[0]]
        found.add("".join(above).rstrip("/"))
    return found


def test_the_tree_is_the_tree_on_disk():
    tops = ("numgames", "web", "tools", "tests", "docs")
    files = [path for top in tops for path in (ROOT / top).rglob("*") if path.is_file()]
    folders = {path.parent.relative_to(ROOT).as_posix() for path in files}
    folders = {path for path in folders if "__pycache__" not in path} | {*tops}
    games = {f"numgames/games/{game.id}" for game in ORDER}  # a folder each, as the tree says
    assert folders_of_the_tree() == folders - games
