"""Whole games of every kind, played by tapping, in a real browser on the built site."""

from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.support.hands import (
    RECORDS,
    act,
    expect_end,
    hold,
    let_go,
    open_table,
    play,
    record_of,
    step,
    tap,
    truth,
    wait,
)
from tests.support.pages import begin

SHORTEST = ("97", "1", "89")  # the first player wins, whatever the second does
LAST_LOOK = 1600  # milliseconds until the end screen takes the table's place


def builder(offered: "list[str]") -> str:
    """Places, takes and keeps where it can; in a chain the largest number."""
    return next((move for move in ("place", "take", "keep") if move in offered), offered[-1])


def spoiler(offered: "list[str]") -> str:
    """Discards and skips; in a chain the smallest number, so 1 comes soon."""
    return next((move for move in ("discard", "skip") if move in offered), offered[0])


@pytest.mark.parametrize(
    ("game", "options", "choose"),
    [
        ("sequence_stack", {"block": "both"}, builder),
        ("stack_attack_score", {}, spoiler),
        ("number_stack", {"sum": "total"}, builder),
        ("sequence_showdown", {"numbers": "20", "opening": "even", "illegal": "refuse"}, builder),
        ("stack_attack_factor", {"numbers": "30"}, spoiler),
    ],
)
def test_a_whole_game_with_reloads_on_its_way(page: Page, quick_site: str, game, options, choose):
    begin(page, quick_site, game, **options)
    shown = page.locator("main.play, .end__win")
    for taps in count():
        act(page, choose)
        if over := wait(page) == "over":
            page.locator(".end").wait_for()
        elif taps % 3:
            continue
        before = (page.url, shown.inner_text(), record_of(page, game))
        page.reload()
        shown.wait_for()
        assert (page.url, shown.inner_text(), record_of(page, game)) == before
        if over:
            break
    record = record_of(page, game)
    assert options.items() <= truth(record)["options"].items()
    expect_end(page, record)


def test_the_last_position_is_shown_before_the_end_and_stays_on_the_table(page, quick_site):
    hold(page, LAST_LOOK)
    open_table(page, quick_site, "1.sequence_showdown..a.1.0.97-1")
    play(page, "89")
    expect(page.locator(".say")).to_contain_text("Ada wins.")
    expect(page.locator(".tray.p1")).to_contain_text("Won")
    let_go(page)
    expect(page.locator(".end h1")).to_have_text("Ada wins")
    page.goto(f"{quick_site}#/play/sequence_showdown")
    expect(page.locator(".cell.last")).to_have_text("89")
    page.get_by_role("link", name="See the result").press("Enter")
    expect(page.locator(".end h1")).to_have_text("Ada wins")


def test_two_skips_put_a_number_out(page: Page, quick_site: str):
    open_table(page, quick_site, "1.stack_attack_score..k4.1.0")
    top = page.locator(".tile--hero").inner_text()
    play(page, "skip")
    expect(page.locator(".skipflag")).to_have_text("Ada skipped")
    assert page.locator(".tile--hero").inner_text() == top
    play(page, "skip")
    expect(page.locator(".skipflag")).to_have_count(0)
    expect(page.locator(".fan .tile")).to_have_text([top])
    expect(page.locator(".pips15 .off")).to_have_count(1)
    expect(page.locator(".tray.is-turn h2")).to_have_text("Ada")


def test_what_makes_15_and_what_is_over_it_is_shown(page: Page, quick_site: str):
    open_table(page, quick_site, "1.number_stack..s0.1.0.8keep")
    expect(page.locator(".tray.p2 .tile--won")).to_have_text(["8", "2", "5"])
    expect(page.locator(".tray.p2 .sum__note")).to_have_text("8 + 2 + 5 = 15")
    open_table(page, quick_site, "1.number_stack.sum=total.s0.1.0.4keep-draw")
    expect(page.locator("[data-move=keep]")).to_contain_text("makes 17: over")
    play(page, "keep")
    expect(page.locator(".tray.p1 .sum--over .sum__note")).to_have_text("17: over")
    expect(page.locator(".tray.p1 .pegs .on")).to_have_count(0)


