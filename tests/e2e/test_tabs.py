"""Two tabs, one writer: the second asks, taking over loses nothing, the first then only reads.

The random test lets two tabs act on one game in any order: taps without waiting, taking over in
the middle of them, reloads.  Whatever was committed by either must be one line of history: of
any two records one goes on from the other.  A move that was shown and then lost would fork it.
`make test` plays a few such orders, `make trust` hundreds.
"""

import json
import random
import time
from itertools import pairwise

import pytest
from playwright.sync_api import Error, Page, expect

from numgames.play.session import resume
from tests.support.hands import RECORDS, open_table, play, record_of, save
from tests.support.kept import write
from tests.support.pages import NewPage
from tools.dev.waiting import until

GAME = "stack_attack_score"
BAR = "[data-tabs]"
SHOWN = "document.querySelector('.play, .end')"

COMMITTED = """(() => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value, key) {
    const asked = put.call(this, value, key);
    if (value?.record && key === value.game)
      this.transaction.addEventListener("complete", () => {
        const all = JSON.parse(sessionStorage.getItem("committed") ?? "[]");
        sessionStorage.setItem("committed", JSON.stringify([...all, value.record]));
      });
    return asked;
  };
})()"""
"""A tab remembers every record that its disk has acknowledged, also over a reload."""


TWICE = """async (pause) => {
  const take = document.querySelector("[data-act=take-over]");
  take.click();
  if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
  take.click();
}"""


def second(page: Page) -> Page:
    """Another tab of the same browser at the same address."""
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(".play").wait_for()
    return other


def test_the_second_tab_asks_and_takes_over(page: Page, quick_site: str) -> None:
    open_table(page, quick_site, RECORDS["score-start"])
    play(page, "take")
    other = second(page)
    expect(other.locator(BAR)).to_contain_text("open in another tab")
    before = record_of(page, GAME)
    other.locator(".acts [data-move=take]").click()  # a reader changes nothing
    play(page, "take")
    assert len(record_of(page, GAME)) >= len(before)
    other.locator("[data-act=take-over]").click()
    expect(other.locator(BAR)).to_have_count(0)
    expect(other.locator(".play")).to_have_attribute("data-step", step_of(page))  # reads anew
    expect(page.locator(BAR)).to_contain_text("moved to another tab")
    play(other, "skip")
    kept = record_of(other, GAME)
    page.locator(".acts button:enabled").first.click()
    assert record_of(page, GAME) == kept
    page.locator("[data-act=take-over]").click()
    expect(page.locator(".play")).to_have_attribute("data-step", step_of(other))


def test_taking_over_twice_is_taking_over_once(page: Page, quick_site: str) -> None:
    """Two quick taps: the second takes the games from the first, and it is the same tab."""
    open_table(page, quick_site, RECORDS["score-start"])
    readers = [second(page), page]
    for pause in (0, 0, 5, 5):
        reader, writer = readers
        expect(reader.locator(BAR)).to_be_visible()
        reader.evaluate(TWICE, pause)
        expect(writer.locator(BAR)).to_be_visible()
        expect(reader.locator(BAR)).to_have_count(0)
        readers.reverse()
    play(readers[1], "take")
    assert record_of(page, GAME).endswith(".take")


def step_of(page: Page) -> str:
    return str(page.locator(".play").get_attribute("data-step"))


def test_a_tab_goes_on_when_the_other_is_closed(page: Page, quick_site: str) -> None:
    open_table(page, quick_site, RECORDS["score-start"])
    other = second(page)
    expect(other.locator(BAR)).to_be_visible()
    play(page, "take")
    page.close()
    expect(other.locator(BAR)).to_have_count(0)
    play(other, "take")
    assert record_of(other, GAME).endswith("2take")


def test_without_web_locks_the_latest_tab_writes(new_page: NewPage, quick_site: str) -> None:
    page = new_page()
    page.context.add_init_script("delete Navigator.prototype.locks")
    open_table(page, quick_site, RECORDS["score-start"])
    other = second(page)
    expect(page.locator(BAR)).to_contain_text("moved to another tab")
    play(other, "take")
    page.locator(".acts button:enabled").first.click()
    assert record_of(page, GAME).endswith(".take")
    page.locator("[data-act=take-over]").click()
    expect(other.locator(BAR)).to_be_visible()
    expect(page.locator(BAR)).to_have_count(0)  # nor the old table: `play` waits for the new one
    play(page, "take")
    assert record_of(page, GAME).endswith("2take")


