"""Writes docs/rules.md from the games' own heads and their rulings: after a change in either.

    python3 -m tools.dev.write_docs

tests/project/test_docs.py fails while the page says something else than the code.
"""

from pathlib import Path

from numgames.core import Game
from numgames.games import ORDER
from numgames.rulebook import Rulebook, every_game, example

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules.md"


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
        lines += ["", f"## {game.title}", "", *game_rules(game)]
    lines += ["", "## In every game", "", *ruled(every_game())]
    return "\n".join(lines) + "\n"


def game_rules(game: Game) -> "list[str]":
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


PAGES = {RULES: rules}


def main() -> None:
    for file, write in PAGES.items():
        file.write_text(write(), encoding="utf-8")
        print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
