"""Whole games by ear: the player hears only the live region and has only keys.

Nothing here looks at the page.  What is heard says what happened, whose turn it is, what may be
done, and how it ended; the player decides from that alone.
"""

import re

import pytest
from playwright.sync_api import Page

from numgames.games import GAMES
from numgames.play.session import resume
from tests.support.hands import record_of, type_at_once
from tests.support.pages import NewPage, begin
from tests.support.words import said as all_said
from tests.support.words import why
from tools.dev.waiting import until

LISTEN = """
window.heard = [];
addEventListener("DOMContentLoaded", () => {
  const live = document.getElementById("live");
  new MutationObserver(() => window.heard.push(live.textContent)).observe(live, {
    childList: true, characterData: true, subtree: true,
  });
});
"""


class Ear:
    """Hears sentences one after the other, and knows nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.used: set[int] = set()
        page.add_init_script(LISTEN)

    def wait(self, for_what: str) -> str:
        """Listen until a sentence says that something can be done, or that it is over."""
        until(
            self.page,
            "([count, wanted]) => window.heard.slice(count).some((text) => text.match(wanted))",
            arg=[len(self.heard), for_what],
        )
        new = self.page.evaluate("(count) => window.heard.slice(count)", len(self.heard))
        self.heard += new
        for text in new:
            found = re.findall(r"(?:started with|played|placed) (\d+)", text)
            self.used |= {int(number) for number in found}
        return str(new[-1])

    def choose(self, said: str) -> "list[str]":
        """The keys for what has been heard; a number is one of them."""
        if "Draw a card" in said:
            return ["d"]
        if found := re.search(r"Place the \d|Keep the \d", said):
            return [found[0][0].lower()]
        if re.search(r"Discard (it|the \d)\.", said):
            return ["d"]
        if found := re.search(r"Take the (\d)", said):
            return ["t" if int(found[1]) > 4 else "s"]
        if found := re.search(r"Start with .* from 1 to (\d+)", said):
            return ["8", "Enter"]
        found = re.search(r"factor or multiple of (\d+)", said)
        assert found, said
        last = int(found[1])
        fits = [n for n in range(1, 101) if n not in self.used and (n % last == 0 or last % n == 0)]
        if listed := re.search(r"\. ([\d, and]+) fit\.", said):
            assert fits == [int(n) for n in re.findall(r"\d+", listed[1])]
        return [str(fits[-1]), "Enter"]


def press(page: Page, keys: "list[str]") -> None:
    for key in keys:
        if key.isdigit():
            type_at_once(page, key)
        else:
            page.keyboard.press(key)


def finish(page: Page, ear: Ear) -> str:
    """Play by ear until the end; gives the last thing heard."""
    said = ear.wait("your turn|is thinking")
    for _ in range(200):
        if "is thinking" in said and "your turn" not in said:
            said = ear.wait(r"your turn|wins\.")
            continue
        if re.search(r"(Ada|Ben|Computer) wins\.", said):  # "the higher number wins" is no end
            return said
        press(page, ear.choose(said))
        said = ear.wait(r"your turn|is thinking|wins\.")
    raise AssertionError("The game does not end.")


@pytest.mark.parametrize(
    ("game", "help"), [*((game, "marks") for game in GAMES), ("sequence_showdown", "off")]
)
def test_a_whole_game_by_ear(new_page: NewPage, quick_site: str, game: str, help: str) -> None:
    page = new_page()
    ear = Ear(page)
    begin(page, quick_site, game, help=help)
    last = finish(page, ear)
    session = resume(record_of(page, game), ("Ada", "Ben"))
    assert session.outcome
    assert last.endswith(why(session.state, session.seated))
    everything = " ".join(ear.heard)
    for sentence in all_said(session):
        assert sentence in everything


def test_what_a_computer_does_is_heard(new_page: NewPage, quick_site: str) -> None:
    page = new_page()
    ear = Ear(page)
    begin(page, quick_site, "number_stack", other="2")
    finish(page, ear)
    session = resume(record_of(page, "number_stack"), ("Ada", "Computer"))
    everything = " ".join(ear.heard)
    for sentence in all_said(session):
        assert sentence in everything
    assert "Computer is thinking." in everything


def test_the_same_sentence_twice_is_said_twice(new_page: NewPage, quick_site: str) -> None:
    page = new_page()
    ear = Ear(page)
    begin(page, quick_site, "sequence_showdown", help="off", illegal="refuse")
    ear.wait("your turn")
    press(page, ["10", "Enter"])
    ear.wait("factor or multiple of 10")
    for _ in range(2):
        press(page, ["36", "Enter"])
        ear.wait("36 isn't a factor or multiple of 10")
        page.wait_for_timeout(1300)
