"""Every screen around the table, at every size, in both themes, by hand and by keyboard."""

import json
import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from numgames.bridge import call
from numgames.games import ORDER
from tests.support.hands import hold, let_go
from tests.support.pages import NewPage, begin, said, unfold

GAMES = [game.id for game in ORDER]
NAMES = ["Ada", "Ben"]
SIZES = {
    "phone": (360, 740),
    "small phone": (320, 640),
    "tablet upright": (820, 1180),
    "tablet": (1180, 820),
    "projector": (1920, 1080),
}

MISFITS = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const faults = wide > 0 ? [`${wide} px wider than the screen`] : [];
  const shown = (element) => element.checkVisibility({visibilityProperty: true});
  const touchable = "button, a[href], summary, .seg__o, input[type=text]";
  for (const element of document.querySelectorAll(touchable)) {
    const {left, right, width, height} = element.getBoundingClientRect();
    const name = `${element.className || element.tagName} "${element.textContent.slice(0, 20)}"`;
    if (!shown(element) || element.matches(".skip, .cell, dialog *")) continue;
    if (left < -1 || right > innerWidth + 1) faults.push(`${name} is cut off`);
    if (width < 43.5 || height < 43.5) faults.push(`${name} is only ${width} by ${height}`);
  }
  for (const element of document.querySelectorAll("#app :is(h1, h2, p, span, b, legend)"))
    if (shown(element) && element.getBoundingClientRect().right > innerWidth + 1)
      faults.push(`${element.className || element.tagName} runs out of the screen`);
  return faults;
}"""

PUT = """async (save) => {
  const open = indexedDB.open("numgames");
  open.onupgradeneeded = () => open.result.createObjectStore("saves");
  await new Promise((resolve) => (open.onsuccess = resolve));
  const store = open.result.transaction("saves", "readwrite").objectStore("saves");
  store.put(save, save.game);
  await new Promise((resolve) => (store.transaction.oncomplete = resolve));
  open.result.close();
}"""


def ask(**request: object) -> "dict[str, object]":
    answer = json.loads(call(json.dumps({"names": NAMES, **request})))
    assert answer["ok"], answer
    view: dict[str, object] = answer["view"]
    return view


def played(game: str, seed: int = 1, steps: int = 1000) -> "dict[str, object]":
    """The view of a game after so many blind steps, or at its end."""
    luck = random.Random(seed)
    view = ask(do="new", game=game, seed=f"s{seed}")
    while view["wait"] != "over" and steps:
        steps -= 1
        if view["wait"] == "draw":
            view = ask(do="draw", record=view["record"])
        else:
            move = luck.choice(view["choices"])["move"]  # type: ignore[call-overload]
            view = ask(do="play", record=view["record"], move=move)
    return view


def put(page: Page, site: str, view: "dict[str, object]", length: int = 1) -> None:
    """Have a game on the disk as if it had been played here."""
    page.goto(site)
    save = {
        "v": 1,
        "game": view["game"],
        "record": view["record"],
        "names": NAMES,
        "help": "marks",
        "table": "same",
        "match": {"length": length, "games": []},
        "saved": 1,
        "brief": {"turn": view["turn"], "match": None, "tiles": []},
    }
    page.evaluate(PUT, save)
    page.reload()


def screens(page: Page, site: str) -> "Iterator[str]":
    """Goes from screen to screen and says where it is."""
    for game in GAMES:
        put(page, site, played(game, 3), length=3)
    yield "home"
    for game in GAMES:
        page.goto(f"{site}#/setup/{game}")
        page.locator(".sheet").wait_for()
        unfold(page)
        yield f"set-up of {game}"
        page.goto(f"{site}#/end/{game}")
        page.locator(".end").wait_for()
        yield f"end of {game}"
        page.goto(f"{site}#/rules/{game}")
        page.locator(".rules").wait_for()
        yield f"rules of {game}"
    page.goto(f"{site}#/settings")
    page.locator(".settings").wait_for()
    yield "settings"
    page.goto(f"{site}#/install")
    page.locator(".install").wait_for()
    yield "install"


def test_nothing_overflows_anywhere(page: Page, quick_site: str) -> None:
    faults = []
    for screen in screens(page, quick_site):
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
                faults += [
                    f"{screen}, {size}, {theme}: {fault}" for fault in page.evaluate(MISFITS)
                ]
    assert not faults, "\n".join(faults)


def test_long_names_fit(page: Page, quick_site: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    long = "Wilhelmina-Maximiliane W"
    begin(page, quick_site, "number_stack", names=(long, "W" * 24), length=3)
    page.goto(f"{quick_site}#/")
    page.locator(".cont").wait_for()
    assert page.evaluate(MISFITS) == []
    page.goto(f"{quick_site}#/setup/number_stack")
    page.locator(".sheet").wait_for()
    assert page.evaluate(MISFITS) == []


# -- home ----------------------------------------------------------------------------------------


def test_home_needs_no_script(new_page: NewPage, quick_site: str) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(quick_site)
    cards = page.locator(".box")
    assert cards.count() == len(GAMES)
    for card in cards.all():
        assert re.search(r"\d min .*(luck|skill)", card.inner_text().replace("\n", " "))
    assert page.locator(".box .poster use").count() == len(GAMES)
    day, stands = page.locator(".daily b").bounding_box(), page.locator("#daily").bounding_box()
    assert day
    assert stands
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
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert "unsafe-inline" not in str(policy)


# -- set-up --------------------------------------------------------------------------------------


def test_one_tap_starts_with_a_coin(page: Page, quick_site: str) -> None:
    hold(page, 2300)
    page.goto(quick_site)
    page.locator(".box").first.click()
    page.locator(".btn--go").click()
    coin = page.locator(".toss")
    expect(coin).to_contain_text("starts")
    text = coin.inner_text()
    turn = page.locator(".play").get_attribute("data-turn")
    assert ("Disc up" in text and turn == "1") or ("Kite up" in text and turn == "2")
    coin.click()
    expect(coin).to_have_count(0)
    let_go(page)  # it would not have gone by itself
    assert "Player" in said(page)


def test_options_are_explained_and_reach_the_rules(page: Page, quick_site: str) -> None:
    page.goto(f"{quick_site}#/setup/sequence_showdown")
    expect(page.locator(".more summary")).to_contain_text("standard rules")
    begin(page, quick_site, "sequence_showdown", options={"numbers": "20", "illegal": "refuse"})
    assert page.locator(".cell").count() == 20


# -- end -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_who_won_and_why(page: Page, quick_site: str, game: str) -> None:
    view = played(game, 5)
    put(page, quick_site, view)
    page.goto(f"{quick_site}#/end/{game}")
    outcome = view["outcome"]
    assert isinstance(outcome, dict)
    expect(page.get_by_role("heading", level=1)).to_have_text(outcome["title"].rstrip("."))
    expect(page.locator(".end__why")).to_have_text(outcome["why"])
    expect(page.locator(f".end.p{outcome['winner'] + 1}")).to_be_visible()
    look_back = page.get_by_role("link", name="Look back")
    expect(look_back).to_have_attribute("href", f"#/review/{game}")


def test_a_match_goes_on_and_the_start_alternates(page: Page, quick_site: str) -> None:
    view = played("number_stack", 5)
    put(page, quick_site, view, length=3)
    page.goto(f"{quick_site}#/end/number_stack")
    expect(page.locator(".match")).to_contain_text("best of 3")
    onward = page.locator("[data-act=onward]")
    expect(onward).to_contain_text("Play game 2")
    expect(onward).to_contain_text("Ben starts")
    onward.click()
    expect(page.locator(".play")).to_have_attribute("data-turn", "2")
    expect(page.locator(".bar__title")).to_contain_text("game 2 of 3")


def test_play_again_alternates_the_start(page: Page, quick_site: str) -> None:
    put(page, quick_site, played("number_stack", 5))
    page.goto(f"{quick_site}#/end/number_stack")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".play")).to_have_attribute("data-turn", "2")


# -- settings and the keyboard -------------------------------------------------------------------


def test_theme_by_system_and_by_choice(page: Page, quick_site: str) -> None:
    root = page.locator("html")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.goto(f"{quick_site}#/settings")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "less")
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    page.locator(".seg__o:has([name=theme][value=dark])").click()
    page.locator(".seg__o:has([name=contrast][value=more])").click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-contrast", "more")
    expect(page.locator(".settings")).to_contain_text(re.compile(r"Version \d+\.\d+\.\d+"))
