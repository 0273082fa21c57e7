"""The one suite that every game must pass, with every set of its options.

A sixth game is tested by this file the minute it stands in the registry.  What is special to
one game is in tests/games/.
"""

import copy
import json
import random

import pytest

from numgames.core import CHANCE, BadMove, IllegalMove, Outcome
from numgames.games import GAMES
from numgames.play.record import parse
from numgames.play.session import replay
from numgames.play.view import view
from numgames.words import game_words
from numgames.words.en.errors import sentence
from tests.support import tiny
from tests.support.playing import (
    CASE_IDS,
    CASES,
    NAMES,
    begin,
    option_sets,
    random_session,
    random_walk,
)
from tests.support.words import MALFORMED, REASONS, RUBBISH, ask, label, said, say, why

WALKS = 12

pytestmark = pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)


@pytest.fixture(autouse=True)
def listed(tiny_game):
    """Records of tiny can be read."""


@pytest.fixture
def walks(game, options):
    """Some random games: pairs of all states and all tokens."""
    return [random_walk(game.start(**options), random.Random(i)) for i in range(WALKS)]


@pytest.fixture
def states(walks):
    return [state for states, _ in walks for state in states]


# -- states ----------------------------------------------------------------------------------


def test_start_fills_in_the_defaults(game, options):
    assert game.start(**options) == game.begin(options)
    defaults = {option.name: option.values[0] for option in game.choices}
    assert game.start() == game.start(**defaults)
    assert game.options == {option.name: option.values for option in game.choices}


def test_start_names_what_is_allowed(game, options):
    with pytest.raises(ValueError, match="given='colour'") as error:
        game.start(colour="red")
    assert all(name in str(error.value) for name in options)
    for option in game.choices:
        for wrong in ("purple", "", "\0", None, 100, [], RUBBISH):
            with pytest.raises(ValueError, match=f"values=.*{option.values[-1]}") as error:
                game.start(**{option.name: wrong})
            assert len(str(error.value)) < 200


def test_playing_leaves_the_state_as_it_was(game, options, walks):
    for states, tokens in walks:
        for state, token in zip(states, tokens):
            before = copy.deepcopy(vars_of(state))
            state.play(token)
            assert vars_of(state) == before


def vars_of(state):
    """Every field of a state, slots or not, apart from what all states share."""
    names = list(getattr(state, "__slots__", ())) + list(getattr(state, "__dict__", ()))
    return {name: getattr(state, name) for name in names if name != "board"}


def test_states_are_equal_by_value(game, options, walks):
    for states, tokens in walks:
        again = game.start(**options)
        for state, token in zip(states, tokens + [None]):
            assert again is not state
            assert (again == state) is True
            assert (again != state) is False
            assert hash(again) == hash(state)
            assert again.key() == state.key()
            assert {state: "memo"}[again] == "memo"
            if token is not None:
                again = again.play(token)


def test_states_on_one_way_all_differ(game, options, walks):
    for states, _ in walks:
        assert len(set(states)) == len(states)
        assert states[0] != states[0].key()
        assert states[0] != "state"


def test_states_of_different_options_differ(game, options, walks):
    for other in option_sets(game):
        if other == options:
            continue
        for states, tokens in walks[:3]:
            theirs = game.start(**other)
            for state, token in zip(states, tokens + [None]):
                assert theirs != state
                if token not in dict(theirs.chances()) and token not in theirs.legal_moves():
                    break
                theirs = theirs.play(token)


# -- moves -----------------------------------------------------------------------------------


def test_legal_moves_are_sorted_words(game, options, states):
    for state in states:
        legal, words = state.legal_moves(), state.words()
        assert type(legal) is tuple
        assert all(type(move) is str for move in legal)
        assert list(legal) == sorted(set(legal))
        assert set(legal) <= set(words)
        assert not any(move.startswith("=") for move in legal)
        assert set(dict(state.chances())) <= set(words)
        assert len(set(words)) == len(words)


def test_over_means_the_same_everywhere(game, options, states):
    for state in states:
        assert (state.outcome is not None) == (state.to_move is None)
        assert (state.to_move == CHANCE) == bool(state.chances())
        assert (state.to_move in (0, 1)) == bool(state.legal_moves())
        assert state.to_move in (state.turn, CHANCE, None)
        assert state.turn in (0, 1)


def test_every_game_has_exactly_one_winner(game, options, walks):
    for states, _ in walks:
        outcome = states[-1].outcome
        assert type(outcome) is Outcome
        assert outcome.winner in (0, 1)
        assert outcome.reason in REASONS[game.id]
        assert all(state.outcome is None for state in states[:-1])


def test_no_game_is_longer_than_stated(game, options, walks):
    for _, tokens in walks:
        assert len([token for token in tokens if not token.startswith("=")]) <= game.longest


def test_chances_are_positive_whole_weights(game, options, states):
    for state in states:
        tokens = [token for token, _ in state.chances()]
        assert type(state.chances()) is tuple
        assert all(type(weight) is int and weight > 0 for _, weight in state.chances())
        assert len(set(tokens)) == len(tokens)
        assert all(token.startswith("=") and int(token[1:]) > 0 for token in tokens)
        assert tokens == sorted(tokens)  # an order of its own would be something to peek at


def test_what_is_offered_can_be_played(game, options, walks):
    for states, _ in walks[:4]:
        for state in states:
            for move in state.legal_moves() + tuple(dict(state.chances())):
                assert type(state.play(move)) is type(state)


