"""What the players see at each moment of a game: its beginning, a turn, a question, its end.

Made from the dict of play/view.py alone: acts on nothing and remembers nothing.  The drawings of
the tables are in boards.py.
"""

from numgames.games import GAMES
from numgames.terminal.boards import Seen, board, number_moves, tile, word_moves
from numgames.terminal.help_level import silent
from numgames.terminal.screen import MARKS, NO_BREAK, Screen
from numgames.words import game_words


def named(player: int, seen: Seen, screen: Screen) -> str:
    return screen.by(player, f"{MARKS[player]} {seen['players'][player]['name']}")


def names_of(seen: Seen) -> "list[str]":
    return [player["name"] for player in seen["players"]]


def beginning(seen: Seen, screen: Screen) -> None:
    """What is about to be played, before the first turn."""
    match, starter, words = seen["match"], seen["starter"], screen.words
    options = game_words(seen["game"], screen.language.code).options
    screen.line()
    screen.say(screen.bold(seen["title"]))
    for option in GAMES[seen["game"]].choices:
        told = options[option.name]
        screen.say(words.option_chosen(told.title, told.labels[seen["options"][option.name]]))
    if match["length"] > 1:
        game = match["played"] + (seen["outcome"] is None)
        screen.say(words.game_of_match(game, match["length"], names_of(seen), match["score"]))
    first, second = named(starter, seen, screen), named(1 - starter, seen, screen)
    screen.say(words.order(first, second))
    screen.say(screen.dim(words.COMMANDS_OFFERED))


def turn(seen: Seen, screen: Screen) -> None:
    """The whole table, under the name of the player to move or of the winner."""
    outcome = seen["outcome"]
    who = named(outcome["winner"] if outcome else seen["turn"], seen, screen)
    screen.heading(screen.words.winner(who) if outcome else screen.words.your_turn(who))
    screen.line()
    screen.lines(board(seen, screen))
    screen.line()


def decided(seen: Seen, screen: Screen) -> None:
    """Who has won already, and why, where the rest of the game changes nothing."""
    decided = seen["decided"]
    if decided and not silent(seen):
        screen.say(screen.words.decided(decided["title"], decided["why"]))
        screen.line()


def question(seen: Seen, screen: Screen) -> None:
    """What is to be done now, and what can be."""
    card, words = seen["table"].get("card"), word_moves(seen)
    if seen["wait"] == "draw":
        screen.say(screen.words.press_enter(seen["ask"]))
    elif card:
        screen.lines(tile(card, [seen["log"][-1]["text"], seen["ask"]], screen))
    else:
        screen.say(seen["ask"])
    screen.lines(number_moves(seen, screen))
    labels = [f"{i + 1}) {words[i]['label']}".replace(" ", NO_BREAK) for i in range(len(words))]
    if len(labels) > 1:
        screen.say(screen.bold("   ".join(labels)))
    elif labels:
        other = seen["players"][1 - seen["turn"]]["name"]
        effect = screen.words.effect(words[0]["kind"], card, other)
        screen.say(screen.words.only_move(words[0]["label"], effect))


def end(seen: Seen, starter: int, screen: Screen) -> None:
    """Why the game is over, where the match stands, and what can be done next."""
    match, outcome, words, names = seen["match"], seen["outcome"], screen.words, names_of(seen)
    screen.say(words.result(outcome["title"], outcome["why"], outcome["reason"]))
    if match["length"] > 1:
        screen.say(words.best_of(match["length"], names, match["score"]))
        if match["winner"] is not None:
            screen.say(screen.bold(words.wins_match(names[match["winner"]])))
    screen.line()
    more = words.next_game if match["winner"] is None else words.play_again
    screen.say(more(names[starter]))
    screen.say(words.MORE_AFTER_GAME)


def told(seen: Seen, first: int) -> "list[str]":
    """What has happened from that step on, as sentences."""
    return [line["text"] for line in seen["log"][first:]]


def log(seen: Seen, screen: Screen) -> None:
    """Everything that has happened."""
    screen.line()
    for step in seen["log"]:
        # Where players don't draw, no player has turned the card up.
        own = GAMES[seen["game"]].draws or not step["move"].startswith("=")
        screen.say((screen.mark(step["by"]) if own else " ") + NO_BREAK + step["text"], hang="    ")
    if not seen["log"]:
        screen.say(screen.words.NOTHING_HAPPENED)
    if seen["taken_back"]:
        screen.say(screen.words.times_taken_back(seen["taken_back"]))
