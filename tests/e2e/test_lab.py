"""The bot lab in the browser: programs run, go wrong, are stopped, play, and are kept.

One page for all of it: Pyodide takes seconds to start, and the lab is made for one bot after
the other.  Only what needs a page of its own (offline, another device) has one.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from numgames.games import GAMES
from tests.support.hands import record_of, tap
from tests.support.lab import run, write
from tests.support.pages import TABLET, watched

SMALL = {"sequence_showdown", "stack_attack_factor"}


@pytest.fixture(scope="module")
def lab(browser: Browser, site: str) -> Iterator[Page]:
    """The lab, open at Number Stack; anything that a page should not do fails the module."""
    context = browser.new_context(viewport=TABLET, reduced_motion="reduce", accept_downloads=True)
    faults: list[str] = []
    page = watched(context, faults)
    page.set_default_timeout(90_000)  # Pyodide starts here once more after every Stop
    page.goto(f"{site}#/lab/number_stack")
    page.locator(".lab__editor").wait_for()
    yield page
    context.close()
    assert not faults, "\n".join(faults)


def game(page: Page, name: str) -> None:
    page.locator("[name=game]").select_option(name)
    page.locator(f".lab[data-game={name}]").wait_for()


@pytest.mark.parametrize("name", list(GAMES))
def test_every_sample_plays_as_it_is(lab: Page, name: str) -> None:
    game(lab, name)
    assert re.search(r"My bot (won|lost)\.", run(lab))
    assert not lab.locator(".lab__error").count()


@pytest.mark.parametrize(
    ("body", "words", "line"),
    [
        ("    return state.nothing", "Line 2: AttributeError", 2),
        ("    a = 1\n    return 'take'", "can't be played here", 3),
        ("    x = bytearray(10**9)\n    return 'keep'", "Line 2: It needs more memory", 2),
        ("    import js\n    return js.indexedDB", "Line 3", 3),
        ("    import js\n    return js.fetch('index.html')", "Line 3", 3),
    ],
)
def test_what_goes_wrong_is_shown_at_its_line(lab: Page, body: str, words: str, line: int) -> None:
    game(lab, "number_stack")
    lab.locator("[name=against]").select_option("1")
    assert words in run(lab, f"def choose(state):\n{body}\n")
    expect(lab.locator(".wrong")).to_have_text(f"def choose(state):\n{body}".split("\n")[line - 1])


def test_two_tabs_have_a_worker_each(lab: Page, site: str) -> None:
    """Both at once: the one that starts second waits for nothing that the first one holds."""
    game(lab, "number_stack")
    run(lab)
    second = lab.context.new_page()
    second.set_default_timeout(90_000)
    second.goto(f"{site}#/lab/number_stack")
    second.locator(".cm-content").wait_for()
    assert re.search(r"My bot (won|lost)\.", run(second))
    second.close()


def test_an_endless_loop_is_stopped_and_the_next_run_works(lab: Page) -> None:
    game(lab, "number_stack")
    text = run(lab, "def choose(state):\n    while True:\n        pass\n")
    assert "still thinking after 3 seconds" in text
    assert "Line " in text  # Python itself has stopped it: from outside nobody knows the line
    assert re.search(r"(won|lost)\.", run(lab, "def choose(state):\n    return 'keep'\n"))
    assert not lab.locator(".lab__error").count()


def test_the_stop_button_stops_what_python_cannot(lab: Page) -> None:
    write(lab, "def choose(state):\n    return sum(range(10**15))\n")
    lab.locator("[data-act=run]").click()
    lab.locator("[data-act=stop]").click()
    expect(lab.locator("[data-act=run]")).to_be_enabled()
    assert run(lab, "def choose(state):\n    return 'keep'\n")


@pytest.mark.long
def test_a_call_that_never_returns_is_killed_from_outside(lab: Page) -> None:
    text = run(lab, "def choose(state):\n    return sum(range(10**15))\n")
    assert "still thinking after 3 seconds" in text


def test_a_tournament_of_a_bot_of_known_strength(lab: Page) -> None:
    """The coach's own player is level 5: against level 5 it wins about half."""
    game(lab, "number_stack")
    lab.locator("[data-act=put-in]").click()
    lab.locator("[name=against]").select_option("5")
    lab.locator("[data-act=tournament]").click()
    result = lab.locator(".lab__result[data-verdict]")
    result.wait_for()
    expect(result).to_contain_text("of 1000 games won")
    rate = re.search(r"(\d+)\s%", result.inner_text())
    assert 44 <= int(rate[1]) <= 56
    expect(lab.locator(".lab__bars tr")).to_have_count(3)


