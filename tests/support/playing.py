"""Playing games in tests: option sets, random walks, and reading moves from one line of text.

Knows the protocol of numgames/core.py and no particular game.
"""

import itertools

from numgames.core import CHANCE
from numgames.games import GAMES, ORDER
from numgames.play.record import Record
from numgames.play.session import replay
from tests.support import tiny

NAMES = ("Ada", "Ben")
ALL_GAMES = ORDER + (tiny.GAME,)


def option_sets(game):
    """Every combination of option values, the rulebook's first."""
    names = [option.name for option in game.choices]
    for values in itertools.product(*[option.values for option in game.choices]):
        yield dict(zip(names, values))


def label(game, options):
    """ "number_stack:sum=total", the name of a test case and of a golden transcript."""
    return ":".join([game.id, ",".join(f"{name}={value}" for name, value in options.items())])


CASES = [(game, options) for game in ALL_GAMES for options in option_sets(game)]
CASE_IDS = [label(game, options) for game, options in CASES]
DIVISOR_GAMES = ("sequence_showdown", "stack_attack_factor")
CHAINS = [(game, options) for game, options in CASES if game.id in DIVISOR_GAMES]
CHAIN_IDS = [label(game, options) for game, options in CHAINS]


def after(state, moves):
    """The state after the words of one line: after(state, "=4 keep =7 discard")."""
    for move in moves.split():
        state = state.play(move)
    return state


def random_move(state, rng):
    """Any legal move, or any card with its true chance."""
    if state.to_move == CHANCE:
        tokens, weights = zip(*state.chances())
        return rng.choices(tokens, weights)[0]
    return rng.choice(state.legal_moves())


def random_walk(state, rng):
    """A random game: every state of it, and the tokens between them."""
    states, tokens = [state], []
    while state.to_move is not None:
        tokens.append(random_move(state, rng))
        state = state.play(tokens[-1])
        states.append(state)
    return states, tokens


def begin(game, options=None, seed="seed", starter=0, names=NAMES):
    """A new session, as a front end would make it."""
    return replay(Record(game, game.complete(options or {}), seed, starter), names)


def random_session(session, rng):
    """A random game from here to its end: every session of it."""
    sessions = [session]
    while session.outcome is None:
        if session.waits_for_draw:
            session = session.draw()
        else:
            session = session.play(rng.choice(session.state.legal_moves()))
        sessions.append(session)
    return sessions


def at(game, moves, **options):
    return after(GAMES[game].start(**options), moves)


def played(game, options, moves):
    """The states of a game given as one line, and its tokens."""
    states = [GAMES[game].start(**options)]
    for token in moves.split():
        states.append(states[-1].play(token))
    return states, moves.split()
