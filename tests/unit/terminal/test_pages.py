"""Rules, rulings, tips and the rulebook's own game, wherever they can be asked for."""

import pytest

from numgames.core import Refusal
from numgames.games import GAMES, ORDER
from numgames.rulebook import Rulebook, every_game, example, ruling
from tests.support.terminal import at_table, flowing, refused, typed, wished

IDS = [game.id for game in ORDER]


@pytest.mark.parametrize("columns", ["40", "80"])
@pytest.mark.parametrize("game", ORDER, ids=IDS)
def test_the_rules_come_with_every_tip_and_every_ruling(game, columns, monkeypatch):
    monkeypatch.setenv("COLUMNS", columns)
    book = Rulebook(game)
    for shown in (typed([], "--rules", game.id), at_table(["rules"], game.id)):
        page = flowing(shown)
        assert f"{game.title}: {book.aim[:1].lower()}{book.aim[1:]}" in page
        for tip in book.tips:
            assert f"· {tip}" in page
        for number, sentence in (book.rulings | every_game()).items():
            assert f"{number} {sentence}" in page
        titles = [page.index(f" {title} ") for title in ("Your turn", "Winning", "Tips", "Rulings")]
        assert titles == sorted(titles)


@pytest.mark.parametrize("text", ["rules S5", "rules s5", "RULES S5."])
@pytest.mark.parametrize("before", [[], ["1"]])
def test_a_ruling_can_be_read_by_its_number(text, before):
    assert f"S5 {ruling('S5')}" in flowing(at_table([text], "sequence_stack"))
    assert f"A3 {ruling('A3')}" in flowing(at_table(["rules A3"], "number_stack"))
    assert f"S5 {ruling('S5')}" in flowing(typed([*before, text]))
    assert flowing(typed([], "--rules", "s5")) == f"S5 {ruling('S5')}"


def test_rules_of_another_game_can_be_read_at_the_table():
    shown = flowing(at_table([f"rules {len(ORDER)}"], "sequence_stack"))
    assert f"{ORDER[-1].title}: " in shown


@pytest.mark.parametrize("game", ORDER, ids=IDS)
def test_the_tips_can_be_had_alone(game):
    for shown in (at_table(["tips"], game.id), typed([str(ORDER.index(game) + 1), "tips"])):
        page = flowing(shown).partition(" tips Tips ")[2]
        for tip in Rulebook(game).tips:
            assert f"· {tip} " in page
        assert "Rulings" not in page
    assert refused("tips_for_what") in flowing(typed(["tips"]))


def test_what_is_no_ruling_is_said_to_be_none():
    sentence = refused("no_such_rules", given="s9")
    assert sentence in flowing(at_table(["rules S9"], "sequence_stack"))
    assert sentence in flowing(typed(["1", "rules S9"]))
    titles = [GAMES[game].title for game in ("sequence_showdown", "number_stack")]
    could_be = refused("unclear", given="number", names=tuple(titles))
    assert could_be in flowing(at_table(["rules number"], "sequence_stack"))
    with pytest.raises(Refusal, match="no_such_rules_flag"):
        wished("--rules", "S9")


@pytest.mark.parametrize("game", ORDER, ids=IDS)
def test_the_rulebooks_own_game_is_told_turn_by_turn(game):
    lines = example(game)
    pages = [
        at_table(["example"], game.id),
        typed([f"example {game.title}"]),
        typed([str(ORDER.index(game) + 1), "example"]),
        typed([], "--example", game.id),
    ]
    for page in pages:
        for i, line in enumerate(lines[:-1]):
            assert f" {i + 1} {line} " in flowing(page)
        assert f" {lines[-1]}" in flowing(page)


def test_an_example_needs_a_game():
    assert refused("example_of_what") in flowing(typed(["example"]))
    assert refused("rules_of_what") in flowing(typed(["rules"]))
    with pytest.raises(Refusal, match="no_such_game"):
        wished("--example", "S5")


def test_the_rules_say_what_else_can_be_asked():
    shown = flowing(at_table(["rules"], "sequence_stack"))
    assert "Type example for a whole game, turn by turn, or rules S1 for one ruling." in shown
    shown = flowing(typed([], "--rules", "sequence_stack"))
    assert "A whole game, turn by turn: python3 -m numgames --example sequence_stack" in shown
