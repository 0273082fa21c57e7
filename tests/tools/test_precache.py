"""What the build leaves behind for offline and install: the stamped list, and the icons."""

import hashlib
import json
import re
import struct
import zlib
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tools.build.icons import ICONS, write_icons
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


@pytest.fixture(scope="module")
def icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    write_icons(folder)
    return folder


def pixels(file: Path) -> "tuple[int, bytes]":
    """Side and rows of one of our own PNG files; checks every chunk's sum on the way."""
    data = file.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    chunks = {}
    at = 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        (check,) = struct.unpack(">I", data[at + 8 + length : at + 12 + length])
        assert check == zlib.crc32(kind + body)
        chunks[kind] = body
        at += 12 + length
    width, height, depth, colour = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
    assert (width, depth, colour) == (height, 8, 6)
    rows = zlib.decompress(chunks[b"IDAT"])
    assert len(rows) == height * (1 + 4 * width)
    return width, rows


def pixel(file: Path, x: float, y: float) -> "tuple[int, ...]":
    """Red, green, blue and opacity at a share of the width and height."""
    side, rows = pixels(file)
    at = int(y * side) * (1 + 4 * side) + 1 + 4 * int(x * side)
    return tuple(rows[at : at + 4])


@pytest.mark.parametrize("name", ICONS)
def test_icons_have_their_size_and_colours(icons: Path, name: str) -> None:
    side, _ = pixels(icons / name)
    assert side == ICONS[name][0]
    amber, indigo = (0xF5, 0xAD, 0x2E, 255), (0x3A, 0x3F, 0xA8, 255)
    assert pixel(icons / name, 0.36, 0.45) == amber
    assert pixel(icons / name, 0.64, 0.45) == indigo


def test_only_the_tile_has_clear_corners(icons: Path) -> None:
    assert pixel(icons / "icon-512.png", 0, 0)[3] == 0
    for name in ("maskable-512.png", "maskable-192.png", "apple-180.png"):
        for corner in ((0, 0), (0.999, 0), (0, 0.999), (0.999, 0.999)):
            assert pixel(icons / name, *corner) == (0xFF, 0xFE, 0xF8, 255)


def test_the_logo_stays_inside_what_every_mask_shows(icons: Path) -> None:
    """A system may cut a maskable icon down to a circle of four fifths."""
    side, rows = pixels(icons / "maskable-512.png")
    ivory = bytes((0xFF, 0xFE, 0xF8, 255))
    for y in range(side):
        row = rows[y * (1 + 4 * side) + 1 : (y + 1) * (1 + 4 * side)]
        for x in range(side):
            if row[4 * x : 4 * x + 4] != ivory:
                far = ((x + 0.5 - side / 2) ** 2 + (y + 0.5 - side / 2) ** 2) ** 0.5
                assert far <= 0.4 * side, (x, y)


def test_the_manifest_names_what_there_is(icons: Path) -> None:
    manifest = json.loads((ROOT / "web/manifest.webmanifest").read_text())
    assert (manifest["start_url"], manifest["scope"]) == ("../", "../")
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        side, _ = pixels(icons / Path(icon["src"]).name)
        assert icon["sizes"] == f"{side}x{side}"
        assert icon["src"] == f"icons/{Path(icon['src']).name}"
