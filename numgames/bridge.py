"""The border: `call(text) -> text`, one JSON object each way, and never an exception.

A request names what to `do` and carries the whole record, so any interpreter can answer it and
none has to remember anything; the sessions kept here only save the work of replaying.

    {"do": "play", "record": "1.number_stack..k3v9.1.0.keep-draw", "move": "discard"}
    -> {"ok": true, "view": {...}}
    -> {"ok": false, "error": {"kind": "illegal_move", "text": "one sentence"}}

Every request may carry "names" (two texts), "match" ({"length": 3, "games": [records]}) and
"lang", the language of all sentences in the answer.
"""

import json

from numgames.core import BadMove, IllegalMove, Refusal, excerpt
from numgames.play.dealer import coin
from numgames.play.links import find, luck, news, shared
from numgames.play.record import Record, RecordError, parse
from numgames.play.session import Session, deck, replay, resume
from numgames.play.view import catalogue, view
from numgames.requests import (
    BadRequest,
    is_number,
    lang_in,
    match_in,
    names_in,
    new_in,
    player_in,
    read,
)
from numgames.words import words

KEPT = 8
MOST_MEASURED = 10
"""Games played for one answer.  MicroPython collects no garbage before it has answered, and a page
never shrinks: on the full board a game leaves about 20 MB.  Ten take 256 MB, which a tablet
bears; a hundred would take gigabytes."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Request = dict[str, object]
    Answer = dict[str, object]
    Act = Callable[[Request], Answer]


_sessions: "list[tuple[tuple[str, str, str], Session]]" = []


def call(text: str) -> str:
    """Answer one request."""
    lang = "en"
    try:
        request = read(text)
        lang = lang_in(request)
        answer = handle(request)
        answer["ok"] = True
        return json.dumps(answer)
    except IllegalMove as error:
        return refusal("illegal_move", error, lang)
    except BadMove as error:
        return refusal("bad_move", error, lang)
    except RecordError as error:
        return refusal("record", error, lang)
    except Refusal as error:
        return refusal("request", error, lang)
    except Exception as error:  # nothing may kill the worker
        return refusal("fault", Refusal("fault", error=type(error).__name__), lang)


def refusal(kind: str, error: Refusal, lang: str) -> str:
    said = words("errors", lang).sentence(error)
    return json.dumps({"ok": False, "error": {"kind": kind, "text": said}})


def handle(request: "Request") -> "Answer":
    do = request.get("do")
    if not isinstance(do, str) or do not in ACTS:
        raise BadRequest("no_such_act", given=excerpt(do), acts=tuple(sorted(ACTS)))
    return ACTS[do](request)


# -- what can be asked for -------------------------------------------------------------------


def games(request: "Request") -> "Answer":
    return dict(catalogue(lang_in(request)))


def new(request: "Request") -> "Answer":
    starter = request.get("starter", "1")
    if starter not in ("1", "2", "toss"):
        raise BadRequest("no_such_starter")
    record = new_in(request)
    first = coin(record.seed) if starter == "toss" else int(str(starter)) - 1
    record = Record(record.game, record.options, record.seed, first)
    return show(replay(record, names_in(request, lang_in(request))), request)


def deal(request: "Request") -> "Answer":
    return {"cards": [int(card[1:]) for card in deck(new_in(request))]}


def look(request: "Request") -> "Answer":
    return show(session_in(request), request)


def play(request: "Request") -> "Answer":
    return show(session_in(request).play(request.get("move")), request)  # type: ignore[arg-type]


def back(request: "Request") -> "Answer":
    session, ply = session_in(request), request.get("ply")
    if not isinstance(ply, int) or not is_number(ply) or not 0 <= ply <= len(session.record.moves):
        raise BadRequest("no_such_ply")
    return show(session.at(ply), request)


def plain(act: "Callable[[Session], Session]") -> "Act":
    """An act that needs nothing but the record."""
    return lambda request: show(act(session_in(request)), request)


def resign(request: "Request") -> "Answer":
    player = player_in(request)
    return show(session_in(request).resign(player), request)


def open_link(request: "Request") -> "Answer":
    """A game from elsewhere: its view, what is new in it, and which game here is the same one.

    "known" are the games here: {"record", "names", "you"}.  The one that is the same lends the
    link its names, and says which player reads it.
    """
    known = request.get("known") or []
    if not isinstance(known, list) or [entry for entry in known if not isinstance(entry, dict)]:
        raise BadRequest("known_no_list")
    record = parse(request.get("record"))
    place, kin = find(record, known)
    mine = known[place] if place is not None else {}
    lang = lang_in(request)
    session = replay(record, names_in(mine, lang))
    here = parse(mine["record"]) if kin == "ahead" else None
    note = words("play", lang).SAME_GAME[kin]
    link: dict[str, object] = {"known": place, "kin": kin, "note": note, "luck": luck(session)}
    link.update(news(session, here, mine.get("you"), lang))
    answer = show(session, {"lang": lang})
    answer["link"] = link
    return answer


def share(request: "Request") -> "Answer":
    return shared(session_in(request), lang_in(request))


# -- what needs thinking: the coach is imported only when it is asked -------------------------


def reply(request: "Request") -> "Answer":
    from numgames.play import advice

    level, roll = request.get("level"), request.get("roll")
    numbers = is_number(level) and is_number(roll)
    if not numbers or not isinstance(level, int) or not isinstance(roll, int) or roll < 0:
        raise BadRequest("no_level_or_roll")
    session = session_in(request)
    if session.outcome is not None:
        raise BadRequest("no_reply_at_the_end")
    return show(advice.reply(session, level, roll), request)


def thought(name: str) -> "Act":
    """What the coach has to say of the game in a request."""

    def act(request: "Request") -> "Answer":
        from numgames.play import advice

        answer: "Answer" = getattr(advice, name)(session_in(request), lang_in(request))
        return answer

    return act


def tip(request: "Request") -> "Answer":
    from numgames.play import advice

    return advice.tip(session_in(request), player_in(request), lang_in(request))


def duplicate(request: "Request") -> "Answer":
    from numgames.play.duplicate import duplicate

    first = resume(request.get("first"), names_in(request, lang_in(request)))
    return duplicate(first, session_in(request), lang_in(request))


def fairness(request: "Request") -> "Answer":
    from numgames.play import advice

    return advice.fair()


def measure(request: "Request") -> "Answer":
    from numgames.lab.measure import is_plausible
    from numgames.lab.measure import measure as measured

    options, so_far = request.get("options") or {}, request.get("so_far") or {}
    games = request.get("games")
    if not isinstance(options, dict) or not isinstance(so_far, dict):
        raise BadRequest("no_options_or_counts")
    if not isinstance(games, int) or not is_number(games) or not 0 <= games <= MOST_MEASURED:
        raise BadRequest("no_number_of_games", most=MOST_MEASURED)
    if not is_plausible(so_far):
        raise BadRequest("implausible_counts")
    record = new_in(request)
    return measured(record.game, record.options, record.seed, games, so_far)


def tally(request: "Request") -> "Answer":
    from numgames.play import tally as history

    return {"tally": history.tally(session_in(request))}


def check(request: "Request") -> "Answer":
    from numgames.play import tally as history

    return {"games": history.checked(request.get("games"))}


def puzzle(request: "Request") -> "Answer":
    """The puzzle of a "date"; with a "move" also whether that is it, and why."""
    from numgames.play.puzzles import puzzle_for

    found, move, lang = puzzle_for(request.get("date")), request.get("move"), lang_in(request)
    answer: "Answer" = {"date": found.date, "task": found.task(lang)}
    answer["view"] = view(found.session, None, lang)
    if move is not None:
        answer.update(found.judge(move, lang))
    return answer


ACTS: "dict[str, Act]" = {
    "games": games,
    "new": new,
    "deal": deal,
    "view": look,
    "play": play,
    "draw": plain(Session.draw),
    "undo": plain(Session.undo),
    "back": back,
    "redo": plain(Session.redo),
    "finish": plain(Session.finish),
    "resign": resign,
    "open": open_link,
    "share": share,
    "reply": reply,
    "hint": thought("hints"),
    "coach": thought("worth"),
    "review": thought("look_back"),
    "tip": tip,
    "duplicate": duplicate,
    "fairness": fairness,
    "measure": measure,
    "tally": tally,
    "check": check,
    "puzzle": puzzle,
}

# -- sessions --------------------------------------------------------------------------------


def show(session: Session, request: "Request") -> "Answer":
    keep(session)
    return {"view": view(session, match_in(request, session), lang_in(request))}


def session_in(request: "Request") -> Session:
    """The session of the record in the request: the one kept, or replayed."""
    names, text = names_in(request, lang_in(request)), request.get("record")
    for key, session in _sessions:
        if key == (text,) + names:
            return session
    session = resume(text, names)
    keep(session)
    return session


def keep(session: Session) -> None:
    _sessions.insert(0, ((session.record.text(),) + session.names, session))
    del _sessions[KEPT:]
