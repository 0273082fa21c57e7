"""Measure every kind of player by what its moves cost: writes docs/regret.md.

    python3 -m tools.measure.regret_table                 every game
    python3 -m tools.measure.regret_table number_stack    only rows whose name begins so, printed
    python3 -m tools.measure.regret_table --games 1000    more games a row

Random play, the lab's sample players and the five levels, each against the typical level, half of
the games in either seat.  (Against the perfect one, players without luck of their own would play
the same two games over and over.)  Each game's number is its seed, so the same table comes
out every time.
"""

import argparse
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numgames.coach.levels import LEVELS
from numgames.core import Game, State
from numgames.games import ORDER
from numgames.lab.arena import computer, game_number, play_out
from numgames.lab.bots import Bot
from numgames.lab.measure import TYPICAL
from numgames.regret import Summary, report
from numgames.words import words

Player = Callable[[State], str]

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "regret.md"
SAMPLES = ROOT / "web" / "words" / "en" / "samples"
TELLING = {"sum", "block"}  # options that make another game of it
HEADS = ("won", "luck", "given", "regret a game", "regret a move", "best moves")


def option_sets(game: Game) -> "list[dict[str, str]]":
    sets: list[dict[str, str]] = [{}]
    for option in game.choices:
        if option.name in TELLING:
            sets = [{**chosen, option.name: value} for chosen in sets for value in option.values]
    return sets


def players(game: Game) -> "dict[str, Callable[[str], Player]]":
    """By name, what makes a player whose luck depends on a seed."""
    sample = Bot((SAMPLES / f"{game.id}.py").read_text(encoding="utf-8"))
    found: dict[str, Callable[[str], Player]] = {
        "random": blind,
        "lab sample": lambda seed: sample.choose,
    }
    for level, name in zip(LEVELS, words("coach").LEVELS):
        found[f"{level} {name}"] = lambda seed, level=level: computer(level, seed)  # type: ignore[misc]
    return found


def blind(seed: str) -> Player:
    luck = random.Random(seed)

    def player(state: State) -> str:
        return luck.choice(state.legal_moves())

    return player


def measured(
    game: Game, options: "dict[str, str]", make: "Callable[[str], Player]", games: int
) -> "dict[str, Any]":
    """What `games` games of one player against the typical level come to."""
    lines = []
    for i in range(games):
        record = game_number(i, game, game.complete(options), "regret")
        pair = (make(f"{record.seed}a"), computer(TYPICAL, f"{record.seed}b"))
        text = play_out(record, pair).record.text()
        lines.append(json.dumps({"record": text, "players": ["measured", "opponent"]}))
    summary = Summary()
    errors = [one for one in report(lines, summary) if one["kind"] == "error"]
    assert not errors, errors
    return next(row for row in summary.said() if row["name"] == "measured")


def shown(name: str, row: "dict[str, Any]") -> str:
    choices = row["best_share_of_choices"]
    cells = (
        name,
        f"{row['win_rate']:.1%}",
        f"{row['luck']:+.1%}",
        f"{row['given']:.1%}",
        f"{row['lost']:.1%}",
        f"{row['mean_regret']:.2%}",
        "no choice" if choices is None else f"{choices:.1%}",
    )
    return "| " + " | ".join(cells) + " |"


def table(game: Game, options: "dict[str, str]", games: int) -> "list[str]":
    """The heading of a game and a row for each player."""
    said = ", ".join(f"`{name}={options[name]}`" for name in options)
    lines = ["", f"## {game.title}" + (f", {said}" if said else ""), ""]
    lines += ["| player | " + " | ".join(HEADS) + " |", "|---" + "|---:" * len(HEADS) + "|"]
    for name, make in players(game).items():
        lines.append(shown(name, measured(game, options, make, games)))
        print(lines[-1], flush=True)
    return lines


def page(games: int, tables: "list[str]") -> str:
    head = f"""# What their moves cost

Every player here met level {TYPICAL} in {games:,} games, in either seat as often. Regret is what a
move gave away of its player's exact winning chance; what was given back can be given away again.
*Given* is what the opponent gave away in a game, *luck* what the cards brought, 0 in the long run.
So every row adds up: won = 50 % + luck + given - regret a game. *Best moves* are counted where
something could be done wrong. How it is worked out: [for researchers](research.md).

Written by `make regret`, which is `python3 -m tools.measure.regret_table --games {games}`; the same
command gives the same table. A player of your own: `python3 -m numgames.regret games.jsonl`.
"""
    return head + "\n".join(tables) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure players by their regret.")
    parser.add_argument("wanted", nargs="*", help="how the ids of the wanted games begin")
    parser.add_argument("--games", type=int, default=1000)
    given = parser.parse_args()
    tables: list[str] = []
    for game in ORDER:
        for options in option_sets(game) if game.id.startswith(tuple(given.wanted) or "") else ():
            print(game.id, options, flush=True)
            tables += table(game, options, given.games)
    if not given.wanted:
        PAGE.write_text(page(given.games, tables), encoding="utf-8")


if __name__ == "__main__":
    main()
