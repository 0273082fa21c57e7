"""Many games in a row in one page: it stays as small as it was, with the workers it had."""

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import ROOT, settled
from tests.e2e.test_engine import full
from tests.e2e.test_storage import GAMES

PLAY = "(game) => bench.begin(game).then(() => bench.play(200))"
MOST = {5: 1.10, 500: 1.05}
"""The heap afterwards, by the number of games: over a few of them it has not settled yet."""


def heap(page: Page) -> float:
    """Bytes that the page needs, without its garbage."""
    tools = page.context.new_cdp_session(page)
    tools.send("HeapProfiler.collectGarbage")
    used = float(tools.send("Runtime.getHeapUsage")["usedSize"])
    tools.detach()
    return used


@pytest.mark.trust("games in a row in one page", short=5, full=500)
def test_many_games_in_a_row_leave_nothing_behind(
    page: Page, request: pytest.FixtureRequest, amount: int, record_property
) -> None:
    """With Pyodide, too, if it is meant in earnest: its start alone would take too long here."""
    earnest = amount > 5
    page.add_init_script(path=ROOT / "tools" / "bench_page.js")
    page.goto(request.getfixturevalue("site" if earnest else "quick_site"))
    (full if earnest else settled)(page)
    for game in GAMES:  # each once: what is loaded only once is no leak
        page.evaluate(PLAY, game)
    before, workers = heap(page), len(page.workers)
    for number in range(amount):
        page.evaluate(PLAY, GAMES[number % len(GAMES)])
    after = heap(page)
    record_property("figure", f"heap {after / before:.3f} of {before / 1e6:.1f} MB")
    assert after <= MOST[amount] * before
    assert len(page.workers) == workers
