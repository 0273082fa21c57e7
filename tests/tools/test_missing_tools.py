"""A machine that lacks a tool is told in one sentence which."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.paths import ROOT

OLD = sorted(Path.home().glob(".pyenv/versions/*/bin/python"))
"""Whatever other Pythons there are."""


def make(*command: str, path: "str | None" = None) -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, **({"PATH": path} if path else {})}
    make = shutil.which("make")
    assert make
    return subprocess.run([make, *command], cwd=ROOT, env=env, capture_output=True, text=True)


def too_old(python: Path) -> bool:
    ask = [str(python), "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]
    return subprocess.run(ask).returncode == 1


def test_an_old_python_is_told_so_before_it_reads_anything_else() -> None:
    found = [python for python in OLD if too_old(python)]
    if not found:
        pytest.skip("no Python here is too old")
    for python in found:
        done = make("play", f"PYTHON={python}")
        assert done.returncode
        first, *rest = done.stderr.splitlines()
        assert "needs Python 3.11 or newer" in first, (python, done.stderr)
        assert all(line.startswith("make") for line in rest), (python, done.stderr)


def test_the_first_file_of_the_tools_has_no_new_syntax() -> None:
    """What no Python here is old enough to try: words that 2.7 and 3.0 know."""
    text = (ROOT / "tools" / "__init__.py").read_text(encoding="utf-8")
    assert not any(new in text for new in ('f"', "f'", ":=", "->", "print"))


def test_without_python_make_says_what_to_install() -> None:
    done = make("play", "PYTHON=no-such-python")
    assert done.returncode
    assert "Please install python3" in done.stderr


def test_without_node_or_with_an_old_one_there_is_one_sentence(tmp_path: Path) -> None:
    for name in ("sh", "uname"):
        os.symlink(shutil.which(name) or "", tmp_path / name)
    if os.geteuid() == 0:  # prepare would install it: it must not find how
        assert not (tmp_path / "apt-get").exists()
    done = make("node", f"PYTHON={sys.executable}", path=str(tmp_path))
    assert done.returncode
    assert "Please install nodejs" in done.stderr
    assert "Traceback" not in done.stderr

    node = tmp_path / "node"
    node.write_text("#!/bin/sh\necho v18.20.0\n", encoding="utf-8")
    node.chmod(0o755)
    done = make("node", f"PYTHON={sys.executable}", path=str(tmp_path))
    assert done.returncode
    assert "needs node 20 or newer; this is v18.20.0" in done.stderr
    assert "Traceback" not in done.stderr
