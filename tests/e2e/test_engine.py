"""Two interpreters, one engine: each stands in for the other, and nothing is ever lost.

Workers are killed and hung from outside, through the browser's own tools: the page has no
switch for it.  Which worker is which is told by what it has fetched.
"""

import re
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.support.engine import ASKED, DIE, STALLED, UNREACHED, full, worker, worker_or_none
from tests.support.hands import press, record_of, step, tap
from tests.support.pages import PATH, NewPage, WithoutPyodide, begin, said, settled
from tools.dev.serve import Server
from tools.dev.waiting import until

HANG = "setTimeout(() => { for (;;); })"
LOCKED = """Math.random = () => 0.1; // by which the page names its workers
const untilFree = new Promise((resolve) => { globalThis.free = resolve; });
navigator.locks.request("numgames-quick-0.1", () => untilFree);"""
"""The first worker does not get its lock, by which its death is noticed."""
NO_PATIENCE = "globalThis.setInterval = () => 0"
"""Nobody who keeps silent is ever given up: awake-timeout.ts counts beats."""
WATCH_PROGRESS = """() => {
  globalThis.seen = [];
  setInterval(() => {
    const bar = document.querySelector(".sheet progress");
    if (bar && bar.value / bar.max !== seen.at(-1)) seen.push(bar.value / bar.max);
  }, 40);
}"""

ONE_MORE = """async ([main, record]) => {
  const { engine } = await import(main);
  await engine.ask({ do: "view", record, names: ["Ada", "Ben"] });
}"""
"""Python answers in turn: with this answer, all that was asked before has its answer, too."""


def draw_and_discard(page: Page) -> None:
    """One whole turn of Number Stack, after which the game goes on whatever the card was."""
    tap(page, "[data-move=draw]")
    tap(page, "[data-move=discard]")


def marks(page: Page) -> "list[str]":
    """What the page can be measured by, in the order it came."""
    names: list[str] = page.evaluate(
        "performance.getEntriesByType('mark').sort((a, b) => a.startTime - b.startTime)"
        ".map(mark => mark.name)"
    )
    return names


def test_each_worker_dies_in_turn_and_the_game_goes_on(page: Page, site: str) -> None:
    begin(page, site, "number_stack")
    full(page)
    assert marks(page) == ["numgames:drawn", "numgames:playable", "numgames:full"]
    draw_and_discard(page)
    worker(page, "micropython").evaluate(DIE)
    draw_and_discard(page)
    expect(page.locator(".toast")).to_contain_text("Nothing is lost")
    expect(page.locator(".toast")).to_have_count(0)  # it goes, and another one is there
    worker(page, "pyodide").evaluate(DIE)
    draw_and_discard(page)
    expect(page.locator(".play")).to_have_attribute("data-wait", "draw")


@pytest.mark.parametrize("harm", [DIE, HANG])
def test_a_worker_is_replaced_with_nobody_to_stand_in(
    page: Page, quick_site: str, harm: str
) -> None:
    """A death is told at once, by a lock; one that only keeps silent is waited for."""
    if harm == DIE:
        page.add_init_script(NO_PATIENCE)
    begin(page, quick_site, "number_stack")
    draw_and_discard(page)
    worker(page, "micropython").evaluate(harm)
    draw_and_discard(page)
    expect(page.locator(".play")).to_have_attribute("data-wait", "draw")


def test_nobody_counts_on_a_worker_whose_death_would_not_be_noticed(
    page: Page, quick_site: str
) -> None:
    page.add_init_script(LOCKED)
    page.goto(f"{quick_site}#/setup/number_stack")
    page.wait_for_timeout(1500)
    assert marks(page) == ["numgames:drawn"]
    page.evaluate("free()")
    page.locator(".btn--go").click()
    page.locator(".play").wait_for()
    with page.expect_worker(timeout=10_000):  # another one, with nobody asking for anything
        worker(page, "micropython").evaluate(DIE)


def test_a_hanging_worker_is_noticed_and_replaced(page: Page, site: str) -> None:
    begin(page, site, "number_stack")
    full(page)
    hung = worker(page, "micropython")
    hung.evaluate(HANG)
    page.get_by_role("button", name=re.compile("draw", re.I)).first.click()
    page.locator('[data-move="keep"]').wait_for()
    expect(page.locator(".toast")).to_contain_text("has taken over")
    expect(page.locator(".toast")).to_have_count(0)
    late = time.monotonic() + 60
    while worker_or_none(page, "micropython") in (None, hung):
        assert time.monotonic() < late, "nobody has taken the place of the hanging one"
        page.wait_for_timeout(100)


