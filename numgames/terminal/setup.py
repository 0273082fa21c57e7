"""Before the game: which game, which options, which names, who starts, how many games.

Called by terminal/__init__.py.  Asks only for what the flags left open, and for nothing at
all once they name a game or a record.  Knows the catalogue and no rule.
"""

import secrets
from collections.abc import Iterator

from numgames.core import Game, Option, listed, quoted
from numgames.dealer import coin
from numgames.games import ORDER
from numgames.match import Match
from numgames.names import PLAYERS, tidy_name
from numgames.players import LEVELS, NAMES
from numgames.record import LONGEST_SEED, SEED_LETTERS, new_record
from numgames.session import replay
from numgames.terminal.flags import MATCHES, STARTERS, Wishes, called
from numgames.terminal.pages import show_commands, show_rules
from numgames.terminal.rounds import Rounds
from numgames.terminal.screen import NO_BREAK, Leave, Screen
from numgames.terminal.table import Table
from numgames.terminal.words import Things, Unclear, begun, command, spelled, tidied

PROMPT = "  > "
GAMES = [(game.title.lower(), game.id) for game in ORDER]  # what each may be called


class Again(Exception):
    """Somebody said undo: the questions start from the first."""


def set_up(wishes: Wishes, screen: Screen) -> Table:
    """The table with everything on it, ready to play."""
    if wishes.session and wishes.match:
        rounds = Rounds(wishes.match, wishes.played, seeds(""))
        return Table(screen, wishes.session, wishes.levels, rounds, wishes.bot)
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
        luck = seeds(wishes.seed)
        seed = next(luck)
        first = coin(seed) if starter == "toss" else int(starter) - 1
        if starter == "toss":
            self.screen.line()
            self.screen.say(f"The coin shows {self.screen.mark(first)}. {names[first]} starts.")
        record = new_record(game.id, options, seed, first)
        rounds = Rounds(Match(length, first), (), luck)
        return Table(self.screen, replay(record, names), levels, rounds, wishes.bot)

    # -- the questions -------------------------------------------------------------------

    def which_game(self) -> Game:
        screen = self.screen
        screen.line()
        screen.say(screen.bold("numgames") + ": number duels for two, or against the computer")
        screen.line()
        for i, game in enumerate(ORDER):
            screen.say(f"{i + 1}  " + screen.bold(game.title))
            screen.say(game.task, "     ")
        screen.line()
        screen.say("Which game? Type its number or the first letters of its name.")
        return ORDER[self.choose(GAMES, "")]

    def which_options(self, game: Game) -> "dict[str, str]":
        return {option.name: self.which_value(option) for option in game.choices}

    def which_value(self, option: Option) -> str:
        self.screen.line()
        labels = [
            f"{i + 1}) {label}".replace(" ", NO_BREAK) for i, label in enumerate(option.labels)
        ]
        self.screen.say(self.screen.bold(option.title + "?") + "  " + "   ".join(labels))
        self.screen.say(self.screen.dim(f"{option.note} (Enter: {option.labels[0]})"))
        names = [(label.lower(), value) for label, value in zip(option.labels, option.values)]
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
        self.screen.say(f"{self.screen.bold('Your names?')}  (Enter: {PLAYERS[0]}, {PLAYERS[1]})")
        if not any(levels):
            steps = listed([f"{level} {name.lower()}" for level, name in zip(LEVELS, NAMES)])
            self.screen.say(self.screen.dim(f"For a computer type its level: {steps}."))
        typed = ["", ""]
        for player in (0, 1):
            if not levels[player] and not typed[player]:
                typed[player] = self.read(f"  {self.screen.mark(player)} ")
            if player == 0 and "," in typed[0]:
                typed = typed[0].split(",", 1)
        found = [levels[i] or level_in(typed[i]) for i in (0, 1)]
        # A comma would part the names once more when they come back as a flag.
        names = [tidy_name(typed[i].replace(",", " "), PLAYERS[i]) for i in (0, 1)]
        levels = (found[0], found[1])
        return called((names[0], names[1]), levels), levels

    def who_starts(self, names: "tuple[str, str]") -> str:
        self.screen.line()
        who = self.screen.bold("Who starts?")
        self.screen.say(f"{who}  1) {names[0]}   2) {names[1]}   t) toss a coin  (Enter: toss)")
        things = [(tidied(names[0]), "1"), (tidied(names[1]), "2"), ("coin", "toss")]
        return STARTERS[self.choose(things, "toss", places=False)]

    def how_many(self) -> int:
        self.screen.line()
        self.screen.say(f"{self.screen.bold('Best of how many games?')}  1   3   5   7  (Enter: 1)")
        return int(MATCHES[self.choose([(length,) for length in MATCHES], "1", places=False)])

    # -- answers -------------------------------------------------------------------------

    def choose(self, things: Things, default: str, places: bool = True) -> int:
        """Which of `things` the players mean: its place in the list.

        They may type one of its names, the beginning of one, or (`places`) its number.
        """
        if places:
            things = [names + (str(i + 1),) for i, names in enumerate(things)]
        while True:
            try:
                place = self.meant(tidied(self.read(PROMPT)) or default, things)
            except Unclear as unclear:
                self.screen.say(str(unclear))
            else:
                if place is not None:
                    return place

    def meant(self, text: str, things: Things) -> "int | None":
        """The place of what `text` means; None once a command among it has been obeyed."""
        place = spelled(text, things)
        if place is None and not text.isdecimal():  # "5" does not begin "50"
            place = begun(text, things)
        if place is not None:
            return place
        name, rest = command(text)
        if name:
            self.obey(name, rest)
            return None
        none = f"{quoted(text)} is none of these. " if text else ""
        raise Unclear(none + f"Type {listed([names[-1] for names in things], 'or')}.")

    def read(self, prompt: str) -> str:
        """An answer; commands that are written out are obeyed on the way."""
        while True:
            text = self.screen.read(prompt)
            name, rest = command(tidied(text), whole=True)
            if not name:
                return text
            self.obey(name, rest)

    def obey(self, name: str, rest: str) -> None:
        if name == "quit":
            raise Leave
        if name == "undo":
            raise Again
        if name == "help":
            self.screen.say("Answer the question, or press Enter for the usual answer.")
            show_commands(self.screen)
        elif name == "rules":
            self.rules(rest)
        else:
            self.screen.say("No game has begun yet.")

    def rules(self, rest: str) -> None:
        things = [names + (str(i + 1),) for i, names in enumerate(GAMES)]
        place = spelled(rest, things)
        game = self.game if place is None else ORDER[place]
        if game:
            show_rules(game, self.screen)
        else:
            self.screen.say("Rules of which game? Type rules and its number.")


def level_in(text: str) -> int:
    """The level that was typed in place of a name: "3", "computer 3", "level 3"; 0 if none was."""
    before, _, word = tidied(text).rpartition(" ")
    if word in [str(level) for level in LEVELS] and before in ("", "computer", "level"):
        return int(word)
    return 0


def seeds(first: str) -> "Iterator[str]":
    """Seeds for one game after the other.  A wished one is numbered on, so that a whole match
    can be played again; otherwise every game gets luck of its own."""
    if first:
        yield first
        for count in range(2, 1000):
            yield first[: LONGEST_SEED - 3] + str(count)
    while True:
        yield "".join([secrets.choice(SEED_LETTERS) for _ in range(8)])
