"""What the coach says in any game: levels, chances, hints, verdicts, puzzles."""

from numgames.ratio import ONE, above
from numgames.words.en.grammar import counted, listed, percent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from numgames.advice import Rank
    from numgames.coach.hints import Hint
    from numgames.core import State
    from numgames.ratio import Ratio
    from numgames.words.game_words import GameWords, Names

LEVELS = ("Beginner", "Learner", "Player", "Expert", "Perfect")


def level(number: int) -> str:
    """What a computer player is called."""
    return f"Level {number}, {LEVELS[number - 1].lower()}"


def chip(rank: "Rank", sure: bool) -> str:
    """What a move is worth, beside it on the board: "53 %", or "wins" where that is sure."""
    if sure:
        return "wins" if rank.value == ONE else "loses"
    return percent(rank.value)


# -- hints -----------------------------------------------------------------------------------


def hints(say: "GameWords", state: "State", hint: "Hint", names: "Names") -> "tuple[str, ...]":
    """Three texts, each saying more than the one before: where to look, what the choice is
    worth, and the move with its reason."""
    look = say.where(state, hint.ranks, names)
    if hint.choice == "only" and not hint.sure:
        look = "There's only one thing you can do."
    return (
        look,
        count(hint.ranks) if hint.sure else worth(hint.ranks),
        advised(say, state, hint, names),
    )


def advised(say: "GameWords", state: "State", hint: "Hint", names: "Names") -> str:
    """The best move and its reason."""
    if hint.sure or hint.choice == "clear":
        why = say.because(state, hint.ranks, names)
    elif hint.choice == "only":
        why = "There's no other move."
    else:
        why = "It makes no difference here."
    return f"{say.label(state, hint.ranks[0].move)}. {why}".strip()


def worth(ranks: "list[Rank]") -> str:
    """What the best choice is worth, and the next."""
    best = ranks[0].value
    if len(ranks) == 1:
        return f"It leaves you a chance of {percent(best)}."
    two = len(ranks) == 2
    if above(best, ranks[-1].value):
        better, then = ("better", "the other") if two else ("best", "the next")
        following = percent(ranks[1].value)
        return f"The {better} choice wins {percent(best)} of the time, {then} {following}."
    if not best[0]:
        return f"{'Neither' if two else 'No'} choice can win now."
    if best[0] == best[1]:
        return f"{'Both' if two else 'All'} choices win for certain."
    return f"{'Both' if two else 'All'} choices are worth the same: {percent(best)}."


def count(ranks: "list[Rank]") -> str:
    """How many moves win, where there is no luck."""
    win, moves = len([1 for rank in ranks if rank.value == ONE]), len(ranks)
    if moves == 1:
        return (
            "You have one move, and it wins." if win else "You have one move, and it doesn't win."
        )
    if not win:
        none = "Neither of your moves" if moves == 2 else f"None of your {moves} moves"
        return f"{none} wins against best play."
    if win == moves:
        every = "Both" if moves == 2 else f"All {moves}"
        return f"{every} of your moves still win."
    return f"{win} of your {moves} moves still {'wins' if win == 1 else 'win'}."


# -- looking back ----------------------------------------------------------------------------

VERDICTS = {
    "": "",
    "good": "Good move",
    "small": "Small mistake",
    "mistake": "Mistake",
    "big": "Big mistake",
    "hopeless": "No winning move",
    "only": "The only move",
}


def verdict(step: "dict[str, Any]", other: str) -> str:
    """What a move was, as a sentence without its full stop; `other` is the other player's name."""
    judged, keep, moves = step["judged"], step["keep"], step["moves"]
    if judged == "kept":
        return f"One of {keep} winning moves" if keep > 1 else "The only winning move"
    if judged == "missed":
        if not moves:
            return f"This gave {other} the win"
        return f"This let {other} back in: {keep} of {moves} moves still won"
    return VERDICTS[judged]


GAVE_UP = "Gave up."

NEXT_TIME = "Try this next time"
NOTHING_WRONG = "Well played"
NO_WIN = "You never had a winning move this time."
UNLUCKY = "You made no real mistake. This time the cards were against you."
"""What there is to learn where a player lost without a mistake."""


def tip(said: str, better: str) -> str:
    """What there is to learn: what was played, and the better move with its reason."""
    return f"{said} Better: {lower(better)}"


