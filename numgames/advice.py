"""What a game can tell the coach about itself: numbers and facts, never a sentence.

`games/<id>/advice.py` holds an `ADVICE` where a game has something to tell.  All of it is
optional: a game that tells nothing is searched state by state, and plays on five levels.
"""

from collections import namedtuple

from numgames.ratio import ONE, minus

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NamedTuple

    from numgames.ratio import Ratio

    Facts = dict[str, Any]

    class Rank(NamedTuple):
        """A move, what it is worth, and what it is worth if the answer to it is a blind guess.

        Games of luck ask for the last only where it decides between equals, since it takes
        longest; elsewhere `trap` repeats the value.
        """

        move: str
        value: Ratio
        trap: Ratio
        replies: int

    class Kind(NamedTuple):
        """A kind of puzzle: on which days it comes up, how many moves were made before it, and
        the options, several of which take turns."""

        since: str
        ply: int
        options: tuple[dict[str, str], ...]

else:
    Rank = namedtuple("Rank", ("move", "value", "trap", "replies"))
    Kind = namedtuple("Kind", ("since", "ply", "options"))

MARGIN, PLAIN = 10, 20  # games in a hundred


class Advice:
    """The defaults, right for any game.  A state has the type of its own game."""

    without_luck = False
    """There is no luck: a move wins or loses, and percentages mean nothing."""

    choices = (2, 2)
    """The fewest and the most moves that a puzzle may offer."""

    puzzles: "tuple[Kind, ...]" = ()
    """What comes up as the puzzle of the day, and since when (see play/puzzles.py)."""

    # -- what moves are worth ------------------------------------------------------------

    def value(self, state: "Any") -> "Ratio | None":
        """The first player's exact chance where the game can tell at once; None: look further."""
        return None

    def exact(self, state: "Any") -> "dict[str, Ratio] | None":
        """Every legal move with the mover's exact chance; None: play each, and ask for `value`."""
        return None

    def ranks(self, state: "Any") -> "list[Rank] | None":
        """Every legal move with all that tells good ones apart; None: the coach works it out."""
        return None

    def alike(self, state: "Any") -> object:
        """A key: positions with equal keys have the same moves, worth the same, until the end.
        For counting through a whole game (tools/measure)."""
        return state.outcome_key()

    # -- how levels see ------------------------------------------------------------------

    def halves(self, state: "Any") -> "tuple[int, int, int, int]":
        """By level, 1 to 4: a move that is worse by this many hundredths of a point is played half
        as often."""
        return (8000, 4000, 2000, 1000)

    # -- what hints look at --------------------------------------------------------------

    def facts(self, state: "Any", ranks: "list[Rank]") -> "Facts":
        """What the idea of a position depends on, for words/ to put into a sentence.

        "pairs", where there are any, are drawn on the board.
        """
        return {}

    # -- what looking back tells ---------------------------------------------------------

    def turned(self, state: "Any", move: str) -> "Facts":
        """Why `move` gave something away here: "because", a code that the words of the game know,
        and the facts that belong to it; JSON-safe.  {}: only the chances tell.

        Without luck also "best", the winning move that is easiest to prove, and its proof.
        """
        return {}

    # -- puzzles -------------------------------------------------------------------------

    def next_move(self, state: "Any", luck: int) -> str:
        """The next move of a game that leads to a puzzle; "" if it would soon be over."""
        return str(state.legal_moves()[-1 if luck % 4 else 0])  # place, take and keep come last

    def is_puzzle(self, state: "Any", ranks: "list[Rank]", luck: int) -> bool:
        """Whether one move is right, and finding it is worth a thought.

        Without luck it's the only one that wins.  With luck it's better by at least MARGIN games
        in a hundred, yet not so much better that it's obvious; and half of the time it is the move
        that is seldom played.
        """
        if self.without_luck:
            return len([1 for rank in ranks if rank.value == ONE]) == 1
        wins, of = minus(ranks[0].value, ranks[1].value)
        seldom = ranks[0].move == state.legal_moves()[0]
        return MARGIN * of <= 100 * wins <= PLAIN * of and seldom == (luck % 2 == 1)


NONE = Advice()
_known: "dict[str, Advice]" = {}  # by the id of the game


def advice_of(game: str) -> Advice:
    """The advice of a game, by its id; imported when it is first asked for."""
    if game not in _known:
        _known[game] = found(game)
    return _known[game]


def found(game: str) -> Advice:
    folder = f"numgames.games.{game}"
    try:
        module = __import__(folder + ".advice", None, None, ("ADVICE",))
    except ImportError as error:
        missing = str(error).split("'")[1:2]
        if missing not in ([folder], [folder + ".advice"]):  # no fault of a file that is there
            raise
        return NONE
    told: Advice = module.ADVICE
    return told
