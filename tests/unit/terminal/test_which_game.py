"""A game may be called by its number, its name or its id: on the command line as at the start."""

import pytest

from numgames.games import ORDER
from numgames.terminal.flags import Wrong, read_flags
from tests.support.terminal import typed

CALLED = [
    ("1", "sequence_stack"),
    ("4", "number_stack"),
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
    assert read_flags(["--game", text]).game.id == game
    assert read_flags([f"--rules={text}"]).game.id == game
    title = next(one.title for one in ORDER if one.id == game)
    assert f"{title}: " in typed([f"rules {text}"])
    assert f"numgames --record 1.{game}." in typed([text] + [""] * 8)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("number", '"number" could be Number Sequence Showdown or Number Stack.'),
        ("stack", '"stack" could be Stack Attack: Take or Skip or Stack Attack: Factors.'),
        ("0", '"0" is no game. Choose 1 Sequence Stack, 2 Stack Attack: Take or Skip,'),
        ("6", '"6" is no game. Choose 1 Sequence Stack,'),
        ("", '"" is no game. Choose 1 Sequence Stack,'),
    ],
)
def test_what_is_no_game_or_more_than_one(text, sentence):
    for flag, beginning in (
        ("--game", sentence),
        ("--example", sentence),
        ("--rules", sentence.replace("is no game", "is no ruling and no game")),
    ):
        with pytest.raises(Wrong) as wrong:
            read_flags([f"{flag}={text}"])
        assert str(wrong.value).startswith(beginning)


@pytest.mark.parametrize("columns", ["40", "80"])
def test_help_lists_the_games_with_an_example(columns, monkeypatch):
    monkeypatch.setenv("COLUMNS", columns)
    shown = typed([], "--help")
    for i, game in enumerate(ORDER):
        assert f"\n  {i + 1}  {game.title}" in shown
    example = next(line for line in shown.split("\n") if "--names" in line and "python3" in line)
    assert read_flags(["--game", "number stack", "--names", "Ada,Ben"]).game.id == "number_stack"
    assert example == '  python3 -m numgames --game "number stack" --names Ada,Ben'
