"""At home on a tablet: installing, gestures, a screen that stays on, sound and celebration."""

import json
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from tests.support.hands import RECORDS, open_table, play, tap
from tests.support.pages import NewPage, begin, choose
from tools.dev.waiting import until

IPAD = (
    "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.0 Mobile/15E148 Safari/604.1"
)

# counts the wake locks that are held now, and lets a test hide the page
WATCH = """
window.held = 0;
Object.defineProperty(navigator, "wakeLock", { value: { async request() {
  window.held += 1;
  return { async release() { window.held -= 1; } };
} } });
let shown = "visible";
Object.defineProperty(document, "visibilityState", { get: () => shown });
window.show = (state) => { shown = state; document.dispatchEvent(new Event("visibilitychange")); };
"""

OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = async () => { window.asked = (window.asked ?? 0) + 1; };
  dispatchEvent(offer);
  return offer.defaultPrevented;
}"""


def test_the_browser_finds_the_manifest_in_order(page: Page, quick_site: str) -> None:
    page.goto(quick_site)
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == urljoin(quick_site, "web/manifest.webmanifest")
    manifest = json.loads(found["data"])
    assert urljoin(found["url"], manifest["start_url"]) == quick_site
    assert urljoin(found["url"], manifest["scope"]) == quick_site
    apple = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert page.request.get(urljoin(quick_site, apple)).ok


def test_install_button_where_the_browser_offers(page: Page, quick_site: str) -> None:
    page.goto(f"{quick_site}#/install")
    button = page.get_by_role("button", name="Install numgames")
    expect(page.locator("main.install")).to_be_visible()
    expect(button).to_have_count(0)
    until(page, f"({OFFER})()")
    button.click()
    expect(button).to_have_count(0)  # an offer can be used once
    assert page.evaluate("window.asked") == 1
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    expect(page.get_by_role("heading", name="It’s on this device.")).to_be_visible()


def test_picture_guide_on_an_ipad(new_page: NewPage, quick_site: str) -> None:
    page = new_page(user_agent=IPAD)
    page.goto(quick_site)
    page.get_by_role("link", name="Install").click()
    steps = page.locator(".install__steps li")
    expect(steps).to_have_count(3)
    for step, word in enumerate(("Share", "Add to Home Screen", "Add")):
        expect(steps.nth(step).locator("svg").first).to_be_visible()
        expect(steps.nth(step).locator("b")).to_have_text(word)


def test_the_screen_stays_on_while_a_game_is_on(new_page: NewPage, quick_site: str) -> None:
    page = new_page()
    page.add_init_script(WATCH)
    page.goto(quick_site)
    assert page.evaluate("held") == 0
    begin(page, quick_site, "number_stack")
    until(page, "held === 1")
    page.evaluate("show('hidden')")
    until(page, "held === 0")
    page.evaluate("show('visible')")
    until(page, "held === 1")
    page.get_by_role("link", name="All games").first.click()
    until(page, "held === 0")


def test_gestures_do_not_disturb_a_board(page: Page, quick_site: str) -> None:
    begin(page, quick_site, "sequence_showdown")

    def style(where: str, what: str) -> str:
        return str(page.locator(where).first.evaluate(f"(part) => getComputedStyle(part).{what}"))

    assert style("html", "overscrollBehaviorY") == "none", "no pull-to-refresh"
    for part in ("html", ".play", ".play button"):
        assert style(part, "touchAction") == "manipulation", "pinch, but no double-tap zoom"
    assert style(".play", "userSelect") == "none"
    assert style(".middle", "userSelect") == "none"
    viewport = page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "user-scalable" not in viewport
    assert "maximum-scale" not in viewport


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


WATCH_PARTY = """() => {
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
    page.evaluate(WATCH_PARTY)
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
