"""Every screen there is, and how to get to it: the list that checks of all screens go through; and
the moments of a screen that pass: a toast, a coin, a question, an end.

A new screen needs a line in SCREENS; a test compares the list with the addresses that
the routes know.  A way is a fragment, what is there when the screen is complete, and perhaps
what to do first.
"""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from numgames.play.puzzles import puzzle_for
from tests.support.hands import RECORDS, hold, put_saves, save
from tests.support.pages import TABLET, choose

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


# -- moments -------------------------------------------------------------------------------------

LONG = ("Wilhelmina-Maximiliane W", "W" * 24)
TODAY = "2026-11-16"  # its puzzle is about a grid
YESTERDAY = "2026-11-12"  # that one is about cards
TOSS, TOAST = 2300, 6000
"""How many milliseconds they stay; here they stay."""


def press(*acts: str) -> Act:
    """Buttons, one after the other."""

    def pressed(page: Page) -> None:
        for name in acts:
            page.locator(f"[data-act={name}]:visible").first.click()

    return pressed


def hinted(page: Page) -> None:
    """All of the hint."""
    press("hint")(page)
    page.locator(".hint__text").wait_for()
    while page.locator("[data-act=show-me]").count():
        page.locator("[data-act=show-me]").click()


def begin_with_toss(page: Page) -> None:
    page.locator(".btn--go").click()


def begin_apart(page: Page) -> None:
    """A game that takes the place of another one, against somebody far away."""
    page.locator("[name=seat2]").select_option("away")
    choose(page, starter=1)
    page.locator(".btn--go").click()
    page.locator(".toast").wait_for()
    pick("50")(page)
    page.locator(".tray.is-turn [data-move]").click()


def solve(page: Page) -> None:
    best = puzzle_for(page.url.rpartition("/")[2]).best
    if best.isdigit():
        pick(best)(page)
    page.locator(f".tray.is-turn .acts [data-move='{best}']").click()


Kept = "dict[str, object]"
MOMENTS: "tuple[tuple[Kept | None, str, Act | None, str], ...]" = (
    # what lies on the table, fragment, what to do, what is there then
    (None, f"setup/{CARDS}", begin_with_toss, ".toss"),
    (save(RECORDS["chain-middle"]), f"setup/{CHAIN}", begin_apart, ".toast, [data-act=share]"),
    (save(RECORDS["sum-drawn"]), f"play/{CARDS}", press("undo"), "#takeback[open]"),
    (save(RECORDS["chain-middle"]), f"play/{CHAIN}", hinted, "[data-act=close-hint]"),
    (save(RECORDS["sum-drawn"]), f"play/{CARDS}", hinted, "[data-act=close-hint]"),
    (
        save(RECORDS["stack-drawn"], help="coach"),
        "play/sequence_stack",
        hinted,
        "[data-act=close-hint]",
    ),
    (save(RECORDS["chain-middle"], "opposite"), f"play/{CHAIN}", None, ".play"),
    (
        save(RECORDS["chain-middle"], "turn"),
        f"play/{CHAIN}",
        press("more", "resign"),
        "#giveup[open]",
    ),
    *[
        (save(record, "turn", names=LONG, length=3), f"play/{record.split('.')[1]}", None, ".play")
        for record in LAID.values()
    ],
    (save(RECORDS["sum-won"], names=(LONG[0], "Bo"), over=True), f"end/{CARDS}", None, ".end"),
    (
        save(RECORDS["stack-complete"], length=3, games=(RECORDS["stack-complete"],), over=True),
        "end/sequence_stack",
        None,
        ".end",
    ),
    (save(RECORDS["chain-wrong"], over=True), f"review/{CHAIN}", None, ".still"),
    (save(RECORDS["sum-won"], names=LONG, over=True), f"review/{CARDS}", None, ".still"),
    (None, "", None, ".badge"),
    (None, f"puzzle/{TODAY}", solve, "[data-told=right]"),
    (None, f"puzzle/{YESTERDAY}", solve, "[data-told=right]"),
)


def moments(page: Page, site: str) -> "Iterator[str]":
    """Goes from moment to moment, each on a page of its own, and says which it is."""
    hold(page, TOSS, TOAST)
    page.clock.set_fixed_time(f"{TODAY}T09:00:00")
    for kept, fragment, act, there in MOMENTS:
        page.set_viewport_size(TABLET)
        put_saves(page, site, *([kept] if kept else []), hash=f"#/{fragment}")
        if act:
            act(page)
        for part in there.split(", "):
            page.locator(part).first.wait_for()
        yield f"#/{fragment} {there}"
