"""Hints in the two games of factors and multiples."""

from numgames.ratio import ONE
from numgames.words.en.hints.any_game import AnyHints

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.advice import Facts, Rank
    from numgames.games.divisor_chain.rules import ChainState
    from numgames.words.en.hints.any_game import Names


class ChainHints(AnyHints):
    def where(self, state: "ChainState", ranks: "list[Rank]", names: "Names") -> str:
        best = ranks[0].move
        if state.chain:
            kinds = "factors" if state.kind(best) == "factor" else "multiples"
            return f"Look at the {kinds} of {state.chain[-1]}."
        part = max(3, len(state.openings) // 5)
        at = state.openings.index(int(best)) // part * part
        numbers = state.openings[at : at + part]
        return f"Look at the numbers from {numbers[0]} to {numbers[-1]}."

    def because(self, state: "ChainState", ranks: "list[Rank]", names: "Names") -> str:
        best, other = ranks[0], names[1 - state.turn]
        replies = best.replies
        if best.value == ONE:
            if not replies:
                return f"It leaves {other} no number to play."
            if replies == 1:
                return f"{other} has one answer, and you have its partner."
            return f"Every answer {other} has comes with a partner for you."
        wins = replies - best.trap[0]
        if replies == 1:
            return f"{other} has one answer, and it wins."
        if wins == replies:
            return f"All of {other}'s {replies} answers win."
        only = "Only " if 2 * wins <= replies else ""
        return f"{only}{wins} of {other}'s {replies} answers {'wins' if wins == 1 else 'win'}."

    def idea(
        self, state: "ChainState", ranks: "list[Rank]", facts: "Facts", names: "Names"
    ) -> str:
        """The pairing that wins, and whose it is."""
        best, other = ranks[0], names[1 - state.turn]
        if best.value != ONE:
            return f"Whatever you play, {other} can always answer with its partner."
        if not best.replies:
            return f"Play {best.move}. It leaves {other} no number to play."
        return f"Play {best.move}. Every answer {other} has comes with a partner for you."
