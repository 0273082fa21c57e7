"""The command line: flags in, wishes out, a refusal if something cannot be meant.

Reads texts only; asks nothing and shows nothing.  Own code instead of argparse, whose messages
repeat what they were given, even ten megabytes of it.
"""

import os
import shlex

from numgames.coach.levels import LEVELS
from numgames.core import Game, Refusal, excerpt
from numgames.play.match import LENGTHS, Match, match_of
from numgames.play.names import LONGEST_NAME, tidy_name
from numgames.play.record import find_game, good_seed
from numgames.play.session import Session, resume
from numgames.rulebook import ruling
from numgames.terminal.bot_file import BOT, BotFile
from numgames.terminal.help_level import HELPS
from numgames.terminal.input_words import game_meant
from numgames.terminal.language import Language
from numgames.terminal.players import NO_COMPUTERS, alike, called, cut

STARTERS = ("1", "2", "toss")
MATCHES = tuple([str(length) for length in LENGTHS])

FLAGS = {  # whether a value comes after it
    "--game": True,
    "--option": True,
    "--seed": True,
    "--names": True,
    "--level": True,
    "--bot": True,
    "--starter": True,
    "--match": True,
    "--help-level": True,
    "--record": True,
    "--played": True,
    "--lang": True,
    "--list": False,
    "--rules": True,
    "--example": True,
    "--version": False,
    "--help": False,
}
REPEATED = ("--option", "--played")
PAGES = ("--help", "--version", "--list", "--rules", "--example")


class Wrong(Refusal):
    """The command line cannot be meant like this."""


