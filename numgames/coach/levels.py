"""Computer players: five levels, from beginner to perfect, and none of them can cheat.

A player sees a state, as people do, and its answer is a distribution over moves: equal states,
equal distribution, whatever the seed.  Which of the moves it is this time is decided by a roll
from outside.

Level 5 plays the exact best move.  The others know what every move is worth, too, but their
eye is not as sharp: a move that is worse by `half` points is played half as often, one worse
by twice as much a quarter as often.  So near-best moves are common and blunders are rare, as
with people.  The halves below were set by measuring (`make ladder` writes the ladder).
"""

from numgames.coach.evaluation import ranking
from numgames.core import Refusal, State
from numgames.games.divisor_chain.rules import ChainState
from numgames.games.number_stack.rules import NumberStackState
from numgames.games.sequence_stack.rules import SequenceStackState
from numgames.games.stack_attack_score.rules import TakeOrSkipState

LEVELS = (1, 2, 3, 4, 5)
NAMES = ("Beginner", "Learner", "Player", "Expert", "Perfect")
POINT = 100  # halves are hundredths of a point of winning chance
SHARP = 1 << 30  # the weight of the best move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.coach.evaluation import Rank

# By game, for levels 1 to 4.  Where a game has less skill in it the steps are smaller: each is
# an equal share of what there is.
HALVES = {
    SequenceStackState: (8000, 2800, 1550, 820),
    TakeOrSkipState: (5200, 2600, 1500, 800),
    NumberStackState: (10000, 4400, 2300, 1230),
}
BOTH_CARDS_HALVES = (10000, 3700, 1960, 1090)  # Sequence Stack with `block=both`
CHAIN_HALVES = {  # by how many numbers there are: in a long game every slip counts
    20: (8000, 4700, 2900, 1750),
    30: (8000, 4300, 2400, 1400),
    50: (7500, 3400, 1800, 880),
    100: (3000, 1700, 1000, 620),
}
ANY_GAME = (8000, 4000, 2000, 1000)


def halves(state: State) -> "tuple[int, int, int, int]":
    if isinstance(state, ChainState):
        return CHAIN_HALVES.get(state.n, ANY_GAME)
    if isinstance(state, SequenceStackState) and state.block == "both":
        return BOTH_CARDS_HALVES
    return HALVES.get(type(state), ANY_GAME)


def distribution(state: State, level: int) -> "list[tuple[str, int]]":
    """Every move that a player of this level may make here, with its integer weight."""
    if level not in LEVELS:
        raise Refusal("no_such_level", levels=LEVELS)
    return weighed(state, ranking(state), level)


def weighed(state: State, ranks: "list[Rank]", level: int) -> "list[tuple[str, int]]":
    """The same of a state whose moves have been ranked: for who asks about many levels."""
    if level == LEVELS[-1] or len(ranks) < 2:
        return [(rank.move, 1) for rank in ranks[:1]]
    half = halves(state)[level - 1]
    best = points(ranks[0], state)
    weights = [(rank.move, fading(best - points(rank, state), half)) for rank in ranks]
    return [(move, weight) for move, weight in weights if weight]


def points(rank: "Rank", state: State) -> int:
    """What a move seems worth, in hundredths of a point.

    In the divisor games a move wins or loses, and a beginner who cannot see which goes by how
    many of the answers to it would be mistakes.
    """
    wins, of = rank.trap if isinstance(state, ChainState) else rank.value
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
