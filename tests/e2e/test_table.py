"""The table itself: whose turn it is, how people sit, what help gives away, what fits where."""

from itertools import zip_longest

import pytest
from playwright.sync_api import Page, expect

from numgames.games import GAMES
from tests.support.geometry import misfits
from tests.support.hands import (
    RECORDS,
    expect_end,
    open_table,
    play,
    put_saves,
    record_of,
    save,
    step,
    tap,
)
from tests.support.pages import PHONE, NewPage, begin, said
from tools.dev.waiting import until

PORTRAIT = {"width": 820, "height": 1180}
CHAIN = RECORDS["chain-middle"]

TURNED = """(element) => {
  let over = false;
  for (let node = element; node; node = node.parentElement) {
    const { transform } = getComputedStyle(node);
    if (transform !== "none" && new DOMMatrix(transform).a < 0) over = !over;
  }
  return over;
}"""


def turned(page: Page, where: str) -> bool:
    """Whether something stands on its head, seen from the near side."""
    return bool(page.locator(where).evaluate(TURNED))


def top(page: Page, where: str) -> float:
    return page.locator(where).bounding_box()["y"]


def test_the_turn_is_told_by_name_word_colour_and_voice(page: Page, quick_site: str):
    open_table(page, quick_site, "1.stack_attack_score..k4.1.0")
    colours = []
    for number, name in ((1, "Ada"), (2, "Ben"), (1, "Ada")):
        tray = page.locator(".tray.is-turn")
        expect(tray).to_have_count(1)
        expect(tray).to_have_class(f"tray p{number} is-turn")
        expect(tray.locator("h2")).to_have_text(name)
        expect(tray.locator(".who__turn")).to_have_text("Your turn")
        expect(tray.locator(".who > .mark use")).to_have_attribute(
            "href", ("#sun", "#kite")[number - 1]
        )
        expect(tray.locator(".acts button")).to_have_count(2)
        expect(page.locator(".acts")).to_have_count(1)
        assert f"{name}, your turn." in said(page)
        expect(page).to_have_title(f"{name}’s turn: Stack Attack: Take or Skip · numgames")
        page.wait_for_timeout(350)  # the flood changes sides
        colours.append(tray.evaluate("(tray) => getComputedStyle(tray).backgroundColor"))
        play(page, "skip")
    assert colours[0] == colours[2] != colours[1]
    open_table(page, quick_site, RECORDS["score-skipped"])
    expect(page.locator(".tray:not(.is-turn) .who__turn")).to_have_text("4 points ahead")


def test_on_a_narrow_table_the_mover_sits_below(new_page: NewPage, quick_site: str):
    page = new_page(viewport=PHONE)
    open_table(page, quick_site, "1.stack_attack_score..k4.1.0")
    assert top(page, ".tray.p1") > top(page, ".middle") > top(page, ".tray.p2")
    play(page, "skip")
    assert top(page, ".tray.p2") > top(page, ".middle") > top(page, ".tray.p1")
    assert not turned(page, ".tray.p2 h2")


def test_opposite_each_end_faces_its_player_and_the_middle_the_mover(
    new_page: NewPage, quick_site: str
):
    page = new_page(viewport=PORTRAIT, has_touch=True)
    open_table(page, quick_site, "1.stack_attack_factor..a.2.0", table="opposite")
    for middle in (True, False):
        assert not turned(page, ".tray.p1 h2")
        assert turned(page, ".tray.p2 h2")
        assert turned(page, ".say") is middle
        assert top(page, ".tray.p1") > top(page, ".tray.p2")
        expect(page.locator(".bar")).to_be_hidden()
        expect(page.get_by_role("button", name="Undo, Ada")).to_be_visible()
        expect(page.get_by_role("button", name="Menu for Ben")).to_be_visible()
        if middle:  # the far player's taps land
            page.locator("[data-number='7']").tap()
            page.locator(".acts [data-move='7']").tap()
            expect(page.locator(".cell.last")).to_have_text("7")
    for name in ("Ben", "Ada"):
        page.get_by_role("button", name=f"Menu for {name}").click()
        assert turned(page, "#menu h2") is (name == "Ben")
        page.keyboard.press("Escape")


