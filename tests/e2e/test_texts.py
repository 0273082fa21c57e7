"""Hostile texts by every door: typed as a name, sent as a link, imported in a file.

Whatever it is, it is shown as text, or in the tidy form that numgames/play/names.py makes of it:
nothing runs (the pages watch themselves, see conftest.py), no element comes from it, and nothing
runs off the screen sideways.
"""

import json
import random

import pytest
from playwright.sync_api import Page, expect

from numgames.play.names import tidy_name
from tests.support.kept import entry, give, nothing_kept, open_history
from tests.support.pages import PHONE, NewPage, choose, settled

ROW = "hostile names and texts"
GAME = "sequence_showdown"

NASTY = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg onload=alert(1)><a href=javascript:alert(1)>",
    "</title></style></textarea><script src=//example.org/x.js></script>",
    '"><iframe srcdoc="<script>parent.alert(1)</script>">',
    "' onmouseover='alert(1)' x='",
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "<style>*{display:none}</style>",
    "<base href=//example.org><meta http-equiv=refresh content=0>",
    "&lt;b&gt;&#60;script&#62;&amp;",
    "${alert(1)}{{constructor.constructor('alert(1)')()}}`",
    "__proto__",
    "constructor",
    "' OR 1=1; --",
    "../../../etc/passwd\0.js",
    "\u202eevil\u202c\u2066\u2069\u200f",
    "\u200b\u200c\u200d\ufeff\u00ad\u2060",
    "👩\u200d👩\u200d👧\u200d👦👩🏽\u200d🚀🏳️\u200d🌈",
    "Z" + "\u0300\u0301\u0302\u0336\u0489" * 40 + "algo",
    "\ud800",
    "\udfff\ud83d Ada \ud83d",
    "\x00\x07\x1b[31mred\x1b[0m\r\n\t\x7f\x85\u2028\u2029",
    "W" * 10_000,
    "أ" * 200,
    "﷽" * 24,
    "mmmmmmmmmmmmmmmmmmmmmmmm",
    "   ",
    "%00%3Cscript%3E",
    "-->]]>*/ //",
    "NaN",
    "null",
)

UNITS = "(units) => String.fromCharCode(...units)"
"""A text from its UTF-16 units: half a pair does not survive any other way into the browser."""

TYPE = f"""([field, units]) => {{
  const input = document.querySelector(field);
  input.value = ({UNITS})(units);
  input.dispatchEvent(new InputEvent("input", {{bubbles: true}}));
}}"""

SHAPE = """() => {
  const all = [...document.querySelectorAll("*")];
  const faults = [];
  for (const one of all) {
    for (const { name, value } of one.attributes) {
      const leads = /^(href|src|action)$/.test(name) && /^\\s*\\w+:/.test(value);
      const away = leads && !value.startsWith(location.origin);
      if (away || /^on|^srcdoc$/.test(name)) faults.push(`${name}=${value}`);
    }
    if (one.closest(".vh, dialog:not([open]), svg") || !one.checkVisibility()) continue;
    const { left, right, width } = one.getBoundingClientRect();
    if (width && (right > innerWidth + 1 || left < -1) && one.closest("main, header, .toast"))
      faults.push(`${one.tagName}.${one.className} from ${left} to ${right}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push("wider than the screen");
  const tags = {};
  for (const one of all.filter((one) => !one.closest("head, .toasts, .badge, #live")))
    tags[one.tagName] = (tags[one.tagName] ?? 0) + 1;
  return { tags, faults };
}"""
"""How many elements of each kind there are, messages apart; and what should not be there."""


def texts(amount: int) -> "list[str]":
    """All the nasty ones, then mixtures of them."""
    luck = random.Random(7)
    found = list(NASTY[:amount])
    while len(found) < amount:
        parts = [luck.choice(NASTY) for _ in range(luck.randrange(2, 4))]
        cuts = [
            part[luck.randrange(min(len(part), 8)) :][: luck.randrange(1, 60)] for part in parts
        ]
        found.append("".join(cuts))
    return found


def units(text: str) -> "list[int]":
    data = text.encode("utf-16-le", "surrogatepass")
    return [low | high << 8 for low, high in zip(data[::2], data[1::2])]


def tags(page: Page) -> "dict[str, int]":
    """The elements there are now; nothing among them is dangerous or off the screen."""
    shape = page.evaluate(SHAPE)
    assert not shape["faults"], shape["faults"]
    return shape["tags"]