def test_with_help_off_a_wrong_number_loses_and_the_page_did_not_warn(page: Page, quick_site: str):
    hold(page, LAST_LOOK)
    open_table(page, quick_site, "1.sequence_showdown..a.1.0.48-2-36-12", help="off")
    page.locator("[data-number='35']").click()
    expect(page.locator(".pick__why")).to_have_text("Play 35 on 12?")
    tap(page, ".acts [data-move='35']")
    expect(page.locator(".cell.slip")).to_have_text("35")
    expect(page.locator(".say")).to_contain_text("35 isn't a factor or multiple of 12.")
    let_go(page)
    record = record_of(page, "sequence_showdown")
    assert truth(record)["outcome"]["reason"] == "illegal_move"
    expect_end(page, record)


def test_with_help_a_wrong_number_can_be_looked_at_but_not_played(page: Page, quick_site: str):
    open_table(page, quick_site, "1.sequence_showdown..a.1.0.48-2-36-12")
    wrong = page.locator("[data-number='35']")
    wrong.click()
    expect(page.locator(".pick__why")).to_have_text("35 isn't a factor or multiple of 12.")
    expect(page.locator(".acts button")).to_be_disabled()
    wrong.click()
    page.locator("[data-number='36']").click(force=True)  # used: cannot even be picked
    assert step(page) == 4
    expect(page.locator(".cell.sel")).to_have_text("35")
    page.locator("[data-number='24']").click()
    expect(page.locator(".pick__why")).to_have_text("12 × 2 = 24")
    assert step(page) == 4
    tap(page, "[data-number='24']")  # a second tap plays
    expect(page.locator(".cell.last")).to_have_text("24")


def test_a_match_to_its_end(page: Page, quick_site: str):
    begin(page, quick_site, "sequence_showdown", length=3)
    for score, starter in ((["1", "0"], "Ada"), (["1", "1"], "Ben"), (["2", "1"], "Ada")):
        expect(page.locator(".tray.is-turn h2")).to_have_text(starter)
        for number in SHORTEST:
            play(page, number)
        if score == ["2", "1"]:
            break
        expect(page.locator(".end h1")).to_have_text(f"{starter} wins")
        expect(page.locator(".match__p .num")).to_have_text(score)
        page.locator("[data-act=onward]").click()
        page.locator(".play[data-step='0']").wait_for()
    expect(page.locator(".end h1")).to_have_text("Ada wins the match")
    expect(page.locator(".final .num")).to_have_text(["2", "1"])
    expect(page.locator(".games b")).to_have_text(["Ada", "Ben", "Ada"])
    page.locator("[data-act=onward]").click()
    page.locator(".play[data-step='0']").wait_for()
    expect(page.locator(".tray.p1 .wins")).to_contain_text("0 of 2 wins")


