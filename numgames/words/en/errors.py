"""What is wrong, as a sentence: one for every code that an error can carry.

In braces stand the error's facts: several things as a list, what was `given` in quotes.
"""

from numgames.core import Refusal
from numgames.words import game_words
from numgames.words.en.grammar import listed, quoted

SENTENCES = {
    # moves
    "no_such_move": "{given} isn't a move of this game. Moves are {moves}.",
    "over": "The game is over.",
    "card_first": "Turn the next card over first.",
    "card_gone": "There's no {card} left in the deck.",
    "not_now": "You can't do that now. You can {allowed}.",
    "in_circles": "This game is going round in circles. Only one move is left: {move}.",
    "still_open": "This game isn't decided yet. Keep playing.",
    "no_card": "There's no card to draw now.",
    "nothing_to_undo": "There's no move to undo.",
    "nothing_to_redo": "There's no move to redo.",
    # options and languages
    "no_such_option": "{game} has no option {given}. Options: {options}.",
    "no_such_value": "Option {option} can't be {given}. Choose {values}.",
    "no_such_language": "{given} isn't a language of this game. Choose {languages}.",
    # records
    "no_such_game": "{given} isn't a game. Choose {games}.",
    "bad_seed": "A seed is 1 to {longest} small letters and digits.",
    "no_record": "This isn't the text of a game.",
    "record_too_long": "This text is too long for a game: at most {longest} characters.",
    "other_format": "This game is saved in format {given}. This version reads format {known}.",
    "incomplete_record": "This link is incomplete. Ask for it again.",
    "no_starter": "A saved game says who starts: 1 or 2.",
    "no_count_of_undone": "A saved game says how often undo was used: 0 to 999.",
    "draw_before_end": "A saved game may say draw only at the end of its moves.",
    "move_after_end": "No move can come after a player has given up.",
    "no_option_pair": "{given} isn't an option. An option looks like name=value.",
    "no_move": "{given} isn't a move.",
    "too_many_moves": "No game of {game} has so many moves.",
    "impossible": "This game can't be right: move {number} isn't possible. {why}",
    # matches
    "no_match_length": "A match is the best of {lengths} games.",
    "match_over": "The match is over.",
    "unfinished": "This game isn't finished.",
    "no_duplicate": "Both games must have the same cards, with the seats swapped.",
    "unfinished_in_match": "A game of this match isn't finished.",
    # the puzzle, the levels, and games from a file
    "no_date": "A date looks like 2026-11-16.",
    "no_such_day": "There's no such day.",
    "not_to_choose": "{given} isn't one of the moves to choose from.",
    "no_such_level": "A level is {levels}.",
    "too_many_games": "At most {most} games can be checked at a time.",
    "no_finished_game": "A finished game has a record and two names.",
    "no_two_names": "A finished game has two names.",
    "false_tally": "The counts of this game don't add up.",
    # requests: a front end's fault, so a programmer reads these
    "fault": "Something went wrong ({error}).",
    "request_too_long": "A request is a text of at most {longest} characters.",
    "request_too_deep": "A request doesn't go that deep.",
    "no_object": "A request is one JSON object.",
    "no_such_act": "{given} can't be done. Known: {acts}.",
    "no_such_starter": 'The starter is "1", "2" or "toss".',
    "no_such_ply": "The number of moves to keep is 0 or more, and at most as many as there are.",
    "no_such_player": "The player who gives up is 0 or 1.",
    "known_no_list": "The known games are a list of objects.",
    "no_level_or_roll": "A computer's reply takes a level, 1 to 5, and a roll, 0 or more.",
    "no_reply_at_the_end": "This game is over, so there's no reply.",
    "no_options_or_counts": "Options and the counts so far are objects.",
    "no_number_of_games": "The number of games to play is 0 to {most}.",
    "implausible_counts": "These counts can't be right.",
    "options_no_object": "Options are an object of texts.",
    "names_no_pair": "Names are a list of two texts.",
    "no_match": "A match is a length and the list of its finished games.",
}


def sentence(error: ValueError) -> str:
    """What `error` has to say to a person."""
    if not isinstance(error, Refusal):
        return str(error)
    game = error.facts.get("game")
    if isinstance(game, str):
        own = game_words(game).refused(error)
        if own:
            return own
    facts = {name: told(name, fact) for name, fact in error.facts.items()}
    return SENTENCES.get(error.what, error.what).format(**facts)


def told(name: str, fact: object) -> str:
    """A fact as it stands in a sentence."""
    if name == "given":
        return quoted(fact)
    if name == "game":
        return game_words(str(fact)).title
    if isinstance(fact, ValueError):
        return sentence(fact)
    if isinstance(fact, tuple):
        things = [str(thing) for thing in fact] or ["none"]
        return listed(things, "and" if name in ("moves", "options", "acts") else "or")
    return str(fact)
