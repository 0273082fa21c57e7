"""Offline, updates and holes: a real browser and a host that is stopped, hung and swapped.

Every test begins with a copy of one browser profile in which version A is ready offline.
"""

import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Playwright, expect

from tests.e2e.conftest import ARGS, TABLET
from tests.e2e.hosting import MARK, Host, stamp, variant

READY = "Ready offline"
OFFER = "New version"
MISSING = "has gone missing on this device"

# how many files are kept, how many should be, and which are not what they should be
WHOLE = """async () => {
  const text = await (await fetch("sw.js", { cache: "reload" })).text();
  const { version, files } = JSON.parse(text.split("/*build:*/")[1].split("/*:build*/")[0]);
  const [name] = (await caches.keys()).filter((name) => name.endsWith(version));
  const cache = await caches.open(name);
  const hex = (byte) => byte.toString(16).padStart(2, "0");
  const wrong = [];
  for (const [path, [hash]] of Object.entries(files)) {
    const bytes = await (await cache.match(path))?.arrayBuffer();
    const digest = bytes && new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    if (!digest || Array.from(digest, hex).join("") !== hash) wrong.push(path);
  }
  return { kept: (await cache.keys()).length, listed: Object.keys(files).length, wrong };
}"""

OpenProfile = Callable[[Path], BrowserContext]
Start = Callable[[], Page]
Sites = dict[str, Path]


@pytest.fixture(scope="module")
def open_profile(playwright: Playwright) -> OpenProfile:
    """Start the browser on a profile of its own, which outlives it."""
    path = shutil.which("chromium") or shutil.which("google-chrome")

    def start(folder: Path) -> BrowserContext:
        return playwright.chromium.launch_persistent_context(
            folder, executable_path=path, args=ARGS, viewport=TABLET, reduced_motion="reduce"
        )

    return start


