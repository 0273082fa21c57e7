"""What the terminal says while a game is played, in English: the table, the prompts, the coach.

A function makes one sentence out of facts; names come dressed in colour and are left as they are.
"""

from numgames.words.en.coach import LEVELS, lower
from numgames.words.en.grammar import counted, percent

# -- a game begins ----------------------------------------------------------------------------

COMMANDS_OFFERED = "Type rules to read the rules, or help to see what else you can type."


def option_chosen(title: str, label: str) -> str:
    return f"{title}: {label}."


def order(first: str, second: str) -> str:
    return f"{first} starts, then {second}."


def score(names: "list[str]", won: "list[int]") -> str:
    return f"{names[0]} {won[0]}, {names[1]} {won[1]}."


def game_of_match(game: int, length: int, names: "list[str]", won: "list[int]") -> str:
    return f"Game {game}, best of {length}: {score(names, won)}"


def computer(who: str, level: int, of: int) -> str:
    return f"{who} plays at level {level} of {of}, {LEVELS[level - 1].lower()}."


def program(who: str, path: str) -> str:
    return f"{who} is the program in {path}."


# -- the table --------------------------------------------------------------------------------

NONE = "none"
NOTHING_YET = "nothing yet"
SO_FAR = "So far"
KINDS = {"factor": "Factors", "multiple": "Multiples"}
ANY_KIND = "Numbers"


def your_turn(who: str) -> str:
    return f"{who}, your turn"


def winner(who: str) -> str:
    return f"{who} wins"


def span(first: int, last: int) -> str:
    return f"{first} to {last}"


def earlier(count: int) -> str:
    return f"({count} before)"


def left_of(left: int, size: int) -> str:
    return f"{left} of {size} left"


def reached(best: int, target: int) -> str:
    return f"{best} of {target}"


def over(total: int, target: int) -> str:
    return f"{total}, over {target}"


def points(total: int) -> str:
    return "point" if total == 1 else "points"


def skipped(name: str) -> str:
    return f"{name} skipped it"


# -- what is to be done -----------------------------------------------------------------------

YES_OR_NO = "To make a move, type a word or number that is listed. Yes and no work, too."


def press_enter(ask: str) -> str:
    return f"{ask} Press Enter."


def only_move(label: str, effect: str) -> str:
    return f"{label}: press Enter. {effect}".strip()


EFFECTS = {
    "blocks": "That blocks {card} for {other}.",
    "still": "{card} is already blocked for {other}.",
    "gone": "One {card} alone doesn't block anything yet.",
    "nothing": "It blocks nothing: the other {card} is in a stack.",
}


def effect(kind: str, card: int, other: str) -> str:
    """What the only move does, by its kind, where that isn't plain to see."""
    return EFFECTS.get(kind, "").format(card=card, other=other)


def decided(title: str, why: str) -> str:
    return f"{title} {why} Type finish to skip to the end."


HELP = {
    "off": "You find the moves yourselves.",
    "moves": "You see the moves you can make.",
    "coach": "The coach says what every move is worth.",
}
LETTERS_WILL_DO = "The first letters are enough, if no other word begins with them."


def help_now(level: str) -> str:
    return f"Help: {level}. {HELP[level]}"


# -- what has happened ------------------------------------------------------------------------

NOTHING_HAPPENED = "Nothing has happened yet."
COUNTED = "You've already seen what comes next, so the game will show that undo was used."
LAST_MOVE = "That was the last move."
REPLAY_PROMPT = "Enter: next   b: back   q: stop"


def taken_back(what: str) -> str:
    return f"Undone: “{what}”" if what else "Undone."


def times_taken_back(count: int) -> str:
    return f"Undo was used {times(count)}."


def replayed(move: int, of: int, said: str) -> str:
    return f"Move {move} of {of}: {said}"


# -- the end ----------------------------------------------------------------------------------

MORE_AFTER_GAME = "Or type review, undo, log, new (another game) or quit."
UNSAID = {"illegal_move": "A wrong number loses the game at once."}


def result(title: str, why: str, reason: str) -> str:
    """Who has won and why, and by the reason what the rules' own sentence leaves unsaid."""
    return f"{title} {why} {UNSAID.get(reason, '')}".strip()


def best_of(length: int, names: "list[str]", won: "list[int]") -> str:
    return f"Best of {length}: {score(names, won)}"


def wins_match(name: str) -> str:
    return f"{name} wins the match."


def next_game(starter: str) -> str:
    return f"Press Enter for the next game. {starter} starts."


def play_again(starter: str) -> str:
    return f"Press Enter to play again. {starter} starts."


# -- the coach --------------------------------------------------------------------------------

MORE_HINTS = "Type hint again for more."
CHANCES = "Your chance of winning with"
WINS, LOSES, PAIRS = "Wins", "Loses", "Pairs"
GOING_FIRST, CARDS, DECISIONS = "Going first", "The cards", "Decisions"
RESULT, NOW = "Result", "Now"
NO_LUCK = "none: this game has no luck in it."


def hint(step: int, of: int) -> str:
    return f"Hint {step} of {of}:"


def judged(verdict: str, better: str, keep: int) -> str:
    """ "This let Ben back in: 4 of 18 moves still won, such as 11." """
    such = f": {better}" if keep == 1 else f", such as {better}"
    return f"{verdict}{such if better else ''}."


def chance(value: "tuple[int, int]", name: str) -> str:
    return f"{percent(value)} for {name}."


def cost(verdict: str, better: str, points: float) -> str:
    """ "Mistake: discard 7 was better by 12.3 points."; `better` is "" for giving up."""
    than = f"{lower(better)} was better by" if better else "it cost"
    return f"{verdict}: {than} {points:.1f} points."


def before_any_card(name: str, points: int) -> str:
    return f"{name} {points} %, before any card"


def gain(points: int, name: str) -> str:
    return f"+{points} for {name}" if points else "even"


def given_away(names: "tuple[str, str]", points: "list[int]") -> str:
    return f"({names[0]} gave away {points[0]}, {names[1]} {points[1]})"


def total(sum: str, name: str) -> str:
    return f"{sum} for {name}"


def could_win(name: str) -> str:
    return f"{name} could win from the very start."


def missed(names: "tuple[str, str]", counts: "list[int]") -> str:
    return f"missed the win: {names[0]} {times(counts[0])}, {names[1]} {times(counts[1])}."


def won(name: str) -> str:
    return f"{name} wins."


def can_win(name: str) -> str:
    return f"{name} can win."


def times(count: int) -> str:
    return ("never", "once", "twice")[count] if count < 3 else counted(count, "time")
