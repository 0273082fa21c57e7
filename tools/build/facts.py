"""How long a game takes, and how much of it is luck: the facts on the home cards.

The time is measured by playing, always the same games, so the same sources give the same page, and
kept in build/ until a source changes; luck and skill are what the ladder of computer levels says
(`make ladder`).
"""

import functools
import hashlib
import json
import math
import random
import statistics
from pathlib import Path

from numgames.core import CHANCE, Game, State
from numgames.games import ORDER

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "facts.json"
LADDER = ROOT / "docs" / "ladder.json"  # written by tools/measure/ladder.py

GAMES_FOR_LENGTH = 101
PERFECT_AGAINST_BEGINNER = "5v1"

SECONDS_TO_DRAW = 2
SECONDS_TO_DECIDE = 5
"""For one thing or the other twice that: people take longer with every doubling of what they
can choose from (Hick's law)."""

BOUNDS = (0.55, 0.70, 0.90, 1.00)
"""Up to which share of games won by a perfect player against a beginner a game counts as 0, all
luck, to 3, mostly skill.  Pure skill, 4, is what has no luck in it."""
PURE_SKILL = len(BOUNDS)


@functools.cache
def facts() -> "dict[str, dict[str, int]]":
    """By game: `minutes`, and `skill` from 0 to PURE_SKILL."""
    digest = hashlib.sha256(Path(__file__).read_bytes() + LADDER.read_bytes())
    for file in sorted((ROOT / "numgames").rglob("*.py")):
        digest.update(file.read_bytes())
    key = digest.hexdigest()
    try:
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        kept = {}
    if kept.get("key") != key:
        measured = {game.id: {"minutes": minutes(game), "skill": skill(game)} for game in ORDER}
        kept = {"key": key, "facts": measured}
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps(kept), encoding="utf-8")
    found: dict[str, dict[str, int]] = kept["facts"]
    return found


def minutes(game: Game) -> int:
    """How long two people typically need, in whole minutes."""
    typical = statistics.median(seconds(game, seed) for seed in range(GAMES_FOR_LENGTH))
    return max(1, round(typical / 60))


def seconds(game: Game, seed: int) -> float:
    """How long two people would need for one game of blind moves."""
    luck = random.Random(seed)
    state, spent = game.start(), 0.0
    while state.to_move is not None:
        if state.to_move == CHANCE:
            token = turned_up(state, luck)
            spent += SECONDS_TO_DRAW
        else:
            moves = state.legal_moves()
            token = luck.choice(moves)
            spent += SECONDS_TO_DECIDE * (1 + math.log2(len(moves)))
        state = state.play(token)
    return spent


@functools.cache
def ladder() -> "dict[str, dict[str, dict[str, float]]]":
    """What `make ladder` measured, by game and options."""
    found: dict[str, dict[str, dict[str, float]]] = json.loads(LADDER.read_text())
    return found


def skill(game: Game) -> int:
    """How much playing well counts with the rulebook's options."""
    if game.start().to_move != CHANCE:
        return PURE_SKILL
    row = next(row for name, row in ladder().items() if name.split()[0] == game.id)
    return skill_of(row["scores"][PERFECT_AGAINST_BEGINNER], luck=True)


def skill_of(share: float, luck: bool) -> int:
    """How much playing well counts where a perfect player beats a beginner this often."""
    return sum(share >= bound for bound in BOUNDS) if luck else PURE_SKILL


def turned_up(state: State, luck: random.Random) -> str:
    """The card that chance brings."""
    tokens = [token for token, _ in state.chances()]
    weights = [weight for _, weight in state.chances()]
    return luck.choices(tokens, weights)[0]
