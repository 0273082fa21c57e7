"""What Number Stack tells the coach."""

from numgames.advice import Advice
from numgames.core import CHANCE
from numgames.games.number_stack import solver
from numgames.games.number_stack.rules import TARGET

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.advice import Facts
    from numgames.games.number_stack.rules import NumberStackState
    from numgames.ratio import Ratio


class NumberStackAdvice(Advice):
    def value(self, state: "NumberStackState") -> "Ratio | None":
        return solver.value(state) if state.to_move == CHANCE else None

    def turned(self, state: "NumberStackState", move: str) -> "Facts":
        """Keeping "makes" 15, or goes "over"; or else which numbers make 15 next, with this one
        and without."""
        kept, seat = state.play("keep"), state.turn
        if kept.outcome and kept.outcome.reason == "exact_sum":
            return {"because": "makes", "numbers": kept.makes(seat)} if move != "keep" else {}
        if kept.best(seat) < 0 and move == "keep":
            return {"because": "over", "total": sum(kept.kept[seat])}
        to_come, sums = sorted(set(state.unseen)), (kept.sums[seat], state.sums[seat])
        with_it, without = [[n for n in to_come if s << n >> TARGET & 1] for s in sums]
        more, fewer = (without, with_it) if move == "keep" else (with_it, without)
        if len(more) > len(fewer):
            return {"because": "wants", "with": with_it, "without": without}
        return {}

    def halves(self, state: "NumberStackState") -> "tuple[int, int, int, int]":
        return (10000, 4400, 2300, 1230)


ADVICE = NumberStackAdvice()
