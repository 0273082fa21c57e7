"""What Sequence Stack tells the coach."""

from numgames.advice import Advice
from numgames.core import CHANCE
from numgames.games.sequence_stack import solver

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.advice import Facts
    from numgames.games.sequence_stack.rules import SequenceStackState
    from numgames.ratio import Ratio


class SequenceStackAdvice(Advice):
    def value(self, state: "SequenceStackState") -> "Ratio | None":
        return solver.value(state) if state.to_move == CHANCE else None

    def turned(self, state: "SequenceStackState", move: str) -> "Facts":
        """Placing "grows" the stack; discarding "blocks" what the other needs, perhaps "next"."""
        if move == "discard":
            return {"because": "grows"}
        other = 1 - state.turn
        height, between = state.heights[other], range(state.heights[other] + 1, state.card)
        dead = [n for n in between if n in state.blocked[other]]
        if state.kind("discard") != "blocks" or state.card <= height or dead:
            return {}
        return {"because": "blocks", "next": state.card == height + 1}

    def halves(self, state: "SequenceStackState") -> "tuple[int, int, int, int]":
        if state.block == "both":
            return (10000, 3700, 1960, 1090)
        return (8000, 2800, 1550, 820)


ADVICE = SequenceStackAdvice()
