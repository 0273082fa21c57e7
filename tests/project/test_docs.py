"""The pages of docs/ say what the code does: written from it, or compared with it here."""

import doctest
import json
import re

import pytest

from numgames.bridge import ACTS, call
from numgames.games import ORDER
from numgames.play.record import parse
from numgames.rulebook import ruling
from tests.support.paths import ROOT, of_repository
from tests.support.referees import REFEREES
from tests.support.words import REASONS
from tools.dev import write_docs

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
PAGES = sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").glob("*.md"))


@pytest.mark.parametrize("page", write_docs.PAGES, ids=lambda page: page.name)
def test_written_pages_are_up_to_date(page):
    assert page.read_text(encoding="utf-8") == write_docs.PAGES[page](), "run `make docs`"


def test_every_ruling_that_the_code_cites_is_listed():
    cited = set()
    for file in (ROOT / "numgames").rglob("*.py"):
        cited |= set(re.findall(r"\(([ASTNKF]\d)\)", file.read_text(encoding="utf-8")))
    assert all(ruling(number) for number in cited), cited


def test_the_python_interface_does_what_its_page_says():
    done = doctest.testfile(str(ROOT / "docs" / "api.md"), module_relative=False)
    assert done.attempted > 20
    assert not done.failed


# -- the protocol ------------------------------------------------------------------------------


def section(act):
    found = re.search(rf"^### {act}\n(.*?)(?=^##)", PROTOCOL, re.M | re.S)
    assert found, f"docs/protocol.md says nothing of the act {act}"
    return found[1]


@pytest.mark.parametrize("act", ACTS)
def test_every_act_has_a_request_that_works(act):
    request = re.search(r"```json\n(.*?)\n```", section(act), re.S)[1]
    assert json.loads(request)["do"] == act
    answer = json.loads(call(request))
    assert answer.pop("ok") is True, answer
    said = re.search(r"^Answers (.*)\.$", section(act), re.M)[1]
    assert set(answer) == set(re.findall(r"`(\w+)`", said))


def test_no_act_is_described_that_does_not_exist():
    assert set(re.findall(r"^### (\w+)$", PROTOCOL, re.M)) == set(ACTS)


def table(heading):
    """The names in the first column of the table under a heading."""
    part = PROTOCOL.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| ([^|]*) \|", part, re.M))))


def test_the_view_has_the_keys_that_are_described():
    view = json.loads(call('{"do": "view", "record": "1.number_stack..k3v9.1.0.keep"}'))["view"]
    assert table("The view") == set(view)


def test_the_kinds_of_errors_are_described():
    asked = {
        "illegal_move": {"do": "play", "record": "1.sequence_stack..b.1.0", "move": "place"},
        "bad_move": {"do": "play", "record": "1.sequence_stack..b.1.0", "move": "hop"},
        "record": {"do": "view", "record": "2.sequence_stack..b.1.0"},
        "request": {"do": "hop"},
    }
    for kind, request in asked.items():
        assert json.loads(call(json.dumps(request)))["error"]["kind"] == kind
        assert f"| `{kind}` |" in PROTOCOL


def test_the_record_on_the_page_is_one():
    text = re.search(r"```text\n(.*?)\n```", PROTOCOL, re.S)[1]
    record = parse(text)
    assert record.text() == text
    assert (record.moves, record.undone) == (("keep", "discard", "discard"), ("keep",))


# -- links, and what a game needs --------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    """In this tree, or to pages that GitHub has of every repository."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        if "://" not in target and not of_repository(page, target):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("game", ORDER, ids=lambda game: game.id)
def test_a_game_has_everything_that_a_game_needs(game):
    """What a new game still lacks; docs/add-a-game.md tells how to make it."""
    needed = (
        f"numgames/games/{game.id}/rules.py",
        f"numgames/words/en/{game.id}.py",
        f"web/games/{game.id}.ts",
        f"tests/games/test_{game.id}.py",
        f"tests/goldens/{game.id}.txt",
    )
    missing = [path for path in needed if not (ROOT / path).is_file()]
    assert not missing, f"{game.title} lacks {', '.join(missing)}"
    boards = (ROOT / "web" / "games" / "index.ts").read_text(encoding="utf-8")
    assert f"\n  {game.id},\n" in boards, f"web/games/index.ts does not list {game.id}"
    style = ROOT / "web" / "games" / f"{game.id}.css"
    sheet = (ROOT / "web" / "main.css").read_text(encoding="utf-8")
    linked = f'"./games/{game.id}.css"' in sheet
    assert linked == style.is_file(), f"web/main.css and {style.name} do not agree"
    assert game.id in REASONS, f"tests/support/words.py has no reasons for {game.id}"
    assert game.id in REFEREES, f"tests/support/referees.py has no referee for {game.id}"
