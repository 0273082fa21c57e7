"""Hints in Number Stack."""

from numgames.words.en.grammar import a
from numgames.words.en.hints.any_game import AnyHints

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.advice import Facts, Rank
    from numgames.games.number_stack.rules import NumberStackState
    from numgames.words.en.hints.any_game import Names

TARGET = 15


class NumberStackHints(AnyHints):
    def where(self, state: "NumberStackState", ranks: "list[Rank]", names: "Names") -> str:
        if state.sum == "any":
            return f"Could the {state.card} ever hurt you?"
        total = sum(state.kept[state.turn])
        return f"Look at your total: {total} now, {total + state.card} with the {state.card}."

    def because(self, state: "NumberStackState", ranks: "list[Rank]", names: "Names") -> str:
        keep = ranks[0].move == "keep"
        total = sum(state.kept[state.turn])
        after = total + state.card
        if keep and state.sums[state.turn] << state.card >> TARGET & 1:
            return "That makes 15."
        if state.sum == "any":
            return "An extra number never hurts."
        if after > TARGET:
            return f"With it you'd have {after}, which is over {TARGET}."
        better, worse = (after, total) if keep else (total, after)
        if TARGET - better in state.unseen and TARGET - worse not in state.unseen:
            return (
                f"With {better} you need {a(TARGET - better)}, and it's still in the deck. "
                f"With {worse} no single card makes {TARGET}."
            )
        return f"{better} is a better start than {worse}."

    def idea(
        self, state: "NumberStackState", ranks: "list[Rank]", facts: "Facts", names: "Names"
    ) -> str:
        """What both decisions leave to hope for where all numbers count."""
        if state.sum == "any":
            return (
                "An extra number never hurts, so keeping is never wrong. "
                "For harder choices, choose “all your numbers” when you set up the game."
            )
        total = sum(state.kept[state.turn])
        after = total + state.card
        return (
            f"Without the {state.card} you have {total}: {finish(total, state.unseen)}. "
            f"With it you have {after}: {finish(after, state.unseen)}."
        )


def finish(total: int, unseen: "tuple[int, ...]") -> str:
    if total >= TARGET:
        return "you win" if total == TARGET else f"over {TARGET}"
    missing = TARGET - total
    return f"{a(missing)} would win" if missing in unseen else "no single card wins"
