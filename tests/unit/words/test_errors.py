"""Errors: whatever is refused anywhere has its sentence, and no sentence is left over."""

import ast
import re

import pytest

from numgames.core import Refusal
from numgames.words import LANGUAGES, game_words, words
from numgames.words.en import lab, regret
from numgames.words.en.errors import SENTENCES, sentence
from tests.support.paths import ROOT

ERRORS = ("Refusal", "BadMove", "IllegalMove", "RecordError", "BadRequest")
FILES = [
    path
    for path in (ROOT / "numgames").rglob("*.py")
    if path.relative_to(ROOT).parts[1] not in ("terminal", "lab", "written.py")  # see below
]


def raised(files=FILES):
    """The code and the facts of every error that the package makes, and where."""
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in ERRORS and isinstance(node.args[0], ast.Constant):
                facts = {keyword.arg for keyword in node.keywords}
                yield node.args[0].value, facts, path


def test_every_error_has_its_sentence():
    for what, facts, path in raised():
        if path.parent.parent.name == "games":
            continue  # the game's own words know it: see below
        assert what in SENTENCES, f"{path.name} raises {what}"
        needed = set(re.findall(r"{(\w+)}", SENTENCES[what]))
        assert needed <= facts, f"{what} in {path.name} lacks {needed - facts}"


def test_no_sentence_is_left_over():
    assert set(SENTENCES) == {what for what, _, _ in raised()} & set(SENTENCES)


def test_the_lab_has_a_sentence_for_whatever_a_bot_does_wrong():
    text = (ROOT / "numgames" / "lab" / "bots.py").read_text(encoding="utf-8")
    text += (ROOT / "numgames" / "lab" / "bridge.py").read_text(encoding="utf-8")
    assert set(re.findall(r'BotError\("(\w+)"', text)) == set(lab.SENTENCES)


def test_whoever_measures_games_has_a_sentence_for_whatever_is_wrong_with_one():
    found = list(raised([ROOT / "numgames" / "written.py"]))
    assert set(regret.SENTENCES) <= {what for what, _, _ in found} | set(SENTENCES)
    for what, facts, _ in found:
        assert set(re.findall(r"{(\w+)}", regret.SENTENCES[what])) <= facts


def test_a_game_tells_its_own_errors_in_its_own_words():
    """A code that only a game knows is one of its words', and plays on no other one's."""
    for what, _, path in raised():
        if path.parent.parent.name != "games" or what in SENTENCES:
            continue
        text = (ROOT / "numgames" / "words" / "en" / f"{path.parent.name}.py").read_text()
        assert f'"{what}"' in text, f"{path.parent.name} has no words for {what}"


def test_an_error_inside_an_error_is_told_with_it():
    inner = Refusal("no_such_game", given="chess", games=("a", "b"))
    said = sentence(Refusal("impossible", number=3, why=inner))
    assert "move 3" in said
    assert said.endswith(sentence(inner))
    assert '"chess"' in said
    assert "a or b" in said


def test_a_list_may_be_empty():
    assert "Options: none." in sentence(
        Refusal("no_such_option", game="stack_attack_score", given="x", options=())
    )


@pytest.mark.parametrize("unknown", ["xx", "", "en.errors", "../en", None])
def test_an_unknown_language_is_refused_with_the_known_ones(unknown):
    with pytest.raises(ValueError, match=r"no_such_language: .*en"):
        words("errors", unknown)
    with pytest.raises(ValueError, match="no_such_language"):
        game_words("number_stack", unknown)
    assert "en" in LANGUAGES
