"""What the players see at each moment of a game: its beginning, a turn, a question, its end.

Made from the dict of play/view.py alone: acts on nothing and remembers nothing.  The drawings of
the tables are in boards.py.
"""

from numgames.games import GAMES
from numgames.terminal.boards import Seen, board, number_moves, tile, word_moves
from numgames.terminal.help_level import silent
from numgames.terminal.screen import MARKS, NO_BREAK, Screen
from numgames.words import game_words

OFFER = "Type finish to turn over the rest."
EFFECTS = {  # by the kind of the only move: what discarding the card does
    "blocks": "That blocks {card} for {other}.",
    "still": "{card} is blocked for {other} already.",
    "gone": "One {card} alone blocks nothing yet.",
    "nothing": "It blocks nothing: the other {card} is in a stack.",
}


def named(player: int, seen: Seen, screen: Screen) -> str:
    return screen.by(player, f"{MARKS[player]} {seen['players'][player]['name']}")


def score(seen: Seen) -> str:
    """The match so far: "Ada won 1, Ben won 0."."""
    names = [player["name"] for player in seen["players"]]
    first, second = seen["match"]["score"]
    return f"{names[0]} won {first}, {names[1]} won {second}."


def beginning(seen: Seen, screen: Screen) -> None:
    """What is about to be played, before the first turn."""
    match, starter = seen["match"], seen["starter"]
    screen.line()
    screen.say(screen.bold(seen["title"]))
    for option in GAMES[seen["game"]].choices:
        said = game_words(seen["game"]).options[option.name]
        screen.say(f"{said.title}: {said.labels[seen['options'][option.name]]}.")
    if match["length"] > 1:
        game = match["played"] + (seen["outcome"] is None)
        screen.say(f"Game {game}, best of {match['length']} games. {score(seen)}")
    first, second = named(starter, seen, screen), named(1 - starter, seen, screen)
    screen.say(f"{first} starts, {second} is second.")
    screen.say(screen.dim("Type rules for the rules, help for the commands."))


def turn(seen: Seen, screen: Screen) -> None:
    """The whole table, under the name of whoever is to move or has won."""
    outcome = seen["outcome"]
    who = named(outcome["winner"] if outcome else seen["turn"], seen, screen)
    screen.heading(who + (" wins" if outcome else ", your turn"))
    screen.line()
    screen.lines(board(seen, screen))
    screen.line()


def decided(seen: Seen, screen: Screen) -> None:
    """Who has won already, and why, where the rest of the game changes nothing."""
    decided = seen["decided"]
    if decided and not silent(seen):
        screen.say(f"{decided['title']} {decided['why']} {OFFER}")
        screen.line()


def question(seen: Seen, screen: Screen) -> None:
    """What is to be done now, and what can be."""
    card, words = seen["table"].get("card"), word_moves(seen)
    if seen["wait"] == "draw":
        screen.say(seen["ask"] + " Press Enter.")
    elif card:
        screen.lines(tile(card, [seen["log"][-1]["text"], seen["ask"]], screen))
    else:
        screen.say(seen["ask"])
    screen.lines(number_moves(seen, screen))
    labels = [f"{i + 1}) {words[i]['label']}".replace(" ", NO_BREAK) for i in range(len(words))]
    if len(labels) > 1:
        screen.say(screen.bold("   ".join(labels)))
    elif labels:
        effect = EFFECTS.get(words[0]["kind"], "")
        other = seen["players"][1 - seen["turn"]]["name"]
        said = f"{words[0]['label']}: press Enter. {effect.format(card=card, other=other)}"
        screen.say(said.strip())


def end(seen: Seen, starter: int, screen: Screen) -> None:
    """Why the game is over, where the match stands, and what can be done next."""
    match, players = seen["match"], seen["players"]
    screen.say(result(seen))
    if match["length"] > 1:
        screen.say(f"Best of {match['length']} games. {score(seen)}")
        if match["winner"] is not None:
            screen.say(screen.bold(f"{players[match['winner']]['name']} wins the match."))
    more = "the next game" if match["winner"] is None else "play again"
    screen.line()
    screen.say(f"Enter: {more}, {players[starter]['name']} starts.")
    screen.say("Or type review, undo, log, new (another game) or quit.")


def result(seen: Seen) -> str:
    """Who has won, and why; a number that only broke a rule does not say what that costs."""
    outcome = seen["outcome"]
    said: str = f"{outcome['title']} {outcome['why']}"
    if outcome["reason"] == "illegal_move":
        said += " A wrong number loses the game at once."
    return said


def log(seen: Seen, screen: Screen) -> None:
    """Everything that has happened."""
    screen.line()
    for step in seen["log"]:
        # Where nobody draws, a card that turns up is nobody's doing.
        own = GAMES[seen["game"]].draws or not step["move"].startswith("=")
        screen.say((screen.mark(step["by"]) if own else " ") + NO_BREAK + step["text"], hang="    ")
    if not seen["log"]:
        screen.say("Nothing has happened yet.")
    if seen["taken_back"]:
        screen.say(f"Taken back after the next card had been seen: {seen['taken_back']}.")
