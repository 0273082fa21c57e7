"""Sound, touch and celebration: off until somebody wants them, short, and none of it needed."""

import pytest
from playwright.sync_api import expect

from tests.support.hands import RECORDS, open_table, play, tap
from tests.support.pages import NewPage, choose
from tools.dev.waiting import until

# counts notes and nudges, and notes when the last one ends
LISTEN = """
window.notes = [];
window.nudges = 0;
const start = OscillatorNode.prototype.stop;
OscillatorNode.prototype.stop = function (end) {
  window.notes.push(end - this.context.currentTime);
  return start.call(this, end);
};
Object.defineProperty(Navigator.prototype, "vibrate", { value: () => { window.nudges += 1; } });
"""

PARTY = """() => document.getAnimations()
  .filter(({ effect }) => effect.target.closest(".end"))
  .map(({ effect }) => effect.getComputedTiming().endTime)"""


WATCH = """() => {
  const look = () => {
    window.party = (PARTY)();
    if (!window.party.length) requestAnimationFrame(look);
  };
  look();
}""".replace("PARTY", PARTY)
"""From before it begins: it does not last long."""


def test_silent_and_still_until_somebody_wants_otherwise(new_page: NewPage, quick_site: str):
    page = new_page()
    page.add_init_script(LISTEN)
    open_table(page, quick_site, "1.number_stack..k3.1.0")
    tap(page, "[data-move=draw]")
    play(page, "keep")
    assert page.evaluate("[notes.length, nudges]") == [0, 0]
    page.goto(f"{quick_site}#/settings")
    choose(page, sound="on", touch="on")
    page.goto(f"{quick_site}#/play/number_stack")
    tap(page, "[data-move=draw]")
    play(page, "keep")
    notes, nudges = page.evaluate("[notes, nudges]")
    assert len(notes) >= 2
    assert max(notes) < 0.3
    assert nudges == 2


def test_the_end_is_celebrated_briefly(new_page: NewPage, quick_site: str):
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(LISTEN)
    page.goto(f"{quick_site}#/settings")
    choose(page, sound="on")
    open_table(page, quick_site, RECORDS["stack-last-card"])
    page.evaluate(WATCH)
    play(page, "place")
    until(page, "window.party.length > 0")
    assert max(page.evaluate("window.party")) <= 1500
    assert max(page.evaluate("notes")) < 1.5
    until(page, f"({PARTY})().length === 0")
    expect(page.locator(".end h1")).to_be_visible()


@pytest.mark.parametrize("how", ["system", "setting"])
def test_no_celebration_where_motion_is_unwanted(new_page: NewPage, quick_site: str, how: str):
    page = new_page(reduced_motion="reduce" if how == "system" else "no-preference")
    if how == "setting":
        page.goto(f"{quick_site}#/settings")
        choose(page, motion="less")
    open_table(page, quick_site, RECORDS["stack-last-card"])
    play(page, "place")
    page.locator(".end").wait_for()
    assert page.evaluate(PARTY) == []
    expect(page.locator(".end__party")).to_be_hidden()
