"""Play in one tap: two ways to start on every card of the shelf, and which of two games it is."""

import pytest
from playwright.sync_api import Page, Route, expect

from numgames.games import GAMES, ORDER
from tests.support.hands import RECORDS, put_saves, record_of, save
from tests.support.pages import PHONE, begin


def hold_back(page: Page, file: str) -> "list[Route]":
    held: list[Route] = []
    page.route(file, lambda route: held.append(route))
    return held


def let_go(page: Page, held: "list[Route]") -> None:
    for route in held:  # more may come meanwhile
        route.continue_()
    page.unroute_all(behavior="ignoreErrors")


@pytest.mark.parametrize("game", [game.id for game in ORDER])
def test_one_tap_starts_what_was_chosen_last(page: Page, quick_site: str, game: str) -> None:
    begin(page, quick_site, game, length=3)
    page.goto(f"{quick_site}#/setup/{game}")
    page.locator("[name=seat2]").select_option("3")
    page.locator(".sheet__head a").click()
    card = page.locator(f"#home [data-game={game}]")
    expect(card.locator("[data-start=people] small")).to_have_text("Ada and Ben")
    expect(card.locator("[data-start=computer] small")).to_have_text("Level 3, player")
    expect(card.locator("[data-rest]")).to_contain_text("Best of 3")
    before = record_of(page, game)
    card.locator("[data-start=people]").click()
    page.locator(".play").wait_for()
    expect(page.locator(".who h2")).to_have_text(["Ada", "Ben"])
    assert record_of(page, game) != before
    page.go_back()
    expect(card).to_be_visible()  # the sheet was never between them
    card.locator("[data-start=computer]").focus()
    page.keyboard.press("Enter")
    page.locator(".play").wait_for()
    expect(page.locator(".who h2")).to_have_text(["Ada", "Computer"])
    page.locator(".toast button").click()  # and the game that lay there is back
    expect(page.locator(".who h2")).to_have_text(["Ada", "Ben"])


def test_a_first_visitor_taps_before_the_page_can_do_anything(page: Page, quick_site: str) -> None:
    """The choice that stands on the card counts as well, and only the first of two taps."""
    held = hold_back(page, "**/web/main.js")
    page.goto(quick_site, wait_until="commit")
    card = page.locator("#home [data-game=number_stack]")
    expect(card.locator("[data-start=computer] small")).to_have_text("Level 2, learner")
    card.locator(".seg__o").last.click()
    card.locator("[data-start=computer]").click()
    expect(page.locator("[data-tapped]")).to_have_count(1)
    let_go(page, held)
    page.locator(".play").wait_for()
    expect(page.locator(".who h2").last).to_have_text("Computer")
    assert ".sum=total." in record_of(page, "number_stack")


def test_a_tap_before_python_is_here_says_that_it_counts(page: Page, quick_site: str) -> None:
    held = hold_back(page, "**/micropython.wasm")
    page.goto(quick_site)
    people = page.locator("#home [data-game=sequence_stack] [data-start=people]")
    people.click()
    expect(people).to_have_attribute("aria-busy", "true")
    expect(people.locator("small")).to_contain_text("KB")
    expect(page.locator(".shelf")).to_be_visible()
    let_go(page, held)
    page.locator("[data-game=sequence_stack] .play").wait_for()


def test_which_of_two_games_is_chosen_on_the_card_and_on_the_sheet(
    page: Page, quick_site: str
) -> None:
    page.goto(quick_site)
    for game in ("sequence_stack", "number_stack"):
        (option,) = GAMES[game].choices
        card = page.locator(f"#home [data-game={game}]")
        expect(card.locator("input")).to_have_count(len(option.values))
        expect(card.locator("input").first).to_be_checked()
        card.locator(".seg__o").last.click()
        page.reload()
        expect(card.locator("input").last).to_be_checked()
        card.locator(".box__more a").click()
        expect(page.locator(f"[name={option.name}]").last).to_be_checked()
        page.locator(f".seg__o:has([name={option.name}])").first.click()
        page.locator(".sheet__head a").click()
        expect(card.locator("input").first).to_be_checked()


def test_the_cards_lie_as_the_screen_allows(page: Page, quick_site: str) -> None:
    """Beside each other, or below; held sideways and on a tablet all of them in view."""
    put_saves(page, quick_site, save(RECORDS["sum-drawn"], length=3))
    page.locator(".today .cont").wait_for()
    for width, height in ((844, 390), (820, 1180), (1180, 820), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        for target in page.locator(".way, .today a, .box__more a").all():
            expect(target).to_be_in_viewport(ratio=1)


def test_the_sheet_starts_from_wherever_it_is(page: Page, quick_site: str) -> None:
    page.goto(f"{quick_site}#/setup/sequence_showdown")
    for width, height in ((360, 640), (390, 844), (844, 390), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        for place in ("0", "document.body.scrollHeight"):
            page.evaluate(f"scrollTo(0, {place})")
            expect(page.locator(".btn--go")).to_be_in_viewport(ratio=1)


def test_the_sheet_asks_one_thing_at_a_time(page: Page, quick_site: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(f"{quick_site}#/setup/sequence_showdown")
    expect(page.locator(".more[open]")).to_have_count(0)
    for fold in page.locator(".more").all():
        fold.locator("summary").click()
        expect(page.locator(".more[open]")).to_have_count(1)
        expect(fold.locator("input").first).to_be_attached()
    match = page.locator(".more:has([name=length])")
    match.locator("summary").click()
    match.locator(".seg__o").nth(1).click()
    expect(match.locator("summary")).to_contain_text("Best of 3")
