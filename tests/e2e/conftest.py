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
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.e2e.versions import (
    OpenProfile,
    address,  # noqa: F401
    host,  # noqa: F401
    kept,  # noqa: F401
    sites,  # noqa: F401
    start,  # noqa: F401
)
from tools.build.site import build
from tools.dev.serve import Handler, Server
from tools.dev.waiting import until

ROOT = Path(__file__).resolve().parent.parent.parent
PATH = "/numgames/"
# The system's, or else (None) Playwright's own.
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
# The same engine without windows to draw, where there is one: a page in it costs a quarter less.
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM
TABLET = {"width": 1180, "height": 820}
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
POLICY_REPORTS = """addEventListener("securitypolicyviolation", (report) =>
  console.error("Content Security Policy:", report.violatedDirective, report.blockedURI))"""


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


class WithoutPyodide(Handler):
    """Takes requests for Pyodide, and never answers them.  Once the page has gone it hangs up, too:
    after hundreds of pages this process would have no connection left for the next one."""

    def do_GET(self) -> None:  # noqa: N802
        if "/runtime/pyodide/" not in self.path:
            return super().do_GET()
        self.close_connection = True
        self.rfile.read(1)  # nothing comes any more, but the end


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


NewPage = Callable[..., Page]


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
        context = browser.new_context(**{**usual, **options})  # type: ignore[arg-type]
        context.add_init_script(NO_SERVICE_WORKER)
        context.add_init_script(POLICY_REPORTS)
        contexts.append(context)
        page = context.new_page()
        context.set_default_timeout(patience)

        def heard(kind: str, text: str) -> None:
            if not errors or not re.search(errors, text):
                faults.append(f"{kind}: {text}")

        def told(message: ConsoleMessage) -> None:
            url = message.location["url"]
            if message.type == "error" and not url.endswith(
                "/favicon.ico"
            ):  # the browser's own idea
                heard("console", f"{message.text} {url}")

        def asked(dialog: Dialog) -> None:
            heard("dialog", dialog.message)
            dialog.dismiss()

        page.on("console", told)
        page.on("dialog", asked)
        page.on("pageerror", lambda error: heard("uncaught", str(error)))
        context.on("request", lambda request: at_home(request.url) or heard("request", request.url))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults, "\n".join(faults)


def at_home(url: str) -> bool:
    return url.startswith(("http://127.0.0.1:", "blob:http://127.0.0.1:", "data:"))


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


def begin(
    page: Page,
    site: str,
    game: str,
    names: "tuple[str, str]" = ("Ada", "Ben"),
    starter: str = "1",
    length: int = 1,
    options: "dict[str, str] | None" = None,
    help: str = "marks",
    table: str = "same",
) -> None:
    """Set up a game on its sheet and start it."""
    page.goto(f"{site}#/setup/{game}")
    page.locator("[name=name1]").fill(names[0])
    page.locator("[name=name2]").fill(names[1])
    chosen = {"starter": starter, "length": str(length), "help": help, "table": table}
    unfold(page)
    for name, value in {**chosen, **(options or {})}.items():
        page.locator(f'.seg__o:has([name={name}][value="{value}"])').click()
    page.locator(".btn--go").click()
    page.locator(".play").wait_for()


def unfold(page: Page) -> None:
    """Open the options that are folded away on a set-up sheet, if there are any."""
    for options in page.locator(".more:not([open]) summary").all():
        options.click()


def said(page: Page) -> str:
    """What a screen reader said last; it speaks once everything is drawn."""
    page.evaluate("new Promise((done) => requestIdleCallback(done))")
    return page.locator("#live").inner_text()


def settled(page: Page) -> None:
    """The quick engine has given its first answer."""
    until(page, "performance.getEntriesByName('numgames:playable').length > 0")
