"""In class: help off, reasons for wrong numbers, chains written out, boards and decks on paper."""

import re

from playwright.sync_api import Page, expect

from numgames.games import GAMES
from numgames.play.dealer import shuffled
from tests.support.hands import RECORDS, open_table, play, press, record_of
from tests.support.pages import NewPage, begin, choose

PROJECTOR = {"width": 1920, "height": 1080}


def test_a_wrong_number_is_refused_with_its_reason(new_page: NewPage, quick_site: str) -> None:
    """Help off, on a projector: finding the factors is the exercise.  The game goes on."""
    page = new_page(viewport=PROJECTOR)
    begin(page, quick_site, "sequence_showdown", help="off", illegal="refuse")
    play(page, "10")
    page.locator("[data-number='36']").click()
    press(page, ".acts [data-move='36']")
    expect(page.locator(".say--no")).to_contain_text("36 isn't a factor or multiple of 10.")
    figure = page.locator(".cell").first.evaluate("(c) => parseFloat(getComputedStyle(c).fontSize)")
    assert figure >= 30, "to be read from the back of the room"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    play(page, "20")
    expect(page.locator(".say--no")).to_have_count(0)
    assert record_of(page, "sequence_showdown").endswith(".10-20")


def test_the_chain_is_written_out_with_reasons(page: Page, quick_site: str) -> None:
    open_table(page, quick_site, "1.sequence_showdown..a.1.0.84-7-49", help="off")
    page.locator("[data-act=more]").click()
    page.locator("#menu").get_by_role("link", name="Move list").click()
    lines = page.locator(".written__list li")
    expect(lines).to_have_text(["Ada: 84", "Ben: 7 = 84 ÷ 12", "Ada: 49 = 7 × 7"])
    page.get_by_role("link", name="Back to the game").click()
    expect(page.locator(".play")).to_be_visible()
    open_table(page, quick_site, RECORDS["sum-won"])
    page.goto(f"{quick_site}#/written/number_stack")
    expect(lines.first).to_contain_text("Ada drew")
    expect(page.locator(".written__end")).to_contain_text("= 15.")


def one_page(page: Page) -> None:
    for paper in ("A4", "Letter"):
        pages = re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper))
        assert len(pages) == 1, paper


def test_a_board_to_write_on_is_one_page(page: Page, quick_site: str) -> None:
    page.goto(f"{quick_site}#/print/sequence_showdown")
    for numbers in (100, 50, 30, 20):
        choose(page, numbers=numbers)
        expect(page.locator(".paper__grid li")).to_have_count(numbers)
        one_page(page)


def test_a_deck_to_cut_out_is_one_page_and_comes_as_dealt(page: Page, quick_site: str) -> None:
    for game in ("stack_attack_score", "number_stack", "sequence_stack"):
        page.goto(f"{quick_site}#/print/{game}")
        page.locator("[name=deal]").fill("Class 7b!")
        page.keyboard.press("Enter")
        expect(page.locator(".paper__note b")).to_have_text("class7b")
        if game != "stack_attack_score":
            order = shuffled("class7b", 1, GAMES[game].start().chances())
            cards = page.locator(".paper__cards b")
            expect(cards).to_have_text([card[1:] for card in order])
        one_page(page)
    page.get_by_role("button", name="Another deal").click()
    expect(page.locator(".paper__note b")).not_to_have_text("class7b")
    page.emulate_media(media="print")
    expect(page.locator(".onpaper__how")).to_be_hidden()
    expect(page.locator(".paper")).to_be_visible()
