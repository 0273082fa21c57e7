"""The rules screen: rulings where their numbers stand, tips, a game to watch, and a sheet to print;
and the two games that some names stand for."""

import re
from itertools import pairwise

from playwright.sync_api import Locator, Page, expect

from numgames.games import GAMES
from numgames.rulebook import Rulebook, every_game, example
from numgames.words import game_words
from tests.support.hands import RECORDS, look, one_move, open_table
from tests.support.pages import NewPage

TWO_GAMES = [
    (game.id, option)
    for game in GAMES.values()
    for option in game_words(game.id).options.values()
    if option.lines
]


def rules(page: Page, site: str, game: str) -> None:
    page.goto(f"{site}#/rules/{game}")
    page.locator(".rules").wait_for()


def words(part: Locator) -> str:
    return " ".join(part.inner_text().split())


def test_every_number_of_a_ruling_opens_its_sentence(new_page: NewPage, quick_site: str):
    """All rulings and tips stand there, and no finger meets two numbers."""
    page = new_page(viewport={"width": 360, "height": 640})
    for game in GAMES:
        book = Rulebook(GAMES[game])
        rulings = book.rulings | every_game()
        rules(page, quick_site, game)
        expect(page.locator(".tips li")).to_have_text(book.tips)
        listed = (page.locator(f".know {kind}").all_inner_texts() for kind in ("dt", "dd"))
        assert dict(zip(*listed, strict=True)) == rulings
        numbers = page.locator(".cite").all()
        assert len(numbers) >= 3
        for one, other in pairwise([number.bounding_box() for number in numbers]):
            assert min(one["width"], one["height"]) >= 43.5
            assert one["y"] + one["height"] <= other["y"] + 0.5, game
        for number in numbers:
            sentence = number.locator("+ .cited")
            expect(sentence).to_be_hidden()
            expect(number).to_have_attribute("aria-expanded", "false")
            number.click()
            expect(number).to_have_attribute("aria-expanded", "true")
            expect(sentence).to_be_visible()
            assert words(sentence) == rulings[words(number)]


def test_a_ruling_opens_by_keyboard_and_another_game_begins_with_none(page: Page, quick_site: str):
    rules(page, quick_site, "sequence_stack")
    number = page.get_by_role("button", name="Ruling S1")
    for key, opened in (("Enter", 1), ("Space", 0), ("Enter", 1)):
        number.press(key)
        expect(page.locator(".cited:visible")).to_have_count(opened)
    page.get_by_role("button", name="Next").click()  # it stays while a game is watched
    expect(page.locator(".cited:visible")).to_have_count(1)
    page.get_by_role("link", name="Number Stack").click()
    expect(page.get_by_role("button", name="Ruling K1")).to_be_visible()
    expect(page.locator(".cited:visible")).to_have_count(0)


def test_a_game_can_be_watched_to_its_end_and_printed(new_page: NewPage, quick_site: str):
    page = new_page(viewport={"width": 360, "height": 640})
    position, said = page.locator(".demo__pos"), page.locator(".demo__mid [role=status]")
    for game in GAMES:
        page.emulate_media(media="screen")
        rules(page, quick_site, game)
        *turns, end = example(GAMES[game])
        for step, turn in enumerate(turns, 1):
            page.get_by_role("button", name="Next").click()
            expect(position).to_have_text(f"{step} of {len(turns)}")
            expect(said).to_contain_text(turn)
        expect(said).to_contain_text(end.partition(". ")[0])  # "Ben wins"
        for row in page.locator(".demo__row").all():  # a line for all numbers
            tops = row.locator(".mini > *").evaluate_all("(all) => all.map((one) => one.offsetTop)")
            assert len(set(tops)) == 1
        page.get_by_role("button", name="Again").click()
        expect(position).to_have_text(f"0 of {len(turns)}")
        expect(page.locator(".demo__all")).to_be_hidden()
        page.locator(".cite").first.click()
        page.emulate_media(media="print")
        expect(page.locator(".cited:visible, .demo__nav:visible")).to_have_count(0)
        expect(page.locator(".know div:visible")).to_have_count(page.locator(".know div").count())
        expect(page.locator(".tips li").last).to_be_visible()
        expect(page.locator(".demo__all li:visible")).to_have_count(len(turns))


def test_both_games_stand_open_on_the_sheet_and_are_remembered(page: Page, quick_site: str):
    """Also after the sheet of another game: a radio that is renamed into a group would uncheck the
    others.  The table says which of the two it is."""
    for game, option in TWO_GAMES:
        page.goto(f"{quick_site}#/setup/{game}")
        expect(page.locator("#sheet-title")).to_have_text(GAMES[game].title)
        sheet = page.locator(".field--cards")
        expect(sheet.locator("legend")).to_have_text(option.title)
        expect(sheet.locator("b")).to_have_text(list(option.labels.values()))
        expect(sheet.locator("small")).to_have_text(list(option.lines.values()))
        for line in sheet.locator("small").all():
            expect(line).to_be_visible()
        expect(page.locator(".more .cols")).to_have_count(0)  # no rule is left to unfold
        expect(sheet.locator("input").first).to_be_checked()
        sheet.locator(".seg__o").last.click()
    for game in ("stack_attack_factor", *dict(TWO_GAMES), "sequence_showdown"):
        page.goto(f"{quick_site}#/setup/{game}")
        expect(page.locator("#sheet-title")).to_have_text(GAMES[game].title)
        for option in GAMES[game].choices:
            expect(page.locator(f"[name={option.name}]:checked")).to_have_count(1)
    expect(page.locator(".more summary").last).to_contain_text("standard rules")
    page.reload()
    for game, option in TWO_GAMES:
        page.goto(f"{quick_site}#/setup/{game}")
        expect(page.locator(".field--cards input").last).to_be_checked()
        page.locator(".btn--go").click()
        chosen = f"{option.title}: {list(option.labels.values())[1]}"
        still_open = page.locator(".bar__title [data-act=variant]")
        expect(still_open).to_have_attribute("aria-label", re.compile(re.escape(chosen)))
        expect(still_open).to_contain_text(list(option.labels.values())[1])
        page.locator("[data-act=more]").click()
        expect(page.locator("#menu")).to_contain_text(chosen)
        page.keyboard.press("Escape")
        while still_open.count():
            one_move(page)
        expect(page.locator(".bar__title small")).to_have_text(chosen)


def test_a_game_by_link_and_a_printed_one_say_how_they_are_played(page: Page, quick_site: str):
    record = RECORDS["stack-one-gone"]
    chosen = "What blocks a number: both its cards"
    page.goto(f"{quick_site}#{record}")
    expect(page.locator(".bar__title small")).to_have_text(chosen)
    look(page, f"{quick_site}#{record}")
    expect(page.locator(".panel--curve")).to_contain_text(chosen)
    open_table(page, quick_site, record)
    page.goto(f"{quick_site}#/written/sequence_stack")
    expect(page.locator("main.written")).to_contain_text(chosen)


def test_the_position_of_a_link_has_room_beside_what_is_said_of_it(page: Page, quick_site: str):
    for record in (RECORDS["stack-draw-off"], RECORDS["sum-drawn"]):
        page.goto("about:blank")
        look(page, f"{quick_site}#{record}")
        page.locator(".still").wait_for()
        frame = page.locator(".panel--still").bounding_box()
        board = page.locator(".still .play").bounding_box()
        assert board["height"] <= frame["height"] + 1
