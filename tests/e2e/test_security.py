"""What SECURITY.md promises: no markup from text, nothing from elsewhere, links that only show.

Every page of these tests watches itself (conftest.py): a report of the content security policy,
a request to another origin, a dialog or an error on the console fails the test.
"""

import base64
import hashlib
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from numgames.games import ORDER
from numgames.play.session import resume
from tests.support.engine import full
from tests.support.hands import RECORDS, act, look, put_saves, save, wait
from tests.support.kept import entry, finished, read, write
from tests.support.links import LINKS
from tests.support.pages import said
from tests.support.paths import ROOT
from tests.support.screens import screens

LOCKED = ROOT / "web" / "lab" / "sandbox-frame.ts"
SCRIPT = re.search(r"SCRIPT = `(.*?)`;\n", LOCKED.read_text(encoding="utf-8"), re.DOTALL)[1]
FRAME = f"sha256-{base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()}"
"""The one script that stands in a document: it starts the workers of people's own players."""

POLICY = {
    "default-src": "'none'",
    "script-src": f"'self' blob: 'wasm-unsafe-eval' '{FRAME}'",
    "worker-src": "'self' blob:",
    "connect-src": "'self' blob:",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "manifest-src": "'self'",
    "font-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}


def test_the_policy_is_the_strict_one_and_comes_first(built: Path) -> None:
    wanted = "; ".join(f"{name} {sources}" for name, sources in POLICY.items())
    meta = f'<meta http-equiv="Content-Security-Policy" content="{wanted}">'
    for page in (ROOT / "index.html", built / "index.html"):
        text = page.read_text(encoding="utf-8")
        before, found, after = text.partition(meta)
        assert found, page
        assert not re.search("<(script|link|style|body|svg|img)", before)
        assert "Content-Security-Policy" not in before + after
        assert not re.search(r"<script(?![^>]* src=)", text), "a script without a file"


MARKUP = r"\b(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|srcdoc)\b"
FORBIDDEN = {
    "text becomes markup": MARKUP,
    "lit-html stops escaping": r"\bunsafe(HTML|SVG|Static|MathML|CSS)\b",
    "document.write": r"\bdocument\s*\.\s*write(ln)?\b",
    "text becomes code": r"\beval\s*\(|\bFunction\s*\(|\bset(Timeout|Interval)\s*\(\s*[\"'`]",
    "a handler in markup": r"<[^>]*\son[a-z]+\s*=",
    "an address that runs": r"javascript:",
    "the prototype is touched": r"(?<!!== \")__proto__|\bsetPrototypeOf\b",
}
FOUND = (
    "place.innerHTML = text",
    'place["outerHTML"] += text',
    "place.insertAdjacentHTML('beforeend', text)",
    'import { unsafeHTML } from "lit-html/directives/unsafe-html.js"',
    "document.write(text)",
    "eval(text)",
    "new Function(text)()",
    "setTimeout('alert(1)')",
    '<a href="#" onclick="go()">',
    "html`<img\n src=x onerror=${text}>`",
    'href="javascript:go()"',
    'target["__proto__"] = given',
    "Object.setPrototypeOf(target, given)",
)


def forbidden(text: str) -> "list[str]":
    return [why for why, pattern in FORBIDDEN.items() if re.search(pattern, text)]


def test_nothing_of_ours_makes_markup_or_code_from_text() -> None:
    assert all(map(forbidden, FOUND))
    files = [ROOT / "index.html", ROOT / "sw.js"]
    for kind in ("ts", "svg", "html"):
        files += (ROOT / "web").rglob(f"*.{kind}")
    assert len(files) > 100
    faults = {str(file): forbidden(file.read_text(encoding="utf-8")) for file in files}
    assert faults.pop(str(ROOT / "web/lab/sandbox.ts")) == ["text becomes markup"]  # a constant
    assert not {file: found for file, found in faults.items() if found}


def test_no_screen_asks_elsewhere_or_breaks_the_policy(page: Page, site: str) -> None:
    """With both interpreters, and a little play on every table."""
    played = 0
    for screen in screens(page, site):
        if not re.fullmatch(r"#/play/\w+", screen):
            continue
        for _ in range(3):
            if wait(page) != "over":
                act(page, lambda moves: moves[0])
                played += 1
    assert played > 6
    full(page)


def all_kept(page: Page) -> object:
    """All that the page keeps; which page may write is no game."""
    games = {key: value for key, value in read(page).items() if key != "writer"}
    return games, page.evaluate("[{ ...localStorage }, { ...sessionStorage }, document.cookie]")


ADDRESSES = (
    *[f"{screen}/{game.id}" for screen in ("setup", "review", "lab") for game in ORDER],
    *[
        "continue",
        "computer",
        "accessibility",
        "settings",
        "history",
        "puzzle/2026-11-10",
        "end/number_stack",
        "written/number_stack",
    ],
    *["play/number_stack", "play/<script>", "setup/__proto__", "lab/constructor", "../../x", "/"],
)


def keep_something(page: Page, site: str) -> object:
    """A table, a history and settings; gives all that is kept."""
    put_saves(page, site, save(RECORDS["sum-drawn"]), save(RECORDS["chain-middle"]))
    page.locator("#home .daily").wait_for()
    write(page, finished(entry(1), entry(2, RECORDS["chain-stuck"])))
    settings = '{"names": ["Ada", "Ben"]}'
    page.evaluate(f"localStorage['numgames:settings ' + location.pathname] = '{settings}'")
    page.reload()
    page.locator("#home .cont").wait_for()
    return all_kept(page)


def test_a_link_starts_nothing_but_a_viewer(page: Page, quick_site: str) -> None:
    """Whoever sent it: it is looked at from end to end, and nothing that is kept has changed."""
    before = keep_something(page, quick_site)
    newest = {link.split(".")[1]: link for link in LINKS}
    mine = RECORDS["chain-middle"]  # the game on the table here, and one move further
    page.goto("about:blank")  # the first link finds no page, the others do
    for text in (*newest.values(), mine, f"{mine}-6"):
        game = resume(text)
        if game.outcome:
            page.goto(f"{quick_site}#{text}")
        else:
            look(page, f"{quick_site}#{text}")
        if game.outcome:
            winner = f"Player {game.player(game.outcome.winner) + 1} wins"
            expect(page.locator("#review-title")).to_have_text(winner)
            assert winner in said(page)
        expect(page.locator("main.review")).to_be_focused()
        rows = page.locator(".moves tbody tr:not(.moves__card)")
        expect(rows).to_have_count(len(game.record.moves))
        assert page.evaluate("document.body.dataset.page") == "link"
        assert not page.locator(".play:not(.still *), dialog[open]").count()
        page.keyboard.press("Home")
        expect(page.locator(".scrub__t")).to_contain_text("Move 1:")
        for key in ("ArrowRight", "End"):
            page.keyboard.press(key)
        assert all_kept(page) == before, text


def test_no_address_changes_what_is_kept(page: Page, quick_site: str) -> None:
    before = keep_something(page, quick_site)
    for address in ADDRESSES:
        page.goto(f"{quick_site}#/{address}")
        page.locator("main:visible").first.wait_for()
    page.reload()
    page.locator("main:visible").first.wait_for()
    assert all_kept(page) == before
