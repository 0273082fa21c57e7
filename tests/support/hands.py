"""Two people at the tablet: how the browser tests tap, and what they read off the table.

Works through the page alone; only to know what should have happened does it replay the kept record
with the real package.
"""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from numgames.play.session import resume
from numgames.play.view import view
from tools.dev.scenes import RECORDS, put_saves, save
from tools.dev.waiting import until

__all__ = ["RECORDS", "put_saves", "save"]

Choose = Callable[["list[str]"], str]
"""Which of the moves that can be tapped now."""

TABLE = "main.play"
"""A position to look at is no <main>."""

WAITS = f"""document.querySelector("{TABLE}")?.dataset.wait
  ?? (document.querySelector("main.end") ? "over" : null)"""

KEPT = """(game) => new Promise((done) => {
  const place = location.pathname.replace(/(web[/])?[^/]*$/, "");
  const NAME = `numgames ${location.protocol === "file:" ? "/" : place}`;
  const opening = indexedDB.open(NAME);
  opening.onsuccess = () => {
    const reading = opening.result.transaction("saves").objectStore("saves").get(game);
    reading.onsuccess = () => { opening.result.close(); done(reading.result.record); };
  };
})"""

HOLD = """const [later, held] = [setTimeout, []];
globalThis.holding = true;
globalThis.setTimeout = (task, ms, ...more) =>
  holding && TIMES.includes(ms) ? (held.push(task), 0) : later(task, ms, ...more);
globalThis.letGo = () => {
  holding = false;
  return held.splice(0).map((task) => task()).length;
};"""


def open_table(page: Page, site: str, record: str, **how: object) -> None:
    """Sit down at a game that was left at this point."""
    kept = save(record, **how)  # type: ignore[arg-type]
    put_saves(page, site, kept, hash=f"#/play/{kept['game']}")
    page.locator(".play").wait_for()


def record_of(page: Page, game: str) -> str:
    """The game as the page has kept it."""
    return str(page.evaluate(KEPT, game))


def truth(record: str, names: "tuple[str, str]" = ("Ada", "Ben")) -> "dict[str, object]":
    """What the package itself makes of a record."""
    return view(resume(record, names))


def step(page: Page) -> int:
    """How many things have happened in the game on the table."""
    return int(page.locator(TABLE).get_attribute("data-step") or 0)


def goes_on(page: Page, act: "Callable[[], object]") -> None:
    """Do something that makes the game go on (or back), and wait until it has."""
    before = str(step(page))
    act()
    until(page, f"(was) => document.querySelector('{TABLE}')?.dataset.step !== was", arg=before)


def press(page: Page, where: str) -> None:
    """As a switch does, which never waits for a hand-over, what a finger could reach."""
    button = page.locator(where).first
    button.click(trial=True)
    button.dispatch_event("click")


def tap(page: Page, where: str) -> None:
    """Press what makes the game go on."""
    goes_on(page, lambda: press(page, where))


def wait(page: Page) -> str:
    """What the table waits for: draw, move, or nothing more: over.  The last table stays for a
    moment only."""
    return str(until(page, WAITS))


def moves(page: Page) -> "list[str]":
    """The moves that can be tapped now."""
    if page.locator(".grid").count():
        cells = page.locator(".cell.div, .cell.mul, .cell.open")
        free = cells if cells.count() else page.locator(".cell:not([aria-disabled])")
        return [str(n) for n in free.evaluate_all("(cells) => cells.map((c) => c.dataset.number)")]
    buttons = page.locator(".tray.is-turn .acts button:enabled")
    return [str(m) for m in buttons.evaluate_all("(all) => all.map((b) => b.dataset.move)")]


def play(page: Page, move: str) -> None:
    """Make a move: on the grid the first tap picks, the button plays."""
    if move.isdigit():
        page.locator(f"[data-number='{move}']").click()
    tap(page, f".tray.is-turn .acts [data-move='{move}']")


def act(page: Page, choose: Choose) -> None:
    """Do the one thing that has to be done now."""
    if wait(page) == "draw":
        tap(page, "[data-move=draw]")
    else:
        play(page, choose(moves(page)))


def play_out(page: Page, choose: Choose, longest: int = 120) -> None:
    """Go on until the game is over."""
    for _ in range(longest):
        if wait(page) == "over":
            return
        act(page, choose)
    raise AssertionError(f"The game was not over after {longest} taps.")


def expect_end(page: Page, record: str) -> None:
    """The end screen comes by itself and says who won and why, in the package's words."""
    outcome = truth(record)["outcome"]
    assert isinstance(outcome, dict)
    expect(page.locator(".end h1")).to_have_text(str(outcome["title"]).rstrip("."))
    expect(page.locator(".end__why")).to_have_text(str(outcome["why"]))
    expect(page.locator("#live")).to_contain_text(str(outcome["title"]))


def look(page: Page, url: str) -> None:
    """Open a link only to look at its game."""
    page.goto(url)
    page.locator(".toast__b", has_text="Just look").or_(page.locator(".review")).click()
    page.locator(".review").wait_for()


def shared(page: Page, what: str = "game") -> str:
    """The link that the share dialog gives; it is closed again."""
    page.locator("#share[open]").wait_for()
    page.locator(f'.seg__o:has([name=share-what][value="{what}"])').click()
    url = page.locator(".share__url").input_value()
    page.keyboard.press("Escape")
    return url


def hold(page: Page, *times: int) -> None:
    """What the page does after so many milliseconds it does when it is let go: however slow the
    machine, it can be looked at before.  For the next page that is loaded."""
    page.add_init_script(HOLD.replace("TIMES", str(list(times))))


def let_go(page: Page) -> None:
    """Now, and from now on as ever."""
    assert page.evaluate("letGo()"), "nothing was held: the page has other times now"


def one_move(page: Page) -> None:
    """Whatever the table offers first."""
    act(page, lambda offered: offered[0])


TYPE = """(keys) => {
  for (const key of keys)
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}"""


def type_at_once(page: Page, keys: str) -> None:
    """Digits in one go: between two real keys a busy machine may let a number's time run out."""
    page.evaluate(TYPE, keys)
