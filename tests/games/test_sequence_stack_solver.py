"""Sequence Stack: the solver's values are the game's, circles included.

Three ways to be sure: the values satisfy every equation of the game exactly, at every position
that can come up; value iteration with floats, which knows nothing of decks or circles, finds
the same; and from late positions so does brute force on the game's own states, pile and all.
"""

import random
from fractions import Fraction

import networkx as nx  # type: ignore[import-untyped]
import pytest

from numgames.coach.chance import value
from numgames.core import CHANCE
from numgames.games.sequence_stack import solver as sequence_stack
from numgames.games.sequence_stack.rules import GAME, NUMBERS, SequenceStackState
from tests.support.brute import explore, without_pile
from tests.support.playing import after, random_walk

START = GAME.start()
BLOCKS = GAME.options["block"]  # what one discard blocks, or only both of them (S8)
POSITIONS = {"one": 48_650, "both": 184_890}
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


def linked(graph):
    links = nx.DiGraph([(i, to) for i, (_, tos) in enumerate(graph) for _, to in tos])
    links.add_nodes_from(range(len(graph)))
    return links


@pytest.fixture(scope="module", params=BLOCKS)
def block(request):
    return request.param


@pytest.fixture(scope="module")
def game(block):
    return explore(GAME.start(block=block), without_pile)


@pytest.fixture(scope="module")
def values(game):
    return [Fraction(*value(state)) for state, _ in game]


def made(state, tos, chances):
    """What a position is worth by the rules, given what those after it are worth."""
    if state.outcome is not None:
        return 1 - state.outcome.winner
    if state.to_move == CHANCE:
        return sum(w * chances[to] for w, to in tos) / sum(w for w, _ in tos)
    return (max, min)[state.turn](chances[to] for _, to in tos)


def iterated(graph):
    """Float value iteration, one group of positions that lead to each other after the other."""
    chances = [0.5] * len(graph)
    for group in nx.strongly_connected_components(linked(graph)):  # where they lead comes first
        moved = 1.0
        while moved > 1e-15:
            moved = 0.0
            for i in group:
                last, chances[i] = chances[i], made(*graph[i], chances)
                moved = max(moved, abs(last - chances[i])) if len(group) > 1 else 0.0
    return chances


def test_every_equation_of_the_game_holds_exactly(block, game, values):
    assert len(game) == POSITIONS[block]
    for i, (state, tos) in enumerate(game):
        assert values[i] == made(state, tos, values)


def test_value_iteration_finds_the_same(game, values):
    for chance, exact in zip(iterated(game), values):
        assert abs(exact - chance) < 1e-12


@pytest.mark.parametrize("block", BLOCKS)
def test_brute_force_on_whole_states_finds_the_same(block):
    """The pile counted in, with its order: from as early in a game as leads to few enough."""
    rng = random.Random(5)
    checked = circles = 0
    while checked < 5000:
        graph = []
        for state in reversed(random_walk(GAME.start(block=block), rng)[0]):
            earlier = explore(state, lambda state: state, 800)
            if not earlier:
                break
            graph = earlier
        for (state, _), chance in zip(graph, iterated(graph)):
            assert abs(Fraction(*value(state)) - chance) < 1e-12
        checked += len(graph)
        circles += not nx.is_directed_acyclic_graph(linked(graph))
    assert circles > 0


CIRCLES = {  # by cards in the deck and how many players begin it in turn
    "one": {(4, 1): 20, (8, 1): 30},
    "both": {
        (2, 1): 9, (3, 2): 6, (4, 1): 52, (5, 2): 16, (6, 1): 108, (7, 2): 15, (8, 1): 86,
        (9, 2): 5, (10, 1): 31,
    },
}  # fmt: skip


def test_circles_are_as_the_docstring_says(block, game):
    """A deck comes back to the player who began it, or to the other one and then back again."""
    links = linked(game)
    found: dict[tuple[int, int], int] = {}
    for group in nx.strongly_connected_components(links):
        if len(group) == 1:
            continue
        states = [game[i][0] for i in group]
        fullest = max(len(state.deck) for state in states)
        starts = [i for i in group if len(game[i][0].deck) == fullest and not game[i][0].card]
        assert len({(state.blocked, state.heights) for state in states}) == 1
        assert len({game[i][0].turn for i in starts}) == len(starts) == 1 + fullest % 2
        without = links.subgraph(group - set(starts))
        assert nx.is_directed_acyclic_graph(without)  # there is no other way round
        found[fullest, len(starts)] = found.get((fullest, len(starts)), 0) + 1
    assert found == CIRCLES[block]


def test_a_deck_can_come_back():
    """The same deck, no pile, the same player: once round by hand."""
    assert CIRCLE.deck == (1, 1, 4, 4)
    assert after(CIRCLE, "=4 discard =1 discard =4 discard =1 discard") == CIRCLE


def test_guessing_ends_soon(block, monkeypatch):
    """One round to find x and one to see that it is x; hardly ever a third."""
    decks, rounds = [], []
    play = sequence_stack.Deck.play
    monkeypatch.setattr(sequence_stack, "_known", {})
    monkeypatch.setattr(
        sequence_stack.Deck,
        "play",
        lambda deck, guess: (decks.append(deck), rounds.append(1), play(deck, guess)),
    )
    value(GAME.start(block=block))
    many = len({id(deck) for deck in decks})
    assert many > 50
    assert many < len(rounds) <= 2.2 * many


def test_hardly_any_position_is_played_on_twice(block, monkeypatch):
    """The first answer has to come within half a second: what is known is not found again."""
    looked = []
    drawn = sequence_stack.drawn
    monkeypatch.setattr(sequence_stack, "_known", {})
    monkeypatch.setattr(
        sequence_stack, "drawn", lambda position: (looked.append(position), drawn(position))[1]
    )
    value(GAME.start(block=block))
    assert len(looked) < 1.5 * len(sequence_stack._known)


def test_discarding_a_card_that_fits_is_sometimes_best_and_sometimes_costly(block, game, values):
    better = {"discard": 0, "place": 0}
    for state, tos in game:
        if "place" in state.legal_moves():
            discard, place = [values[to] for _, to in tos]
            gain = (place - discard) * (1 - 2 * state.turn)
            better["place"] += gain > 0
            better["discard"] += gain < 0
    often = {"one": {"discard": 150, "place": 2168}, "both": {"discard": 181, "place": 8590}}
    assert better == often[block]


def test_seats_may_be_swapped(game, values):
    """Nothing but the turn tells the players apart."""
    swapped = 0
    for (state, _), exact in list(zip(game, values))[::7]:
        if state.outcome is None and state.draw_off is None:
            other = SequenceStackState.of(
                block=state.block, heights=state.heights[::-1], blocks=state.blocks[::-1],
                left=state.left, card=state.card,
                pile=tuple((number, 1 - seat) for number, seat in state.pile),
                turn=1 - state.turn, to_move=1 - state.turn if state.card else CHANCE,
                draw_off=None,
            )  # fmt: skip
            assert Fraction(*value(other)) == 1 - exact
            swapped += 1
    assert swapped > 6000


def test_the_draw_off():
    assert DEAD_TIE.draw_off == ()
    assert Fraction(*value(DEAD_TIE)) == Fraction(1, 2)
    for number in NUMBERS:
        drawn = DEAD_TIE.play(f"={number}")
        assert Fraction(*value(drawn)) == Fraction(number - 1, 4)


def test_the_first_players_chance():
    assert Fraction(*value(START)) == Fraction(32269, 63504)
    assert round(float(Fraction(*value(GAME.start(block="both")))), 5) == 0.48068
