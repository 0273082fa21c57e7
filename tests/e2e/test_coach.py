"""Hint, coach and looking back: in a real browser, against the package's own words and
numbers."""

import re

import pytest
from playwright.sync_api import Page, expect

from numgames.coach.evaluation import exact_values
from numgames.coach.review import review
from numgames.lab.arena import decisions
from numgames.play import advice
from numgames.play.session import resume
from numgames.ratio import ONE
from numgames.words.en.grammar import percent
from tests.support.hands import open_table, play, record_of
from tests.support.pages import NewPage, said

WON = "1.stack_attack_score..k4.1.0.3take-2skip-2take-skip-take-2skip-take-skip-3take-4skip-take"
CHAIN = "1.sequence_showdown..a.1.0.48-2-34-17-68-4-64-16-32-8-24-12-36-6-78-3-84-42-1-96"
MIDDLE = "1.sequence_showdown..a.1.0.48-2-34-17-68-4-64-16-32-8-24-12"


@pytest.mark.parametrize("record", [MIDDLE, "1.number_stack.sum=total.s3.1.0.2keep-draw"])
def test_the_hint_in_three_steps_and_the_coach_in_the_packages_words(page, quick_site, record):
    open_table(page, quick_site, record, help="coach")
    session = resume(record, ("Ada", "Ben"))
    texts = advice.hints(session)["hints"]
    for number, text in enumerate(texts, 1):
        page.keyboard.press("h")
        expect(page.locator(".tray.is-turn .hint__text")).to_have_text(text)
        expect(page.locator(".hint__steps .on")).to_have_count(number)
        assert said(page) == text
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".hint")).to_have_count(0)
    idea = advice.worth(session)["idea"]["text"]
    expect(page.locator(".idea")).to_contain_text(str(idea))
    worth = exact_values(session.state)
    if page.locator(".grid").count():
        kept = page.locator(".cell.keep").evaluate_all("(all) => all.map((c) => c.dataset.number)")
        assert sorted(kept) == sorted(move for move in worth if worth[move] == ONE)
        assert page.locator(".play").inner_text().count("%") == 0
    else:
        for move in worth:
            chip = page.locator(f"[data-move={move}] .chip")
            expect(chip).to_have_text(percent(worth[move]))


def test_picking_a_number_shows_its_partner(page: Page, quick_site: str):
    open_table(page, quick_site, MIDDLE, help="coach")
    session = resume(MIDDLE, ("Ada", "Ben"))
    pairs = dict(advice.worth(session)["idea"]["pairs"])
    page.locator(".idea").wait_for()
    low = min(pairs)
    page.locator(f"[data-number='{low}']").click()
    expect(page.locator(".cell.partner")).to_have_attribute("data-number", str(pairs[low]))
    page.locator("[data-act=pairs]").click()
    expect(page.locator("#pairs li")).to_have_count(len(pairs))
    page.goto(f"{quick_site}#/review/sequence_showdown")  # which an open game has not
    page.wait_for_url("**/#/play/sequence_showdown")
    expect(page.locator(".play")).to_be_visible()


def test_the_coach_on_demand_speaks_once(page: Page, quick_site: str):
    open_table(page, quick_site, "1.stack_attack_score..k4.1.0")
    expect(page.locator(".chip")).to_have_count(0)
    page.locator("[data-act=more]").click()
    page.locator("[data-act=coach]").click()
    expect(page.locator(".chip")).to_have_count(2)
    play(page, "take")
    page.wait_for_timeout(300)
    expect(page.locator(".chip")).to_have_count(0)


ASK_AND_CANCEL = """async () => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
  await null; // drawn
  const [button] = document.querySelectorAll(".hint button");
  if (button.textContent !== "Cancel") throw new Error(button.textContent);
  button.click();
}"""
"""Before the hint can be there: how long it takes is the machine's business."""


def test_a_hint_can_be_cancelled_while_it_is_thought_of(page: Page, quick_site: str):
    open_table(page, quick_site, "1.sequence_stack..s21.1.0.draw")
    page.evaluate(ASK_AND_CANCEL)
    page.wait_for_timeout(2500)
    expect(page.locator(".hint")).to_have_count(0)
    play(page, "discard")


def test_a_hint_faces_whoever_asked(new_page: NewPage, quick_site: str):
    page = new_page(viewport={"width": 820, "height": 1180})
    open_table(page, quick_site, "1.stack_attack_score..k4.2.0", table="opposite")
    page.get_by_role("button", name="Hint for Ben").click()
    expect(page.locator(".tray.p2 .hint__text")).to_be_visible()
    expect(page.get_by_role("button", name="Hint for Ada")).to_be_disabled()


def look_back(page: Page, site: str, record: str) -> "dict[str, object]":
    """Open the review of a finished game from its end screen; what the package says of it."""
    open_end(page, site, record)
    page.locator(".curve").wait_for(timeout=60_000)
    page.locator(".still").wait_for()
    page.locator(".allmoves summary").click()
    session = resume(record, ("Ada", "Ben"))
    states = [session.start] + [one.state for one in session.steps]
    return review(states, [one.token for one in session.steps])


