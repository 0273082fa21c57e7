"""What is refused before anybody reads it."""

import json

import pytest

from numgames.bridge import call
from numgames.requests import too_deep


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        ("[" * 100 + "]" * 100, False),
        ("[" * 101, True),
        ('{"a":' * 101, True),
        ("[]" * 500, False),
        ('["' + "[" * 500 + '"]', False),  # only a text
        ('["\\"' + "[" * 500 + '"]', False),
        ('["\\\\",' + "[" * 500, True),
    ],
)
def test_how_deep_a_request_may_go(text, deep):
    assert too_deep(text) is deep
    assert json.loads(call(text))["ok"] is False
