"""What a front end sees: a session as plain dicts, lists, texts and numbers.

Everything here is by player (0 or 1), never by seat:
a player keeps name, colour and shape through a match, whoever starts.  No front end needs a
rule, a legality or a score of its own; what it shows is in here, words included.
"""

from numgames.coach.decided import decided_winner
from numgames.core import CHANCE, Game
from numgames.games import ORDER
from numgames.play.match import LENGTHS, Match
from numgames.play.session import Session


def view(session: Session, match: "Match | None" = None) -> "dict[str, object]":
    """The whole table after the last step."""
    record, state, names = session.record, session.state, session.seated
    turn = None if session.outcome else session.player(state.turn)
    return {
        "record": record.text(),
        "game": record.game.id,
        "title": record.game.title,
        "options": dict(record.options),
        "seed": record.seed,
        "starter": record.starter,
        "ply": len(record.moves),
        "turn": turn,
        "wait": "over" if turn is None else "draw" if state.to_move == CHANCE else "move",
        "ask": state.ask(names) if turn is not None else "",
        "choices": choices(session) if turn is not None else [],
        "players": [player(session, number) for number in (0, 1)],
        "table": by_player(state.table(), session),
        "log": [line(session, i) for i in range(len(session.steps))],
        "outcome": outcome(session),
        "decided": decided(session),
        "undo": session.can_undo,
        "undo_shows": session.undo_shows,
        "redo": bool(record.undone),
        "taken_back": record.taken_back,
        "match": score(match) if match else None,
    }


def player(session: Session, number: int) -> "dict[str, object]":
    seat = session.player(number)
    return {
        "name": session.names[number],
        "first": seat == 0,
        "tray": by_player(session.state.tray(seat), session),
    }


def choices(session: Session) -> "list[dict[str, object]]":
    """What the player to move may do, in the order to show it."""
    state = session.state
    return [
        {
            "move": move,
            "label": state.label(move),
            "kind": state.kind(move),
            "reason": state.reason(move),
        }
        for move in sorted(state.legal_moves(), key=by_value)
    ]


def by_value(move: str) -> "tuple[int, str]":
    """Words by the alphabet, numbers by size (`legal_moves` sorts both as text)."""
    return (int(move) if move.isdigit() else 0, move)


def line(session: Session, i: int) -> "dict[str, object]":
    step = session.steps[i]
    return {"by": session.player(step.seat), "move": step.token, "text": step.text}


def outcome(session: Session) -> "dict[str, object] | None":
    if session.outcome is None:
        return None
    seat, reason = session.outcome
    winner, loser = session.player(seat), session.player(1 - seat)
    resigned = f"{session.names[loser]} gave up."
    return {
        "winner": winner,
        "reason": reason,
        "title": f"{session.names[winner]} wins.",
        "why": resigned if reason == "resigned" else session.state.why(session.seated),
    }


def decided(session: Session) -> "dict[str, object] | None":
    """Who has won, and why, while there is still something to play that cannot change it."""
    seat = None if session.outcome else decided_winner(session.state)
    if seat is None:
        return None
    winner = session.player(seat)
    return {
        "winner": winner,
        "title": f"{session.names[winner]} has won.",
        "why": session.state.why_decided(seat, session.seated),
    }


def score(match: Match) -> "dict[str, object]":
    """The match with its finished games; the one on the table counts once it is over."""
    return {
        "length": match.length,
        "score": list(match.score),
        "played": len(match.winners),
        "winner": match.winner,
        "next_starter": match.starter,
    }


def by_player(thing: object, session: Session) -> object:
    """`thing` with every owner, the seat under the key "by", turned into a player."""
    if isinstance(thing, dict):
        return {
            key: session.player(value) if key == "by" else by_player(value, session)
            for key, value in thing.items()
        }
    if isinstance(thing, list):
        return [by_player(item, session) for item in thing]
    return thing


def catalogue() -> "dict[str, object]":
    """Every game and option there is, for the home page and the set-up sheet."""
    return {"games": [entry(game) for game in ORDER], "match_lengths": list(LENGTHS)}


def entry(game: Game) -> "dict[str, object]":
    options = [
        {
            "name": option.name,
            "title": option.title,
            "note": option.note,
            "values": [
                {
                    "value": value,
                    "label": option.labels[i],
                    "line": option.lines[i] if option.lines else "",
                }
                for i, value in enumerate(option.values)
            ],
        }
        for option in game.choices
    ]
    return {
        "id": game.id,
        "title": game.title,
        "task": game.task,
        "draws": game.draws,
        "options": options,
    }
