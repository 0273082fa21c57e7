"""What a hint is made of, in any game: the moves, what they're worth, and what the idea
of the position depends on.  Facts only; the sentences are in words/.
"""

from collections import namedtuple

from numgames.advice import advice_of
from numgames.coach.evaluation import ranking
from numgames.core import State
from numgames.ratio import above

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple

    from numgames.advice import Facts, Rank

    class Hint(NamedTuple):
        """The moves, best first; whether they win or lose for sure; whether the first is better
        than the second ("clear"), as good ("equal"), or the only one ("only"); and the facts of
        the game's advice."""

        ranks: list[Rank]
        sure: bool
        choice: str
        facts: Facts

else:
    Hint = namedtuple("Hint", ("ranks", "sure", "choice", "facts"))


def hint(state: State) -> "Hint | None":
    """What there is to know for a hint; None when there is no move to make."""
    ranks = ranking(state)
    if not ranks:
        return None
    advice, choice = advice_of(state.game), "only"
    if len(ranks) > 1:
        choice = "clear" if above(ranks[0].value, ranks[1].value) else "equal"
    return Hint(ranks, advice.without_luck, choice, advice.facts(state, ranks))
