"""Before the game: which game, which options, which names, who starts, how many games.

Asks only for what the flags left open, and for nothing at all once they name a game or a record.
Knows the catalogue and no rule.
"""

import secrets
from collections.abc import Iterator

from numgames.coach.levels import LEVELS
from numgames.core import Game, Option, Refusal, excerpt
from numgames.games import ORDER
from numgames.play.dealer import coin
from numgames.play.match import Match
from numgames.play.names import LONGEST_NAME, tidy_name
from numgames.play.record import LONGEST_SEED, SEED_LETTERS, new_record
from numgames.play.session import replay
from numgames.terminal.flags import MATCHES, STARTERS, Wishes
from numgames.terminal.help_level import HELPS, MOVES, help_names
from numgames.terminal.input_words import (
    Things,
    begun,
    command,
    spelled,
    tidied,
)
from numgames.terminal.pages import show_commands, show_example, show_tips, show_topic
from numgames.terminal.players import alike, called, cut, level_in
from numgames.terminal.rounds import Rounds
from numgames.terminal.screen import NO_BREAK, Leave, Screen
from numgames.terminal.table import Table
from numgames.words import game_words
from numgames.words.game_words import OptionWords

PROMPT = "  > "


class Again(Exception):
    """The answer was undo: the questions start from the first."""


def set_up(wishes: Wishes, screen: Screen) -> Table:
    """The table with everything on it, ready to play."""
    if wishes.session and wishes.match:
        rounds = Rounds(wishes.match, wishes.played, seeds(""))
        help = wishes.help or MOVES
        return Table(screen, wishes.session, wishes.levels, rounds, wishes.bot, help)
    while True:
        try:
            return Questions(wishes, screen).table()
        except Again:
            screen.line()
            screen.say(screen.language.start.AGAIN)


