"""What a site says of its own address: all of it if that is known, and nothing half."""

import base64
import hashlib
import json
import re
import struct
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tools.build import address as subject
from tools.build import precache

PAGE = """<head>
<meta name="description" content="Two &amp; five.">
<title>Games for &lt;two&gt;</title>
<meta name="build" content="">
"""
URL = "https://ada.example/school/games/"
NEED_AN_ADDRESS = ("canonical", "og:url", "og:image", "og:image:alt", "twitter:card")


def tags(page: str) -> "dict[str, str]":
    found = re.findall(
        r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">', page
    )
    found += re.findall(r'<link rel="(canonical)" href="([^"]*)">', page)
    assert len(found) == len(dict(found)), "a tag stands there twice"
    return dict(found)


def test_with_an_address_a_link_has_a_face(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SITE_URL", URL.rstrip("/"))
    page = subject.with_face(PAGE)
    said = tags(page)
    assert set(NEED_AN_ADDRESS) <= set(said)
    assert said["og:title"] == "Games for &lt;two&gt;"
    assert said["og:description"] == "Two &amp; five."
    assert said["canonical"] == said["og:url"] == URL
    assert said["og:image"].startswith(URL)
    assert page.startswith("<head>")
    assert page.endswith('<meta name="build" content="">\n')


def test_without_one_what_needs_it_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SITE_URL", "")
    said = tags(subject.with_face(PAGE))
    assert said["og:title"]
    assert not set(NEED_AN_ADDRESS) & set(said)
    assert "//" not in " ".join(said.values())


@pytest.mark.parametrize(
    "url", ["games", "/games/", "ftp://a/b", "https:///x", "https://a/?b", "https://a/#b"]
)
def test_half_an_address_stops_the_build(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("SITE_URL", url)
    with pytest.raises(SystemExit, match="whole address"):
        subject.with_face(PAGE)


def test_the_picture_is_one_that_messengers_take() -> None:
    picture = (ROOT / subject.CARD).read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) < 150_000


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "web").mkdir()
    for name in ("web/manifest.webmanifest", "404.html"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    return tmp_path


def manifest(site: Path) -> "dict[str, object]":
    found: dict[str, object] = json.loads((site / "web/manifest.webmanifest").read_text("utf-8"))
    return found


def test_the_app_is_who_it_was_without_an_id(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser resolves an id against the origin alone and takes the start without one: both have
    to give the same, or an installed app would become another app."""
    monkeypatch.setenv("SITE_URL", "")
    subject.write_addresses(site)
    assert "id" not in manifest(site)
    monkeypatch.setenv("SITE_URL", URL)
    subject.write_addresses(site)
    assert manifest(site)["id"] == "/school/games/"
    assert manifest(site)["start_url"] == "../"  # from web/: the same place
    assert 'id="home" href="/school/games/"' in (site / "404.html").read_text("utf-8")


def test_the_lost_page_runs_and_wears_only_what_its_policy_names() -> None:
    text = (ROOT / "404.html").read_text(encoding="utf-8")
    policy = re.search('http-equiv="Content-Security-Policy" content="([^"]*)"', text)
    assert policy
    for kind in ("script", "style"):
        (inline,) = re.findall(f"<{kind}>(.*?)</{kind}>", text, re.S)
        digest = base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in policy[1]
    assert 'href="./"' in text


def test_what_only_others_ask_for_is_not_kept_offline(tmp_path: Path) -> None:
    for name in ("index.html", "404.html", ".nojekyll", "web/pictures/card.png", "web/icons/a.png"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert precache.paths(tmp_path) == ["index.html", "web/icons/a.png"]
