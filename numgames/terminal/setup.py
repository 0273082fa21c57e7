"""Before the game: which game, which options, which names, who starts, how many games.

Asks only for what the flags left open, and for nothing at all once they name a game or a record.
Knows the catalogue and no rule.
"""

import secrets
from collections.abc import Iterator

from numgames.coach.levels import LEVELS
from numgames.core import Game, Option
from numgames.games import ORDER
from numgames.play.dealer import coin
from numgames.play.match import Match
from numgames.play.names import tidy_name
from numgames.play.record import LONGEST_SEED, SEED_LETTERS, new_record
from numgames.play.session import replay
from numgames.terminal.flags import MATCHES, STARTERS, Wishes
from numgames.terminal.help_level import HELPS, LABELS, MOVES, NOTE
from numgames.terminal.input_words import (
    GAMES,
    Things,
    Unclear,
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
from numgames.words import game_words, words
from numgames.words.en.errors import sentence
from numgames.words.en.grammar import listed, quoted
from numgames.words.en.play import PLAYERS

PROMPT = "  > "
COIN = ("toss", "coin", "a coin", "toss a coin")


class Again(Exception):
    """Somebody said undo: the questions start from the first."""


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
            screen.say("From the beginning, then.")


class Questions:
    """One round of questions; a game named by a flag answers them all with the defaults."""

    def __init__(self, wishes: Wishes, screen: Screen) -> None:
        self.wishes = wishes
        self.screen = screen
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
            self.screen.say(f"The coin shows {self.screen.mark(first)}. {names[first]} starts.")
        record = new_record(game.id, options, seed, first)
        rounds = Rounds(Match(length, first), (), luck)
        return Table(self.screen, replay(record, names), levels, rounds, wishes.bot, help)

    # -- the questions -------------------------------------------------------------------

    def which_game(self) -> Game:
        screen = self.screen
        screen.line()
        screen.say(screen.bold("numgames") + ": number duels for two, or against the computer")
        screen.line()
        for i, game in enumerate(ORDER):
            screen.say(f"{i + 1}  " + screen.bold(game.title))
            screen.say(game_words(game.id).task, "     ")
        screen.line()
        screen.say("Which game? Type its number or the first letters of its name.")
        return ORDER[self.choose(GAMES, "")]

    def which_options(self, game: Game) -> "dict[str, str]":
        return {option.name: self.which_value(game, option) for option in game.choices}

    def which_value(self, game: Game, option: Option) -> str:
        self.screen.line()
        said = game_words(game.id).options[option.name]
        called = [said.labels[value] for value in option.values]
        labels = [f"{i + 1}) {label}".replace(" ", NO_BREAK) for i, label in enumerate(called)]
        title = self.screen.bold(said.title + "?")
        if said.lines:  # two games in one name: each says what it is
            self.screen.say(title)
            for label, line in zip(labels, [said.lines[value] for value in option.values]):
                self.screen.say(label)
                self.screen.say(line, "     ")
        else:
            self.screen.say(title + "  " + "   ".join(labels))
        note = f"{said.note} {usual(called[0])}".strip()
        self.screen.say(self.screen.dim(note))
        names = [
            (label.lower(), value, label.lower().split()[-1])
            for label, value in zip(called, option.values)
        ]
        return option.values[self.choose(names, option.values[0])]

    def players(self) -> "tuple[tuple[str, str], tuple[int, int]]":
        """The names, and the levels of those who are computers."""
        levels = self.wishes.levels
        if self.wishes.names:
            return self.wishes.names, levels
        if self.quiet or all(levels):
            return called(PLAYERS, levels), levels
        return self.which_players(levels)

    def which_players(self, levels: "tuple[int, int]") -> "tuple[tuple[str, str], tuple[int, int]]":
        """Both names; a level in place of a name makes that player a computer."""
        self.screen.line()
        self.screen.say(f"{self.screen.bold('Your names?')}  {usual(', '.join(PLAYERS))}")
        if not any(levels):
            names = words("coach").LEVELS
            steps = listed([f"{level} {name.lower()}" for level, name in zip(LEVELS, names)])
            self.screen.say(self.screen.dim(f"For a computer type its level: {steps}."))
        typed = ["", ""]
        for player in (0, 1):
            if not levels[player] and not typed[player]:
                typed[player] = self.read(f"  {self.screen.mark(player)} ")
            if player == 0 and "," in typed[0]:
                typed = typed[0].split(",", 1)
        said: list[str] = []
        while True:
            levels = (levels[0] or level_in(typed[0]), levels[1] or level_in(typed[1]))
            # A comma would part the names once more when they come back as a flag.
            texts = [text.replace(",", " ") for text in typed]
            names = called(
                (tidy_name(texts[0], PLAYERS[0]), tidy_name(texts[1], PLAYERS[1])), levels
            )
            for player in (0, 1):
                note = "" if levels[player] else cut(texts[player])
                if note and note not in said:
                    self.screen.say(note)
                    said.append(note)
            if not alike(names):
                return names, levels
            self.screen.say(f"You are both called {names[0]}. Type another name.")
            player = 0 if levels[1] else 1
            typed[player] = self.read(f"  {self.screen.mark(player)} ")

    def who_starts(self, names: "tuple[str, str]") -> str:
        """What is printed before an answer counts first, then a name, then the coin."""
        answers = [*names, "toss a coin"]
        labels = [f"{i + 1}) {answer}".replace(" ", NO_BREAK) for i, answer in enumerate(answers)]
        self.screen.line()
        who = self.screen.bold("Who starts?")
        self.screen.say(f"{who}  {'   '.join(labels)}  {usual('toss a coin')}")
        things = [(name, tidied(name)) for name in names]
        return STARTERS[self.choose(things, "3", last=COIN)]

    def how_many(self) -> int:
        self.screen.line()
        self.screen.say(f"{self.screen.bold('Best of how many games?')}  1   3   5   7  (Enter: 1)")
        return int(MATCHES[self.choose([(length,) for length in MATCHES], "1", places=False)])

    def how_much_help(self) -> str:
        screen = self.screen
        labels = [f"{i + 1}) {label}".replace(" ", NO_BREAK) for i, label in enumerate(LABELS)]
        screen.line()
        screen.say(screen.bold("How much help?") + "  " + "   ".join(labels))
        screen.say(screen.dim(f"{NOTE} {usual(LABELS[1])}"))
        things = [(label, level) for label, level in zip(LABELS, HELPS)]
        return HELPS[self.choose(things, LABELS[1])]

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
                name, rest = command(text, whole=True)  # the coach may be an answer as well
                if place is None and not name and not text.isdecimal():  # "5" begins no "50"
                    place = begun(text, things)
                    place = begun(text, everything) if place is None else place
                if place is not None:
                    return place
                name, rest = (name, rest) if name else command(text)
                if not name:
                    none = f"{quoted(text)} is none of these. " if text else ""
                    raise Unclear(none + f"Type {listed(keys, 'or')}.")
                self.obey(name, rest)
            except ValueError as refusal:
                self.screen.say(sentence(refusal))

    def read(self, prompt: str) -> str:
        """An answer; commands that are written out are obeyed on the way."""
        while True:
            text = self.screen.read(prompt)
            name, rest = command(tidied(text), whole=True)
            if not name:
                return text
            try:
                self.obey(name, rest)
            except ValueError as refusal:
                self.screen.say(sentence(refusal))

    def obey(self, name: str, rest: str) -> None:
        if name == "quit":
            raise Leave
        if name == "undo":
            raise Again
        if name == "help":
            self.screen.say("Answer the question, or press Enter for the usual answer.")
            show_commands(self.screen)
        elif name == "rules":
            show_topic(rest, self.game, self.screen)
        elif name == "tips":
            show_tips(self.game, self.screen)
        elif name == "example":
            show_example(rest, self.game, self.screen)
        else:
            self.screen.say("No game has begun yet.")


def usual(answer: str) -> str:
    """What Enter alone means, in one piece."""
    return f"(Enter: {answer})".replace(" ", NO_BREAK)


def seeds(first: str) -> "Iterator[str]":
    """Seeds for one game after the other.  A wished one is numbered on, so that a whole match
    can be played again; otherwise every game gets luck of its own."""
    if first:
        yield first
        for count in range(2, 1000):
            yield first[: LONGEST_SEED - 3] + str(count)
    while True:
        yield "".join([secrets.choice(SEED_LETTERS) for _ in range(8)])
