"""What the page knows before any Python runs: the catalogue, the rules, how fair each game is.

    python3 -m tools.build.data FOLDER      for the tests that need no browser

Everything is taken from the package, so that no word about a game is written twice.  The types of
it, for the scripts, are in web/built.d.ts.
"""

import functools
import gzip
import json
import sys
from pathlib import Path

from numgames import __version__
from numgames.coach.evaluation import fairness as rows
from numgames.core import Game
from numgames.games import ORDER
from numgames.play.view import catalogue as games
from numgames.words import words
from tools.build.facts import PERFECT_AGAINST_BEGINNER, ladder, skill_of
from tools.build.package import LAB, ROOT, needed
from tools.build.precompile import QUICK
from tools.build.rulebook import rulebook
from tools.build.runtime import node_modules
from tools.build.statement import statement

ENGINES = {  # what each interpreter has to fetch before it can answer, for the progress bar
    "quick": ("runtime/micropython/micropython.wasm", QUICK[0]),
    "full": ("runtime/pyodide/pyodide.asm.*", "numgames/library.zip", "numgames/numgames.zip"),
}


def catalogue() -> "dict[str, object]":
    """Every game and option, as `bridge.call` would give it."""
    return games()


def rules() -> "dict[str, object]":
    """By game: all that its rules page shows."""
    return {game.id: rulebook(game) for game in ORDER}


def levels() -> "dict[str, object]":
    """The names of the computer levels; by game and options, how much playing well counts."""
    return {"names": words("coach").LEVELS, "skill": {game.id: skill(game) for game in ORDER}}


def skill(game: Game) -> "list[dict[str, object]]":
    """What the ladder says of a game: how often Perfect beats Beginner."""
    found: list[dict[str, object]] = []
    for name, row in ladder().items():
        id, *options = name.split()
        share = row["scores"][PERFECT_AGAINST_BEGINNER]
        if id == game.id:
            counts = skill_of(share, luck=rows_of(game)[0]["luck"] is True)
            chosen = dict(option.split("=") for option in options)
            exact = share if row["games"] == 0 else None  # else it was played, not computed
            of100 = round(100 * share)
            found.append({"options": chosen, "skill": counts, "of100": of100, "exact": exact})
    return found


@functools.cache
def fairness() -> "list[dict[str, object]]":
    """Every game and option set with the first player's exact chance."""
    return rows()


def rows_of(game: Game) -> "list[dict[str, object]]":
    return [row for row in fairness() if row["game"] == game.id]


def write_data(folder: Path, site: Path, solve: bool = True) -> None:
    """Everything as modules, which the scripts import as built/<name>.  What the solvers say takes
    a third of a second: without `solve` it stays as it was."""
    data = {
        "catalogue": catalogue(),
        "rules": rules(),
        "lab": [file.relative_to(ROOT).as_posix() for file in needed(LAB)],
        "sizes": {engine: sizes(site, globs) for engine, globs in ENGINES.items()},
        "lock": lock(),
        "accessibility": statement(),
        "version": __version__,
    }
    if solve:
        data |= {"levels": levels(), "fairness": fairness()}
    to = folder / "built"
    to.mkdir(parents=True, exist_ok=True)
    for name, value in data.items():
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        (to / f"{name}.js").write_text(f"export const {name} = {text};\n", encoding="utf-8")


def lock() -> "dict[str, object]":
    """What Pyodide has to know of itself, without its list of a few hundred packages elsewhere."""
    text = (node_modules() / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8")
    return {"info": json.loads(text)["info"], "packages": {}}


def sizes(site: Path, globs: "tuple[str, ...]") -> "dict[str, dict[str, int]]":
    """By address: how many bytes a file has, plain and as a server would compress it."""
    found = [file for pattern in globs for file in sorted(site.glob(pattern))]
    return {
        file.relative_to(site).as_posix(): {
            "plain": file.stat().st_size,
            "packed": len(gzip.compress(file.read_bytes(), 6)),
        }
        for file in found
    }


if __name__ == "__main__":
    write_data(Path(sys.argv[1]), ROOT / "_site")
