"""What the coach says at the table: a hint, the worth of every move, the game looked back at.

Every number and verdict comes from play/advice.py, as on the page; here they are only put into
lines.
"""

from typing import Any

from numgames.core import Refusal, State
from numgames.play import advice
from numgames.play.session import Session
from numgames.terminal.boards import entry, fitted, series
from numgames.terminal.screen import INDENT, Screen, breadth, padded
from numgames.words import game_words

Found = dict[str, Any]  # what numgames.advice gives
Shares = list[tuple[str, str]]  # the lines at the end of a review, each with its title


def deciding(session: Session) -> None:
    """There must be something to decide, else a Refusal."""
    if session.outcome:
        raise Refusal("over_look_back")
    if session.waits_for_draw:
        raise Refusal("nothing_to_decide")


def show_hint(session: Session, step: int, screen: Screen) -> None:
    """One of the three steps, counted from 0; after the last one the last one again."""
    deciding(session)
    texts: Any = advice.hints(session, screen.language.code)["hints"]
    step = min(step, len(texts) - 1)
    more = "" if step == len(texts) - 1 else " " + screen.dim(screen.words.MORE_HINTS)
    screen.line()
    screen.say(screen.bold(screen.words.hint(step + 1, len(texts))) + f" {texts[step]}{more}")


def show_worth(session: Session, screen: Screen) -> None:
    """What every move is worth, and the idea behind the position."""
    deciding(session)
    found: Found = advice.worth(session, screen.language.code)
    words = screen.words
    screen.line()
    if found["sure"]:
        for label, chance in ((words.WINS, 1), (words.LOSES, 0)):
            moves = [int(worth["move"]) for worth in found["moves"] if worth["chance"] == chance]
            screen.lines(entry(label, series(sorted(moves), screen), screen))
    else:
        label = game_words(session.state.game, screen.language.code).label
        labels = [label(session.state, worth["move"]) for worth in found["moves"]]
        room = max([breadth(label) for label in labels]) + 2
        screen.say(words.CHANCES)
        for name, worth in zip(labels, found["moves"]):
            chip = worth["chip"].replace("\xa0", " ")
            screen.line(
                INDENT + padded(name, room) + (screen.bold(chip) if worth["best"] else chip)
            )
    if found["idea"]["text"]:
        screen.say(found["idea"]["text"])
    pairs = [f"{low}-{high}" for low, high in found["idea"]["pairs"]]
    if pairs:
        screen.lines(entry(words.PAIRS, " ".join(pairs), screen))


# -- looking back --------------------------------------------------------------------------


def show_review(session: Session, screen: Screen) -> None:
    """Every decision with its verdict, then how much was luck and how much skill."""
    if not session.record.moves and not session.record.resigned:
        raise Refusal("nothing_to_review")
    found: Found = advice.look_back(session, screen.language.code)
    judge, shares = (
        (judged_for_sure, shares_without_luck)
        if found["sure"]
        else (judged_by_chance, shares_with_luck)
    )
    screen.line()
    number = 0
    for i, step in enumerate(found["steps"]):
        if not step["card"]:
            number += 1
            head = f"{number:>4} {screen.mark(step['by'])} "
            judged = judge(step, better(step, session.states[i], screen), session, screen)
            screen.lines(fitted(head, step["said"] + " " + screen.dim(judged), screen))
    screen.line()
    lines = shares(found, session, screen)
    room = max([breadth(title) for title, _ in lines]) + 2
    for title, text in lines:
        screen.lines(fitted(INDENT + screen.bold(padded(title, room)), text, screen))


def better(step: Found, state: State, screen: Screen) -> str:
    """After a slip, the best move as it is called on its button; "" if there is none."""
    best = step["best"] if step["verdict"] else ""
    if best.isdecimal() or not best:
        return str(best)
    return game_words(state.game, screen.language.code).label(state, best)


def judged_for_sure(step: Found, better: str, session: Session, screen: Screen) -> str:
    """Without luck a move wins or loses; a losing one where another one wins is a slip."""
    return str(screen.words.judged(step["text"], better, step["keep"]))


def judged_by_chance(step: Found, better: str, session: Session, screen: Screen) -> str:
    """What a slip has cost, and the chance after it."""
    words = screen.words
    now = words.chance(step["chance"].as_integer_ratio(), session.names[0])
    if not step["verdict"]:
        return str(now)
    return f"{words.cost(step['text'], better, 100 * step['cost'])} {now}"


def shares_with_luck(found: Found, session: Session, screen: Screen) -> Shares:
    """Going first, the cards and the decisions, in points that add up to the result."""
    points, first, names, words = (
        found["luck"]["points"],
        found["first"],
        session.names,
        screen.words,
    )
    gave = [points["gave"][session.player(player)] for player in (0, 1)]
    start, cards, decisions = points["first"], points["cards"], points["decisions"]
    total = f"{start} {signed(cards)} {signed(decisions)} = {points['result']}"

    def gain(points: int) -> str:
        """Whom so many points are good for, if they are counted for the first player."""
        return str(words.gain(abs(points), names[first if points > 0 else 1 - first]))

    return [
        (words.GOING_FIRST, words.before_any_card(names[first], start)),
        (words.CARDS, gain(cards)),
        (words.DECISIONS, gain(decisions) + " " + words.given_away(names, gave)),
        (words.RESULT if session.outcome else words.NOW, words.total(total, names[first])),
    ]


def signed(points: int) -> str:
    return f"{'-' if points < 0 else '+'} {abs(points)}"


def shares_without_luck(found: Found, session: Session, screen: Screen) -> Shares:
    """No cards and no chances: one player holds the win, and keeps it or not."""
    names, words = session.names, screen.words
    slips = [
        len([1 for step in found["steps"] if step["by"] == player and step["verdict"]])
        for player in (0, 1)
    ]
    holds = [names[0 if chance > 0.5 else 1] for chance in found["chances"]]
    return [
        (words.GOING_FIRST, words.could_win(holds[0])),
        (words.CARDS, words.NO_LUCK),
        (words.DECISIONS, words.missed(names, slips)),
        (words.RESULT, words.won(holds[-1]))
        if session.outcome
        else (words.NOW, words.can_win(holds[-1])),
    ]
