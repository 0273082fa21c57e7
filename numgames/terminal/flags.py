"""The command line: flags in, wishes out, one clear sentence if something cannot be meant.

Reads texts only; asks nobody and shows nothing.  Own code instead of argparse, whose messages
repeat whatever they were given, ten megabytes included.
"""

from numgames.coach.levels import LEVELS
from numgames.core import Game, listed, quoted
from numgames.play.match import LENGTHS, Match, match_of
from numgames.play.names import PLAYERS, tidy_name
from numgames.play.record import find_game, good_seed
from numgames.play.session import Session, resume
from numgames.rulebook import ruling
from numgames.terminal.bot_file import BOT, BotFile
from numgames.terminal.help_level import HELPS
from numgames.terminal.input_words import game_meant
from numgames.terminal.players import NO_COMPUTERS, alike, called, cut

STARTERS = ("1", "2", "toss")
MATCHES = tuple([str(length) for length in LENGTHS])

FLAGS = (
    (
        "--game",
        "GAME",
        "start this game at once, by name or number, with the defaults for the rest",
    ),
    ("--option", "NAME=VALUE", "choose a rule of that game; may be repeated"),
    ("--seed", "SEED", "all luck of the game: 1 to 16 small letters and digits"),
    ("--names", "ADA,BEN", "your two names"),
    ("--level", "N", "player 2 is a computer, from 1, a beginner, to 5, perfect (N,0: player 1)"),
    ("--bot", "FILE.py", "player 2 is a program with choose(state); it runs with your rights"),
    ("--starter", "1|2|toss", "who starts: player 1, player 2 or a coin"),
    ("--match", "|".join(MATCHES), "best of how many games"),
    ("--help-level", "LEVEL", "how much is shown: off, moves (the default) or coach"),
    ("--record", "TEXT", "open a game from its record or link and go on"),
    ("--played", "TEXT", "a finished game of the same match; may be repeated"),
    ("--list", "", "all games and their options"),
    ("--rules", "GAME", "the rules of a game, or one ruling (--rules S5)"),
    ("--example", "GAME", "a whole game from the rulebook, turn by turn"),
    ("--version", "", "which version this is"),
    ("--help", "", "this page"),
)
TAKES_VALUE = {name: bool(value) for name, value, _ in FLAGS}
MEANINGS = {name: meaning for name, _, meaning in FLAGS}
REPEATED = ("--option", "--played")
PAGES = ("--help", "--version", "--list", "--rules", "--example")


class Wrong(ValueError):
    """The command line cannot be meant like this; the sentence says what is allowed."""


class Wishes:
    """What the flags ask for; None, "" or 0 where they say nothing."""

    def __init__(self) -> None:
        self.page = ""  # one of PAGES: show that and do nothing else
        self.game: Game | None = None
        self.ruling = ""  # the number of the one to read
        self.options: dict[str, str] = {}
        self.seed = ""
        self.names: tuple[str, str] | None = None
        self.notes: list[str] = []  # what has to be said before anything is asked
        self.levels = NO_COMPUTERS
        self.bot: BotFile | None = None
        self.starter = ""
        self.length = 0
        self.help = ""
        self.session: Session | None = None  # the game of --record
        self.match: Match | None = None  # what was --played before it
        self.played: tuple[str, ...] = ()


def read_flags(arguments: "list[str]") -> Wishes:
    """The wishes in `arguments`; Wrong with one sentence if there is something else in them."""
    given = collected(arguments)
    wishes = Wishes()
    try:
        for page in PAGES:
            if page in given:
                wishes.page = page
                if page == "--rules" and ruling(given[page][0].upper()):
                    wishes.ruling = given[page][0].upper()
                elif page == "--rules":
                    wishes.game = game_meant(given[page][0], "ruling and no game")
                elif page == "--example":
                    wishes.game = game_meant(given[page][0])
                return wishes
        fill(wishes, given)
    except Wrong:
        raise
    except ValueError as error:  # the games and the record say best what is wrong with theirs
        raise Wrong(str(error)) from None
    return wishes


def collected(arguments: "list[str]") -> "dict[str, list[str]]":
    """Every flag with the values it was given, as `--flag value` or `--flag=value`."""
    given: dict[str, list[str]] = {}
    rest = list(reversed(arguments))
    while rest:
        argument = rest.pop()
        flag, equals, value = argument.partition("=")
        if flag == "-h":
            flag = "--help"
        if flag not in TAKES_VALUE:
            known = listed([name for name, _, _ in FLAGS])
            raise Wrong(f"{quoted(argument)} means nothing here. There are {known}.")
        if not TAKES_VALUE[flag] and equals:
            raise Wrong(f"{flag} stands alone, without a value.")
        if TAKES_VALUE[flag] and not equals:
            if not rest or rest[-1].partition("=")[0] in TAKES_VALUE:
                raise Wrong(f"{flag} needs a value after it: {MEANINGS[flag]}.")
            value = rest.pop()
        if flag in given and flag not in REPEATED:
            raise Wrong(f"{flag} is there twice. Once is enough.")
        given.setdefault(flag, []).append(value)
    return given


