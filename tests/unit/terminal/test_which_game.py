"""A game may be called by its number, its name or its id: on the command line as at the start."""

import pytest

from numgames.core import Refusal
from numgames.games import GAMES, ORDER
from tests.support.terminal import typed, wished

CALLED = [
    *[(str(place + 1), game.id) for place, game in enumerate(ORDER)],
    ("Number Stack", "number_stack"),
    ("number stack", "number_stack"),
    ("number-stack", "number_stack"),
    ("NUMBER_STACK", "number_stack"),
    ("number st", "number_stack"),
    ("stack attack: factors", "stack_attack_factor"),
    ("stack attack factors", "stack_attack_factor"),
    ("Factors", "stack_attack_factor"),
    ("take or skip", "stack_attack_score"),
    ("stack_attack_s", "stack_attack_score"),
    ("showdown", "sequence_showdown"),
]


@pytest.mark.parametrize(("text", "game"), CALLED)
def test_a_game_may_be_called_in_many_ways(text, game):
    assert wished("--game", text).game.id == game
    assert wished(f"--rules={text}").game.id == game
    title = next(one.title for one in ORDER if one.id == game)
    assert f"{title}: " in typed([f"rules {text}"])
    assert f"numgames --record 1.{game}." in typed([text] + [""] * 8)


@pytest.mark.parametrize(
    ("text", "games"),
    [
        ("number", ("sequence_showdown", "number_stack")),
        ("stack", ("stack_attack_score", "stack_attack_factor")),
    ],
)
@pytest.mark.parametrize("flag", ["--game", "--example", "--rules"])
def test_what_is_more_than_one_game(flag, text, games):
    with pytest.raises(Refusal, match="unclear") as wrong:
        wished(f"{flag}={text}")
    assert wrong.value.facts["names"] == tuple([GAMES[game].title for game in games])


@pytest.mark.parametrize("text", ["0", "99", ""])
@pytest.mark.parametrize(
    ("flag", "what"),
    [("--game", "no_such_game"), ("--example", "no_such_game"), ("--rules", "no_such_rules_flag")],
)
def test_what_is_no_game(flag, what, text):
    with pytest.raises(Refusal) as wrong:
        wished(f"{flag}={text}")
    assert (wrong.value.what, wrong.value.facts["given"]) == (what, text)
    assert wrong.value.facts["games"][0] == f"1 {ORDER[0].title}"


@pytest.mark.parametrize("columns", ["40", "80"])
def test_help_lists_the_games_with_an_example(columns, monkeypatch):
    monkeypatch.setenv("COLUMNS", columns)
    shown = typed([], "--help")
    for i, game in enumerate(ORDER):
        assert f"\n  {i + 1}  {game.title}" in shown
    example = next(line for line in shown.split("\n") if "--names" in line and "python3" in line)
    assert wished("--game", "number stack", "--names", "Ada,Ben").game.id == "number_stack"
    assert example == '  python3 -m numgames --game "number stack" --names Ada,Ben'
