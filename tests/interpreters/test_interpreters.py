"""The same package, unchanged, on three interpreters: byte-equal transcripts of seeded games.

CPython plays here in a process of its own, Pyodide and MicroPython under node from the same
npm packages that the page loads.  All three start at once: MicroPython needs about half a minute.
"""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from numgames.games import ORDER
from tests.support.interpreters import lines_of
from tests.support.paths import ROOT
from tests.support.playing import option_sets

SCRIPT = Path(__file__).with_name("transcript.py")
INTERPRETERS = ("cpython", "pyodide", "micropython")
REASONS = {
    "longer_stack",
    "draw_off",
    "higher_total",
    "more_numbers",
    "second_player",
    "no_moves",
    "illegal_move",
    "exact_sum",
    "closest_sum",
}  # all that 200 random games of each kind reach: nobody completes 1 to 5 by chance


@pytest.fixture(scope="module")
def transcripts():
    """By interpreter: every line it printed."""
    if not (ROOT / "node_modules" / "pyodide").is_dir():
        pytest.fail("The interpreters are not installed. `make test` does that.")
    with ThreadPoolExecutor() as pool:
        played = pool.map(lambda one: lines_of(one, SCRIPT), INTERPRETERS)
        return dict(zip(INTERPRETERS, played))


def test_cpython_played_200_games_of_every_option_set(transcripts):
    lines = [line for line in transcripts["cpython"] if line.startswith("1.")]
    assert len(lines) == 200 * sum(len(list(option_sets(game))) for game in ORDER)
    assert len(set(lines)) == len(lines)
    assert {line.split()[2] for line in lines} >= REASONS
    for game in ORDER:
        winners = {line.split()[1] for line in lines if line.startswith(f"1.{game.id}.")}
        assert winners == {"0", "1"}


def test_cpython_made_a_puzzle_for_each_of_28_days(transcripts):
    assert len([line for line in transcripts["cpython"] if line.startswith("puzzle 1.")]) == 28


def test_cpython_tidied_names(transcripts):
    """Four of them to see, and four with nothing to see."""
    names = [line for line in transcripts["cpython"] if line.startswith("name ")]
    assert names.count(f"name {[ord(c) for c in 'Player 1']}") == 4
    assert len(set(names)) == 5


@pytest.mark.parametrize("name", ["pyodide", "micropython"])
def test_transcripts_are_the_same_as_on_cpython(transcripts, name):
    mine, theirs = transcripts["cpython"], transcripts[name]
    differing = [pair for pair in zip(mine, theirs) if pair[0] != pair[1]]
    assert not differing, f"{len(differing)} games differ; the first:\n" + "\n".join(differing[0])
    assert len(mine) == len(theirs)
