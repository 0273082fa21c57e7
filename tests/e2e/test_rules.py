"""The rules screen: rulings where their numbers stand, tips, a game to watch, and a sheet to print;
and the two games that some names stand for."""

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from numgames.games import GAMES
from numgames.rulebook import EVERY_GAME, Rulebook, example
from tests.support.hands import RECORDS, open_table
from tests.support.pages import NewPage, begin

TWO_GAMES = [
    (game.id, option) for game in GAMES.values() for option in game.choices if option.lines
]
IDS = [game for game, _ in TWO_GAMES]


def rules(page: Page, site: str, game: str) -> None:
    page.goto(f"{site}#/rules/{game}")
    page.locator(".rules").wait_for()


def words(part: Locator) -> str:
    return " ".join(part.inner_text().split())


# -- rulings -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_a_ruling_opens_its_sentence(page: Page, quick_site: str, game: str):
    rulings = EVERY_GAME | Rulebook(GAMES[game]).rulings
    rules(page, quick_site, game)
    assert page.locator(".cite").count() >= 3
    for number in page.locator(".cite").all():
        sentence = number.locator("+ .cited")
        expect(sentence).to_be_hidden()
        expect(number).to_have_attribute("aria-expanded", "false")
        number.click()
        expect(number).to_have_attribute("aria-expanded", "true")
        expect(sentence).to_be_visible()
        assert words(sentence) == rulings[words(number)]
    number.click()
    expect(sentence).to_be_hidden()


def test_a_ruling_opens_by_keyboard_and_another_game_begins_with_none(page: Page, quick_site: str):
    rules(page, quick_site, "sequence_stack")
    number = page.get_by_role("button", name="Ruling S1")
    number.press("Enter")
    expect(page.locator(".cited:visible")).to_have_count(1)
    number.press("Space")
    expect(page.locator(".cited:visible")).to_have_count(0)
    number.press("Enter")
    page.get_by_role("button", name="Next").click()  # it stays while a game is watched
    expect(page.locator(".cited:visible")).to_have_count(1)
    page.get_by_role("link", name="Number Stack").click()
    expect(page.get_by_role("button", name="Ruling K1")).to_be_visible()
    expect(page.locator(".cited:visible")).to_have_count(0)


def test_no_finger_meets_two_numbers(new_page: NewPage, quick_site: str):
    page = new_page(viewport={"width": 360, "height": 640})
    for game in GAMES:
        rules(page, quick_site, game)
        boxes = [number.bounding_box() for number in page.locator(".cite").all()]
        for one, other in pairwise(boxes):
            assert one
            assert other
            assert min(one["width"], one["height"]) >= 43.5
            assert one["y"] + one["height"] <= other["y"] + 0.5, game


@pytest.mark.parametrize("game", GAMES)
def test_all_rulings_and_all_tips_stand_there(page: Page, quick_site: str, game: str):
    book = Rulebook(GAMES[game])
    rules(page, quick_site, game)
    expect(page.locator(".tips li")).to_have_text(book.tips)
    listed = dict(
        zip(
            page.locator(".know dt").all_inner_texts(),
            page.locator(".know dd").all_inner_texts(),
            strict=True,
        )
    )
    assert listed == book.rulings | EVERY_GAME


# -- a game to watch -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_watched_to_its_end(new_page: NewPage, quick_site: str, game: str):
    page = new_page(viewport={"width": 360, "height": 640})
    rules(page, quick_site, game)
    position, said = page.locator(".demo__pos"), page.locator(".demo__mid [role=status]")
    steps = int(position.inner_text().split(" of ")[1])
    *turns, end = example(GAMES[game])
    assert steps == len(turns)
    for step in range(1, steps + 1):
        page.get_by_role("button", name="Next").click()
        expect(position).to_have_text(f"{step} of {steps}")
        expect(said).to_contain_text(turns[step - 1])
    outcome = end.partition(". ")[0]  # "Ben wins"
    expect(said).to_contain_text(outcome)
    for row in page.locator(".demo__row").all():  # a line for all numbers
        tops = row.locator(".mini > *").evaluate_all("(all) => all.map((one) => one.offsetTop)")
        assert len(set(tops)) == 1
    page.get_by_role("button", name="Again").click()
    expect(position).to_have_text(f"0 of {steps}")


