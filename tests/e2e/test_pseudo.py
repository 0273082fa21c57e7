"""No sentence stands outside the words: the page in the pseudo-language of tests, screen by screen,
has all that people read or hear in ⟦brackets⟧.  Its words are longer by a third, and still nothing
is cut off at 360 pixels."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.support.pages import PATH, WithoutPyodide
from tests.support.pseudo_page import write_pseudo_words
from tests.support.screens import MISFITS, screens
from tools.build.site import build
from tools.dev.serve import Server

SMALL = {"width": 360, "height": 640}

TEXTS = """() => {
  const shown = (e) => e.tagName === "OPTION" ? shown(e.closest("select")) : e.checkVisibility({ visibilityProperty: true });
  const found = [`title\\0${document.title}`];
  const where = (e) => `${e.tagName.toLowerCase()}.${e.className.baseVal ?? e.className}`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode;
    const skipped = parent.closest("script, style, noscript, mpy-config, py-config, .cm-editor, .sprite, code, kbd, [translate=no]");
    if (!skipped && data.trim() && shown(parent)) found.push(`${where(parent)}\\0${data}`);
  }
  for (const e of document.querySelectorAll("body *"))
    if (shown(e) && !e.closest(".cm-editor"))
      for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"])
        if (e.getAttribute(name)) found.push(`${where(e)}[${name}]\\0${e.getAttribute(name)}`);
  return found;
}"""
"""Where, and what stands there; in the order of the page."""

CUT = """() => {
  const faults = new Set();
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(".vh, .skip, .scroll, .chain, .cm-editor, svg, option");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.data.trim() || !seen(text.parentElement)) continue;
    let box = text.parentElement;
    while (getComputedStyle(box).display === "inline") box = box.parentElement;
    const { textOverflow, fontSize } = getComputedStyle(box);
    const slack = 0.4 * parseFloat(fontSize); // lines are closer than their letters would need
    const [outer, range] = [box.getBoundingClientRect(), document.createRange()];
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (textOverflow !== "ellipsis" && (left < outer.left - 1 || right > outer.right + 1 || right > innerWidth + 1))
      faults.add(`"${text.data.trim()}" leaves ${box.tagName}.${box.className}`);
    if (getComputedStyle(box).overflowY !== "visible" && (top < outer.top - slack || bottom > outer.bottom + slack))
      faults.add(`"${text.data.trim()}" is cut off by ${box.tagName}.${box.className}`);
  }
  return [...faults];
}"""
"""Texts that leave the box that they stand in.  An ellipsis is meant: it cuts names."""

NAMES = r"numgames|Ada|Ben|Maximilian"
"""What is called the same in every language."""


@pytest.fixture(scope="module")
def pseudo_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site in the pseudo-language."""
    folder = tmp_path_factory.mktemp("pseudo")
    build(folder / "_site", words=write_pseudo_words(folder / "words"))
    with Server(folder / "_site", PATH, handler=WithoutPyodide) as server:
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


def test_every_sentence_is_in_the_words_and_fits(page: Page, pseudo_site: str) -> None:
    faults = []
    page.set_viewport_size(SMALL)
    for screen in screens(page, pseudo_site):
        texts = outside(page.evaluate(TEXTS))
        misfits = page.evaluate(MISFITS) + page.evaluate(CUT)
        faults += [f"{screen} {fault}" for fault in [*texts, *misfits]]
    assert not faults, "\n".join(faults)