class Wishes:
    """What the flags ask for; None, "" or 0 where they say nothing."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.page = ""  # one of PAGES: show that and do nothing else
        self.game: Game | None = None
        self.ruling = ""  # the number of the one to read
        self.options: dict[str, str] = {}
        self.seed = ""
        self.names: tuple[str, str] | None = None
        self.cut: list[str] = []  # names that were too long
        self.levels = NO_COMPUTERS
        self.bot: BotFile | None = None
        self.starter = ""
        self.length = 0
        self.help = ""
        self.session: Session | None = None  # the game of --record
        self.match: Match | None = None  # what was --played before it
        self.played: tuple[str, ...] = ()


def read_flags(arguments: "list[str]", language: Language) -> Wishes:
    """The wishes in `arguments`; Refusal if there is something else in them."""
    given = collected(arguments)
    wishes = Wishes(language)
    for page in PAGES:
        if page in given:
            wishes.page = page
            if page == "--rules" and ruling(given[page][0].upper()):
                wishes.ruling = given[page][0].upper()
            elif page == "--rules":
                wishes.game = game_meant(given[page][0], language, "no_such_rules_flag")
            elif page == "--example":
                wishes.game = game_meant(given[page][0], language)
            return wishes
    fill(wishes, given)
    return wishes


def language_of(arguments: "list[str]") -> Language:
    """What --lang asks for, read first: errors in the other flags are said in it."""
    for i, argument in enumerate(arguments):
        flag, equals, value = argument.partition("=")
        if flag == "--lang" and (equals or arguments[i + 1 :]):
            return Language(value if equals else arguments[i + 1])
    return Language()


def collected(arguments: "list[str]") -> "dict[str, list[str]]":
    """Every flag with the values it was given, as `--flag value` or `--flag=value`."""
    given: dict[str, list[str]] = {}
    rest = list(reversed(arguments))
    while rest:
        argument = rest.pop()
        flag, equals, value = argument.partition("=")
        if flag == "-h":
            flag = "--help"
        if flag not in FLAGS:
            raise Wrong("no_such_flag", given=excerpt(argument))
        if not FLAGS[flag] and equals:
            raise Wrong("flag_alone", flag=flag)
        if FLAGS[flag] and not equals:
            if not rest or rest[-1].partition("=")[0] in FLAGS:
                raise Wrong("flag_needs_value", flag=flag)
            value = rest.pop()
        if flag in given and flag not in REPEATED:
            raise Wrong("flag_twice", flag=flag)
        given.setdefault(flag, []).append(value)
    return given


def fill(wishes: Wishes, given: "dict[str, list[str]]") -> None:
    if "--names" in given:
        wishes.names = two_names(given["--names"][0], wishes.language)
        wishes.cut = [cut(name) for name in given["--names"][0].split(",") if cut(name)]
    if "--level" in given:
        wishes.levels = two_levels(given["--level"][0])
    if "--bot" in given:
        seat_bot(wishes, BotFile(given["--bot"][0]))
    if wishes.names and alike(wishes.names):
        what = "same_names_cut" if wishes.cut else "same_names"
        raise Wrong(what, name=wishes.names[0], letters=LONGEST_NAME)
    if "--match" in given:
        wishes.length = int(one_of("--match", given["--match"][0], MATCHES))
    if "--help-level" in given:
        wishes.help = one_of("--help-level", given["--help-level"][0], HELPS)
    if "--record" in given:
        fill_from_record(wishes, given)
        return
    if "--played" in given:
        raise Wrong("played_of_what")
    if "--seed" in given:
        wishes.seed = good_seed(given["--seed"][0])
    if "--starter" in given:
        wishes.starter = one_of("--starter", given["--starter"][0], STARTERS)
    if "--game" in given or wishes.bot:
        wishes.game = wished_game(given, wishes)
        wishes.options = wishes.game.complete(pairs(given.get("--option", [])))
    elif "--option" in given:
        raise Wrong("option_of_what")


def seat_bot(wishes: Wishes, bot: BotFile) -> None:
    if wishes.levels[1]:
        raise Wrong("bot_is_player_2")
    wishes.bot, wishes.levels = bot, (wishes.levels[0], BOT)
    wishes.names = wishes.names or (
        called(None, wishes.levels, wishes.language)[0],
        bot.name or wishes.language.lab.BOT,
    )


def wished_game(given: "dict[str, list[str]]", wishes: Wishes) -> Game:
    """The game of --game, or what the bot says it plays."""
    if "--game" in given:
        return game_meant(given["--game"][0], wishes.language)
    if wishes.bot is None or not wishes.bot.bot.game:
        raise Wrong("bot_plays_what")
    return find_game(wishes.bot.bot.game)


def fill_from_record(wishes: Wishes, given: "dict[str, list[str]]") -> None:
    for flag in ("--game", "--option", "--seed", "--starter"):
        if flag in given:
            raise Wrong("record_says_all", flag=flag)
    names = wishes.names or called(None, wishes.levels, wishes.language)
    text = given["--record"][0]
    wishes.session = resume(text.rpartition("#")[2], names)  # of a link, what stands behind #
    wishes.played = tuple(given.get("--played", []))
    wishes.length = wishes.length or 1
    if len(wishes.played) >= wishes.length:
        raise Wrong("too_many_played", length=wishes.length)
    wishes.match = match_of(wishes.length, list(wishes.played), wishes.session.record.starter)
    if wishes.match.winner is not None:
        raise Wrong("match_decided")


def pairs(texts: "list[str]") -> "dict[str, str]":
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Wrong("not_a_pair", given=excerpt(text))
        if name in chosen:
            raise Wrong("option_twice", given=excerpt(name))
        chosen[name] = value
    return chosen


def two_names(text: str, language: Language) -> "tuple[str, str]":
    names = text.split(",")
    if len(names) != 2:
        raise Wrong("two_names")
    usual = language.players
    return (tidy_name(names[0], usual[0]), tidy_name(names[1], usual[1]))


def two_levels(text: str) -> "tuple[int, int]":
    """As in 3 -> (0, 3): alone it is player 2, who is the computer."""
    levels = {str(level): level for level in (0, *LEVELS)}
    first, comma, second = text.partition(",")
    pair = (first, second) if comma else ("0", first)
    if pair[0] not in levels or pair[1] not in levels or pair == ("0", "0"):
        raise Wrong("no_such_level")
    return (levels[pair[0]], levels[pair[1]])


def seat_flags(levels: "tuple[int, int]", bot: "BotFile | None") -> "list[str]":
    """The flags that seat the same computers again."""
    if bot:
        first = ["--level", f"{levels[0]},0"] if levels[0] else []
        return ["--bot", bot.path] + first
    if not any(levels):
        return []
    return ["--level", f"{levels[0]},{levels[1]}" if levels[0] else str(levels[1])]


def command_line(words: "list[str]") -> str:
    """What to type in a shell; what a terminal would obey instead of showing it stands in octal."""
    return " ".join([shlex.quote(word) if word.isprintable() else in_octal(word) for word in words])


def in_octal(word: str) -> str:
    """As bash, zsh and newer shells read it: $'...'."""
    letters = [
        chr(byte) if 32 <= byte < 127 and byte not in b"\\'" else f"\\{byte:03o}"
        for byte in os.fsencode(word)
    ]
    return "$'" + "".join(letters) + "'"


def one_of(flag: str, value: str, allowed: "tuple[str, ...]") -> str:
    if value not in allowed:
        raise Wrong("no_such_choice", flag=flag, given=excerpt(value), values=allowed)
    return value
