"""Sequence Stack: the solver's values are the game's, circles included.

Three ways to be sure: the values satisfy every equation of the game exactly, at every position
that can come up; value iteration with floats, which knows nothing of decks or circles, finds
the same; and from late positions so does brute force on the game's own states, pile and all.
"""

import random
from fractions import Fraction

import networkx as nx  # type: ignore[import-untyped]
import pytest

from numgames.core import CHANCE
from numgames.games.sequence_stack import GAME, NUMBERS, SequenceStackState
from numgames.solvers import sequence_stack
from numgames.solvers.chance import value
from tests.playing import after, random_walk

START = GAME.start()
# Nothing is placed.  1 stays open for the second player, 4 for the first; 2, 3, 5 for nobody.
CIRCLE = after(
    START,
    """=5 discard  =1 discard  =4 discard  =2 discard  =3 discard
       =3 discard  =4 discard  =1 discard  =2 discard  =5 discard""",
)
DEAD_TIE = after(
    START,
    """=1 place    =1 place    =2 discard  =3 discard  =4 discard
       =2 discard  =5 discard  =3 discard  =4 discard  =5 discard""",
)


def without_pile(state):
    """All of a position but the discard pile, which the docstring says is of no account."""
    return (
        state.heights, state.blocked, state.deck, state.card, state.turn, state.outcome,
        state.draw_off,
    )  # fmt: skip


def follows(state):
    """[(weight, position after it)]: cards by weight, moves with weight 1."""
    moves = [(move, 1) for move in state.legal_moves()]
    return [(weight, state.play(token)) for token, weight in state.chances() or moves]


def explore(start, key):
    """Every position that can come up: {key: (state, [(weight, key after it)])}."""
    graph, todo = {}, [start]
    for state in todo:
        if key(state) not in graph:
            after_it = follows(state)
            graph[key(state)] = (state, [(weight, key(after)) for weight, after in after_it])
            todo.extend(after for _, after in after_it)
    return graph


@pytest.fixture(scope="module")
def game():
    return explore(START, without_pile)


@pytest.fixture(scope="module")
def values(game):
    return {key: Fraction(*value(state)) for key, (state, _) in game.items()}


def iterated(graph, rounds=10_000):
    """Float value iteration over a whole graph, groups that circle last to first."""
    chances = {}
    links = nx.DiGraph([(key, to) for key, (_, tos) in graph.items() for _, to in tos])
    links.add_nodes_from(graph)
    for group in nx.strongly_connected_components(links):  # those that others lead to come first
        chances.update({key: 0.5 for key in group})
        for _ in range(rounds):
            moved = 0.0
            for key in group:
                state, tos = graph[key]
                if state.outcome is not None:
                    chance = 1.0 - state.outcome.winner
                elif state.to_move == CHANCE:
                    chance = sum(w * chances[to] for w, to in tos) / sum(w for w, _ in tos)
                else:
                    chance = (max, min)[state.turn](chances[to] for _, to in tos)
                moved = max(moved, abs(chance - chances[key]))
                chances[key] = chance
            if moved < 1e-15 or len(group) == 1:
                break
    return chances


def test_every_equation_of_the_game_holds_exactly(game, values):
    assert len(game) > 47_000
    for key, (state, tos) in game.items():
        if state.outcome is not None:
            expected = Fraction(1 - state.outcome.winner)
        elif state.to_move == CHANCE:
            weights = sum(weight for weight, _ in tos)
            expected = sum(weight * values[to] for weight, to in tos) / weights
        else:
            expected = (max, min)[state.turn](values[to] for _, to in tos)
        assert values[key] == expected


def test_value_iteration_finds_the_same(game, values):
    for key, chance in iterated(game).items():
        assert abs(values[key] - chance) < 1e-12


def test_brute_force_on_whole_states_finds_the_same():
    """The pile counted in: from late positions, whose graphs are small enough."""
    rng = random.Random(5)
    checked = 0
    for _ in range(60):
        states, _ = random_walk(START, rng)
        late = next(s for s in states if s.draw_off is not None or len(s.deck) < 5)
        for key, chance in iterated(explore(late, lambda state: state)).items():
            assert abs(Fraction(*value(key)) - chance) < 1e-12
            checked += 1
    assert checked > 3000


def test_circles_are_as_the_docstring_says(game):
    """A deck that can come back has 4 or 8 cards, half blocked for each, and starts the circle."""
    links = nx.DiGraph([(key, to) for key, (_, tos) in game.items() for _, to in tos])
    circles = [group for group in nx.strongly_connected_components(links) if len(group) > 1]
    assert len(circles) == 50
    for group in circles:
        states = [game[key][0] for key in group]
        fullest = max(len(state.deck) for state in states)
        starts = [state for state in states if len(state.deck) == fullest and not state.card]
        assert fullest in (4, 8)
        (start,) = starts
        assert len({state.blocked for state in states}) == 1
        assert len({state.heights for state in states}) == 1
        for seat in (0, 1):
            mine = [n for n in start.deck if n in start.blocked[seat]]
            assert len(mine) == fullest // 2
        without = links.subgraph(group).copy()
        without.remove_node(without_pile(start))
        assert nx.is_directed_acyclic_graph(without)  # no other way round


def test_a_deck_that_comes_back_is_worth_the_same_again():
    """The same deck, no pile, the same player: round once more by hand, and back."""
    again = CIRCLE
    assert again.deck == (1, 1, 4, 4)
    for move in "=4 discard =1 discard =4 discard =1 discard".split():
        again = again.play(move)
    assert again == CIRCLE


def test_guessing_ends_soon(monkeypatch):
    """Two rounds of a circle nearly always: one to find x, one to see that it is x."""
    rounds, starts = [], []
    backwards, played_through = sequence_stack.backwards, sequence_stack.played_through
    monkeypatch.setattr(sequence_stack, "_known", {})
    monkeypatch.setattr(
        sequence_stack, "backwards", lambda *given: rounds.append(1) or backwards(*given)
    )
    monkeypatch.setattr(
        sequence_stack, "played_through", lambda deck: starts.append(1) or played_through(deck)
    )
    value(START)
    assert len(starts) == 55
    assert len(rounds) <= 3 * len(starts)


def test_discarding_a_card_that_fits_is_sometimes_best_and_sometimes_costly(game, values):
    better = {"discard": 0, "place": 0}
    for state, _ in game.values():
        if "place" in state.legal_moves():
            place, discard = (
                values[without_pile(state.play(move))] for move in ("place", "discard")
            )
            gain = (place - discard) * (1 - 2 * state.turn)
            better["place"] += gain > 0
            better["discard"] += gain < 0
    assert better == {"discard": 150, "place": 2168}


def test_seats_may_be_swapped(game, values):
    """Nothing but the turn tells the players apart."""
    swapped = 0
    for key, (state, _) in game.items():
        if state.outcome is None and state.draw_off is None:
            other = SequenceStackState(
                state.heights[::-1], state.blocked[::-1], state.deck,
                tuple((number, 1 - seat) for number, seat in state.pile), state.card,
                1 - state.turn,
            )  # fmt: skip
            assert Fraction(*value(other)) == 1 - values[key]
            swapped += 1
    assert swapped > 40_000


def test_the_draw_off():
    assert DEAD_TIE.draw_off == ()
    assert Fraction(*value(DEAD_TIE)) == Fraction(1, 2)
    for number in NUMBERS:
        drawn = DEAD_TIE.play(f"={number}")
        assert Fraction(*value(drawn)) == Fraction(number - 1, 4)


def test_the_first_players_chance():
    assert Fraction(*value(START)) == Fraction(32269, 63504)
