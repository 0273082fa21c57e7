"""Somebody goes on faster than the page: on a slow tablet a screen arrives in more than one frame.

Each of these makes slow, or quick, exactly what has to be: nothing here depends on the machine.
"""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.engine import ASKED, full, worker
from tests.support.hands import RECORDS, open_table, step
from tests.support.kept import entry, open_history
from tests.support.pages import begin, settled
from tools.dev.waiting import until

SLOW_DISK = """const ask = LockManager.prototype.request;
LockManager.prototype.request = async function (...how) {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return ask.apply(this, how);
};"""
"""It is read once the tab may write."""

HOME_SEEN = """globalThis.homeSeen = 0;
new MutationObserver(() => {
  homeSeen += !document.documentElement.hasAttribute("data-elsewhere");
}).observe(document, { subtree: true, attributeFilter: ["data-elsewhere"] });"""

QUICK_FINGER = """() => {
  new MutationObserver((_changes, watch) => {
    const field = document.querySelector("[name=name1]");
    field?.focus(); // in the task that draws it, before any frame
    if (field) watch.disconnect();
  }).observe(document.body, { subtree: true, childList: true });
}"""
TWO_FRAMES = """() => new Promise((seen) =>
  requestAnimationFrame(() => requestAnimationFrame(seen)))"""

BUSY = "setTimeout(() => {{ for (const end = Date.now() + {}; Date.now() < end; ); }})"
TAP_AND_STALL = """(where) => {
  document.querySelector(where).click();
  for (const end = Date.now() + 2600; Date.now() < end; );
}"""
TAP_AND_LEAVE = """(where) => {
  document.querySelector(where).click();
  location.hash = "#/";
}"""


def test_home_is_not_shown_on_the_way_to_a_game(page: Page, quick_site: str) -> None:
    open_table(page, quick_site, RECORDS["chain-middle"])
    page.add_init_script(SLOW_DISK)
    page.add_init_script(HOME_SEEN)
    page.reload()
    expect(page.locator(".wait")).to_contain_text("Setting up the game.")
    page.locator(".play").wait_for()
    assert page.evaluate("homeSeen") == 0
    page.locator(".bar a").first.click()
    page.locator("#home .daily").wait_for()
    assert page.evaluate("homeSeen") == 1


def test_who_has_found_a_field_keeps_it(page: Page, quick_site: str) -> None:
    page.goto(quick_site)
    settled(page)
    page.evaluate(QUICK_FINGER)
    page.goto(f"{quick_site}#/setup/number_stack")
    page.evaluate(TWO_FRAMES)
    expect(page.locator("[name=name1]")).to_be_focused()


def test_a_tablet_that_stands_still_is_not_taken_for_a_dead_worker(
    page: Page, quick_site: str
) -> None:
    """Page and worker alike, and the page wakes first."""
    begin(page, quick_site, "number_stack")
    worker(page, "micropython").evaluate(BUSY.format(2700))
    page.evaluate(TAP_AND_STALL, "[data-move=draw]")
    expect(page.locator(".play")).to_have_attribute("data-wait", "move")
    assert page.locator(".toast").count() == 0  # that an engine has stopped


def test_a_move_behind_a_hint_that_takes_long_is_patient(page: Page, quick_site: str) -> None:
    """As on a very old tablet before Pyodide is there: one worker for both, and it is well."""
    open_table(page, quick_site, RECORDS["chain-middle"])
    page.keyboard.press("h")
    expect(page.locator(".hint__text")).to_be_visible()  # it can be asked for such things now
    page.keyboard.press("u")
    expect(page.locator(".hint__text")).to_have_count(0)
    before = step(page)
    worker(page, "micropython").evaluate(BUSY.format(4000))
    page.keyboard.press("h")
    page.keyboard.press("u")
    expect(page.locator(".play")).to_have_attribute("data-step", str(before - 1))
    assert page.locator(".toast").count() == 0


def test_what_takes_long_by_nature_is_asked_of_one_only(page: Page, site: str) -> None:
    """The other one is there for whoever plays on meanwhile."""
    page.add_init_script(ASKED)
    open_table(page, site, RECORDS["score-over"])
    full(page)
    worker(page, "pyodide").evaluate(BUSY.format(4500))
    page.goto(f"{site}#/review/stack_attack_score")
    reviews = "asked.filter((one) => one.do === 'review').length"
    until(page, reviews)
    page.wait_for_timeout(3500)
    assert page.evaluate(reviews) == 1


@pytest.mark.parametrize("what", ["forget", "share"])
def test_who_has_left_is_not_called_back(page: Page, quick_site: str, what: str) -> None:
    if what == "forget":
        open_history(page, quick_site, entry(1))
    else:
        open_table(page, quick_site, RECORDS["chain-middle"])
    page.evaluate(TAP_AND_LEAVE, f"[data-act={what}]")
    page.locator("#home .daily").wait_for()
    page.wait_for_timeout(500)
    assert page.locator("dialog[open]").count() == 0
    assert page.locator("#home .daily").is_visible()


def test_the_lab_has_the_program_of_the_game_that_was_chosen_last(
    page: Page, quick_site: str
) -> None:
    late: list[Route] = []
    page.route("**/samples/number_stack.py", lambda route: late.append(route))
    page.goto(f"{quick_site}#/lab/sequence_showdown")
    code = page.locator(".cm-content")
    code.wait_for()
    page.goto(f"{quick_site}#/lab/number_stack")
    while not late:
        page.wait_for_timeout(20)
    page.goto(f"{quick_site}#/lab/sequence_stack")
    expect(code).to_contain_text("A player for Sequence Stack")
    with page.expect_response("**/samples/number_stack.py"):
        late[0].continue_()
    page.wait_for_timeout(200)
    assert "A player for Sequence Stack" in code.inner_text()