def turned(say: "GameWords", state: "State", step: "dict[str, Any]", names: "Names") -> str:
    """What a move that turned the game did, and because of what; `names` by seat."""
    turn, mine, other = step["turn"], names[step["seat"]], names[1 - step["seat"]]
    was, now = turn["was"], turn["now"]
    if turn["because"] == "gave_up":
        won = "could still win for certain" if was[0] == was[1] else f"still had {percent(was)}"
        return f"It gave {other} the game, because {mine} {won}."
    reason = say.turned(state, turn, names)
    if not reason:
        label = lower(say.label(state, turn["best"]))
        reason = f"it wins {in_100(now)}, but {label} wins {in_100(was)}"
    return f"{swing(turn, other)}, because {reason}."


def swing(turn: "dict[str, Any]", other: str) -> str:
    """Where a move took the game."""
    (was, of), (now, out) = turn["was"], turn["now"]
    if turn["because"] == "slip":
        return "It lost the game at once"
    if turn["line"]:  # without luck
        return f"It let {other} back in"
    if not now:
        return f"It gave {other} the win"
    if 2 * was > of and 2 * now < out:
        return f"It put {other} ahead"
    return f"It helped {other}"


def better(say: "GameWords", state: "State", step: "dict[str, Any]", names: "Names") -> str:
    """What was better."""
    turn = step["turn"]
    if turn["because"] == "gave_up":
        return ""
    sure = say.proof(state, turn, names)
    label = say.label(state, turn["best"])
    return sure or f"{label}: that wins {in_100(turn['was'])}."


def in_100(chance: "Ratio") -> str:
    """(3, 4) -> "75 games in 100"; "every game" and "no game" only where it is exactly that."""
    wins, of = chance
    if not wins:
        return "no game"
    if wins == of:
        return "every game"
    points = (200 * wins + of) // (2 * of)
    if points in (0, 100):
        return "over 99 games in 100" if points else "under 1 game in 100"
    return counted(points, "game") + " in 100"


# -- puzzles ---------------------------------------------------------------------------------


def puzzle(say: "GameWords", state: "State", hint: "Hint", names: "Names") -> str:
    """What is asked, without giving anything away."""
    if hint.sure:
        return f"Only one of {names[state.turn]}'s {len(hint.ranks)} moves wins. Which?"
    # as on the buttons, which have place, keep and take first
    labels = sorted([say.label(state, rank.move) for rank in hint.ranks], reverse=True)
    choices = listed(labels[:1] + [lower(label) for label in labels[1:]], "or")
    return f"{choices}? One of them is clearly better."


def right(say: "GameWords", state: "State", hint: "Hint", names: "Names") -> str:
    """Why the right answer is right."""
    value = count(hint.ranks) if hint.sure else worth(hint.ranks)
    return f"{advised(say, state, hint, names)} {value}"


def worse(say: "GameWords", state: "State", hint: "Hint", move: str, names: "Names") -> str:
    """Why the answer `move` isn't as good, where there is luck."""
    mine = next(rank for rank in hint.ranks if rank.move == move)
    return (
        f"{say.idea(state, hint.ranks, hint.facts, names)} "
        f"{say.label(state, move)} wins {percent(mine.value)} of the time; "
        f"{lower(say.label(state, hint.ranks[0].move))} wins {percent(hint.ranks[0].value)}."
    ).strip()


def refuted(move: str, answer: str, left: int, other: str) -> str:
    """What is wrong with a losing move: the other's `answer`, to which `left` moves are left."""
    if not left:
        return f"After {move}, {other} answers with {answer}, and you have no move left."
    moves = "your only move loses" if left == 1 else f"none of your {left} moves wins"
    return f"After {move}, {other} answers with {answer}, and {moves}."


def lower(label: str) -> str:
    return label[:1].lower() + label[1:]


# -- the same cards twice --------------------------------------------------------------------


def decided_better(names: "Names", winner: "int | None") -> str:
    return "It's even." if winner is None else f"{names[winner]} decided better."


def given_away(names: "Names", gave: "list[int]", sure: bool) -> str:
    """What the players gave away over both games: wins, or points of winning chance."""
    if sure:
        missed = [f"{names[player]} {misses(gave[player])}" for player in (0, 1)]
        return f"Over both games, {missed[0]} and {missed[1]}."
    points = counted(gave[0], "point")
    return (
        f"Same cards, both seats: {names[0]} gave away {points} of winning chance, "
        f"{names[1]} {gave[1]}."
    )


def misses(count: int) -> str:
    if not count:
        return "never missed a win"
    return "missed a win " + ("once" if count == 1 else "twice" if count == 2 else f"{count} times")
