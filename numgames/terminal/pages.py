"""Pages to read: rules with tips and rulings, an example, the list of games, the help.

What the rules say is in numgames/rulebook.py; here it is only put into lines.
"""

from numgames.core import Game
from numgames.games import ORDER
from numgames.rulebook import Rulebook, every_game, example, ruling
from numgames.terminal.input_words import COMMANDS, Unclear, game_meant
from numgames.terminal.screen import Screen, padded
from numgames.words import game_words
from numgames.words.en.grammar import quoted

HANG = "    "


def show_topic(text: str, game: "Game | None", screen: Screen) -> None:
    """What stands behind the word rules: nothing, the number of a ruling, or another game."""
    sentence = ruling(text.upper())
    if sentence:
        screen.line()
        show_ruling(text.upper(), sentence, screen)
        return
    try:
        game = game_meant(text) if text else game
    except Unclear:
        raise
    except ValueError:
        sentence = "is no ruling and no game. Type rules to read all of them."
        raise ValueError(f"{quoted(text)} {sentence}") from None
    if game is None:
        raise ValueError("Rules of which game? Type rules and its number.")
    show_rules(game, screen)
    first = min(Rulebook(game).rulings)
    screen.line()
    screen.say(f"Type example for a whole game, turn by turn, or rules {first} for one ruling.")


def show_rules(game: Game, screen: Screen) -> None:
    """The rulebook with its tips, and every ruling under its number."""
    book = Rulebook(game)
    screen.line()
    screen.say(screen.bold(f"{game.title}: {book.aim[:1].lower()}{book.aim[1:]}"))
    for title, body in book.sections:
        heading(title, screen)
        for paragraph in body:
            plain = paragraph.replace("`", "")
            if plain.startswith("- "):
                screen.say("· " + plain[2:], hang=HANG)
            else:
                screen.say(plain)
    show_tips(game, screen)
    heading("Rulings", screen)
    for rulings in (book.rulings, every_game()):
        for number in sorted(rulings):
            show_ruling(number, rulings[number], screen)


def show_tips(game: "Game | None", screen: Screen) -> None:
    if game is None:
        raise ValueError("Tips for which game? Choose one first.")
    heading("Tips", screen)
    for tip in Rulebook(game).tips:
        screen.say("· " + tip, hang=HANG)


def show_ruling(number: str, sentence: str, screen: Screen) -> None:
    screen.say(f"{screen.bold(number)} {sentence}", hang=HANG + " ")


def heading(title: str, screen: Screen) -> None:
    screen.line()
    screen.say(screen.bold(title))


def show_example(text: str, game: "Game | None", screen: Screen) -> None:
    """The rulebook's own game, turn by turn; `text` may name another game."""
    game = game_meant(text) if text else game
    if game is None:
        raise ValueError("Example of which game? Type example and its number.")
    *turns, end = example(game)
    screen.line()
    screen.say(f"{screen.bold(game.title)}: a whole game from the rulebook, played to its end")
    screen.line()
    for i, turn in enumerate(turns):
        screen.say(f"{i + 1:>2} {turn}", hang=HANG + " ")
    screen.line()
    screen.say(end)


def show_games(screen: Screen) -> None:
    """Every game with its options, as the flags want them written."""
    for game in ORDER:
        screen.line()
        screen.line(screen.bold(game.id) + "  " + game.title)
        screen.say(game_words(game.id).task)
        for option in game.choices:
            said = game_words(game.id).options[option.name]
            screen.say(f"{said.title}. {said.note}".strip(), HANG)
            for i, value in enumerate(option.values):
                default = screen.dim("  (the rulebook)") if i == 0 else ""
                screen.line(f"      {option.name}={value}".ljust(24) + said.labels[value] + default)
                if value in said.lines:
                    screen.say(said.lines[value], " " * 8)


def show_commands(screen: Screen) -> None:
    screen.line()
    for names, meaning in COMMANDS:
        screen.say(padded(screen.bold(names[0]), 8) + meaning, hang=" " * 10)
    screen.say("The first letters of a word will do, as long as they fit only one.")
