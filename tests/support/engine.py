"""The page's two interpreters, seen from a browser test: which worker runs which, is it there?"""

from playwright.sync_api import Page, Worker

from tools.dev.waiting import until

FETCHED = "performance.getEntriesByType('resource').map(entry => entry.name).join(' ')"

DIE = "self.close()"


def worker(page: Page, interpreter: str) -> Worker:
    """The latest worker that runs "micropython" or "pyodide"."""
    found = worker_or_none(page, interpreter)
    assert found, f"no worker runs {interpreter}"
    return found


def worker_or_none(page: Page, interpreter: str) -> "Worker | None":
    for candidate in reversed(page.workers):
        if f"runtime/{interpreter}/" in candidate.evaluate(FETCHED):
            return candidate
    return None


def full(page: Page) -> None:
    """Pyodide has given its first answer."""
    until(page, "performance.getEntriesByName('numgames:full').length > 0", timeout=60_000)


UNREACHED = "ERR_FAILED|wasm|ArrayBuffer instantiation|Failed to fetch"
"""What browser and interpreters say about files that cannot be fetched."""

ASKED = """
  globalThis.asked = [];
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (...what) {
    const [, name, given] = Array.isArray(what[0]) ? what[0] : [];
    if (name === "call") asked.push(JSON.parse(given[0]));
    return post.apply(this, what);
  };
"""

STALLED = 15_000
"""Milliseconds; a worker that nobody knows to have failed is given up after 20 seconds."""
