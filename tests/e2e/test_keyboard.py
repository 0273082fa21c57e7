"""Everything by keyboard: whole games, the keys and their list, where the focus goes."""

import pytest
from playwright.sync_api import Page, expect

from numgames.games import ORDER
from tests.support.hands import (
    RECORDS,
    TYPE,
    expect_end,
    goes_on,
    moves,
    open_table,
    record_of,
    step,
    type_at_once,
    wait,
)
from tests.support.pages import NewPage, begin, choose, settled

GAMES = [game.id for game in ORDER]
CHAIN = RECORDS["chain-middle"]
FOCUS = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
}"""


TYPE_AND_STALL = """(keys) => {
  const typed = [...keys].map((key) => new KeyboardEvent("keydown", { key, bubbles: true }));
  for (const event of typed) {
    document.activeElement.dispatchEvent(event);
    for (const end = Date.now() + 1300; Date.now() < end; ); // the table is drawn, say
  }
}"""
PLAY_AND_TYPE = """(keys) => {
  const type = TYPE;
  new MutationObserver((_changes, watch) => {
    if (!document.querySelector(".is-thinking")) return;
    watch.disconnect();
    type(keys);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  document.activeElement.click();
  type(keys);
}""".replace("TYPE", TYPE)
"""Press the button, and keys at once and again as soon as the computer thinks."""
CLOSE_AND_PRESS = """(key) => {
  document.querySelector("dialog[open]").close();
  const on = document.activeElement; // until the next frame it may be a button of the closed dialog
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}"""


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def after(page: Page, *keys: str) -> None:
    """Press keys that make the game go on, and wait until it has."""
    goes_on(page, lambda: press(page, *keys))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(new_page: NewPage, quick_site: str, game: str) -> None:
    """From the shelf by way of its sheet to the end and on to the next game, without a finger on
    the screen."""
    page = new_page()
    page.goto(quick_site)
    settled(page)
    for _ in range(40):
        if page.locator(f"[data-game={game}] .box__more a:focus").count():
            break
        press(page, "Tab")
    press(page, "Enter")
    page.locator(".sheet").wait_for()
    while page.evaluate("document.activeElement.name") != "name1":
        press(page, "Tab")
    page.keyboard.type("Ada")
    press(page, "Tab", "Tab")
    page.keyboard.type("Ben")
    press(page, "Enter")
    page.locator(".play").wait_for()
    for turn in range(150):
        if wait(page) == "over":
            break
        if wait(page) == "draw":
            after(page, *(("ArrowRight", "Enter") if turn % 2 else ("d",)))
        elif page.locator(".grid").count():
            type_at_once(page, moves(page)[-1])
            after(page, "Enter")
        elif turn % 3:
            after(page, "ArrowLeft", "Enter")
        else:
            after(page, {"place": "p", "discard": "d", "take": "t", "keep": "k"}[moves(page)[0]])
    expect_end(page, record_of(page, game))
    expect(page.locator(".end")).to_be_focused()
    press(page, "Tab", "Enter")  # the first thing there is the next game
    expect(page.locator(".play")).to_be_visible()
    assert step(page) <= 1


def test_a_number_is_typed_as_it_is(page: Page, quick_site: str) -> None:
    open_table(page, quick_site, CHAIN)
    press(page, "3")
    expect(page.locator(".cell.sel")).to_have_text("3")
    page.wait_for_timeout(1300)  # a new number begins
    type_at_once(page, "84")
    expect(page.locator(".cell.sel")).to_have_text("84")
    expect(page.locator(":focus")).to_have_attribute("data-number", "84")
    assert page.evaluate(FOCUS)
    expect(page.locator("#live")).to_contain_text("84: 12 × 7 = 84.")
    page.wait_for_timeout(1300)
    type_at_once(page, "35")
    expect(page.locator("#live")).to_have_text("35 isn't a factor or multiple of 12.")
    assert step(page) == 12
    page.wait_for_timeout(1300)
    type_at_once(page, "12")  # used: it is found, and nothing is picked
    expect(page.locator(":focus")).to_have_attribute("data-number", "12")
    page.wait_for_timeout(1300)
    type_at_once(page, "96")
    after(page, "Enter")
    expect(page.locator(".cell.last")).to_have_text("96")


def test_a_number_off_the_board_is_refused_and_no_part_of_it_played(
    page: Page, quick_site: str
) -> None:
    """A wrong number loses; 60 on a board of 50 is none of them, and it is not a 6 either (A5)."""
    open_table(page, quick_site, RECORDS["chain-50"])
    before = step(page)
    for number in ("0", "60", "101"):
        type_at_once(page, number)
        expect(page.locator(".toast")).to_contain_text(
            f"{number} isn't on the board. Choose a number from 1 to 50."
        )
        expect(page.locator(".cell.sel")).to_have_count(0)
        press(page, "Enter", "Enter")
    type_at_once(page, "15")
    expect(page.locator(".cell.sel")).to_have_text("15")
    assert step(page) == before
    after(page, "Enter")


def test_digits_typed_quickly_are_one_number_also_on_a_slow_tablet(
    page: Page, quick_site: str
) -> None:
    open_table(page, quick_site, CHAIN)
    page.evaluate(TYPE_AND_STALL, "84")
    expect(page.locator(".cell.sel")).to_have_text("84")


def test_undo_hint_and_the_list_of_keys(page: Page, quick_site: str) -> None:
    open_table(page, quick_site, CHAIN)
    press(page, "h")
    expect(page.locator(".hint__text")).to_be_visible()
    after(page, "u")
    assert step(page) == 11
    press(page, "?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_be_visible()
    press(page, "u")  # belongs to the dialog now
    press(page, "Escape")
    expect(keys).to_be_hidden()
    assert step(page) == 11
    press(page, "?")
    page.mouse.click(5, 5)  # beside it
    expect(keys).to_be_hidden()
    press(page, "?")
    keys.get_by_role("link", name="Rules").press("Enter")
    expect(page.locator(".rules")).to_be_visible()
    expect(page).to_have_title("Rules: Number Sequence Showdown · numgames")
    page.go_back()
    expect(page.locator(".play")).to_be_visible()


def test_a_key_counts_as_soon_as_a_dialog_is_closed(page: Page, quick_site: str) -> None:
    open_table(page, quick_site, CHAIN)
    press(page, "?")
    page.evaluate(CLOSE_AND_PRESS, "h")
    expect(page.locator(".hint__text")).to_be_visible()


def test_keys_can_be_switched_off(page: Page, quick_site: str) -> None:
    """Single letters get in the way of people who speak to their device (WCAG 2.1.4)."""
    page.goto(f"{quick_site}#/settings")
    choose(page, keys="off")
    open_table(page, quick_site, CHAIN)
    press(page, "u", "8", "4", "?")
    expect(page.locator(".cell.sel")).to_have_count(0)
    expect(page.locator("#keys")).to_be_hidden()
    assert step(page) == 12
    press(page, "ArrowRight", "End")
    expect(page.locator(":focus")).to_have_attribute("data-number", "10")


def test_no_key_moves_for_a_computer(new_page: NewPage, quick_site: str) -> None:
    """While it thinks there is nothing to press; afterwards the focus is where it is needed."""
    page = new_page()
    begin(page, quick_site, "number_stack", other="1")
    after(page, "ArrowRight", "Enter")
    expect(page.locator("[data-move=keep]")).to_be_focused()
    page.evaluate(PLAY_AND_TYPE, "dk")
    expect(page.locator("button[data-move=draw]")).to_be_focused()
    assert step(page) == 4


def test_arrows_walk_the_grid_and_enter_plays(page: Page, quick_site: str):
    open_table(page, quick_site, CHAIN)
    page.locator("[data-number='1']").focus()
    for key, there in (
        ("ArrowDown", "11"), ("ArrowRight", "12"), ("End", "20"), ("ArrowRight", "21"),
        ("Home", "21"), ("Control+End", "100"), ("Control+Home", "1"), ("ArrowUp", "1"),
    ):  # fmt: skip
        page.keyboard.press(key)
        expect(page.locator(":focus")).to_have_attribute("data-number", there)
    expect(page.locator(".grid [tabindex='0']")).to_have_count(1)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".cell.last")).to_have_text("1")


def test_the_keyboard_is_led_to_the_next_button(page: Page, quick_site: str):
    open_table(page, quick_site, "1.number_stack..k3.1.0")
    page.locator("[data-move=draw]").focus()
    page.keyboard.press("Space")
    expect(page.locator("[data-move=keep]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-move=draw]")).to_be_focused()
    page.keyboard.press("u")
    expect(page.locator(".tile--hero")).to_be_visible()


def test_the_focus_is_seen_and_not_covered(new_page: NewPage, quick_site: str) -> None:
    page = new_page(viewport={"width": 360, "height": 640})
    for name in ("stack-drawn", "sum-drawn", "tower-middle"):
        open_table(page, quick_site, RECORDS[name])
        for _ in range(12):
            press(page, "Tab")
            if not page.evaluate("document.activeElement.closest('.play')"):
                break
            assert page.evaluate(FOCUS)
            assert page.evaluate(
                """() => {
                  const { x, y, width, height } = document.activeElement.getBoundingClientRect();
                  const there = document.elementFromPoint(x + width / 2, y + height / 2);
                  return document.activeElement.contains(there);
                }"""
            ), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")


RING = "getComputedStyle(document.querySelector('.deck--draw .tile')).outlineWidth"


@pytest.mark.parametrize("contrast", ["no-preference", "more"])
def test_the_deck_shows_that_it_has_the_focus(page: Page, quick_site: str, contrast: str) -> None:
    page.emulate_media(contrast=contrast)
    open_table(page, quick_site, "1.number_stack..k3.1.0")
    resting = page.evaluate(RING)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".deck--draw")).to_be_focused()
    assert page.evaluate(RING) != resting
