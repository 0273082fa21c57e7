"""Two people at two devices: play by link, the same cards twice, a game from the terminal."""

import subprocess
import sys

from playwright.sync_api import Page, expect

from numgames.play.duplicate import duplicate
from numgames.play.session import resume
from tests.support.hands import play, play_out, put_saves, record_of, save, shared, tap
from tests.support.kept import read
from tests.support.pages import NewPage, begin
from tests.support.paths import ROOT


def test_two_people_apart_play_by_link(new_page: NewPage, quick_site: str):
    ada, ben = new_page(), new_page()
    begin(ada, quick_site, "sequence_showdown", other="away")
    play(ada, "36")
    expect(ada.locator("#live")).to_contain_text("It’s Ben’s turn.")
    ada.locator(".tray.p2 [data-act=share]").click()
    expect(ada.locator("#share-title")).to_have_text("Send Ben the link")
    ben.goto(shared(ada))
    expect(ben.locator(".toast")).to_contain_text("Player 1 started with 36. Player 2, your turn.")
    play(ben, "12")
    assert record_of(ben, "sequence_showdown").endswith(".36-12")
    ben.locator(".tray.p1 [data-act=share]").click()
    answer = shared(ben)
    ada.goto(answer)
    expect(ada.locator(".toast")).to_contain_text("Ben played 12: 36 ÷ 3 = 12. Your turn.")
    expect(ada.locator(".cell.last")).to_have_text("12")
    expect(ada.locator("[data-act=undo]").first).to_be_disabled()
    play(ada, "6")
    assert record_of(ada, "sequence_showdown").endswith(".36-12-6")
    ada.goto(answer)
    expect(ada.locator(".panel__h p")).to_contain_text("already played further")


def test_a_link_never_overwrites_a_game(page: Page, quick_site: str):
    """It takes the place of one that can come back; the second has to ask."""
    mine = save("1.sequence_showdown..mine.1.0.10-5")
    put_saves(page, quick_site, mine)
    page.goto(f"{quick_site}#1.sequence_showdown..a.1.0.48-2")
    expect(page.locator(".cell.last")).to_have_text("2")
    assert record_of(page, "sequence_showdown") == mine["record"]
    play(page, "8")
    page.goto(f"{quick_site}#1.sequence_showdown..b.1.0.36-6")
    page.locator(".review").wait_for()
    assert record_of(page, "sequence_showdown") == "1.sequence_showdown..a.1.0.48-2-8"
    page.goto(f"{quick_site}#/play/sequence_showdown")
    page.locator("[data-act=more]").click()
    page.locator("[data-act=original]").click()
    expect(page.locator(".cell.last")).to_have_text("5")
    assert record_of(page, "sequence_showdown") == mine["record"]


def test_a_duplicate_match_is_decided_by_decisions(page: Page, quick_site: str):
    begin(page, quick_site, "number_stack", length="duplicate")
    play_out(page, lambda moves: moves[-1])
    page.locator("[data-act=swap]").click()
    page.locator(".play").wait_for()
    play_out(page, lambda moves: moves[0])
    second = record_of(page, "number_stack")
    expect(page.locator(".end__lead")).to_be_visible(timeout=30_000)
    first = read(page)["number_stack"]["duplicate"]
    wanted = duplicate(resume(first, ("Ada", "Ben")), resume(second, ("Ada", "Ben")))
    expect(page.locator(".end h1")).to_have_text(wanted["title"].rstrip("."))
    expect(page.locator(".end__lead")).to_have_text(wanted["why"])


def terminal(*arguments: str, typed: str = "") -> str:
    command = [sys.executable, "-m", "numgames", *arguments]
    run = subprocess.run(command, input=typed, capture_output=True, text=True, cwd=ROOT, check=True)
    return run.stdout


def test_a_game_goes_from_the_terminal_to_the_page_and_back(page: Page, quick_site: str):
    begun = terminal("--game", "number_stack", "--seed", "k3", typed="\nkeep\n\ndiscard\nrecord\n")
    record = next(line.strip() for line in begun.splitlines() if line.strip().startswith("1."))
    page.goto(f"{quick_site}#{record}")
    tap(page, "[data-move=draw]")
    play(page, "keep")
    page.locator("[data-act=more]").click()
    page.locator("#menu [data-act=share]").click()
    link = shared(page)
    assert link == f"{quick_site}#{record_of(page, 'number_stack')}"
    again = terminal("--record", link, typed="replay\n\n\n\nrecord\n")
    session = resume(link.rpartition("#")[2])
    moves = [session.said(step) for step in session.steps if not step.is_card]
    for number, move in enumerate(moves, 1):
        assert f"Move {number} of 3: {move}" in again
