"""The package as the page gets it: which modules, and without what no interpreter reads.

Two parts, because the first tap waits for the first of them, and few files, because thirty
requests take longer than MicroPython's start.
"""

import ast
import re
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENTRY = "numgames.bridge"
"""What web/python/worker.py imports: the page gets this module and all that it needs."""

LAB = "numgames.lab.bridge"
"""What the lab's sandbox imports, in the same way."""

Sources = dict[str, str]
"""Modules by path."""


def parts() -> "tuple[Sources, Sources]":
    """What playing needs, and the rest."""
    first = needed(ENTRY, at_once=True)
    rest = [file for file in needed(ENTRY) if file not in first]
    return stripped(first), stripped(rest)


def stripped(files: "list[Path]") -> Sources:
    return {
        file.relative_to(ROOT).as_posix(): bare(file.read_text(encoding="utf-8")) for file in files
    }


def copy_lab(site: Path) -> None:
    """The modules of the bot lab, which gets them one by one."""
    for file in needed(LAB):
        path = site / file.relative_to(ROOT)
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, path)


def bare(source: str) -> str:
    """A module without comments, docstrings and types: MicroPython drops them as it reads, and
    they are more than half of what would have to be fetched before the first tap."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        if isinstance(getattr(node, "body", None), list):
            kept = [one for part in node.body for one in untyped(part)]
            node.body = kept or ([] if node is tree else [ast.Pass()])
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            node.names = [one for one in node.names if (one.asname or one.name) in used]
    tree.body = [node for node in tree.body if getattr(node, "names", True)]
    return re.sub("^ +", lambda indent: " " * (len(indent[0]) // 4), ast.unparse(tree), flags=re.M)


def untyped(node: ast.stmt) -> "list[ast.stmt]":
    """What MicroPython needs of the statement."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return []
    if isinstance(node, ast.Assign) and ast.unparse(node) == "TYPE_CHECKING = False":
        return []
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return node.orelse
    if isinstance(node, ast.AnnAssign):
        return [ast.Assign([node.target], node.value, lineno=node.lineno)] if node.value else []
    return [node]


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
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in tree.body if at_once else ast.walk(tree):
            if isinstance(node, ast.Import):
                waiting += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                waiting += [node.module] + [f"{node.module}.{alias.name}" for alias in node.names]
    return sorted(found)


def source(name: str) -> "Path | None":
    """The file of a module of ours."""
    path = ROOT.joinpath(*name.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if name.startswith("numgames") and file.is_file():
            return file
    return None
