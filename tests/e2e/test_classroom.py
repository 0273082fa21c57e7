"""In class: help off, reasons for wrong numbers, chains written out, boards and decks on paper."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from numgames.games import GAMES
from numgames.play.dealer import shuffled
from tests.support.hands import RECORDS, open_table, play
from tests.support.pages import NewPage, begin

PROJECTOR = {"width": 1920, "height": 1080}


def pages(pdf: bytes) -> int:
    """How many pages a PDF has."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def test_a_wrong_number_is_refused_with_its_reason(new_page: NewPage, quick_site: str) -> None:
    """Help off, on a projector: finding the factors is the exercise."""
    page = new_page(viewport=PROJECTOR)
    begin(page, quick_site, "sequence_showdown", help="off", options={"illegal": "refuse"})
    play(page, "10")
    page.locator("[data-number='36']").click()
    page.locator(".acts [data-move='36']").click()
    expect(page.locator(".say--no")).to_contain_text("36 is not a factor or multiple of 10.")
    figure = page.locator(".cell").first.evaluate("(c) => parseFloat(getComputedStyle(c).fontSize)")
    assert figure >= 30, "to be read from the back of the room"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_chain_is_written_out_with_reasons(page: Page, quick_site: str) -> None:
    open_table(page, quick_site, "1.sequence_showdown..a.1.0.84-7-49", help="off")
    page.locator("[data-act=more]").click()
    page.locator("#menu").get_by_role("link", name="Written out").click()
    lines = page.locator(".written__list li")
    expect(lines).to_have_text(["Ada: 84", "Ben: 7 = 84 ÷ 12", "Ada: 49 = 7 × 7"])
    page.get_by_role("link", name="Back to the game").click()
    expect(page.locator(".play")).to_be_visible()
    open_table(page, quick_site, RECORDS["sum-won"])
    page.goto(f"{quick_site}#/written/number_stack")
    expect(lines.first).to_contain_text("Ada drew")
    expect(page.locator(".written__end")).to_contain_text("= 15.")


@pytest.mark.parametrize("numbers", ["100", "50", "30", "20"])
def test_a_board_to_write_on_is_one_page(page: Page, quick_site: str, numbers: str) -> None:
    page.goto(f"{quick_site}#/print/sequence_showdown")
    page.locator(f'.seg__o:has([name=numbers][value="{numbers}"])').click()
    expect(page.locator(".paper__grid li")).to_have_count(int(numbers))
    for paper in ("A4", "Letter"):
        assert pages(page.pdf(format=paper)) == 1, paper


@pytest.mark.parametrize("game", ["sequence_stack", "stack_attack_score", "number_stack"])
def test_a_deck_to_cut_out_is_one_page_and_comes_as_dealt(
    page: Page, quick_site: str, game: str, tmp_path: Path
) -> None:
    page.goto(f"{quick_site}#/print/{game}")
    page.locator("[name=deal]").fill("Class 7b!")
    page.keyboard.press("Enter")
    expect(page.locator(".paper__note b")).to_have_text("class7b")
    if game != "stack_attack_score":
        order = shuffled("class7b", 1, GAMES[game].start().chances())
        cards = page.locator(".paper__cards b")
        expect(cards).to_have_text([card[1:] for card in order])
    for paper in ("A4", "Letter"):
        assert pages(page.pdf(format=paper)) == 1, paper
    page.get_by_role("button", name="Another deal").click()
    expect(page.locator(".paper__note b")).not_to_have_text("class7b")
    page.emulate_media(media="print")
    expect(page.locator(".onpaper__how")).to_be_hidden()
    expect(page.locator(".paper")).to_be_visible()