def take_a_seat(page: Page, site: str, names: "tuple[str, str]") -> "list[dict[str, int]]":
    """Type two names and begin; gives the elements of the sheet, the table and the home page."""
    page.goto(f"{site}#/setup/{GAME}")
    page.locator("[name=name1]").wait_for()
    for field, name in zip(("[name=name1]", "[name=name2]"), names):
        page.evaluate(TYPE, [field, units(name)])
    choose(page, starter=1)
    seen = [tags(page)]
    page.locator(".btn--go").evaluate("(go) => go.click()")  # a message may lie over it
    page.locator(".play").wait_for()
    seen.append(tags(page))
    for player, name in enumerate(names):
        shown = page.locator(f".tray.p{player + 1} h2").text_content() or ""
        whole = name.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")
        assert tidy_name(whole, f"Player {player + 1}") in shown, (name, shown)
    page.goto(f"{site}#/")
    page.locator("#home .cont").wait_for()
    return [*seen, tags(page)]


@pytest.mark.trust(ROW, short=3, full=300)
def test_a_name_is_only_a_name(new_page: NewPage, quick_site: str, amount: int) -> None:
    page = new_page(viewport=PHONE)
    take_a_seat(page, quick_site, ("Ada", "Ben"))  # from now on there is a game to go on with
    usual = take_a_seat(page, quick_site, ("Ada", "Ben"))
    for text in texts(amount):
        assert take_a_seat(page, quick_site, (text, text[::-1])) == usual, text


LINK_FORMS = (
    "1{}",
    "1.{}..k3.1.0",
    "1.number_stack.{}.k3.1.0",
    "1.number_stack..{}.1.0",
    "1.number_stack..k3.1.0.keep-{}",
)


@pytest.mark.trust(ROW, short=10, full=300)
def test_a_link_is_only_a_game_or_a_sentence(
    new_page: NewPage, quick_site: str, amount: int
) -> None:
    page = new_page(viewport=PHONE)
    page.goto(quick_site)
    settled(page)
    refused = page.locator("main.wait h1", has_text="This link doesn’t work")
    usual = None
    for i, text in enumerate(texts(amount)):
        link = LINK_FORMS[i % 5].format(text)
        page.evaluate(f"(units) => {{ location.hash = ({UNITS})(units) }}", units(link))
        refused.or_(page.locator("#review-title")).wait_for()
        found = tags(page)
        if refused.count():
            usual = usual or found
            assert found == usual, link
        page.evaluate("location.hash = '#/'")
        page.locator("#home .daily").wait_for()
    assert usual
    assert nothing_kept(page)


def files(text: str) -> "list[dict[str, object]]":
    """A file with a text in each place where one can stand."""
    game, day = entry(1), {"tries": [text], "found": False}
    return [
        {"games": [{**game, "id": text}]},
        {"games": [{**game, "record": text}]},
        {"games": [{**game, "game": text, text: text}]},
        {"games": [{**game, "seats": ["person", f"bot:{text}"]}]},
        {"saves": [{"record": text, "names": [text, text], "match": {"length": 1, "games": []}}]},
        {"puzzles": {text: day}},
        {"puzzles": {"2026-11-16": day}},
        {"settings": {"names": [text, text], "theme": text, text: text}},
        {"numgames": text},
        {text: text},
    ]


@pytest.mark.trust(ROW, short=3, full=300)
def test_a_file_brings_names_and_no_more(new_page: NewPage, quick_site: str, amount: int) -> None:
    page = new_page(viewport=PHONE)
    open_history(page, quick_site, entry(1), entry(2, names=["Cleo", "Dan"]))
    usual = set(tags(page))
    for i, text in enumerate(texts(amount)):
        named = {"games": [entry(10 + i, names=[text, "Ben"])]}
        for file in (files(text)[i % 10], named):
            page.evaluate("document.querySelector('.toast')?.setAttribute('data-old', '')")
            give(page, json.dumps({"numgames": 1, **file}))
            page.locator(".toast:not([data-old])").wait_for()
            assert set(tags(page)) <= usual, text
        if len(units(text)) <= 200:
            newest = page.locator(".gamerow").first
            expect(newest).to_contain_text(tidy_name(text, "Player 1"))
