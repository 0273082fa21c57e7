"""At 400 % zoom and in forced colours: all there, one direction to scroll, nothing by colour alone.

400 % on a screen of 1280 by 1024 leaves 320 by 256 pixels of the page (WCAG 1.4.10).
"""

import pytest
from playwright.sync_api import Page

from tests.support.hands import RECORDS, lay, open_table, save
from tests.support.pages import NewPage
from tests.support.screens import screens

ZOOMED = {"width": 320, "height": 256}

SIDEWAYS = """() => {
  const faults = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) faults.push(`${wide} px too wide`);
  const own = ".vh, .chain, .tower, .mine .row, .scroll, .skip, .end__party";
  for (const e of document.querySelectorAll("body *")) {
    if (e.closest(own) || !e.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right, width } = e.getBoundingClientRect();
    if (width && e.children.length === 0 && (left < -1 || right > innerWidth + 1))
      faults.push(`${e.className || e.tagName} "${e.textContent.slice(0, 20)}" ends at ${right}`);
  }
  for (const dialog of document.querySelectorAll("dialog[open]")) {
    const { top, bottom } = dialog.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) faults.push(`${dialog.id} is taller than the screen`);
  }
  return faults;
}"""

# what a tray that sticks to the lower edge leaves of the screen
COVERED = """() => {
  const tray = document.querySelector(".tray.is-turn");
  return getComputedStyle(tray).position === "sticky"
    ? tray.getBoundingClientRect().height / innerHeight : 0;
}"""

LOOKS = """(names) => names.map((name) => {
  const part = document.querySelector(name);
  const style = getComputedStyle(part);
  return [style.borderStyle, style.borderWidth, style.backgroundColor, style.color].join();
})"""


def test_nothing_is_lost_at_400_percent(new_page: NewPage, quick_site: str) -> None:
    page = new_page(viewport=ZOOMED, reduced_motion="reduce")
    faults = []
    for screen in screens(page, quick_site):
        faults += [f"{screen}: {fault}" for fault in page.evaluate(SIDEWAYS)]
        if page.locator(".tray.is-turn").count() and page.evaluate(COVERED) > 0.5:
            faults.append(f"{screen}: half of the screen is covered by a tray that stays")
    assert not faults, "\n".join(faults)


def apart(page: Page, *parts: str) -> None:
    """These look different from each other with the system's own few colours."""
    looks = page.evaluate(LOOKS, list(parts))
    assert len(set(looks)) == len(parts), dict(zip(parts, looks, strict=True))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colours_tell_things_apart(new_page: NewPage, quick_site: str, scheme: str) -> None:
    page = new_page(forced_colors="active", color_scheme=scheme)
    open_table(page, quick_site, RECORDS["chain-middle"])
    page.locator("[data-number='84']").click()
    apart(
        page,
        ".cell.div",
        ".cell.mul:not(.sel)",
        ".cell.used",
        ".cell:not(.div, .mul, .used, .last, .sel)",
    )
    apart(page, ".cell.used", ".cell.last")
    apart(page, ".tray.is-turn", ".tray:not(.is-turn)")
    apart(page, ".tray.p1", ".tray.p2")
    lay(page, quick_site, save(RECORDS["stack-drawn"]))
    page.goto(f"{quick_site}#/play/sequence_stack")
    page.locator(".ladder").first.wait_for()
    apart(page, ".ladder .tile", ".slot--next", ".slot--no")
    open_table(page, quick_site, RECORDS["stack-one-gone"])
    apart(page, ".slot--gone:not(.slot--next)", ".slot:not(.slot--gone, .slot--next, .slot--no)")
    apart(page, ".slot--gone.slot--next", ".slot--no")
    page.goto(f"{quick_site}#/settings")
    page.locator(".settings").wait_for()
    apart(page, ".seg__o input:checked + span", ".seg__o input:not(:checked) + span")
