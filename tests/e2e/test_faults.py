"""Whatever the disk does or holds, the page can be played: what cannot be read is kept aside and
offered as a file, and everything else is there and works on."""

import json
import random

import pytest
from playwright.sync_api import Page, expect

from numgames.play.session import resume
from tests.support.hands import RECORDS, one_move, open_table, put_saves, record_of, save
from tests.support.kept import as_text, entry, read, wounded, write
from tests.support.pages import NewPage, begin

SCENES = ("stack-drawn", "score-skipped", "sum-drawn", "chain-middle", "tower-middle")

FULL = """(from) => {
  const put = IDBObjectStore.prototype.put;
  let writes = 0;
  IDBObjectStore.prototype.put = function (value, key) {
    if (value?.record && ++writes >= from) throw new DOMException("full", "QuotaExceededError");
    return put.call(this, value, key);
  };
}"""

GOOD = save(RECORDS["score-skipped"])
BROKEN: "list[object]" = [5, {**GOOD, "seats": 2}, {**GOOD, "brief": {"turn": 0, "tiles": [None]}}]
"""No game at all, one without people, one that cannot be drawn.  More: validate.test.ts."""


def test_saves_that_cannot_be_read_are_kept_aside(page: Page, quick_site: str) -> None:
    """The games' own places and the ones before them."""
    places = ["stack_attack_score", "before/stack_attack_score", "before/sequence_stack"]
    put_saves(page, quick_site, save(RECORDS["sum-drawn"]))
    write(page, dict(zip(places, BROKEN)))
    page.reload()
    expect(page.locator("[data-unread]")).to_be_visible()
    expect(page.locator("#home .cont")).to_contain_text("Number Stack")
    left = read(page)
    aside = [value for key, value in left.items() if key.startswith("aside/")]
    assert all(bad in aside for bad in BROKEN)
    assert not [place for place in places if place in left]
    with page.expect_download() as download:
        page.get_by_role("button", name="save it as a file").click()
    text = download.value.path().read_text()
    assert len(json.loads(text)) == len(BROKEN)
    page.get_by_role("button", name="or delete it").click()
    expect(page.locator("[data-unread]")).to_have_count(0)
    page.locator(".toast").get_by_role("button", name="Undo").click()
    expect(page.locator("[data-unread]")).to_be_visible()
    begin(page, quick_site, "stack_attack_score")
    one_move(page)
    assert record_of(page, "stack_attack_score").count("take")


@pytest.mark.trust("storage: full at the n-th write", short=2, full=16)
def test_a_disk_that_gets_full(page: Page, quick_site: str, amount: int) -> None:
    """At every write of a game of 15 moves; the last one writes the history as well."""
    for nth in range(1, amount + 1):
        open_table(page, quick_site, RECORDS["score-start"])
        page.evaluate(FULL, nth)
        for _ in range(min(nth + 1, 15)):
            one_move(page)
        expect(page.locator(".toast")).to_contain_text("can’t be saved")
        page.goto(f"{quick_site}#/")
        expect(page.locator("#notes")).to_contain_text("doesn’t save anything")
        page.reload()  # what was acknowledged is still there
        written = min(nth - 1, 14)
        assert (
            list(resume(record_of(page, "stack_attack_score")).record.moves) == ["take"] * written
        )


ANY_WRITE = """(() => {
  const put = IDBObjectStore.prototype.put;
  let writes = 0;
  IDBObjectStore.prototype.put = function (value, key) {
    if (location.pathname.endsWith("/") && this.name === "saves" && ++writes >= %d)
      throw new DOMException("full", "QuotaExceededError");
    return put.call(this, value, key);
  };
})()"""
"""The page's own writes, not those of whoever lays games out beside it."""


