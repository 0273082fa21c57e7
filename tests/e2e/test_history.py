"""Finished games: every one is kept once, can be deleted, and travels as a file that is checked
before anything is touched."""

import json
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from numgames.play.session import resume
from numgames.play.tally import tally
from tests.support.engine import full
from tests.support.hands import RECORDS, lay, open_table, play, save
from tests.support.kept import OVER, PUT, entry, give, open_history
from tests.support.pages import NewPage

GAME = "stack_attack_score"

DONE = """() => new Promise((done) => {
  const opening = indexedDB.open("numgames");
  opening.onsuccess = () => {
    const store = opening.result.transaction("saves").objectStore("saves");
    const reading = store.getAll(IDBKeyRange.bound("done/", "done0"));
    reading.onsuccess = () => { opening.result.close(); done(reading.result); };
  };
})"""


def kept(page: Page) -> "list[dict[str, object]]":
    found: list[dict[str, object]] = page.evaluate(DONE)
    return found


def test_a_finished_game_is_kept_once(page: Page, quick_site: str) -> None:
    open_table(page, quick_site, RECORDS["score-last"])
    assert kept(page) == []
    play(page, "take")
    page.locator(".end").wait_for()
    [done] = kept(page)
    assert done["record"] == OVER
    page.locator("[data-act=undo]").click()
    page.locator(".play[data-wait=move]").wait_for()
    assert kept(page) == []  # it goes on
    play(page, "take")
    page.goto(f"{quick_site}#/history")
    expect(page.locator(".gamerow")).to_have_count(1)
    assert [one["id"] for one in kept(page)] == [done["id"]]
    expect(page.locator(".versus")).to_contain_text("Ada")


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
    expect(page.locator(".history")).to_contain_text("No finished game yet")
    assert kept(page) == []


def test_pairs_and_games(page: Page, quick_site: str) -> None:
    chain = RECORDS["chain-stuck"]
    games = [entry(n) for n in range(4)]
    games.append(entry(4, names=["Ben", "Ada"]))  # the same two, sitting the other way round
    games.append(entry(5, chain))
    games.append(entry(6, chain, names=["Ada", "Computer"], seats=["person", 4]))
    open_history(page, quick_site, *games)
    expect(page.locator(".pairlist__b")).to_have_count(2)
    page.locator(".pairlist__b").filter(has_text="Ben").click()
    expect(page.locator(".gamerow")).to_have_count(6)
    wins = sum(1 for one in games[:6] if one["names"][one["winner"]] == "Ada")  # type: ignore[index]
    ada = page.locator(".versus__p").filter(has_text="Ada")
    expect(ada.locator(".versus__num")).to_have_text(str(wins))
    page.locator(".pickone select").last.select_option("sequence_showdown")
    expect(page.locator(".gamerow")).to_have_count(1)
    page.locator(".pickone select").last.select_option("")
    page.locator(".pickone select").first.select_option(label="Ada and Computer, expert")
    expect(page.locator(".gamerow")).to_have_count(1)


def opened_in(page: Page, site: str) -> "tuple[float, float]":
    """Seconds until home knows the game on the table, and then until the history is there: the
    best of three tries."""
    tries = []
    for _ in range(3):
        page.goto(site)
        begun = time.monotonic()
        page.reload()
        page.locator("#home .cont").wait_for()
        home = time.monotonic()
        page.goto(f"{site}#/history")
        page.locator(".gamerow").first.wait_for()
        tries.append((home - begun, time.monotonic() - home))
    return min(home for home, _ in tries), min(history for _, history in tries)


def test_10000_games_cost_no_more_than_a_few(page: Page, quick_site: str) -> None:
    lay(page, quick_site, save(RECORDS["sum-drawn"]))
    open_history(page, quick_site, *[entry(n) for n in range(10)])
    few = opened_in(page, quick_site)
    one = entry(0)
    page.evaluate(PUT, [{**one, "id": f"m{n}", "ended": n} for n in range(10_000)])
    many = opened_in(page, quick_site)
    assert many[0] < 5 * few[0] + 1
    assert many[1] < 5 * few[1] + 2
    expect(page.locator(".gamerow")).to_have_count(50)
    page.locator("[data-act=more]").click()
    expect(page.locator(".gamerow")).to_have_count(100)


