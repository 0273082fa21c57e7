"""Computers at the table: they move, wait, are taken back against, and never hold anything up."""

import pytest
from playwright.sync_api import Page, expect

from numgames.coach.evaluation import exact_values
from numgames.games import GAMES
from numgames.lab.arena import decisions
from numgames.play.advice import tip
from numgames.play.session import resume
from tests.support.engine import DIE, full, worker
from tests.support.hands import hold, let_go, one_move, play, record_of, step, tap, truth, wait
from tests.support.pages import NewPage, begin, choose, said
from tools.dev.waiting import until

NAMES = ("Ada", "Computer")
SMALL = {
    "sequence_showdown": {"numbers": 20},
    "number_stack": {"sum": "total"},
    "stack_attack_factor": {"numbers": 20},
}

PLAY_AND_PRESS = """(button) => {
  new MutationObserver((_changes, watch) => {
    const tray = document.querySelector(".tray.p2.is-thinking");
    if (!tray) return;
    watch.disconnect();
    window.thinking = tray.textContent;
    document.querySelector(button).click();
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  document.querySelector(".tray.is-turn .acts [data-move='12']").click();
}"""
"""Play the number that is picked, and press a button as soon as the computer thinks."""


@pytest.fixture
def lively(new_page: NewPage) -> Page:
    """A page where things move: its computers take their time."""
    return new_page(reduced_motion="no-preference")


def against(page: Page, site: str, game: str, level: int, starter: int = 1) -> None:
    """Begin a game of Ada against the computer."""
    begin(page, site, game, other=str(level), starter=starter, **SMALL.get(game, {}))


def persons_turn(page: Page) -> None:
    """The computer has done what it had to do."""
    page.locator(".tray.is-turn, .end").first.wait_for(timeout=60_000)


def expect_end_against_computer(page: Page, record: str) -> None:
    """A person's win is celebrated; a computer's is not, and there is something to learn."""
    outcome = truth(record, NAMES)["outcome"]
    if outcome["winner"] == 0:
        expect(page.locator(".end h1")).to_have_text(outcome["title"][:-1])
        expect(page.locator(".end__flood")).to_be_visible()
        return
    expect(page.locator(".end h1")).to_have_text(f"Good game, {NAMES[0]}")
    expect(page.locator(".end__why")).to_contain_text(outcome["title"])
    expect(page.locator(".end__flood")).to_have_count(0)
    told = tip(resume(record, NAMES), 0)["text"]
    expect(page.locator(".tip")).to_contain_text(str(told), timeout=60_000)