def test_turning_the_whole_table_faces_the_mover(new_page: NewPage, quick_site: str):
    page = new_page(viewport=PORTRAIT)
    open_table(page, quick_site, "1.stack_attack_score..k4.1.0", table="turn")
    assert not turned(page, ".tray.p1 h2")
    assert not turned(page, ".say")
    play(page, "skip")
    for part in (".tray.p1 h2", ".tray.p2 h2", ".say", ".bar__title"):
        assert turned(page, part)
    assert top(page, ".tray.p1") > top(page, ".tray.p2")  # everybody keeps their end


def test_in_landscape_opposite_asks_once_to_turn_the_tablet(page: Page, quick_site: str):
    open_table(page, quick_site, "1.number_stack..k3.1.0", table="opposite")
    expect(page.locator(".turnask")).to_be_visible()
    page.locator(".turnask button").click()
    expect(page.locator(".turnask")).to_have_count(0)
    page.reload()
    page.locator(".play").wait_for()
    expect(page.locator(".turnask")).to_have_count(0)


def test_seats_and_help_can_be_changed_during_the_game(new_page: NewPage, quick_site: str):
    page = new_page(viewport=PORTRAIT)
    open_table(page, quick_site, CHAIN)
    page.locator("[data-act=more]").click()
    page.locator("#menu .seg__o", has_text="Opposite").click()
    expect(page.locator(".play")).to_have_attribute("data-table", "opposite")
    page.locator("#menu .seg__o", has_text="Off").click()
    page.keyboard.press("Escape")
    # remembered once the game is on the disk
    kept = "localStorage['numgames:settings ' + location.pathname]"
    until(page, f"""{kept}?.includes('"help":"off"')""")
    expect(page.locator(".cell.mul")).to_have_count(0)
    page.reload()
    expect(page.locator(".play")).to_have_attribute("data-help", "off")


def test_help_marks_what_fits_and_says_why(page: Page, quick_site: str):
    open_table(page, quick_site, CHAIN)
    expect(page.locator(".cell.div")).to_have_text(["1", "3", "6"])
    expect(page.locator(".cell.mul")).to_have_text(["36", "60", "72", "84", "96"])
    expect(page.get_by_role("button", name="84, multiple of 12")).to_be_visible()
    expect(page.locator(".chain")).to_contain_text("÷2")
    expect(page.locator(".legend")).to_contain_text("factor of 12")
    page.locator("[data-number='84']").click()
    expect(page.locator(".pick__why")).to_have_text("12 × 7 = 84")
    open_table(page, quick_site, RECORDS["tower-start"])  # where the opening is limited
    expect(page.locator(".cell.open")).to_have_text([str(n) for n in range(1, 11)])
    open_table(page, quick_site, RECORDS["chain-start"])
    expect(page.locator(".cell.open")).to_have_count(0)


def test_help_off_gives_nothing_away(page: Page, quick_site: str):
    open_table(page, quick_site, CHAIN, help="off")
    expect(page.locator(".cell:is(.div, .mul, .open), .legend span")).to_have_count(0)
    expect(page.get_by_role("button", name="84", exact=True)).to_be_visible()
    for sign in "÷×":
        expect(page.locator(".play")).not_to_contain_text(sign)
    page.locator("[data-number='84']").click()
    expect(page.locator(".pick__why")).to_have_text("Play 84 on 12?")
    open_table(page, quick_site, RECORDS["sum-drawn"])
    expect(page.locator(".tray.is-turn .sum__note")).to_have_text("A 4 makes 15.")
    open_table(page, quick_site, RECORDS["sum-drawn"], help="off")
    expect(page.locator(".tray .sum__note")).to_have_text(["", ""])
    expect(page.locator(".play")).not_to_contain_text("A 4 makes 15")


COUNT_GHOSTS = """() => {
  window.ghosts = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.classList?.contains("ghost")) window.ghosts += 1;
  }).observe(document.body, { childList: true });
}"""


