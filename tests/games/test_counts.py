"""How many games of factors and multiples there are, against published numbers.

OEIS A348842 counts the games of Juniper Green on 1..n with an even first number; A348844
splits them by the length of the game, odd (the first player made the last move) and even.
"""

import pytest

from numgames.games.divisor_chain.rules import empty_chain

GAMES_ON = [0, 1, 1, 6, 10, 35, 47, 147, 216, 452, 512, 3055, 3365, 5602, 12160, 35951]
# By first number 2, 4, 6 ...: games that the first player wins, games that the second wins.
BY_WINNER = {
    2: [0, 1],
    3: [1, 0],
    4: [2, 1, 2, 1],
    6: [6, 6, 7, 4, 6, 6],
    8: [14, 19, 18, 21, 19, 17, 18, 21],
    10: [36, 36, 51, 52, 49, 39, 51, 52, 43, 43],
    12: [189, 190, 286, 283, 253, 268, 307, 309, 266, 262, 222, 220],
}


def count(state):
    """How many ways there are to play on to the end: (first player wins, second player wins)."""
    if state.outcome is not None:
        return (1, 0) if state.outcome.winner == 0 else (0, 1)
    ways = [count(state.play(move)) for move in state.legal_moves()]
    return (sum([first for first, _ in ways]), sum([second for _, second in ways]))


def juniper_green(n):
    """The counts by first number."""
    evens = tuple(range(2, n + 1, 2))
    start = empty_chain("any", n, evens, "refuse")
    assert sorted(start.legal_moves(), key=int) == [str(number) for number in evens]
    return [count(start.play(str(number))) for number in evens]


@pytest.mark.parametrize(("n", "expected"), list(enumerate(GAMES_ON, start=1)))
def test_number_of_games(n, expected):
    assert sum([first + second for first, second in juniper_green(n)]) == expected


@pytest.mark.parametrize("n", BY_WINNER)
def test_number_of_games_by_first_number_and_winner(n):
    assert [ways for pair in juniper_green(n) for ways in pair] == BY_WINNER[n]