@pytest.mark.parametrize("level", [3, pytest.param(5, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_against_a_computer(page: Page, quick_site: str, game, level):
    against(page, quick_site, game, level, starter=2 if level == 3 else 1)
    persons_turn(page)
    while wait(page) != "over":
        one_move(page)
        persons_turn(page)
    session = resume(record_of(page, game), NAMES)
    assert session.outcome is not None
    expect_end_against_computer(page, record_of(page, game))
    mine = [move for _, move, by in decisions(session) if by == 1]
    assert mine or session.outcome.winner == session.player(0)
    if level == 5:
        for state, move, by in decisions(session):
            worth = exact_values(state)
            assert by == 0 or worth[move] == max(worth.values(), key=lambda one: one[0] / one[1])


def test_undo_goes_back_to_ones_own_decision(page: Page, quick_site: str):
    against(page, quick_site, "number_stack", 4)
    tap(page, "[data-move=draw]")
    before = record_of(page, "number_stack")
    card = page.locator(".tile--hero").inner_text()
    play(page, "discard")
    persons_turn(page)
    assert step(page) == 4  # a card and a decision of each
    after = record_of(page, "number_stack")
    page.locator("[data-act=undo]").click()
    expect(page.locator(".tile--hero")).to_have_text(card)
    expect(page.locator(".tray.is-turn h2")).to_have_text("Ada")
    assert record_of(page, "number_stack").startswith(before.replace(".0.draw", ".1.draw"))
    assert said(page).startswith("Undone.")
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    page.locator("[data-act=redo]").click()  # both decisions, and the card between them
    expect(page.locator(".play")).to_have_attribute("data-step", "4")
    assert record_of(page, "number_stack") == after.replace(".0.", ".1.")


def test_a_thinking_computer_holds_nothing_up(lively: Page, quick_site: str):
    against(lively, quick_site, "sequence_showdown", 2)
    lively.locator("[data-number='12']").click()
    lively.evaluate(PLAY_AND_PRESS, "[data-act=undo]")
    until(lively, "window.thinking?.includes('Thinking')")
    expect(lively.locator(".cell.last")).to_have_count(0)
    lively.wait_for_timeout(1500)
    expect(lively.locator(".tray.is-turn h2")).to_have_text("Ada")
    assert truth(record_of(lively, "sequence_showdown"))["log"] == []


def test_help_chosen_while_a_computer_thinks_stays(page: Page, quick_site: str):
    against(page, quick_site, "sequence_showdown", 2)
    page.locator("[data-number='12']").click()
    page.evaluate(PLAY_AND_PRESS, "[name=menu-help][value=off]")
    page.locator(".cell.last[data-by='2']").wait_for()
    assert page.locator("[name=menu-help][value=off]").is_checked()
    assert page.locator(".cell.div, .cell.mul").count() == 0


def test_nothing_on_the_board_can_be_pressed_for_the_computer(lively: Page, quick_site: str):
    hold(lively, 500)
    against(lively, quick_site, "sequence_stack", 3, starter=2)
    expect(lively.locator(".tray.p2.is-thinking .who__level")).to_have_text("Level 3, player")
    assert lively.locator("button[data-move]").count() == 0
    expect(lively.locator("[data-act=hint]").first).to_be_disabled()
    expect(lively.locator("[data-act=more]")).to_be_enabled()
    lively.reload()  # it thinks again
    expect(lively.locator(".tray.p2.is-thinking")).to_be_visible()
    let_go(lively)
    persons_turn(lively)
    assert truth(record_of(lively, "sequence_stack"))["log"][1]["by"] == 1


def test_two_computers_play_each_other_and_can_be_paused(page: Page, quick_site: str):
    hold(page, 350)
    page.goto(f"{quick_site}#/setup/stack_attack_factor")
    page.locator("[name=seat1]").select_option("5")
    page.locator("[name=seat2]").select_option("1")
    choose(page, starter=1, numbers=20)
    page.locator(".btn--go").click()
    page.locator("[data-act=pause]").click()
    let_go(page)  # the move that was under way
    page.wait_for_timeout(1200)
    assert step(page) == 0
    page.locator("[data-act=pause]").click()
    expect(page.locator(".end h1")).to_have_text("Disc wins", timeout=60_000)


def test_the_sheet_remembers_who_plays(page: Page, quick_site: str):
    page.goto(f"{quick_site}#/setup/number_stack")
    expect(page.locator(".field--pics")).to_have_count(1)
    page.locator("[name=seat2]").select_option("5")
    expect(page.locator(".person.p2 .person__name")).to_have_text("Computer")
    expect(page.locator(".field--pics")).to_have_count(0)  # nobody sits opposite a computer
    page.reload()
    expect(page.locator("[name=seat2]")).to_have_value("5")


def test_with_pyodide_killed_the_quick_engine_answers(new_page: NewPage, site: str):
    page = new_page()
    against(page, site, "sequence_stack", 5, starter=2)
    full(page)
    persons_turn(page)
    worker(page, "pyodide").evaluate(DIE)
    tap(page, "[data-move=draw]")
    play(page, "discard")
    persons_turn(page)
    assert len(truth(record_of(page, "sequence_stack"))["log"]) == 6