def open_end(page: Page, site: str, record: str) -> None:
    open_table(page, site, record, over=True)
    page.get_by_role("link", name="See the result").click()
    page.locator(".end").wait_for()
    page.get_by_role("link", name="Look back").click()


def fits(page: Page) -> None:
    """The review, on every screen."""
    cut = "(all) => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.className)"
    for width, height in ((320, 640), (360, 740), (820, 1180), (1920, 1080), (1180, 820)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator(".panel, .scrub, .split dd, .panel__h").evaluate_all(cut) == []


def test_the_review_of_a_game_of_luck(page: Page, quick_site: str):
    found = look_back(page, quick_site, WON)
    steps = found["steps"]
    rows = page.locator(".moves tbody tr")
    expect(rows).to_have_count(len(steps) + 1)
    for i, one in enumerate(steps):
        shown = rows.nth(i + 1).inner_text()
        ahead = max(one["chance"], 1 - one["chance"])
        nearly = 0.995 <= ahead < 1
        assert ("over 99\xa0%" if nearly else f"{100 * ahead:.0f}\xa0%") in shown
        if one["verdict"]:
            assert one["verdict"] in shown
            assert f"−{100 * one['cost']:.1f}" in shown
    turns = [one for one in steps if one["turn"]]
    expect(page.locator(".turn")).to_have_count(len(turns))
    numbers = {str(number + 1) for number in range(len(turns))}
    assert set(page.locator(".cvt").all_text_contents()) <= numbers
    costs = [one["cost"] for one in steps if not one["card"]]
    expect(page.locator(".scrub__t")).to_contain_text(f"Move {costs.index(max(costs)) + 1}:")

    points = found["luck"]["points"]
    assert points["first"] + points["cards"] + points["decisions"] == points["result"] == 100
    sum_of = page.locator(".split .q").last.inner_text()
    terms = re.findall(r"[−+]? ?\d+", sum_of.split("=")[0])
    numbers = [int(term.replace("−", "-").replace(" ", "")) for term in terms]
    assert numbers == [points["first"], points["cards"], points["decisions"]]
    ada, ben = points["gave"]
    expect(page.locator(".split")).to_contain_text(f"Ada {ada}, Ben {ben}")

    for number, reach in (
        (3, lambda: page.locator(".moves tbody tr:not(.moves__card)").nth(2).click()),
        (4, lambda: page.keyboard.press("ArrowRight")),
        (8, lambda: page.locator(".curve .cv1, .curve .cv2").nth(7).click()),
        (7, lambda: page.get_by_role("button", name="Previous move").click()),
    ):
        reach()
        expect(page.locator(".moves .cur th")).to_have_text(str(number))
        state, move, _ = decisions(resume(WON))[number - 1]
        expect(page.locator(".still .tile--hero")).to_have_text(str(state.top))
        played = percent(exact_values(state)[move])
        expect(page.locator(".odds .played .chip")).to_have_text(played)
        expect(page.locator(".scrub__line .num")).to_have_text(f"{number} / 21")
    fits(page)

    page.get_by_role("button", name="Try another move").click()
    expect(page.locator(".toast")).to_contain_text("from move 7.")
    page.locator(".toast__b").click()
    expect(page.locator(".scrub__t")).to_contain_text("Move 7:")
    assert record_of(page, "stack_attack_score") == WON
    page.get_by_role("button", name="Try another move").click()
    page.wait_for_url("**/#/play/**")
    play(page, "take")
    page.go_back()
    expect(page.locator(".scrub__t")).to_contain_text("Move 7:")
    assert record_of(page, "stack_attack_score") == WON


def test_the_review_of_a_divisor_game_has_no_percentages(page: Page, quick_site: str):
    found = look_back(page, quick_site, CHAIN)
    assert "%" not in page.locator(".review").inner_text()
    lost = [one for one in found["steps"] if one["verdict"]]
    expect(page.locator(".verdict--lost")).to_have_count(len(lost))
    first = lost[0]
    expect(page.locator(".scrub__t")).to_contain_text(f"{first['keep']} of {first['moves']} moves")
    expect(page.locator(".still .cell.keep")).to_have_count(first["keep"])
    expect(page.locator(".still .cell.sel")).to_have_text(first["move"])
    expect(page.locator(".turn")).to_have_count(len(lost))
    expect(page.locator(".turn.is-on")).to_contain_text("because")
    expect(page.locator(".proof")).to_contain_text(first["turn"]["best"])
    forced = [one for one in found["steps"] if one["forced"]]
    expect(page.locator(".cvf")).to_have_count(len(forced))
    expect(page.locator(".split")).to_contain_text(f"{len(lost)} mistakes")
    fits(page)


def test_a_game_without_mistakes_opens_at_its_end(page: Page, quick_site: str):
    open_end(page, quick_site, "1.number_stack..s0.1.0.8keep")
    expect(page.locator(".scrub__t")).to_contain_text("The end.", timeout=60_000)
    expect(page.get_by_role("button", name="Try another move")).to_be_disabled()
