"""A test fails when one thing in the code is changed: here for two small modules; `make trust` asks
it of all (tools/measure/mutants.py)."""

import subprocess
import sys

from tests.support.paths import ROOT


def test_mutants_of_two_modules_are_killed(tmp_path):
    tests = ["--tests", "tests/unit/play/test_match.py", "tests/unit/play/test_duplicate.py"]
    less = ["--only", "play.match", "play.duplicate", *tests, "--longest", "0.2", "--least", "0.9"]
    command = [sys.executable, "-m", "tools.measure.mutants", "--folder", str(tmp_path), *less]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
