"""The grid keeps its place and size through a whole game: whoever aims at a number hits it.

It once jumped by 33 pixels after the first number, and shrank at the end.  That also cost time:
a hundred cells had to be laid out again.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.support.hands import expect_end, open_table, play, record_of
from tests.support.pages import NewPage, begin

MOVES = {  # after these, whoever is next is stuck
    "sequence_showdown": ("97", "1", "89"),
    "stack_attack_factor": ("5", "10", "2", "4", "8", "16", "32", "64", "1", "3", "9", "27", "81"),
}
CHAIN = "2-72-24-4-28-56-8-40-20-10-80-16-64-32-96-48-3-45-90-18-9-63-21-42"

# Looks at every frame, so that nothing is missed on the way to the end screen.  Scrolling is no
# jump: a place is one on the page, not in the window.
WATCH = """() => {
  window.places = new Map();
  const look = () => {
    requestAnimationFrame(look);
    const grid = document.querySelector(".grid");
    if (!grid) return;
    const { x, y, width, height } = grid.getBoundingClientRect();
    const sides = [x + scrollX, y + scrollY, width, height];
    const place = sides.map((side) => side.toFixed(1)).join(" ");
    const steps = window.places.get(place) ?? new Set();
    window.places.set(place, steps.add(document.querySelector(".play").dataset.step));
  };
  look();
}"""

SEEN = """() => [...window.places].map(([place, steps]) =>
  `x, y, width and height ${place} after ${[...steps]} numbers`)"""

LAYERS = """() => [...document.querySelectorAll(".play *")].flatMap((element) =>
  ["", "::before", "::after"]
    .filter((part) => getComputedStyle(element, part).position !== "static")
    .map((part) => element.className + part))"""


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("sequence_showdown", (360, 740)),
        ("sequence_showdown", (740, 360)),
        ("sequence_showdown", (1180, 820)),
        ("stack_attack_factor", (360, 740)),
        ("stack_attack_factor", (820, 1180)),
    ],
)
def test_the_grid_keeps_its_place_from_the_first_number_to_the_end(
    new_page: NewPage, quick_site: str, game: str, size: "tuple[int, int]"
) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]})
    begin(page, quick_site, game)
    page.evaluate(WATCH)
    for number in MOVES[game]:
        play(page, number)
    expect_end(page, record_of(page, game))
    places = page.evaluate(SEEN)
    assert len(places) == 1, "\n".join(places)


def test_a_long_game_has_no_more_layers_than_a_short_one(page: Page, quick_site: str) -> None:
    """The browser goes through all of them with every move: late ones would be dearer."""
    for game in MOVES:
        found = []
        for plies in (4, 24):
            chain = "-".join(CHAIN.split("-")[:plies])
            open_table(page, quick_site, f"1.{game}..a.1.0.{chain}")
            expect(page.locator(".cell.used")).to_have_count(plies - 1)
            found.append(page.evaluate(LAYERS))
        assert found[0] == found[1]
