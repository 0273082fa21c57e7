"""What holds in every game, and what a game says that has no words of its own for it.

## Rulings
- A1: Two people play. Either of you may start, or you toss a coin. In a match you take turns
  starting.
- A2: Every game has a winner. Each game says how a tie is broken.
- A3: You may give up at any time. Then the other player wins.
- A4: The cards are fixed when the game begins. Undo never changes what comes next.
- A5: If you say something that isn't a move of this game, or a number that isn't on the board
  (0, 101, or 60 on a board of 50), it's simply refused and costs nothing. A move that isn't
  allowed right now is different: each game says what that costs.
- A6: If you choose nothing, you play exactly by the rulebook. Options are extra, and each one is
  explained where you choose it.
- A7: Play a single game, or the best of 3, 5 or 7. Wins count for the person, wherever they sit.
"""

from numgames.words.game_words import GameWords

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from numgames.advice import Rank
    from numgames.words.game_words import Names

TIPS, RULINGS = "Tips", "Rulings"
"""What the rulebooks call these two of their sections."""


class AnyGame(GameWords):
    """English for any game: plain, and always right."""

    def ask(self, state: "Any", names: "Names") -> str:
        return f"It's {names[state.turn]}'s turn."

    def say(self, state: "Any", move: str, names: "Names") -> str:
        return f"{names[state.turn]}: {move}."

    def why_decided(self, state: "Any", winner: int, names: "Names") -> str:
        return f"Whatever comes now, {names[winner]} wins."

    def where(self, state: "Any", ranks: "list[Rank]", names: "Names") -> str:
        return "Compare your choices."
