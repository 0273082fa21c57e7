"""Updates: a new version comes between games, whole or not at all, forwards and back.

A real browser and a host whose folder is swapped; see versions.py.
"""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.hosting import MARK, Host, variant
from tests.support.versions import (
    READY,
    TYPES,
    WHOLE,
    Sites,
    Start,
    begin,
    changed_to,
    look_for_update,
    offer,
    running_variant,
    served_variant,
    take,
)
from tools.dev.waiting import until

pytestmark = pytest.mark.trust("updates and rollbacks, also in mid-game")


def coming(page: Page) -> str:
    """Look for an update; what becomes of it: "installed" if it is whole, else "redundant"."""
    return page.evaluate(
        """navigator.serviceWorker.ready.then((kept) => new Promise((resolve) => {
          kept.addEventListener("updatefound", () => {
            const { installing } = kept;
            installing.addEventListener("statechange", () => resolve(installing.state));
          });
          kept.update();
        }))"""
    )


def take_offer(page: Page, name: str) -> None:
    offer(page).click()
    changed_to(page, name)


def test_update_waits_for_the_end_of_the_game(host: Host, start: Start, sites: Sites) -> None:
    page = start()
    begin(page, host.url)
    host.folder = sites["B"]
    host.asked.clear()
    look_for_update(page, complete=True)
    fetched = {path.partition("?")[0] for path in host.asked}
    assert MARK in fetched
    assert not any(path.startswith("runtime/") for path in fetched), "what is the same is kept"

    take(page)
    assert not offer(page).is_visible()
    page.locator("[data-act=more]").click()
    expect(page.get_by_text("New version ready after this game")).to_be_visible()
    page.keyboard.press("Escape")
    assert (running_variant(page), served_variant(page)) == ("A", "A")

    loads: list[str] = []
    page.on("load", lambda: loads.append(page.url))
    page.get_by_role("link", name="All games").first.click()
    take_offer(page, "B")
    assert served_variant(page) == "B"
    assert len(loads) == 1
    assert len(page.evaluate("caches.keys()")) == 1, "the old version is gone"
    page.goto(f"{host.url}#/play/stack_attack_score")
    expect(page.locator(".pips15 .off")).to_have_count(2)


def test_update_comes_by_itself_with_a_restart(host: Host, start: Start, sites: Sites) -> None:
    host.folder = sites["B"]
    page = start()
    expect(offer(page)).to_be_visible()
    assert running_variant(page) == "A"
    host.stop()
    page = start()
    assert running_variant(page) == "B"
    expect(page.get_by_text(READY)).to_be_visible()


def test_rollback_and_skipped_versions(host: Host, start: Start, sites: Sites) -> None:
    page = start()
    host.folder = sites["B"]
    look_for_update(page, complete=True)
    host.folder = sites["C"]  # before anybody has taken B
    look_for_update(page, complete=True)
    take_offer(page, "C")
    assert served_variant(page) == "C"

    host.folder = sites["A"]
    look_for_update(page)
    take_offer(page, "A")
    assert page.evaluate(WHOLE)["wrong"] == []


def test_offer_withdrawn(host: Host, start: Start, sites: Sites) -> None:
    """B was deployed and taken back before anybody changed to it."""
    page = start()
    host.folder = sites["B"]
    look_for_update(page)
    expect(offer(page)).to_be_visible()
    host.folder = sites["A"]
    page.evaluate("window.here = true")
    look_for_update(page)
    expect(page.get_by_text(READY)).to_be_visible()
    assert page.evaluate("window.here"), "no reload for the version that runs anyway"
    assert served_variant(page) == "A"
    until(page, "caches.keys().then((names) => names.length === 1)")


def test_rollback_on_a_host_that_goes_by_dates(host: Host, start: Start, sites: Sites) -> None:
    host.folder = sites["B"]
    page = start()
    take_offer(page, "B")
    host.by_date = True
    host.folder = sites["A"]  # older files than those that the browser has seen
    page.reload()
    take_offer(page, "A")
    assert page.evaluate(WHOLE)["wrong"] == []