def test_a_tournament_can_be_cancelled(lab: Page) -> None:
    lab.locator("[data-act=tournament]").click()
    lab.locator(".lab__result").wait_for()
    lab.locator("[data-act=stop]").click()
    expect(lab.locator("[data-act=tournament]")).to_be_enabled()
    assert "of 1000" not in lab.locator(".lab__rate").inner_text()


def test_the_worst_game_opens_in_the_review(lab: Page) -> None:
    game(lab, "number_stack")
    write(lab, "def choose(state):\n    return 'discard'\n")
    lab.locator("[name=against]").select_option("3")
    lab.locator("[data-act=tournament]").click()
    lab.locator(".lab__result[data-verdict=worse]").wait_for()
    lab.locator("[data-act=look]").click()
    lab.locator(".review").wait_for()
    expect(lab.locator("#app")).to_contain_text("Level 3")
    lab.go_back()
    lab.locator(".lab__editor").wait_for()


def test_a_file_goes_out_and_comes_in_again(lab: Page, tmp_path: Path) -> None:
    game(lab, "number_stack")
    program = '# mine\nGAME = "number_stack"\n\n\ndef choose(state):\n    return "keep"\n'
    write(lab, program)
    with lab.expect_download() as saved:
        lab.locator("[data-act=save-file]").click()
    file = tmp_path / "My_other_bot.py"
    saved.value.save_as(file)
    assert file.read_text() == program
    lab.locator(".lab__open input").set_input_files(file)
    expect(lab.locator("[name=botname]")).to_have_value("My other bot")
    expect(lab.locator(".cm-content")).to_contain_text("# mine")
    assert lab.locator("[name=bot] option").count() >= 2


# Whoever is at the table only discards here: what is kept, the bot has kept.
def test_bots_outlive_a_reload_and_sit_down_at_the_table(lab: Page) -> None:
    game(lab, "number_stack")
    write(lab, "def choose(state):\n    return 'keep'\n")
    lab.locator("[name=botname]").fill("Keeper")
    lab.locator("[name=botname]").press("Enter")
    expect(lab.locator("[name=bot] option[value=Keeper]")).to_have_count(1)
    lab.reload()
    lab.locator(".lab__editor").wait_for()
    expect(lab.locator("[name=botname]")).to_have_value("Keeper")
    lab.locator("[data-act=meet]").click()
    lab.locator(".play").wait_for()
    expect(lab.locator(".play")).to_contain_text("Keeper")
    for _ in range(40):
        mine = "[data-move=discard]:enabled, [data-move=draw]:enabled"
        lab.locator(f"{mine}, .end").first.wait_for()
        if lab.locator(".end").count() or "keep" in record_of(lab, "number_stack"):
            break
        tap(lab, mine)
    assert "keep" in record_of(lab, "number_stack")


def test_the_rule_lab_measures(lab: Page, site: str) -> None:
    lab.goto(f"{site}#/lab/number_stack")
    lab.locator("[data-act=measure]").click()
    lab.locator(".lab__numbers").wait_for()
    lab.locator("[data-act=stop-measuring], [data-act=measure]").first.click()
    expect(lab.locator(".lab__numbers")).to_contain_text("exact")


def test_no_address_brings_a_program_to_the_worker(lab: Page, site: str) -> None:
    """Only files, keys and this device do: the lab reads nothing but a game from an address."""
    evil = "def choose(state): return 'evil'"
    for hash in (f"#/lab/number_stack/{evil}", f"#/lab/{evil}", f"#/lab?bot={evil}"):
        lab.goto(f"{site}{hash}")
        lab.reload()
        lab.locator(".cm-content, #games").locator("visible=true").first.wait_for()
        assert "evil" not in lab.locator("body").inner_text()
        assert "evil" not in " ".join(lab.locator(".cm-content").all_inner_texts())
