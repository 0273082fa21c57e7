"""What the page says before any Python runs: the catalogue, the home cards, the rules.

Everything is taken from the package
(and the posters in web/posters/), so that no word about a game is written twice.
"""

import functools
import html
import re
from pathlib import Path

from numgames import __version__
from numgames.coach.evaluation import fairness as rows
from numgames.coach.levels import NAMES
from numgames.core import Game
from numgames.games import ORDER
from numgames.play.view import catalogue as games
from tools.build.facts import PERFECT_AGAINST_BEGINNER, WORDS, facts, ladder, words_for
from tools.build.rulebook import rulebook

ROOT = Path(__file__).resolve().parents[2]
POSTERS = ROOT / "web" / "posters"


def version() -> str:
    return __version__


def catalogue() -> "dict[str, object]":
    """Every game and option, as `bridge.call` would give it."""
    return games()


def rules() -> "dict[str, object]":
    """By game: all that its rules page shows."""
    return {game.id: rulebook(game) for game in ORDER}


def levels() -> "dict[str, object]":
    """The names of the computer levels; by game and options, how much playing well counts."""
    return {"names": NAMES, "skill": {game.id: skill(game) for game in ORDER}}


def skill(game: Game) -> "list[dict[str, object]]":
    """What the ladder says of a game: how often Perfect beats Beginner."""
    found: list[dict[str, object]] = []
    for name, row in ladder().items():
        id, *options = name.split()
        share = row["scores"][PERFECT_AGAINST_BEGINNER]
        if id == game.id:
            words = words_for(share, luck=rows_of(game)[0]["luck"] is True).capitalize()
            chosen = dict(option.split("=") for option in options)
            exact = share if row["games"] == 0 else None  # else it was played, not computed
            of100 = round(100 * share)
            found.append({"options": chosen, "words": words, "of100": of100, "exact": exact})
    return found


@functools.cache
def fairness() -> "list[dict[str, object]]":
    """Every game and option set with the first player's exact chance."""
    return rows()


def rows_of(game: Game) -> "list[dict[str, object]]":
    return [row for row in fairness() if row["game"] == game.id]


def posters() -> str:
    """The posters as symbols of the page's sprite, to be used by cards and sheets."""
    return "".join(symbol(game) for game in ORDER)


def symbol(game: Game) -> str:
    file = POSTERS / f"{game.id}.svg"
    if not file.is_file():
        file = POSTERS / "any.svg"  # a new game has a poster, if not one of its own
    match = re.fullmatch(r'<svg [^>]*(viewBox="[^"]+")>(.*)</svg>\s*', file.read_text(), re.S)
    if match is None:
        raise SystemExit(f"{file.relative_to(ROOT)} must be one <svg> with a viewBox.")
    return f'  <symbol id="poster-{game.id}" {match[1]}>{match[2].strip()}</symbol>\n'


def home_cards() -> str:
    return "\n".join(card(game) for game in ORDER)


def card(game: Game) -> str:
    """One game on the home page: poster, title, what you do, how long, luck or skill."""
    title = html.escape(game.title).replace(": ", ": <br>")
    return (
        f'<li><a class="box" data-game="{game.id}" href="#/setup/{game.id}">'
        f'<div class="box__art"><svg class="poster" aria-hidden="true">'
        f'<use href="#poster-{game.id}"/></svg></div>'
        f'<div class="box__text"><h2>{title}</h2>'
        f'<p class="box__what">{html.escape(game.task)}</p>'
        f"{fact_line(game)}</div></a></li>"
    )


def fact_line(game: Game) -> str:
    """Minutes, and a five-step scale from luck to skill with its words."""
    minutes, skill = facts()[game.id]["minutes"], facts()[game.id]["skill"]
    steps = "".join('<i class="on"></i>' if n == skill else "<i></i>" for n in range(len(WORDS)))
    return (
        '<p class="facts"><span class="facts__min"><svg class="ico" aria-hidden="true">'
        f'<use href="#i-clock"/></svg>{minutes} min</span>'
        f'<span class="lsk"><span class="lsk__bar" aria-hidden="true">{steps}</span>'
        f"{WORDS[skill]}</span></p>"
    )
