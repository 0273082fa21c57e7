"""Stack Attack: Factors: stack factors and multiples until the other is stuck.

## You need
The numbers 1 to 100, each to be used once, and an empty stack.

## Your turn
- The first player begins with a number from 1 to 10. (F1)
- From then on, put a factor or a multiple of the top number on the stack, one that has not
  been used yet.

## Winning
- Who has no number to put on the stack loses. That is seen at once. (F2)
- Who names a wrong number loses, also with the very first one. (F3)

## Options
- `numbers`: play with 1 to 50, 30 or 20.
- `illegal=refuse`: a wrong number is refused, and you try again.

## Example
>>> state = GAME.start()
>>> for move in "5 10 2 4 8 16 32 64 1 3 9 27 81".split():
...     state = state.play(move)
>>> state.outcome
Outcome(winner=0, reason='no_moves')
"""

from numgames.core import Game
from numgames.divisors import SIZES, WRONG_NUMBER, ChainState, empty_chain

OPENINGS = tuple(range(1, 11))


def begin(options: "dict[str, str]") -> ChainState:
    return empty_chain(int(options["numbers"]), OPENINGS, options["illegal"])


GAME = Game(
    id="stack_attack_factor",
    title="Stack Attack: Factors",
    task="Stack a factor or multiple of the top number. Who is stuck loses.",
    begin=begin,
    longest=100,
    choices=(SIZES, WRONG_NUMBER),
)
