"""numgames.html, the whole site in one file: opened from the disk, the network off, it plays.  So
does numgames-site.zip, unpacked on a plain server under some path."""

import base64
import gzip
import json
import os
import re
import zipfile
from pathlib import Path
from urllib.parse import unquote, urlparse

import pytest
from playwright.sync_api import Page, expect

from tests.support.hands import expect_end, play_out, record_of, tap
from tests.support.pages import WithoutPyodide, begin, said, settled
from tools.dev.serve import Server
from tools.dev.waiting import until
from tools.release.one_file import LARGEST, one_file
from tools.release.zip_site import zip_site

OURS = r"^(file:///.*/numgames\.html|blob:null/)"
"""What the file may ask for: itself, and what it made."""


@pytest.fixture(scope="module")
def file(built: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of the file, in a folder of its own."""
    path = tmp_path_factory.mktemp("one file") / "numgames.html"
    path.write_text(one_file(built), encoding="utf-8")
    assert path.stat().st_size < LARGEST
    return path.as_uri()


def test_a_game_from_the_first_tap_to_the_advice(new_page, file: str) -> None:
    page: Page = new_page(errors=OURS, offline=True, reduced_motion="reduce")
    begin(page, file, "number_stack")
    settled(page)
    play_out(page, lambda moves: moves[0])
    expect_end(page, record_of(page, "number_stack"))
    page.reload()
    expect(page.locator(".end h1")).to_be_visible()

    until(page, "performance.getEntriesByName('numgames:full').length > 0", timeout=60_000)
    begin(page, file, "sequence_showdown", help="coach", numbers=20)
    page.locator("[data-number='19']").click()
    page.locator(".tray.is-turn .acts [data-move='19']").click()
    expect(page.locator("[data-number='1']")).to_have_attribute("aria-label", re.compile("loses"))


def test_the_lab_says_that_it_is_not_here(new_page, file: str) -> None:
    page: Page = new_page(errors=OURS, offline=True)
    page.goto(f"{file}#/lab/number_stack")
    expect(page.get_by_text(re.compile("lab (is not|isn’t) in this file"))).to_be_visible()
    assert not page.locator("[data-act=run]").count()


def test_nothing_but_the_files_own_text_may_run(file: str) -> None:
    page = Path(unquote(urlparse(file).path)).read_text(encoding="utf-8")
    policy = page.partition('Content-Security-Policy" content="')[2].partition('"')[0]
    assert "'self'" not in policy
    assert "'unsafe-inline'" not in policy
    assert "http" not in policy
    assert "'unsafe-eval'" not in policy
    assert "connect-src blob:;" in policy


def test_every_file_is_packed_as_it_is(file: str, built: Path) -> None:
    page = Path(unquote(urlparse(file).path)).read_text(encoding="utf-8")
    pack = json.loads(page.partition('id="pack">')[2].partition("</script>")[0])
    assert {path for path in pack if path.startswith("runtime/pyscript/")}
    for path, text in pack.items():
        assert gzip.decompress(base64.b64decode(text)) == (built / path).read_bytes(), path


def test_the_zip_plays_wherever_it_is_unpacked(new_page, built: Path, tmp_path: Path) -> None:
    zip_site(built, tmp_path / "site.zip")
    with zipfile.ZipFile(tmp_path / "site.zip") as archive:
        archive.extractall(tmp_path / "www")
    with Server(tmp_path / "www", "/class 4b/", handler=WithoutPyodide) as server:
        page = new_page()
        begin(page, f"{server.url}numgames/", "stack_attack_score")
        tap(page, "[data-move=take]")
        assert "took" in said(page)


def test_the_same_site_gives_the_same_zip(tmp_path: Path) -> None:
    for name in ("one.zip", "two.zip"):
        site = tmp_path / name.removesuffix(".zip")
        site.mkdir()
        for page in ("index.html", "page.html"):
            (site / page).write_text(page, encoding="utf-8")
            os.utime(site / page, (0, len(os.listdir(tmp_path))))  # a date of its own
        zip_site(site, tmp_path / name)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
