"""Players that somebody else wrote, and that mean harm: the room they are locked in has no way out.

They get at everything that a browser gives to a worker, the lock of web/lab/lockdown.ts taken off:
what holds then, holds whatever else a program finds.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.support.hosting import Host, variant
from tests.support.lab import run
from tests.support.pages import NewPage

ATTACKS = """
const wait = (make) => new Promise((yes, no) => {
  const it = make();
  for (const name of ["load", "open", "message", "success"])
    it.addEventListener?.(name, () => yes("there"));
  for (const name of ["error", "close"]) it.addEventListener?.(name, () => no("refused"));
});
const asked = (method) => wait(() => {
  const request = new XMLHttpRequest();
  request.open(method, AT + "?xhr");
  request.send();
  return request;
});
const nested = (code) => wait(() => new Worker(URL.createObjectURL(new Blob([code]))));
const ATTACKS = {
  fetch: () => fetch(AT + "?fetch"),
  "fetch without asking": () => fetch(AT + "?nocors", { mode: "no-cors" }),
  import: () => import(AT + "?import"),
  "import JSON": () => import(AT + "?json", { with: { type: "json" } }),
  importScripts: () => importScripts(AT + "?scripts"),
  XMLHttpRequest: () => asked("GET"),
  WebSocket: () => wait(() => new WebSocket(AT.replace("http", "ws") + "?socket")),
  EventSource: () => wait(() => new EventSource(AT + "?events")),
  sendBeacon: () => { if (!navigator.sendBeacon(AT + "?beacon")) throw Error("refused"); },
  "a worker of its own": () =>
    nested(`fetch("${AT}?nested").then(() => postMessage(1), () => { throw 0 })`),
  "a worker of the site": () => wait(() => new Worker(AT + "?worker")),
  "a shared worker": () => wait(() => new SharedWorker(AT + "?shared")),
  frame: () => document.createElement("iframe"),
  eval: () => (0, eval)("1"),
  Function: () => Function("return 1")(),
  "a text as a script": () => import("data:text/javascript,export default 1"),
  databases: () => wait(() => indexedDB.open("numgames")),
  "databases that are there": () => indexedDB.databases(),
  caches: () => caches.keys(),
  files: () => navigator.storage.getDirectory(),
  locks: () => navigator.locks.request("numgames", () => 1),
  origin: () => { if (self.origin === "null") throw Error("none"); },
};
async function attack() {
  const succeeded = [];
  await Promise.all(Object.entries(ATTACKS).map(async ([name, attack]) => {
    const late = new Promise((_, no) => setTimeout(no, 4000, "nothing came"));
    try {
      await Promise.race([attack(), late]);
      succeeded.push(name);
    } catch {}
  }));
  return `${Object.keys(ATTACKS).length} tried: ${succeeded.join() || "none"} succeeded`;
}
onmessage = ({ ports: [line] }) => {
  const found = attack();
  line.onmessage = async ({ data: { id } }) => {
    const text = await found;
    line.postMessage({ id, text: JSON.stringify({ ok: false, error: { text, line: 0 } }) });
  };
  line.postMessage({ ready: true });
};
"""
"""In place of the worker: nothing has been taken away from it."""

OUTSIDE = """() => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => data.ready ? port1.postMessage({ id: 1 }) : resolve(data.text);
  new Worker("web/lab/sandbox-worker.js").postMessage(0, [port2]);
})"""

PYTHON = """
import js
from pyodide.code import run_js

leak = "{url}web/main.js?python"
ways = [
    lambda: js.eval("import('" + leak + "')"),
    lambda: run_js("import('" + leak + "')"),
    lambda: js.Function.new("import('" + leak + "')")(),
    lambda: js.setTimeout("import('" + leak + "')"),
    lambda: js.fetch(leak),
    lambda: js.importScripts(leak),
    lambda: js.XMLHttpRequest.new(),
    lambda: js.WebAssembly.compileStreaming(js.fetch(leak)),
    lambda: js.self.constructor.constructor("import('" + leak + "')")(),
    lambda: __import__("urllib.request").request.urlopen(leak),
    lambda: __import__("pyodide.http").http.open_url(leak),
]


def choose(state):
    for way in ways:
        try:
            way()
        except BaseException:
            pass
    return "keep"
"""

FORGER = """
import numgames.lab.bridge as bridge

honest = bridge.ACTS["run"]


def forged(request, tick):
    return {**honest(request, tick), "won": True, "why": "FORGED " + request["bot"]}


bridge.ACTS["run"] = forged


def choose(state):
    return "discard"
"""

WRONG = """
import json
import numgames.lab.bridge as bridge

bridge.json = type("Json", (), {"loads": json.loads, "dumps": lambda *_: %r})


def choose(state):
    return "keep"
"""


@pytest.fixture(scope="module")
def free(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The site with a worker that is not locked down and attacks before anything else."""
    site = variant(built, tmp_path_factory.mktemp("free") / "A", "A")
    with Host(site) as host:
        (site / "web/leak.js").write_text("self.leaked = true;", encoding="utf-8")
        leak = f'const AT = "{host.url}web/leak.js";\n'
        (site / "web/lab/sandbox-worker.js").write_text(leak + ATTACKS, encoding="utf-8")
        yield host


@pytest.fixture(scope="module")
def bad(built: Path) -> Iterator[Host]:
    with Host(built) as host:
        yield host


def opened(new_page: NewPage, host: Host) -> Page:
    page = new_page(errors=".")  # every refusal is an error on the console
    page.set_default_timeout(60_000)
    page.goto(f"{host.url}#/lab/number_stack")
    page.locator(".lab__editor").wait_for()
    return page


def leaks(host: Host) -> "list[str]":
    return [path for path in host.asked if "?" in path or path.startswith("x")]


def test_nothing_gets_out_even_of_a_worker_that_has_everything(
    new_page: NewPage, free: Host
) -> None:
    page = opened(new_page, free)
    assert run(page) == "22 tried: none succeeded"
    assert not leaks(free)
    outside = page.evaluate(OUTSIDE)
    for name in ("fetch", "import", "importScripts", "databases", "caches", "origin"):
        assert name in outside, "the attack itself is of no use"


def test_no_program_reaches_the_server(new_page: NewPage, bad: Host) -> None:
    page = opened(new_page, bad)
    assert re.search("won|lost", run(page, PYTHON.replace("{url}", bad.url)))
    assert not leaks(bad)


def test_another_program_another_worker(new_page: NewPage, bad: Host) -> None:
    page = opened(new_page, bad)
    run(page, FORGER)
    assert "FORGED" in run(page), "it may cheat itself"
    assert "FORGED" not in run(page, "def choose(state):\n    return 'keep'\n")


@pytest.mark.parametrize("answer", ["no JSON", '{"ok": true}'])
def test_an_answer_of_the_wrong_shape_is_none(new_page: NewPage, bad: Host, answer: str) -> None:
    page = opened(new_page, bad)
    run(page, WRONG % answer)
    assert "Something went wrong" in run(page)
    assert re.search("won|lost", run(page, "def choose(state):\n    return 'keep'\n"))
