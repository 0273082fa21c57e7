"""A reload or a dead worker at any ply: the game on the table is the same, and soon.

Before every move of a game the page is loaded anew, one of the two workers is killed, and then
the move is made.  MicroPython stands in for Pyodide, whose start would take most of the time;
test_engine.py kills the real one.
"""

import random
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Worker
from serve import Server

from numgames.session import resume
from tests.e2e.conftest import PATH
from tests.e2e.hands import moves, open_table, play, record_of, step, tap, wait
from tests.e2e.test_engine import DIE, FETCHED
from tests.e2e.versions import with_micropython_alone

OPTIONS = {
    "sequence_stack": "",
    "stack_attack_score": "",
    "number_stack": "",
    "sequence_showdown": "numbers=30",
    "stack_attack_factor": "numbers=30",
}
BOTH = "performance.getEntriesByName('numgames:full').length > 0"
SOON = 3
"""Seconds until the game goes on."""


@pytest.fixture(scope="session")
def two_quick(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site with MicroPython for both interpreters."""
    folder = with_micropython_alone(built, tmp_path_factory.mktemp("quick") / "site")
    with Server(folder, PATH) as server:
        yield server.url


def worker(page: Page, name: str) -> Worker:
    """The worker that the engine calls "quick" or "full"."""
    [found] = [one for one in page.workers if f"numgames-{name}-" in one.evaluate(FETCHED)]
    return found


def seen(page: Page, game: str) -> "tuple[str, int, str]":
    return record_of(page, game), step(page), page.locator(".play").inner_text()


@pytest.mark.trust("a reload and a dead worker at every ply", short=1, full=20)
@pytest.mark.parametrize("game", OPTIONS)
def test_the_game_is_the_same_after_a_reload_and_without_a_worker(
    page: Page, two_quick: str, game: str, amount: int, record_property
) -> None:
    """Every game twice, once for each worker.  A single one is only begun."""
    longest = 200 if amount > 1 else 1
    times: list[float] = []
    for seed in range(amount):
        for victim in ("quick", "full"):
            luck = random.Random(seed)
            open_table(page, two_quick, f"1.{game}.{OPTIONS[game]}.s{seed}.1.0")
            for _ in range(longest):
                times += interrupted(page, game, victim, luck)
                if wait(page) == "over":
                    break
    assert max(times) < SOON
    median = statistics.median(times)
    record_property("figure", f"{game} {max(times):.1f} s, median {median:.1f} s")


def interrupted(page: Page, game: str, victim: str, luck: random.Random) -> "list[float]":
    """One ply.  Gives the seconds until the game was back, and until the move was made."""
    before = seen(page, game)
    begun = time.monotonic()
    page.reload()
    page.locator(".play").wait_for()
    back = time.monotonic() - begun
    assert seen(page, game) == before
    page.wait_for_function(BOTH)
    worker(page, victim).evaluate(DIE)
    session = resume(before[0])
    move = "" if session.waits_for_draw else luck.choice(moves(page))
    begun = time.monotonic()
    play(page, move) if move else tap(page, "[data-move=draw]")
    made = time.monotonic() - begun
    wanted = session.play(move) if move else session.draw()
    assert record_of(page, game) == wanted.record.text()
    return [back, made]
