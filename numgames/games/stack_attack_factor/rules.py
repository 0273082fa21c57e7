"""Stack Attack: Factors: stack factors and multiples until your friend is stuck.

The rulebook is numgames/words/en/stack_attack_factor.py.

>>> state = GAME.start()
>>> for move in "5 10 2 4 8 16 32 64 1 3 9 27 81".split():
...     state = state.play(move)
>>> state.outcome
Outcome(winner=0, reason='no_moves')
"""

from numgames.core import Game
from numgames.games.divisor_chain.rules import SIZES, WRONG_NUMBER, ChainState, empty_chain

OPENINGS = tuple(range(1, 11))


def begin(options: "dict[str, str]") -> ChainState:
    return empty_chain("stack_attack_factor", int(options["numbers"]), OPENINGS, options["illegal"])


GAME = Game(
    id="stack_attack_factor",
    title="Stack Attack: Factors",
    begin=begin,
    longest=100,
    choices=(SIZES, WRONG_NUMBER),
)
