"""Positions in words: the table, what is asked, and nothing that hangs on the terminal."""

import pytest

from numgames.adapters.strings import scene, told
from numgames.games import ORDER
from tests.support.playing import at


@pytest.mark.parametrize("game", ORDER, ids=lambda game: game.id)
def test_the_text_does_not_hang_on_the_terminal(game, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    narrow = scene(game.start())
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert scene(game.start()) == narrow
    assert "\x1b" not in narrow
    assert "Player 1" in narrow


def test_what_is_asked_and_how_it_ended():
    asked = scene(at("number_stack", "=7", sum="total"))
    assert asked.endswith("Player 1: Keep the 7 for a total of 7, or discard it?")
    over = at("sequence_showdown", "19 1 17", numbers="20")
    assert "Player 1 wins." in scene(over).splitlines()[-1]


def test_moves_and_cards_are_told_apart():
    state = at("number_stack", "=7 keep")
    assert told(state, "=3") == "Player 2 drew a 3."
    assert told(state.play("=3"), "keep") == "Keep 3"
