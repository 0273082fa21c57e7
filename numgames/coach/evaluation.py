"""What every move is worth, exactly, in every game: the coach who never guesses.

Sees a state and nothing else: no seed, no order of cards, no session.  The divisor games are
answered by matching, all others by the solver of chance games; a sixth game is answered by its
search.

    values(state)       {move: the mover's winning chance, 0..1}
    exact_values(state) the same as pairs of integers, (wins, out of)
    chance_of(state)    the first player's chance in any position, cards to come included
    ranking(state)      every move, best first, and what tells equals apart
    best(state)         the first of them: what a perfect player does
    fairness()          the first player's chance in every game and option set
"""

from collections import namedtuple

from numgames.coach.chance import mixed, value
from numgames.core import CHANCE, State
from numgames.games import ORDER
from numgames.games.divisor_chain.matching import judged_moves, mask_of, winning_moves
from numgames.games.divisor_chain.rules import ChainState
from numgames.ratio import ONE, ZERO, above, as_float, other, plus, reduced

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple

    from numgames.core import Game, Option
    from numgames.ratio import Ratio

    class Rank(NamedTuple):
        """A move, what it is worth, and what it is worth if the answer to it is a blind guess.

        Games of luck ask for the last only where it decides between equals, since it takes
        longest; elsewhere `trap` repeats the value.
        """

        move: str
        value: Ratio
        trap: Ratio
        replies: int

else:
    Rank = namedtuple("Rank", ("move", "value", "trap", "replies"))


def values(state: State) -> "dict[str, float]":
    """Each legal move with the mover's exact winning chance; {} when nobody is to move."""
    exact = exact_values(state)
    return {move: as_float(exact[move]) for move in exact}


def exact_values(state: State) -> "dict[str, Ratio]":
    if isinstance(state, ChainState):
        moves = state.legal_moves()
        wins = winners(state) if moves else 0
        return {move: ONE if wins >> int(move) & 1 else ZERO for move in moves}
    return {move: to_seat(state.turn, state.play(move)) for move in state.legal_moves()}


def real_choice(state: State) -> bool:
    """Whether something could be done wrong here: not all moves are worth the same."""
    worth = list(exact_values(state).values())
    return len([1 for one in worth if one != worth[0]]) > 0


def chance_of(state: State) -> "Ratio":
    """The first player's exact winning chance, in lowest terms."""
    if isinstance(state, ChainState) and state.outcome is None:
        return ONE if bool(winners(state)) == (state.turn == 0) else ZERO
    chance = value(state)
    return reduced(chance[0], chance[1])


def to_seat(seat: int, state: State) -> "Ratio":
    """The chance of the player in `seat`."""
    chance = chance_of(state)
    return chance if seat == 0 else other(chance)


def unused(chain: ChainState) -> int:
    """The numbers still free, as bits."""
    return mask_of(range(1, chain.n + 1)) & ~mask_of(chain.chain)


def winners(chain: ChainState) -> int:
    """The moves that win, as bits."""
    if chain.chain:
        return winning_moves(chain.n, chain.chain[-1], unused(chain))
    return winning_moves(chain.n, 0, unused(chain)) & mask_of(chain.openings)


# -- which of several best moves -------------------------------------------------------------


def ranking(state: State) -> "list[Rank]":
    """Every legal move, best first.

    Among moves of equal worth the one comes first that gives a human most ways to go wrong:
    the one worth most if the answer to it were picked blindly (`trap`).  In a lost divisor game
    that is the move after which the smallest share of replies keeps the win.  In a won one every
    reply loses, so what counts is how many there are (`replies`): it is not the shortest way to
    win but the one with most to think about, and 97-1-89 does not end every game.
    """
    if isinstance(state, ChainState):
        ranks = chain_ranks(state)
    else:
        exact = exact_values(state)
        # From behind: with nothing at all between two moves it shall be keep, place or take.
        moves = reversed(state.legal_moves())
        worths = list(exact.values())
        ranks = [
            Rank(m, exact[m], trap(state.turn, state.play(m)), 0)
            if worths.count(exact[m]) > 1
            else Rank(m, exact[m], exact[m], 0)
            for m in moves
        ]
    ordered: "list[Rank]" = []
    for rank in ranks:  # by hand: MicroPython's sort has no cmp_to_key and is not stable
        low, high = 0, len(ordered)
        while low < high:
            middle = (low + high) // 2
            if better(rank, ordered[middle]):
                high = middle
            else:
                low = middle + 1
        ordered.insert(low, rank)
    return ordered


