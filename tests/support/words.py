"""What can be said in the games: the reasons of RULINGS.md, and what is no move of any game; and
what English says about a state.
"""

from numgames.coach.hints import hint
from numgames.words import game_words, words
from numgames.words.en.errors import sentence

REASONS = {  # front ends, coach and terminal rely on these words
    "sequence_stack": {"completed", "longer_stack", "draw_off"},
    "stack_attack_score": {"higher_total", "more_numbers", "second_player"},
    "sequence_showdown": {"no_moves", "illegal_move"},
    "number_stack": {"exact_sum", "closest_sum", "second_player"},
    "stack_attack_factor": {"no_moves", "illegal_move"},
    "tiny": {"higher_total", "lower_total", "second_player"},
}
RUBBISH = "x" * 10_000_000
MALFORMED = (
    "", " ", "hop", "KEEP", "keep ", " 1", "0", "101", "07", "-1", "+1", "1.0", "1e1", "٣", "²",
    "=", "=0", "=10", "=07", "==1", "\0", "keep\0", "1\n", "🂡", RUBBISH, "9" * 5000, None, 7, 7.0,
    True, b"keep", [], ["keep"], {}, ("keep",), object(),
)  # fmt: skip


def label(state, move):
    return game_words(state.game).label(state, move)


def reason(state, move):
    return game_words(state.game).reason(state, move)


def ask(state, names):
    return game_words(state.game).ask(state, names)


def say(state, move, names):
    return game_words(state.game).say(state, move, names)


def why(state, names):
    return game_words(state.game).why(state, names)


def why_decided(state, winner, names):
    return game_words(state.game).why_decided(state, winner, names)


def hints(state, names):
    """The three texts of a hint; () when nobody is to move."""
    found = hint(state)
    return words("coach").hints(game_words(state.game), state, found, names) if found else ()


def idea(state, names):
    """The idea of a position; "" when nobody is to move."""
    found = hint(state)
    return game_words(state.game).idea(state, found.ranks, found.facts, names) if found else ""


def note(state, seat):
    """What stands at a player's end of the table."""
    return game_words(state.game).tray(state, seat)["note"]


def refused(state, move):
    """What a player who tries a move that can't be is told."""
    return sentence(state.refusal(move))


def said(session):
    """All that has happened, a sentence for each step."""
    return [session.said(step) for step in session.steps]