def fill(wishes: Wishes, given: "dict[str, list[str]]") -> None:
    if "--names" in given:
        wishes.names = two_names(given["--names"][0])
        wishes.notes = [cut(name) for name in given["--names"][0].split(",") if cut(name)]
    if "--level" in given:
        wishes.levels = two_levels(given["--level"][0])
    if "--bot" in given:
        seat_bot(wishes, BotFile(given["--bot"][0]))
    if wishes.names and alike(wishes.names):
        both = f"Both players are called {wishes.names[0]}. Say --names with two names."
        raise Wrong(" ".join([*wishes.notes[:1], both]))
    if "--match" in given:
        wishes.length = int(one_of("--match", given["--match"][0], MATCHES))
    if "--help-level" in given:
        wishes.help = one_of("--help-level", given["--help-level"][0], HELPS)
    if "--record" in given:
        fill_from_record(wishes, given)
        return
    if "--played" in given:
        raise Wrong("--played needs --record: the game that is on the table now.")
    if "--seed" in given:
        wishes.seed = good_seed(given["--seed"][0])
    if "--starter" in given:
        wishes.starter = one_of("--starter", given["--starter"][0], STARTERS)
    if "--game" in given or wishes.bot:
        wishes.game = game_meant(given["--game"][0]) if "--game" in given else bots_game(wishes)
        wishes.options = wishes.game.complete(pairs(given.get("--option", [])))
    elif "--option" in given:
        raise Wrong("--option needs --game: every game has options of its own.")


def seat_bot(wishes: Wishes, bot: BotFile) -> None:
    if wishes.levels[1]:
        raise Wrong("Player 2 is the bot. Say --level 3,0 for a computer as player 1.")
    wishes.bot, wishes.levels = bot, (wishes.levels[0], BOT)
    wishes.names = wishes.names or (called(PLAYERS, wishes.levels)[0], bot.name)


def bots_game(wishes: Wishes) -> Game:
    """What the bot says it plays."""
    if wishes.bot is None or not wishes.bot.bot.game:
        raise Wrong('This bot does not say what it plays. Say --game, or GAME = "…" in its file.')
    return find_game(wishes.bot.bot.game)


def fill_from_record(wishes: Wishes, given: "dict[str, list[str]]") -> None:
    for flag in ("--game", "--option", "--seed", "--starter"):
        if flag in given:
            raise Wrong(f"--record says all about the game already. Leave {flag} out.")
    names = wishes.names or called(PLAYERS, wishes.levels)
    text = given["--record"][0]
    wishes.session = resume(text.rpartition("#")[2], names)  # of a link, what stands behind #
    wishes.played = tuple(given.get("--played", []))
    wishes.length = wishes.length or 1
    if len(wishes.played) >= wishes.length:
        raise Wrong(
            f"A match of {wishes.length} has fewer than {wishes.length} games --played before the "
            "last. Say --match 3, 5 or 7."
        )
    wishes.match = match_of(wishes.length, list(wishes.played), wishes.session.record.starter)
    if wishes.match.winner is not None:
        raise Wrong("The games --played have decided this match. Leave the last one out.")


def pairs(texts: "list[str]") -> "dict[str, str]":
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Wrong(f"{quoted(text)} is no option. An option looks like name=value.")
        if name in chosen:
            raise Wrong(f"Option {quoted(name)} is there twice. Once is enough.")
        chosen[name] = value
    return chosen


def two_names(text: str) -> "tuple[str, str]":
    names = text.split(",")
    if len(names) != 2:
        raise Wrong("--names are two names with a comma between them, like Ada,Ben.")
    return (tidy_name(names[0], PLAYERS[0]), tidy_name(names[1], PLAYERS[1]))


def two_levels(text: str) -> "tuple[int, int]":
    """As in 3 -> (0, 3): alone it is player 2, who is the computer."""
    levels = {str(level): level for level in (0, *LEVELS)}
    first, comma, second = text.partition(",")
    pair = (first, second) if comma else ("0", first)
    if pair[0] not in levels or pair[1] not in levels or pair == ("0", "0"):
        raise Wrong("--level is 1, 2, 3, 4 or 5 for player 2; 3,0 for player 1; 3,5 for both.")
    return (levels[pair[0]], levels[pair[1]])


def seat_flags(levels: "tuple[int, int]", bot: "BotFile | None") -> "list[str]":
    """The flags that seat the same computers again."""
    if bot:
        first = ["--level", f"{levels[0]},0"] if levels[0] else []
        return ["--bot", bot.path] + first
    if not any(levels):
        return []
    return ["--level", f"{levels[0]},{levels[1]}" if levels[0] else str(levels[1])]


def one_of(flag: str, value: str, allowed: "tuple[str, ...]") -> str:
    if value not in allowed:
        raise Wrong(f"{flag} cannot be {quoted(value)}. Choose {listed(allowed, 'or')}.")
    return value
