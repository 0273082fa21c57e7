"""What Pyodide gets compiled: whole, the same each time, and never in the way of a build.

Whether the page starts from it is for tests/e2e to say; that it answers like the sources is
proved by every build (tools/precompile.mjs).
"""

import ast
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import precompile as subject  # noqa: E402
from build_site import ENTRY, bare, copy_package, copy_runtime, needed, node_modules  # noqa: E402

PYSCRIPT = node_modules() / "@pyscript/core/src/stdlib"
UNCHECKED = b"\1\0\0\0"
"""The flags of a compiled module that carries its source's hash and never looks at a source."""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site as it is before anything is compiled."""
    copy_runtime(node_modules(), tmp_path / "site" / "runtime")
    copy_package(tmp_path / "site")
    return tmp_path / "site"


def files(archive: Path) -> "dict[str, bytes]":
    with zipfile.ZipFile(archive) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def test_everything_the_page_imports_is_compiled(site: Path) -> None:
    assert subject.precompile(site, PYSCRIPT, ROOT / "build")
    package = files(site / "runtime/pyodide/numgames.zip")
    assert sorted(package) == sorted(
        f"{file.relative_to(ROOT).as_posix()}c" for file in needed(ENTRY)
    )
    library = files(site / "runtime/pyodide/python_stdlib.zip")
    assert {"json/__init__.pyc", "asyncio/__init__.pyc", "inspect.pyc"} <= library.keys()
    compiled = {**package, **{k: v for k, v in library.items() if k.endswith(".pyc")}}
    assert {text[4:8] for text in compiled.values()} == {UNCHECKED}
    assert len({text[:4] for text in compiled.values()}) == 1


@pytest.mark.long
def test_the_same_sources_give_the_same_bytes(site: Path, tmp_path: Path) -> None:
    made = []
    for name in ("one", "two"):
        assert subject.make(site, PYSCRIPT, tmp_path / name) == ""
        made.append([(tmp_path / name / file).read_bytes() for file in subject.MADE])
    assert made[0] == made[1]


@pytest.mark.parametrize("node", ["missing", "failing"])
def test_without_it_the_stock_library_is_served(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, node: str
) -> None:
    def run(command: object, **_: object) -> "subprocess.CompletedProcess[str]":
        if node == "missing":
            raise FileNotFoundError("no node here")
        return subprocess.CompletedProcess([], 1, "", "another version")

    monkeypatch.setattr(subject.subprocess, "run", run)
    stock = (site / "runtime/pyodide/python_stdlib.zip").read_bytes()
    assert not subject.precompile(site, PYSCRIPT, tmp_path / "build")
    assert (site / "runtime/pyodide/python_stdlib.zip").read_bytes() == stock
    package = files(site / "runtime/pyodide/numgames.zip")
    assert package.keys() == {file.relative_to(ROOT).as_posix() for file in needed(ENTRY)}


def told(source: str) -> str:
    """What a module says to an interpreter that keeps no docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(getattr(node, "body", None), list):
            node.body = [one for one in node.body if not is_text(one)]  # type: ignore[attr-defined]
    return ast.dump(tree)


def is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


@pytest.mark.parametrize("file", needed(ENTRY), ids=lambda file: file.stem)
def test_without_comments_a_module_is_the_same(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert told(bare(source)) == told(source)
    assert len(bare(source).splitlines()) == len(source.splitlines())
    assert not [line for line in bare(source).splitlines() if line.lstrip().startswith("#")]
