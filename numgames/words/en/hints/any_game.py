"""What a hint says in a game that has no words of its own for it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from numgames.advice import Facts, Rank

    Names = tuple[str, str]


class AnyHints:
    """To the player to move: "you".  The moves come ranked, best first."""

    def label(self, state: "Any", move: str) -> str:
        label: str = state.label(move)
        return label

    def where(self, state: "Any", ranks: "list[Rank]", names: "Names") -> str:
        """What to look at, without saying what to do."""
        return "Compare your choices."

    def because(self, state: "Any", ranks: "list[Rank]", names: "Names") -> str:
        """Why the best move is better."""
        return ""

    def idea(
        self, state: "Any", ranks: "list[Rank]", facts: "Facts", names: "Names"
    ) -> str:
        """The idea that decides the position; `facts` are those of the game's advice."""
        return ""
