"""Looking back at a game: the winning chances step by step, a verdict on every move, and how
much luck and how much skill there was.

Gets plain states and the tokens between them; knows no record, no seed, no names and no words.
Cards and decisions are steps of their own, so that luck shows.  All sums are exact; floats and
whole points are made at the very end.

    review(states, tokens)           a game played to its end, or as far as it is
    review(states, tokens, seat)     the same, given up by the player in `seat` (A3)
"""

from numgames.advice import advice_of
from numgames.coach.evaluation import chance_of, exact_values, nearest, ranking
from numgames.core import CHANCE, State
from numgames.ratio import ONE, ZERO, as_float, minus, other, plus

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.ratio import Ratio

BANDS = (("??", 15, "big"), ("?", 10, "mistake"), ("?!", 5, "small"))
TURNING = ("??", "?")


def verdict(cost: "Ratio") -> "tuple[str, str]":
    """The mark of a move that cost this much of the winning chance, and what it was, as a code.

    5, 10 and 15 points of a hundred are what marks cost in games of luck.
    """
    for mark, points, what in BANDS:
        if 100 * cost[0] >= points * cost[1]:
            return mark, what
    return "", "good"


def verdict_without_luck(keep: int, kept: bool) -> "tuple[str, str]":
    """The same without luck: a position is won or lost, and a percentage would be a lie.

    `keep` moves kept the win, and this one did or did not.
    """
    if not keep:
        return "", "hopeless"
    return ("", "kept") if kept else ("??", "missed")


def review(
    states: "list[State]", tokens: "list[str]", resigned: "int | None" = None
) -> "dict[str, object]":
    """Everything there is to say about a game, JSON-safe.

    "chances": the first player's, before anything and after each step; "steps": see `judged`;
    "luck": see `shares`.  Giving up counts as a last decision.
    """
    chances = [chance_of(state) for state in states]
    steps = [judged(states[i], tokens[i], chances[i], chances[i + 1]) for i in range(len(tokens))]
    cards, gave = ZERO, [ZERO, ZERO]
    for i, state in enumerate(states[:-1]):
        gain = minus(chances[i + 1], chances[i])
        if state.to_move == CHANCE:
            cards = plus(cards, gain)
        else:
            gave[state.turn] = plus(gave[state.turn], lost(state.turn, gain))
    if resigned is not None:
        end = ONE if resigned else ZERO
        steps.append(given_up(states[-1], resigned, chances[-1], end))
        gave[resigned] = plus(gave[resigned], lost(resigned, minus(end, chances[-1])))
        chances.append(end)
    return {
        "chances": [as_float(chance) for chance in chances],
        "steps": steps,
        "luck": shares(chances[0], cards, gave, chances[-1]),
    }


def judged(before: State, token: str, was: "Ratio", is_now: "Ratio") -> "dict[str, object]":
    """One step.  For a card only "seat", "move", "card" and the first player's "chance" after it.

    For a decision also "cost" (of the mover's chance, 0..1), "verdict" (the mark), "judged" (the
    same as a code), "best" (the best move), whether it was "forced", what it "turned" if much
    hung on it, and in games without luck "keep" of "moves".
    """
    step = bare(before.turn, token, is_now)
    if before.to_move == CHANCE:
        step["card"] = True
        return step
    cost = lost(before.turn, minus(is_now, was))
    step["cost"] = as_float(cost)
    step["best"] = token if not cost[0] else ranking(before)[0].move
    mark = verdict(cost)
    if advice_of(before.game).without_luck:
        exact = exact_values(before)
        keep = len([1 for chance in exact.values() if chance == ONE])
        step["keep"], step["moves"] = keep, len(exact)
        mark = verdict_without_luck(keep, not cost[0])
    step["forced"] = before.legal_moves() == (token,)
    step["verdict"], step["judged"] = ("", "only") if step["forced"] else mark
    if step["verdict"] in TURNING:
        chances = (was, is_now) if before.turn == 0 else (other(was), other(is_now))
        step["turn"] = turned(before, token, str(step["best"]), chances)
    return step


def turned(
    state: State, token: str, best: str, chances: "tuple[Ratio, Ratio]"
) -> "dict[str, object]":
    """A turning point: what would have been "best", the mover's chances with it ("was") and with
    what was done ("now"), and what the game tells about the reason."""
    found: "dict[str, object]" = {"because": "", "line": [], "pairs": []}
    found["best"], found["was"], found["now"] = best, list(chances[0]), list(chances[1])
    found.update(advice_of(state.game).turned(state, token))
    return found


def given_up(state: State, seat: int, was: "Ratio", end: "Ratio") -> "dict[str, object]":
    """The last step of a game that was given up, like a decision."""
    step = bare(seat, "resign", end)
    cost = lost(seat, minus(end, was))
    step["cost"] = as_float(cost)
    sure, had_it = advice_of(state.game).without_luck, int(cost[0] > 0)
    mark = verdict_without_luck(had_it, False) if sure else verdict(cost)
    step["verdict"], step["judged"] = mark
    if step["verdict"] in TURNING:
        chances = (was, end) if seat == 0 else (other(was), other(end))
        step["turn"] = {"because": "gave_up", "best": "", "line": [], "pairs": [],
                        "was": list(chances[0]), "now": list(chances[1])}  # fmt: skip
    return step


def bare(seat: int, token: str, chance: "Ratio") -> "dict[str, object]":
    return {
        "seat": seat, "move": token, "card": False, "chance": as_float(chance),
        "cost": 0.0, "verdict": "", "judged": "", "best": "", "keep": 0, "moves": 0,
        "forced": False, "turn": None,
    }  # fmt: skip


def lost(seat: int, gain: "Ratio") -> "Ratio":
    """What the player in `seat` lost when the first player's chance changed by `gain`."""
    return minus(ZERO, gain) if seat == 0 else gain


def shares(
    first: "Ratio", cards: "Ratio", gave: "list[Ratio]", end: "Ratio"
) -> "dict[str, object]":
    """Going first + the cards + decisions = the result, all for the first player.

    "decisions" is what the second player gave less what the first gave ("gave", by seat).  As
    "points" of a hundred the four are whole numbers and still add up: the cards take what
    rounding leaves, so that no decision is charged for it.
    """
    points = [nearest(100 * given[0], given[1]) for given in gave]
    start, result = nearest(100 * first[0], first[1]), nearest(100 * end[0], end[1])
    decisions = points[1] - points[0]
    return {
        "first": as_float(first),
        "cards": as_float(cards),
        "decisions": as_float(minus(gave[1], gave[0])),
        "gave": [as_float(given) for given in gave],
        "result": as_float(end),
        "points": {
            "first": start,
            "cards": result - start - decisions,
            "decisions": decisions,
            "gave": points,
            "result": result,
        },
    }
