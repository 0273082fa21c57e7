"""Hints in Take or Skip."""

from numgames.words.en.coach import percent
from numgames.words.en.hints.any_game import AnyHints

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.advice import Facts, Rank
    from numgames.games.stack_attack_score.rules import TakeOrSkipState
    from numgames.words.en.hints.any_game import Names


class TakeOrSkipHints(AnyHints):
    def where(self, state: "TakeOrSkipState", ranks: "list[Rank]", names: "Names") -> str:
        if state.left == 1:
            return "It's the last number. Look at the totals."
        if state.skipped:
            return f"Who chooses first on the next number? {names[1 - state.turn]}, either way."
        return f"Is the {state.top} worth more than choosing first on the next number?"

    def because(self, state: "TakeOrSkipState", ranks: "list[Rank]", names: "Names") -> str:
        if state.left == 1:
            return "It's the last number, so there's nothing to save up for."
        if state.skipped:
            other = names[1 - state.turn]
            return f"{other} chooses first on the next number either way, so it costs you nothing."
        if ranks[0].move == "take":
            points = "1 point is" if state.top == 1 else f"{state.top} points are"
            return f"Here {points} worth more than choosing first on the next number."
        return f"Here choosing first on the next number is worth more than the {state.top}."

    def idea(
        self, state: "TakeOrSkipState", ranks: "list[Rank]", facts: "Facts", names: "Names"
    ) -> str:
        """The worth of staying first to choose."""
        other = names[1 - state.turn]
        if state.left == 1:
            return "It's the last number, so choosing first is worth nothing any more."
        if state.skipped:
            return f"{other} chooses first on the next number either way, so taking costs nothing."
        return (
            f"If you take a number, {other} chooses first on the next one. With these totals, "
            f"choosing first wins {percent(facts['first'])}, "
            f"choosing second {percent(facts['second'])}."
        )
