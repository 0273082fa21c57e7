"""Two people at two devices: play by link, the same cards twice, a game from the terminal."""

import subprocess
import sys

from playwright.sync_api import Page, expect

from numgames.play.duplicate import duplicate
from numgames.play.session import resume
from tests.support.hands import play, play_out, record_of, shared, tap
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
    expect(ben.locator("#review-title")).to_have_text("Player 2, your turn")
    expect(ben.locator(".panel__h p")).to_have_text("Player 1 started with 36.")
    ben.locator("[data-act=play-on]").click()
    ben.locator("#copy [name=name1]").fill("Ada")
    ben.locator("#copy [name=name2]").fill("Ben")
    ben.locator("#copy [type=submit]").click()
    play(ben, "12")
    expect(ben.locator("[data-act=undo]").first).to_be_enabled()
    ben.locator(".tray.p1 [data-act=share]").click()
    answer = shared(ben)
    ada.goto(answer)
    expect(ada.locator("#review-title")).to_have_text("Your turn")
    expect(ada.locator(".panel__h p")).to_have_text("Ben played 12: 36 ÷ 3 = 12.")
    kept = record_of(ada, "sequence_showdown")
    assert kept.endswith(".36")
    ada.locator("[data-act=play-on]", has_text="Continue").click()
    expect(ada.locator(".cell.last")).to_have_text("12")
    expect(ada.locator("[data-act=undo]").first).to_be_disabled()
    play(ada, "6")
    assert record_of(ada, "sequence_showdown") == f"{kept}-12-6"
    ada.goto(answer)
    expect(ada.locator(".panel__h p")).to_contain_text("The game on your table is further on.")


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
    page.locator("[data-act=play-on]").click()
    page.locator("#copy [name=seat1]").select_option("person")
    page.locator("#copy [name=seat2]").select_option("person")
    page.locator("#copy [type=submit]").click()
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
