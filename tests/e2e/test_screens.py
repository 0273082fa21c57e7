"""Every screen at every size; home, the set-up sheet and the settings; nothing by colour alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from numgames.games import ORDER
from tests.support.geometry import misfits
from tests.support.hands import RECORDS, hold, let_go, open_table, put_saves, save
from tests.support.pages import NewPage, begin, choose, said
from tests.support.screens import moments, screens

LOOKS = """(names) => names.map((name) => {
  const part = document.querySelector(name);
  const style = getComputedStyle(part);
  return [style.borderStyle, style.borderWidth, style.backgroundColor, style.color].join();
})"""


def test_nothing_is_cut_off_anywhere(page: Page, quick_site: str) -> None:
    faults = [fault for screen in screens(page, quick_site) for fault in misfits(page, screen)]
    assert not faults, "\n".join(faults)


def test_nothing_is_in_the_way_now_and_then(page: Page, quick_site: str) -> None:
    faults = [fault for moment in moments(page, quick_site) for fault in misfits(page, moment)]
    assert not faults, "\n".join(faults)


def test_long_names_fit(page: Page, quick_site: str) -> None:
    long = "Wilhelmina-Maximiliane W"
    begin(page, quick_site, "number_stack", names=(long, "W" * 24), length=3)
    for address, there in (("", ".cont"), ("setup/number_stack", ".sheet")):
        page.goto(f"{quick_site}#/{address}")
        page.locator(there).wait_for()
        assert misfits(page) == []


def test_home_needs_no_script(new_page: NewPage, quick_site: str) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(quick_site)
    cards = page.locator(".box")
    assert cards.count() == len(ORDER)
    for card in cards.all():
        assert re.search(r"\d min .*(luck|skill)", card.inner_text().replace("\n", " "))
    assert page.locator(".box .poster use").count() == len(ORDER)
    for game, card in zip(ORDER, cards.all(), strict=True):
        links = {link.get_attribute("href") for link in card.locator("a").all()}
        assert links == {f"#/setup/{game.id}"}
    day, stands = page.locator(".daily b").bounding_box(), page.locator("#daily").bounding_box()
    assert stands["y"] >= day["y"] + day["height"] - 1  # a card with two lines, not a text


def test_the_page_lets_nothing_out(new_page: NewPage, quick_site: str) -> None:
    page = new_page(errors="Content Security Policy")
    page.goto(quick_site)
    blocked = page.evaluate(
        """() => new Promise((resolve) => {
          addEventListener("securitypolicyviolation", (event) => resolve(event.violatedDirective));
          fetch("https://example.org/").catch(() => {});
        })"""
    )
    assert blocked == "connect-src"


def test_one_tap_starts_with_a_coin(page: Page, quick_site: str) -> None:
    hold(page, 2300)
    page.goto(quick_site)
    page.locator("[data-start=people]").first.click()
    coin = page.locator(".toss")
    expect(coin).to_contain_text("starts")
    text = coin.inner_text()
    turn = page.locator(".play").get_attribute("data-turn")
    assert ("Disc" in text and turn == "1") or ("Kite" in text and turn == "2")
    coin.click()
    expect(coin).to_have_count(0)
    let_go(page)  # it would not have gone by itself
    assert "Player" in said(page)


def test_theme_by_system_and_by_choice(page: Page, quick_site: str) -> None:
    root = page.locator("html")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.goto(f"{quick_site}#/settings")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "less")
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    choose(page, theme="dark", contrast="more")
    expect(root).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-contrast", "more")
    expect(page.locator(".settings")).to_contain_text(re.compile(r"Version \d+\.\d+\.\d+"))


def apart(page: Page, *parts: str) -> None:
    """These look different from each other with the system's own few colours."""
    looks = page.evaluate(LOOKS, list(parts))
    assert len(set(looks)) == len(parts), dict(zip(parts, looks, strict=True))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colours_tell_things_apart(new_page: NewPage, quick_site: str, scheme: str) -> None:
    page = new_page(forced_colors="active", color_scheme=scheme)
    open_table(page, quick_site, RECORDS["chain-middle"])
    page.locator("[data-number='84']").click()
    apart(
        page,
        ".cell.div",
        ".cell.mul:not(.sel)",
        ".cell.used",
        ".cell:not(.div, .mul, .used, .last, .sel)",
    )
    apart(page, ".cell.used", ".cell.last")
    apart(page, ".tray.is-turn", ".tray:not(.is-turn)")
    apart(page, ".tray.p1", ".tray.p2")
    put_saves(page, quick_site, save(RECORDS["stack-drawn"]))
    page.goto(f"{quick_site}#/play/sequence_stack")
    page.locator(".ladder").first.wait_for()
    apart(page, ".ladder .tile", ".slot--next", ".slot--no")
    open_table(page, quick_site, RECORDS["stack-one-gone"])
    apart(page, ".slot--gone:not(.slot--next)", ".slot:not(.slot--gone, .slot--next, .slot--no)")
    apart(page, ".slot--gone.slot--next", ".slot--no")
    page.goto(f"{quick_site}#/settings")
    page.locator(".settings").wait_for()
    apart(page, ".seg__o input:checked + span", ".seg__o input:not(:checked) + span")
