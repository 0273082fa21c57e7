"""Tries survivors once more from a changed file, in a new process.

`mutants.py --from-file`.  What runs when a module is imported has run before a forked process
changes it; here the change is there from the beginning.  Slow: seconds for each.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import libcst
from mutmut.mutation.file_mutation import deep_replace

from tools.measure.mutants_made import Mutant
from tools.measure.mutants_run import OPTIONS


def tree(root: Path, folder: Path) -> Path:
    """A copy of everything the tests look at."""
    copy = folder / "tree"
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir(parents=True)
    for name in ("numgames", "tests"):
        shutil.copytree(root / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in root.iterdir():
        if path.name[0] != "." and path.name not in ("numgames", "tests", "build"):
            (copy / path.name).symlink_to(path)
    return copy


def run(mutants: "list[Mutant]", tests: "list[list[str]]", copy: Path) -> "list[str]":
    """How each ends; first it must be sure that nothing fails without a change."""
    files = [list(dict.fromkeys([test.split("::")[0] for test in some])) for some in tests]
    if pytest_says(copy, sorted({file for some in files for file in some})) != 0:
        raise SystemExit("The tests fail without any mutant.")
    return [end(mutant, copy, some) for mutant, some in zip(mutants, files)]


def end(mutant: Mutant, copy: Path, files: "list[str]") -> str:
    file = copy / mutant.path
    before = file.read_text("utf-8")
    changed = deep_replace(mutant.tree, mutant.made.original_node, mutant.made.mutated_node)
    assert isinstance(changed, libcst.Module)
    file.write_text(changed.code, "utf-8")
    try:
        return "killed" if pytest_says(copy, files) else "survived"
    except subprocess.TimeoutExpired:
        return "timed out"
    finally:
        file.write_text(before, "utf-8")


def pytest_says(copy: Path, files: "list[str]") -> int:
    command = [sys.executable, "-B", "-m", "pytest", "-x", *OPTIONS, *files]
    return subprocess.run(command, cwd=copy, capture_output=True, timeout=900).returncode