@pytest.mark.parametrize(("wish", "flights"), [("no-preference", 1), ("reduce", 0)])
def test_a_kept_card_travels_unless_motion_is_unwanted(new_page, quick_site, wish, flights):
    page = new_page(reduced_motion=wish)
    open_table(page, quick_site, "1.number_stack..k3.1.0.draw")
    page.evaluate(COUNT_GHOSTS)
    play(page, "keep")
    assert page.evaluate("window.ghosts") == flights
    expect(page.locator(".tray.p1 .row .tile")).to_have_count(1)
    expect(page.locator(".ghost")).to_have_count(0)
    tap(page, "[data-move=draw]")
    assert step(page) == 3


@pytest.mark.parametrize(
    "seats",
    ["same"] + [pytest.param(seats, marks=pytest.mark.long) for seats in ("opposite", "turn")],
)
def test_nothing_is_cut_off(new_page: NewPage, quick_site: str, seats: str):
    """Every scene at every size, five games for each time the page is loaded."""
    page = new_page()
    faults = []
    scenes = [[one for one in RECORDS.items() if f".{game}." in one[1]] for game in GAMES]
    for group in zip_longest(*scenes):
        there = [one for one in group if one]
        names = ("Maximiliana", "Bo")
        put_saves(
            page, quick_site, *[save(record, seats, length=3, names=names) for _, record in there]
        )
        for name, record in there:
            game = record.split(".")[1]
            page.goto(f"{quick_site}#/play/{game}")
            page.locator(f"[data-game={game}] .play").wait_for()
            faults += misfits(page, name)
    assert not faults, "\n".join(faults)


def test_a_long_name_leaves_room_for_what_its_owner_did(page: Page, quick_site: str):
    names = ("Maximiliane von Wolkenst", "Ben")
    open_table(page, quick_site, "1.stack_attack_score..k4.1.0.skip", names=names)
    page.set_viewport_size({"width": 360, "height": 740})
    flag = page.locator(".skipflag").bounding_box()
    word = page.locator(".skipflag").get_by_text("skipped", exact=True).bounding_box()
    assert flag["x"] >= 0
    assert word["x"] + word["width"] <= flag["x"] + flag["width"] <= 360


def test_cells_are_good_targets_on_a_phone(page: Page, quick_site: str):
    open_table(page, quick_site, CHAIN)
    for width, side in ((360, 31), (320, 27)):
        page.set_viewport_size({"width": width, "height": 640})
        sides = page.locator(".cell").evaluate_all("(all) => all.map((c) => c.offsetWidth)")
        assert min(sides) >= side


# The grid keeps its place and size through a whole game: whoever aims at a number hits it.  It once
# jumped by 33 pixels after the first number, and shrank at the end.  That also cost time: a hundred
# cells had to be laid out again.

MOVES = {  # after these, whoever is next is stuck
    "sequence_showdown": ("97", "1", "89"),
    "stack_attack_factor": ("5", "10", "2", "4", "8", "16", "32", "64", "1", "3", "9", "27", "81"),
}
LONG = "2-72-24-4-28-56-8-40-20-10-80-16-64-32-96-48-3-45-90-18-9-63-21-42"

# Looks at every frame, so that nothing is missed on the way to the end screen.  Scrolling is no
# jump: a place is one on the page, not in the window.
WATCH_GRID = """() => {
  window.places = new Map();
  const look = () => {
    requestAnimationFrame(look);
    const grid = document.querySelector(".grid");
    if (!grid) return;
    const { x, y, width, height } = grid.getBoundingClientRect();
    const sides = [x + scrollX, y + scrollY, width, height];
    const place = sides.map(Math.round).join(" ");
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
    page.evaluate(WATCH_GRID)
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
            chain = "-".join(LONG.split("-")[:plies])
            open_table(page, quick_site, f"1.{game}..a.1.0.{chain}")
            expect(page.locator(".cell.used")).to_have_count(plies - 1)
            found.append(page.evaluate(LAYERS))
        assert found[0] == found[1]
