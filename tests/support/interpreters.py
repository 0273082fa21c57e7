"""Runs a program on one of the three interpreters: CPython, or under node what the page loads."""

import os
import subprocess
import sys
from pathlib import Path

from tests.support.paths import ROOT


def lines_of(interpreter, script, timeout=900):
    """What a program prints, line by line."""
    command = ["node", Path(__file__).with_name("run.mjs"), interpreter, script]
    done = subprocess.run(
        [sys.executable, script] if interpreter == "cpython" else command,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        timeout=timeout,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()