def test_undo_and_redo(page: Page, quick_site: str):
    open_table(page, quick_site, "1.sequence_showdown..a.1.0.48-2")
    expect(page.get_by_role("button", name="Redo")).to_be_disabled()
    tap(page, "[data-act=undo]")
    expect(page.locator(".cell.last")).to_have_text("48")
    expect(page.locator(".tray.is-turn h2")).to_have_text("Ben")
    tap(page, "[data-act=undo]")
    expect(page.locator(".cell.last")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    tap(page, "[data-act=redo]")
    tap(page, "[data-act=redo]")
    expect(page.locator(".cell.last")).to_have_text("2")
    assert record_of(page, "sequence_showdown") == "1.sequence_showdown..a.1.0.48-2"


def test_a_move_is_taken_back_across_a_seen_card_only_by_agreement(page: Page, quick_site: str):
    open_table(page, quick_site, "1.stack_attack_score..k4.1.0.take")
    page.locator("[data-act=undo]").click()
    card = page.locator(".tile--hero").inner_text()
    expect(page.locator("#takeback")).to_contain_text(f"({card})")
    page.get_by_role("button", name="Keep playing").click()
    assert record_of(page, "stack_attack_score").endswith(".0.take")
    page.locator("[data-act=undo]").click()
    tap(page, "[data-act=agree]")
    expect(page.locator(".bar__title")).to_contain_text("undo used once")
    assert truth(record_of(page, "stack_attack_score"))["taken_back"] == 1


def test_giving_up(page: Page, quick_site: str):
    open_table(page, quick_site, "1.number_stack..k3.1.0")
    page.locator("[data-act=more]").click()
    page.locator("[data-act=resign]").click()
    page.get_by_role("button", name="Ben gives up").click()
    page.locator(".end").wait_for()
    expect_end(page, record_of(page, "number_stack"))
    page.locator("[data-act=undo]").click()
    expect(page.locator(".play")).to_have_attribute("data-wait", "draw")


def test_a_discard_blocks_the_number_in_the_other_colour(page: Page, quick_site: str):
    """Here it is the only choice: the number does not fit."""
    open_table(page, quick_site, "1.sequence_stack..s0.1.0.5discard-draw")
    expect(page.locator("[data-move=place]")).to_be_disabled()
    expect(page.locator(".say")).to_contain_text("Discard the 3.")
    card = page.locator(".tile--hero").inner_text()
    play(page, "discard")
    blocked = page.locator(".tray.p1 .slot--no", has_text=card)
    expect(blocked).to_have_attribute("data-by", "2")
    expect(page.locator(".fan .tile").last).to_have_attribute("data-by", "2")


def test_the_new_deck_is_announced_and_what_it_leaves_out_is_named(page: Page, quick_site: str):
    record = "1.sequence_stack..s0.1.0.2place-4discard-2place-2discard"
    open_table(page, quick_site, record)
    expect(page.locator(".say")).to_contain_text("shuffled into a new deck of 4")
    expect(page.locator(".say")).to_contain_text("5 stays out, because it's blocked")
    expect(page.locator(".pile__more")).to_have_text("out for good: 5")


def test_equal_stacks_are_drawn_off(page: Page, quick_site: str):
    hold(page, LAST_LOOK)
    open_table(page, quick_site, "1.sequence_stack..s0.1.0.10discard")
    expect(page.locator(".say")).to_contain_text("one card each decides.")
    expect(page.locator(".say")).to_contain_text("Draw a card. The higher number wins.")
    tap(page, "[data-move=draw]")
    expect(page.locator(".duel .tile")).to_have_count(1)
    tap(page, "[data-move=draw]")
    expect(page.locator(".duel .tile")).to_have_count(2)
    let_go(page)
    expect_end(page, record_of(page, "sequence_stack"))


def test_one_more_discard_blocks_what_is_marked(page: Page, quick_site: str):
    open_table(page, quick_site, RECORDS["stack-one-gone"])
    warned = page.locator(".slot--gone")
    expect(page.locator(".tray.p1 .slot--gone > b")).to_have_text(["2", "5"])
    expect(page.locator(".tray.p2 .slot--gone > b")).to_have_text(["2", "5"])
    expect(page.locator(".tray.p1 .slot--no > b")).to_have_text(["3", "4"])  # they say "blocked"
    assert warned.first.get_attribute("title")
    play(page, "discard")  # the other 2
    expect(page.locator(".tray.p2 .slot--no > b")).to_have_text(["2"])
    expect(page.locator(".slot--gone > b")).to_have_text(["5", "5"])


@pytest.mark.parametrize(
    ("record", "does"),
    [
        (RECORDS["stack-one-gone"], "blocks Ben’s 2"),
        ("1.sequence_stack.block=both.s3.1.0.6discard-draw", "blocks nothing yet"),
        ("1.sequence_stack.block=both.s0.1.0.place-draw", "blocks nothing"),
        ("1.sequence_stack.block=both.s2.1.0.11discard-place-discard-draw", "blocked already"),
        (RECORDS["stack-drawn"], "blocks Ada’s 3"),
    ],
)
def test_the_button_says_what_the_discard_does(page: Page, quick_site: str, record, does):
    open_table(page, quick_site, record)
    expect(page.locator("[data-move=discard] small")).to_have_text(does)
