"""What the build leaves behind for offline and install: the stamped list; and the icons."""

import hashlib
import json
import re
import struct
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tools.build.precache import PAGE, WORKER, stamp

HTML = '<!doctype html>\n<meta name="build" content="">'


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A small site with the real service worker."""
    folder = tmp_path / "site"
    (folder / "web").mkdir(parents=True)
    (folder / WORKER).write_bytes((ROOT / WORKER).read_bytes())
    (folder / PAGE).write_text(HTML)
    (folder / "web/ünïcode name.js").write_text("1;")
    (folder / ".nojekyll").write_text("")
    return folder


def listed(site: Path) -> dict:
    text = (site / WORKER).read_text(encoding="utf-8")
    return json.loads(re.search(r"/\*build:\*/(.*?)/\*:build\*/", text, re.DOTALL)[1])


def test_the_list_holds_every_file_but_the_worker(site: Path) -> None:
    version = stamp(site)
    build = listed(site)
    assert build["version"] == version
    assert sorted(build["files"]) == [PAGE, "web/ünïcode name.js"]
    for path, (digest, size, packed) in build["files"].items():
        data = (site / path).read_bytes()
        assert digest == hashlib.sha256(data).hexdigest()
        assert size == len(data)
        assert packed > 0
    assert f'content="{version}"' in (site / PAGE).read_text()


def test_what_the_page_begins_with_is_what_its_head_asks_for(site: Path) -> None:
    head = (
        '<link rel="preload" href="web/main.css" as="style">'
        '<link rel="preload" href="font.woff2" as="font">'
        '<meta name="soon" content="web/loader.js runtime/some.wasm">'
        '<script src="web/boot.js"></script><script type="module" src="web/main.js"></script>'
    )
    (site / PAGE).write_text(HTML + head)
    stamp(site)
    assert listed(site)["start"] == ["web/boot.js", "web/loader.js", "web/main.css", "web/main.js"]


def test_the_version_is_the_contents_and_nothing_else(site: Path) -> None:
    first = stamp(site)
    assert stamp(site) == first, "stamped twice"
    page = site / PAGE
    page.write_text(f"{HTML}\n")
    assert stamp(site) != first
    page.write_text(HTML)
    assert stamp(site) == first, "back to the old contents is back to the old version"
    (site / "web/ünïcode name.js").rename(site / "web/other.js")
    assert stamp(site) != first, "the name counts"


def test_the_worker_itself_counts(site: Path) -> None:
    first = stamp(site)
    with (site / WORKER).open("a") as worker:
        worker.write("// changed\n")
    assert stamp(site) != first


def test_a_worker_without_a_place_for_the_list_is_refused(site: Path) -> None:
    (site / WORKER).write_text("// nothing here\n")
    with pytest.raises(SystemExit, match=r"sw\.js has no place"):
        stamp(site)


def test_a_page_without_a_place_for_the_version_is_refused(site: Path) -> None:
    (site / PAGE).write_text("<!doctype html>")
    with pytest.raises(SystemExit, match=r"index\.html has no place"):
        stamp(site)


def test_the_manifest_names_icons_of_their_size() -> None:
    manifest = json.loads((ROOT / "web/manifest.webmanifest").read_text())
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        head = (ROOT / "web" / icon["src"]).read_bytes()[:24]
        assert icon["sizes"] == "{}x{}".format(*struct.unpack(">II", head[16:]))