def best(state: State) -> str:
    """What a perfect player does here; "" when nobody is to move."""
    order = ranking(state)
    return order[0].move if order else ""


def better(a: "Rank", b: "Rank") -> bool:
    for mine, theirs in ((a.value, b.value), (a.trap, b.trap)):
        if mine[0] * theirs[1] != theirs[0] * mine[1]:
            return above(mine, theirs)
    return a.replies > b.replies


def chain_ranks(state: ChainState) -> "list[Rank]":
    if state.to_move is None:
        return []
    top = state.chain[-1] if state.chain else 0
    return [
        Rank(
            str(move),
            ZERO if keep else ONE,
            (replies - keep, replies) if replies else ONE,
            replies,
        )
        for move, keep, replies in judged_moves(state.n, top, unused(state))
        if state.allows(move)
    ]


def trap(seat: int, state: State) -> "Ratio":
    """The chance of `seat` here if the other's next decision were a blind guess."""
    if state.to_move == 1 - seat:
        moves = state.legal_moves()
        total = ZERO
        for move in moves:
            total = plus(total, to_seat(seat, state.play(move)))
        return reduced(total[0], total[1] * len(moves))
    if state.to_move == CHANCE:
        return mixed(state, [trap(seat, state.play(token)) for token, _ in state.chances()])
    return to_seat(seat, state)


# -- how fair is it? -------------------------------------------------------------------------


def first_player_chance(game: "Game", options: "dict[str, str]") -> "Ratio":
    """The first player's exact chance before any card, with best play on both sides."""
    return chance_of(game.start(**options))


def fairness() -> "list[dict[str, object]]":
    """A row for every game and every option set that makes a difference, JSON-safe.

    "keep" of "moves" first moves win in the games without luck.  An option that changes nothing
    (what a wrong number costs) is not among the "options" of a row.
    """
    rows = []
    for game in ORDER:
        sets = option_sets(game)
        facts = [fair(game.start(**options)) for options in sets]
        telling = [
            option.name
            for option in game.choices
            if [1 for a, fact in zip(sets, facts) if fact != facts[sets.index(rulebook(option, a))]]
        ]
        seen = []
        for options, fact in zip(sets, facts):
            shown = {name: options[name] for name in telling}
            if shown not in seen:
                seen.append(shown)
                row: "dict[str, object]" = {"game": game.id, "title": game.title, "options": shown}
                row.update(fact)
                rows.append(row)
    return rows


def fair(start: State) -> "dict[str, object]":
    wins, of = chance_of(start)
    exact = exact_values(start)
    return {
        "chance": as_float((wins, of)),
        "wins": str(wins),  # as text: JavaScript would round it
        "of": str(of),
        "luck": not isinstance(start, ChainState),
        "keep": len([1 for chance in exact.values() if chance == ONE]),
        "moves": len(exact),
    }


def option_sets(game: "Game") -> "list[dict[str, str]]":
    """Every combination of the options of a game, the rulebook's first."""
    sets: "list[dict[str, str]]" = [{}]
    for option in game.choices:
        sets = [chosen | {option.name: v} for chosen in sets for v in option.values]
    return sets


def rulebook(option: "Option", options: "dict[str, str]") -> "dict[str, str]":
    """The same options with this one at its default."""
    return options | {option.name: option.values[0]}


# -- words -----------------------------------------------------------------------------------


def percent(chance: "Ratio") -> str:
    """A chance for people: "64 %"; 0 and 100 only where it is exactly that."""
    wins, of = chance
    points = nearest(100 * wins, of)
    if 0 < wins < of and points in (0, 100):
        return "under 1\u00a0%" if points == 0 else "over 99\u00a0%"
    return f"{points}\u00a0%"


def nearest(wins: int, of: int) -> int:
    """The nearest whole number to a fraction, halves up."""
    return (2 * wins + of) // (2 * of)
