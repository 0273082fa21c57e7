"""Hints in Sequence Stack."""

from numgames.words.en.hints.any_game import AnyHints

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.advice import Facts, Rank
    from numgames.games.sequence_stack.rules import SequenceStackState
    from numgames.words.en.hints.any_game import Names


class SequenceStackHints(AnyHints):
    def where(self, state: "SequenceStackState", ranks: "list[Rank]", names: "Names") -> str:
        other = names[1 - state.turn]
        return f"Look at {other}'s stack: does {other} need the {state.card}?"

    def because(self, state: "SequenceStackState", ranks: "list[Rank]", names: "Names") -> str:
        if ranks[0].move == "place":
            return placing(state)
        return discarding(state, names[1 - state.turn])

    def idea(
        self, state: "SequenceStackState", ranks: "list[Rank]", facts: "Facts", names: "Names"
    ) -> str:
        return f"{placing(state)} {discarding(state, names[1 - state.turn])}"


def placing(state: "SequenceStackState") -> str:
    """What placing the card does for the player to move."""
    if not state.placeable():
        return f"The {state.card} doesn't go on your stack."
    return f"Placing it brings your stack to {state.card} of 5."


def discarding(state: "SequenceStackState", other: str) -> str:
    """What discarding the card does to the other player."""
    card, height = state.card, state.heights[1 - state.turn]
    blocked = state.blocked[1 - state.turn]
    if card in blocked:
        return f"Discarding it takes nothing from {other}: the {card} is already blocked there."
    if card <= height:
        return f"Discarding it takes nothing from {other}, who has placed a {card} already."
    if [n for n in blocked if height < n < card]:
        return f"Discarding it takes nothing from {other}, whose stack can't grow to {card} now."
    following = card == height + 1
    if state.blocks_now():
        needs = "needs next" if following else "still needs"
        return f"Discarding it blocks {card}, which {other} {needs}."
    if card <= state.heights[state.turn]:
        return f"Discarding it blocks nothing: the other {card} is in your own stack."
    needs = f"needs a {card} next" if following else f"still needs a {card}"
    return f"Discarding it blocks nothing yet: {other} {needs}, and one is still to come."
