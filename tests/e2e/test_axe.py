"""axe-core finds nothing to complain about: every screen, theme and size, and high contrast.

axe reads the page's own text, so the content security policy stays as it is: its source goes in
by the debugger, not by a script element.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.support.pages import NewPage
from tests.support.paths import ROOT
from tests.support.screens import SCREENS, screens

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {
    "phone": (360, 740),
    "tablet": (1180, 820),
    "tablet upright": (820, 1180),
    "projector": (1920, 1080),
}

# WCAG 2.0 to 2.2, A and AA, and what axe thinks is good practice
ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# what can change with the theme
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}

RUN = """async (runOnly) => {
  const rules = Array.isArray(runOnly) ? { "target-size": { enabled: true } } : {};
  const how = { runOnly, rules, resultTypes: ["violations"] };
  const { violations, passes } = await axe.run(document, how);
  if (!passes.length) return ["axe looked at nothing"];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""

# axe judges no words before a picture; these are below the figures, not behind them
NO_FEET = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("[data-by] { background-image: none !important; }");
  document.adoptedStyleSheets.push(sheet);
}"""


def violations(page: Page, run_only: object) -> "list[str]":
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
        page.evaluate(NO_FEET)
    return page.evaluate(RUN, run_only)


FEW = [("phone", "light", "no-preference"), ("tablet", "dark", "no-preference")]
EVERY = [
    (size, theme, contrast)
    for size in SIZES
    for theme in ("light", "dark")
    for contrast in ("no-preference", "more")
]


@pytest.mark.parametrize(
    "looks", [pytest.param(FEW, id="few"), pytest.param(EVERY, id="every", marks=pytest.mark.long)]
)
def test_axe_finds_nothing_on_any_screen(
    new_page: NewPage, quick_site: str, looks: "list[tuple[str, str, str]]"
) -> None:
    """Everything at every size; where only the colours differ, all that has a colour."""
    # axe itself tries to put a style into the editor's shadow root, and the policy forbids it
    page = new_page(errors="Applying inline style|Content Security Policy: style-src")
    faults = []
    for screen in screens(page, quick_site):
        sizes = set()
        for size, theme, contrast in looks:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=theme, contrast=contrast)  # type: ignore[arg-type]
            found = violations(page, COLOURS if size in sizes else ALL)
            sizes.add(size)
            faults += [f"{screen}, {size}, {theme}, {contrast}: {fault}" for fault in found]
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults)


def test_axe_does_find_faults(page: Page, quick_site: str) -> None:
    """The check itself works: a faint word is found."""
    page.goto(f"{quick_site}#/settings")
    page.locator(".settings").wait_for()
    page.evaluate(
        """() => {
          const text = document.querySelector(".panel p");
          text.style.setProperty("color", "#ddd");
          text.style.setProperty("background", "#fff");
        }"""
    )
    assert "color-contrast" in " ".join(violations(page, ALL))


def test_every_screen_is_in_the_list() -> None:
    """Whatever web/app/routes.ts knows as a screen is gone through by `screens`."""
    text = (Path(ROOT) / "web" / "app" / "routes.ts").read_text(encoding="utf-8")
    lists = re.search(r"const OF_A_GAME = (.*?)/\*\*", text, re.S)
    others = re.search(r"type ScreenName = (.*?) \| \(typeof", text)
    known = set(re.findall(r'"(\w+)"', lists[1] + others[1]))
    assert known == {screen for screen, *_ in SCREENS}