@pytest.mark.trust("storage: full at the n-th write", short=1, full=4)
def test_a_disk_that_is_full_when_the_page_starts(
    new_page: NewPage, quick_site: str, amount: int
) -> None:
    """At every write up to the first move: the right to write, what is set aside, a new game, it.
    One can be played, and what was on the disk is still there, in its place or set aside."""
    bad, good = {**GOOD, "v": 2}, save(RECORDS["sum-drawn"])
    for nth in range(1, amount + 1):
        page = new_page()
        page.add_init_script(ANY_WRITE % nth)
        put_saves(page, quick_site, good, bad)
        begin(page, quick_site, "sequence_stack")
        one_move(page)
        page.goto(f"{quick_site}#/")
        expect(page.locator("#notes")).to_contain_text("doesn’t save anything")
        left = read(page)
        assert left["number_stack"] == good
        kept = [value for key, value in left.items() if key.endswith("stack_attack_score")]
        assert kept == [bad]


def test_room_on_the_disk_again_and_all_is_kept(page: Page, quick_site: str) -> None:
    open_table(page, quick_site, RECORDS["score-start"])
    page.evaluate("() => { globalThis.put = IDBObjectStore.prototype.put }")
    page.evaluate(FULL, 1)
    one_move(page)
    page.evaluate("() => { IDBObjectStore.prototype.put = put }")
    one_move(page)
    assert record_of(page, "stack_attack_score").endswith("2take")
    page.goto(f"{quick_site}#/")
    expect(page.locator("#continue .cont")).to_be_visible()
    expect(page.locator("#notes")).not_to_contain_text("doesn’t save anything")


@pytest.mark.trust("storage: blocked, or never answers")
def test_a_disk_that_never_answers(new_page: NewPage, quick_site: str) -> None:
    page = new_page()
    page.add_init_script(
        "const open = indexedDB.open; indexedDB.open = function (name, ...rest) {"
        " return name.startsWith('numgames /') ? {} : open.call(this, name, ...rest); }"
    )
    page.goto(quick_site)
    expect(page.locator("#notes")).to_contain_text("doesn’t save anything")
    begin(page, quick_site, "number_stack")
    one_move(page)


SETTINGS = (
    "null",
    "{",
    '{"names": 5, "seats": {}, "length": "3", "options": [1], "theme": {}, "table": null}',
    '{"__proto__": {"theme": "dark"}, "constructor": 1, "starter": "__proto__"}',
)


def test_settings_that_make_no_sense(page: Page, quick_site: str) -> None:
    page.goto(f"{quick_site}#/setup/number_stack")
    for settings in SETTINGS:
        keep = "(text) => localStorage.setItem('numgames:settings ' + location.pathname, text)"
        page.evaluate(keep, settings)
        page.reload()
        expect(page.locator(".btn--go")).to_be_visible()
        expect(page.locator("[name=name1]")).to_have_value("")
        assert page.evaluate("document.documentElement.dataset.theme") in ("light", "dark")
    page.locator(".btn--go").click()
    page.locator(".play").wait_for()


ANY_SCREEN = "[data-game={}] :is(.play, .sheet, .end)"
"""What a game that is kept may turn out to be, once Python has read it: the table, a new sheet
instead of what cannot be read, or the end."""


OTHERS: "dict[str, object]" = {
    "done/g1": entry(1),
    "puzzles": {"v": 1, "days": {"2026-11-16": {"tries": ["keep"], "found": False}}},
}
"""What else is kept on a device."""


