"""One device, two people: a tap that was meant for one player never counts for the other."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.hands import goes_on, open_table, step
from tests.support.pages import NewPage, begin

PHONE, PORTRAIT = {"width": 390, "height": 844}, {"width": 820, "height": 1180}
START = "1.stack_attack_score..k4.1.0"
TAKE = ".tray.is-turn [data-move=take]"
QUIET = 700  # milliseconds: more than the moment that is waited for


NOTE_TAPS = """() => {
  window.taps = [];
  addEventListener("pointerdown", ({ timeStamp }) => taps.push(timeStamp), true);
}"""
SLOW = "taps.at(-1) - taps.at(-2) >= 600"
"""On a busy machine the second tap may come late enough to be meant."""


def tap_twice(page: Page, gap: int) -> int:
    """How many moves come of two quick taps on the same spot."""
    box = page.locator(TAKE).bounding_box()
    assert box
    x, y, before = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, step(page)
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(gap)
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(QUIET)
    return (step(page) - before) // 2  # the next number turns up by itself


@pytest.mark.parametrize("size", [PHONE, PORTRAIT], ids=["phone", "tablet"])
def test_a_double_tap_plays_one_move(new_page: NewPage, quick_site: str, size: "dict[str, int]"):
    page = new_page(viewport=size, has_touch=True)
    open_table(page, quick_site, START)
    goes_on(page, page.locator(TAKE).tap)
    page.wait_for_timeout(QUIET)
    page.evaluate(NOTE_TAPS)
    for gap in (120, 250, 400, 560):
        assert tap_twice(page, gap) == 1 or page.evaluate(SLOW), f"{gap} ms"
    goes_on(page, page.locator(TAKE).tap)  # and after the moment one tap is enough


def test_keys_do_not_wait(page: Page, quick_site: str):
    open_table(page, quick_site, START)
    for moves in (1, 2, 3):
        goes_on(page, lambda: page.keyboard.press("t"))
        assert step(page) == 1 + 2 * moves
    expect(page.locator(".tray.is-turn h2")).to_have_text("Ben")


def test_against_a_computer_nothing_waits(new_page: NewPage, quick_site: str):
    page = new_page(viewport=PHONE, has_touch=True)
    begin(page, quick_site, "number_stack", other="1")
    for _ in range(2):  # the second time the computer has just moved
        goes_on(page, page.locator("[data-move=draw]").tap)
        goes_on(page, page.locator(".tray.is-turn [data-move=discard]").tap)
