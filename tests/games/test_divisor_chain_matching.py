"""The matching solver against networkx and against the definitions."""

import random

import networkx as nx  # type: ignore[import-untyped]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numgames.games.divisor_chain.matching import (
    count,
    mask_of,
    maximum_matching,
    missable,
    neighbours,
    numbers_in,
)

Graph = tuple[int, ...]


# --- independent answers ---------------------------------------------------------------------


def nx_size(graph: Graph, alive: int) -> int:
    """The size of a maximum matching, by networkx."""
    g = nx.Graph()
    for v in numbers_in(alive):
        g.add_edges_from((v, w) for w in numbers_in(graph[v] & alive))
    return len(nx.max_weight_matching(g, maxcardinality=True))


@st.composite
def graphs(draw: st.DrawFn) -> tuple[Graph, int]:
    """Any graph on up to 16 vertices, and which of them are present."""
    n = draw(st.integers(1, 16))
    pairs = [(a, b) for a in range(1, n + 1) for b in range(a + 1, n + 1)]
    edges = draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    graph = [0] * (n + 1)
    for a, b in edges:
        graph[a] |= 1 << b
        graph[b] |= 1 << a
    absent = draw(st.sets(st.integers(1, n), max_size=3))
    return tuple(graph), mask_of(range(1, n + 1)) & ~mask_of(sorted(absent))


def random_graph(rng: random.Random, n: int, degree: float) -> Graph:
    graph = [0] * (n + 1)
    for a in range(1, n + 1):
        for b in range(a + 1, n + 1):
            if rng.random() < degree / n:
                graph[a] |= 1 << b
                graph[b] |= 1 << a
    return tuple(graph)


def check_matching(graph: Graph, alive: int) -> int:
    """The matching is one, and of the size networkx says."""
    partner = maximum_matching(graph, alive)
    assert len(partner) == len(graph)
    for v, w in enumerate(partner):
        if w:
            assert partner[w] == v
            assert graph[v] >> w & 1
            assert alive >> v & 1
    size = sum(1 for w in partner if w) // 2
    assert size == nx_size(graph, alive)
    return size


def check_missable(graph: Graph, alive: int) -> None:
    """v is missable iff the graph without v still has a matching as large."""
    size = nx_size(graph, alive)
    expected = [v for v in numbers_in(alive) if nx_size(graph, alive ^ 1 << v) == size]
    assert numbers_in(missable(graph, alive)) == expected


# --- bitmasks and the divisor graph ----------------------------------------------------------


def test_masks() -> None:
    assert numbers_in(mask_of([100, 3, 7])) == [3, 7, 100]
    assert numbers_in(0) == []
    assert count(mask_of(range(1, 101))) == 100


@pytest.mark.parametrize("n", [1, 2, 20, 30, 50, 100])
def test_neighbours_are_the_other_divisors_and_multiples(n: int) -> None:
    graph = neighbours(n)
    assert len(graph) == n + 1
    assert graph[0] == 0
    for a in range(1, n + 1):
        expected = [b for b in range(1, n + 1) if a != b and (a % b == 0 or b % a == 0)]
        assert numbers_in(graph[a]) == expected
    assert neighbours(n) is graph


# --- matching --------------------------------------------------------------------------------


@given(graphs())
@settings(max_examples=300, deadline=None)
def test_matching_and_missable_on_any_graph(drawn: tuple[Graph, int]) -> None:
    graph, alive = drawn
    check_matching(graph, alive)
    check_missable(graph, alive)


@pytest.mark.parametrize("degree", [1.5, 2.0, 2.5, 3.0, 5.0])
def test_matching_on_larger_sparse_graphs_full_of_blossoms(degree: float) -> None:
    rng = random.Random(int(degree * 10))
    for _ in range(30):
        graph = random_graph(rng, 60, degree)
        alive = mask_of(range(1, 61))
        check_matching(graph, alive)
    check_missable(graph, alive)


@pytest.mark.parametrize("n", [20, 30, 50, 100])
def test_matching_and_missable_on_divisor_graphs(n: int) -> None:
    rng = random.Random(n)
    everything = mask_of(range(1, n + 1))
    check_missable(neighbours(n), everything)
    for _ in range(10):
        alive = mask_of(rng.sample(range(1, n + 1), rng.randrange(n // 2, n + 1)))
        check_matching(neighbours(n), alive)
    check_missable(neighbours(n), alive)
