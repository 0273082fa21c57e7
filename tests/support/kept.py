"""What the page keeps on the device: read and written past the page, as nobody but a test does."""

import copy
import json
import random
import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

from numgames.play.session import resume
from numgames.play.tally import tally
from tests.support.hands import RECORDS

READ = """async () => {
  const place = location.pathname.replace(/(web[/])?[^/]*$/, "");
  const NAME = `numgames ${location.protocol === "file:" ? "/" : place}`;
  const opening = indexedDB.open(NAME);
  await new Promise((done) => (opening.onsuccess = done));
  const store = opening.result.transaction("saves").objectStore("saves");
  const all = store.getAll(), keys = store.getAllKeys();
  await new Promise((done) => (keys.onsuccess = done));
  opening.result.close();
  return Object.fromEntries(keys.result.map((key, i) => [key, all.result[i]]));
}"""

WRITE = """async ([pairs, alone]) => {
  const place = location.pathname.replace(/(web[/])?[^/]*$/, "");
  const NAME = `numgames ${location.protocol === "file:" ? "/" : place}`;
  const opening = indexedDB.open(NAME);
  opening.onupgradeneeded = () => opening.result.createObjectStore("saves"); // before the page's
  await new Promise((done) => (opening.onsuccess = done));
  const writing = opening.result.transaction("saves", "readwrite");
  const store = writing.objectStore("saves");
  if (alone) store.clear();
  for (const [key, value] of pairs) store.put(value, key);
  await new Promise((done) => (writing.oncomplete = done));
  opening.result.close();
}"""

OVER = RECORDS["score-over"]


def read(page: Page) -> "dict[str, Any]":
    """All there is, by its key."""
    return page.evaluate(READ)


def write(page: Page, kept: "Mapping[str, object]", alone: bool = False) -> None:
    page.evaluate(WRITE, [list(kept.items()), alone])


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
        "seats": ["person", "person"],
        "ended": 1_700_000_000_000 + number * 60_000,
        "winner": session.player(session.outcome.winner),
        "tally": tally(session),
        **more,
    }


def finished(*entries: "dict[str, object]") -> "dict[str, object]":
    """Where the page keeps finished games."""
    return {f"done/{one['id']}": one for one in entries}


def open_history(page: Page, site: str, *entries: "dict[str, object]") -> None:
    """The screen with these games, as if they had been played here."""
    page.goto(site)
    page.locator("#home .daily").wait_for()
    write(page, finished(*entries))
    page.goto(f"{site}#/history")
    page.locator(".gamerow, .history__none").first.wait_for()


def give(page: Page, text: "str | bytes") -> None:
    data = text if isinstance(text, bytes) else text.encode()
    file = {"name": "numgames.json", "mimeType": "application/json", "buffer": data}
    page.locator("[data-act=import]").set_input_files(file)  # type: ignore[arg-type]


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
    places = {re.sub(r"^aside/\d+[^/]*/", "aside/", key): value for key, value in kept.items()}
    return {place: json.dumps(value, sort_keys=True) for place, value in places.items()}


def nothing_kept(page: Page) -> bool:
    """No game at all; which page may write is no game."""
    return read(page).keys() <= {"writer"}
