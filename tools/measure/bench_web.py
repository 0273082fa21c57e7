"""How fast the page is, against a bare `loadPyodide()` page in the same run: before a release, and
after a change that might cost time.

    python3 -m tools.measure.bench_web                  every figure, seven rounds
    python3 -m tools.measure.bench_web --rounds 3 start taps

Needs the built site, Playwright and a Chromium.  Pages take turns, so that a busy machine slows
both: ratios are the figures to watch.  The limits are those of docs/performance.md, which says how
to read them.
"""

import argparse
import gzip
import statistics
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

from numgames.games import GAMES
from tests.bench.bench import measure
from tools.dev.serve import Server
from tools.dev.waiting import until
from tools.measure.bench_heap import held, in_workers
from tools.measure.bench_pages import (
    FRAME,
    READY,
    ROOT,
    Counting,
    Pages,
    Slow,
    ask,
    bare_visit,
    fresh,
    p95,
    positions,
    pyodide_bytes,
    visit,
)


class Bench:
    """The table: each method measures some of its rows."""

    def __init__(self, pages: Pages, rounds: int, games: int) -> None:
        self.pages = pages
        self.site = pages.site
        self.rounds = rounds
        self.games = games
        self.held = True

    def row(self, figure: str, value: float, limit: float, unit: str = "", least: bool = False):
        """One line of the table; `least`: the limit is a lower one."""
        good = value >= limit if least else value <= limit
        self.held &= good
        sign = "≥" if least else "≤"
        print(
            f"{figure:<58}{value:>9.3g} {unit:<7}{sign} {limit:<6g}{'' if good else 'MISSED'}",
            flush=True,
        )

    def note(self, text: str) -> None:
        print(f"    {text}", flush=True)

    # -- starting --------------------------------------------------------------------------------

    def start(self) -> None:
        """First visits, on this machine as it is and with a network in between."""
        with self.pages.browser() as context:
            for how, handler, limits in (
                ("cold", Counting, {"first answer possible": 0.20, "drawn": 0.12, "Pyodide": 0.78}),
                ("cold, 50 ms a request", Slow, {"first answer possible": 0.25}),
            ):
                with (
                    Server(self.site, "/numgames/", handler=handler) as server,
                    self.pages.bare(handler) as bare,
                ):
                    ours, stock = [], []
                    for _ in range(self.rounds):
                        with fresh(context) as page:
                            stock.append(bare_visit(page, bare))
                        with fresh(context) as page:
                            Counting.asked.clear()
                            ours.append(visit(page, server.url))
                for figure, mark in MARKS_OF.items():
                    ratio = statistics.median(one[mark] / two for one, two in zip(ours, stock))
                    if figure in limits:
                        self.row(f"{figure}, {how}", ratio, limits[figure])
                    else:
                        self.note(f"{figure}, {how}: {ratio:.3g}")
                self.note(f"a bare page takes {statistics.median(stock):.0f} ms")
                if how == "cold":
                    self.bytes_before(ours[-1]["playable at"])

    def bytes_before(self, playable: float) -> None:
        asked = {path or "index.html" for when, path in Counting.asked if when < playable}
        packed = sum(len(gzip.compress((self.site / path).read_bytes(), 6)) for path in asked)
        self.row("bytes (gzip) before the first tap", packed / pyodide_bytes(), 0.068)
        self.note(f"{packed:,} bytes in {len(asked)} files")

    # -- playing ---------------------------------------------------------------------------------

    def taps(self) -> None:
        with self.pages.page() as (page, url):
            page.goto(url)
            until(page, READY, arg="numgames:full", timeout=120_000)
            cdp = page.context.new_cdp_session(page)
            cdp.send("Emulation.setCPUThrottlingRate", {"rate": 4})
            slowest: dict[str, list[float]] = {game: [] for game in GAMES}
            for _ in range(self.rounds):
                for game, found in slowest.items():
                    times: list[float] = []
                    while len(times) < TAPS:
                        page.evaluate("(game) => bench.begin(game)", game)
                        page.evaluate("performance.clearMarks()")
                        times += page.evaluate("(look) => bench.play(60, look)", LOOK)
                    found.append(p95(times) / FRAME)
            for game, found in slowest.items():
                middle = statistics.median(found)
                self.row(f"tap to paint, p95, 4x slower, {game}", middle, 3, "frames")
                self.note("in each round: " + ", ".join(f"{one:.2f}" for one in found))

    def thinking(self) -> None:
        rng = Random(7)
        with self.pages.page() as (page, url):
            page.goto(url)
            page.evaluate("(root) => bench.engine(root)", url)
            times: dict[str, list[float]] = {"reply": [], "hint": []}
            for game in GAMES:
                for index, record in enumerate(positions(game, rng, 4 * self.rounds)):
                    for do, took in times.items():
                        request = {"do": do, "record": record, "level": 5, "roll": index}
                        took.append(ask(page, request))
            for do, took in times.items():
                first = len(took) // len(GAMES)
                later = [one for i, one in enumerate(took) if i % first]
                self.row(f"level-5 {do} on Pyodide, p95", p95(later), 300, "ms")

    def heap(self) -> None:
        with self.pages.page() as (page, url):
            page.goto(url)
            until(page, READY, arg="numgames:full", timeout=120_000)
            cdp = page.context.new_cdp_session(page)
            games = list(GAMES)
            held_by: list[int] = []
            for count in (4 * len(games), self.games):  # what is loaded only once is no leak
                for number in range(count):
                    game = games[number % len(games)]
                    page.evaluate("(game) => bench.begin(game).then(() => bench.play(200))", game)
                held_by.append(held(page, cdp)["all"] + sum(in_workers(page)))
            before, after = held_by
            self.row(f"heap after {self.games} games, page and workers", after / before, 1.1)
            self.note(f"before: {before / 1e6:.2f} MB")

    def engines(self) -> None:
        for game in GAMES.values():
            _, _, ratio = measure(game)
            self.row(f"random games on CPython, {game.id}", ratio, 0.5, least=True)


FIGURES = ("start", "taps", "thinking", "heap", "engines")
MARKS_OF = {
    "first answer possible": "numgames:playable",
    "first tap answered": "bench:answered",
    "drawn": "numgames:drawn",
    "Pyodide": "numgames:full",
}
TAPS = 40  # in each round, on each board; most games are shorter
LOOK = 60  # milliseconds at the table before each tap: no one is quicker


def asked_for(words: "list[str] | None" = None) -> argparse.Namespace:
    """What is to be measured, and how long."""
    parser = argparse.ArgumentParser(description="How fast is the page?")
    parser.add_argument(
        "figures", nargs="*", help=f"of {', '.join(FIGURES)}; all, if none is named"
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=500, help="for the heap")
    parser.add_argument("--site", type=Path, default=ROOT / "_site")
    given = parser.parse_args(words)
    given.figures = given.figures or FIGURES
    if unknown := set(given.figures) - set(FIGURES):
        parser.error(f"no such figure: {', '.join(sorted(unknown))}")
    return given


def main() -> None:
    given = asked_for()
    with sync_playwright() as playwright:
        bench = Bench(Pages(playwright, given.site), given.rounds, given.games)
        for figure in given.figures:
            getattr(bench, figure)()
    raise SystemExit(0 if bench.held else "Some limits were missed.")


if __name__ == "__main__":
    main()
