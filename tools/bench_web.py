"""How fast the page is, against a bare `loadPyodide()` page in the same run.

    python3 tools/bench_web.py                  every figure, seven rounds, fifteen starts
    python3 tools/bench_web.py --rounds 3 start taps

Called by `make bench-web`.  Needs the built site, Playwright and a Chromium.  Pages take turns,
so that a busy machine slows both: ratios are the figures to watch.  The limits are those of
docs/performance.md, which says how to read them.
"""

import argparse
import gzip
import statistics
from pathlib import Path
from random import Random

from bench_pages import (
    FRAME,
    OVER,
    READY,
    ROOT,
    Counting,
    Pages,
    ask,
    bare_visit,
    finished,
    fresh,
    held,
    in_workers,
    longest,
    p95,
    positions,
    pyodide_bytes,
    slope,
    stay,
    visit,
)
from playwright.sync_api import sync_playwright
from scenes import save
from serve import Server
from waiting import until

from numgames.games import GAMES
from tests.bench.bench import measure


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
        visits = 2 * self.rounds + 1  # one takes up to a third more or less than the next
        with Server(self.site, "/numgames/", handler=Counting) as server, self.pages.bare() as bare:
            with self.pages.browser() as context:
                cold, cold_bare = [], []
                for _ in range(visits):
                    with fresh(context) as page:
                        cold_bare.append(bare_visit(page, bare))
                    with fresh(context) as page:
                        Counting.asked.clear()
                        cold.append(visit(page, server.url))
            asked = [path for when, path in Counting.asked if when < cold[-1]["playable at"]]
            self.starts("first visit", cold, cold_bare)
            self.bytes_before(asked)
            with self.pages.profile() as kept:
                page = kept.pages[0]
                bare_visit(page, bare)
                page.goto(server.url)
                page.get_by_text("Ready offline").wait_for(timeout=120_000)
                warm, warm_bare = [], []
                server.http.shutdown()  # from here on there is no network
                server.http.socket.close()
                stay(kept, bare, server.url)
                for _ in range(UNTIL_WARM + visits):
                    warm_bare.append(bare_visit(page, bare))
                    warm.append(visit(page, server.url))
            self.starts("warm, offline", warm[UNTIL_WARM:], warm_bare[UNTIL_WARM:])

    def starts(self, how: str, ours: "list[dict[str, float]]", bare: "list[float]") -> None:
        def ratio(mark: str) -> float:
            return statistics.median(one[mark] / two for one, two in zip(ours, bare))

        self.row(f"first tap answered, {how}", ratio("bench:answered"), 0.15)
        self.row(f"page drawn and set-up usable, {how}", ratio("numgames:drawn"), 0.05)
        self.row(f"Pyodide ready in its worker, {how}", ratio("numgames:full"), 0.65)
        names = {"bare": bare} | {name: [one[name] for one in ours] for name in ours[0]}
        medians = [f"{name} {statistics.median(all):.0f}" for name, all in names.items()]
        self.note("median ms: " + ", ".join(medians[:-1]))

    def bytes_before(self, asked: "list[str]") -> None:
        files = {self.site / (path or "index.html") for path in asked}
        packed = sum(len(gzip.compress(file.read_bytes())) for file in files if file.is_file())
        self.row("bytes (gzip) before the first tap", packed / pyodide_bytes(), 0.06)
        self.note(f"{packed:,} bytes in {len(asked)} requests")

    def size(self) -> None:
        total = sum(
            len(gzip.compress(file.read_bytes(), 6))
            for file in self.site.rglob("*")
            if file.is_file()
        )
        self.row("all bytes for offline (gzip)", total / pyodide_bytes(), 1.10)
        self.note(f"{total:,} bytes")

    # -- playing ---------------------------------------------------------------------------------

    def taps(self) -> None:
        with self.pages.page() as (page, url):
            page.goto(url)
            until(page, READY, arg="numgames:full", timeout=120_000)
            cdp = page.context.new_cdp_session(page)
            cdp.send("Emulation.setCPUThrottlingRate", {"rate": 4})
            slowest: dict[str, list[float]] = {game: [] for game in GAMES}
            tasks: list[float] = []
            for _ in range(self.rounds):
                page.evaluate("bench.longTasks.length = bench.played.length = 0")
                for game, found in slowest.items():
                    times: list[float] = []
                    while len(times) < TAPS:
                        page.evaluate("(game) => bench.begin(game)", game)
                        page.evaluate("performance.clearMarks()")
                        times += page.evaluate("(look) => bench.play(60, look)", LOOK)
                    found.append(p95(times) / FRAME)
                tasks.append(max(page.evaluate("bench.longWhilePlaying()"), default=0))
            for game, found in slowest.items():
                middle = statistics.median(found)
                self.row(f"tap to paint, p95, 4x slower, {game}", middle, 3, "frames")
                self.note("in each round: " + ", ".join(f"{one:.2f}" for one in found))
            self.row("longest task while playing, 4x slower", max(tasks), 50, "ms")
            self.note("in each round: " + ", ".join(f"{one:.0f}" for one in tasks))

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
                        took.append(ask(page, request, think=True))
            for do, took in times.items():
                first = len(took) // len(GAMES)
                later = [one for i, one in enumerate(took) if i % first]
                self.row(f"level-5 {do} on Pyodide, p95", p95(later), 300, "ms")

    def growth(self) -> None:
        """Milliseconds that each move already played adds to a tap, a link and a review."""
        rng = Random(3)
        with self.pages.page() as (page, url):
            page.goto(url)
            page.evaluate("(root) => bench.engine(root)", url)
            moves = longest("sequence_showdown", rng).record.moves
            starts = [
                f"1.sequence_showdown..a.1.0.{'-'.join(moves[:n])}" for n in range(1, len(moves))
            ]
            tap = [
                (ply, ask(page, {"do": "play", "record": record, "move": moves[ply]}, think=False))
                for _ in range(self.rounds)
                for ply, record in enumerate(starts, 1)
            ]
            self.row("growth of a tap, ms for each move before", slope(tap), 0.2, "ms")
            for do, think, limit in (("share", False, 0.5), ("review", True, 20)):
                points = [
                    (ply, ask(page, {"do": do, "record": starts[ply - 1]}, think))
                    for _ in range(self.rounds)
                    for ply in range(5, len(moves), 5)
                ]
                self.row(f"growth of a {do}, ms for each move before", slope(points), limit, "ms")
            took = page.evaluate(
                "([root, save, times]) => bench.saves(root, save, times)",
                [url, save(starts[-1]), 200],
            )
            points = list(enumerate(took[20:]))
            self.row("growth of a save, ms for each save before", slope(points), 0.01, "ms")

    def history(self) -> None:
        """What each thousand finished games adds: to the history, and to a save."""
        with self.pages.page() as (page, url):
            page.goto(url)
            until(page, READY, arg="numgames:full", timeout=120_000)
            shown, saved = [], []
            for thousand in range(1, HISTORY + 1):
                games = [finished(1000 * thousand + number) for number in range(1000)]
                took = page.evaluate("([root, all]) => bench.history(root, all)", [url, games])
                shown.append((thousand, took))
                took = page.evaluate(
                    "([root, save]) => bench.saves(root, save, 15)", [url, save(OVER)]
                )
                saved.append((thousand, statistics.median(took)))
            self.row(
                "growth of the history's opening, ms a thousand games", slope(shown), 100, "ms"
            )
            self.row("growth of a save, ms a thousand finished games", slope(saved), 0.5, "ms")
            self.note(f"{1000 * HISTORY:,} games: history open after {shown[-1][1]:.0f} ms")

    def heap(self) -> None:
        with self.pages.page() as (page, url):
            page.goto(url)
            until(page, READY, arg="numgames:full", timeout=120_000)
            cdp = page.context.new_cdp_session(page)
            games = list(GAMES)

            for game in games * 4:  # what is loaded or compiled only once is no leak
                page.evaluate("(game) => bench.begin(game).then(() => bench.play(200))", game)
            before = held(page, cdp) | {"workers": sum(in_workers(page))}
            for number in range(self.games):
                game = games[number % len(games)]
                page.evaluate("(game) => bench.begin(game).then(() => bench.play(200))", game)
            after = held(page, cdp) | {"workers": sum(in_workers(page))}
            ratio = {what: after[what] / before[what] for what in before}
            whole = (after["all"] + after["workers"]) / (before["all"] + before["workers"])
            self.row(f"heap after {self.games} games, page and workers", whole, 1.05)
            self.row("the page's alone, without what the browser compiles", ratio["ours"], 1.05)
            self.note(f"the page's with what is compiled {ratio['all']:.3f}")
            self.note("before: " + ", ".join(f"{k} {v / 1e6:.2f} MB" for k, v in before.items()))

    def engines(self) -> None:
        for game in GAMES.values():
            _, _, ratio = measure(game)
            self.row(f"random games on CPython, {game.id}", ratio, 0.5, least=True)


FIGURES = ("start", "size", "taps", "thinking", "growth", "history", "heap", "engines")
HISTORY = 10  # thousands of games
UNTIL_WARM = 3  # visits that do not count: the browser also keeps what short ones compile
TAPS = 40  # in each round, on each board; most games are shorter
LOOK = 60  # milliseconds at the table before each tap: nobody is quicker


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
