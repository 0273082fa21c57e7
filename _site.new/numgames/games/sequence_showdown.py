"""Number Sequence Showdown: add factors and multiples until the other is stuck.

## You need
The numbers 1 to 100, each to be used once.

## Your turn
- The first player names any number. (N1)
- From then on, name a factor or a multiple of the last number that has not been used yet.

## Winning
- Who has no number left to name loses. That is seen at once, before anybody is asked. (N2)
- Who names a wrong number loses at once. (N3)

## Options
- `numbers`: play with 1 to 50, 30 or 20.
- `opening=even`: the first number must be even, as in the classroom game Juniper Green.
  With a free opening there is a three-move win: 97, then 1 is forced, then 89. (N5)
- `illegal=refuse`: a wrong number is refused, and you try again.

## Example
>>> state = GAME.start()
>>> for move in ("97", "1", "89"):
...     state = state.play(move)
>>> state.outcome
Outcome(winner=0, reason='no_moves')
"""

from numgames.core import Game, Option
from numgames.divisors import SIZES, WRONG_NUMBER, ChainState, empty_chain


def begin(options: "dict[str, str]") -> ChainState:
    n = int(options["numbers"])
    step = 2 if options["opening"] == "even" else 1  # (N5)
    return empty_chain(n, tuple(range(step, n + 1, step)), options["illegal"])


GAME = Game(
    id="sequence_showdown",
    title="Number Sequence Showdown",
    task="Name a factor or multiple of the last number. Who is stuck loses.",
    begin=begin,
    longest=100,
    choices=(
        SIZES,
        Option(
            "opening",
            ("any", "even"),
            "The first number",
            ("any", "even"),
            "With any first number the first player can win in three moves. Even rules that out.",
        ),
        WRONG_NUMBER,
    ),
)