def test_without_micropython_pyodide_serves(new_page: NewPage, site: str) -> None:
    page = new_page(errors=UNREACHED)
    page.set_default_timeout(90_000)  # for all of Pyodide
    page.context.route("**/runtime/micropython/**", lambda route: route.abort())
    begin(page, site, "number_stack")
    expect(page.locator(".toast")).to_contain_text("has taken over")
    draw_and_discard(page)
    assert "your turn" in said(page)


def test_both_dead_leaves_the_rules_and_a_way_back(new_page: NewPage, site: str) -> None:
    page = new_page(errors=UNREACHED)
    page.context.route("**/runtime/*python/**", lambda route: route.abort())
    page.context.route("**/runtime/pyodide/**", lambda route: route.abort())
    page.goto(f"{site}#/setup/number_stack")
    page.locator(".btn--go").click()
    trouble = page.locator("[data-trouble]")
    expect(trouble).to_contain_text("Python has stopped")
    page.goto(f"{site}#/rules/number_stack")
    expect(page.get_by_role("heading", level=1)).to_contain_text("exactly 15")
    page.locator(".demo .btn--main").click()
    expect(page.locator(".demo__mid")).to_contain_text("Ada drew a 4")
    page.go_back()
    page.context.unroute("**/runtime/*python/**")
    trouble.get_by_role("button", name="Try again").click()
    page.locator(".play").wait_for()  # the tap that could not be served has not been forgotten
    expect(trouble).to_have_count(0)


class Slow(WithoutPyodide):
    """Sends MicroPython drop by drop, each when the test lets it go."""

    drops = threading.Semaphore(0)

    def copyfile(self, source: BinaryIO, outputfile: BinaryIO) -> None:  # type: ignore[override]
        while chunk := source.read(32_768):
            if self.path.endswith("micropython.wasm"):
                self.drops.acquire(timeout=60)
            outputfile.write(chunk)


def test_a_slow_network_shows_real_progress(page: Page, built: Path) -> None:
    with Server(built, PATH, handler=Slow) as server:
        page.goto(f"{server.url}#/setup/number_stack")
        page.locator(".btn--go").click()
        expect(page.locator(".btn--go")).to_have_text("Setting up")
        page.evaluate(WATCH_PROGRESS)
        for _ in range(13):  # all but the last, each when the page has seen the one before
            before = page.evaluate("seen.length")
            Slow.drops.release()
            with suppress(TimeoutError):  # what comes at once with another is not told for itself
                until(page, "(n) => seen.length > n", arg=before, timeout=3000)
        Slow.drops.release(1000)
        page.locator(".play").wait_for()
        seen = page.evaluate("seen")
    assert len(seen) >= 4, f"progress that moves: {seen}"
    assert seen == sorted(seen)
    assert 0.5 < seen[-1] <= 1


def expect_asked(page: Page, record: str, *wanted: str) -> None:
    """Python is asked about these moves in this position, and about no more once it is quiet."""
    settled(page)
    about = "asked.filter(({ record }) => record === r)"
    enough = f"([r, count]) => {about}.length >= count"
    until(page, enough, arg=[record, len(wanted)])
    page.wait_for_timeout(300)
    found = page.evaluate(f"(r) => {about}", record)
    assert sorted(one.get("move", one["do"]) for one in found) == list(wanted)


def test_what_was_asked_for_in_vain_is_asked_again_by_its_tap(new_page: NewPage, site: str) -> None:
    """Python is asked while people look at the two buttons, and not again by the tap.  Then it dies
    with the answer to the next tap given, and the one after that cannot come."""
    page = new_page(errors=UNREACHED)
    page.add_init_script(ASKED)
    page.context.route("**/runtime/pyodide/**", lambda route: route.abort())
    begin(page, site, "stack_attack_score")
    record = record_of(page, "stack_attack_score")
    expect_asked(page, record, "skip", "take")
    page.evaluate(ONE_MORE, [f"{site}web/main.js", record])
    page.context.route("**/runtime/micropython/**", lambda route: route.abort())
    worker(page, "micropython").evaluate(DIE)
    tap(page, "[data-move=take]")
    expect_asked(page, record, "skip", "take", "view")
    before = step(page)
    press(page, "[data-move=skip]")
    trouble = page.locator("[data-trouble]")
    expect(trouble).to_contain_text("Python has stopped", timeout=STALLED)
    page.context.unroute("**/runtime/micropython/**")
    trouble.get_by_role("button", name="Try again").click()
    expect(page.locator(".play")).not_to_have_attribute("data-step", str(before))
