"""What needs no thought needs one tap: a card without a choice, the end of a decided game."""

from playwright.sync_api import Page, expect

from tests.support.hands import goes_on, open_table, record_of, truth
from tests.support.pages import PHONE, NewPage, choose

DECIDED = "1.sequence_stack..s1.1.0.7discard-place"
CARD = ".play [data-card]"


def test_the_rest_of_a_decided_game_is_turned_over_and_taken_back(page: Page, quick_site: str):
    open_table(page, quick_site, DECIDED)
    expect(page.locator(".say--decided")).to_contain_text("1 is blocked for Ada")
    page.locator("[data-act=finish]").click()
    page.locator(".end").wait_for()
    outcome = truth(record_of(page, "sequence_stack"))["outcome"]
    assert isinstance(outcome, dict)
    assert outcome["winner"] == 1
    page.get_by_role("button", name="Undo the last move").click()
    expect(page.locator(".say--decided")).to_be_visible()
    moves = record_of(page, "sequence_stack").split(".")[6]
    assert moves == "7discard-place-draw"  # the card that came next has been seen


def test_a_tap_on_the_card_plays_the_only_move_and_guesses_nothing(page: Page, quick_site: str):
    open_table(page, quick_site, DECIDED + "-draw")
    goes_on(page, page.locator(CARD).locator(".tile").click)
    assert record_of(page, "sequence_stack") == DECIDED + "-discard"
    open_table(page, quick_site, "1.number_stack..k3.1.0.draw")
    before = record_of(page, "number_stack")
    page.locator(CARD).locator(".tile").click()
    page.keyboard.press("k")  # would come second
    expect(page.locator(".play")).to_have_attribute("data-wait", "draw")
    assert record_of(page, "number_stack") == before.replace("draw", "keep")


def test_a_turn_without_a_choice_plays_itself_where_that_is_wished(page: Page, quick_site: str):
    page.goto(f"{quick_site}#/settings")
    choose(page, forced="on")
    open_table(page, quick_site, DECIDED)
    goes_on(page, page.locator("[data-move=draw]").click)
    expect(page.locator(".play")).to_have_attribute("data-wait", "draw")
    assert record_of(page, "sequence_stack") == DECIDED + "-discard"


def test_which_of_two_games_is_in_view_and_one_tap_away(new_page: NewPage, quick_site: str):
    page = new_page(viewport=PHONE)
    open_table(page, quick_site, "1.number_stack..k3.1.0")
    variant = page.locator(".variant")
    for words in ("any of your numbers", "all your numbers", "any of your numbers"):
        expect(variant).to_contain_text(words)
        page.locator("[data-act=variant]").click()
    expect(variant).to_contain_text("all your numbers")
    page.locator("[data-move=draw]").click()
    page.locator("[data-move=keep]").click()
    expect(page.locator("[data-act=variant]")).to_have_count(0)
    expect(variant).to_contain_text("all your numbers")
    assert ".sum=total." in record_of(page, "number_stack")
