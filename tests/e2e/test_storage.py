"""Never lose a game: saved before it is shown, resumed where it was, New game can be undone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.hands import one_move
from tests.support.kept import READ
from tests.support.pages import NewPage, begin, said


def test_saved_before_it_is_shown(page: Page, quick_site: str) -> None:
    """The moment a move is seen on the page it is on the disk."""
    begin(page, quick_site, "number_stack")
    page.evaluate(
        f"""() => {{
          globalThis.atShown = new Promise((resolve) => {{
            const shown = new MutationObserver(() => resolve(({READ})()));
            shown.observe(document.querySelector(".play"), {{ attributeFilter: ["data-step"] }});
          }});
        }}"""
    )
    one_move(page)
    saved = page.evaluate("atShown")["number_stack"]["record"]
    assert saved.endswith("draw")


def test_home_offers_to_go_on_and_the_sheet_remembers(page: Page, quick_site: str) -> None:
    page.goto(quick_site)
    assert page.locator(".cont").count() == 0
    names = ("Zoë", "Łukasz")
    begin(page, quick_site, "number_stack", names=names, length=3, starter=2, sum="total")
    for step, there in ((-1, ".sheet"), (-1, "#home"), (2, ".play")):
        page.evaluate(f"history.go({step})")
        expect(page.locator(there)).to_be_visible()
    page.goto(f"{quick_site}#/")
    expect(page.locator("#home .cont")).to_contain_text("game 1 of 3. Łukasz’s turn.")
    page.reload()
    page.locator("#home .cont").click()
    expect(page.locator(".play")).to_have_attribute("data-turn", "2")
    page.goto(f"{quick_site}#/setup/number_stack")
    expect(page.locator("[name=name2]")).to_have_value("Łukasz")
    expect(page.locator("[name=length][value='3']")).to_be_checked()
    expect(page.locator("[name=sum][value=total]")).to_be_checked()


NO_SETTINGS = """Object.defineProperty(globalThis, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
})"""


@pytest.mark.trust("storage: blocked, or never answers")
def test_without_storage_it_plays_and_says_so(new_page: NewPage, quick_site: str) -> None:
    page = new_page(errors="no storage")  # PyScript would like some, too, and does without
    page.add_init_script("indexedDB.open = () => { throw new Error('no storage') }")
    page.add_init_script(NO_SETTINGS)
    page.goto(quick_site)
    expect(page.locator("#notes")).to_contain_text("doesn’t save")
    begin(page, quick_site, "number_stack")
    one_move(page)
    assert re.search(r"drew an? \d", said(page))
