"""What the coach and the computer players have to say about a session, JSON-safe, by player.

The bridge imports it only when somebody asks: the page answers moves before a line of solver has
been read.  Hands the coach states and nothing else; the seed stays behind.
"""

from numgames.coach.evaluation import fairness, percent, ranking
from numgames.coach.hints import explain, hint
from numgames.coach.levels import choose
from numgames.coach.review import review
from numgames.games.divisor_chain.rules import ChainState
from numgames.play.session import Session
from numgames.ratio import ONE, as_float


def reply(session: Session, level: int, roll: int) -> Session:
    """The next act of a computer player: a draw, or the move that the roll picks."""
    if session.waits_for_draw:
        return session.draw()
    return session.play(choose(session.state, level, roll))


def hints(session: Session) -> "dict[str, object]":
    """Three texts, each saying more than the one before; none when nobody is to move."""
    order = ranking(session.state)
    return {
        "hints": list(hint(session.state, session.seated)),
        "move": order[0].move if order else "",
    }


def worth(session: Session) -> "dict[str, object]":
    """The value of every move on the board, best first, and the idea behind the position.

    A divisor game is won or lost, and a percentage there would be a lie: "wins" or "loses".
    """
    order = ranking(session.state)
    without_luck = isinstance(session.state, ChainState)
    moves = [
        {
            "move": rank.move,
            "chance": as_float(rank.value),
            "best": rank.value == order[0].value,
            "chip": ("wins" if rank.value == ONE else "loses")
            if without_luck
            else percent(rank.value),
        }
        for rank in order
    ]
    return {"moves": moves, "sure": without_luck, "idea": explain(session.state, session.seated)}


def look_back(session: Session) -> "dict[str, object]":
    """The review of the game so far; chances are the one of player 0, whoever started."""
    found = review(session.states, [step.token for step in session.steps], session.gave_up)
    chances, steps = found["chances"], found["steps"]
    assert isinstance(chances, list)
    assert isinstance(steps, list)
    swap = session.player(0) == 1
    for i, step in enumerate(steps):
        step["by"] = session.player(step.pop("seat"))
        step["said"] = session.said(session.steps[i]) if i < len(session.steps) else "Gave up."
        if swap:
            step["chance"] = 1 - step["chance"]
    return {
        "chances": [1 - chance if swap else chance for chance in chances],
        "steps": steps,
        "luck": found["luck"],
        "first": session.player(0),
        "sure": isinstance(session.state, ChainState),
    }


def fair() -> "dict[str, object]":
    """Every game and option set with the first player's exact chance."""
    return {"rows": fairness()}
