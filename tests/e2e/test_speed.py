"""Speed that can be promised on any machine: bytes, requests, and who waits for whom.

Times are for `make bench-web`.  The limits are those of docs/performance.md, where slack is
wide enough for a busy machine.
"""

import gzip
import time
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.support.engine import STALLED, full, worker
from tests.support.hands import act, step, tap
from tests.support.pages import PATH, NewPage, WithoutPyodide, begin
from tests.support.paths import ROOT
from tools.dev.serve import Server

PYODIDE = 6_343_000
"""Bytes of a stock Pyodide, as a server compresses it."""
BENCH = ROOT / "tools" / "measure" / "bench_page.js"
PLAYABLE = "performance.timeOrigin + performance.getEntriesByName('numgames:playable')[0].startTime"
ANSWERED = PLAYABLE.replace("numgames:playable", "bench:answered")
LATER = "numgames/rest."
BUSY = "setTimeout(() => { const end = Date.now() + 20000; while (Date.now() < end); })"


def packed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 6))


class Noting(WithoutPyodide):
    """Notes when it is asked for what."""

    asked: "list[tuple[float, str]]" = []  # noqa: RUF012 - one server at a time

    def do_GET(self) -> None:  # noqa: N802
        path = self.path.removeprefix(PATH).split("?")[0]
        self.asked.append((time.time() * 1000, path or "index.html"))
        super().do_GET()


def test_what_comes_before_the_first_tap_is_small(page: Page, built: Path) -> None:
    Noting.asked.clear()
    with Server(built, PATH, handler=Noting) as server:
        begin(page, server.url, "number_stack")
        tap(page, "[data-move=draw]")
        playable = page.evaluate(PLAYABLE)
    asked = {path for when, path in Noting.asked if when < playable}
    assert "runtime/micropython/micropython.wasm" in asked
    assert not [path for path in asked if path.startswith("runtime/pyodide/")]
    assert len(asked) <= 16
    assert sum(packed(built / path) for path in asked) <= 0.068 * PYODIDE


def too_early(page: Page, built: Path) -> float:
    """Milliseconds by which what nobody waits for is asked for before the first answer."""
    Noting.asked.clear()
    page.add_init_script(path=BENCH)
    with Server(built, PATH, handler=Noting) as server:
        page.goto(f"{server.url}#/setup/stack_attack_score")
        with page.expect_request("**/runtime/pyodide/**"):
            page.evaluate("bench.firstTap()")
        answered = float(page.evaluate(ANSWERED))
        page.wait_for_timeout(500)
    later = [when for when, path in Noting.asked if path.startswith(("runtime/pyodide/", LATER))]
    assert len(later) > 1
    return answered - min(later)


def test_what_nobody_waits_for_comes_after_the_first_answer(new_page: NewPage, built: Path) -> None:
    """Pyodide would take the processor from a tap that is made as soon as it can be.  (A page that
    the machine holds up between two answers takes that for people who think: scheduler.ts.)"""
    assert any(too_early(new_page(), built) < 0 for _ in range(3))


def test_what_the_first_tap_needs_is_asked_for_before_the_pages_scripts_have_come(
    page: Page, quick_site: str
) -> None:
    held: list[Route] = []
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(quick_site)))
    page.route("**/web/main.js", lambda route: held.append(route))
    with page.expect_request("**/first.bin"):
        page.goto(f"{quick_site}#/setup/number_stack", wait_until="commit")
    scripts = [path for path in asked if path.endswith(".js")]
    assert scripts[0] == "web/boot.js"
    assert sum("runtime/pyscript/" in path for path in set(scripts)) == 3
    soon = {
        "web/python/loaders/load-micropython.js",
        "web/python/worker.py",
        "runtime/micropython/micropython.wasm",
    }
    assert soon <= set(asked)
    for route in held:
        route.continue_()


def test_a_worker_whose_loader_does_not_come_is_made_again_at_once(
    new_page: NewPage, quick_site: str
) -> None:
    page = new_page(errors="ERR_FAILED|Failed to fetch")
    page.route(
        "**/load-micropython.js", lambda route: route.abort(), times=2
    )  # the page's wish, the worker's
    begin(page, quick_site, "number_stack")
    waited = page.evaluate(PLAYABLE) - page.evaluate("performance.timeOrigin")
    assert waited < STALLED


class NothingKept(WithoutPyodide):
    """Forbids the browser to keep anything."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


def test_a_host_that_forbids_to_keep_files_is_only_slower(page: Page, built: Path) -> None:
    with Server(built, PATH, handler=NothingKept) as server:
        begin(page, server.url, "number_stack")
        tap(page, "[data-move=draw]")


def test_all_of_it_is_no_bigger_than_pyodide_and_a_tenth(built: Path) -> None:
    """But for the pictures, which only stores and messengers ask for."""
    files = [file for file in built.rglob("*") if file.is_file() and file.parent.name != "pictures"]
    assert sum(map(packed, files)) <= 1.10 * PYODIDE


def test_no_tap_waits_while_pyodide_thinks(page: Page, site: str) -> None:
    begin(page, site, "number_stack")
    full(page)
    worker(page, "pyodide").evaluate(BUSY)
    tap(page, "[data-move=draw]")
    page.locator("[data-act=hint]").click()  # is Pyodide's, and has to wait for it
    for _ in range(6):
        before = step(page)
        act(page, lambda moves: "discard")
        assert step(page) > before
    expect(page.locator(".toast")).to_have_count(0)  # nobody had to stand in for anybody