@pytest.mark.trust("storage: saves with faults in them", short=4, full=1000)
@pytest.mark.parametrize("seed", [1, 10])
def test_broken_saves(page: Page, quick_site: str, seed: int, amount: int, record_property) -> None:
    """Four games with faults, and sound things of every kind: each is on its table or set aside as
    it was, another can be begun and played in its place, and nothing else has changed."""
    luck = random.Random(seed)
    set_aside = 0
    begin(page, quick_site, "number_stack")  # who begins is remembered: no coin is in the way
    for _ in range(amount // 4):
        *scenes, sound = luck.sample(SCENES, 5)
        good = save(RECORDS[sound])
        faulty = [save(RECORDS[scene], length=luck.choice([1, 3])) for scene in scenes]
        bad = {str(one["game"]): wounded(luck, one) for one in faulty}
        wanted = {str(good["game"]): good, f"before/{good['game']}": good, **OTHERS}
        write(page, {**wanted, **bad}, alone=True)
        fresh = luck.choice(list(bad))
        for at, (game, save_of_it) in enumerate(bad.items()):
            if at == 0:  # the page starts with a fault in what it is to show
                page.evaluate("(hash) => history.replaceState(null, '', hash)", f"#/play/{game}")
                page.reload(wait_until="commit")
            else:
                page.evaluate("(hash) => { location.hash = hash }", f"#/play/{game}")
            page.locator(ANY_SCREEN.format(game)).wait_for()
            refused = page.locator(".sheet").count()
            set_aside += refused
            newer = refused and is_newer(save_of_it) and game != fresh
            place = "" if newer else "aside" if refused else "before" if game == fresh else ""
            wanted[f"{place}/{game}".lstrip("/")] = save_of_it
        page.evaluate("(hash) => { location.hash = hash }", f"#/setup/{fresh}")
        page.locator(".btn--go").click()
        page.locator(f"[data-game={fresh}] .play").wait_for()
        one_move(page)
        left = read(page)
        assert left.pop("writer")
        assert left.pop(fresh)["record"].count(".") == 6  # one move
        assert as_text(left) == as_text(wanted)
    record_property("figure", f"{set_aside} set aside, the others on their tables")


def is_newer(save_of_it: object) -> bool:
    """A newer version's, as far as can be told: it stays where it is until its table is needed."""
    version = save_of_it.get("v") if isinstance(save_of_it, dict) else None
    return isinstance(version, int) and version > 1


PUZZLES = {"v": 1, "days": {"2026-11-16": {"tries": ["keep", "discard"], "found": True}}}
SIXTH = "sum_of_six"
"""A game that only a newer version of the site knows: somebody may go back to an older one."""


def look_round(page: Page, site: str, kept: "dict[str, object]") -> "dict[str, object]":
    """What is left of `kept` when somebody has been at home, among the finished games and at the
    puzzle; finished game 2 is always sound."""
    page.goto(site)
    write(page, kept, alone=True)
    page.reload(wait_until="commit")
    expect(page.locator("#continue")).to_contain_text("Take or Skip")
    page.evaluate("location.hash = '#/history'")
    page.locator(".gamerow[data-id=g2]").wait_for()
    page.evaluate("location.hash = '#/puzzle/2026-11-16'")
    page.locator(".puzzle").wait_for()
    left = read(page)
    assert left.pop("writer")
    return left


def test_set_aside_and_nothing_else_is_touched(page: Page, quick_site: str) -> None:
    sound = {str(GOOD["game"]): GOOD, "done/g2": entry(2), "puzzles": PUZZLES}
    newer = {
        "done/g1": entry(1, game=SIXTH),
        SIXTH: {**GOOD, "game": SIXTH},
        f"before/{SIXTH}": {**GOOD, "game": SIXTH},
    }
    bad = {"done/g3": entry(3, ended=2**53 - 1)}  # no date is that late
    left = look_round(page, quick_site, {**sound, **newer, **bad})
    set_aside = {f"aside/{key}": bad[key] for key in bad}
    assert as_text(left) == as_text({**sound, **newer, **set_aside})


@pytest.mark.trust("storage: faults in what is kept besides", short=3, full=300)
def test_three_things_with_faults(
    page: Page, quick_site: str, amount: int, record_property
) -> None:
    """Each is where it was or set aside, as it was."""
    luck = random.Random(amount)
    aside = 0
    for _ in range(amount // 3):
        sound = {str(GOOD["game"]): GOOD, "done/g2": entry(2)}
        bad = {
            "done/g1": wounded(luck, entry(1)),
            "puzzles": wounded(luck, PUZZLES),
            f"before/{GOOD['game']}": wounded(luck, GOOD),
        }
        left = look_round(page, quick_site, {**sound, **bad})
        at = {key: key if key in left else f"aside/{key}" for key in bad}
        aside += sum([place.startswith("aside/") for place in at.values()])
        assert as_text(left) == as_text({**sound, **{at[key]: bad[key] for key in bad}})
    record_property("figure", f"{aside} set aside, the others left as they were")