def test_illegal_words_are_refused_or_lose(game, options, walks):
    for states, _ in walks[:4]:
        for state in states:
            allowed = state.legal_moves() + tuple(dict(state.chances()))
            for word in state.words():
                if word in allowed:
                    continue
                if state.to_move in (0, 1) and options.get("illegal") == "lose":
                    assert state.play(word).outcome == Outcome(1 - state.turn, "illegal_move")
                else:
                    with pytest.raises(IllegalMove) as error:
                        state.play(word)
                    assert is_sentence(sentence(error.value), 500)


def test_while_a_card_is_to_come_a_move_waits_and_a_card_that_is_gone_is_called_gone(walks):
    for states, _ in walks[:4]:
        for state in [state for state in states if state.to_move == CHANCE]:
            cards = dict(state.chances())
            for word in state.words():
                error = state.refusal(word)
                assert type(error) is IllegalMove
                if not word.startswith("=") or word in cards:  # a session lets nobody name one
                    assert (error.what, error.facts) == ("card_first", {})
                else:
                    assert (error.what, error.facts) == ("card_gone", {"card": word[1:]})
                    assert f" {word[1:]} " in sentence(error)


def test_malformed_moves_are_refused_and_never_punished(game, options, walks):
    for states, _ in walks[:2]:
        for state in states:
            for move in MALFORMED:
                if isinstance(move, str) and move in state.words():
                    continue
                with pytest.raises(BadMove) as error:
                    state.play(move)
                assert is_sentence(sentence(error.value), 200)


def is_sentence(text, longest):
    return text[-1] == "." and text.isprintable() and len(text) < longest


# -- records ---------------------------------------------------------------------------------


@pytest.mark.parametrize("starter", [0, 1])
def test_records_round_trip_at_every_ply(game, options, starter):
    for i in range(4):
        session = begin(game, options, f"seed{i}", starter)
        for now in random_session(session, random.Random(i)):
            text = now.record.text()
            assert len(text) < 500
            again = replay(parse(text), NAMES)
            assert again.record.text() == text
            assert again.state == now.state
            assert again.outcome == now.outcome
            assert said(again) == said(now)


def test_undo_to_the_start_and_redo_to_the_end(game, options):
    for i in range(4):
        end = random_session(begin(game, options, f"seed{i}"), random.Random(i))[-1]
        session, ways = end, []
        while session.can_undo:
            ways.append(session)
            session = session.undo()
        assert session.record.moves == ()
        assert session.record.undone == end.record.moves
        for later in reversed(ways):
            session = session.redo()
            assert session.record.moves == later.record.moves
            while session.waits_for_draw:  # cards are drawn again, and are the same ones
                session = session.draw()
            assert said(later) == said(session)[: len(later.steps)]
        assert session.state == end.state
        assert session.record.undone == ()


def test_no_state_knows_the_order_of_the_deck(game, options):
    """Whoever sees the same cards and moves holds the same state, whatever the seed (T1)."""
    seen = {}
    for i in range(60):
        for now in random_session(begin(game, options, f"seed{i}"), random.Random(i % 5))[:6]:
            history = tuple(step.token for step in now.steps)
            seen.setdefault(history, []).append(now)
    shared = [sessions for sessions in seen.values() if len(sessions) > 1]
    assert shared
    for first, *others in shared:
        for other in others:
            assert other.state == first.state
            assert other.state.chances() == first.state.chances()


# -- what people see -------------------------------------------------------------------------


def test_views_are_plain_json(game, options):
    for i in range(3):
        for now in random_session(begin(game, options, f"seed{i}", i & 1), random.Random(i)):
            shown = view(now)
            assert json.loads(json.dumps(shown)) == shown
            moves = [choice["move"] for choice in shown["choices"]]
            assert sorted(moves) == list(now.state.legal_moves())


def test_every_move_and_outcome_has_its_sentence(game, options, walks):
    for states, tokens in walks:
        for state, token in zip(states, tokens):
            said = say(state, token, NAMES)
            assert said.endswith(".")
            assert said[0].isupper()
            if not token.startswith("="):
                assert said.startswith(NAMES[state.turn] + " ")
            assert ask(state, NAMES)[-1] in ".?"
            assert why(state, NAMES) == ""
        assert why(states[-1], NAMES).endswith(".")


def test_buttons_have_words_and_no_full_stop(game, options, states):
    for state in states:
        labels = [label(state, move) for move in state.legal_moves()]
        assert len(set(labels)) == len(labels)
        assert all(label and label[-1] != "." for label in labels)


def test_sentences_use_the_names_they_are_given(game, options, walks):
    """The same sentences for other people, and no name that nobody has."""
    us, them = ("Ω", "Ψ"), ("Φ", "Λ")
    rename = str.maketrans("ΩΨ", "ΦΛ")
    for states, tokens in walks[:4]:
        for state, token in zip(states, tokens):
            assert ask(state, us).translate(rename) == ask(state, them)
            assert say(state, token, us).translate(rename) == say(state, token, them)
            assert "Player" not in say(state, token, us)
        assert why(states[-1], us).translate(rename) == why(states[-1], them)


def test_the_game_introduces_itself(game, options):
    speak = game_words(game.id)
    assert speak.title
    assert speak.task.endswith(".")
    for option in game.choices:
        assert len(option.values) == len(set(option.values))
        shown = speak.options[option.name]
        assert shown.title
        assert set(shown.labels) == set(option.values)
        assert set(shown.lines) in (set(), set(option.values))
        assert all(isinstance(value, str) for value in option.values)
    assert game is tiny.GAME or GAMES[game.id] is game
