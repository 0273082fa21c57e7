"""The examples of docs/research.md do what the page says."""

import doctest

from tests.support.paths import ROOT


def test_the_page_for_researchers_is_true():
    done = doctest.testfile(str(ROOT / "docs" / "research.md"), module_relative=False)
    assert done.attempted > 15
    assert not done.failed
