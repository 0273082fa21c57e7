"""What Number Stack tells the coach."""

from numgames.advice import Advice
from numgames.core import CHANCE
from numgames.games.number_stack import solver

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.games.number_stack.rules import NumberStackState
    from numgames.ratio import Ratio


class NumberStackAdvice(Advice):
    def value(self, state: "NumberStackState") -> "Ratio | None":
        return solver.value(state) if state.to_move == CHANCE else None

    def halves(self, state: "NumberStackState") -> "tuple[int, int, int, int]":
        return (10000, 4400, 2300, 1230)


ADVICE = NumberStackAdvice()
