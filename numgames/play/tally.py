"""Finished games in bulk: what is counted in each of them, and whether a file of them is sound.

Knows sessions and what the coach says of them; keeps nothing and has no
clock: which games there are, and when they ended, is the front end's.

    tally(session)     few enough numbers to add up over thousands of games
    checked(entries)   a file's games as they may be kept, or a Refusal
"""

from numgames.coach.evaluation import real_choice
from numgames.coach.review import review
from numgames.core import CHANCE, Refusal
from numgames.play.names import tidy_name
from numgames.play.session import Session, resume
from numgames.words.en.play import PLAYERS

EVEN = 50  # points: half of a hundred
MOST = 500  # entries at a time

TYPE_CHECKING = False
if TYPE_CHECKING:
    Tally = dict[str, object]


def tally(session: Session) -> "Tally":
    """By player: how many decisions there were in which one move was worse than another
    ("asked"), and in how many of them the move was as good as the coach's ("right").

    For player 0, in points of a hundred: what going first or second was worth ("start"), what
    the "cards" brought and what the "decisions" did.  The three add up to 50 for who won and to
    -50 for who lost, so that over many games they explain how many were won.
    """
    if session.outcome is None:
        raise Refusal("unfinished")
    states = session.states
    found = review(states, [step.token for step in session.steps], session.gave_up)
    steps, luck = found["steps"], found["luck"]
    assert isinstance(steps, list)
    assert isinstance(luck, dict)
    right, asked = [0, 0], [0, 0]
    for i, state in enumerate(states[:-1]):
        if state.to_move == CHANCE or not real_choice(state):
            continue
        player = session.player(state.turn)
        asked[player] += 1
        right[player] += not steps[i]["cost"]
    points, sign = luck["points"], 1 if session.player(0) == 0 else -1
    return {
        "right": right,
        "asked": asked,
        "start": sign * (points["first"] - EVEN),
        "cards": sign * points["cards"],
        "decisions": sign * points["decisions"],
    }


def checked(entries: object) -> "list[dict[str, object]]":
    """Each entry has a "record" of a finished game, "names", and perhaps a "tally"."""
    if not isinstance(entries, list) or len(entries) > MOST:
        raise Refusal("too_many_games", most=MOST)
    return [one(entry) for entry in entries]


def one(entry: object) -> "dict[str, object]":
    if not isinstance(entry, dict):
        raise Refusal("no_finished_game")
    names = entry.get("names")
    if not isinstance(names, list) or len(names) != 2:
        raise Refusal("no_two_names")
    tidy = (tidy_name(names[0], PLAYERS[0]), tidy_name(names[1], PLAYERS[1]))
    session = resume(entry.get("record"))
    if session.outcome is None:
        raise Refusal("unfinished")
    winner = session.player(session.outcome.winner)
    counted = entry.get("tally")
    if counted is not None and not adds_up(counted, session, winner):
        raise Refusal("false_tally")
    return {
        "record": session.record.text(),
        "game": session.record.game.id,
        "names": list(tidy),
        "winner": winner,
        "tally": counted,
    }


def adds_up(counted: object, session: Session, winner: int) -> bool:
    """Whether a tally can be one of this game; whether it is, only counting would tell."""
    if not isinstance(counted, dict) or sorted(counted) != sorted(
        ("right", "asked", "start", "cards", "decisions")
    ):
        return False
    right, asked = counted["right"], counted["asked"]
    made = [0, 0]
    for step in session.steps:
        made[session.player(step.seat)] += not step.is_card
    for player in (0, 1):
        for pair in (right, asked):
            if not isinstance(pair, list) or len(pair) != 2 or not whole(pair[player]):
                return False
        if not 0 <= right[player] <= asked[player] <= made[player]:
            return False
    shares = [counted[name] for name in ("start", "cards", "decisions")]
    if [1 for share in shares if not whole(share) or not -100_000 < share < 100_000]:
        return False
    return bool(sum(shares) == (EVEN if winner == 0 else -EVEN))


def whole(number: object) -> bool:
    return type(number) is int
