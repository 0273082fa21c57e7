"""The same in WebKit, Firefox and Chromium: five games, a reload, no network at all, the coach and
the lab; and everywhere under a policy that turns no text into code.

Games with given seeds, played by one rule, must leave the same record in every browser: the one
that the package itself leaves when it plays by that rule.  Long: a browser takes its time to
start, and these start two.
"""

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from numgames.play.session import resume
from numgames.play.view import view
from tests.support.drivers import Chromium, Driver, Firefox, Missing, WebKit
from tests.support.hands import KEPT, save
from tests.support.hosting import Host, variant
from tests.support.versions import OpenProfile, with_micropython_alone
from tools.dev.scenes import PUT
from tools.release.one_file import one_file

BEGUN = {
    "sequence_stack": "1.sequence_stack..s21.1.0",
    "stack_attack_score": "1.stack_attack_score..k4.2.0",
    "sequence_showdown": "1.sequence_showdown.numbers=30.a.1.0",
    "number_stack": "1.number_stack.sum=total.s1.1.0",
    "stack_attack_factor": "1.stack_attack_factor.numbers=20.a.2.0",
}

UNTIL = """
const late = Date.now() + 80000;
while (true) {
  const found = await (%s)();
  if (found) return found;
  if (Date.now() > late) throw new Error(document.body.innerText.slice(0, 300));
  await new Promise((resolve) => setTimeout(resolve, 50));
}
"""

# what is to be pressed now: the last number that fits, or the button that builds; "" at the end
NEXT = """async () => {
  const shown = (screen) => document.querySelector(`[data-game="${args[0]}"] main.${screen}`);
  if (shown("end")) return { step: "", press: "" }; // the last table stays for a moment only
  const play = shown("play");
  if (!play || play.dataset.step === args[1]) return null;
  const { step, wait, turn } = play.dataset;
  const marked = [...play.querySelectorAll(".cell:is(.div, .mul, .open)")];
  const mayBeFirst = play.querySelector(".grid") && play.querySelector("li .slot b"); // 1–10
  const number = marked.at(-1)?.dataset.number ?? mayBeFirst?.textContent.match(/\\d+$/)?.[0];
  const press = wait === "over" ? "" : wait === "draw" ? "[data-move=draw]"
    : number ? `.cell[data-number="${number}"]` : ".tray.is-turn .acts button:enabled";
  return { step, turn, press, twice: Boolean(number) && wait === "move" };
}"""

SWITCH = "document.querySelector(args[0]).click()"
"""Once the turn passes from one person to the other, a finger would have to wait."""

DRIVERS = (
    "chromium",
    *[pytest.param(name, marks=pytest.mark.long) for name in ("firefox", "webkit")],
)
"""`make test` has one of them; the others come with `make test-all` and `make trust`."""


def by_rule(record: str) -> str:
    """The game that the package plays by the same rule: always the last of the choices."""
    session = resume(record)
    while session.outcome is None:
        if session.waits_for_draw:
            session = session.draw()
        else:
            choices = view(session)["choices"]
            assert isinstance(choices, list)
            session = session.play(choices[-1]["move"])
    return session.record.text()


@pytest.fixture(params=DRIVERS)
def driver(
    request: pytest.FixtureRequest, open_profile: OpenProfile, tmp_path: Path
) -> Iterator[Driver]:
    make: dict[str, Callable[[], Driver]] = {
        "chromium": lambda: Chromium(open_profile(tmp_path / "chromium").pages[0]),
        "firefox": lambda: Firefox(tmp_path / "firefox"),
        "webkit": WebKit,
    }
    try:
        driver = make[request.param]()
    except Missing as missing:
        if request.config.getoption("--trust"):  # which has installed all of them
            raise
        pytest.skip(str(missing))
    yield driver
    driver.quit()


