"""docs/add-a-game.md, carried out in a copy of this tree."""

import re
import shutil
import subprocess
from pathlib import Path

from tests.support.paths import ROOT

TUTORIAL = ROOT / "docs" / "add-a-game.md"


COPIED = ("numgames", "web", "tests", "tools", "docs", "index.html", "pyscript.toml", "sw.js",
          "pyproject.toml", "Makefile", "README.md", "CONTRIBUTING.md", "CHANGELOG.md",
          "SECURITY.md", "LICENSE", "CITATION.cff", "requirements-dev.txt",
          "package.json")  # fmt: skip


GAME = "race_to_twenty"


BLOCK = re.compile(r"(?:^`([\w/.]+)`\n\n)?^```(\w+)\n(.*?)^```$", re.M | re.S)


def follow(tree: Path) -> None:
    """Carry the tutorial out in `tree`."""
    path = ""
    for named, kind, text in BLOCK.findall(TUTORIAL.read_text(encoding="utf-8")):
        path = named or path
        if kind == "diff":
            change(tree / path, text)
        elif kind in ("python", "ts"):
            assert not (tree / path).exists(), f"{path} is there already"
            (tree / path).parent.mkdir(exist_ok=True)
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
