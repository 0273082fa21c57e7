"""Pages to read: rules with tips and rulings, an example, the list of games, the help.

What the rules say comes from numgames/rulebook.py; here it is only put into lines.
"""

from numgames.core import Game, Refusal
from numgames.games import ORDER
from numgames.rulebook import Rulebook, every_game, example, ruling
from numgames.terminal.input_words import game_meant
from numgames.terminal.screen import Screen, breadth, padded
from numgames.words import game_words, words

HANG = "    "


def show_topic(text: str, game: "Game | None", screen: Screen) -> None:
    """What stands behind the word rules: nothing, the number of a ruling, or another game."""
    lang = screen.language.code
    sentence = ruling(text.upper(), lang)
    if sentence:
        screen.line()
        show_ruling(text.upper(), sentence, screen)
        return
    game = game_meant(text, screen.language, "no_such_rules") if text else game
    if game is None:
        raise Refusal("rules_of_what")
    show_rules(game, screen)
    first = min(Rulebook(game, lang).rulings)
    screen.line()
    screen.say(screen.language.start.more_rules(first))


def show_rules(game: Game, screen: Screen) -> None:
    """The rulebook with its tips, and every ruling under its number."""
    lang = screen.language.code
    book = Rulebook(game, lang)
    screen.line()
    screen.say(screen.bold(screen.language.start.titled(game_words(game.id, lang).title, book.aim)))
    for title, body in book.sections:
        heading(title, screen)
        for paragraph in body:
            plain = paragraph.replace("`", "")
            if plain.startswith("- "):
                screen.say("· " + plain[2:], hang=HANG)
            else:
                screen.say(plain)
    show_tips(game, screen)
    heading(words("any_game", lang).RULINGS, screen)
    for rulings in (book.rulings, every_game(lang)):
        for number in sorted(rulings):
            show_ruling(number, rulings[number], screen)


def show_tips(game: "Game | None", screen: Screen) -> None:
    if game is None:
        raise Refusal("tips_for_what")
    heading(words("any_game", screen.language.code).TIPS, screen)
    for tip in Rulebook(game, screen.language.code).tips:
        screen.say("· " + tip, hang=HANG)


def show_ruling(number: str, sentence: str, screen: Screen) -> None:
    screen.say(f"{screen.bold(number)} {sentence}", hang=HANG + " ")


def heading(title: str, screen: Screen) -> None:
    screen.line()
    screen.say(screen.bold(title))


def show_example(text: str, game: "Game | None", screen: Screen) -> None:
    """The rulebook's own game, turn by turn; `text` may name another game."""
    game = game_meant(text, screen.language) if text else game
    if game is None:
        raise Refusal("example_of_what")
    *turns, end = example(game, lang=screen.language.code)
    screen.line()
    title = game_words(game.id, screen.language.code).title
    screen.say(f"{screen.bold(title)}: {screen.language.start.WHOLE_EXAMPLE}")
    screen.line()
    for i, turn in enumerate(turns):
        screen.say(f"{i + 1:>2} {turn}", hang=HANG + " ")
    screen.line()
    screen.say(end)


def show_games(screen: Screen) -> None:
    """Every game with its options, as the flags want them written."""
    for game in ORDER:
        speak = game_words(game.id, screen.language.code)
        screen.line()
        screen.line(screen.bold(game.id) + "  " + speak.title)
        screen.say(speak.task)
        for option in game.choices:
            told = speak.options[option.name]
            screen.say(f"{told.title}. {told.note}".strip(), HANG)
            for i, value in enumerate(option.values):
                default = "  " + screen.dim(screen.language.start.STANDARD) if i == 0 else ""
                screen.line(f"      {option.name}={value}".ljust(24) + told.labels[value] + default)
                if value in told.lines:
                    screen.say(told.lines[value], " " * 8)


def show_commands(screen: Screen) -> None:
    screen.line()
    language = screen.language
    room = max([breadth(names[0]) for names in language.commands.values()]) + 1
    for name, names in language.commands.items():
        meaning = language.input.COMMANDS[name][1]
        screen.say(padded(screen.bold(names[0]), room) + meaning, hang=" " * (room + 2))
    screen.say(screen.words.LETTERS_WILL_DO)
