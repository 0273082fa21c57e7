"""Where gg-bench's environments and our rules part: random games played move for move through both.

    .venv-adapters/bin/python -m tools.measure.gg_bench path/to/gg-bench

The figures of docs/research.md.  The path is a checkout of gg-bench, which is no part of this
project; its environments are loaded from there and need gymnasium, which `make test-adapters`
installs.
"""

import argparse
import importlib.util
import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from numgames.core import CHANCE
from numgames.games import GAMES

NUMBERS = tuple([str(number) for number in range(1, 101)])
WORDS = {  # by environment: the game, its moves in their order, and how many games to play
    570: ("sequence_stack", ("place", "discard"), 5000),
    800: ("stack_attack_score", ("take", "skip"), 20_000),
    318: ("sequence_showdown", NUMBERS, 200),
    599: ("number_stack", ("discard", "keep"), 3000),
    539: ("stack_attack_factor", NUMBERS, 200),
}


def loaded(checkout: Path, number: int) -> Any:
    file = checkout / "gg_bench" / "data" / "envs" / f"env_{number}.py"
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.CustomEnv


def compared(env: Any, number: int, seed: int) -> str:
    """How one game went: "agrees", or where the two parted first."""
    game_id, words, _ = WORDS[number]
    luck, state = random.Random(seed), GAMES[game_id].start()
    np.random.seed(seed)  # some of them deal from numpy's global generator
    env.reset(seed=seed)
    while True:
        if state.to_move == CHANCE:
            try:
                state = state.play(open_card(env))
            except ValueError:
                return "a card lies open there that cannot come here"
        theirs = {words[action] for action in env.valid_moves()}
        if theirs != set(state.legal_moves()):
            return f"{theirs} may be played there"
        move, mover = luck.choice(state.legal_moves()), state.turn
        _, reward, over, _, _ = env.step(words.index(move))
        state = state.play(move)
        ended = state.outcome is not None
        if over != ended:
            return "is over there, not here" if over else "is over here, not there"
        if ended:
            winner = {1: mover, -1: 1 - mover}.get(reward)
            assert state.outcome
            return "agrees" if winner == state.outcome.winner else "another winner"


def open_card(env: Any) -> str:
    """The card that lies open there, as our token."""
    if hasattr(env, "drawn_number"):
        return f"={env.drawn_number}"
    return f"={env.drawn_card if hasattr(env, 'drawn_card') else env.stack[0]}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Play gg-bench's environments against our rules.")
    parser.add_argument("checkout", type=Path, help="a checkout of gg-bench")
    checkout = parser.parse_args().checkout
    for number, (game_id, _, games) in WORDS.items():
        env = loaded(checkout, number)()
        found = Counter([compared(env, number, seed) for seed in range(games)])
        print(number, game_id, dict(found.most_common()), flush=True)


if __name__ == "__main__":
    main()
