"""How people come in: by the sources as they are, by an address that does not exist."""

import re
import zipfile
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import pytest
from playwright.sync_api import expect

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
