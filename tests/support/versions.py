"""Versions of the site, a host to put them on, and a browser that has kept one of them.

The fixtures of test_offline.py and test_updates.py, made known by conftest.py, and what both
need to look at a page.  Most tests begin with a copy of one browser profile in which version A
is ready offline, and do without Pyodide: its files are there, but MicroPython stands in for it,
because starting it would cost seconds of both cores every time.
"""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.support.hands import TABLE, tap
from tests.support.hosting import MARK, Host, variant
from tools.dev.waiting import until

MAIN = "web/main.js"
PYODIDE = 'maker:"PyWorker",type:"py",loader:"python/loaders/load-pyodide.js"'
MICROPYTHON = 'maker:"MPWorker",type:"mpy",loader:"python/loaders/load-micropython.js"'

READY = "Ready offline"

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

# the types of all that is kept, where they are not those that the host gives
TYPES = """async () => {
  const plain = (response) => response.headers.get("content-type")?.split(";")[0];
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const other = [];
  for (const { url } of await cache.keys()) {
    const served = await fetch(`${url}?`, { method: "HEAD" }); // which no service worker answers
    const types = [plain(await cache.match(url)), plain(served)];
    if (types[0] !== types[1]) other.push([url, ...types]);
  }
  return other;
}"""

# how many numbers have been taken in a game of Take or Skip, if it is on the table
PIPS = f"""document.querySelector("{TABLE}")
  && document.querySelectorAll(".pips15 .off").length"""

OpenProfile = Callable[[Path], BrowserContext]
Start = Callable[..., Page]
Sites = dict[str, Path]


@pytest.fixture(scope="session")
def sites(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Sites:
    """Three versions of the site, with MicroPython for both interpreters."""
    folder = tmp_path_factory.mktemp("sites")
    quick = with_micropython_alone(built, folder / "quick")
    return {name: variant(quick, folder / name, name) for name in "ABC"}


def with_micropython_alone(built: Path, to: Path) -> Path:
    """A copy of the site with MicroPython for both interpreters."""
    shutil.copytree(built, to)
    text = (to / MAIN).read_text(encoding="utf-8")
    assert text.count(PYODIDE) == 1
    (to / MAIN).write_text(text.replace(PYODIDE, MICROPYTHON), encoding="utf-8")
    return to


@pytest.fixture(scope="session")
def address(sites: Sites) -> Iterator[Host]:
    with Host(sites["A"]) as host:
        yield host


@pytest.fixture
def host(address: Host, sites: Sites) -> Host:
    """Up and well, with version A on it."""
    address.folder = sites["A"]
    address.well()
    return address


@pytest.fixture(scope="session")
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
    """Start the browser on a profile of one's own, at the page, with a script before it; calling it
    again is a restart."""
    profile = tmp_path / "profile"
    shutil.copytree(kept, profile, ignore=shutil.ignore_patterns("Singleton*"))
    running: list[BrowserContext] = []

    def again(script: str = "") -> Page:
        for context in running:
            context.close()
        running[:] = [open_profile(profile)]
        page = running[0].pages[0]
        page.add_init_script(script)
        page.goto(host.url)
        return page

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


def look_for_update(page: Page, complete: bool = False) -> None:
    """What the browser does by itself now and then; until the version is complete, and waits."""
    page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.update()).then(() => {})")
    if complete:
        until(
            page, "navigator.serviceWorker.ready.then((kept) => kept.waiting && !kept.installing)"
        )


def offer(page: Page) -> Locator:
    return page.locator("button.badge--press")


def begin(page: Page, url: str) -> None:
    """A game of Take or Skip, with the first number taken."""
    page.goto(f"{url}#/setup/stack_attack_score")
    page.locator(".btn--go").click()
    take(page)


def take(page: Page) -> None:
    """Take one number, and see it counted, unless the last table has gone already."""
    page.locator(TABLE).wait_for()
    left = page.evaluate(PIPS)
    tap(page, "button[data-move=take]:enabled")
    counted = page.evaluate(PIPS)
    assert counted in (left + 1, None), f"{counted} after {left}"
