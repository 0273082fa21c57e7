"""Measure how much better each computer level is than the one below it: after a change in a level.

    python3 -m tools.measure.ladder                 every game and option set, as far as stale
    python3 -m tools.measure.ladder number_stack    only those whose name begins so
    python3 -m tools.measure.ladder --games 2000    more of the games that have to be played

Prints the ladder and writes docs/ladder.json, which the site's set-up sheet and home cards read,
and docs/ladder.md, for people.  The score is the share won by the higher level over both seats.
matchups.py computes it exactly where it can; elsewhere games are played, and twice the standard
error is said with it.

Each row remembers what the levels did when it was measured (`fingerprint`).  A row that still
holds is not measured again, and a test finds rows that do not hold any more.
"""

import argparse
import hashlib
import json
import random
from pathlib import Path

from numgames.advice import advice_of
from numgames.coach.levels import LEVELS, distribution
from numgames.core import CHANCE, Game, State
from numgames.games import ORDER
from tools.measure.matchups import Computed, Played, computable

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAIRS = [(level + 1, level) for level in LEVELS[:-1]] + [(LEVELS[-1], LEVELS[0])]
HEADS = [f"{high}v{low}" for high, low in PAIRS]
TELLING = {"numbers", "opening", "sum", "block"}  # what a wrong number costs changes no level
Row = dict[str, object]


def rows_wanted() -> dict[str, State]:
    """Every row of the ladder by name, "number_stack sum=total", with how that game starts."""
    return {
        " ".join([game.id] + [f"{key}={options[key]}" for key in options]): game.start(**options)
        for game in ORDER
        for options in option_sets(game)
    }


def option_sets(game: Game) -> list[dict[str, str]]:
    sets: list[dict[str, str]] = [{}]
    for option in game.choices:
        if option.name in TELLING:
            sets = [{**chosen, option.name: value} for chosen in sets for value in option.values]
    return sets


def fingerprint(start: State) -> str:
    """What all levels do along three games: it changes when a level does anything else."""
    luck, digest = random.Random(1), hashlib.sha256()
    for _ in range(3):
        state = start
        while state.outcome is None:
            if state.to_move == CHANCE:
                tokens = [token for token, _ in state.chances()]
            else:
                tokens = list(state.legal_moves())
                for level in LEVELS:
                    digest.update(repr(distribution(state, level)).encode())
            state = state.play(luck.choice(tokens))
    return digest.hexdigest()[:12]


def measured(start: State, games: int) -> Row:
    """One row, computed, or played: `games` of 1 to 100, the shorter games more often."""
    scores = {}
    if advice_of(start.game).without_luck:
        games = 100 * games // len(start.words())
    if computable(start):
        both = [pair for high, low in PAIRS for pair in ((high, low), (low, high))]
        chances = Computed(both).chances(start)
        for i, head in enumerate(HEADS):
            scores[head] = (chances[2 * i] + 1 - chances[2 * i + 1]) / 2
    else:
        for head, (high, low) in zip(HEADS, PAIRS):
            scores[head] = Played(seed=1).share(start, high, low, games)
    return {
        "fingerprint": fingerprint(start),
        "games": 0 if computable(start) else games,
        "scores": {head: round(score, 4) for head, score in scores.items()},
    }


def shown(name: str, row: Row) -> str:
    scores, games = row["scores"], row["games"]
    assert isinstance(scores, dict)
    assert isinstance(games, int)
    how = f"± {1 / games**0.5:.1%}" if games else "exact"
    return f"| {name} | " + " | ".join([f"{scores[head]:.1%}" for head in HEADS] + [how]) + " |"


def page(rows: dict[str, Row]) -> str:
    """The ladder for people."""
    lines = [
        "# The ladder of levels",
        "",
        "How often the higher of two computer levels wins, over both seats: neighbours first, then",
        "perfect against beginner. Written by `make ladder`. Exact where every position can be",
        "looked at; elsewhere games were played, and two standard errors stand beside them.",
        "",
        "| game and options | " + " | ".join(HEADS) + " | error |",
        "|---" * (len(HEADS) + 2) + "|",
    ]
    return "\n".join(lines + [shown(name, row) for name, row in rows.items()]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the ladder of computer levels.")
    parser.add_argument("wanted", nargs="*", help="how the names of the wanted rows begin")
    parser.add_argument("--games", type=int, default=400)
    given = parser.parse_args()
    file = DOCS / "ladder.json"
    for name, start in rows_wanted().items():
        kept = json.loads(file.read_text()) if file.is_file() else {}
        holds = name in kept and kept[name]["fingerprint"] == fingerprint(start)
        if not holds and name.startswith(tuple(given.wanted) or ""):
            row = measured(start, given.games)
            kept = json.loads(file.read_text()) if file.is_file() else {}  # others write as well
            kept[name] = row
        kept = {row: kept[row] for row in rows_wanted() if row in kept}
        file.write_text(json.dumps(kept, indent=1) + "\n")
        (DOCS / "ladder.md").write_text(page(kept))
        if name in kept:
            print(shown(name, kept[name]), flush=True)


if __name__ == "__main__":
    main()
