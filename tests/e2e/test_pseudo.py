"""No sentence stands outside the words: the page in the pseudo-language of tests, screen by screen,
has all that people read or hear in ⟦brackets⟧.  Its words are longer by a third, and still nothing
is cut off at 360 pixels."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.support.geometry import MISFITS, misfits
from tests.support.hands import RECORDS, hold, put_saves, save
from tests.support.kept import entry, open_history
from tests.support.pages import PATH, WithoutPyodide
from tests.support.pseudo_page import build_in_pseudo
from tests.support.screens import CHAIN, Act, begin_with_toss, moments, press, screens
from tools.dev.serve import Server

SMALL = {"width": 360, "height": 640}

TEXTS = """() => {
  const visible = (e) => e.checkVisibility({ visibilityProperty: true });
  const shown = (e) => visible(e.tagName === "OPTION" ? e.closest("select") : e);
  const where = (e) => `${e.tagName.toLowerCase()}.${e.className.baseVal ?? e.className}`;
  const apart = `script, noscript, mpy-config, py-config, .sprite, .cm-editor, code, kbd,
    .tag, .box h2, .box__what, .which, .statement, [translate=no]`;
  const found = [`title\\0${document.title}`];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode;
    if (!data.trim() || !shown(parent)) continue;
    if (parent.closest(apart)) continue;
    found.push(`${where(parent)}\\0${data}`);
  }
  for (const e of document.querySelectorAll("body *"))
    if (shown(e) && !e.closest(".cm-editor"))
      for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"])
        if (e.hasAttribute(name)) found.push(`${where(e)}[${name}]\\0${e.getAttribute(name)}`);
  return found;
}"""
"""Where, and what stands there; in the order of the page."""

Places = Callable[[Page, str], "Iterator[str]"]

NAMES = r"numgames|Ada|Ben|Maximilian|\d+ [A-Z][a-z]+ \d{4}|^[A-Z][a-z]{2,3}$"
"""What is called the same in every language; and dates, which the browser writes."""


@pytest.fixture(scope="module")
def pseudo_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site in the pseudo-language."""
    built = build_in_pseudo(tmp_path_factory.mktemp("pseudo"))
    with Server(built, PATH, handler=WithoutPyodide) as server:
        yield server.url


def outside(texts: "list[str]") -> "list[str]":
    """What has letters and stands in no bracket; a sentence may go through several elements."""
    found, depth = [], 0
    for text in texts:
        where, words = text.split("\0", 1)
        if "[" in where or where == "title":
            assert depth == 0, f"A bracket is open before {where}: {words}"
        left = ""
        for letter in words:
            depth += {"⟦": 1, "⟧": -1}.get(letter, 0)
            left += letter if depth == 0 and letter != "⟧" else " "
        if re.search(r"[^\W\d_]", re.sub(NAMES, "", left)):
            found.append(f"{where}: {left.strip()}")
    return found


def faults(page: Page) -> "list[str]":
    texts = outside(page.evaluate(TEXTS))
    return [*texts, *page.evaluate(MISFITS)]


def test_every_sentence_is_in_the_words_and_fits(page: Page, pseudo_site: str) -> None:
    page.set_viewport_size(SMALL)
    found = [f"{screen} {fault}" for screen in screens(page, pseudo_site) for fault in faults(page)]
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("places", [screens, moments])
def test_long_words_fit_at_every_size(page: Page, pseudo_site: str, places: Places) -> None:
    found = [fault for place in places(page, pseudo_site) for fault in misfits(page, place)]
    assert not found, "\n".join(found)


# -- what comes up over a screen, or only sometimes ----------------------------------------------


TIMES: "tuple[tuple[str, Act | None, str], ...]" = (
    # fragment, what to do, what is there then
    ("/setup/number_stack", begin_with_toss, ".toss"),
    (f"/play/{CHAIN}", press("hint"), ".hint"),
    (f"/play/{CHAIN}", press("more", "resign"), "#giveup[open]"),
    (f"/play/{CHAIN}", press("more", "share"), "#share[open]"),
    (f"/play/{CHAIN}", press("undo"), ".toast, #takeback[open], .say"),
    (RECORDS["sum-drawn"], None, ".toast__b"),
    ("1.number_stack..k3.1.0", press("play-on"), "#copy[open]"),
    ("1.number_stack.no.such", None, "main.wait .btn--ghost"),
    ("/puzzle/2999-01-01", None, "main.wait .btn--main"),
    ("/history", press("forget-all"), "#forget-all[open]"),
    ("/history", None, ".gamerow"),
)


def test_so_is_what_is_said_now_and_then(page: Page, pseudo_site: str) -> None:
    page.set_viewport_size(SMALL)
    open_history(page, pseudo_site, entry(1), entry(2, RECORDS["chain-stuck"]))
    put_saves(page, pseudo_site, save(RECORDS["chain-middle"]))
    hold(page, 2300)  # or the coin would be gone
    found = []
    for fragment, act, there in TIMES:
        page.goto("about:blank")  # no dialog stays open
        page.goto(f"{pseudo_site}#{fragment}")
        if act:
            act(page)
        page.locator(there).first.wait_for()
        found += [f"{fragment} {there} {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)
