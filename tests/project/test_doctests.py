"""Every example in a docstring of numgames, and the one of tiny, does what it says."""

import doctest
import importlib
import pkgutil

import pytest

import numgames
from numgames.games import ORDER

NEED_MORE = (".openspiel", ".pettingzoo")  # packages that .venv does not have

MODULES = sorted(
    [
        module.name
        for module in pkgutil.walk_packages(numgames.__path__, "numgames.")
        if not module.name.endswith(("__main__", *NEED_MORE))
    ]
    + ["tests.support.tiny"]
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("game", ORDER, ids=lambda game: game.id)
def test_every_game_has_its_rules_and_a_running_example(game):
    module = importlib.import_module(f"numgames.games.{game.id}.rules")
    for heading in ("## You need", "## Your turn", "## Winning", "## Example"):
        assert heading in module.__doc__
    assert module.__doc__.startswith(game.title + ": ")
    assert doctest.testmod(module).attempted > 0
