"""What is refused before anybody reads it."""

import json

import pytest

from numgames.bridge import call
from numgames.requests import new_in, too_deep


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        ("[" * 100 + "]" * 100, False),
        ("[" * 101, True),
        ('{"a":' * 101, True),
        ("[]" * 500, False),
        ("[" + "[]," * 500 + "[]]", False),  # wide is not deep
        ("[" * 99 + "[]," * 500, False),
        ("[" * 99 + "{}," * 500 + "[[", True),
        ("[" + "X" * 500 + "]" * 500 + "[" * 700, True),
        ('["' + "[" * 500 + '"]', False),  # only a text
        ('["\\"' + "[" * 500 + '"]', False),
        ('["\\\\",' + "[" * 500, True),
    ],
)
def test_how_deep_a_request_may_go(text, deep):
    assert too_deep(text) is deep
    assert json.loads(call(text))["ok"] is False


def test_a_game_begins_with_player_1_unless_somebody_says_otherwise():
    assert new_in({"game": "number_stack", "seed": "a"}).starter == 0
