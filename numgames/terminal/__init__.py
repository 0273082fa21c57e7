"""The second front end: `python3 -m numgames`, people or computers at one keyboard, or a pipe.

This file only wires: flags say what is wished, setup asks for the rest, a table plays it.  The
files of this package:

    screen       lines out, lines in, colour, width
    language     what is said and what may be typed, in a language
    input_words  what was typed, understood kindly
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

It runs on CPython only (the page never loads it), knows no rule of any game, and has no sentence
of its own: those are in numgames/words/.
"""

import os
import sys

from numgames import __version__
from numgames.play.names import LONGEST_NAME
from numgames.rulebook import ruling
from numgames.terminal.flags import FLAGS, Wishes, language_of, read_flags
from numgames.terminal.language import Language
from numgames.terminal.pages import show_example, show_games, show_rules, show_ruling
from numgames.terminal.screen import Leave, Screen, breadth, padded
from numgames.terminal.setup import set_up
from numgames.terminal.table import OtherGame, Table
from numgames.words import LANGUAGES

DONE, STOPPED, FAULTY = 0, 1, 2  # exit codes


def run(arguments: "list[str]") -> int:
    """Play as the command line says; the exit code."""
    if sys.stdout is None:
        return stopped(Language().start.CLOSED)
    screen = Screen(sys.stdin, sys.stdout, os.environ)
    try:
        return begin(arguments, screen)
    except OSError as error:  # the disk is full, or the reader of our output has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError) and not screen.asked:
            return DONE  # as with `| head`: a page need not be read to its end
        return stopped(str(error.strerror), screen.language)


def stopped(why: str, language: "Language | None" = None) -> int:
    print((language or Language()).start.stopping(why), file=sys.stderr)
    return STOPPED


def begin(arguments: "list[str]", screen: Screen) -> int:
    try:
        screen.speak(language_of(arguments))
        wishes = read_flags(arguments, screen.language)
    except ValueError as wrong:
        print(f"numgames: {screen.language.sentence(wrong)}", file=sys.stderr)
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
        show_ruling(wishes.ruling, ruling(wishes.ruling, wishes.language.code), screen)
    elif wishes.game and wishes.page == "--example":
        show_example("", wishes.game, screen)
    elif wishes.game:
        show_rules(wishes.game, screen)
        words = ["python3", "-m", "numgames", *wishes.language.flags(), "--example", wishes.game.id]
        screen.line()
        screen.say(wishes.language.start.example_by_flag(" ".join(words)))
    else:
        show_flags(screen)


def show_flags(screen: Screen) -> None:
    start = screen.language.start
    screen.line(start.USAGE)
    screen.line()
    screen.say(start.ABOUT, "")
    screen.say(start.ASKED, "")
    screen.line()
    heads = {flag: f"{flag} {start.FLAGS[flag][0]}" for flag in FLAGS}
    room = max([breadth(head) for head in heads.values()]) + 2
    for flag in FLAGS:
        meaning = start.FLAGS[flag][1].format(languages=", ".join(LANGUAGES))
        screen.say(padded(heads[flag], room) + meaning, hang=" " * (room + 2))
    screen.line()
    screen.say(start.GAMES, "")
    for i, names in enumerate(screen.language.games):
        screen.line(f"  {i + 1}  {names[0]}")
    screen.line()
    screen.say(start.FOR_EXAMPLE, "")
    screen.line('  python3 -m numgames --game "number stack" --names Ada,Ben')


def play(wishes: Wishes, screen: Screen) -> None:
    """One table after the other, until the players leave."""
    for name in wishes.cut:
        screen.say(screen.language.start.name_cut(name, LONGEST_NAME))
    table: Table | None = None
    try:
        while True:
            table = set_up(wishes, screen)
            try:
                table.play()
            except OtherGame:
                wishes = Wishes(wishes.language)
                wishes.help = table.help
                if not table.bot:  # a bot plays one game only
                    wishes.names, wishes.levels = table.session.names, table.levels
                table = None
    except (Leave, KeyboardInterrupt):
        farewell(table, screen)


def farewell(table: "Table | None", screen: Screen) -> None:
    start = screen.language.start
    screen.line()
    if table is None:
        screen.say(start.NO_GAME)
        return
    over = table.session.outcome is not None
    screen.say(start.LOOK_AGAIN if over else start.CONTINUE)
    screen.line(table.way_back())
