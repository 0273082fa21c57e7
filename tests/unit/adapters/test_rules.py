"""Moves and cards as numbers, and games that may go round in circles."""

import copy

import pytest

from numgames.adapters.rules import Rules, plain
from numgames.games import GAMES, ORDER


@pytest.mark.parametrize("game", ORDER, ids=lambda game: game.id)
def test_numbers_and_words_are_the_same_thing(game):
    position = Rules(game.id, {}).begin()
    words = set(position.state.words())
    while position.state.to_move is not None:
        free = position.free() or [card for card, _ in position.state.chances()]
        numbers = [position.rules.numbers[word] for word in free]
        assert [position.word(number) for number in numbers] == list(free)
        assert words >= set(free)
        position = position.play(numbers[0])
    assert position.state == played(game, position.tokens)


def played(game, tokens):
    state = game.start()
    for token in tokens:
        state = state.play(token)
    return state


def test_options_may_come_as_integers():
    assert len(Rules("sequence_showdown", {"numbers": 30}).moves) == 30
    with pytest.raises(ValueError, match=r"no_such_option: .*'size'"):
        Rules("sequence_showdown", {"size": 30})


def test_an_option_is_an_integer_where_all_its_values_are():
    numbers, opening, _ = GAMES["sequence_showdown"].choices
    assert (plain(numbers), plain(opening)) == ([100, 50, 30, 20], ["any", "even"])


def test_a_copy_of_a_position_is_itself():
    position = Rules("number_stack", {}).begin().play(6)
    assert copy.deepcopy({"at": position})["at"] is position


def test_round_in_circles_one_move_is_left():  # (S8), as in play/session.py
    game = GAMES["sequence_stack"]
    position = Rules(game.id, {"block": "both"}).begin()
    moves = 0
    while position.state.to_move is not None and moves < game.longest:
        free = position.free()
        moves += len(free) > 0
        position = position.play(position.rules.numbers[free[0]] if free else fits(position))
    assert moves == game.longest
    while len(position.state.legal_moves()) < 2:
        position = position.play(0 if position.free() else fits(position))
    assert position.free() == ("place",)


def fits(position):
    """The number of a card that whoever draws it could place, if there is one."""
    for card, _ in position.state.chances():
        if len(position.state.play(card).legal_moves()) == 2:
            return position.rules.numbers[card]
    return position.rules.numbers[position.state.chances()[0][0]]
