"""Waits for something to be true in a page.  Knows no page.

Playwright's own `wait_for_function` asks again by `eval` in the page, which ours forbids.
"""

import time

from playwright.sync_api import Error, Page, TimeoutError

BEAT = 40
"""Milliseconds between two looks."""


def until(page: Page, truth: str, arg: object = None, timeout: int = 60_000) -> object:
    """What `truth` gives in the page, a value or the promise of one, once it is something; it may
    be a function of `arg`.  Milliseconds, as in all of Playwright."""
    late = time.monotonic() + timeout / 1000
    while True:
        try:
            if found := page.evaluate(truth, arg):
                return found
        except Error as error:
            if "context was destroyed" not in error.message:  # the page is just changing
                raise
        if time.monotonic() > late:
            raise TimeoutError(f"It never came true: {truth}")
        page.wait_for_timeout(BEAT)
