"""Computer players: five levels, from beginner to perfect, and none of them can cheat.

A player sees a state, as people do, and its answer is a distribution over moves: equal states,
equal distribution, for any seed.  Which of the moves it is this time is decided by a roll
from outside.

Level 5 plays the exact best move.  The others know what every move is worth, too, but their
eye is not as sharp: a move that is worse by `half` points is played half as often, one worse
by twice as much a quarter as often.  So near-best moves are common and blunders are rare, as
with people.  Each game's halves (its advice) were set by measuring (`make ladder` writes the
ladder); where there is less skill in a game the steps are smaller: each is an equal share of what
there is.
"""

from numgames.advice import advice_of
from numgames.coach.evaluation import ranking
from numgames.core import Refusal, State

LEVELS = (1, 2, 3, 4, 5)
POINT = 100  # halves are hundredths of a point of winning chance
SHARP = 1 << 30  # the weight of the best move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.advice import Rank


def distribution(state: State, level: int) -> "list[tuple[str, int]]":
    """Every move that a player of this level may make here, with its integer weight."""
    if level not in LEVELS:
        raise Refusal("no_such_level", levels=LEVELS)
    return weighed(state, ranking(state), level)


def weighed(state: State, ranks: "list[Rank]", level: int) -> "list[tuple[str, int]]":
    """The same of a state whose moves have been ranked: for who asks about many levels."""
    if level == LEVELS[-1] or len(ranks) < 2:
        return [(rank.move, 1) for rank in ranks[:1]]
    half = advice_of(state.game).halves(state)[level - 1]
    best = points(ranks[0], state)
    weights = [(rank.move, fading(best - points(rank, state), half)) for rank in ranks]
    return [(move, weight) for move, weight in weights if weight]


def points(rank: "Rank", state: State) -> int:
    """What a move seems worth, in hundredths of a point.

    Without luck a move wins or loses, and a beginner who cannot see which goes by how many of the
    answers to it would be mistakes.
    """
    wins, of = rank.trap if advice_of(state.game).without_luck else rank.value
    return 100 * POINT * wins // of


def fading(worse: int, half: int) -> int:
    """SHARP, halved for every `half` that a move is worse; in between on a straight line."""
    halvings, rest = worse // half, worse % half
    return (SHARP >> halvings) * (2 * half - rest) // (2 * half)


def choose(state: State, level: int, roll: int) -> str:
    """The move that a roll, any whole number from 0 up, picks from the distribution."""
    return pick(distribution(state, level), roll)


def pick(weights: "list[tuple[str, int]]", roll: int) -> str:
    roll %= sum([weight for _, weight in weights])
    for move, weight in weights:
        roll -= weight
        if roll < 0:
            return move
    return ""
