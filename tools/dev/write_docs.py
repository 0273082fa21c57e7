"""Writes the pages of docs/ that follow from the code: the rules, and who imports whom.

    python3 -m tools.dev.write_docs

tests/project/test_docs.py fails while a page says something else than the code.
docs/rules.md comes from the games' own heads and from the rulings below; the drawing in
docs/pictures/imports.svg from the import lines of every module.
"""

import ast
import html
from pathlib import Path

from numgames.core import Game
from numgames.games import ORDER
from numgames.rulebook import EVERY_GAME, Rulebook, example

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules.md"
IMPORTS = ROOT / "docs" / "pictures" / "imports.svg"


def rules() -> str:
    """docs/rules.md."""
    lines = [
        "# The rules",
        "",
        "Written by `make docs` from the heads of the games' own files, as the page and the",
        "terminal show them. The numbers in brackets are rulings: where two players could read a",
        "rule in two ways, the ruling says what holds.",
    ]
    for game in ORDER:
        lines += ["", f"## {game.title}", "", *told(game)]
    lines += ["", "## In every game", "", *ruled(EVERY_GAME)]
    return "\n".join(lines) + "\n"


def told(game: Game) -> "list[str]":
    """Everything that the rulebook says of a game, as Markdown."""
    book = Rulebook(game)
    lines = [book.aim]
    for title, body in [*book.sections, ("Tips", [f"- {tip}" for tip in book.tips])]:
        lines += ["", f"### {title}", "", *body]
    lines += ["", "### Rulings", "", *ruled(book.rulings)]
    steps = [f"{n}. {line}" for n, line in enumerate(example(game), 1)]
    return [*lines, "", "### A whole game", "", *steps]


def ruled(rulings: "dict[str, str]") -> "list[str]":
    return [f"- **{number}** {text}" for number, text in rulings.items()]


# -- who imports whom --------------------------------------------------------------------------


def modules() -> "dict[str, set[str]]":
    """Every room of the package with those that it imports."""
    found: dict[str, set[str]] = {}
    for file in sorted((ROOT / "numgames").rglob("*.py")):
        name = ".".join(file.relative_to(ROOT / "numgames").with_suffix("").parts)
        if name == "__init__":
            continue
        mine = found.setdefault(box(name), set())
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("numgames."):
                mine.add(box((node.module or "").removeprefix("numgames.")))
        mine.discard(box(name))
    return found


def box(name: str) -> str:
    """ "games.number_stack.rules" -> "games/*", "games.__init__" -> "games", "core" -> "core"."""
    first, _, rest = name.removesuffix(".__init__").partition(".")
    return "games/*" if first == "games" and rest else first


def levels(found: "dict[str, set[str]]") -> "list[list[str]]":
    """The boxes from the bottom up: each imports only what stands below it, and stands no lower
    than it has to for those who import it."""
    order: list[str] = []
    while len(order) < len(found):
        ready = sorted(name for name in found if name not in order and found[name] <= set(order))
        if not ready:
            raise SystemExit(f"Modules import each other in a circle: {set(found) - set(order)}")
        order += ready
    depth: dict[str, int] = {}  # from the top
    for name in reversed(order):
        above = [depth[other] for other in found if name in found[other]]
        depth[name] = max(above, default=-1) + 1
    rows = [
        [name for name in order if depth[name] == level] for level in sorted(set(depth.values()))
    ]
    return rows[::-1]


def drawing() -> str:
    """docs/pictures/imports.svg: a row for each level, `core` at the bottom."""
    found = modules()
    rows = levels(found)
    width, step, tall = 760, 66, 34
    height = len(rows) * step + 24
    places: dict[str, tuple[float, float]] = {}
    for i, row in enumerate(rows):
        for j, name in enumerate(row):
            places[name] = ((j + 1) * width / (len(row) + 1), height - 40 - i * step)
    lines = []
    for name, others in sorted(found.items()):
        for other in sorted(others - reached(found, name)):
            (x, y), (u, v) = places[name], places[other]
            bend = (y + v) / 2
            curve = f"M{x:.0f} {y + tall / 2:.0f}C{x:.0f} {bend:.0f} {u:.0f} {bend:.0f} "
            lines.append(f'<path d="{curve}{u:.0f} {v - tall / 2:.0f}"/>')
    boxes = []
    for name, (x, y) in sorted(places.items()):
        wide = 10 * len(name) + 24
        boxes.append(
            f'<rect x="{x - wide / 2:.0f}" y="{y - tall / 2:.0f}" width="{wide}" height="{tall}" '
            f'rx="9"/><text x="{x:.0f}" y="{y + 5:.0f}">{html.escape(name)}</text>'
        )
    style = (
        "path{fill:none;stroke:#8a9a90;stroke-width:1.5}rect{fill:#fff;stroke:#1d2620;"
        "stroke-width:1.5}text{font:15px ui-monospace,monospace;fill:#1d2620;text-anchor:middle}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="Which module imports which, core at the bottom">\n<style>{style}</style>\n'
        f'<path d="M0 0H{width}V{height}H0Z" style="fill:#eceee6;stroke:none"/>\n'
        + "\n".join(lines + boxes)
        + "\n</svg>\n"
    )


def reached(found: "dict[str, set[str]]", name: str) -> "set[str]":
    """What `name` would reach through others anyway: lines to it would only be in the way."""
    below: set[str] = set()
    waiting = list(found[name])
    while waiting:
        for other in found[waiting.pop()] - below:
            below.add(other)
            waiting.append(other)
    return below


PAGES = {RULES: rules, IMPORTS: drawing}


def main() -> None:
    for file, write in PAGES.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(write(), encoding="utf-8")
        print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
