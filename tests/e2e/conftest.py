"""The built site in a real browser: one build, one server, one browser for the whole run.

Every page watches itself: a console error, an uncaught error, a request to another origin, a
dialog of the browser or a report of the content security policy fails the test that made it.
These pages have no service worker: test_offline.py has.

Most tests need no Pyodide, and booting it takes seconds of both cores: on `quick_site` the
server holds its files back for ever, as a very slow network would, and MicroPython plays
alone.  `site` is the whole thing.
"""

import fcntl
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.support.pages import PATH, TABLET, NewPage, WithoutPyodide, watched
from tests.support.versions import OpenProfile, address, host, kept, sites, start  # noqa: F401
from tools.build.site import build
from tools.dev.serve import Server

# The system's, or else (None) Playwright's own.
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
# The same engine without windows to draw, where there is one: a page in it costs a quarter less.
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM
ARGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site: one for all processes of a run."""
    run = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        run = run.parent
    folder = run / "_site"
    with (run / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # whoever comes second waits, and finds it built
        if not folder.is_dir():
            build(folder)
    return folder


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """The address of the site."""
    with Server(built, PATH) as server:
        yield server.url


@pytest.fixture(scope="session")
def quick_site(built: Path) -> Iterator[str]:
    """The address of the site with MicroPython alone."""
    with Server(built, PATH, handler=WithoutPyodide) as server:
        yield server.url


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=SHELL, args=ARGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def open_profile(playwright: Playwright) -> OpenProfile:
    """Starts a browser of its own on a profile that outlives it, service worker and all."""

    def opened(folder: Path) -> BrowserContext:
        return playwright.chromium.launch_persistent_context(
            folder, executable_path=CHROMIUM, args=ARGS, viewport=TABLET, reduced_motion="reduce"
        )

    return opened


@pytest.fixture(scope="session")
def patience(request: pytest.FixtureRequest) -> int:
    """Milliseconds until something will not come any more.  What runs for an hour, as `make trust`
    does, meets a machine that has other things to do for a while."""
    return 180_000 if request.config.getoption("trust") else 30_000


@pytest.fixture(scope="session", autouse=True)
def expectations(patience: int) -> None:
    expect.set_options(timeout=patience * 2 / 3)


@pytest.fixture
def new_page(browser: Browser, patience: int) -> Iterator[NewPage]:
    """Makes pages that watch themselves.  `errors` is a pattern of console errors that the
    test provokes on purpose; everything else goes to the browser context.  Nothing moves unless
    a test asks for it: every tap would wait until what it taps lies still."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(errors: str = "", **options: object) -> Page:
        usual = {"viewport": TABLET, "reduced_motion": "reduce"}
        contexts.append(browser.new_context(**{**usual, **options}))  # type: ignore[arg-type]
        contexts[-1].set_default_timeout(patience)
        return watched(contexts[-1], faults, errors)

    yield make
    for context in contexts:
        context.close()
    assert not faults, "\n".join(faults)


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
