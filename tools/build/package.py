"""The package as the page gets it: which modules, in two parts.

Two, because the first tap waits for the first of them, and few files, because thirty
requests take longer than MicroPython's start.
"""

import ast
import shutil
from pathlib import Path

from numgames.games import ORDER
from numgames.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
ENTRY = "numgames.bridge"
"""What web/python/worker.py imports: the page gets this module and all that it needs."""

LAB = "numgames.lab.bridge"
"""What the lab's sandbox imports, in the same way."""

ADVICE = [f"numgames.games.{game.id}.advice" for game in ORDER]
"""What no import line names: HOOK finds it by a game's id, when the coach first needs it."""
HOOK = "numgames.advice"

Sources = dict[str, str]
"""Modules by path."""


def parts() -> "tuple[Sources, Sources]":
    """What playing needs, and the rest."""
    first = needed(ENTRY, at_once=True)
    rest = [file for file in needed(ENTRY) if file not in first]
    return plain(first), plain(rest)


def plain(files: "list[Path]") -> Sources:
    """Modules without comments, and with no two texts side by side, which mpy-cross cannot read."""
    texts = {file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in files}
    return {path: ast.unparse(ast.parse(text)) for path, text in texts.items()}


def copy_lab(site: Path) -> None:
    """The modules of the bot lab, which gets them one by one."""
    for file in needed(LAB):
        path = site / file.relative_to(ROOT)
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, path)


def needed(entry: str, at_once: bool = False) -> "list[Path]":
    """The file of `entry` and of every module of ours that it imports, `at_once` or later."""
    found: set[Path] = set()
    waiting = [entry]
    while waiting:
        name = waiting.pop()
        file = source(name)
        if file is None or file in found:
            continue
        found.add(file)
        waiting.append(name.rpartition(".")[0])
        waiting += ADVICE if name == HOOK else []
        tree = ast.parse(file.read_text(encoding="utf-8"))
        waiting += spoken(tree)
        for node in tree.body if at_once else ast.walk(tree):
            if isinstance(node, ast.Import):
                waiting += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                waiting += [node.module] + [f"{node.module}.{alias.name}" for alias in node.names]
    return sorted(found)


def spoken(tree: ast.Module) -> "list[str]":
    """The modules of words that a module speaks with: those it names in a call of `words`, and, if
    it calls `game_words`, those of every game.  They come with it, in every language."""
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "game_words":
                names += [game.id for game in ORDER]
            elif node.func.id == "words" and isinstance(node.args[0], ast.Constant):
                names.append(str(node.args[0].value))
    return [f"numgames.words.{lang}.{name}" for lang in LANGUAGES for name in names]


def source(name: str) -> "Path | None":
    """The file of a module of ours."""
    path = ROOT.joinpath(*name.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if name.startswith("numgames") and file.is_file():
            return file
    return None
