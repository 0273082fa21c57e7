"""Writes index.html: its marks become what can be said before any script runs: sentences, {=name},
and what is made here, <!--=name-->."""

import html
import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numgames import __version__
from numgames.core import Game
from numgames.games import ORDER
from numgames.words import game_words
from tools.build.address import with_face
from tools.build.data import ENGINES
from tools.build.facts import facts
from tools.build.package import ROOT

POSTERS = ROOT / "web" / "posters"
MARK = re.compile(r"<!--=\w+-->|\{=\w+\}")
UNBUILT = re.compile(r"<!--unbuilt:.*?<!--/unbuilt-->\n", re.S)
"""What index.html shows while the site isn't built."""

UNBUILT_TITLE = "<title>numgames, not built yet</title>"


def write_page(site: Path, scripts: "list[str]", words: "dict[str, Any]") -> None:
    """`scripts` are those that the page needs at once, `words` its sentences by their names."""
    parts = {f"{{={name}}}": html.escape(text) for name, text in words["index"].items()}
    parts |= {
        "<!--=early-->": early(site, scripts),
        "<!--=pyscript-->": pyscript_config(),
        "<!--=posters-->": posters(),
        "<!--=cards-->": home_cards(words["cards"]),
        "<!--=version-->": __version__,
    }
    page, notices = UNBUILT.subn("", (ROOT / "index.html").read_text(encoding="utf-8"))
    if notices != 1 or UNBUILT_TITLE not in page:
        raise SystemExit("index.html has to say once what it is before it is built.")
    page = page.replace(UNBUILT_TITLE, "<title>{=title}</title>")
    if wrong := set(MARK.findall(page)) ^ set(parts):
        raise SystemExit(f"index.html needs these marks, or has them in vain: {sorted(wrong)}.")
    text = with_face(MARK.sub(lambda mark: parts[mark[0]], page))
    (site / "index.html").write_text(text, encoding="utf-8")


def fill(file: Path, words: "dict[str, str]", written: "Callable[[str], str]") -> None:
    """Put sentences in place of the marks of a file; `written` spells a text for that file."""
    text = file.read_text(encoding="utf-8")
    for name, sentence in words.items():
        if f"{{={name}}}" not in text:
            raise SystemExit(f"{file.name} has no place for {name}.")
        text = text.replace(f"{{={name}}}", written(sentence))
    file.write_text(text, encoding="utf-8")


# -- what is fetched early -----------------------------------------------------------------------


def early(site: Path, scripts: "list[str]") -> str:
    """Links to all that would otherwise be found one after the other.  Preloads for what the page
    itself takes; for what only a worker takes a list that boot.ts fetches, since the browser would
    warn of preloads that the page never uses."""
    pyscript = sorted(path.relative_to(site).as_posix() for path in site.glob("runtime/pyscript/*"))
    kinds = {"web/boot.js": 'as="script"'}
    kinds |= dict.fromkeys([*pyscript, *scripts], 'as="script" crossorigin')
    kinds |= {"web/python/worker.py": 'as="fetch" crossorigin', "web/main.css": 'as="style"'}
    links = [f'<link rel="preload" href="{path}" {kind}>' for path, kind in kinds.items()]
    soon = " ".join(["web/python/loaders/load-micropython.js", *ENGINES["quick"]])
    return "\n".join([*links, f'<meta name="soon" content="{soon}">'])


def pyscript_config() -> str:
    """pyscript.toml as PyScript looks for it in a page."""
    config = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    text = html.escape(json.dumps(config), quote=False)
    return "\n".join(f"<{kind}-config hidden>{text}</{kind}-config>" for kind in ("mpy", "py"))


# -- the home page -------------------------------------------------------------------------------


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


def home_cards(words: "dict[str, list[str]]") -> str:
    return "\n".join(card(game, words) for game in ORDER)


def card(game: Game, words: "dict[str, list[str]]") -> str:
    """One game on the home page: poster, title, what you do, how long, luck or skill."""
    speak = game_words(game.id)
    title = html.escape(speak.title).replace(": ", ": <br>")
    return (
        f'<li><a class="box" data-game="{game.id}" href="#/setup/{game.id}">'
        f'<div class="box__art"><svg class="poster" aria-hidden="true">'
        f'<use href="#poster-{game.id}"/></svg></div>'
        f'<div class="box__text"><h2>{title}</h2>'
        f'<p class="box__what">{html.escape(speak.task)}</p>'
        f"{fact_line(game, **words)}</div></a></li>"
    )


def fact_line(game: Game, minutes: "list[str]", skills: "list[str]") -> str:
    """Minutes, and a five-step scale from luck to skill with its words."""
    count, skill = facts()[game.id]["minutes"], facts()[game.id]["skill"]
    steps = "".join('<i class="on"></i>' if n == skill else "<i></i>" for n in range(len(skills)))
    return (
        '<p class="facts"><span class="facts__min"><svg class="ico" aria-hidden="true">'
        f'<use href="#i-clock"/></svg>{minutes[0]}{count}{minutes[1]}</span>'
        f'<span class="lsk"><span class="lsk__bar" aria-hidden="true">{steps}</span>'
        f"{skills[skill]}</span></p>"
    )
