"""What the terminal says before and around a game, in English: flags, questions, pages, goodbyes.

A function makes one sentence out of facts.
"""

from numgames.words.en.coach import LEVELS
from numgames.words.en.grammar import listed

# -- the page of --help -----------------------------------------------------------------------

ABOUT = "Number games for two at one keyboard, or for you against the computer."
ASKED = "Without flags, it asks you what to play."
GAMES, FOR_EXAMPLE = "The games:", "For example:"
USAGE = "python3 -m numgames [flags]"
FLAGS = {
    "--game": ("GAME", "start this game right away: its name or number"),
    "--option": ("NAME=VALUE", "change a rule of that game, see --list; may be repeated"),
    "--seed": ("SEED", "fix the luck: 1 to 16 small letters and digits"),
    "--names": ("ADA,BEN", "your two names"),
    "--level": ("N", "player 2 is a computer, from 1 (beginner) to 5 (perfect); N,0: player 1"),
    "--bot": (
        "FILE.py",
        "player 2 is your own program with a function choose(state); it runs with your rights",
    ),
    "--starter": ("1|2|toss", "who starts: player 1, player 2 or the toss of a coin"),
    "--match": ("1|3|5|7", "best of how many games"),
    "--help-level": ("LEVEL", "how much help you get: off, moves (standard) or coach"),
    "--record": ("TEXT", "continue a game from its record or link"),
    "--played": ("TEXT", "a finished game of the same match; may be repeated"),
    "--lang": ("CODE", "the language: {languages}"),
    "--list": ("", "all games and their options"),
    "--rules": ("GAME", "the rules of a game, or a single ruling (--rules S5)"),
    "--example": ("GAME", "a whole example game, turn by turn"),
    "--version": ("", "which version this is"),
    "--help": ("", "this page"),
}
"""What each flag takes, and what it means."""

# -- the questions before a game ----------------------------------------------------------------

WELCOME = "number games for two, or against the computer"
WHICH_GAME = "Which game? Type its number or the first letters of its name."
YOUR_NAMES = "Your names?"
WHO_STARTS = "Who starts?"
TOSS = "toss a coin"
HOW_MANY = "Best of how many games?"
HOW_MUCH_HELP = "How much help?"
HELP = {"off": "off", "moves": "show moves", "coach": "coach"}
HELP_NOTE = "Off leaves finding the moves to you. The coach says what each move is worth."
COMPUTER, COMPUTERS = "Computer", ("Disc", "Kite")
AGAIN = "Back to the first question."
ANSWER = "Answer the question, or press Enter for the usual answer."
NO_GAME_YET = "You haven't started a game yet."


def question(title: str) -> str:
    return f"{title}?"


def enter_means(answer: str) -> str:
    return f"(Enter: {answer})"


def computers_offered(levels: "tuple[int, ...]") -> str:
    named = listed([f"{level} {LEVELS[level - 1].lower()}" for level in levels], "or")
    return f"To play against the computer, type its level as a name: {named}."


def name_cut(name: str, letters: int) -> str:
    return f"A name can have {letters} letters, so this one is cut: {name}."


def both_called(name: str) -> str:
    return f"You are both called {name}. Type another name."


def coin_shows(mark: str, name: str) -> str:
    return f"The coin shows {mark}. {name} starts."


# -- pages --------------------------------------------------------------------------------------

STANDARD = "(standard)"
WHOLE_EXAMPLE = "a whole game from the rulebook, turn by turn"


def titled(title: str, aim: str) -> str:
    return f"{title}: {aim[:1].lower()}{aim[1:]}"


def example_by_flag(command: str) -> str:
    return f"A whole game, turn by turn: {command}"


def more_rules(ruling: str) -> str:
    return f"Type example for a whole game, turn by turn, or rules {ruling} for one ruling."


# -- goodbyes -------------------------------------------------------------------------------------

NO_GAME = "No game was started. See you soon."
LOOK_AGAIN = "To look at this game again:"
CONTINUE = "To continue this game:"
CLOSED = "the output is closed"


def stopping(why: str) -> str:
    return f"numgames is stopping, because it can't write any more: {why}."
