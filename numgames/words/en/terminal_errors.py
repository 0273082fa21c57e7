"""What the terminal refuses, as a sentence in English: one for every code of its own."""

from numgames.core import Refusal
from numgames.words.en import errors, lab

SENTENCES = {
    # what was typed
    "unclear": "{given} could be {names}.",
    "no_answer": "Type {answers}.",
    "not_an_answer": "{given} isn't one of them. Type {answers}.",
    "no_such_game": "{given} isn't a game. Choose {games}.",
    "no_such_rules": "{given} isn't a ruling or a game. Type rules to read all of them.",
    "no_such_rules_flag": "{given} isn't a ruling or a game. Choose {games}.",
    "no_such_help": "Help can be {levels}.",
    "rules_of_what": "The rules of which game? Type rules and its number, like rules 4.",
    "tips_for_what": "Tips for which game? Choose a game first.",
    "example_of_what": "An example of which game? Type example and its number, like example 4.",
    # at the table
    "card_first": "Draw a card first: press Enter.",
    "over_look_back": "The game is over. Type review to look back at it.",
    "over_what_now": "The game is over. Press Enter, or type review, undo, log, new or quit.",
    "nothing_to_decide": "There's nothing to decide yet. Draw a card first.",
    "nothing_to_review": "There's nothing to review yet. Make a move first.",
    "nothing_of_yours": "You haven't made a move that you could undo.",
    "not_playing": "{given} isn't playing. Type resign 1 or resign 2.",
    "computer_stays": "{name} is a computer and never gives up. To give up yourself, type resign.",
    # flags
    "no_such_flag": "{given} isn't a flag. To see all flags, type --help.",
    "flag_alone": "{flag} doesn't take a value.",
    "flag_needs_value": "{flag} needs a value after it. To see which, type --help.",
    "flag_twice": "{flag} is there twice. Once is enough.",
    "no_such_choice": "{flag} can't be {given}. Choose {values}.",
    "no_such_level": "--level is 1, 2, 3, 4 or 5 for player 2; 3,0 for player 1; 3,5 for both.",
    "two_names": "--names needs two names with a comma between them, like Ada,Ben.",
    "same_names": "Both players are called {name}. Give --names two different names.",
    "same_names_cut": "Both players are called {name}, since names end after {letters} letters. "
    "Give --names two different names.",
    "not_a_pair": "{given} isn't an option. An option looks like name=value.",
    "option_twice": "Option {given} is there twice. Once is enough.",
    "option_of_what": "--option needs --game: every game has its own options.",
    "bot_is_player_2": "Player 2 is the bot. Use --level 3,0 for a computer as player 1.",
    "bot_plays_what": 'This bot doesn\'t say what it plays. Use --game, or put GAME = "…" in '
    "its file.",
    "record_says_all": "--record already says everything about the game. Leave {flag} out.",
    "played_of_what": "--played needs --record, for the game you're playing now.",
    "too_many_played": "In a match of {length}, fewer than {length} games can be --played before "
    "this one. Use --match 3, 5 or 7.",
    "match_decided": "The --played games have already decided this match. Leave the last one out.",
    # a bot's file
    "bot_unread": "The bot can't be read from {path}: {why}.",
    "bot_no_text": "The bot can't be read from {path}: it isn't text.",
    "bot_too_long": "The bot in {path} is too long.",
    "bot_broken": "The bot in {path} doesn't work. {why}",
}


def sentence(error: ValueError) -> str:
    """What `error` has to say to a person."""
    if not isinstance(error, Refusal):
        return str(error)
    if error.what in lab.SENTENCES:
        return lab.sentence(error)
    if error.what not in SENTENCES:
        return errors.sentence(error)
    facts = {
        name: sentence(fact) if isinstance(fact, ValueError) else errors.told(name, fact)
        for name, fact in error.facts.items()
    }
    return SENTENCES[error.what].format(**facts)
