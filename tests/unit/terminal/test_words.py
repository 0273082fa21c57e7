"""What is typed, understood kindly: beginnings, other names, and which of two meanings counts."""

import sys
import types

import pytest

from numgames.core import Game, Outcome, State
from numgames.games import GAMES
from numgames.terminal.input_words import command
from numgames.words.en.any_game import AnyGame
from tests.support.terminal import at_table, left_at


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("quit", ("quit", "")),
        ("qui", ("quit", "")),
        ("exit", ("quit", "")),
        ("resign ben", ("resign", "ben")),
        ("exi", ("", "")),  # first letters will do for the words that help lists
        ("res ben", ("", "")),
        ("zz", ("", "")),
    ],
)
def test_what_a_command_may_be_called(text, meant):
    assert command(text) == meant


class WordyState(State):
    """Two turns of one word each; most of the words begin like commands."""

    game = "wordy"

    def __init__(self, said=()):
        self.said, self.turn = said, len(said) % 2
        self.outcome = Outcome(0, "said") if len(said) == 2 else None
        self.to_move = None if self.outcome else self.turn

    def key(self):
        return self.said

    def words(self):
        return ("cover", "login", "replace", "stand")

    def legal_moves(self):
        return () if self.outcome else ("cover",) if self.said else self.words()

    def play(self, move):
        if move not in self.legal_moves():
            raise self.refusal(move)
        return WordyState((*self.said, move))


@pytest.fixture
def wordy(monkeypatch):
    game = Game("wordy", "Wordy", lambda options: WordyState(), 2)
    monkeypatch.setitem(GAMES, game.id, game)
    spoken = types.SimpleNamespace(WORDS=AnyGame())
    monkeypatch.setitem(sys.modules, "numgames.words.en.wordy", spoken)
    return game.id


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("co", "cover"),  # and not coach
        ("re", "replace"),  # and none of redo, review, replay, record and resign
        ("logi", "login"),
        ("1", "stand"),
        ("yes", "stand"),
        ("no", "replace"),
        ("4", "cover"),
    ],
)
def test_a_move_comes_before_a_command_that_begins_alike(text, move, wordy):
    assert left_at(at_table([text], wordy)).record.moves == (move,)


def test_a_command_that_is_written_out_comes_before_a_move_that_only_begins_like_it(wordy):
    shown = at_table(["log"], wordy)
    assert "Nothing has happened yet." in shown
    assert left_at(shown).record.moves == ()


def test_no_to_the_only_move_there_is_asks_again(wordy):
    shown = at_table(["4", "no"], wordy)
    assert "◆ Ben > no\n  It's Ben's turn.\n  ◆ Ben > \n" in shown