# -- on paper ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_printed_sheet_has_it_all(page: Page, quick_site: str, game: str):
    rules(page, quick_site, game)
    expect(page.locator(".demo__all")).to_be_hidden()
    page.locator(".cite").first.click()
    page.emulate_media(media="print")
    expect(page.locator(".cited:visible")).to_have_count(0)  # all of them stand in the list
    expect(page.locator(".know div:visible")).to_have_count(page.locator(".know div").count())
    expect(page.locator(".tips li").last).to_be_visible()
    expect(page.locator(".demo__all li:visible")).to_have_count(len(example(GAMES[game])) - 1)
    expect(page.locator(".demo__nav")).to_be_hidden()


# -- two games in one name -----------------------------------------------------------------------


@pytest.mark.parametrize(("game", "option"), TWO_GAMES, ids=IDS)
def test_both_games_stand_open_on_the_sheet_and_are_remembered(page, quick_site, game, option):
    page.goto(f"{quick_site}#/setup/{game}")
    sheet = page.locator(".field--cards")
    expect(sheet.locator("legend")).to_have_text(option.title)
    expect(sheet.locator("b")).to_have_text(option.labels)
    expect(sheet.locator("small")).to_have_text(option.lines)
    for line in sheet.locator("small").all():
        expect(line).to_be_visible()
    expect(page.locator(".more")).to_have_count(0)  # nothing is left to unfold
    expect(sheet.locator("input").first).to_be_checked()
    sheet.locator(".seg__o").last.click()
    page.reload()
    expect(page.locator(".field--cards input").last).to_be_checked()


def test_what_is_chosen_shows_also_after_the_sheet_of_another_game(page: Page, quick_site: str):
    """From sheet to sheet: a radio that is renamed into a group would uncheck the others."""
    for game in ("sequence_stack", "number_stack", "stack_attack_factor", "sequence_showdown"):
        page.goto(f"{quick_site}#/setup/{game}")
        expect(page.locator("#sheet-title")).to_have_text(GAMES[game].title)
        for option in GAMES[game].choices:
            expect(page.locator(f"[name={option.name}]:checked")).to_have_count(1)
        if game == "sequence_stack":
            page.locator(".field--cards .seg__o").last.click()


@pytest.mark.parametrize(("game", "option"), TWO_GAMES, ids=IDS)
def test_the_table_says_which_of_the_two_it_is(page: Page, quick_site: str, game, option):
    begin(page, quick_site, game, options={option.name: option.values[1]})
    chosen = f"{option.title}: {option.labels[1]}"
    expect(page.locator(".bar__title small")).to_have_text(chosen)
    page.locator("[data-act=more]").click()
    expect(page.locator("#menu")).to_contain_text(chosen)


def test_a_game_by_link_and_a_printed_one_say_how_they_are_played(page: Page, quick_site: str):
    record = RECORDS["stack-one-gone"]
    chosen = "What blocks a number: both its cards"
    page.goto(f"{quick_site}#{record}")
    expect(page.locator(".panel--curve")).to_contain_text(chosen)
    open_table(page, quick_site, record)
    page.goto(f"{quick_site}#/written/sequence_stack")
    expect(page.locator("main.written")).to_contain_text(chosen)


def test_the_position_of_a_link_has_room_beside_what_is_said_of_it(page: Page, quick_site: str):
    for record in (RECORDS["stack-draw-off"], RECORDS["sum-drawn"]):
        page.goto("about:blank")
        page.goto(f"{quick_site}#{record}")
        page.locator(".still").wait_for()
        frame = page.locator(".panel--still").bounding_box()
        board = page.locator(".still .play").bounding_box()
        assert frame
        assert board
        assert board["height"] <= frame["height"] + 1


def test_the_button_that_starts_is_never_out_of_reach_on_a_phone(new_page, quick_site):
    page = new_page(viewport={"width": 360, "height": 640})
    for game in GAMES:
        page.goto(f"{quick_site}#/setup/{game}")
        page.locator(".sheet").wait_for()
        expect(page.locator(".btn--go")).to_be_in_viewport(ratio=1)
