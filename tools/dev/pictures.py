"""The pictures of the README, of links and of stores, photographed from the real page: anew when
it looks different.

    python3 -m tools.dev.pictures

Needs the built site (`make site`), Playwright and a Chromium.  For pictures of every screen to
look at while working there is shots.py.
"""

import base64
import shutil
import struct
import zlib
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools.dev.scenes import RECORDS, put_saves, save
from tools.dev.serve import Server
from tools.dev.shots import BROWSER, PICKED, SIZES

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "docs" / "pictures"
SITE = ROOT / "web" / "pictures"
"""PNG, which messengers and stores take: card for links, wide and narrow for the manifest."""
QUALITY = 82
SCENE = "tower-middle"
STORES = {"wide": (1280, 800, 1), "narrow": (390, 844, 2)}
"""By picture: width, height, pixels to a point."""

CARD = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .skip, .top > :not(.logo), .daily, #continue, .foot { display: none !important; }
    .box > :not(.box__art) { display: none !important; }
    .top { padding: 3rem 3.5rem 0 !important; }
    .logo { font-size: 2.5rem; }
    .logo__mark { width: 3.5rem; }
    .home { padding: 1.25rem 3.5rem 3.5rem; gap: 2rem; }
    .home h1 { font-size: 3.25rem; white-space: nowrap; }
    .box { display: flex; }
    .box__art { flex: 1; }
  `);
  document.adoptedStyleSheets.push(sheet);
}"""
"""The home page at the size of a card: the shelf, and what it is."""


def photograph(page: Page, to: Path) -> None:
    """As WebP, which has a tenth of the bytes, or as PNG."""
    page.wait_for_timeout(300)  # the font and the last transition
    if to.suffix == ".png":
        to.write_bytes(smaller(page.screenshot()))
    else:
        wanted = {"format": "webp", "quality": QUALITY}
        shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
        to.write_bytes(base64.b64decode(shot["data"]))
    print(f"{to.relative_to(ROOT)}: {to.stat().st_size / 1000:.0f} KB")


def smaller(png: bytes) -> bytes:
    """The same picture packed as well as can be; a browser packs in a hurry."""
    chunks: list[tuple[bytes, bytes]] = []
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        chunks.append((png[at + 4 : at + 8], png[at + 8 : at + 8 + length]))
        at += length + 12
    pixels = zlib.decompress(b"".join([data for kind, data in chunks if kind == b"IDAT"]))
    packed = [(b"IHDR", chunks[0][1]), (b"IDAT", zlib.compress(pixels, 9)), (b"IEND", b"")]
    return png[:8] + b"".join([chunk(*one) for one in packed])


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def open_page(browser: Browser, width: int, height: int, scale: int = 1) -> Page:
    context = browser.new_context(
        service_workers="block",
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        color_scheme="light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.route("**/runtime/pyodide/**", lambda route: None)  # never answered, never failed
    return page


def lay_game(page: Page, url: str) -> None:
    put_saves(page, url, save(RECORDS[SCENE], length=3))
    page.goto(f"{url}#/play/{RECORDS[SCENE].split('.')[1]}")
    page.locator(".play").wait_for()
    page.locator(f"[data-number='{PICKED[SCENE]}']").click()


def main() -> None:
    with Server(ROOT / "_site", "/numgames/") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=BROWSER)
        page = open_page(browser, *SIZES["tablet-landscape"])
        page.goto(server.url)
        photograph(page, README / "home.webp")
        lay_game(page, server.url)
        photograph(page, README / "table.webp")
        page = open_page(browser, 1200, 630)
        page.goto(server.url)
        page.evaluate(CARD)
        photograph(page, SITE / "card.png")
        for name, size in STORES.items():
            page = open_page(browser, *size)
            lay_game(page, server.url)
            photograph(page, SITE / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