def test_broken_update_changes_nothing(
    host: Host, start: Start, sites: Sites, tmp_path: Path
) -> None:
    big = tmp_path / "big"
    shutil.copytree(sites["B"], big)
    heavy = big / "numgames/library.zip"
    heavy.write_bytes(heavy.read_bytes() + b"\0")
    variant(big, tmp_path / "D", "D")
    page = start()
    host.folder = tmp_path / "D"
    host.breaks["numgames/library.zip"] = heavy.stat().st_size // 2
    assert coming(page) == "redundant"
    page.reload()
    expect(page.get_by_text(READY)).to_be_visible()
    assert not offer(page).is_visible()
    assert (running_variant(page), served_variant(page)) == ("A", "A")

    host.well()
    look_for_update(page)
    expect(offer(page)).to_be_visible(timeout=60_000)
    assert MARK not in host.asked, "what had come is not fetched again"
    take_offer(page, "D")


def test_wrong_file_is_refused(host: Host, start: Start, sites: Sites, tmp_path: Path) -> None:
    """One file does not have the contents that the list promises, though it is as long."""
    page = start()
    expect(page.get_by_text(READY)).to_be_visible()
    wrong = tmp_path / "B"
    shutil.copytree(sites["B"], wrong)
    (wrong / MARK).write_text("X")
    host.folder = wrong
    assert coming(page) == "redundant"
    assert served_variant(page) == "A"
    host.folder = sites["B"]
    look_for_update(page)
    take_offer(page, "B")


def test_host_that_calls_every_file_a_text(host: Host, start: Start, sites: Sites) -> None:
    """As long as the update takes: the bytes are right, and the page can do nothing with them."""
    page = start()
    host.folder, host.plain = sites["B"], True
    look_for_update(page)
    take_offer(page, "B")
    page.reload()
    changed_to(page, "B")
    host.well()
    assert page.evaluate(TYPES) == []


def test_device_that_has_kept_wrong_types_is_well_with_the_next_version(
    host: Host, start: Start, sites: Sites, tmp_path: Path
) -> None:
    """No page of that version can start, and so none can ask for the change."""
    wrong = tmp_path / "wrong"
    shutil.copytree(sites["A"], wrong)
    worker = (wrong / "sw.js").read_text(encoding="utf-8")
    (wrong / "sw.js").write_text(worker.replace("text/javascript; charset=utf-8", "text/plain"))
    page = start()
    host.folder = variant(wrong, tmp_path / "D", "D")
    look_for_update(page)
    offer(page).click()
    page.wait_for_selector("meta[name=variant][content=D]", state="attached")
    assert not page.get_by_text(READY).is_visible()
    (before,) = page.evaluate("caches.keys()")

    host.folder = sites["B"]
    page.reload()
    until(page, f"caches.keys().then((all) => all.length === 1 && !all.includes('{before}'))")
    page.reload()
    changed_to(page, "B")
    assert page.evaluate(TYPES) == []


def test_cache_on_the_way_that_is_behind(host: Host, start: Start, sites: Sites) -> None:
    """The new sw.js is out, but for some minutes every plain address gives an old file."""
    page = start()
    host.folder, host.behind = sites["B"], sites["A"]
    look_for_update(page)
    take_offer(page, "B")
    assert page.evaluate(WHOLE)["wrong"] == []


def test_no_update_while_another_window_plays(host: Host, start: Start, sites: Sites) -> None:
    page = start()
    begin(page, host.url)
    other = page.context.new_page()
    other.goto(host.url)
    host.folder = sites["B"]
    look_for_update(other)
    offer(other).click()
    expect(offer(other)).to_contain_text("after the other game")
    assert (running_variant(page), running_variant(other)) == ("A", "A")
    page.get_by_role("link", name="All games").first.click()
    expect(offer(page)).to_be_visible()
    offer(other).click()
    for window in (page, other):
        changed_to(window, "B")
