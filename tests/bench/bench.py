"""Random games per second on this machine, and against the plainest mutable loop of the same rules.

    make bench

Both play the same games with the same luck, in turns, so that a busy machine slows both: the
ratio is the figure to watch.
"""

import statistics
import time
from random import Random

from numgames.core import CHANCE
from numgames.games import ORDER
from tests.bench.plain_games import PLAIN_GAMES

ROUNDS = 31
GAMES_A_ROUND = 200


def random_game(state, rng):
    """The outcome of one game from here; luck lies on the table as a stack."""
    stack = []
    while (seat := state.to_move) is not None:
        if seat != CHANCE:
            state = state.play(rng.choice(state.legal_moves()))
        else:
            stack = stack or stacked(state, rng)
            state = state.play(stack.pop())
    return state.outcome


def stacked(state, rng):
    """A shuffled deck, the next card last; in Take or Skip every number is a new throw (T1)."""
    if state.game == "stack_attack_score":
        return rng.choices([token for token, _ in state.chances()], k=state.left)[::-1]
    cards = []
    for token, weight in state.chances():
        cards += (token,) * weight
    rng.shuffle(cards)
    return cards


def seconds(play, seed):
    rng = Random(seed)
    begun = time.process_time()
    for _ in range(GAMES_A_ROUND):
        play(rng)
    return time.process_time() - begun


def measure(game):
    """Games per second with states, with the plain loop, and the one divided by the other."""
    start = game.start()  # one start for all games: nobody can change it
    with_states, with_loop = [], []
    for seed in range(ROUNDS):
        with_states.append(seconds(lambda rng: random_game(start, rng), seed))
        with_loop.append(seconds(PLAIN_GAMES[game.id], seed))
    ratios = [loop / states for states, loop in zip(with_states, with_loop)]
    return (
        GAMES_A_ROUND / statistics.median(with_states),
        GAMES_A_ROUND / statistics.median(with_loop),
        statistics.median(ratios),
    )


def main():
    print(f"{'random games per second':<28}{'numgames':>10}{'plain loop':>12}{'ratio':>8}")
    for game in ORDER:
        ours, plain, ratio = measure(game)
        print(f"{game.title:<28}{ours:>10,.0f}{plain:>12,.0f}{ratio:>8.2f}")


if __name__ == "__main__":
    main()
