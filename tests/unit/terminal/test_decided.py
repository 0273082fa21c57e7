"""A game that nothing can change any more: it is said, and the rest can be turned over."""

import pytest

from numgames.games import GAMES
from numgames.play.session import resume
from numgames.play.view import view
from numgames.words import game_words
from tests.support.playing import NAMES
from tests.support.terminal import at_table, flowing, last_turn, left_at, typed

DECIDED = {
    "sequence_stack": "1.sequence_stack..abc1.1.0.discard-place-discard",
    "stack_attack_score": "1.stack_attack_score..abc1.1.0.take-2skip-3take-2skip-6take-skip",
    "sequence_showdown": "1.sequence_showdown.numbers=20,illegal=refuse.abc1.1.0.2-16-1-7",
    "number_stack": "1.number_stack..abc1.1.0.discard-keep-discard-keep-discard-draw",
    "stack_attack_factor": "1.stack_attack_factor.numbers=20,illegal=refuse.abc1.1.0.2-1-7",
}
DECIDES = {"sequence_stack": ["", ""]}  # it is the next card that decides, then it goes
OFFER = "Type finish to turn over the rest."


def opened(game, *keys):
    return typed([*keys], "--record", DECIDED[game], "--names", "Ada,Ben")


@pytest.mark.parametrize("game", DECIDED)
def test_who_has_won_and_why_is_said_with_the_offer(game):
    shown = opened(game, *DECIDES.get(game, []))
    session = resume(left_at(shown).record.text(), NAMES)
    decided = view(session)["decided"]
    said = f"{decided['title']} {decided['why']} {OFFER}"
    assert flowing(shown).count(said) == 1
    assert session.outcome is None  # it stays an offer


def test_it_is_said_once_more_with_every_whole_table():
    shown = flowing(opened("stack_attack_score", "hint", "", "take"))
    assert shown.count(OFFER) == 3


@pytest.mark.parametrize("word", ["finish", "rest", "fin"])
@pytest.mark.parametrize("game", DECIDED)
def test_finish_turns_over_the_rest_and_tells_it(game, word):
    keys = DECIDES.get(game, [])
    before = left_at(opened(game, *keys))
    shown = opened(game, *keys, word)
    session = left_at(shown)
    assert session.record.text() == before.rest().record.text()
    assert session.outcome is not None
    told = flowing(shown)
    for step in session.steps[len(before.steps) :]:
        assert session.said(step) in told
    assert f"{NAMES[session.outcome.winner]} wins." in flowing(last_turn(shown))
    assert left_at(opened(game, *keys, "undo")).outcome is None


def test_a_game_that_is_still_open_is_not_finished_for_the_players():
    shown = at_table(["finish"], "sequence_stack")
    assert "The game is still open. Play on." in flowing(shown)
    assert left_at(shown).steps == []


def test_a_game_that_is_over_is_not_said_to_be_open():
    shown = flowing(at_table(["resign", "finish"], "sequence_stack"))
    assert "> finish The game is over." in shown


def test_looking_back_offers_nothing():
    shown = opened("stack_attack_score", "replay", *[""] * 15)
    assert flowing(shown).count(OFFER) == 1


def test_enter_and_yes_play_on():
    for answer in ("", "1"):
        assert left_at(opened("number_stack", answer)).outcome is None


def test_without_help_it_is_not_given_away_but_can_be_had():
    for level in ("off", "moves"):
        flags = ("--record", DECIDED["stack_attack_factor"], "--help-level", level)
        assert (OFFER in flowing(typed([], *flags))) == (level == "moves")
        assert left_at(typed(["finish"], *flags)).outcome is not None


# -- two games in one name -------------------------------------------------------------------


@pytest.mark.parametrize("columns", ["40", "80"])
@pytest.mark.parametrize(("game", "option"), [("sequence_stack", "block"), ("number_stack", "sum")])
def test_both_games_stand_open_with_an_honest_line_each(game, option, columns, monkeypatch):
    monkeypatch.setenv("COLUMNS", columns)
    choice = next(one for one in GAMES[game].choices if one.name == option)
    asked = flowing(typed([GAMES[game].title]))
    listed = flowing(typed([], "--list"))
    speak = game_words(game).options[option]
    for i, value in enumerate(choice.values):
        assert f"{i + 1}) {speak.labels[value]} {speak.lines[value]}" in asked
        assert f"{option}={value} " in listed
        assert speak.lines[value] in listed


def test_a_number_of_which_one_card_is_gone_is_marked():
    flags = ("--option", "block=both", "--help-level", "off")
    shown = at_table(["", "", "", "discard"], "sequence_stack", *flags)
    assert "  One gone   1 4  (one more discard blocks it)\n" in last_turn(shown)
    assert "One gone" not in at_table(["", ""], "sequence_stack")


@pytest.mark.parametrize(
    ("option", "keys", "said"),
    [
        ("one", [""], "Discard 4: press Enter. That blocks 4 for Ben."),
        ("both", [""], "Discard 4: press Enter. One 4 alone blocks nothing yet."),
        ("one", ["", "", "", "1", "", "", "", "", "", "", "", "", ""], "is blocked for"),
    ],
)
def test_a_discard_that_has_to_be_says_what_it_does(option, keys, said):
    shown = last_turn(at_table(keys, "sequence_stack", "--option", f"block={option}"))
    assert said in flowing(shown)
