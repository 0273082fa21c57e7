"""What is promised of Python and node is what the workflow tests, everywhere where it is said."""

import json
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.support.paths import ROOT


def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


MATRIX = re.findall(
    r'- \{ python: "([\d.]+)", node: "(\d+)" \}', text(".github/workflows/pages.yml")
)
PYTHONS = sorted({python for python, _ in MATRIX}, key=lambda version: int(version[2:]))
NODES = sorted({node for _, node in MATRIX}, key=int)


def test_the_readme_promises_what_is_tested() -> None:
    first, last = PYTHONS[0], PYTHONS[-1]
    assert [f"3.{minor}" for minor in range(int(first[2:]), int(last[2:]) + 1)] == PYTHONS
    nodes = f"{', '.join(NODES[:-1])} or {NODES[-1]}"
    assert f"Python {first} to {last}, node {nodes}, and `make`" in text("README.md")


def test_the_packages_promise_what_is_tested() -> None:
    project = tomllib.loads(text("pyproject.toml"))["project"]
    assert project["requires-python"] == f">={PYTHONS[0]}"
    promised = [one for one in project["classifiers"] if ":: Python :: 3." in one]
    assert promised == [f"Programming Language :: Python :: {v}" for v in PYTHONS]
    assert json.loads(text("package.json"))["engines"]["node"] == " || ".join(NODES)


def test_the_tools_refuse_what_is_too_old() -> None:
    assert f"sys.version_info < (3, {PYTHONS[0][2:]})" in text("tools/__init__.py")
    assert f"needs node {NODES[0]} or newer" in text("tools/dev/prepare.py")
    assert f"It needs Python {PYTHONS[0]}, node {NODES[0]} and make" in text("index.html")


@pytest.mark.parametrize(
    ("answer", "code", "says"),
    [
        ("https://ada.example/games/", 0, "https://ada.example/games/\n"),
        ('{"message": "no"}', 1, ""),
    ],
)
def test_the_address_of_the_site_is_what_pages_says_or_nothing(
    tmp_path: Path, answer: str, code: int, says: str
) -> None:
    gh = tmp_path / "gh"
    gh.write_text(f"#!/bin/sh\necho '{answer}'\nexit {code}\n", encoding="utf-8")
    gh.chmod(0o755)
    env = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "GITHUB_REPOSITORY": "ada/games"}
    done = subprocess.run([ROOT / ".ci" / "site-url"], env=env, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, says)
