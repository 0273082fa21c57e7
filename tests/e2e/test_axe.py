"""axe-core finds nothing to complain about: every screen, theme and size, and high contrast.

axe reads the page's own text, so the content security policy stays as it is: its source goes in
by the debugger, not by a script element.
"""

import re
from pathlib import Path

from playwright.sync_api import Page

from tests.e2e.conftest import ROOT, NewPage
from tests.e2e.screens import SCREENS, screens

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {
    "phone": (360, 740),
    "tablet": (1180, 820),
    "tablet upright": (820, 1180),
    "projector": (1920, 1080),
}
THEMES = ("light", "dark")

# WCAG 2.0 to 2.2, A and AA, and what axe thinks is good practice
RUN = """async () => {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await axe.run(document, {
    runOnly: tags,
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""


def violations(page: Page) -> "list[str]":
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN)
    return found


def test_axe_finds_nothing_on_any_screen(new_page: NewPage, quick_site: str) -> None:
    page = new_page(reduced_motion="reduce")
    faults = []
    for screen in screens(page, quick_site):
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
                faults += [f"{screen}, {size}, {theme}: {fault}" for fault in violations(page)]
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults)


def test_every_screen_is_in_the_list() -> None:
    """Whatever web/routes.js knows as a screen is gone through by `screens`."""
    text = (Path(ROOT) / "web" / "routes.js").read_text(encoding="utf-8")
    found = re.search(r"@typedef \{\{screen: (.*?),", text, re.S)
    assert found
    known = set(re.findall(r'"(\w+)"', found[1]))
    assert known == {screen for screen, *_ in SCREENS}
