"""Help never makes a board smaller: cells, slots and cards keep their size."""

import pytest
from playwright.sync_api import Page

from tests.support.hands import RECORDS, open_table
from tests.support.pages import NewPage
from tools.dev.waiting import until

SIZES = (
    *((360, 640), (390, 844), (844, 390), (820, 1180)),
    *((1024, 768), (1180, 820), (1920, 1080)),
)
BOARDS = {
    "stack-one-gone": ".ladder :is(.tile, .slot), .trio .tile",
    "score-skipped": ".trio .tile--hero, .score .tile",
    "sum-drawn": ".row--l .tile, .trio .tile, .unseen li",
    "chain-middle": ".cell",
    "tower-middle": ".cell",
}
SIDES = """(parts) => [...document.querySelectorAll(parts)].map((part) =>
  parseFloat(getComputedStyle(part).width).toFixed(1)).join(" ")"""


def sides(page: Page, parts: str) -> "list[str]":
    """How wide everything is, at every size."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found.append(f"{width}x{height}: {page.evaluate(SIDES, parts)}")
    return found


@pytest.mark.parametrize("scene", BOARDS)
def test_help_leaves_the_board_as_large_as_it_was(new_page: NewPage, site: str, scene: str) -> None:
    parts, page = BOARDS[scene], new_page()
    open_table(page, site, RECORDS[scene], help="off")
    without = sides(page, parts)
    for help in ("marks", "coach"):
        open_table(page, site, RECORDS[scene], help=help)
        if help == "coach":
            until(page, "document.querySelector('.say .idea') !== null")
        assert sides(page, parts) == without, help
    page.locator("[data-act=hint]").click()
    until(page, "Number(document.querySelector('.hint')?.dataset.hint) > 0")
    for _ in range(3):
        assert sides(page, parts) == without, "hint"
        page.locator(".hint .btn").click()