# -- files -------------------------------------------------------------------------------------


def test_out_to_a_file_and_in_again(new_page: NewPage, quick_site: str, tmp_path: Path) -> None:
    page = new_page()
    lay(page, quick_site, save(RECORDS["sum-drawn"]))
    open_history(page, quick_site, entry(1), entry(2, RECORDS["chain-stuck"], tally=None))
    with page.expect_download() as download:
        page.locator("[data-act=export]").click()
    file = tmp_path / "numgames.json"
    download.value.save_as(file)
    other = new_page()
    open_history(other, quick_site, entry(1))
    give(other, file.read_bytes())
    expect(other.locator(".toast")).to_contain_text("1 game was added. 1 was here already.")
    expect(other.locator(".gamerow")).to_have_count(2)
    assert sorted(kept(other), key=str) == sorted(kept(page), key=str)
    give(other, file.read_bytes())
    expect(other.locator(".toast")).to_contain_text("No games were added. 2 were here already.")
    other.goto(quick_site)
    expect(other.locator("#home .cont")).to_contain_text("Number Stack")


def a_file(*games: object, **more: object) -> str:
    return json.dumps({"numgames": 1, "games": list(games), **more})


WRONG = [
    ("", "not a file from numgames"),
    ("[]", "not a file from numgames"),
    ("null", "not a file from numgames"),
    ("{}", "not a file from numgames"),
    ("[" * 100_000, "not a file from numgames"),
    (a_file()[:-5], "cut off"),
    ('{"numgames": 2}', "newer version"),
    ('{"numgames": "1"}', "not a file from numgames"),
    ('{"numgames": 1, "games": {}}', "damaged"),
    (a_file(None), "Game 1 in this file is damaged"),
    (a_file(entry(1), entry(2, id="../x")), "Game 2 in this file is damaged"),
    (a_file(entry(1, ended="now")), "damaged"),
    (a_file(entry(1, names=["Ada"])), "damaged"),
    (a_file(entry(1, seats=["person", 9])), "damaged"),
    (a_file(entry(1, tally={"right": 1})), "damaged"),
    (a_file({**entry(1), "record": "1.number_stack..k3.1.0.keep"}), "not finished"),
    (
        a_file(entry(1), {**entry(2), "record": OVER + "-take"}),
        "Game 2 in this file cannot be kept",
    ),
    (a_file({**entry(1), "record": "2.number_stack..k3.1.0"}), "format"),
    (a_file(entry(1, tally={**tally(resume(OVER)), "cards": 3})), "does not add up"),
    (a_file(saves=[{"record": "nonsense", "names": ["a", "b"]}]), "damaged"),
    (a_file(puzzles={"today": {}}), "damaged"),
    (a_file(puzzles={"2026-11-16": {"tries": 5, "found": True}}), "damaged"),
    ('{"numgames": 1, "__proto__": {"polluted": 1}, "games": [{"__proto__": 1}]}', "damaged"),
    ("x" * 10_000_001, "too large"),
]


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
    assert page.evaluate("({}).polluted") is None


def test_names_in_a_file_are_only_names(page: Page, quick_site: str) -> None:
    evil = "<img src=x onerror=alert(1)>"
    open_history(page, quick_site)
    give(page, a_file(entry(1, names=[evil, "\u202eneB\u0000"]), entry(2, names=["", "B" * 150])))
    expect(page.locator(".gamerow")).to_have_count(2)
    assert page.locator("#app img").count() == 0
    names = [one["names"] for one in kept(page)]
    assert names == [[evil[:24], "neB"], ["Player 1", "B" * 24]]


@pytest.mark.parametrize("coach", ["comes later", "is there"])
def test_a_game_is_counted_after_its_end(page: Page, site: str, coach: str) -> None:
    open_table(page, site, RECORDS["score-last"])
    if coach == "is there":
        full(page)
    play(page, "take")
    page.goto(f"{site}#/history")
    counted = page.locator(".versus").get_by_text("As good as the coach: Ada")
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
    expect(page.locator(".toast")).to_contain_text("10000 games were added", timeout=240_000)
