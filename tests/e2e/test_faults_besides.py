"""Whatever is wrong with finished games, puzzles and games that were replaced: the page shows the
others, and what cannot be read is kept aside."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.support.hands import RECORDS, save
from tests.support.kept import as_text, entry, read, wounded, write

GOOD = save(RECORDS["score-skipped"])
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
    bad = {
        "done/g1": entry(1, game=SIXTH),
        "done/g3": entry(3, ended=2**53 - 1),  # no date is that late
        SIXTH: {**GOOD, "game": SIXTH},
        f"before/{SIXTH}": {**GOOD, "game": SIXTH},
    }
    left = look_round(page, quick_site, {**sound, **bad})
    assert as_text(left) == as_text({**sound, **{f"aside/{key}": bad[key] for key in bad}})


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
