"""Every example in a docstring of numgames, and the one of tiny, does what it says."""

import doctest
import importlib
import pkgutil

import pytest

import numgames
from numgames.games import ORDER
from numgames.words import words

MODULES = sorted(
    [
        module.name
        for module in pkgutil.walk_packages(numgames.__path__, "numgames.")
        if not module.name.endswith("__main__")
    ]
    + ["tests.support.tiny"]
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("game", ORDER, ids=lambda game: game.id)
def test_every_game_has_its_rules_and_a_running_example(game):
    module = importlib.import_module(f"numgames.games.{game.id}.rules")
    rulebook = words(game.id).__doc__
    for heading in ("## You need", "## Your turn", "## Winning"):
        assert heading in rulebook
    assert rulebook.startswith(game.title + ": ")
    assert doctest.testmod(module).attempted > 0