def test_who_is_told_by_the_disk_alone_lets_the_next_one_write(page: Page, quick_site: str) -> None:
    """As when a tab that has lost the lock again writes late on the disk that it has it."""
    open_table(page, quick_site, RECORDS["score-start"])
    other = second(page)
    expect(other.locator(BAR)).to_be_visible()
    write(page, {"writer": "another"})
    page.locator("[data-move=take]").click()
    expect(page.locator(BAR)).to_be_visible()
    expect(other.locator(BAR)).to_have_count(0)
    play(other, "take")
    assert record_of(other, GAME).endswith(".take")


def lay_between(tabs: "list[Page]", seed: int) -> None:
    """A new game on the device; one of the tabs writes and shows it, the other only reads.

    Whoever writes is changed before and after: then nothing of the last game is under way any
    more, and the new one has been read.
    """
    for tab in tabs:
        until(tab, SHOWN)
    kept = save(f"1.{GAME}..s{seed}.1.0", names=(f"Ada {seed}", "Ben"))
    change_hands(tabs)
    write(tabs[0], {GAME: kept})
    change_hands(tabs).locator(f".play:has-text('Ada {seed}')").wait_for()
    for tab in tabs:
        tab.evaluate("sessionStorage.clear()")


def change_hands(tabs: "list[Page]") -> Page:
    """The tab that only reads takes over.  Gives it."""
    reader = the_reader(tabs)
    reader.evaluate("document.querySelector('[data-act=take-over]').click()")
    the_reader(tabs, but=reader)
    return reader


def the_reader(tabs: "list[Page]", but: "Page | None" = None) -> Page:
    """The one tab that has been told that another one writes; comes once all has settled."""
    late = time.monotonic() + 60
    while time.monotonic() < late:
        readers = [tab for tab in tabs if tab.evaluate(f"!!document.querySelector('{BAR}')")]
        if len(readers) == 1 and readers[0] != but:
            return readers[0]
        tabs[0].wait_for_timeout(10)
    raise AssertionError(f"{len(readers)} tabs only read")


def interleave(tabs: "list[Page]", seed: int) -> "list[int]":
    """One game, two tabs, a dozen things in any order.  Gives how much each has written."""
    luck = random.Random(seed)
    lay_between(tabs, seed)
    luck.shuffle(tabs)
    for _ in range(luck.randrange(10, 16)):
        tab = luck.choice(tabs)
        deed = luck.choices(["tap", "both", "take over", "reload", "rest"], [6, 4, 5, 1, 3])[0]
        if deed in ("tap", "both"):
            for one in tabs if deed == "both" else [tab]:
                one.evaluate("document.querySelector('.acts button:enabled')?.click()")
        elif deed == "take over":
            tab.evaluate("document.querySelector('[data-act=take-over]')?.click()")
        elif deed == "reload":
            reload(tab)
        else:
            tab.wait_for_timeout(luck.randrange(40))
    tabs[0].wait_for_timeout(100)
    told = "sessionStorage.getItem('committed') ?? '[]'"
    by_tab: list[list[str]] = [json.loads(tab.evaluate(told)) for tab in tabs]
    committed = [record for records in by_tab for record in records]
    committed.append(record_of(tabs[0], GAME))
    lines = sorted([resume(record).record.moves for record in committed], key=len)
    for shorter, longer in pairwise(lines):
        assert longer[: len(shorter)] == shorter, f"interleaving {seed} forked: {committed}"
    assert resume(committed[-1]).record.moves == lines[-1], (
        f"interleaving {seed} lost a move: {committed}"
    )
    return [len(records) for records in by_tab]


def reload(tab: Page) -> None:
    """Unless the reload before is still under way: then Playwright will not."""
    try:
        tab.reload(wait_until="commit")
    except Error as error:
        if "Not attached to an active page" not in str(error):
            raise


@pytest.mark.trust("two tabs, in any order", short=1, full=250)
@pytest.mark.parametrize("first", [1000, 2000])
def test_no_order_of_events_loses_a_move(
    page: Page, quick_site: str, first: int, amount: int, record_property
) -> None:
    page.context.add_init_script(COMMITTED)
    open_table(page, quick_site, RECORDS["score-start"])
    tabs = [page, second(page)]
    written = [interleave(tabs, seed) for seed in range(first, first + amount)]
    both = len([counts for counts in written if all(counts)])
    record_property("figure", f"{sum(map(sum, written))} moves, {both} times from both tabs")
