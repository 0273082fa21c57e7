"""The second front end: `python3 -m numgames`, people or computers at one keyboard, or a pipe.

This file only wires: flags say what is wished, setup asks for the rest, a table plays it.  The
files of this package:

    screen       lines out, lines in, colour, width
    input_words  what was typed, understood kindly; the commands by name
    move_words   what may be typed for each move
    help_level   how much is shown
    display      what is shown at each moment
    bot_file     a player that is a program
    pages        rules, list of games, help
    boards       a drawing of each game's table
    flags        the command line
    players      who sits at the table
    setup        the questions before a game
    rounds       from game to game: the match
    replay       a game again, move by move
    table        the game itself
    coaching     hint, coach and review

It runs on CPython only (the page never loads it) and knows no rule of any game.
"""

import os
import sys

from numgames import __version__
from numgames.games import ORDER
from numgames.rulebook import ruling
from numgames.terminal.flags import FLAGS, Wishes, Wrong, read_flags
from numgames.terminal.pages import show_example, show_games, show_rules, show_ruling
from numgames.terminal.screen import Leave, Screen
from numgames.terminal.setup import set_up
from numgames.terminal.table import OtherGame, Table

DONE, STOPPED, FAULTY = 0, 1, 2  # exit codes


def run(arguments: "list[str]") -> int:
    """Play as the command line says; the exit code."""
    if sys.stdout is None:
        return stopped("the output is closed")
    screen = Screen(sys.stdin, sys.stdout, os.environ)
    try:
        return begin(arguments, screen)
    except OSError as error:  # the disk is full, or the reader of our output has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError) and not screen.asked:
            return DONE  # as with `| head`: a page need not be read to its end
        return stopped(str(error.strerror))


def stopped(why: str) -> int:
    print(f"numgames: stopping, because nothing more can be written: {why}.", file=sys.stderr)
    return STOPPED


def begin(arguments: "list[str]", screen: Screen) -> int:
    try:
        wishes = read_flags(arguments)
    except Wrong as wrong:
        print(f"numgames: {wrong}", file=sys.stderr)
        return FAULTY
    if wishes.page:
        show_page(wishes, screen)
    else:
        play(wishes, screen)
    screen.close()
    return DONE


def show_page(wishes: Wishes, screen: Screen) -> None:
    if wishes.page == "--version":
        screen.line(f"numgames {__version__}")
    elif wishes.page == "--list":
        show_games(screen)
    elif wishes.ruling:
        show_ruling(wishes.ruling, ruling(wishes.ruling), screen)
    elif wishes.game and wishes.page == "--example":
        show_example("", wishes.game, screen)
    elif wishes.game:
        show_rules(wishes.game, screen)
        more = f"python3 -m numgames --example {wishes.game.id}"
        screen.line()
        screen.say(f"A whole game, turn by turn: {more}")
    else:
        show_flags(screen)


def show_flags(screen: Screen) -> None:
    screen.line("python3 -m numgames [flags]")
    screen.line()
    screen.say("Five number duels for two at one keyboard, or against the computer.", "")
    screen.say("Without flags you are asked.", "")
    screen.line()
    for flag, value, meaning in FLAGS:
        screen.say(f"{flag} {value}".ljust(22) + meaning, hang=" " * 24)
    screen.line()
    screen.say("The games:", "")
    for i, game in enumerate(ORDER):
        screen.line(f"  {i + 1}  {game.title}")
    screen.line()
    screen.say("For example:", "")
    screen.line('  python3 -m numgames --game "number stack" --names Ada,Ben')


def play(wishes: Wishes, screen: Screen) -> None:
    """One table after the other, until the players leave."""
    for note in wishes.notes:
        screen.say(note)
    table: Table | None = None
    try:
        while True:
            table = set_up(wishes, screen)
            try:
                table.play()
            except OtherGame:
                wishes = Wishes()
                wishes.help = table.help
                if not table.bot:  # a bot plays one game only
                    wishes.names, wishes.levels = table.session.names, table.levels
                table = None
    except (Leave, KeyboardInterrupt):
        farewell(table, screen)


def farewell(table: "Table | None", screen: Screen) -> None:
    screen.line()
    if table is None:
        screen.say("No game was begun. See you soon.")
        return
    over = table.session.outcome is not None
    screen.say("To look at this game again:" if over else "To go on with this game:")
    screen.line(table.way_back())
