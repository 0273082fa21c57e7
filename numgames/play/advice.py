"""What the coach and the computer players have to say about a session, JSON-safe, by player.

Hands the coach states and nothing else, the seed stays behind; and puts what it finds into words.
"""

from numgames.advice import advice_of
from numgames.coach.evaluation import fairness
from numgames.coach.hints import hint
from numgames.coach.levels import choose
from numgames.coach.review import review
from numgames.play.session import Session
from numgames.ratio import as_float
from numgames.words import game_words, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def reply(session: Session, level: int, roll: int) -> Session:
    """The next act of a computer player: a draw, or the move that the roll picks."""
    if session.waits_for_draw:
        return session.draw()
    return session.play(choose(session.state, level, roll))


def hints(session: Session, lang: str = "en") -> "dict[str, object]":
    """Three texts, each saying more than the one before; none when there is no move to make."""
    state, found = session.state, hint(session.state)
    if found is None:
        return {"hints": [], "move": ""}
    say = game_words(state.game, lang)
    texts = words("coach", lang).hints(say, state, found, session.seated)
    return {"hints": list(texts), "move": found.ranks[0].move}


def worth(session: Session, lang: str = "en") -> "dict[str, object]":
    """The value of every move on the board, best first, and the idea behind the position.

    A game without luck is won or lost, and a percentage there would be a lie: its moves win or
    lose, and the idea may come with pairs to draw.
    """
    state, found = session.state, hint(session.state)
    sure = advice_of(state.game).without_luck
    if found is None:
        return {"moves": [], "sure": sure, "idea": {"text": "", "pairs": []}}
    say, names = game_words(state.game, lang), session.seated
    moves = [
        {
            "move": rank.move,
            "chance": as_float(rank.value),
            "best": rank.value == found.ranks[0].value,
            "chip": words("coach", lang).chip(rank, sure),
        }
        for rank in found.ranks
    ]
    text = say.idea(state, found.ranks, found.facts, names)
    pairs = [list(pair) for pair in found.facts.get("pairs", ())]
    return {"moves": moves, "sure": sure, "idea": {"text": text, "pairs": pairs}}


def look_back(session: Session, lang: str = "en") -> "dict[str, object]":
    """The review of the game so far; chances are those of player 0, no matter who started."""
    found = review(session.states, [step.token for step in session.steps], session.gave_up)
    chances, steps = found["chances"], found["steps"]
    assert isinstance(chances, list)
    assert isinstance(steps, list)
    say, swap = words("coach", lang), session.player(0) == 1
    for i, step in enumerate(steps):
        seat = step.pop("seat")
        step["by"] = session.player(seat)
        step["text"] = say.verdict(step, session.seated[1 - seat])
        played = i < len(session.steps)
        if step["turn"]:
            step["turn"] = told(session, i, step | {"seat": seat}, lang)
        step["said"] = session.said(session.steps[i], lang) if played else say.GAVE_UP
        if swap:
            step["chance"] = 1 - step["chance"]
    return {
        "chances": [1 - chance if swap else chance for chance in chances],
        "steps": steps,
        "luck": found["luck"],
        "first": session.player(0),
        "sure": advice_of(session.state.game).without_luck,
    }


def tip(session: Session, player: int, lang: str = "en") -> "dict[str, object]":
    """One thing for `player` to learn from a game: the mistake that cost most (of equal ones the
    last, after which there was no way back) and what was better; giving up teaches nothing."""
    say, seat = words("coach", lang), session.player(player)
    found = review(session.states, [step.token for step in session.steps])
    steps = found["steps"]
    assert isinstance(steps, list)
    missed = [(steps[i]["cost"], i) for i in range(len(steps)) if steps[i]["verdict"]]
    mine = [pair for pair in missed if steps[pair[1]]["seat"] == seat]
    if not mine:
        sure = advice_of(session.state.game).without_luck
        return {"title": say.NOTHING_WRONG, "text": say.NO_WIN if sure else say.UNLUCKY}
    worst = max(mine)[1]
    state = session.states[worst]
    best = hint(state)
    assert best is not None
    better = say.advised(game_words(state.game, lang), state, best, session.seated)
    played = session.said(session.steps[worst], lang)
    return {"title": say.NEXT_TIME, "text": say.tip(played, better)}


def told(session: Session, i: int, step: "dict[str, Any]", lang: str) -> "dict[str, object]":
    """A turning point in words: why it was one, and what was better, with the numbers that
    prove it."""
    state, turn, say = session.states[i], step["turn"], words("coach", lang)
    game, names = game_words(state.game, lang), session.seated
    return {
        "why": say.turned(game, state, step, names),
        "better": say.better(game, state, step, names),
        "best": turn["best"],
        "line": turn["line"],
        "pairs": turn["pairs"],
    }


def fair() -> "dict[str, object]":
    """Every game and option set with the first player's exact chance."""
    return {"rows": fairness()}
