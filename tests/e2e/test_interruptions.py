"""A reload or a dead worker at any ply: the game on the table is the same, and soon.

Whole games, twenty of each kind in `make trust`.  In one test the page is loaded anew before
every move and after the last.  In the other one of the two workers dies before every move, and
nobody waits for it to come back: every game is played twice, so that at every ply each of them
dies once.  A worker has one life to spare, so every fourth death leaves none, and somebody has to
tap "Try again".
MicroPython stands in for Pyodide, whose start would take most of the time; test_engine.py kills
the real one.
"""

import random
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Worker

from numgames.play.session import resume
from tests.support.engine import DIE, FETCHED
from tests.support.hands import KEPT, open_table
from tests.support.pages import PATH
from tests.support.versions import with_micropython_alone
from tools.dev.serve import Server

OPTIONS = {
    "sequence_stack": "",
    "stack_attack_score": "",
    "number_stack": "",
    "sequence_showdown": "numbers=30",
    "stack_attack_factor": "numbers=30",
}
LONGEST = 200
BEGUN = {"number_stack": 8}
"""How many plies of a game that is only begun: in one of them nobody is left, twice."""
SOON = 3
"""Seconds until the game goes on, in `make trust`, which has the machine for itself."""

SEEN = f"""async (game) => {{
  const record = await ({KEPT})(game);
  const {{ dataset, children }} = document.querySelector(".play");
  const lasting = [...children].filter((part) => !part.matches(".toasts"));
  return [record, dataset.step, dataset.wait, lasting.map((part) => part.innerText).join("\\n")];
}}"""
MOVE = f"""async ([game, taps]) => {{
  const until = async (look) => {{
    for (const late = Date.now() + 60000; Date.now() < late; ) {{
      if (look()) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }}
    throw new Error(`Waited in vain: ${{look}}`);
  }};
  const step = () => document.querySelector(".play")?.dataset.step;
  const before = step();
  for (const tap of taps) {{
    await until(() => document.querySelector(tap));
    document.querySelector(tap).click();
  }}
  await until(() => ![before, undefined].includes(step()));
  return ({SEEN})(game);
}}"""
"""All of a move inside the page: from here every look and tap would cost as much as the answer."""
AGAIN = "[data-trouble] button"
IS_UP = """async ([main, name]) => {
  const { engine } = await import(main);
  for (const late = Date.now() + 60000; engine.status[name] !== "ready"; ) {
    if (Date.now() > late) throw new Error(`${name} is ${engine.status[name]}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}"""
ENGINE_AND_LOCKS = """async (main) => {
  const { held, pending } = await navigator.locks.query();
  const names = (locks) => locks.map((lock) => lock.name);
  return [(await import(main)).engine.status, names(held), names(pending)];
}"""

Seen = tuple[str, str, str, str]
"""Everything about the game on the table: its record, and what the page shows of it.  Not what lies
over it for a while: that another worker has taken over."""


@pytest.fixture(scope="session")
def two_quick(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site with MicroPython for both interpreters."""
    folder = with_micropython_alone(built, tmp_path_factory.mktemp("quick") / "site")
    with Server(folder, PATH) as server:
        yield server.url


def worker(page: Page, name: str) -> Worker:
    """The worker that the engine calls "quick" or "full", of which Playwright may hear late."""
    for _ in range(200):
        found = [one for one in page.workers if f"#numgames-{name}-" in loader(one)]
        if len(found) == 1:
            return found[0]
        page.wait_for_timeout(50)
    there = [loader(one).partition("#")[2] for one in page.workers]
    status = page.evaluate(ENGINE_AND_LOCKS, f"{page.url.partition('#')[0]}web/main.js")
    raise AssertionError(
        f"workers {there}, none of them {name}; engine, locks held, locks awaited: {status}"
    )


loaders: "dict[Worker, str]" = {}


def loader(one: Worker) -> str:
    """The address of the loader that a worker has fetched, with the name of its channel; asked for
    once, because a worker that has died would not answer."""
    if not loaders.get(one):
        loaders[one] = next((url for url in one.evaluate(FETCHED).split() if "#" in url), "")
    return loaders[one]


def seen(page: Page, game: str) -> Seen:
    return tuple(page.evaluate(SEEN, game))


def begin(page: Page, site: str, game: str, seed: int) -> Seen:
    open_table(page, site, f"1.{game}.{OPTIONS[game]}.s{seed}.1.0")
    return seen(page, game)


def choose(before: Seen, luck: random.Random) -> "tuple[list[str], str]":
    """Some move: where to tap for it, and the record after it."""
    session = resume(before[0])
    if session.waits_for_draw:
        return ["[data-move=draw]"], session.draw().record.text()
    move = luck.choice(session.state.legal_moves())
    pick = [f"[data-number='{move}']"] if move.isdigit() else []
    play = f".tray.is-turn .acts [data-move='{move}']:enabled"
    return [*pick, play], session.play(move).record.text()


def make(page: Page, game: str, taps: "list[str]", wanted: str) -> Seen:
    """Tap, and see the game go on as it should."""
    found = tuple(page.evaluate(MOVE, [game, taps]))
    assert found[0] == wanted
    return found


def figure(game: str, times: "list[float]", amount: int) -> str:
    said = f"{game} {max(times):.1f} s, median {statistics.median(times):.1f} s"
    late = [took for took in times if amount > 1 and took >= SOON]
    assert not late, f"{said}; {len(late)} of {len(times)} too late"
    return said


@pytest.mark.trust("a reload at every ply of games", short=1, full=20)
@pytest.mark.parametrize("game", OPTIONS)
def test_the_game_is_the_same_after_a_reload(
    page: Page, two_quick: str, game: str, amount: int, record_property
) -> None:
    """A single game is only begun."""
    times: list[float] = []
    for seed in range(amount):
        luck = random.Random(seed)
        table = begin(page, two_quick, game, seed)
        for _ in range(LONGEST if amount > 1 else 1):
            begun = time.monotonic()
            page.reload(wait_until="commit")
            page.locator(".play").wait_for()
            times.append(time.monotonic() - begun)
            assert seen(page, game) == table
            if table[2] == "over":
                break
            table = make(page, game, *choose(table, luck))
    record_property("figure", figure(game, times, amount))


@pytest.mark.trust("each worker dead at every ply of games", short=1, full=20)
@pytest.mark.parametrize("game", OPTIONS)
def test_the_game_goes_on_without_a_worker(
    page: Page, two_quick: str, game: str, amount: int, record_property
) -> None:
    """A single game is only begun."""
    times: list[float] = []
    for seed in range(amount):
        for victims in [("quick", "full"), ("full", "quick")][:amount]:
            luck = random.Random(seed)
            table = begin(page, two_quick, game, seed)
            for ply in range(LONGEST if amount > 1 else BEGUN.get(game, 2)):
                victim = victims[ply % 2]
                page.evaluate(IS_UP, [f"{two_quick}web/main.js", victim])
                taps, wanted = choose(table, luck)
                if ply % 4 == 3:  # none is left: once it is noticed by a tap, once before
                    taps = [*taps, AGAIN] if ply % 8 == 3 else [AGAIN, *taps]
                dying = worker(page, victim)
                begun = time.monotonic()
                dying.evaluate(DIE)
                assert seen(page, game) == table
                table = make(page, game, taps, wanted)
                times.append(time.monotonic() - begun)
                if table[2] == "over":
                    break
    record_property("figure", figure(game, times, amount))
