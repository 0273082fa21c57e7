"""What the coach says at the table: a hint, the worth of every move, the game looked back at.

Every number and verdict comes from play/advice.py, as on the page; here they are only put into
lines.
"""

from typing import Any

from numgames.core import IllegalMove
from numgames.play import advice
from numgames.play.session import Session
from numgames.terminal.boards import entry, fitted, series
from numgames.terminal.screen import INDENT, Screen, breadth, padded
from numgames.words import game_words
from numgames.words.en.grammar import percent

Found = dict[str, Any]  # what numgames.advice gives


def deciding(session: Session) -> None:
    """There must be something to decide, else the sentence that says why there is not."""
    if session.outcome:
        raise IllegalMove("The game is over. Type review to look back at it.")
    if session.waits_for_draw:
        raise IllegalMove("There is nothing to decide yet. Draw a card first.")


def show_hint(session: Session, step: int, screen: Screen) -> None:
    """One of the three steps, counted from 0; after the last one the last one again."""
    deciding(session)
    texts: Any = advice.hints(session)["hints"]
    step = min(step, len(texts) - 1)
    more = "" if step == len(texts) - 1 else " " + screen.dim("Type hint again for more.")
    screen.line()
    screen.say(screen.bold(f"Hint {step + 1} of {len(texts)}:") + f" {texts[step]}{more}")


def show_worth(session: Session, screen: Screen) -> None:
    """What every move is worth, and the idea behind the position."""
    deciding(session)
    found: Found = advice.worth(session)
    screen.line()
    if found["sure"]:
        for chip in ("wins", "loses"):
            numbers = [int(worth["move"]) for worth in found["moves"] if worth["chip"] == chip]
            screen.lines(entry(chip.capitalize(), series(sorted(numbers)), screen))
    else:
        state = session.state
        spoken = game_words(state.game).label
        labels = [spoken(state, worth["move"]) for worth in found["moves"]]
        room = max([breadth(label) for label in labels]) + 2
        screen.say("Your chance to win with")
        for label, worth in zip(labels, found["moves"]):
            chip = worth["chip"].replace("\xa0", " ")
            screen.line(
                INDENT + padded(label, room) + (screen.bold(chip) if worth["best"] else chip)
            )
    if found["idea"]["text"]:
        screen.say(found["idea"]["text"])
    pairs = [f"{low}-{high}" for low, high in found["idea"]["pairs"]]
    if pairs:
        screen.lines(entry("Pairs", " ".join(pairs), screen))


# -- looking back --------------------------------------------------------------------------


def show_review(session: Session, screen: Screen) -> None:
    """Every decision with its verdict, then how much was luck and how much skill."""
    if not session.record.moves and not session.record.resigned:
        raise IllegalMove("Nothing has been decided yet.")
    found: Found = advice.look_back(session)
    screen.line()
    number = 0
    for step in found["steps"]:
        if not step["card"]:
            number += 1
            head = f"{number:>4} {screen.mark(step['by'])} "
            judged = (
                words_without_luck(step) if found["sure"] else words_with_luck(step, session.names)
            )
            screen.lines(fitted(head, step["said"] + " " + screen.dim(judged), screen))
    screen.line()
    shares = (shares_without_luck if found["sure"] else shares_with_luck)(found, session)
    for title, words in shares:
        screen.lines(fitted(INDENT + screen.bold(f"{title:<13}"), words, screen))


def words_without_luck(step: Found) -> str:
    """Like: Won → lost; 3 of 11 moves kept the win. 24 would have kept it."""
    better = f" {step['best']} would have kept it." if step["verdict"] and step["best"] else ""
    return f"{step['text'][:1].upper()}{step['text'][1:]}.{better}"


def words_with_luck(step: Found, names: "tuple[str, str]") -> str:
    """Like: Mistake: discard was better by 12.3 points. 41 % for Ada."""
    now = f"{percent(step['chance'].as_integer_ratio())} for {names[0]}."
    if not step["verdict"]:
        return now
    better = f"{step['best']} was better by" if step["best"] else "it cost"
    return f"{step['text']}: {better} {100 * step['cost']:.1f} points. {now}"


def shares_with_luck(found: Found, session: Session) -> "list[tuple[str, str]]":
    """Going first, the cards and the decisions, in points that add up to the result."""
    points, first, names = found["luck"]["points"], found["first"], session.names
    gave = [points["gave"][session.player(player)] for player in (0, 1)]
    cards, decisions, result = points["cards"], points["decisions"], points["result"]
    total = f"{points['first']} {signed(cards)} {signed(decisions)} = {result} for {names[first]}"
    return [
        ("Going first", f"{names[first]} {points['first']} %, before any card"),
        ("The cards", gain(cards, first, names)),
        ("Decisions", gain(decisions, first, names)
         + f" ({names[0]} gave {gave[0]}, {names[1]} {gave[1]})"),
        ("Result" if session.outcome else "Now", total),
    ]  # fmt: skip


def gain(points: int, first: int, names: "tuple[str, str]") -> str:
    """Whom so many points are good for, if they are counted for the first player."""
    player = first if points > 0 else 1 - first
    return f"+{abs(points)} for {names[player]}" if points else "even"


def signed(points: int) -> str:
    return f"{'-' if points < 0 else '+'} {abs(points)}"


def shares_without_luck(found: Found, session: Session) -> "list[tuple[str, str]]":
    """No cards and no chances: somebody holds the win, and lets it go or not."""
    names = session.names
    lost = [
        len([1 for step in found["steps"] if step["by"] == player and step["verdict"]])
        for player in (0, 1)
    ]
    holds = [names[0 if chance > 0.5 else 1] for chance in found["chances"]]
    return [
        ("Going first", f"{holds[0]} could win from the very start."),
        ("The cards", "none: there is no luck in this game."),
        ("Decisions", f"missed the win: {names[0]} {times(lost[0])}, {names[1]} {times(lost[1])}."),
        ("Result", f"{holds[-1]} wins.") if session.outcome else ("Now", f"{holds[-1]} can win."),
    ]


def times(count: int) -> str:
    return ("never", "once", "twice")[count] if count < 3 else f"{count} times"
