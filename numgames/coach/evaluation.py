"""What every move is worth, exactly, in every game: a coach that never guesses.

Sees a state and nothing else: no seed, no order of cards, no session.  What a game knows about
itself is in its advice; everything else is searched through.

    values(state)       {move: the mover's winning chance, 0..1}
    exact_values(state) the same as pairs of integers, (wins, out of)
    chance_of(state)    the first player's chance in any position, cards to come included
    ranking(state)      every move, best first, and what tells equals apart
    best(state)         the first of them: what a perfect player does
    fairness()          the first player's chance in every game and option set
"""

from numgames.advice import Rank, advice_of
from numgames.coach.chance import mixed, value
from numgames.core import CHANCE, State
from numgames.games import ORDER
from numgames.ratio import ONE, ZERO, above, as_float, other, plus, reduced

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.core import Game, Option
    from numgames.ratio import Ratio


def values(state: State) -> "dict[str, float]":
    """Each legal move with the mover's exact winning chance; {} when there is no move to make."""
    exact = exact_values(state)
    return {move: as_float(exact[move]) for move in exact}


def exact_values(state: State) -> "dict[str, Ratio]":
    exact = advice_of(state.game).exact(state)
    if exact is not None:
        return exact
    return {move: to_seat(state.turn, state.play(move)) for move in state.legal_moves()}


def real_choice(state: State) -> bool:
    """Whether something could be done wrong here: not all moves are worth the same."""
    worth = list(exact_values(state).values())
    return len([1 for one in worth if one != worth[0]]) > 0


def chance_of(state: State) -> "Ratio":
    """The first player's exact winning chance, in lowest terms."""
    chance = value(state)
    return reduced(chance[0], chance[1])


def to_seat(seat: int, state: State) -> "Ratio":
    """The chance of the player in `seat`."""
    chance = chance_of(state)
    return chance if seat == 0 else other(chance)


# -- which of several best moves -------------------------------------------------------------


def ranking(state: State) -> "list[Rank]":
    """Every legal move, best first.

    Among moves of equal worth the one comes first that gives a human most ways to go wrong:
    the one worth most if the answer to it were picked blindly (`trap`), then the one with most
    answers (`replies`).
    """
    ranks = advice_of(state.game).ranks(state)
    if ranks is None:
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
    """What a perfect player does here; "" when there is no move to make."""
    order = ranking(state)
    return order[0].move if order else ""


def better(a: "Rank", b: "Rank") -> bool:
    for mine, theirs in ((a.value, b.value), (a.trap, b.trap)):
        if mine[0] * theirs[1] != theirs[0] * mine[1]:
            return above(mine, theirs)
    return a.replies > b.replies


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
        "luck": not advice_of(start.game).without_luck,
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


def nearest(wins: int, of: int) -> int:
    """The nearest whole number to a fraction, halves up."""
    return (2 * wins + of) // (2 * of)
