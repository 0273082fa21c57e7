"""The vocabulary: what a state can do before a game says more, and the words for sentences."""

import pytest

from numgames.core import (
    CHANCE,
    BadMove,
    Game,
    IllegalMove,
    Outcome,
    State,
    a,
    listed,
    plus,
    quoted,
)
from tests.support import tiny
from tests.support.playing import NAMES
from tests.support.words import ask, label, reason, say, why


class Bare(State):
    """The least that a game's state can be: its key, its words and whose turn it is."""

    turn = to_move = 1
    outcome = None

    def key(self):
        return (1,)

    def words(self):
        return ("hop", "=1")

    def legal_moves(self):
        return ("hop",)


def test_a_bare_state_has_plain_words_for_everything():
    state = Bare()
    assert state.chances() == ()
    assert state.tray(0) == state.table() == {}
    assert label(state, "hop") == "hop"
    assert state.kind("hop") == reason(state, "hop") == why(state, NAMES) == ""
    assert ask(state, NAMES) == "Ben to move."
    assert say(state, "hop", NAMES) == "Ben: hop."
    assert repr(state) == "Bare(1,)"
    assert State.legal_moves(state) == ()


def test_a_game_must_say_what_tells_its_states_apart():
    with pytest.raises(TypeError, match=r"^a game's state says what its key is$"):
        State().key()
    with pytest.raises(TypeError, match=r"^a game's state says what its words are$"):
        State().words()


@pytest.mark.parametrize(
    ("to_move", "move", "error", "sentence"),
    [
        (1, "=1", IllegalMove, "Not now. You can hop."),
        (CHANCE, "hop", IllegalMove, "A card has to be turned over first."),
        (None, "hop", IllegalMove, "The game is over."),
        (1, "jump", BadMove, '"jump" is no move of this game. Moves are hop.'),
        (None, "jump", BadMove, '"jump" is no move of this game. Moves are hop.'),
        (1, [], BadMove, "That is no move of this game. Moves are hop."),
    ],
)
def test_a_refusal_is_one_sentence(to_move, move, error, sentence):
    state = Bare()
    state.to_move = to_move
    with pytest.raises(error) as refusal:
        state.play(move)
    assert str(refusal.value) == sentence


def test_a_state_of_these_fields():
    state = Bare.of(turn=0, outcome=Outcome(0, "hopped"))
    assert type(state) is Bare
    assert (state.turn, state.to_move, state.outcome) == (0, 1, (0, "hopped"))
    assert Bare().turn == 1


def test_both_refusals_are_value_errors_and_not_each_other():
    assert issubclass(BadMove, ValueError)
    assert issubclass(IllegalMove, ValueError)
    assert not issubclass(BadMove, IllegalMove)
    assert not issubclass(IllegalMove, BadMove)


def test_states_of_different_games_are_never_equal():
    class Other(Bare):
        pass

    assert Bare() == Bare()
    assert Bare() != Other()
    assert hash(Bare()) == hash(Bare()) == hash(Bare().key())


def test_an_outcome_is_who_and_why():
    winner, reason = outcome = Outcome(1, "higher_total")
    assert (outcome.winner, outcome.reason) == (winner, reason) == (1, "higher_total")


def test_a_game_is_what_it_was_made_of():
    old = tiny.GAME
    game = Game("small", "Small", "Do little.", old.begin, 3, old.choices, True)
    assert (game.id, game.title, game.task) == ("small", "Small", "Do little.")
    assert (game.begin, game.longest, game.choices, game.draws) == (old.begin, 3, old.choices, True)
    assert game.options == old.options


def test_a_game_fills_in_what_was_not_chosen():
    assert tiny.GAME.complete({}) == {"goal": "high"}
    assert tiny.GAME.complete({"goal": "low"}) == {"goal": "low"}
    assert tiny.GAME.options == {"goal": ("high", "low")}


@pytest.mark.parametrize(
    ("thing", "shown"),
    [
        ("hop", '"hop"'),
        ("", '""'),
        (" !~\x7f", '" !~?"'),
        ("a\0b\nc", '"a?b?c"'),
        ("ä🂡", '"??"'),
        ("x" * 30, '"' + "x" * 30 + '"'),
        ("x" * 31, '"' + "x" * 30 + '..."'),
        ("x" * 10_000_000, '"' + "x" * 30 + '..."'),
        ([], "That"),
    ],
)
def test_what_people_typed_is_shown_harmlessly(thing, shown):
    assert quoted(thing) == shown


def test_lists_in_sentences():
    assert listed([]) == ""
    assert listed(["a"]) == "a"
    assert listed(["a", "b"]) == "a and b"
    assert listed(("a", "b", "c"), "or") == "a, b or c"


def test_numbers_in_sentences():
    """An 8, an 11, an 18 and the eighties; everything else up to 100 takes "a"."""
    an = [number for number in range(1, 101) if a(number) == f"an {number}"]
    assert an == [8, 11, 18, *range(80, 90)]
    assert a(7) == "a 7"
    assert plus((7, 3, 5)) == "7 + 3 + 5"
