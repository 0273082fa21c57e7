"""Whole sittings at the terminal look as they did when somebody last read them.

Wanted another way?  `make goldens`, and read the diff.
"""

import pytest

from tests.support.paths import ROOT
from tests.support.transcripts import FOLDER, SCRIPTS, transcript


@pytest.mark.parametrize("name", SCRIPTS)
def test_it_looks_as_it_did(name, monkeypatch):
    monkeypatch.chdir(ROOT)
    assert transcript(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_there_is_a_file_for_every_sitting_and_none_for_others():
    assert sorted([path.stem for path in FOLDER.glob("*.txt")]) == sorted(SCRIPTS)