class Questions:
    """One round of questions; a game named by a flag answers them all with the defaults."""

    def __init__(self, wishes: Wishes, screen: Screen) -> None:
        self.wishes = wishes
        self.screen = screen
        self.language = screen.language
        self.words = screen.language.start
        self.game = wishes.game
        self.quiet = wishes.game is not None

    def table(self) -> Table:
        wishes = self.wishes
        game = self.game = self.game or self.which_game()
        options = wishes.options if self.quiet else self.which_options(game)
        names, levels = self.players()
        starter = wishes.starter or ("1" if self.quiet else self.who_starts(names))
        length = wishes.length or (1 if self.quiet else self.how_many())
        help = wishes.help or (MOVES if self.quiet else self.how_much_help())
        luck = seeds(wishes.seed)
        seed = next(luck)
        first = coin(seed) if starter == "toss" else int(starter) - 1
        if starter == "toss":
            self.screen.line()
            self.screen.say(self.words.coin_shows(self.screen.mark(first), names[first]))
        record = new_record(game.id, options, seed, first)
        rounds = Rounds(Match(length, first), (), luck)
        return Table(self.screen, replay(record, names), levels, rounds, wishes.bot, help)

    # -- the questions -------------------------------------------------------------------

    def which_game(self) -> Game:
        screen = self.screen
        screen.line()
        screen.say(screen.bold("numgames") + ": " + self.words.WELCOME)
        screen.line()
        for i, game in enumerate(ORDER):
            words = game_words(game.id, self.language.code)
            screen.say(f"{i + 1}  " + screen.bold(words.title))
            screen.say(words.task, "     ")
        screen.line()
        screen.say(self.words.WHICH_GAME)
        return ORDER[self.choose(self.language.games, "")]

    def which_options(self, game: Game) -> "dict[str, str]":
        words = game_words(game.id, self.language.code).options
        return {
            option.name: self.which_value(option, words[option.name]) for option in game.choices
        }

    def which_value(self, option: Option, words: OptionWords) -> str:
        self.screen.line()
        labels = [words.labels[value] for value in option.values]
        title = self.screen.bold(self.words.question(words.title))
        if words.lines:  # two games in one name: each says what it is
            self.screen.say(title)
            for value, label in zip(option.values, numbered(labels)):
                self.screen.say(label)
                self.screen.say(words.lines[value], "     ")
        else:
            self.screen.say(title + "  " + "   ".join(numbered(labels)))
        note = f"{words.note} {self.usual(labels[0])}".strip()
        self.screen.say(self.screen.dim(note))
        names = [
            (label.lower(), value, label.lower().split()[-1])
            for label, value in zip(labels, option.values)
        ]
        return option.values[self.choose(names, option.values[0])]

    def players(self) -> "tuple[tuple[str, str], tuple[int, int]]":
        """The names, and the levels of those who are computers."""
        levels = self.wishes.levels
        if self.wishes.names:
            return self.wishes.names, levels
        if self.quiet or all(levels):
            return called(None, levels, self.language), levels
        return self.which_players(levels)

    def which_players(self, levels: "tuple[int, int]") -> "tuple[tuple[str, str], tuple[int, int]]":
        """Both names; a level in place of a name makes that player a computer."""
        self.screen.line()
        players = self.language.players
        asked = self.screen.bold(self.words.YOUR_NAMES)
        self.screen.say(f"{asked}  {self.usual(', '.join(players))}")
        if not any(levels):
            self.screen.say(self.screen.dim(self.words.computers_offered(LEVELS)))
        typed = ["", ""]
        for player in (0, 1):
            if not levels[player] and not typed[player]:
                typed[player] = self.read(f"  {self.screen.mark(player)} ")
            if player == 0 and "," in typed[0]:
                typed = typed[0].split(",", 1)
        said: list[str] = []
        while True:
            levels = (
                levels[0] or level_in(typed[0], self.language),
                levels[1] or level_in(typed[1], self.language),
            )
            # A comma would part the names once more when they come back as a flag.
            texts = [text.replace(",", " ") for text in typed]
            people = (tidy_name(texts[0], players[0]), tidy_name(texts[1], players[1]))
            names = called(people, levels, self.language)
            for player in (0, 1):
                short = "" if levels[player] else cut(texts[player])
                if short and short not in said:
                    self.screen.say(self.words.name_cut(short, LONGEST_NAME))
                    said.append(short)
            if not alike(names):
                return names, levels
            self.screen.say(self.words.both_called(names[0]))
            player = 0 if levels[1] else 1
            typed[player] = self.read(f"  {self.screen.mark(player)} ")

    def who_starts(self, names: "tuple[str, str]") -> str:
        """What is printed before an answer counts first, then a name, then the coin."""
        toss = self.words.TOSS
        self.screen.line()
        labels = "   ".join(numbered([*names, toss]))
        self.screen.say(f"{self.screen.bold(self.words.WHO_STARTS)}  {labels}  {self.usual(toss)}")
        things = [(name, tidied(name)) for name in names]
        return STARTERS[self.choose(things, "3", last=self.language.answers("toss"))]

    def how_many(self) -> int:
        self.screen.line()
        asked, lengths = self.screen.bold(self.words.HOW_MANY), "   ".join(MATCHES)
        self.screen.say(f"{asked}  {lengths}  {self.usual(MATCHES[0])}")
        return int(MATCHES[self.choose([(length,) for length in MATCHES], "1", places=False)])

    def how_much_help(self) -> str:
        screen = self.screen
        labels = [self.words.HELP[level] for level in HELPS]
        screen.line()
        screen.say(screen.bold(self.words.HOW_MUCH_HELP) + "  " + "   ".join(numbered(labels)))
        screen.say(screen.dim(f"{self.words.HELP_NOTE} {self.usual(self.words.HELP[MOVES])}"))
        return HELPS[self.choose(help_names(self.language), MOVES)]

    # -- answers -------------------------------------------------------------------------

    def choose(
        self, things: Things, default: str, places: bool = True, last: "tuple[str, ...]" = ()
    ) -> int:
        """Which of `things`, or the `last` one, the players mean: its place in the list.

        They may type its number (if `places` are printed), one of its names, or the beginning
        of one; what begins like one of `things` does not mean the last one.
        """
        everything = [*things, last] if last else things
        keys = [str(i + 1) if places else names[0] for i, names in enumerate(everything)]
        while True:
            text = tidied(self.screen.read(PROMPT)) or default
            try:
                place = keys.index(text) if text in keys else spelled(text, everything)
                name, rest = command(
                    text, self.language, whole=True
                )  # the coach may be an answer as well
                if place is None and not name and not text.isdecimal():  # "5" begins no "50"
                    place = begun(text, things)
                    place = begun(text, everything) if place is None else place
                if place is not None:
                    return place
                name, rest = (name, rest) if name else command(text, self.language)
                if not name:
                    what = "not_an_answer" if text else "no_answer"
                    raise Refusal(what, given=excerpt(text), answers=tuple(keys))
                self.obey(name, rest)
            except ValueError as refusal:
                self.screen.refuse(refusal)

    def read(self, prompt: str) -> str:
        """An answer; commands that are written out are obeyed on the way."""
        while True:
            text = self.screen.read(prompt)
            name, rest = command(tidied(text), self.language, whole=True)
            if not name:
                return text
            try:
                self.obey(name, rest)
            except ValueError as refusal:
                self.screen.refuse(refusal)

    def obey(self, name: str, rest: str) -> None:
        if name == "quit":
            raise Leave
        if name == "undo":
            raise Again
        if name == "help":
            self.screen.say(self.words.ANSWER)
            show_commands(self.screen)
        elif name == "rules":
            show_topic(rest, self.game, self.screen)
        elif name == "tips":
            show_tips(self.game, self.screen)
        elif name == "example":
            show_example(rest, self.game, self.screen)
        else:
            self.screen.say(self.words.NO_GAME_YET)

    def usual(self, answer: str) -> str:
        """What Enter alone means, in one piece."""
        said: str = self.words.enter_means(answer)
        return said.replace(" ", NO_BREAK)


def numbered(answers: "list[str]") -> "list[str]":
    """The answers as they are listed, each in one piece."""
    return [f"{i + 1}) {answer}".replace(" ", NO_BREAK) for i, answer in enumerate(answers)]


def seeds(first: str) -> "Iterator[str]":
    """Seeds for one game after the other.  A wished one is numbered on, so that a whole match
    can be played again; otherwise every game gets luck of its own."""
    if first:
        yield first
        for count in range(2, 1000):
            yield first[: LONGEST_SEED - 3] + str(count)
    while True:
        yield "".join([secrets.choice(SEED_LETTERS) for _ in range(8)])
