"""Finished games: every one is kept once, can be deleted, and travels as a file that is checked
before anything is touched."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from numgames.play.session import resume
from numgames.play.tally import tally
from tests.support.engine import full
from tests.support.hands import RECORDS, open_table, play, put_saves, save
from tests.support.kept import OVER, entry, finished, give, open_history, read, write
from tests.support.pages import NewPage

GAME = "stack_attack_score"


def kept(page: Page) -> "list[dict[str, object]]":
    return [value for key, value in read(page).items() if key.startswith("done/")]


def test_delete_one_and_undo_and_delete_all(page: Page, quick_site: str) -> None:
    open_history(page, quick_site, *[entry(n) for n in range(3)])
    page.locator("[data-id=g1] [data-act=forget]").click()
    expect(page.locator(".gamerow")).to_have_count(2)
    assert {one["id"] for one in kept(page)} == {"g0", "g2"}
    page.locator(".toast").get_by_role("button", name="Undo").click()
    expect(page.locator(".gamerow")).to_have_count(3)
    assert entry(1) in kept(page)
    page.locator("[data-act=forget-all]").click()
    page.get_by_role("button", name="Keep them").click()
    page.locator("[data-act=forget-all]").click()
    page.mouse.click(5, 5)  # beside it
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert len(kept(page)) == 3
    page.locator("[data-act=forget-all]").click()
    page.locator("[data-act=really]").click()
    expect(page.locator(".history")).to_contain_text("No finished games yet")
    assert kept(page) == []


def test_pairs_and_games(page: Page, quick_site: str) -> None:
    chain = RECORDS["chain-stuck"]
    computer = entry(3, chain, names=["Ada", "Computer"], seats=["person", 4])
    open_history(page, quick_site, entry(1), entry(2, chain), computer)
    kind = page.locator(".pickone select").last
    page.locator(".pairlist__b").filter(has_text="Ben").click()
    expect(page.locator(".gamerow")).to_have_count(2)
    kind.select_option("sequence_showdown")
    expect(page.locator(".gamerow")).to_have_count(1)
    kind.select_option("")
    page.locator(".pickone select").first.select_option(label="Ada and Computer (expert)")
    expect(page.locator(".gamerow")).to_have_count(1)


def test_a_game_opened_from_here_says_so_and_leads_back(page: Page, quick_site: str) -> None:
    open_history(page, quick_site, entry(1))
    page.locator(".gamerow__a").click()
    expect(page.locator(".top__t")).to_contain_text("Finished game")
    page.locator("[data-act=back]").click()
    expect(page.locator(".gamerow")).to_have_count(1)


COUNT_READ = """globalThis.found = 0;
const all = IDBObjectStore.prototype.getAll;
IDBObjectStore.prototype.getAll = function (...where) {
  const asked = all.apply(this, where);
  asked.addEventListener("success", () => { found += asked.result.length; });
  return asked;
};"""


def test_10000_games_cost_home_nothing(page: Page, quick_site: str) -> None:
    put_saves(page, quick_site, save(RECORDS["sum-drawn"]))
    page.locator("#home .cont").wait_for()
    one = entry(0)
    write(page, finished(*[{**one, "id": f"m{n}", "ended": n} for n in range(10_000)]))
    page.add_init_script(COUNT_READ)
    page.reload()
    page.locator("#home .cont").wait_for()
    assert page.evaluate("found") < 10
    page.goto(f"{quick_site}#/history")
    expect(page.locator(".gamerow")).to_have_count(50)
    page.locator("[data-act=more]").click()
    expect(page.locator(".gamerow")).to_have_count(100)


def test_out_to_a_file_and_in_again(new_page: NewPage, quick_site: str, tmp_path: Path) -> None:
    page = new_page()
    put_saves(page, quick_site, save(RECORDS["sum-drawn"]))
    open_history(page, quick_site, entry(1), entry(2, RECORDS["chain-stuck"], tally=None))
    with page.expect_download() as download:
        page.locator("[data-act=export]").click()
    file = tmp_path / "numgames.json"
    download.value.save_as(file)
    other = new_page()
    open_history(other, quick_site, entry(1))
    give(other, file.read_bytes())
    expect(other.locator(".toast")).to_contain_text("1 game added. 1 was already here.")
    expect(other.locator(".gamerow")).to_have_count(2)
    assert sorted(kept(other), key=str) == sorted(kept(page), key=str)
    give(other, file.read_bytes())
    expect(other.locator(".toast")).to_contain_text("No games added. 2 were already here.")
    other.goto(quick_site)
    expect(other.locator("#home .cont")).to_contain_text("Number Stack")


def a_file(*games: object, **more: object) -> str:
    return json.dumps({"numgames": 1, "games": list(games), **more})


WRONG = [
    (a_file()[:-5], "is missing"),
    (a_file(entry(1), entry(2, id="../x")), "Game 2 in this file is damaged"),
    # what Python finds
    (a_file({**entry(1), "record": "1.number_stack..k3.1.0.keep"}), "isn't finished"),
    (
        a_file(entry(1), {**entry(2), "record": OVER + "-take"}),
        "Game 2 in this file can’t be read",
    ),
    (a_file({**entry(1), "record": "2.number_stack..k3.1.0"}), "format"),
    (a_file(entry(1, tally={**tally(resume(OVER)), "cards": 3})), "don't add up"),
]
"""backup.test.ts has more of them."""


def test_a_wrong_file_changes_nothing(page: Page, quick_site: str) -> None:
    open_history(page, quick_site, entry(7))
    before = kept(page)
    for text, sentence in WRONG:
        page.evaluate("document.querySelector('.toast')?.setAttribute('data-old', '')")
        give(page, text)
        toast = page.locator(".toast:not([data-old])")
        expect(toast).to_contain_text(sentence)
        expect(toast).to_contain_text("Nothing was changed.")
        assert kept(page) == before, text[:80]


@pytest.mark.parametrize("coach", ["comes later", "is there"])
def test_a_game_is_counted_after_its_end(page: Page, site: str, coach: str) -> None:
    open_table(page, site, RECORDS["score-last"])
    if coach == "is there":
        full(page)
    play(page, "take")
    page.goto(f"{site}#/history")
    counted = page.locator(".versus").get_by_text("Ada chose the best move")
    expect(counted).to_be_visible(timeout=60_000)
    [done] = kept(page)
    assert done["tally"] == tally(resume(OVER))
    expect(page.locator(".gamerow__a")).to_have_attribute("href", f"#{OVER}")


@pytest.mark.long
def test_10000_games_come_in_from_a_file(page: Page, site: str) -> None:
    records = [r for name, r in RECORDS.items() if resume(r).outcome is not None]
    games = [entry(n, records[n % len(records)]) for n in range(10_000)]
    open_history(page, site)
    full(page)
    give(page, a_file(*games))
    expect(page.locator(".toast")).to_contain_text("10000 games added", timeout=240_000)
