"""Browsers, servers and visits for bench_web.py, and how it sums up what it has timed.

Knows how to open a page and how to ask it something; what is good enough is for bench_web.py.
"""

import gzip
import json
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import BrowserContext, Page, Playwright

from numgames.play.session import Session, resume
from tools.dev.serve import Handler, Server
from tools.dev.waiting import until

ROOT = Path(__file__).resolve().parents[2]
ARGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
TABLET = {"width": 1180, "height": 820}
INSIDE = Path(__file__).with_name("bench_page.js").read_text(encoding="utf-8")
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
FRAME = 1000 / 60
SETTLED = 1.0  # seconds
GAME = "stack_attack_score"  # its board can be tapped at once

BARE = """<!DOCTYPE html><meta charset="utf-8"><title>bare</title><script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
python.runPython("1 + 1");
performance.mark("bare:ready");
</script>"""

MARKS = "performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])"
READY = "(name) => performance.getEntriesByName(name).length > 0"


class Counting(Handler):
    """Remembers when it was asked for what."""

    asked: "list[tuple[float, str]]" = []  # noqa: RUF012 - one server, one list

    def do_GET(self) -> None:  # noqa: N802
        self.asked.append((time.time() * 1000, self.path.split("?")[0].removeprefix(self.prefix)))
        super().do_GET()


class Slow(Counting):
    """A network in between: every request takes 50 milliseconds more."""

    def do_GET(self) -> None:  # noqa: N802
        time.sleep(0.05)
        super().do_GET()


class Pages:
    """Opens pages of one site."""

    def __init__(self, playwright: Playwright, site: Path) -> None:
        self.playwright = playwright
        self.site = site
        self.chromium = shutil.which("chromium") or shutil.which("google-chrome")

    @contextmanager
    def browser(self) -> "Iterator[Callable[[], BrowserContext]]":
        """Makes contexts that have never been here."""
        browser = self.playwright.chromium.launch(executable_path=self.chromium, args=ARGS)

        def context() -> BrowserContext:
            made = browser.new_context(viewport=TABLET, reduced_motion="reduce")
            made.add_init_script(NO_SERVICE_WORKER)
            made.add_init_script(INSIDE)
            return made

        yield context
        browser.close()

    @contextmanager
    def bare(self, handler: type[Handler]) -> "Iterator[str]":
        """The address of a page that does nothing but load a stock Pyodide."""
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "index.html").write_text(BARE, encoding="utf-8")
            (Path(folder) / "pyodide").symlink_to((ROOT / "node_modules/pyodide").resolve())
            with Server(Path(folder), handler=handler) as server:
                yield server.url

    @contextmanager
    def page(self) -> "Iterator[tuple[Page, str]]":
        """A page that has never been here, and the address of the site."""
        with (
            Server(self.site, "/numgames/") as server,
            self.browser() as context,
            fresh(context) as page,
        ):
            yield page, server.url


@contextmanager
def fresh(context: "Callable[[], BrowserContext]") -> "Iterator[Page]":
    made = context()
    yield made.new_page()
    made.close()


def leave(page: Page) -> None:
    """Until the browser has cleared up after the page before, whose interpreters are heavy."""
    page.goto("about:blank")
    time.sleep(SETTLED)


def bare_visit(page: Page, url: str) -> float:
    leave(page)
    page.goto(url)
    until(page, READY, arg="bare:ready", timeout=120_000)
    return float(dict(page.evaluate(MARKS))["bare:ready"])


def visit(page: Page, url: str) -> "dict[str, float]":
    """The marks of one visit that begins on a game's sheet, in ms since navigation."""
    leave(page)
    page.goto(f"{url}#/setup/{GAME}", wait_until="commit")
    page.evaluate("bench.firstTap()")
    until(page, READY, arg="numgames:full", timeout=120_000)
    found: dict[str, float] = dict(page.evaluate(MARKS))
    origin = page.evaluate("performance.timeOrigin")
    return {**found, "playable at": origin + found["numgames:playable"]}


def ask(page: Page, request: "dict[str, object]") -> float:
    """Milliseconds that Pyodide takes to answer in the page."""
    text = "(request) => bench.ask(request, { think: true, timeout: 60000 })"
    found = page.evaluate(text, request)
    if not found["answer"]["ok"]:
        raise SystemExit(f"{json.dumps(request)}: {found['answer']['error']['text']}")
    return float(found["took"])


def positions(game: str, rng: Random, count: int) -> "list[str]":
    """Records of random games stopped where a player has to decide."""
    found: list[str] = []
    while len(found) < count:
        session = resume(f"1.{game}..{rng.randrange(10**6)}.1.0")
        for _ in range(rng.randrange(1, 12)):
            session = onwards(session, rng)
        while session.state.to_move not in (0, 1) and session.state.outcome is None:
            session = session.draw()
        if session.state.outcome is None:
            found.append(session.record.text())
    return found


def onwards(session: Session, rng: Random) -> Session:
    if session.state.outcome is not None:
        return session
    moves = session.state.legal_moves()
    return session.play(rng.choice(moves)) if moves else session.draw()


def p95(times: "list[float]") -> float:
    return sorted(times)[int(0.95 * len(times))]


def pyodide_bytes() -> int:
    """A stock Pyodide, as a server would compress it."""
    names = "pyodide.mjs pyodide.asm.mjs pyodide.asm.wasm python_stdlib.zip pyodide-lock.json"
    folder = ROOT / "node_modules" / "pyodide"
    return sum(len(gzip.compress((folder / name).read_bytes(), 6)) for name in names.split())
