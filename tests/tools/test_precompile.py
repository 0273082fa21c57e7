"""What Pyodide gets compiled: whole, the same each time, and never in the way of a build.

Whether the page starts from it is for tests/e2e to say; that it answers like the sources is
proved by every build (tools/build/precompile.mjs).
"""

import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from numgames.bridge import ACTS, call
from tests.support.paths import ROOT
from tools.build import precompile as subject
from tools.build.package import ENTRY, needed, parts
from tools.build.runtime import node_modules

PYODIDE = node_modules() / "pyodide"
UNCHECKED = b"\1\0\0\0"
"""The flags of a compiled module that carries its source's hash and never looks at a source."""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site as it is before anything is compiled."""
    folder = tmp_path / "site"
    (folder / "numgames").mkdir(parents=True)
    return folder


def files(archive: Path) -> "dict[str, bytes]":
    with zipfile.ZipFile(archive) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def test_everything_the_page_imports_is_compiled(site: Path) -> None:
    assert subject.precompile(site, parts(), PYODIDE, ROOT / "build")
    package = files(site / "numgames/numgames.zip")
    assert sorted(package) == sorted(
        f"{file.relative_to(ROOT).as_posix()}c" for file in needed(ENTRY)
    )
    library = files(site / "numgames/library.zip")
    assert {"json/__init__.pyc", "asyncio/__init__.pyc", "inspect.pyc"} <= library.keys()
    compiled = {**package, **{k: v for k, v in library.items() if k.endswith(".pyc")}}
    assert {text[4:8] for text in compiled.values()} == {UNCHECKED}
    assert len({text[:4] for text in compiled.values()}) == 1


@pytest.mark.long
def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    made = []
    for name in ("one", "two"):
        assert subject.make(parts(), tmp_path / name) == ""
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
    assert not subject.precompile(site, parts(), PYODIDE, tmp_path / "build")
    stock = (PYODIDE / "python_stdlib.zip").read_bytes()
    assert (site / "numgames/library.zip").read_bytes() == stock
    package = files(site / "numgames/numgames.zip")
    assert package.keys() == {file.relative_to(ROOT).as_posix() for file in needed(ENTRY)}


ANSWER = "import json, sys\nfrom numgames.bridge import call\n"
ANSWER += "print(json.dumps([call(request) for request in json.load(sys.stdin)]))"


def answers(folder: Path, requests: "list[dict]") -> "list[str]":
    """What the package in a folder has to say."""
    told = json.dumps([json.dumps(request) for request in requests])
    run = [sys.executable, "-c", ANSWER]
    found = subprocess.run(run, cwd=folder, input=told, capture_output=True, text=True, check=True)
    return json.loads(found.stdout)


def test_playing_needs_only_the_first_part_of_the_package(tmp_path: Path) -> None:
    """MicroPython has to answer all but what prefetch.ts calls thinking before the rest comes."""
    for file in needed(ENTRY, at_once=True):
        path = tmp_path / file.relative_to(ROOT)
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, path)
    page = (ROOT / "web" / "app" / "prefetch.ts").read_text(encoding="utf-8")
    thinking = json.loads(re.search(r"const THINKING: Act\[\] = (\[.*?\]);", page)[1])
    protocol = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    requests = [json.loads(text) for text in re.findall(r"```json\n({.*?})\n```", protocol, re.S)]
    playing = [request for request in requests if request.get("do") in set(ACTS) - set(thinking)]
    assert {request["do"] for request in playing} == set(ACTS) - set(thinking)
    assert answers(tmp_path, playing) == [call(json.dumps(request)) for request in playing]
