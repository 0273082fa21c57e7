"""Properties of sessions under any acts in any order, found by hypothesis.

The machine plays, draws, undoes, redoes, resigns and reloads at will.  Beside the session it
keeps a plain list of what was done, the simplest thing that could be right, and compares.
"""

import json

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from numgames.core import BadMove, IllegalMove
from numgames.games import GAMES, ORDER
from numgames.play.dealer import shuffled
from numgames.play.record import RESIGN, packed, parse
from numgames.play.session import resume
from numgames.play.view import view
from tests.support.playing import NAMES, begin, option_sets

games_and_options = st.sampled_from(
    [(game, options) for game in ORDER for options in option_sets(game)]
)
seeds = st.text("abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=16)
picks = st.integers(min_value=0, max_value=10**6)


class Table(RuleBasedStateMachine):
    """One table, two people, any buttons pressed in any order."""

    @initialize(case=games_and_options, seed=seeds, starter=st.sampled_from([0, 1]))
    def sit_down(self, case, seed, starter):
        game, options = case
        self.session = begin(game, options, seed, starter)
        self.done = []  # moves and resigning, as they stand
        self.undone = []  # what could be redone, the next one last
        self.marks = 0  # times a move was taken back after a card was seen

    def do(self, move):
        self.done.append(move)
        if self.undone and self.undone[-1] == move:
            self.undone.pop()
        else:
            self.undone = []

    @property
    def deciding(self):
        return self.session.outcome is None and not self.session.waits_for_draw

    @rule(pick=picks)
    @precondition(lambda self: self.deciding)
    def play(self, pick):
        legal = self.session.state.legal_moves()
        move = legal[pick % len(legal)]
        self.session = self.session.play(move)
        self.do(move)

    @rule(pick=picks)
    @precondition(lambda self: self.deciding)
    def name_any_word(self, pick):
        """Well formed, perhaps wrong: refused, or it loses."""
        words = self.session.state.words()
        move = words[pick % len(words)]
        try:
            self.session = self.session.play(move)
        except IllegalMove:
            assert move not in self.session.state.legal_moves()
        else:
            self.do(move)

    @rule()
    @precondition(lambda self: self.session.waits_for_draw)
    def draw(self):
        self.session = self.session.draw()

    @rule(player=st.sampled_from([0, 1]))
    @precondition(lambda self: self.session.outcome is None)
    def resign(self, player):
        self.session = self.session.resign(player)
        self.done.append(RESIGN[self.session.player(player)])
        self.undone = []

    @rule()
    def undo(self):
        if not self.done:
            with pytest.raises(IllegalMove):
                self.session.undo()
            return
        seen = self.session.undo_shows
        last = self.done.pop()
        assert not (seen and last in RESIGN)
        self.session = self.session.undo()
        self.undone.append(last)
        self.marks += seen

    @rule()
    def redo(self):
        if not self.undone:
            with pytest.raises(IllegalMove):
                self.session.redo()
            return
        self.session = self.session.redo()
        self.done.append(self.undone.pop())

    @rule(rubbish=st.none() | st.text(max_size=4) | st.integers())
    def say_rubbish(self, rubbish):
        assume(rubbish not in self.session.state.words())
        with pytest.raises((BadMove, IllegalMove)):
            self.session.play(rubbish)

    @rule()
    def reload(self):
        """The tab was closed; all that is left is the record."""
        self.session = resume(self.session.record.text(), NAMES)

    @invariant()
    def the_record_is_what_was_done(self):
        record = self.session.record
        done = list(record.moves) + ([record.resigned] if record.resigned else [])
        assert done == self.done
        assert list(record.undone) == list(reversed(self.undone))
        assert record.taken_back == self.marks
        assert len(record.text()) < 500

    @invariant()
    def the_record_is_enough(self):
        again = resume(self.session.record.text(), NAMES)
        assert again.state == self.session.state
        assert again.outcome == self.session.outcome
        assert view(again) == view(self.session)

    @invariant()
    def the_view_is_plain_and_tells_the_truth(self):
        shown = view(self.session)
        assert json.loads(json.dumps(shown)) == shown
        assert (shown["outcome"] is None) == (self.session.outcome is None)
        assert bool(shown["choices"]) == self.deciding
        assert shown["undo"] == bool(self.done)
        assert shown["redo"] == bool(self.undone)

    @invariant()
    def no_card_ever_changes_its_place(self):
        """A4: whatever is taken back, the cards of the first deck come in one order."""
        chances = self.session.start.chances()
        if chances:
            order = shuffled(self.session.record.seed, 1, chances)
            cards = [step.token for step in self.session.steps if step.is_card]
            if self.session.record.game.id == "stack_attack_score":
                cards = cards[:1]  # there every number is a deck of its own
            assert cards[: len(order)] == list(order[: len(cards)])


Table.TestCase.settings = settings(max_examples=60, stateful_step_count=40)
TestTable = Table.TestCase


words = st.sampled_from(["keep", "discard", "place", "take", "skip"])
numbers = st.integers(min_value=1, max_value=100).map(str)


@given(st.lists(words, max_size=50) | st.lists(numbers, max_size=50) | st.just(["1", "1"]))
def test_packing_loses_nothing(moves):
    text = "1.sequence_showdown..a.1.0." + packed(tuple(moves))
    assert parse(text).moves == tuple(moves)
    assert parse(text).text() == text.rstrip(".")


@given(seed=seeds, game=st.sampled_from(sorted(GAMES)), starter=st.sampled_from([0, 1]))
def test_new_games_read_back(seed, game, starter):
    record = begin(GAMES[game], {}, seed, starter).record
    again = parse(record.text())
    assert (again.seed, again.starter, again.game) == (seed, starter, GAMES[game])


@given(st.permutations(range(1, 10)), st.lists(st.booleans(), min_size=9, max_size=9))
def test_keeping_is_never_wrong_when_any_sum_counts(cards, choices):
    """K3's remark, as far as one game shows it: with `sum=any` a player who keeps one more card
    and plays the same otherwise never ends with a lower best sum."""
    game = GAMES["number_stack"]
    for turn in range(9):
        less = choices[:turn] + [False] + choices[turn + 1 :]
        more = choices[:turn] + [True] + choices[turn + 1 :]
        assert best_of(game, cards, more, turn % 2) >= best_of(game, cards, less, turn % 2)


def best_of(game, cards, choices, seat):
    state = game.start()
    for card, keep in zip(cards, choices):
        if state.outcome is None:
            state = state.play(f"={card}").play("keep" if keep else "discard")
    return state.best(seat)
