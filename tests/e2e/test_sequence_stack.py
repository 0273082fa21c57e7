"""Sequence Stack on the table: what a discard does, in both of its games, and how it ends."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.hands import RECORDS, expect_end, hold, let_go, open_table, play, record_of, tap

LAST_LOOK = 1600  # milliseconds until the end screen takes the table's place


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


def test_completing_the_stack(page: Page, quick_site: str):
    hold(page, LAST_LOOK)
    open_table(page, quick_site, "1.sequence_stack..whssy.1.0.8place-draw")
    play(page, "place")
    expect(page.locator(".tray.p1 .ladder .tile")).to_have_count(5)
    expect(page.locator(".say")).to_contain_text("the stack is complete")


def test_the_new_deck_is_announced_and_what_it_leaves_out_is_named(page: Page, quick_site: str):
    record = "1.sequence_stack..s0.1.0.2place-4discard-2place-2discard"
    open_table(page, quick_site, record)
    expect(page.locator(".say")).to_contain_text("shuffled into a new deck of 4")
    expect(page.locator(".say")).to_contain_text("5 stays out of it: it is blocked for both of you")
    expect(page.locator(".pile__more")).to_have_text("out for good: 5")


def test_equal_stacks_are_drawn_off(page: Page, quick_site: str):
    hold(page, LAST_LOOK)
    open_table(page, quick_site, "1.sequence_stack..s0.1.0.10discard")
    expect(page.locator(".say")).to_contain_text("the stacks are equal: one card each decides.")
    expect(page.locator(".say")).to_contain_text("Draw a card. The higher number wins.")
    tap(page, "[data-move=draw]")
    expect(page.locator(".duel .tile")).to_have_count(1)
    tap(page, "[data-move=draw]")
    expect(page.locator(".duel .tile")).to_have_count(2)
    let_go(page)
    expect_end(page, record_of(page, "sequence_stack"))


# -- a number is blocked when both its cards are discarded --------------------------------------


def test_one_more_discard_blocks_what_is_marked(page: Page, quick_site: str):
    open_table(page, quick_site, RECORDS["stack-one-gone"])
    warned = page.locator(".slot--gone")
    expect(page.locator(".tray.p1 .slot--gone > b")).to_have_text(["2", "5"])
    expect(page.locator(".tray.p2 .slot--gone > b")).to_have_text(["2", "5"])
    expect(page.locator(".tray.p1 .slot--no > b")).to_have_text(["3", "4"])  # they say "blocked"
    expect(page.locator(".tray.p1 li").nth(1)).to_have_text("2one gone, one more discard blocks it")
    assert "one more discard blocks" in str(warned.first.get_attribute("title"))
    play(page, "discard")  # the other 2
    expect(page.locator(".tray.p2 .slot--no > b")).to_have_text(["2"])
    expect(page.locator(".slot--gone > b")).to_have_text(["5", "5"])


@pytest.mark.parametrize(
    ("record", "does"),
    [
        (RECORDS["stack-one-gone"], "blocks Ben"),
        ("1.sequence_stack.block=both.s3.1.0.6discard-draw", "blocks nothing yet"),
        ("1.sequence_stack.block=both.s0.1.0.place-draw", "blocks nothing"),
        ("1.sequence_stack.block=both.s2.1.0.11discard-place-discard-draw", "stays blocked"),
        (RECORDS["stack-drawn"], "blocks Ada"),
    ],
)
def test_the_button_says_what_the_discard_does(page: Page, quick_site: str, record, does):
    open_table(page, quick_site, record)
    expect(page.locator("[data-move=discard] small")).to_have_text(does)
