"""What the page says before any Python runs: the catalogue, the home cards, the rules.

Called by build_site.py, which writes it into the site.  Everything is taken from the package
(and the posters in web/posters/), so that no word about a game is written twice.
"""

import html
import re
from pathlib import Path

from facts import WORDS, facts
from rulebook import rulebook

from numgames import __version__
from numgames.core import Game
from numgames.games import ORDER
from numgames.view import catalogue as games

ROOT = Path(__file__).resolve().parent.parent
POSTERS = ROOT / "web" / "posters"


def version() -> str:
    return __version__


def catalogue() -> "dict[str, object]":
    """Every game and option, as `bridge.call` would give it."""
    return games()


def rules() -> "dict[str, object]":
    """By game: all that its rules page shows."""
    return {game.id: rulebook(game) for game in ORDER}


def posters() -> str:
    """The posters as symbols of the page's sprite, to be used by cards and sheets."""
    return "".join(symbol(game) for game in ORDER)


def symbol(game: Game) -> str:
    file = POSTERS / f"{game.id}.svg"
    if not file.is_file():
        raise SystemExit(f"{game.title} has no poster: draw {file.relative_to(ROOT)}.")
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
        f'<span class="box__art"><svg class="poster" aria-hidden="true">'
        f'<use href="#poster-{game.id}"/></svg></span>'
        f'<span class="box__text"><h2>{title}</h2>'
        f'<span class="box__what">{html.escape(game.task)}</span>'
        f"{fact_line(game)}</span></a></li>"
    )


def fact_line(game: Game) -> str:
    """Minutes, and a five-step scale from luck to skill with its words."""
    minutes, skill = facts()[game.id]["minutes"], facts()[game.id]["skill"]
    steps = "".join('<i class="on"></i>' if n == skill else "<i></i>" for n in range(len(WORDS)))
    return (
        '<span class="facts"><span class="facts__min"><svg class="ico" aria-hidden="true">'
        f'<use href="#i-clock"/></svg>{minutes} min</span>'
        f'<span class="lsk"><span class="lsk__bar" aria-hidden="true">{steps}</span>'
        f"{WORDS[skill]}</span></span>"
    )
