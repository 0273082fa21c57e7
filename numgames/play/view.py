"""What a front end sees: a session as plain dicts, lists, texts and numbers.

Everything here is by player (0 or 1), never by seat:
a player keeps name, colour and shape through a match, no matter who starts.  No front end needs a
rule, a legality or a score of its own; what it shows is in here, words included.
"""

from numgames.coach.decided import decided_winner
from numgames.core import CHANCE, Game, Option, State
from numgames.games import ORDER
from numgames.play.match import LENGTHS, Match
from numgames.play.session import Session, Step
from numgames.words import game_words, words
from numgames.words.game_words import GameWords, OptionWords


def view(session: Session, match: "Match | None" = None, lang: str = "en") -> "dict[str, object]":
    """The whole table after the last step, with the words of a language."""
    record, state, speak = session.record, session.state, game_words(session.state.game, lang)
    turn = None if session.outcome else session.player(state.turn)
    return {
        "record": record.text(),
        "game": record.game.id,
        "title": speak.title,
        "options": dict(record.options),
        "seed": record.seed,
        "starter": record.starter,
        "ply": len(record.moves),
        "turn": turn,
        "wait": "over" if turn is None else "draw" if state.to_move == CHANCE else "move",
        "ask": speak.ask(state, session.seated) if turn is not None else "",
        "choices": choices(state, speak) if turn is not None else [],
        "players": [player(session, number, speak) for number in (0, 1)],
        "table": by_player(with_words(state.table(), speak.table(state)), session),
        "log": [line(session, step, lang) for step in session.steps],
        "outcome": outcome(session, lang),
        "decided": decided(session, lang),
        "undo": session.can_undo,
        "undo_shows": session.undo_shows,
        "redo": bool(record.undone),
        "taken_back": record.taken_back,
        "match": score(match, lang) if match else None,
    }


def player(session: Session, number: int, speak: GameWords) -> "dict[str, object]":
    seat = session.player(number)
    tray = with_words(session.state.tray(seat), speak.tray(session.state, seat))
    return {
        "name": session.names[number],
        "first": seat == 0,
        "tray": by_player(tray, session),
    }


def with_words(things: "dict[str, object]", said: "dict[str, str]") -> "dict[str, object]":
    """What lies somewhere, and the sentences about it."""
    things.update(said)
    return things


def choices(state: State, speak: GameWords) -> "list[dict[str, object]]":
    """What the player to move may do, in the order to show it."""
    return [
        {
            "move": move,
            "label": speak.label(state, move),
            "kind": state.kind(move),
            "reason": speak.reason(state, move),
        }
        for move in sorted(state.legal_moves(), key=by_value)
    ]


def by_value(move: str) -> "tuple[int, str]":
    """Words by the alphabet, numbers by size (`legal_moves` sorts both as text)."""
    return (int(move) if move.isdigit() else 0, move)


def line(session: Session, step: Step, lang: str = "en") -> "dict[str, object]":
    said = session.said(step, lang)
    return {"by": session.player(step.seat), "move": step.token, "text": said}


def outcome(session: Session, lang: str = "en") -> "dict[str, object] | None":
    if session.outcome is None:
        return None
    seat, reason = session.outcome
    state, play = session.state, words("play", lang)
    speak, gave_up = game_words(state.game, lang), reason == "resigned"
    winner, loser = session.player(seat), session.player(1 - seat)
    reasons = [] if gave_up else state.reasons()
    for given in reasons:
        given["text"] = speak.ended(state, given)
    return {
        "winner": winner,
        "reason": reason,
        "title": play.wins(session.names[winner]),
        "why": play.gave_up(session.names[loser]) if gave_up else speak.why(state, session.seated),
        "reasons": by_player(reasons, session),
    }


def decided(session: Session, lang: str = "en") -> "dict[str, object] | None":
    """Who has won, and why, while there is still something to play that cannot change it."""
    state = session.state
    seat = None if session.outcome else decided_winner(state)
    if seat is None:
        return None
    winner = session.player(seat)
    return {
        "winner": winner,
        "title": words("play", lang).has_won(session.names[winner]),
        "why": game_words(state.game, lang).why_decided(state, seat, session.seated),
    }


def score(match: Match, lang: str = "en") -> "dict[str, object]":
    """The match with its finished games; the one on the table counts once it is over.

    Of a match that is over, "games" tells who won each, and why.
    """
    ends = [outcome(game, lang) for game in match.games] if match.winner is not None else []
    return {
        "games": [{"winner": end["winner"], "why": end["why"]} for end in ends if end],
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


def catalogue(lang: str = "en") -> "dict[str, object]":
    """Every game and option there is, for the home page and the set-up sheet."""
    return {"games": [entry(game, lang) for game in ORDER], "match_lengths": list(LENGTHS)}


def entry(game: Game, lang: str) -> "dict[str, object]":
    speak = game_words(game.id, lang)
    return {
        "id": game.id,
        "title": speak.title,
        "task": speak.task,
        "draws": game.draws,
        "options": [option_entry(option, speak.options[option.name]) for option in game.choices],
    }


def option_entry(option: Option, speak: OptionWords) -> "dict[str, object]":
    return {
        "name": option.name,
        "title": speak.title,
        "note": speak.note,
        "values": [
            {"value": value, "label": speak.labels[value], "line": speak.lines.get(value, "")}
            for value in option.values
        ],
    }
