"""What every move of a game has cost, exactly: for training and testing players.

The regret of a move is the mover's winning chance after the best move less that after this one,
both exact.  All sums are fractions; floats are made at the very end.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

from numgames.coach.evaluation import chance_of, exact_values
from numgames.core import CHANCE, Refusal, excerpt
from numgames.play.record import Record
from numgames.words import words
from numgames.written import Played, game_of, read

ZERO = Fraction(0)


class Decision:
    """One move, and what it was worth to the player in `seat`."""

    def __init__(self, seat: int, move: str, worth: "dict[str, Fraction]", value: Fraction) -> None:
        self.seat = seat
        self.move = move
        self.value = value
        self.best_value = max([*worth.values(), value])
        self.best_moves = sorted(
            [one for one in worth if worth[one] == self.best_value],
            key=lambda one: (len(one), one),  # numbers by size
        )
        self.is_choice = len({*worth.values(), value}) > 1  # something could be done wrong
        self.regret = self.best_value - value


# -- measuring ---------------------------------------------------------------------------------


def decisions(played: Played) -> "Iterator[Decision]":
    """Every move, and giving up as the last of them (A3)."""
    for state, token in zip(played.states, played.tokens):
        if state.to_move != CHANCE:
            exact = exact_values(state)
            worth = {move: Fraction(*exact[move]) for move in exact}
            # A wrong number loses (N3, F3).
            yield Decision(state.turn, token, worth, worth.get(token, ZERO))
    if played.gave_up is not None:
        chance = to_seat(played.gave_up, Fraction(*chance_of(played.states[-1])))
        yield Decision(played.gave_up, "resign", {"play on": chance}, ZERO)


def luck(played: Played) -> Fraction:
    """What the cards gave to the first player."""
    gained = ZERO
    for before, after in zip(played.states, played.states[1:]):
        if before.to_move == CHANCE:
            gained += Fraction(*chance_of(after)) - Fraction(*chance_of(before))
    return gained


def to_seat(seat: int, chance: Fraction) -> Fraction:
    return 1 - chance if seat else chance


def regret(game: "str | Record | Mapping[str, Any]") -> "dict[str, Any]":
    """All about one game: a record, its text, a link, or an object as in a line of JSON."""
    return measured(game_of(game), Summary())


def measured(played: Played, summary: "Summary") -> "dict[str, Any]":
    """The same, counted in `summary` as well.  What comes in pairs is by player."""
    record, made = played.record, list(decisions(played))
    totals = [ZERO, ZERO]
    moves = []
    for ply, one in enumerate(made, 1):
        player = played.player(one.seat)
        totals[player] += one.regret
        moves.append(
            {
                "ply": ply,
                "player": player,
                "seat": one.seat,
                "move": one.move,
                "value": float(one.value),
                "best_value": float(one.best_value),
                "best_moves": one.best_moves,
                "regret": float(one.regret),
                "total": float(totals[player]),
            }
        )
    start, cards = Fraction(*chance_of(played.states[0])), luck(played)
    summary.add(played, made, totals, start, cards)
    winner = played.winner
    return {
        "game": record.game.id,
        "options": record.options,
        "players": list(played.names),
        "starter": record.starter,
        "winner": None if winner is None else played.player(winner),
        "reason": played.reason,
        "start": [float(to_seat(seat ^ record.starter, start)) for seat in (0, 1)],
        "luck": [float(cards if seat == record.starter else -cards) for seat in (0, 1)],
        "regret": [float(total) for total in totals],
        "moves": moves,
    }


class Summary:
    """Many games, added up by the names of who played."""

    def __init__(self) -> None:
        self.sums: dict[str, dict[str, Fraction]] = {}

    def add(
        self,
        played: Played,
        made: "list[Decision]",
        totals: "list[Fraction]",
        start: Fraction,
        cards: Fraction,
    ) -> None:
        for player, name in enumerate(played.names):
            seat, sums = played.player(player), self.sums.setdefault(name, {})
            mine = [one for one in made if one.seat == seat]
            choices = [one for one in mine if one.is_choice]
            counts: dict[str, Fraction | int] = {
                "games": 1,
                "moves": len(mine),
                "best": len([one for one in mine if not one.regret]),
                "choices": len(choices),
                "best_choices": len([one for one in choices if not one.regret]),
                "regret": totals[player],
            }
            if played.winner is not None:
                counts["finished"] = 1
                counts["wins"] = int(played.winner == seat)
                counts["start"] = to_seat(seat, start)
                counts["luck"] = -cards if seat else cards
                counts["lost"] = totals[player]
                counts["given"] = totals[1 - player]
            for key, count in counts.items():
                sums[key] = sums.get(key, ZERO) + count

    def said(self) -> "list[dict[str, Any]]":
        """A row for each name.  win_rate = start + luck + given - lost, all of finished games."""
        return [row(name, sums) for name, sums in self.sums.items()]


def row(name: str, sums: "dict[str, Fraction]") -> "dict[str, Any]":
    def share(part: str, whole: str) -> "float | None":
        return float(sums[part] / sums[whole]) if sums.get(whole) else None

    finished = sums.get("finished")
    return {
        "name": name,
        "games": int(sums["games"]),
        "finished": int(finished or 0),
        "win_rate": share("wins", "finished"),
        "start": share("start", "finished"),
        "luck": share("luck", "finished"),
        "given": share("given", "finished"),
        "lost": share("lost", "finished"),
        "win_rate_without_luck": float((sums["wins"] - sums["luck"]) / finished)
        if finished
        else None,
        "moves": int(sums["moves"]),
        "regret": float(sums["regret"]),
        "mean_regret": share("regret", "moves"),
        "best_share": share("best", "moves"),
        "choices": int(sums["choices"]),
        "best_share_of_choices": share("best_choices", "choices"),
    }


# -- the command -------------------------------------------------------------------------------


def report(lines: "Iterable[str]", summary: Summary) -> "Iterator[dict[str, Any]]":
    """Every move and every game of these lines; of a line that is no game, an "error"."""
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        try:
            game = measured(read(text), summary)
        except Refusal as error:
            yield {"kind": "error", "line": number, "error": words("regret").sentence(error)}
            continue
        for move in game["moves"]:
            yield {"kind": "move", "line": number, **move}
        yield {"kind": "game", "line": number, **game, "moves": len(game["moves"])}


def sources(wanted: "list[str]") -> "Iterator[tuple[str, Iterable[str]]]":
    """The lines of each file, with its name; an argument that is no file is a line itself."""
    for name in wanted or ["-"]:
        if name == "-":
            yield "", (line.decode("utf-8", "replace") for line in sys.stdin.buffer)
        elif os.path.isfile(name):  # false of a text too long for a path, too
            yield name, Path(name).read_text(encoding="utf-8", errors="replace").splitlines()
        else:
            yield f'"{excerpt(name)}"', [name]


def main() -> int:
    say = words("regret")
    parser = argparse.ArgumentParser(prog="python3 -m numgames.regret", description=say.HELP)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("games", nargs="*", help=say.GAMES)
    wanted = parser.parse_args().games
    summary, errors = Summary(), 0
    for name, lines in sources(wanted):
        for said in report(lines, summary):
            if said["kind"] == "error":
                errors += 1
                problem = say.in_line(said["line"], name, said["error"])
                print(problem, file=sys.stderr, flush=True)
            else:
                print(json.dumps({**said, "source": name} if len(wanted) > 1 else said))
    print(json.dumps({"kind": "summary", "errors": errors, "players": summary.said()}))
    return 1 if errors else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
