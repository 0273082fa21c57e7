"""The vocabulary: what a state can do before a game says more, and what a refusal carries."""

import pytest

from numgames.core import CHANCE, BadMove, Game, IllegalMove, Outcome, Refusal, State, excerpt
from tests.support import tiny


class Bare(State):
    """The least that a game's state can be: its key, its words and whose turn it is."""

    game = "bare"
    turn = to_move = 1
    outcome = None

    def key(self):
        return (1,)

    def words(self):
        return ("hop", "=1")

    def legal_moves(self):
        return ("hop",)


def test_a_bare_state_lays_nothing_on_the_table():
    state = Bare()
    assert state.chances() == ()
    assert state.tray(0) == state.table() == {}
    assert state.kind("hop") == ""
    assert repr(state) == "Bare(1,)"
    assert State.legal_moves(state) == ()


def test_a_game_must_say_what_tells_its_states_apart():
    with pytest.raises(TypeError, match=r"^a game's state says what its key is$"):
        State().key()
    with pytest.raises(TypeError, match=r"^a game's state says what its words are$"):
        State().words()


@pytest.mark.parametrize(
    ("to_move", "move", "error", "line"),
    [
        (1, "=1", IllegalMove, "not_now: allowed=('hop',)"),
        (CHANCE, "hop", IllegalMove, "card_first"),
        (CHANCE, "=1", IllegalMove, "card_gone: card='1'"),  # nothing can come here
        (None, "hop", IllegalMove, "over"),
        (1, "jump", BadMove, "no_such_move: game='bare', given='jump', moves=('hop',)"),
        (None, "jump", BadMove, "no_such_move: game='bare', given='jump', moves=('hop',)"),
        (1, [], BadMove, "no_such_move: game='bare', given=None, moves=('hop',)"),
    ],
)
def test_a_refusal_says_what_is_wrong_and_carries_the_facts(to_move, move, error, line):
    state = Bare()
    state.to_move = to_move
    with pytest.raises(error) as refusal:
        state.play(move)
    assert str(refusal.value) == line
    assert refusal.value.what == line.partition(":")[0]


def test_a_state_of_these_fields():
    state = Bare.of(turn=0, outcome=Outcome(0, "hopped"))
    assert type(state) is Bare
    assert (state.turn, state.to_move, state.outcome) == (0, 1, (0, "hopped"))
    assert Bare().turn == 1


def test_both_refusals_are_value_errors_and_not_each_other():
    assert issubclass(Refusal, ValueError)
    assert issubclass(BadMove, Refusal)
    assert issubclass(IllegalMove, Refusal)
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
    game = Game("small", "Small", old.begin, 3, old.choices, True)
    assert (game.id, game.title) == ("small", "Small")
    assert (game.begin, game.longest, game.choices, game.draws) == (old.begin, 3, old.choices, True)
    assert game.options == old.options


def test_a_game_fills_in_what_was_not_chosen():
    assert tiny.GAME.complete({}) == {"goal": "high"}
    assert tiny.GAME.complete({"goal": "low"}) == {"goal": "low"}
    assert tiny.GAME.options == {"goal": ("high", "low")}


@pytest.mark.parametrize(
    ("thing", "shown"),
    [
        ("hop", "hop"),
        ("", ""),
        (" !~\x7f", " !~?"),
        ("a\0b\nc", "a?b?c"),
        ("ä🂡", "??"),
        ("x" * 30, "x" * 30),
        ("x" * 31, "x" * 30 + "..."),
        ("x" * 10_000_000, "x" * 30 + "..."),
        ([], None),
    ],
)
def test_what_people_typed_is_shown_harmlessly(thing, shown):
    assert excerpt(thing) == shown
    if shown is not None:
        assert excerpt(shown) == shown
