"""Number Sequence Showdown: play factors and multiples until your friend is stuck.

The rulebook is numgames/words/en/sequence_showdown.py.

>>> state = GAME.start()
>>> for move in "16 8 4 2 6 3 9 18 36 12 1 97".split():
...     state = state.play(move)
>>> state.outcome
Outcome(winner=1, reason='no_moves')
"""

from numgames.core import Game, Option
from numgames.games.divisor_chain.rules import SIZES, WRONG_NUMBER, ChainState, empty_chain


def begin(options: "dict[str, str]") -> ChainState:
    n = int(options["numbers"])
    step = 2 if options["opening"] == "even" else 1  # (N5)
    return empty_chain("sequence_showdown", n, tuple(range(step, n + 1, step)), options["illegal"])


GAME = Game(
    id="sequence_showdown",
    title="Number Sequence Showdown",
    begin=begin,
    longest=100,
    choices=(
        SIZES,
        Option("opening", ("any", "even")),
        WRONG_NUMBER,
    ),
)
