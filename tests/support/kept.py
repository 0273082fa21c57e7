"""What the page keeps on the device: read and written past the page, as nobody but a test does."""

import copy
import json
import random
import re

from playwright.sync_api import Page

from numgames.play.session import resume
from numgames.play.tally import tally
from tests.support.hands import RECORDS

SAVES = """async () => {
  const open = indexedDB.open("numgames");
  await new Promise((resolve) => (open.onsuccess = resolve));
  const store = open.result.transaction("saves").objectStore("saves");
  const all = store.getAll(), keys = store.getAllKeys();
  await new Promise((resolve) => (keys.onsuccess = resolve));
  open.result.close();
  return Object.fromEntries(keys.result.map((key, i) => [key, all.result[i]]));
}"""


GAMES = (
    "sequence_stack",
    "stack_attack_score",
    "sequence_showdown",
    "number_stack",
    "stack_attack_factor",
)


OVER = RECORDS["score-over"]


PEOPLE = ["person", "person"]


PUT = """(all) => new Promise((done) => {
  const opening = indexedDB.open("numgames");
  opening.onupgradeneeded = () => opening.result.createObjectStore("saves"); // before the page's
  opening.onsuccess = () => {
    const writing = opening.result.transaction("saves", "readwrite");
    for (const one of all) writing.objectStore("saves").put(one, `done/${one.id}`);
    writing.oncomplete = () => { opening.result.close(); done(); };
  };
})"""


def entry(number: int, record: str = OVER, **more: object) -> "dict[str, object]":
    """A finished game as the page keeps it."""
    session = resume(record)
    assert session.outcome is not None
    return {
        "v": 1,
        "id": f"g{number}",
        "game": session.record.game.id,
        "record": record,
        "names": ["Ada", "Ben"],
        "seats": PEOPLE,
        "ended": 1_700_000_000_000 + number * 60_000,
        "winner": session.player(session.outcome.winner),
        "tally": tally(session),
        **more,
    }


def open_history(page: Page, site: str, *entries: "dict[str, object]") -> None:
    """The screen with these games, as if they had been played here."""
    page.goto(site)
    page.locator("#home .daily").wait_for()
    page.evaluate(PUT, list(entries))
    page.goto(f"{site}#/history")
    page.locator(".gamerow, .history__none").first.wait_for()


def give(page: Page, text: "str | bytes") -> None:
    data = text if isinstance(text, bytes) else text.encode()
    file = {"name": "numgames.json", "mimeType": "application/json", "buffer": data}
    page.locator("[data-act=import]").set_input_files(file)  # type: ignore[arg-type]


WRITE = """([pairs, alone]) => new Promise((done) => {
  const opening = indexedDB.open("numgames");
  opening.onupgradeneeded = () => opening.result.createObjectStore("saves");
  opening.onsuccess = () => {
    const writing = opening.result.transaction("saves", "readwrite");
    const store = writing.objectStore("saves");
    if (alone) store.clear();
    for (const [key, value] of pairs) store.put(value, key);
    writing.oncomplete = () => { opening.result.close(); done(); };
  };
})"""


def wounded(luck: random.Random, good: "dict[str, object]") -> object:
    bad = copy.deepcopy(good)
    for _ in range(luck.randrange(1, 4)):
        thing: object = bad
        while True:
            if isinstance(thing, dict) and thing:
                at = luck.choice(sorted(thing))
            elif isinstance(thing, list) and thing:
                at = luck.randrange(len(thing))
            else:
                break
            inner = thing[at]
            if isinstance(inner, str) and inner and luck.random() < 0.5:
                cut = luck.randrange(len(inner))
                flipped = chr(ord(inner[cut]) ^ 1 << luck.randrange(7))
                thing[at] = luck.choice([inner[:cut], inner[:cut] + flipped + inner[cut + 1 :]])
                break
            if not isinstance(inner, dict | list) or luck.random() < 0.3:
                wrong = [None, 0, -1, 2, 1e300, True, "", "x", [], {}, [[]], {"length": 3}]
                thing[at] = luck.choice(wrong)
                break
            thing = inner
    return bad


def as_text(kept: "dict[str, object]") -> "dict[str, str]":
    """Told apart as JSON does: in Python, True is 1.  When something was set aside is left out."""
    places = {re.sub(r"^aside/\d+/", "aside/", key): value for key, value in kept.items()}
    return {place: json.dumps(value, sort_keys=True) for place, value in places.items()}


KEYS = """() => new Promise((done) => {
  const opening = indexedDB.open("numgames");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("saves").objectStore("saves").getAllKeys();
    reading.onsuccess = () => { opening.result.close(); done(reading.result); };
  };
})"""


def nothing_kept(page: Page) -> bool:
    """No game at all; which page may write is no game."""
    return not [key for key in page.evaluate(KEYS) if key != "writer"]
