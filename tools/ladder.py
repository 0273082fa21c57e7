"""Measure how much better each computer level is than the one below it.

    python3 tools/ladder.py                      print the ladder (about ten minutes)
    python3 tools/ladder.py --games 200          quicker and rougher
    python3 tools/ladder.py --write docs         also write docs/ladder.json and docs/ladder.md

Every pair of levels plays the same number of games in either seat.  The score is the share
won by the higher level; `±` is two standard errors.  The site's set-up sheet reads
docs/ladder.json.  Uses random cards, not the dealer: levels never see a seed.
"""

import argparse
import json
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from numgames.core import CHANCE, Game, State  # noqa: E402
from numgames.games import ORDER  # noqa: E402
from numgames.players import LEVELS, distribution  # noqa: E402

PAIRS = [(level + 1, level) for level in LEVELS[:-1]] + [(LEVELS[-1], LEVELS[0])]
TELLING = {"numbers", "opening", "sum"}  # what a wrong number costs changes no level


def option_sets(game: Game) -> list[dict[str, str]]:
    sets: list[dict[str, str]] = [{}]
    for option in game.choices:
        if option.name in TELLING:
            sets = [{**chosen, option.name: value} for chosen in sets for value in option.values]
    return sets


class Table:
    """Plays games between levels; equal states are thought about once."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.known: dict[tuple[State, int], list[tuple[str, int]]] = {}

    def winner(self, state: State, levels: tuple[int, int]) -> int:
        """The seat that wins one game between two levels."""
        while state.to_move is not None:
            if state.to_move == CHANCE:
                weights = list(state.chances())
            else:
                key = (state, levels[state.to_move])
                if key not in self.known:
                    self.known[key] = distribution(*key)
                weights = self.known[key]
            tokens = [token for token, _ in weights]
            state = state.play(self.rng.choices(tokens, [weight for _, weight in weights])[0])
        assert state.outcome is not None
        return state.outcome.winner

    def score(self, start: State, high: int, low: int, games: int) -> float:
        """The share of games that the higher level wins, half of them in either seat."""
        won = 0
        for i in range(games):
            levels = (high, low) if i % 2 == 0 else (low, high)
            won += levels[self.winner(start, levels)] == high
        return won / games


def measure(games: int, seed: int) -> dict[str, dict[str, float]]:
    """{"number_stack sum=total": {"2v1": 0.61, …}, …}, printed as it goes."""
    ladder: dict[str, dict[str, float]] = {}
    heads = [f"{high}v{low}" for high, low in PAIRS]
    print(f"{'':44}" + "".join(f"{head:>8}" for head in heads))
    for game in ORDER:
        for options in option_sets(game):
            table = Table(seed)
            start = game.start(**options)
            name = " ".join([game.id] + [f"{key}={options[key]}" for key in options])
            scores = {
                f"{high}v{low}": round(table.score(start, high, low, games), 3)
                for high, low in PAIRS
            }
            ladder[name] = scores
            print(f"{name:44}" + "".join(f"{scores[head]:8.1%}" for head in heads), flush=True)
    print(f"{games} games a pair, ± {1 / games**0.5:.1%}")
    return ladder


def written(ladder: dict[str, dict[str, float]], games: int) -> str:
    """The ladder as a page of docs/."""
    heads = [f"{high}v{low}" for high, low in PAIRS]
    lines = [
        "# The ladder of levels",
        "",
        "Share of games won by the higher level, half of them in either seat. Printed by",
        f"`python3 tools/ladder.py --games {games} --write docs`"
        f" (two standard errors: ± {1 / games**0.5:.1%}).",
        "",
        "| game and options | " + " | ".join(heads) + " |",
        "|---" * (len(heads) + 1) + "|",
    ]
    for name, scores in ladder.items():
        lines.append(f"| {name} | " + " | ".join(f"{scores[head]:.1%}" for head in heads) + " |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the ladder of computer levels.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path)
    args = parser.parse_args()
    ladder = measure(args.games, args.seed)
    if args.write:
        report = {"games": args.games, "scores": ladder}
        (args.write / "ladder.json").write_text(json.dumps(report, indent=1) + "\n")
        (args.write / "ladder.md").write_text(written(ladder, args.games))


if __name__ == "__main__":
    main()
