"""Pages to read: the rules of a game, the list of games and options, the help.

The rules are
the docstring of the game's module, so there is one rulebook and nothing to keep in step.
"""

import sys

from numgames.core import Game
from numgames.games import ORDER
from numgames.terminal.screen import Screen, padded
from numgames.terminal.words import COMMANDS


def show_rules(game: Game, screen: Screen) -> None:
    """The rulebook without its markup and without the example meant for machines."""
    title, *sections = rulebook(game).split("\n## ")
    screen.line()
    screen.say(screen.bold(title.strip()))
    for section in sections:
        heading, _, body = section.partition("\n")
        if ">>>" in body:
            continue
        screen.line()
        screen.say(screen.bold(heading.strip()))
        for paragraph in paragraphs(body):
            if paragraph.startswith("- "):
                screen.say("· " + paragraph[2:], hang="    ")
            else:
                screen.say(paragraph)


def rulebook(game: Game) -> str:
    text = sys.modules[game.begin.__module__].__doc__
    return text or f"{game.title}: {game.task}"  # python3 -OO leaves no docstrings


def paragraphs(body: str) -> "list[str]":
    """Each point or paragraph as one line, however the source breaks it."""
    found = [""]
    for line in body.replace("`", "").split("\n"):
        if not line.strip():
            found.append("")
        elif line.startswith("- "):
            found.append(line.strip())
        else:
            found[-1] = (found[-1] + " " + line.strip()).strip()
    return [paragraph for paragraph in found if paragraph]


def show_games(screen: Screen) -> None:
    """Every game with its options, as the flags want them written."""
    for game in ORDER:
        screen.line()
        screen.line(screen.bold(game.id) + "  " + game.title)
        screen.say(game.task)
        for option in game.choices:
            screen.say(f"{option.title}. {option.note}", "    ")
            for value, label in zip(option.values, option.labels):
                default = screen.dim("  (the rulebook)") if value == option.values[0] else ""
                screen.line(f"      {option.name}={value}".ljust(24) + label + default)


def show_commands(screen: Screen) -> None:
    screen.line()
    for names, meaning in COMMANDS:
        screen.say(padded(screen.bold(names[0]), 8) + meaning, hang=" " * 10)
    screen.say("The first letters of a word will do, as long as they fit only one.")
