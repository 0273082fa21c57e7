"""Every screen there is, and how to get to it: the list that checks of all screens go through.

A new screen needs a line in SCREENS; a test compares the list with the addresses that
the routes know.  A way is a fragment, what is there when the screen is complete, and perhaps
what to do first.
"""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from tests.support.hands import RECORDS, put_saves, save

Act = Callable[[Page], object]

CHAIN = "sequence_showdown"
CARDS = "number_stack"


def menu(page: Page) -> None:
    page.locator("[data-act=more]").click()


def keys(page: Page) -> None:
    page.keyboard.press("?")


def options(page: Page) -> None:
    page.locator(".more summary").last.click()


def rulings(page: Page) -> None:
    for number in page.locator(".cite").all():
        number.click()


def answer(page: Page) -> None:
    """Answer a puzzle with a card; right or wrong, the coach says why."""
    page.locator(".tray.is-turn .acts button:enabled").first.click()
    page.locator("[data-told]").wait_for()


def pick(number: str) -> Act:
    return lambda page: page.locator(f"[data-number='{number}']").click()


LAID = {  # the game that lies on each table
    "sequence_stack": RECORDS["stack-one-gone"],
    "stack_attack_score": RECORDS["score-skipped"],
    CARDS: RECORDS["sum-drawn"],
    CHAIN: RECORDS["chain-middle"],
    "stack_attack_factor": RECORDS["tower-stuck"],
}

SCREENS: "tuple[tuple[str, str, str, Act | None], ...]" = (
    # screen, fragment, what tells that it is there, what to do then
    ("home", "", ".cont", None),
    ("setup", f"setup/{CHAIN}", ".sheet", options),
    ("setup", f"setup/{CARDS}", ".sheet", None),
    ("play", "play/sequence_stack", ".ladder", None),
    ("play", "play/stack_attack_score", ".score", None),
    ("play", f"play/{CARDS}", ".sum", None),
    ("play", f"play/{CHAIN}", ".chain", pick("84")),
    ("play", f"play/{CARDS}", ".sum", menu),
    ("play", f"play/{CARDS}", ".sum", keys),
    ("play", "play/stack_attack_factor", ".tower", None),
    ("end", "end/stack_attack_factor", ".end", None),
    ("review", "review/stack_attack_factor", ".still", None),
    ("written", "written/stack_attack_factor", ".written", None),
    ("written", "written/sequence_stack", ".written", None),
    ("print", f"print/{CHAIN}", ".paper__grid", None),
    ("print", f"print/{CARDS}", ".paper__cards", None),
    ("link", RECORDS["chain-stuck"], "[data-page=link] .still", None),
    ("rules", f"rules/{CHAIN}", ".rules", rulings),
    ("fair", "fair", ".fair", None),
    ("lab", f"lab/{CARDS}", ".cm-content", None),
    ("history", "history", ".history__none", None),
    ("puzzle", "puzzle/2026-11-10", ".puzzle", None),
    ("puzzle", "puzzle/2026-11-12", ".puzzle", answer),
    ("settings", "settings", ".settings", None),
    ("install", "install", ".install", None),
    ("accessibility", "accessibility", ".statement", None),
)


SIZES = ((360, 740), (820, 1180), (1180, 820), (1920, 1080), (320, 560), (320, 256))
"""The last is a screen of 1280 by 1024 at 400 % zoom (WCAG 1.4.10)."""

MISFITS = """() => {
  const faults = [];
  const name = (e) => `${e.className || e.tagName} "${e.textContent.trim().slice(0, 20)}"`;
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length;
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) faults.push(`${wide} px too wide`);
  const scrolls = ".vh, .chain, .tower, .mine .row, .scroll, .skip, .end__party";
  for (const e of document.querySelectorAll("body *")) {
    if (e.closest(scrolls) || !seen(e)) continue;
    const { left, right, top, bottom, width, height } = e.getBoundingClientRect();
    const touched = e.matches("button, a[href], summary, .seg__o, input[type=text]");
    if ((touched || !e.children.length) && width && (left < -1 || right > innerWidth + 1))
      faults.push(`${name(e)} ends at ${right}`);
    // cells are told apart by where they lie; a row of moves can be tapped anywhere
    if (touched && Math.min(width, height) < 43.5 && !e.matches(".cell, .mv__b, dialog *"))
      faults.push(`${name(e)} is only ${width} by ${height}`);
    const part = e.matches("button, a, .tile, .slot, h2, p, li") && e.closest(".tray, .middle");
    const box = part && !e.closest("dialog") && part.getBoundingClientRect();
    const out = box && (left < box.left - 1 || right > box.right + 1);
    if (out || (box && (top < box.top - 1 || bottom > box.bottom + 1)))
      faults.push(`${name(e)} is cut off`);
  }
  for (const dialog of document.querySelectorAll("dialog[open]")) {
    const { top, bottom } = dialog.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) faults.push(`${dialog.id} is taller than the screen`);
  }
  for (const e of document.querySelectorAll("[data-table=same] .tray.is-turn .acts, .btn--go"))
    if (innerWidth < 500 && innerHeight > 500 && e.getBoundingClientRect().bottom > innerHeight)
      faults.push(`${name(e)} is out of reach`);
  const tray = document.querySelector(".tray.is-turn"); // which may stay at the lower edge
  if (innerHeight < 300 && tray?.clientHeight > innerHeight / 2)
    if (getComputedStyle(tray).position === "sticky") faults.push("half is covered by a tray");
  return faults;
}"""


def misfits(page: Page, where: str = "") -> "list[str]":
    """What is cut off, too small for a finger or in the way, at any size."""
    faults = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        faults += [f"{where} {width}x{height}: {fault}" for fault in page.evaluate(MISFITS)]
    return faults


def screens(page: Page, site: str) -> "Iterator[str]":
    """Goes from screen to screen, with a game on every table, and says where it is."""
    saves = [
        save(record, length=3, over=game == "stack_attack_factor", names=("Ada", "Maximilian"))
        for game, record in LAID.items()
    ]
    put_saves(page, site, *saves)
    for _, fragment, there, act in SCREENS:
        page.goto(f"{site}#{fragment}" if "." in fragment else f"{site}#/{fragment}")
        page.locator(there).first.wait_for()
        if act:
            act(page)
        yield f"#/{fragment} {act.__name__ if act else ''}".strip()
        page.keyboard.press("Escape")
