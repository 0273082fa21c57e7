"""The pictures of the README, photographed from the real page: anew when the page looks different.

    python3 -m tools.dev.pictures

Needs the built site (`make site`), Playwright and a Chromium.  For pictures of every screen to
look at while working there is shots.py.
"""

import base64
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tools.dev.scenes import RECORDS, put_saves, save
from tools.dev.serve import Server
from tools.dev.shots import BROWSER, PICKED, SIZES

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "docs" / "pictures"
QUALITY = 82
SCENE = "tower-middle"


def photograph(page: Page, to: Path) -> None:
    """As WebP, which has a tenth of the bytes."""
    page.wait_for_timeout(300)  # the font and the last transition
    wanted = {"format": "webp", "quality": QUALITY}
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
    to.write_bytes(base64.b64decode(shot["data"]))
    print(f"{to.relative_to(ROOT)}: {to.stat().st_size / 1000:.0f} KB")


def main() -> None:
    width, height = SIZES["tablet-landscape"]
    with Server(ROOT / "_site", "/numgames/") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=BROWSER)
        context = browser.new_context(
            service_workers="block",
            viewport={"width": width, "height": height},
            color_scheme="light",
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.route("**/runtime/pyodide/**", lambda route: None)  # never answered, never failed
        page.goto(server.url)
        photograph(page, OUT / "home.webp")
        put_saves(page, server.url, save(RECORDS[SCENE], length=3))
        page.goto(f"{server.url}#/play/{RECORDS[SCENE].split('.')[1]}")
        page.locator(".play").wait_for()
        page.locator(f"[data-number='{PICKED[SCENE]}']").click()
        photograph(page, OUT / "table.webp")
        browser.close()


if __name__ == "__main__":
    main()
