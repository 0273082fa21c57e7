"""The bot lab, as somebody uses it who writes a player."""

from playwright.sync_api import Page

SHOWS = ".lab__result[data-verdict], .lab__program .lab__error"


def write(page: Page, program: str) -> None:
    """Put another program into the editor, as pasting does."""
    page.locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(program)


def run(page: Page, program: str = "") -> str:
    """Run one game; what came out."""
    if program:
        write(page, program)
    page.locator("[data-act=run]").click()
    return shown(page)


def shown(page: Page) -> str:
    page.locator("[data-act=run]:enabled").wait_for()
    return page.locator(SHOWS).first.inner_text()
