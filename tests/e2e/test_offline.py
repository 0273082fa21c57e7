"""Offline: what is kept, starting and playing without a server, and holes in what is kept.

A real browser and a host that is stopped, hung and broken; see versions.py.
"""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.hosting import MARK, Host
from tests.support.versions import (
    READY,
    WHOLE,
    OpenProfile,
    Sites,
    Start,
    begin,
    running_variant,
    served_variant,
    take,
)
from tools.dev.waiting import until

pytestmark = pytest.mark.trust("offline, hanging server, holes in the cache")

MISSING = "is missing on this device"


def lose(page: Page, path: str) -> None:
    """Make a hole: one file disappears from the cache."""
    gone = page.evaluate(
        """async (path) => {
          for (const name of await caches.keys())
            if (await (await caches.open(name)).delete(path)) return true;
        }""",
        path,
    )
    assert gone


def holed(start: Start, *paths: str) -> Page:
    """A page with holes in what is kept, after it has looked that through: later nobody mends a
    hole by it."""
    page = start()
    expect(page.get_by_text(READY)).to_be_visible()
    for path in paths:
        lose(page, path)
    return page


def has(page: Page, path: str) -> bool:
    return page.evaluate("(path) => caches.match(path).then(Boolean)", path)


def test_ready_means_every_byte_is_kept_and_nothing_else_is_needed(
    built: Path, open_profile: OpenProfile, tmp_path: Path
) -> None:
    with Host(built) as host:
        context = open_profile(tmp_path / "fresh")
        page = context.pages[0]
        page.goto(host.url)
        counted = re.compile(r"[\d.]+ of [\d.]+ MB, only once")
        expect(page.locator(".badge")).to_contain_text(counted)
        expect(page.get_by_text(READY)).to_be_visible(timeout=60_000)
        whole = page.evaluate(WHOLE)
        assert whole["wrong"] == []
        assert whole["kept"] == whole["listed"] > 50
        first = host.asked.index
        assert first("sw.js") > first("runtime/micropython/micropython.wasm"), "playing first"
        assert page.evaluate("!!navigator.serviceWorker.controller"), "kept without a reload"
        context.close()

        host.stop()
        context = open_profile(tmp_path / "fresh")
        page = context.pages[0]
        page.goto(host.url)
        expect(page.get_by_text(READY)).to_be_visible()
        until(page, "performance.getEntriesByName('numgames:full').length", timeout=60_000)
        context.close()


def test_broken_first_download_is_not_ready_and_goes_on(
    host: Host, open_profile: OpenProfile, tmp_path: Path
) -> None:
    context = open_profile(tmp_path / "fresh")
    page = context.pages[0]
    host.breaks["runtime/pyodide/pyodide.asm.wasm"] = 4_000_000
    page.goto(host.url)
    until(page, "caches.keys().then((names) => names.length === 1)")
    until(page, "navigator.serviceWorker.getRegistration().then((kept) => !kept)")
    assert not page.get_by_text(READY).is_visible()
    host.well()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text(READY)).to_be_visible(timeout=60_000)
    assert page.evaluate(WHOLE)["wrong"] == []
    assert MARK not in host.asked, "what had come is not fetched again"
    context.close()


def test_starts_and_plays_without_a_server_after_a_restart(host: Host, start: Start) -> None:
    host.stop()
    page = start()
    expect(page.get_by_text(READY)).to_be_visible()
    begin(page, host.url)
    while page.locator("main.play[data-wait=move]").count():
        take(page)
    page.wait_for_url("**/#/end/stack_attack_score")


def test_hanging_server_does_not_hold_up_the_start(host: Host, start: Start) -> None:
    host.hanging = True
    # as the browser itself may do at any time: this will hang, too
    page = start("navigator.serviceWorker.getRegistration().then((kept) => kept.update())")
    until(page, "performance.getEntriesByName('numgames:playable').length", timeout=15_000)
    expect(page.get_by_text(READY)).to_be_visible()
    begin(page, host.url)


@pytest.mark.parametrize("path", ["index.html", "web/main.js", "runtime/pyodide/pyodide.asm.wasm"])
def test_hole_heals_online(host: Host, start: Start, path: str) -> None:
    page = holed(start, path)
    page.reload()
    expect(page.get_by_text(READY)).to_be_visible()
    assert has(page, path)
    assert page.evaluate(WHOLE)["wrong"] == []


@pytest.mark.parametrize("path", ["web/main.js", "web/main.css", "web/python/worker.py"])
def test_hole_is_explained_offline_and_heals_by_itself(host: Host, start: Start, path: str) -> None:
    page = holed(start, path)
    host.stop()
    page.reload()
    expect(page.get_by_text(MISSING)).to_be_visible()
    host.well()
    expect(page.get_by_text(READY)).to_be_visible(timeout=60_000)