@pytest.fixture(scope="module")
def sites(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Sites:
    """Three versions of the site."""
    folder = tmp_path_factory.mktemp("sites")
    return {name: variant(built, folder / name, name) for name in "ABC"}


@pytest.fixture(scope="module")
def address(sites: Sites) -> Iterator[Host]:
    with Host(sites["A"]) as host:
        yield host


@pytest.fixture
def host(address: Host, sites: Sites) -> Host:
    """Up and well, with version A on it."""
    address.folder = sites["A"]
    address.well()
    return address


@pytest.fixture(scope="module")
def kept(
    address: Host, open_profile: OpenProfile, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """A browser profile in which version A is ready offline."""
    profile = tmp_path_factory.mktemp("profile") / "kept"
    context = open_profile(profile)
    page = context.pages[0]
    page.goto(address.url)
    expect(page.get_by_text(READY)).to_be_visible(timeout=60_000)
    context.close()
    return profile


@pytest.fixture
def start(kept: Path, host: Host, open_profile: OpenProfile, tmp_path: Path) -> Iterator[Start]:
    """Start the browser on a profile of one's own; calling it again is a restart."""
    profile = tmp_path / "profile"
    shutil.copytree(kept, profile, ignore=shutil.ignore_patterns("Singleton*"))
    running: list[BrowserContext] = []

    def again() -> Page:
        for context in running:
            context.close()
        running[:] = [open_profile(profile)]
        return running[0].pages[0]

    yield again
    for context in running:
        context.close()


def running_variant(page: Page) -> "str | None":
    """Which version the page was loaded from."""
    return page.locator("meta[name=variant]").get_attribute("content")


def changed_to(page: Page, name: str) -> None:
    """Until the page has been loaded from this version, and says that it is whole."""
    page.wait_for_selector(f"meta[name=variant][content={name}]", state="attached")
    expect(page.get_by_text(READY)).to_be_visible()


def served_variant(page: Page) -> str:
    """Which version the page is given files from now."""
    return page.evaluate(f"fetch('{MARK}').then((file) => file.text())")


def look_for_update(page: Page) -> None:
    """What the browser does by itself now and then."""
    page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.update())")


def wait_for_waiting(page: Page) -> None:
    """Until another version is complete, and waits."""
    page.wait_for_function("navigator.serviceWorker.ready.then((kept) => !!kept.waiting)")


def offer(page: Page) -> Locator:
    return page.get_by_role("button", name=OFFER)


def begin(page: Page, url: str) -> None:
    """A game of Take or Skip, with the first number taken."""
    page.goto(f"{url}#/setup/stack_attack_score")
    page.locator(".btn--go").click()
    take(page)


def take(page: Page) -> None:
    """Take one number, and see it counted."""
    left = page.locator(".pips15 .off").count()
    page.locator("button[data-move=take]:enabled").click()
    expect(page.locator(".pips15 .off")).to_have_count(left + 1)


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


def has(page: Page, path: str) -> bool:
    return page.evaluate("(path) => caches.match(path).then(Boolean)", path)


# ---------- ready ----------


def test_ready_means_every_byte_is_kept(
    host: Host, open_profile: OpenProfile, tmp_path: Path
) -> None:
    context = open_profile(tmp_path / "fresh")
    page = context.pages[0]
    page.goto(host.url)
    expect(page.locator(".badge")).to_contain_text(re.compile(r"[\d.]+ of [\d.]+ MB, only once"))
    expect(page.get_by_text(READY)).to_be_visible(timeout=60_000)
    whole = page.evaluate(WHOLE)
    assert whole["wrong"] == []
    assert whole["kept"] == whole["listed"] > 50
    first = host.asked.index
    assert first("sw.js") > first("runtime/micropython/micropython.wasm"), "playing comes first"
    assert page.evaluate("!!navigator.serviceWorker.controller"), "kept without a reload"
    context.close()


def test_broken_first_download_is_not_ready_and_goes_on(
    host: Host, open_profile: OpenProfile, tmp_path: Path
) -> None:
    context = open_profile(tmp_path / "fresh")
    page = context.pages[0]
    page.goto(host.url)
    page.wait_for_function("performance.getEntriesByName('numgames:playable').length")
    host.allowance = 3_000_000
    page.wait_for_function(
        "navigator.serviceWorker.getRegistration().then((kept) => !kept)", timeout=60_000
    )
    assert not page.get_by_text(READY).is_visible()
    host.well()
    page.reload()
    expect(page.get_by_text(READY)).to_be_visible(timeout=60_000)
    assert page.evaluate(WHOLE)["wrong"] == []
    context.close()


# ---------- offline ----------


def test_starts_and_plays_without_a_server_after_a_restart(host: Host, start: Start) -> None:
    host.stop()
    page = start()
    page.goto(host.url)
    expect(page.get_by_text(READY)).to_be_visible()
    begin(page, host.url)
    while page.locator("main.play[data-wait=move]").count():
        take(page)
    page.wait_for_url("**/#/end/stack_attack_score")
    page.wait_for_function("performance.getEntriesByName('numgames:full').length", timeout=60_000)


def test_hanging_server_does_not_hold_up_the_start(host: Host, start: Start) -> None:
    page = start()
    host.hanging = True
    started = time.monotonic()
    page.goto(host.url)
    page.wait_for_function("performance.getEntriesByName('numgames:playable').length")
    assert time.monotonic() - started < 8  # nothing waited for a time-out
    expect(page.get_by_text(READY)).to_be_visible()
    begin(page, host.url)


# ---------- updates ----------


def test_update_waits_for_the_end_of_the_game(host: Host, start: Start, sites: Sites) -> None:
    page = start()
    begin(page, host.url)
    host.folder = sites["B"]
    host.asked.clear()
    look_for_update(page)
    wait_for_waiting(page)
    fetched = {path.partition("?")[0] for path in host.asked}
    assert MARK in fetched
    assert not any(path.startswith("runtime/") for path in fetched), "what is the same is kept"

    take(page)
    assert not offer(page).is_visible()
    assert (running_variant(page), served_variant(page)) == ("A", "A")

    loads: list[str] = []
    page.on("load", lambda: loads.append(page.url))
    page.get_by_role("link", name="All games").first.click()
    offer(page).click()
    changed_to(page, "B")
    assert served_variant(page) == "B"
    assert len(loads) == 1
    assert len(page.evaluate("caches.keys()")) == 1, "the old version is gone"
    page.goto(f"{host.url}#/play/stack_attack_score")
    expect(page.locator(".pips15 .off")).to_have_count(2)


def test_update_comes_by_itself_with_a_restart(host: Host, start: Start, sites: Sites) -> None:
    page = start()
    host.folder = sites["B"]
    page.goto(host.url)
    expect(offer(page)).to_be_visible()
    assert running_variant(page) == "A"
    host.stop()
    page = start()
    page.goto(host.url)
    assert running_variant(page) == "B"
    expect(page.get_by_text(READY)).to_be_visible()


def test_rollback_and_skipped_versions(host: Host, start: Start, sites: Sites) -> None:
    page = start()
    page.goto(host.url)
    host.folder = sites["B"]
    look_for_update(page)
    wait_for_waiting(page)
    host.folder = sites["C"]  # before anybody has taken B
    look_for_update(page)
    page.wait_for_function("caches.keys().then((names) => names.length === 3)")
    wait_for_waiting(page)
    offer(page).click()
    changed_to(page, "C")
    assert served_variant(page) == "C"

    host.folder = sites["A"]
    look_for_update(page)
    offer(page).click()
    changed_to(page, "A")
    assert page.evaluate(WHOLE)["wrong"] == []


def test_offer_withdrawn(host: Host, start: Start, sites: Sites) -> None:
    """B was deployed and taken back before anybody changed to it."""
    page = start()
    page.goto(host.url)
    host.folder = sites["B"]
    look_for_update(page)
    expect(offer(page)).to_be_visible()
    host.folder = sites["A"]
    page.evaluate("window.here = true")
    look_for_update(page)
    expect(page.get_by_text(READY)).to_be_visible()
    assert page.evaluate("window.here"), "no reload for the version that runs anyway"
    assert served_variant(page) == "A"
    page.wait_for_function("caches.keys().then((names) => names.length === 1)")


def test_rollback_on_a_host_that_goes_by_dates(host: Host, start: Start, sites: Sites) -> None:
    page = start()
    host.folder = sites["B"]
    page.goto(host.url)
    offer(page).click()
    changed_to(page, "B")
    host.by_date = True
    host.folder = sites["A"]  # older files than those that the browser has seen
    page.reload()
    offer(page).click()
    changed_to(page, "A")
    assert page.evaluate(WHOLE)["wrong"] == []


def test_broken_update_changes_nothing(
    host: Host, start: Start, sites: Sites, tmp_path: Path
) -> None:
    big = tmp_path / "big"
    shutil.copytree(sites["B"], big)
    heavy = big / "runtime/pyodide/python_stdlib.zip"
    heavy.write_bytes(heavy.read_bytes() + b"\0")
    variant(big, tmp_path / "D", "D")
    page = start()
    page.goto(host.url)
    host.folder = tmp_path / "D"
    host.allowance = heavy.stat().st_size // 2
    failed = page.evaluate(
        """navigator.serviceWorker.ready.then((kept) => new Promise((resolve) => {
          kept.addEventListener("updatefound", () => {
            const coming = kept.installing;
            coming.addEventListener("statechange", () => resolve(coming.state));
          });
          kept.update();
        }))"""
    )
    assert failed == "redundant"
    page.reload()
    expect(page.get_by_text(READY)).to_be_visible()
    assert not offer(page).is_visible()
    assert (running_variant(page), served_variant(page)) == ("A", "A")

    host.well()
    look_for_update(page)
    expect(offer(page)).to_be_visible()
    assert MARK not in host.asked, "what had come is not fetched again"
    offer(page).click()
    changed_to(page, "D")


def test_no_update_while_another_window_plays(host: Host, start: Start, sites: Sites) -> None:
    page = start()
    begin(page, host.url)
    other = page.context.new_page()
    other.goto(host.url)
    host.folder = sites["B"]
    look_for_update(other)
    offer(other).click()
    expect(offer(other)).to_contain_text("after the other game")
    assert (running_variant(page), running_variant(other)) == ("A", "A")
    page.get_by_role("link", name="All games").first.click()
    expect(offer(page)).to_be_visible()
    offer(other).click()
    for window in (page, other):
        changed_to(window, "B")


# ---------- holes ----------


@pytest.mark.parametrize("path", ["index.html", "web/main.js", "runtime/pyodide/pyodide.asm.wasm"])
def test_hole_heals_online(host: Host, start: Start, path: str) -> None:
    page = start()
    page.goto(host.url)
    lose(page, path)
    page.reload()
    expect(page.get_by_text(READY)).to_be_visible()
    assert has(page, path)
    assert page.evaluate(WHOLE)["wrong"] == []


def test_hole_is_explained_offline_and_heals_by_itself(host: Host, start: Start) -> None:
    page = start()
    page.goto(host.url)
    lose(page, "web/main.js")
    host.stop()
    page.reload()
    expect(page.get_by_text(MISSING)).to_be_visible()
    host.well()
    expect(page.get_by_text(READY)).to_be_visible(timeout=20_000)


def test_hole_with_a_hanging_server_is_explained(host: Host, start: Start) -> None:
    page = start()
    page.goto(host.url)
    lose(page, "index.html")
    host.hanging = True
    page.reload()
    expect(page.get_by_text(MISSING)).to_be_visible()


def test_hole_in_what_is_not_needed_does_not_stop_play(host: Host, start: Start) -> None:
    page = start()
    page.goto(host.url)
    lose(page, "runtime/pyodide/pyodide.asm.wasm")
    host.stop()
    page.reload()
    expect(page.locator(".badge--warn")).to_be_visible()
    begin(page, host.url)
    page.get_by_role("link", name="All games").first.click()
    host.well()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text(READY)).to_be_visible()


def test_hole_while_the_server_has_moved_on(host: Host, start: Start, sites: Sites) -> None:
    page = start()
    page.goto(host.url)
    lose(page, MARK)
    lose(page, "index.html")
    host.folder = sites["B"]
    page.reload()
    expect(page.get_by_text(READY)).to_be_visible(timeout=30_000)
    assert (running_variant(page), served_variant(page)) == ("B", "B")


# ---------- places ----------


def test_two_copies_on_one_origin_and_a_path_with_a_space(
    sites: Sites, open_profile: OpenProfile, tmp_path: Path
) -> None:
    origin = tmp_path / "origin"
    places = {"our%20games/": "B", "": "A"}
    for place, name in places.items():
        light = tmp_path / name
        shutil.copytree(sites[name], light, ignore=shutil.ignore_patterns("pyodide.asm.*"))
        stamp(light)
        shutil.copytree(light, origin / unquote(place), dirs_exist_ok=True)
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