@pytest.fixture(scope="module")
def quick(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with MicroPython for both interpreters: what is tested here is the browser."""
    folder = tmp_path_factory.mktemp("browsers")
    return variant(with_micropython_alone(built, folder / "plain"), folder / "A", "A")


def play(driver: Driver, game: str) -> None:
    """Play the game on the table by the rule until it is over."""
    step, handed_over, first = "", False, None
    for _ in range(120):
        now = driver.run(UNTIL % NEXT, game, step)
        if not now["press"]:
            return
        step, first = now["step"], first or now["turn"]
        handed_over = handed_over or now["turn"] != first
        if now["twice"]:  # the first tap only picks
            driver.click(now["press"])
        if handed_over:
            driver.run(SWITCH, now["press"])
        else:
            driver.click(now["press"])
    raise AssertionError("The game does not end.")


POLICY = "return document.querySelector('meta[http-equiv=Content-Security-Policy]').content"
COACHED = "async () => document.querySelector('.play .idea')?.textContent"
EDITOR = "async () => document.querySelector('.lab__editor')?.isConnected"
RESULT = "async () => document.querySelector('.lab__result[data-verdict]')?.textContent"


def kept(driver: Driver, game: str) -> str:
    return str(driver.run(f"return ({KEPT})(args[0])", game))


@pytest.mark.trust("five games in each browser, then offline")
def test_the_same_games_in_every_browser_online_and_off(driver: Driver, quick: Path) -> None:
    with Host(quick) as host:
        driver.go(host.url)
        driver.run(UNTIL % "async () => document.body.innerText.includes('Ready offline')")
        driver.run(f"return ({PUT})(args[0])", [save(record) for record in BEGUN.values()])
        driver.reload()
        for game, record in BEGUN.items():
            driver.go(f"{host.url}#/play/{game}")
            if game == "number_stack":
                host.stop()  # the rest happens with no server at all
                driver.reload()
            play(driver, game)
            assert kept(driver, game) == by_rule(record), game


OFFERED = "async () => document.querySelector('.badge--press')?.isConnected"
RUNS = "return document.querySelector('meta[name=variant]')?.content"


def version(driver: Driver) -> str:
    """Which one runs; nothing, while the page is just being left."""
    with contextlib.suppress(Exception):  # every driver has one of its own for that
        return str(driver.run(RUNS))
    return ""


@pytest.mark.trust("a new version in each browser")
def test_a_new_version_is_offered_and_taken_in_every_browser(
    driver: Driver, quick: Path, tmp_path: Path
) -> None:
    with Host(quick) as host:
        driver.go(host.url)
        driver.run(UNTIL % "async () => document.body.innerText.includes('Ready offline')")
        host.folder = variant(quick, tmp_path / "B", "B")
        driver.reload()
        driver.run(UNTIL % OFFERED)
        driver.click(".badge--press")
        for _ in range(200):
            if version(driver) == "B":
                return
            time.sleep(0.2)
        raise AssertionError("The old version still runs.")


@pytest.mark.parametrize("driver", [pytest.param("firefox", marks=pytest.mark.long)], indirect=True)
def test_the_one_file_plays_in_firefox_too(driver: Driver, built: Path, tmp_path: Path) -> None:
    """Chromium has tests of its own; in WebKit no worker of a page from the disk can read it."""
    path = tmp_path / "numgames.html"
    path.write_text(one_file(built), encoding="utf-8")
    driver.go(path.as_uri())
    driver.run(UNTIL % "async () => performance.getEntriesByName('numgames:full').length")
    driver.run(f"return ({PUT})(args[0])", [save(BEGUN["number_stack"])])
    driver.reload()
    driver.go(f"{path.as_uri()}#/play/number_stack")
    play(driver, "number_stack")
    assert kept(driver, "number_stack") == by_rule(BEGUN["number_stack"])


@pytest.mark.trust("coach and lab in each browser")
def test_the_coach_and_the_lab_in_every_browser(driver: Driver, built: Path) -> None:
    """Both need Pyodide: the one in PyScript's worker, and the one in the lab's own."""
    with Host(built) as host:
        driver.go(host.url)
        assert "'unsafe-eval'" not in driver.run(POLICY)
        kept = save("1.number_stack.sum=total.s3.1.0.2keep-draw", help="coach")
        driver.run(f"return ({PUT})(args[0])", [kept])
        driver.reload()
        driver.go(f"{host.url}#/play/number_stack")
        assert driver.run(UNTIL % COACHED)
        driver.go(f"{host.url}#/lab/number_stack")
        driver.run(UNTIL % EDITOR)
        driver.click("[data-act=run]")
        assert "My bot" in driver.run(UNTIL % RESULT)