def test_hole_with_a_hanging_server_is_explained(host: Host, start: Start) -> None:
    page = holed(start, "index.html")
    host.hanging = True
    page.reload()
    expect(page.get_by_text(MISSING)).to_be_visible()


def test_hole_in_what_is_not_needed_does_not_stop_play(host: Host, start: Start) -> None:
    path = "runtime/pyodide/pyodide.asm.wasm"
    page = holed(start, path)
    host.stop()
    page.reload()
    expect(page.locator(".badge--warn")).to_be_visible()
    begin(page, host.url)
    page.get_by_role("link", name="All games").first.click()
    host.well()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text(READY)).to_be_visible()
    assert has(page, path)


def test_a_neighbour_that_deletes_all_caches_is_noticed(host: Host, start: Start) -> None:
    page = start()
    expect(page.get_by_text(READY)).to_be_visible()
    delete = "caches.keys().then((all) => Promise.all(all.map((name) => caches.delete(name))))"
    page.evaluate(delete)
    page.evaluate("dispatchEvent(new Event('online'))")
    until(page, f"({WHOLE})().then(({{ wrong }}) => !wrong.length).catch(() => false)")
    expect(page.get_by_text(READY)).to_be_visible()
    host.stop()
    begin(start(), host.url)


SPOIL = """async (path) => {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const { headers } = await cache.match(path);
  await cache.put(path, new Response("spoilt", { headers }));
}"""


def test_a_file_that_is_no_longer_what_it_was_is_fetched_again(host: Host, start: Start) -> None:
    page = start()
    expect(page.get_by_text(READY)).to_be_visible()
    page.evaluate(SPOIL, "runtime/micropython/micropython.wasm")
    page.evaluate("dispatchEvent(new Event('online'))")
    until(page, f"({WHOLE})().then(({{ wrong }}) => !wrong.length)")


def test_hole_while_the_server_has_moved_on(host: Host, start: Start, sites: Sites) -> None:
    page = holed(start, MARK, "index.html")
    host.folder = sites["B"]
    page.reload()
    expect(page.get_by_text(READY)).to_be_visible(timeout=60_000)
    assert (running_variant(page), served_variant(page)) == ("B", "B")


def test_two_copies_on_one_origin_and_a_path_with_a_space(
    sites: Sites, open_profile: OpenProfile, tmp_path: Path
) -> None:
    origin = tmp_path / "origin"
    shutil.copytree(sites["A"], origin)
    shutil.copytree(sites["B"], origin / "our games")
    places = {"": "A", "our%20games/": "B"}
    context = open_profile(tmp_path / "fresh")
    page = context.pages[0]
    with Host(origin, path="/") as host:
        for place in places:
            page.goto(host.url + place)
            expect(page.get_by_text(READY)).to_be_visible(timeout=60_000)
        host.stop()
        for place, name in places.items():
            page.goto(host.url + place)
            expect(page.get_by_text(READY)).to_be_visible()
            assert (running_variant(page), served_variant(page)) == (name, name)
    context.close()


def test_a_copy_within_the_scope_of_another_speaks_of_itself(
    sites: Sites, open_profile: OpenProfile, tmp_path: Path
) -> None:
    """The very same version in a folder of the other: whose news it is, only the address tells."""
    origin = tmp_path / "origin"
    shutil.copytree(sites["A"], origin)
    shutil.copytree(sites["A"], origin / "inner")
    context = open_profile(tmp_path / "fresh")
    page = context.pages[0]
    with Host(origin, path="/") as host:
        page.goto(host.url)
        expect(page.get_by_text(READY)).to_be_visible(timeout=60_000)
        outer = context.new_page()
        outer.goto(host.url)
        host.breaks["inner/numgames/library.zip"] = 1000  # this one never gets there
        page.goto(f"{host.url}inner/")
        until(page, "caches.keys().then((names) => names.length === 2)")
        registered = "navigator.serviceWorker.getRegistrations().then((all) => all.length)"
        until(page, f"{registered}.then((number) => number === 1)")
        page.evaluate("""() => navigator.serviceWorker.addEventListener("message", ({ data }) => {
          if (data.state === "ready") window.heard = data.scope;
        })""")
        outer.evaluate("dispatchEvent(new Event('online'))")
        until(page, f"window.heard === '{host.url}'")
        assert not page.get_by_text(READY).is_visible()
        host.well()
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.get_by_text(READY)).to_be_visible(timeout=60_000)
        at = "navigator.serviceWorker.controller.scriptURL"
        assert page.evaluate(at) == f"{host.url}inner/sw.js"
    context.close()


def test_the_bot_lab_works_without_a_server(host: Host, start: Start) -> None:
    """Editor, Pyodide and samples come from the cache."""
    host.stop()
    page = start()
    page.goto(f"{host.url}#/lab/number_stack")
    page.locator(".cm-content").wait_for()
    page.locator("[data-act=run]").click()
    expect(page.locator(".lab__rate")).to_have_text(re.compile("won|lost"), timeout=60_000)
