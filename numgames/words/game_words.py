"""What every language can say about a game: the methods, in no language yet.

Names come as a pair by seat.  A state has the type of its own game.
"""

from collections import namedtuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NamedTuple

    from numgames.advice import Facts, Rank
    from numgames.core import Refusal

    Names = tuple[str, str]

    class OptionWords(NamedTuple):
        """An option on screen: its title, a label for every value, a note, and, where it changes
        what the game is about, an honest line for every value, to be read side by side."""

        title: str
        labels: dict[str, str]
        note: str
        lines: dict[str, str]
else:
    OptionWords = namedtuple("OptionWords", ("title", "labels", "note", "lines"))


class GameWords:
    """All there is to say about one game."""

    title = ""
    task = ""  # what you do, in one sentence
    options: "dict[str, OptionWords]" = {}
    parts: "dict[str, tuple[str, str]]" = {}
    """What lies on the table and has no picture of its own, by its key in a tray or on the table,
    in the order to show it: what it is called, and a remark."""

    def label(self, state: "Any", move: str) -> str:
        """The words on the button for `move`."""
        return move

    def reason(self, state: "Any", move: str) -> str:
        """Where a move has a reason worth showing: "12 × 7 = 84"."""
        return ""

    def ask(self, state: "Any", names: "Names") -> str:
        """One sentence that tells the player to act what can be done now."""
        return ""

    def say(self, state: "Any", move: str, names: "Names") -> str:
        """What playing `move` in this position does, as a sentence."""
        return ""

    def why(self, state: "Any", names: "Names") -> str:
        """Why the finished game ended as it did, as a sentence."""
        return ""

    def ended(self, state: "Any", reason: "dict[str, Any]") -> str:
        """What one of the state's reasons for its end is, ahead of its tiles."""
        return ""

    def why_decided(self, state: "Any", winner: int, names: "Names") -> str:
        """Why `winner` is certain to win, as a sentence, where that is so."""
        return ""

    def tray(self, state: "Any", seat: int) -> "dict[str, str]":
        """The sentences at one player's end of the table, beside the state's own data."""
        return {}

    def table(self, state: "Any") -> "dict[str, str]":
        """The sentences in the middle, beside the state's own data."""
        return {}

    def refused(self, error: "Refusal") -> str:
        """What is wrong, as a sentence, where this game has one of its own; else ""."""
        return ""

    # -- hints: to the player to move, with the moves ranked, best first ---------------------

    def where(self, state: "Any", ranks: "list[Rank]", names: "Names") -> str:
        """What to look at, without saying what to do."""
        return ""

    def because(self, state: "Any", ranks: "list[Rank]", names: "Names") -> str:
        """Why the best move is better, as a sentence."""
        return ""

    def idea(self, state: "Any", ranks: "list[Rank]", facts: "Facts", names: "Names") -> str:
        """The idea that decides the position; `facts` are those of the game's advice."""
        return ""

    # -- looking back: at a move that turned the game, with what the game's advice tells of it --

    def turned(self, state: "Any", turn: "Facts", names: "Names") -> str:
        """The reason, to go after "because"; "" where only the chances tell."""
        return ""

    def proof(self, state: "Any", turn: "Facts", names: "Names") -> str:
        """Why the better move wins, as a sentence, where that is sure."""
        return ""
