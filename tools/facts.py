"""How long a game takes, and how much of it is luck: the facts on the home cards.

Called by site_data.py.  Both are measured by playing, always the same games, so the same
sources give the same page.  What was measured is kept in build/ until a source changes.
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
from numgames.players import LEVELS, choose

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "facts.json"

GAMES_FOR_LENGTH = 101
GAMES_FOR_SKILL = 120

SECONDS_TO_DRAW = 2
SECONDS_TO_DECIDE = 5
"""For one thing or the other twice that: people take longer with every doubling of what they
can choose from (Hick's law)."""

WORDS = ("almost all luck", "mostly luck", "luck and skill", "mostly skill", "pure skill")
BOUNDS = (0.55, 0.70, 0.90, 1.00)
"""Up to which share of games won by a perfect player against a beginner the first four hold.
Pure skill is what has no luck in it."""


@functools.cache
def facts() -> "dict[str, dict[str, int]]":
    """By game: `minutes`, and `skill` as an index of WORDS."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
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


def skill(game: Game) -> int:
    """How much playing well counts, as an index of WORDS."""
    wins, cards = 0, 0
    for seed in range(GAMES_FOR_SKILL):
        luck, perfect = random.Random(seed), seed % 2
        state = game.start()
        while state.to_move is not None:
            if state.to_move == CHANCE:
                cards += 1
                token = turned_up(state, luck)
            else:
                level = LEVELS[-1] if state.to_move == perfect else LEVELS[0]
                token = choose(state, level, luck.getrandbits(40))
            state = state.play(token)
        if not cards:
            break
        wins += state.outcome is not None and state.outcome.winner == perfect
    return WORDS.index(words_for(wins / GAMES_FOR_SKILL, luck=cards > 0))


def words_for(share: float, luck: bool) -> str:
    """Which of WORDS fits a game in which a perfect player beats a beginner this often."""
    return WORDS[sum(share >= bound for bound in BOUNDS)] if luck else WORDS[-1]


def turned_up(state: State, luck: random.Random) -> str:
    """The card that chance brings."""
    tokens = [token for token, _ in state.chances()]
    weights = [weight for _, weight in state.chances()]
    return luck.choices(tokens, weights)[0]
