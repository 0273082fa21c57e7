"""Pictures of every screen at every size in both themes: to look at before and after a change.

    python3 -m tools.dev.shots                 all of them, into shots/
    python3 -m tools.dev.shots stack- tower-   only those whose name begins so

Needs the built site (`make site`), Playwright and a Chromium.  Judges nothing: tests/e2e does
that.  Pyodide is kept away, because no picture needs it and it would take most of the time.
"""

import argparse
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tools.dev.scenes import RECORDS, put_saves, save
from tools.dev.serve import Server

ROOT = Path(__file__).resolve().parents[2]
BROWSER = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SIZES = {
    "phone": (360, 740),
    "tablet-portrait": (820, 1180),
    "tablet-landscape": (1180, 820),
    "projector": (1920, 1080),
}
UPRIGHT = ("phone", "tablet-portrait")
THEMES = ("light", "dark")
GAMES = ("sequence_stack", "stack_attack_score", "sequence_showdown", "number_stack",
         "stack_attack_factor")  # fmt: skip
PICKED = {"chain-middle": "84", "tower-middle": "63", "chain-30": "15"}
"""In these scenes a number has been tapped."""

SEATED = (
    "stack-drawn",
    "stack-start",
    "score-skipped",
    "sum-drawn",
    "chain-middle",
    "tower-middle",
)
"""These are also shown with the players opposite each other, and turning."""

PUZZLES = ("10", "12", "13", "14", "16")
"""Days of November 2026 with different games."""

OVER = ("over", "won", "stuck", "wrong", "complete", "ran-out")
"""How the names of finished games end."""


class Picture:
    """A name, the game to put on the table for it, and where to look."""

    def __init__(self, name: str, save: "dict[str, object] | None", hash: str) -> None:
        self.name = name
        self.save = save
        self.hash = hash
        self.game = save["game"] if save else None
        self.sizes = UPRIGHT if name.endswith(("opposite", "turn")) else tuple(SIZES)


def pictures() -> "list[Picture]":
    found = [Picture("home", None, "#/"), Picture("settings", None, "#/settings")]
    found.append(Picture("install", None, "#/install"))
    found.append(Picture("fair", None, "#/fair"))
    found.append(Picture("history", None, "#/history"))
    found += [Picture(f"puzzle-{day}", None, f"#/puzzle/2026-11-{day}") for day in PUZZLES]
    for screen in ("setup", "rules"):
        found += [Picture(f"{screen}-{game}", None, f"#/{screen}/{game}") for game in GAMES]
    found.append(Picture("home-continue", save(RECORDS["sum-drawn"]), "#/"))
    for name, record in RECORDS.items():
        game, over = record.split(".")[1], name.endswith(OVER)
        found.append(Picture(name, save(record, length=3, over=over), f"#/play/{game}"))
        if over:
            found.append(Picture(f"end-{name}", save(record, length=3, over=True), f"#/end/{game}"))
            found.append(Picture(f"review-{name}", save(record, over=True), f"#/review/{game}"))
        if name in SEATED:
            for seats in ("opposite", "turn"):
                seated = save(record, seats, length=3)
                found.append(Picture(f"{name}-{seats}", seated, f"#/play/{game}"))
        if name in PICKED or name == "sum-drawn":
            quiet = save(record, help="off")
            found.append(Picture(f"{name}-help-off", quiet, f"#/play/{game}"))
        if name in SEATED and name != "stack-start":
            found.append(Picture(f"coach-{name}", save(record, help="coach"), f"#/play/{game}"))
    found.append(Picture("menu", save(RECORDS["chain-middle"]), "#/play/sequence_showdown"))
    return found


def rounds(wanted: "list[Picture]") -> "list[list[Picture]]":
    """As few rounds as can be, each with one save for a game at the most: loading is slow."""
    found: list[list[Picture]] = []
    for picture in wanted:
        for group in found:
            if picture.game is None or picture.game not in [other.game for other in group]:
                group.append(picture)
                break
        else:
            found.append([picture])
    return found


def shoot(page: Page, url: str, picture: Picture, out: Path) -> int:
    """One picture at every size and in both themes."""
    page.goto(url + picture.hash)
    if picture.hash.startswith("#/play"):
        page.locator(f"[data-game={picture.game}] .play").wait_for()
    if picture.hash.startswith("#/puzzle"):
        page.locator(".puzzle").wait_for()
    if picture.hash.startswith("#/review"):
        page.locator(f"[data-game={picture.game}] .still").wait_for()
    if picture.name.startswith("coach-"):
        page.locator(".idea").wait_for()
        page.locator("[data-act=hint]").click()
        page.locator(".hint__text").wait_for()
    for name, number in PICKED.items():
        if picture.name.startswith(name):
            page.locator(f"[data-number='{number}']").click()
    if picture.name == "menu":
        page.locator("[data-act=more]").click()
    for size in picture.sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.wait_for_timeout(50)
            path = out / f"{picture.name}-{size}-{theme}.png"
            page.screenshot(path=str(path), full_page=picture.save is None)
    page.keyboard.press("Escape")
    return len(picture.sizes) * len(THEMES)


def main() -> None:
    parser = argparse.ArgumentParser(description="Take pictures of every screen.")
    parser.add_argument("wanted", nargs="*", help="how the names of the wanted pictures begin")
    parser.add_argument("--site", type=Path, default=ROOT / "_site")
    parser.add_argument("--out", type=Path, default=ROOT / "shots")
    given = parser.parse_args()
    given.out.mkdir(exist_ok=True)
    with Server(given.site, "/numgames/") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=BROWSER)
        context = browser.new_context(service_workers="block")
        page = context.new_page()
        page.on("pageerror", lambda error: print(f"The page says: {error}"))
        page.route("**/runtime/pyodide/**", lambda route: None)  # never answered, never failed
        wanted = tuple(given.wanted)
        found = [one for one in pictures() if not wanted or one.name.startswith(wanted)]
        taken = 0
        for group in rounds(found):
            put_saves(page, server.url, *[one.save for one in group if one.save])
            taken += sum([shoot(page, server.url, one, given.out) for one in group])
        browser.close()
    print(f"{taken} pictures in {given.out}")


if __name__ == "__main__":
    main()
