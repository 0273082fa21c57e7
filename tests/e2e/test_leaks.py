"""Many games in a row in one page: it stays as small as it was, with the workers it had.

The workers stay small, too.  Whatever Python and JavaScript hold of each other is a proxy in the
heap of a worker: one left behind by each of the ten thousand answers would make it half as large
again.
"""

import pytest
from playwright.sync_api import CDPSession, Page

from numgames.games import GAMES
from tests.support.engine import full
from tests.support.pages import settled
from tests.support.paths import ROOT
from tools.measure.bench_heap import WEIGH, held, in_workers

PLAY = "(game) => bench.begin(game).then(() => bench.play(200))"
MOST = {5: 1.10, 500: 1.05}
"""What is there afterwards, by the number of games: a few of them say little."""
FEW = 10
"""Listeners of sixty that may be there just now, whatever the number of games."""


def left(page: Page, tools: CDPSession) -> "dict[str, int]":
    """What the page holds, and together with its workers.

    Only in the latter compiled code is counted: the browser compiles what is used often, for hours,
    and in a page as small as this one that alone is a tenth.
    """
    ours = held(page, tools)["ours"]
    whole = tools.send(WEIGH)["usedSize"]
    lighter, heavier = in_workers(page)
    counted = tools.send("Memory.getDOMCounters")
    return {
        "bytes": ours,
        "elements": counted["nodes"],
        "listeners": counted["jsEventListeners"],
        "workers": len(page.workers),
        "lighter worker": lighter,
        "heavier worker": heavier,
        "together with compiled code": whole + lighter + heavier,
    }


@pytest.mark.trust("games in a row in one page", short=5, full=500)
def test_many_games_in_a_row_leave_nothing_behind(
    page: Page, request: pytest.FixtureRequest, amount: int, record_property
) -> None:
    """With Pyodide, too, if it is meant in earnest: its start alone would take too long here."""
    earnest = amount > 5
    page.add_init_script(path=ROOT / "tools" / "measure" / "bench_page.js")
    page.goto(request.getfixturevalue("site" if earnest else "quick_site"))
    (full if earnest else settled)(page)
    games = list(GAMES)
    for game in games:  # each once: what is loaded only once is no leak
        page.evaluate(PLAY, game)
    tools = page.context.new_cdp_session(page)
    before = left(page, tools)
    for number in range(amount):
        page.evaluate(PLAY, games[number % len(games)])
    after = left(page, tools)
    more = {what: after[what] / before[what] for what in before}
    said = ", ".join(f"{what} {share:.3f}" for what, share in more.items())
    record_property("figure", f"{said} of {before['bytes'] / 1e6:.1f} MB")
    counted = [what for what in more if what != "listeners"]
    assert max(more[what] for what in counted) <= MOST[amount], (before, after)
    assert after["listeners"] - before["listeners"] < FEW
    assert more["workers"] == 1
