"""What Take or Skip tells the coach."""

from numgames.advice import Advice
from numgames.core import CHANCE
from numgames.games.stack_attack_score import solver

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.advice import Facts, Rank
    from numgames.games.stack_attack_score.rules import TakeOrSkipState
    from numgames.ratio import Ratio


class TakeOrSkipAdvice(Advice):
    def value(self, state: "TakeOrSkipState") -> "Ratio | None":
        return solver.value(state) if state.to_move == CHANCE else None

    def alike(self, state: "TakeOrSkipState") -> object:
        ahead = solver.lead(state)
        if abs(ahead) > solver.MOST * state.left:  # too far ahead to catch up
            return state.turn if ahead > 0 else 1 - state.turn
        return (state.left, ahead, state.top, state.skipped, state.turn)

    def halves(self, state: "TakeOrSkipState") -> "tuple[int, int, int, int]":
        return (5200, 2600, 1500, 800)

    def turned(self, state: "TakeOrSkipState", move: str) -> "Facts":
        """Taking was right as it was the "last", or cost nothing since the turn is "lost" either
        way, or was "worth" more than choosing first on the next number; or that was ("first")."""
        if move == "take":
            return {"because": "first"}
        if state.left == 1:
            return {"because": "last"}
        return {"because": "lost" if state.skipped else "worth"}

    def facts(self, state: "TakeOrSkipState", ranks: "list[Rank]") -> "Facts":
        """The mover's chance if they choose "first" on the next number, or "second"."""
        first, second = solver.choosing(state)
        return {"first": first, "second": second}


ADVICE = TakeOrSkipAdvice()
