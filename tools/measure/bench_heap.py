"""How much a page and its workers hold: for bench_web.py, and for the test that looks for leaks.

Knows Chromium's tools for developers, and where the page is at rest.
"""

import json
import time
from typing import Any

from playwright.sync_api import CDPSession, Page

COLLECT = "HeapProfiler.collectGarbage"
WEIGH = "Runtime.getHeapUsage"
AFTERWARDS = 1000
"""Milliseconds for what JavaScript tidies up only after its garbage has been collected."""


def held(page: Page, cdp: CDPSession) -> "dict[str, int]":
    """Bytes of the page's heap at home, where no board makes a difference, without its garbage:
    all of them, and those that are not code which the browser has compiled."""
    page.evaluate("location.hash = '#/'")
    page.locator("#home .daily").wait_for()
    page.evaluate("bench.longTasks.length = 0")  # what was noted meanwhile
    chunks: list[str] = []
    cdp.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    cdp.send(COLLECT)
    cdp.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    whole = json.loads("".join(chunks))
    fields, kinds = (whole["snapshot"]["meta"][name] for name in ("node_fields", "node_types"))
    nodes = whole["nodes"]
    types, sizes = (nodes[fields.index(name) :: len(fields)] for name in ("type", "self_size"))
    by_kind = dict.fromkeys(kinds[0], 0)
    for kind, size in zip(types, sizes):
        by_kind[kinds[0][kind]] += size
    total = sum(by_kind.values()) - by_kind["native"]  # which is the browser's own
    return {"all": total, "ours": total - by_kind["code"]}


def in_workers(page: Page) -> "list[int]":
    """Bytes of JavaScript's heap in each worker, without garbage; the least first.

    Playwright has no tools for workers: they are asked through those of their page.
    """
    tools = page.context.new_cdp_session(page)
    workers: list[str] = []
    answers: list[dict[str, Any]] = []
    tools.on("Target.attachedToTarget", lambda event: workers.append(event["sessionId"]))
    tools.on(
        "Target.receivedMessageFromTarget",
        lambda event: answers.append(json.loads(event["message"])),
    )
    attach = {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False}
    tools.send("Target.setAutoAttach", attach)

    def ask(number: int, method: str) -> "list[Any]":
        message = json.dumps({"id": number, "method": method})
        for worker in workers:
            tools.send("Target.sendMessageToTarget", {"sessionId": worker, "message": message})
        late = time.monotonic() + 60
        while time.monotonic() < late:
            given = [one["result"] for one in answers if one.get("id") == number]
            if len(given) == len(page.workers):
                return given
            page.wait_for_timeout(20)
        raise AssertionError(f"{len(given)} of {len(page.workers)} workers have answered")

    ask(1, COLLECT)
    page.wait_for_timeout(AFTERWARDS)
    ask(2, COLLECT)
    weights = [given["usedSize"] for given in ask(3, WEIGH)]
    tools.detach()
    return sorted(weights)
