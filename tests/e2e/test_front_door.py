"""How people come in: by the sources as they are, by an address that does not exist, by a shortcut
of the app's icon, by a file that the app opens."""

import json
import re
import struct
import zipfile
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.hands import RECORDS, put_saves, save
from tests.support.kept import entry, open_history, read
from tests.support.pages import NewPage
from tests.support.paths import ROOT
from tools.dev.serve import Handler, Server
from tools.release.zip_site import zip_site

NOT_FOUND = "the server responded with a status of 404"


class Lost(Handler):
    """Shows the site's 404.html for whatever is not there, as GitHub Pages does, at any depth."""

    def send_error(self, code: int, *args: object, **kw: object) -> None:
        if code != HTTPStatus.NOT_FOUND or self.command != "GET":
            return super().send_error(code, *args, **kw)  # type: ignore[arg-type]
        text = (Path(self.directory) / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)


@pytest.fixture(scope="module")
def lost(built: Path) -> "Iterator[str]":
    with Server(built, "/school/our games/", handler=Lost) as server:
        yield server.url


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_the_sources_say_what_they_are(new_page: NewPage, scripts: bool) -> None:
    page = new_page(errors=".*", java_script_enabled=scripts)
    page.goto((ROOT / "index.html").as_uri())
    expect(page.get_by_role("heading")).to_have_count(1)
    expect(page.get_by_text("make play", exact=True)).to_be_visible()
    expect(page.locator(".daily, .shelf, .foot")).to_have_count(3)
    for part in (".daily", ".shelf", ".foot"):
        expect(page.locator(part)).to_be_hidden()


def test_the_built_page_says_nothing_of_it(built: Path) -> None:
    assert "unbuilt" in (ROOT / "index.html").read_text(encoding="utf-8")
    assert "unbuilt" not in (built / "index.html").read_text(encoding="utf-8")
    assert "#unbuilt" not in (built / "web" / "main.css").read_text(encoding="utf-8")


@pytest.mark.parametrize("place", ["x", "x/y/z.html", "web/x/", "runtime/x/y?a=b#c", "x//y"])
def test_a_lost_address_leads_home_from_any_depth(new_page: NewPage, lost: str, place: str) -> None:
    page = new_page(errors=NOT_FOUND)
    page.goto(lost + place)
    home = page.get_by_role("link", name="Go to the front page")
    expect(home).to_have_attribute("href", re.compile(r"^/school/our%20games/$"))
    home.click()
    page.wait_for_url(lost)
    expect(page.locator(".shelf")).to_be_visible()


def test_a_branch_is_served_as_it_is(built: Path, tmp_path: Path) -> None:
    """Without this file GitHub Pages would take a branch for the sources of a blog."""
    zip_site(built, tmp_path / "site.zip")
    names = zipfile.ZipFile(tmp_path / "site.zip").namelist()
    assert {"numgames/.nojekyll", "numgames/404.html", "numgames/index.html"} <= set(names)


# -- the installed app -------------------------------------------------------------------------

MANIFEST = json.loads((ROOT / "web" / "manifest.webmanifest").read_text(encoding="utf-8"))
LEADS_TO = {
    "../#/puzzle": ("#/puzzle", ".puzzle"),
    "../#/continue": ("#/play/number_stack", ".play"),
    "../#/computer": ("#/setup/number_stack", ".person__name:has-text('Computer')"),
    "../#/print/sequence_showdown": ("#/print/sequence_showdown", ".paper__grid"),
}
LAUNCH_QUEUE = """Object.defineProperty(window, "launchQueue", {
  value: { setConsumer: (consumer) => (window.launch = consumer) },
})"""
OPEN_FILE = """(text) => window.launch({
  targetURL: new URL("#/history", location.href).href,
  files: [{ getFile: async () => new File([text], "numgames.json") }],
})"""


def test_every_shortcut_leads_to_what_it_says(page: Page, quick_site: str) -> None:
    put_saves(page, quick_site, save(RECORDS["sum-drawn"]))
    assert {one["url"] for one in MANIFEST["shortcuts"]} == set(LEADS_TO)
    for shortcut in MANIFEST["shortcuts"]:
        page.goto("about:blank")  # each one finds no page
        page.goto(quick_site + shortcut["url"].removeprefix(MANIFEST["start_url"]))
        address, there = LEADS_TO[shortcut["url"]]
        page.locator(there).wait_for()
        assert page.url == quick_site + address


def test_the_pictures_of_the_manifest_are_what_it_says(built: Path) -> None:
    for picture in MANIFEST["screenshots"]:
        data = (built / "web" / picture["src"]).read_bytes()
        width, height = (int(side) for side in picture["sizes"].split("x"))
        assert struct.unpack(">II", data[16:24]) == (width, height)
        assert max(width, height) <= 2.3 * min(width, height)
        assert (picture["form_factor"] == "wide") == (width > height)


def test_a_backup_opened_with_the_app_is_taken_in(page: Page, quick_site: str) -> None:
    page.add_init_script(LAUNCH_QUEUE)
    open_history(page, quick_site, entry(1))
    page.goto(f"{quick_site}#/settings")
    page.evaluate(OPEN_FILE, json.dumps({"numgames": 1, "games": [entry(1), entry(2)]}))
    expect(page.locator(".toast")).to_contain_text("1 game added. 1 was already here.")
    expect(page.locator(".gamerow")).to_have_count(2)
    before = read(page)
    page.evaluate(OPEN_FILE, json.dumps({"numgames": 1, "games": [{**entry(3), "id": "../x"}]}))
    expect(page.locator(".toast").last).to_contain_text("Nothing was changed.")
    assert read(page) == before
