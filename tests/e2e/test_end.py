"""The end of a game at every size: the board, the reasons and the three buttons can be seen."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.geometry import misfits
from tests.support.hands import truth
from tests.support.kept import read
from tools.dev.scenes import RECORDS, put_saves, save

STUCK = "1.sequence_showdown..a.1.0.56-7-91-1-29-87-3-9-81-27-54-2-84-21-63"
WON = RECORDS["sum-won"]
BEATEN = {**save(STUCK.replace("..a.1.", "..a.2."), over=True), "seats": ["person", 3]}
ENDS = {
    "stuck": save(STUCK, over=True, length=3),
    "wrong": save(RECORDS["chain-wrong"], over=True),
    "sum": save(WON, over=True, names=("Ada", "Maximilian")),
    "totals": save(RECORDS["score-over"], over=True, names=("Maximilian", "Ben")),
    "draw-off": save(RECORDS["stack-draw-off-over"], over=True),
    "match": save(WON, over=True, length=3, games=(WON,)),
    "beaten": BEATEN,
}
SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1024, 768), (1180, 820), (1920, 1080))

LAYOUT = """() => {
  const box = (e) => e.getBoundingClientRect();
  const faults = [];
  const [first, ...others] = [...document.querySelectorAll(".end__acts > *")].map(box);
  if (others.length !== 2) faults.push(`${others.length + 1} buttons`);
  if (others[0].top !== others[1].top) faults.push("the buttons wrap");
  if (Math.max(first.bottom, others[1].bottom) > innerHeight)
    faults.push("the buttons are below the screen");
  const board = document.querySelector(".end__board, .games");
  const next = box(document.querySelector(".end__next"));
  const roomy = innerWidth >= 600;
  if (roomy && (box(board).top < 0 || box(board).bottom > next.top))
    faults.push("the board is cut");
  return faults;
}"""


def open_end(page: Page, site: str, kept: "dict[str, object]") -> None:
    put_saves(page, site, kept)
    page.goto(f"{site}#/end/{kept['game']}")
    page.locator(".end h1").wait_for()
    if "seats" in kept:
        page.locator(".tip h2").wait_for(timeout=60_000)


@pytest.mark.parametrize("name", ENDS)
def test_the_end_fits_at_every_size(page: Page, quick_site: str, name: str) -> None:
    open_end(page, quick_site, ENDS[name])
    faults = misfits(page, name)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        faults += [f"{width}x{height}: {fault}" for fault in page.evaluate(LAYOUT)]
    assert not faults


def test_being_stuck_is_seen_on_the_board(page: Page, quick_site: str) -> None:
    open_end(page, quick_site, ENDS["stuck"])
    outcome = truth(STUCK)["outcome"]
    used, off = outcome["reasons"]
    numbers = [str(tile["number"]) for tile in used["tiles"]]
    expect(page.locator(".endgrid .lit")).to_have_text(numbers)
    expect(page.locator(".reasons .tile--gone")).to_have_text(numbers)
    assert [tile["number"] for tile in off["tiles"]] == [126]
    expect(page.locator(".tile--off")).to_have_text(["126", "126"])
    expect(page.locator(".endgrid .last")).to_have_text("63")


def test_an_easier_computer_is_one_tap_away(page: Page, quick_site: str) -> None:
    open_end(page, quick_site, BEATEN)
    page.locator("[data-act=easier]").click()
    page.locator(".play").wait_for()
    assert read(page)["sequence_showdown"]["seats"] == ["person", 2]
