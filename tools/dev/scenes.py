"""Games stopped at the moments worth looking at, and how to put them on the page's table.

A scene is a save as the page keeps it; its record replays to exactly that moment.  Knows no
rule and draws nothing.
"""

import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from playwright.sync_api import Page

RECORDS = {
    # Sequence Stack
    "stack-start": "1.sequence_stack..k3.1.0",
    "stack-drawn": "1.sequence_stack..s21.1.0.3discard-place-discard-place-discard-draw",
    "stack-no-place": "1.sequence_stack..s0.1.0.5discard-draw",
    "stack-new-deck": "1.sequence_stack..s0.1.0.2place-4discard-2place-2discard",
    "stack-one-gone": "1.sequence_stack.block=both.s14.1.0.place-7discard-draw",
    "stack-draw-off": "1.sequence_stack..s0.1.0.10discard-draw",
    "stack-draw-off-over": "1.sequence_stack..s0.1.0.10discard-2draw",
    "stack-last-card": "1.sequence_stack..whssy.1.0.8place-draw",
    "stack-complete": "1.sequence_stack..whssy.1.0.9place",
    # Stack Attack: Take or Skip
    "score-start": "1.stack_attack_score..k3.2.0",
    "score-skipped": "1.stack_attack_score..k4.1.0.3take-2skip-2take-skip-take-2skip-take-skip",
    "score-last": "1.stack_attack_score..k4.1.0.14take",
    "score-over": "1.stack_attack_score..k4.1.0.15take",
    "score-all-skipped": "1.stack_attack_score..k4.1.0.27skip",
    # Number Stack
    "sum-start": "1.number_stack..k3.1.0",
    "sum-drawn": "1.number_stack..s0.1.0.2keep-discard-2keep-draw",
    "sum-won": "1.number_stack..s0.1.0.8keep",
    "sum-over-15": "1.number_stack.sum=total.s0.1.0.5keep-draw",
    "sum-ran-out": "1.number_stack.sum=total.s1.1.0.discard-2keep-discard-2keep-discard-2keep",
    # Number Sequence Showdown
    "chain-start": "1.sequence_showdown..a.1.0",
    "chain-even": "1.sequence_showdown.opening=even.a.2.0",
    "chain-middle": "1.sequence_showdown..a.1.0.48-2-34-17-68-4-64-16-32-8-24-12",
    "chain-20": "1.sequence_showdown.numbers=20.a.1.0.4-20-10-5",
    "chain-30": "1.sequence_showdown.numbers=30.a.1.0.4-20-10-5",
    "chain-50": "1.sequence_showdown.numbers=50.a.1.0.4-20-10-5",
    "chain-stuck": "1.sequence_showdown..a.1.0.97-1-89",
    "chain-wrong": "1.sequence_showdown..a.1.0.48-2-36-12-35",
    # Stack Attack: Factors
    "tower-start": "1.stack_attack_factor..a.2.0",
    "tower-middle": "1.stack_attack_factor..a.1.0.4-32-8-72-24-6-90-45-9",
    "tower-20": "1.stack_attack_factor.numbers=20.a.1.0.5-10-2",
    "tower-stuck": "1.stack_attack_factor..a.1.0.5-10-2-4-8-16-32-64-1-3-9-27-81",
}

PUT = """(saves) => new Promise((done, failed) => {
  const place = location.pathname.replace(/(web[/])?[^/]*$/, "");
  const NAME = `numgames ${location.protocol === "file:" ? "/" : place}`;
  const opening = indexedDB.open(NAME);
  opening.onupgradeneeded = () => opening.result.createObjectStore("saves");
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => {
    const writing = opening.result.transaction("saves", "readwrite");
    for (const save of saves) writing.objectStore("saves").put(save, save.game);
    writing.oncomplete = () => { opening.result.close(); done(); };
    writing.onerror = () => failed(writing.error);
  };
})"""


def save(
    record: str,
    table: str = "same",
    help: str = "marks",
    names: "tuple[str, str]" = ("Ada", "Ben"),
    length: int = 1,
    games: "tuple[str, ...]" = (),
    over: bool = False,
) -> "dict[str, object]":
    """A game as the page keeps it."""
    return {
        "v": 1,
        "game": record.split(".")[1],
        "record": record,
        "names": list(names),
        "help": help,
        "table": table,
        "match": {"length": length, "games": list(games)},
        "saved": int(time.time() * 1000),
        "brief": {"turn": None if over else 0, "match": None, "tiles": []},
    }


def put_saves(page: "Page", url: str, *saves: "dict[str, object]", hash: str = "") -> None:
    """Put games onto the device, as if they had been played here, and open the page at `hash`."""
    page.goto(f"{url}web/manifest.webmanifest")  # the same place, and nothing starts there
    page.evaluate(PUT, list(saves))
    page.goto(f"{url}{hash}")
