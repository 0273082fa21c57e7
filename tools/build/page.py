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
from numgames.core import Game, Option
from numgames.games import ORDER
from numgames.words import game_words
from numgames.words import words as spoken
from numgames.words.game_words import OptionWords
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


def home_cards(words: "dict[str, Any]") -> str:
    return "\n".join(card(game, words) for game in ORDER)


def card(game: Game, words: "dict[str, Any]") -> str:
    """One game on the home page: poster, title, what you do, how long, luck or skill; which of two
    games it is; two ways to start, and the rest.  The empty box__how is where a lesson goes."""
    speak = game_words(game.id)
    title = html.escape(speak.title)
    return (
        f'<li><article class="box" data-game="{game.id}" aria-labelledby="box-{game.id}">'
        f'<div class="box__art"><svg class="poster" aria-hidden="true">'
        f'<use href="#poster-{game.id}"/></svg></div>'
        f'<div class="box__text"><h2 id="box-{game.id}">{title.replace(": ", ": <br>")}</h2>'
        f'<p class="box__what">{html.escape(speak.task)}</p>'
        f"{fact_line(game, words['minutes'], words['skills'])}{two_games(game)}</div>"
        f'<div class="box__ways">'
        f"{way(game, 'people', MARKS, words['twoPlayers'], words['here'])}"
        f"{way(game, 'computer', icon('bot'), words['playComputer'], FIRST_LEVEL)}</div>"
        f'<p class="box__more"><span data-rest>{words["oneGame"]}</span>'
        f'<a href="#/setup/{game.id}" id="change-{game.id}" '
        f'aria-labelledby="change-{game.id} box-{game.id}">{words["change"]}</a></p>'
        f'<div class="box__how"></div></article></li>'
    )


def way(game: Game, rival: str, picture: str, name: str, small: str) -> str:
    """A way to start at once; what stands on it in small print is what a first visitor gets."""
    return (
        f'<a class="way way--{rival}" href="#/setup/{game.id}" data-start="{rival}" '
        f'aria-describedby="box-{game.id}">{picture}'
        f'<span class="way__text">{name}<small>{small}</small></span></a>'
    )


def two_games(game: Game) -> str:
    """Two games in one name: which of them is played can be seen and changed on the card."""
    options = game_words(game.id).options
    found = [option for option in game.choices if options[option.name].lines]
    return "".join(radios(game, option, options[option.name]) for option in found)


def radios(game: Game, option: Option, speak: OptionWords) -> str:
    first = option.values[0]
    each = "".join(
        f'<label class="seg__o"><input type="radio" name="{game.id}-{option.name}" value="{value}"'
        f' data-option="{option.name}" autocomplete="off"{" checked" * (value == first)}>'
        f"<span>{html.escape(speak.labels[value])}</span></label>"
        for value in option.values
    )
    title = html.escape(speak.title)
    return (
        f'<fieldset class="field which"><legend>{title}</legend>'
        f'<div class="seg">{each}</div></fieldset>'
    )


def icon(name: str) -> str:
    return f'<svg class="ico" aria-hidden="true"><use href="#i-{name}"/></svg>'


MARKS = "".join(
    f'<svg class="mark" aria-hidden="true"><use href="#{shape}"/></svg>'
    for shape in ("sun", "kite")
)
FIRST_LEVEL = spoken("coach").level(2)
"""Who plays a first visitor (web/app/seats.ts)."""


def fact_line(game: Game, minutes: "list[str]", skills: "list[str]") -> str:
    """Minutes, and a five-step scale from luck to skill with its words."""
    count, skill = facts()[game.id]["minutes"], facts()[game.id]["skill"]
    steps = "".join('<i class="on"></i>' if n == skill else "<i></i>" for n in range(len(skills)))
    return (
        f'<p class="facts"><span class="facts__min">{icon("clock")}'
        f"{minutes[0]}{count}{minutes[1]}</span>"
        f'<span class="lsk"><span class="lsk__bar" aria-hidden="true">{steps}</span>'
        f"{skills[skill]}</span></p>"
    )
