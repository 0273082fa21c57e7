"""Never lose a game: saved before it is shown, resumed where it was, New game can be undone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.hands import one_move
from tests.support.kept import SAVES
from tests.support.pages import NewPage, begin, said


def table(page: Page) -> "tuple[str, str | None, str | None]":
    """All that is to be seen on the table, and whose turn it is."""
    play = page.locator(".play")
    return play.inner_text(), play.get_attribute("data-turn"), play.get_attribute("data-wait")


def test_saved_before_it_is_shown(page: Page, quick_site: str) -> None:
    """The moment a move is seen on the page it is on the disk."""
    begin(page, quick_site, "number_stack")
    page.evaluate(
        """saves => {
          const load = eval(saves);
          globalThis.atShown = new Promise((resolve) => {
            const shown = new MutationObserver(() => resolve(load()));
            shown.observe(document.querySelector(".play"), {attributeFilter: ["data-step"]});
          });
        }""",
        SAVES,
    )
    one_move(page)
    saved = page.evaluate("atShown")["number_stack"]["record"]
    assert saved.endswith("draw")


def test_home_offers_to_go_on(page: Page, quick_site: str) -> None:
    page.goto(quick_site)
    assert page.locator(".cont").count() == 0
    begin(page, quick_site, "number_stack", length=3, starter="2")
    page.goto(f"{quick_site}#/")
    expect(page.locator("#home .cont")).to_contain_text("Number Stack, game 1 of 3. Ben to move.")
    page.reload()
    page.locator("#home .cont").click()
    expect(page.locator(".play")).to_have_attribute("data-turn", "2")


def test_names_and_choices_are_remembered(page: Page, quick_site: str) -> None:
    begin(
        page,
        quick_site,
        "number_stack",
        names=("Zoë", "Łukasz"),
        length=5,
        options={"sum": "total"},
    )
    page.goto(f"{quick_site}#/setup/number_stack")
    page.reload()
    expect(page.locator("[name=name2]")).to_have_value("Łukasz")
    expect(page.locator("[name=length][value='5']")).to_be_checked()
    expect(page.locator("[name=sum][value=total]")).to_be_checked()


def test_a_save_that_cannot_be_read_harms_nobody(page: Page, quick_site: str) -> None:
    begin(page, quick_site, "number_stack")
    page.evaluate(
        """async () => {
          const open = indexedDB.open("numgames");
          await new Promise((resolve) => (open.onsuccess = resolve));
          const store = open.result.transaction("saves", "readwrite").objectStore("saves");
          const get = store.get("number_stack");
          await new Promise((resolve) => (get.onsuccess = resolve));
          store.put({...get.result, record: "1.number_stack.nonsense"}, "number_stack");
          await new Promise((resolve) => (store.transaction.oncomplete = resolve));
        }"""
    )
    page.goto(quick_site)
    page.reload()
    page.locator("#home .cont").click()
    expect(page.locator(".sheet")).to_be_visible()
    expect(page.locator(".toast")).to_contain_text("cut off")


NO_SETTINGS = """Object.defineProperty(globalThis, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
})"""


@pytest.mark.trust("storage: blocked, or never answers")
def test_without_storage_it_plays_and_says_so(new_page: NewPage, quick_site: str) -> None:
    page = new_page(errors="no storage")  # PyScript would like some, too, and does without
    page.add_init_script("indexedDB.open = () => { throw new Error('no storage') }")
    page.add_init_script(NO_SETTINGS)
    page.goto(quick_site)
    expect(page.locator("#continue")).to_contain_text("keeps nothing")
    begin(page, quick_site, "number_stack")
    one_move(page)
    assert re.search(r"drew an? \d", said(page))


def test_back_and_forward(page: Page, quick_site: str) -> None:
    page.goto(quick_site)
    begin(page, quick_site, "number_stack")
    page.go_back()
    expect(page.locator(".sheet")).to_be_visible()
    page.go_back()
    expect(page.locator("#home")).to_be_visible()
    page.go_forward()
    page.go_forward()
    expect(page.locator(".play")).to_be_visible()
