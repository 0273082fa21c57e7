"""The puzzle of the day in the page: a wrong answer is explained, the right one is kept, shared
without giving anything away, and yesterday's can be seen."""

import re

from playwright.sync_api import Page, expect

from numgames.play.puzzles import puzzle_for
from tests.support.kept import write

DATE = "2026-11-16"  # a divisor game
CARDS = next(
    day for day in [f"2026-11-{n:02}" for n in range(1, 17)] if puzzle_for(day).best.isalpha()
)
DAYS = ("2026-11-14", "2026-11-15", DATE)


def try_move(page: Page, move: str) -> None:
    if move.isdigit():
        page.locator(f"[data-number='{move}']").click()
    page.locator(f".tray.is-turn .acts [data-move='{move}']").click()


def open_puzzle(page: Page, site: str, date: str = "") -> None:
    page.clock.set_fixed_time(f"{DATE}T09:00:00")
    page.goto(f"{site}#/puzzle/{date}".rstrip("/"))
    page.locator(".puzzle").wait_for()


def test_wrong_then_right_then_shared(page: Page, quick_site: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script("delete Navigator.prototype.share")
    puzzle = puzzle_for(DATE)
    open_puzzle(page, quick_site)
    expect(page.locator(".say")).to_contain_text(puzzle.task())
    wrong = puzzle.hint.ranks[-1].move
    try_move(page, wrong)
    expect(page.locator("[data-told=wrong] .hint__text")).to_have_text(
        str(puzzle.judge(wrong)["text"])
    )
    page.locator("[data-act=again]").click()
    expect(page.locator("[data-told]")).to_have_count(0)
    try_move(page, puzzle.best)
    expect(page.locator("[data-told=right]")).to_be_visible()
    expect(page.locator(".say")).to_contain_text("Found on try 2.")
    page.locator("[data-act=share-puzzle]").click()
    expect(page.locator(".toast")).to_contain_text("Copied")
    shared = page.evaluate("navigator.clipboard.readText()")
    assert "16 November 2026" in shared
    assert "✗ ✓" in shared
    assert shared.endswith(f"#/puzzle/{DATE}")
    words = re.sub(r"http\S+|16 November 2026", "", shared)
    assert not re.search(rf"\b({puzzle.best}|{wrong})\b", words)  # nothing is given away
    page.reload()
    expect(page.locator(".say")).to_contain_text("Found on try 2.")
    page.goto(quick_site)
    expect(page.locator("#daily")).to_contain_text("Found")
    write(
        page, {"puzzles": {"v": 1, "days": {day: {"tries": ["1"], "found": True} for day in DAYS}}}
    )
    page.clock.set_fixed_time("2026-11-17T08:00:00")
    page.reload()
    expect(page.locator("#daily")).to_contain_text("3 days in a row, today’s is waiting")


def test_the_day_before_can_be_seen_and_the_next_comes_later(page: Page, quick_site: str) -> None:
    open_puzzle(page, quick_site)
    page.get_by_label("The day before").click()
    expect(page.locator(".bar__title")).to_contain_text("15 November 2026")
    expect(page.locator(".say")).to_contain_text(puzzle_for("2026-11-15").task())
    page.goto(f"{quick_site}#/puzzle/2026-11-17")
    expect(page.locator("#app main")).to_contain_text("This puzzle comes on 17 November 2026.")
    open_puzzle(page, quick_site, CARDS)
    try_move(page, puzzle_for(CARDS).best)
    expect(page.locator(".say")).to_contain_text("Found at once.")
