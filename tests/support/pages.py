"""Pages in the browser tests: how a game is begun on one, and what has to be true of it."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, ConsoleMessage, Dialog, Page

from tools.dev.serve import Handler
from tools.dev.waiting import until

PATH = "/numgames/"
TABLET = {"width": 1180, "height": 820}
PHONE = {"width": 360, "height": 740}
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
POLICY_REPORTS = """addEventListener("securitypolicyviolation", (report) =>
  console.error("Content Security Policy:", report.violatedDirective, report.blockedURI))"""


class WithoutPyodide(Handler):
    """Takes requests for Pyodide, and never answers them.  Once the page has gone it hangs up, too:
    after hundreds of pages this process would have no connection left for the next one."""

    def do_GET(self) -> None:  # noqa: N802
        if "/runtime/pyodide/" not in self.path:
            return super().do_GET()
        self.close_connection = True
        self.rfile.read(1)  # nothing comes any more, but the end


NewPage = Callable[..., Page]


def watched(context: BrowserContext, faults: "list[str]", errors: str = "") -> Page:
    """A page that writes down what should not happen, unless it is like `errors`."""
    context.add_init_script(NO_SERVICE_WORKER)
    context.add_init_script(POLICY_REPORTS)
    page = context.new_page()

    def heard(kind: str, text: str) -> None:
        if not errors or not re.search(errors, text):
            faults.append(f"{kind}: {text}")

    def told(message: ConsoleMessage) -> None:
        url = message.location["url"]
        if message.type == "error" and not url.endswith("/favicon.ico"):  # the browser's own idea
            heard("console", f"{message.text} {url}")

    def asked(dialog: Dialog) -> None:
        heard("dialog", dialog.message)
        dialog.dismiss()

    page.on("console", told)
    page.on("dialog", asked)
    page.on("pageerror", lambda error: heard("uncaught", str(error)))
    home = ("http://127.0.0.1:", "blob:http://127.0.0.1:", "blob:null/", "data:")
    context.on("request", lambda it: it.url.startswith(home) or heard("request", it.url))
    return page


def begin(
    page: Page,
    site: str,
    game: str,
    names: "tuple[str, str]" = ("Ada", "Ben"),
    other: str = "person",
    **chosen: object,
) -> None:
    """Set up a game on its sheet and start it; `other` is who plays with the first person."""
    page.goto(f"{site}#/setup/{game}")
    if other != "person":
        page.locator("[name=seat2]").select_option(other)
    for number, name in enumerate(names, 1):
        if page.locator(f"[name=name{number}]").count() or other == "person":
            page.locator(f"[name=name{number}]").fill(name)
    choose(page, **{"starter": 1, "length": 1, "help": "marks", **chosen})
    page.locator(".btn--go").click()
    page.locator(".play").wait_for()


def choose(page: Page, **chosen: object) -> None:
    """On a set-up sheet, where most of it is folded away, or among the settings."""
    for name, value in chosen.items():
        fold = page.locator(f".more:not([open]):has([name={name}]) summary")
        if fold.count():
            fold.click()
        page.locator(f'.seg__o:has([name={name}][value="{value}"])').click()


def said(page: Page) -> str:
    """What a screen reader said last; it speaks once everything is drawn."""
    page.evaluate("new Promise((done) => requestIdleCallback(done))")
    return page.locator("#live").inner_text()


def settled(page: Page) -> None:
    """The quick engine has given its first answer."""
    until(page, "performance.getEntriesByName('numgames:playable').length > 0")
