"""What a set of rules is like, measured: is it fair, how long, how much to decide, how much skill?

The first player's chance is exact.  The rest cannot be:
there are too many games to go through them all, so a few hundred are played, and every answer
says between which bounds the truth lies.  Whether a turn holds a real choice is exact again:
the solver knows what every move in it is worth.

    measure(game, options, seed, games, so_far)    so many games more; goes on from `so_far`
"""

from numgames.coach.evaluation import fair, real_choice
from numgames.coach.levels import LEVELS
from numgames.lab.arena import SIGMAS, computer, decisions, game_number, play_out, share

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.core import Game

TYPICAL = 3
"""The level whose games say how long it takes: no beginner, and not perfect either."""

SUMS = ("games", "turns", "turns2", "real", "real2", "both", "won")
"""What is counted: games, their turns and turns with a real choice (and the squares, for the
errors), and how many of as many other games the perfect player won."""

MOST = 10**12


def measure(
    game: "Game", options: "dict[str, str]", seed: str, games: int, so_far: "dict[str, int]"
) -> "dict[str, object]":
    """The counts after `games` games more, and what they say; JSON-safe."""
    sums = {name: so_far.get(name, 0) for name in SUMS}
    for i in range(sums["games"], sums["games"] + games):
        add_typical(sums, game, options, f"{seed}t", i)
        sums["won"] += perfect_wins(game, options, f"{seed}p", i)
        sums["games"] += 1
    return {
        "sums": sums,
        "start": fair(game.start(**options)),
        "length": mean(sums["turns"], sums["turns2"], sums["games"]),
        "choice": part(sums),
        "skill": share(sums["won"], sums["games"]),
    }


def is_plausible(so_far: "dict[str, object]") -> bool:
    """Reject impossible counts: more games than can have been counted, more wins than games, more
    choices than turns."""
    counts = {}
    for name in SUMS:
        count = so_far.get(name, 0)
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST:
            return False
        counts[name] = count
    return counts["won"] <= counts["games"] and counts["real"] <= counts["turns"]


def add_typical(
    sums: "dict[str, int]", game: "Game", options: "dict[str, str]", seed: str, i: int
) -> None:
    """One game between two players of the typical level."""
    record = game_number(i, game, options, seed)
    players = (computer(TYPICAL, record.seed + "a"), computer(TYPICAL, record.seed + "b"))
    made = decisions(play_out(record, players))
    turns, real = len(made), len([1 for state, _, _ in made if real_choice(state)])
    for name, count in (
        ("turns", turns),
        ("turns2", turns * turns),
        ("real", real),
        ("real2", real * real),
        ("both", turns * real),
    ):
        sums[name] += count


def perfect_wins(game: "Game", options: "dict[str, str]", seed: str, i: int) -> int:
    """One game of the best level against the first; 1 if it wins."""
    record = game_number(i, game, options, seed)
    players = (computer(LEVELS[-1], record.seed + "a"), computer(LEVELS[0], record.seed + "b"))
    session = play_out(record, players)
    assert session.outcome is not None
    return 1 if session.player(session.outcome.winner) == 0 else 0


def mean(total: int, squares: int, games: int) -> "dict[str, float]":
    """The average with its bounds."""
    if games < 2:
        return {"rate": float(total), "low": 0.0, "high": 2.0 * total}
    middle = total / games
    spread = SIGMAS * (max(0.0, squares / games - middle * middle) / (games - 1)) ** 0.5
    return {"rate": middle, "low": middle - spread, "high": middle + spread}


def part(sums: "dict[str, int]") -> "dict[str, float]":
    """The share of turns with a real choice.  Turns of one game are alike, so the error is that
    of games, not of turns."""
    games, turns = sums["games"], sums["turns"]
    rate = sums["real"] / turns if turns else 0.0
    if games < 2 or not turns:
        return {"rate": rate, "low": 0.0, "high": 1.0}
    left = sums["real2"] - 2 * rate * sums["both"] + rate * rate * sums["turns2"]
    spread = SIGMAS * (max(0.0, left) * games / (games - 1)) ** 0.5 / turns
    return {"rate": rate, "low": max(0.0, rate - spread), "high": min(1.0, rate + spread)}
