"""Pages in the browser tests: how a game is begun on one, and what has to be true of it."""

from collections.abc import Callable

from playwright.sync_api import (
    Page,
)

from tests.support.versions import (
    address,  # noqa: F401
    host,  # noqa: F401
    kept,  # noqa: F401
    sites,  # noqa: F401
    start,  # noqa: F401
)
from tools.dev.serve import Handler
from tools.dev.waiting import until

PATH = "/numgames/"


TABLET = {"width": 1180, "height": 820}


NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"


class WithoutPyodide(Handler):
    """Takes requests for Pyodide, and never answers them.  Once the page has gone it hangs up, too:
    after hundreds of pages this process would have no connection left for the next one."""

    def do_GET(self) -> None:  # noqa: N802
        if "/runtime/pyodide/" not in self.path:
            return super().do_GET()
        self.close_connection = True
        self.rfile.read(1)  # nothing comes any more, but the end


NewPage = Callable[..., Page]


def at_home(url: str) -> bool:
    return url.startswith(("http://127.0.0.1:", "blob:http://127.0.0.1:", "data:"))


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
