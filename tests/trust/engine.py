"""Attacks on the engine: random games, mangled records, hostile requests.

Each attack
takes how often and a seed, raises AssertionError with what broke it, and gives one short figure.
"""

import json
import random
import time

from numgames import bridge
from numgames.bridge import call
from numgames.core import CHANCE
from numgames.games import GAMES, ORDER
from numgames.play.record import LONGEST_TEXT, SEED_LETTERS, RecordError, parse
from numgames.play.session import resume
from tests.support.playing import begin, option_sets
from tests.support.referees import REFEREES
from tests.support.words import REASONS

CASES = [(game, options) for game in ORDER for options in option_sets(game)]
SLIP = 0.01  # how often a random player names just any number where that is allowed
LONGEST_LINK = 500
QUICK = 0.05  # seconds for a link, whatever stands in it
KINDS = {"illegal_move", "bad_move", "record", "request"}  # a "fault" would be ours


# -- random games ------------------------------------------------------------------------------


def random_games(amount, seed):
    """Whole games over every option set: one winner, in bounds, replayed, judged again."""
    rng = random.Random(seed)
    longest = 0
    for i in range(amount):
        game, options = CASES[i % len(CASES)]
        session = random_game(game, options, rng)
        text = session.record.text()
        tokens = [step.token for step in session.steps]
        again = resume(text)
        assert [step.token for step in again.steps] == tokens, text
        assert (again.state, again.outcome) == (session.state, session.outcome), text
        assert tuple(session.outcome) == REFEREES[game.id](options, tokens), text
        assert session.outcome.reason in REASONS[game.id], text
        assert len(session.record.moves) <= game.longest, text
        assert len(text) < LONGEST_LINK, text
        longest = max(longest, len(text))
    return f"longest record {longest} characters"


def random_game(game, options, rng):
    """A game played by chance through the session, as the page plays it."""
    session = begin(game, options, random_seed(rng), rng.randrange(2))
    slips = options.get("illegal") == "lose"
    while session.outcome is None:
        if session.state.to_move == CHANCE:
            session = session.draw()
        elif slips and rng.random() < SLIP:
            session = session.play(rng.choice(session.state.words()))
        else:
            session = session.play(rng.choice(session.state.legal_moves()))
    return session


def random_seed(rng):
    return "".join(rng.choices(SEED_LETTERS, k=rng.randint(1, 16)))


# -- records and links -------------------------------------------------------------------------


def mangled_records(amount, seed):
    """Texts made from valid records and from nothing: a legal game, or one sentence."""
    rng = random.Random(seed)
    valid = [some_record(rng) for _ in range(200)]
    slowest = 0.0
    legal = 0
    for _ in range(amount):
        text = mangle(rng.choice(valid), rng) if rng.random() < 0.9 else noise(rng)
        begun = time.process_time()
        answer = answered({"do": "view", "record": text})
        slowest = max(slowest, time.process_time() - begun)
        if answer["ok"]:
            legal += 1
            again = answer["view"]["record"]
            assert answered({"do": "view", "record": again})["view"]["record"] == again, text
        else:
            assert answer["error"]["kind"] == "record", (text, answer)
            with_sentence(answer, text)
        assert is_record(text) or not answer["ok"], text
    assert slowest < QUICK, f"{slowest * 1000:.0f} ms"
    assert 0 < legal < amount
    return f"slowest {slowest * 1000:.1f} ms, {legal} of them legal games"


def is_record(text):
    try:
        return bool(parse(text))
    except RecordError:
        return False


def some_record(rng):
    """A game somewhere in the middle, perhaps with moves taken back or given up."""
    game, options = rng.choice(CASES)
    session = random_game(game, options, rng)
    for _ in range(rng.randrange(4)):
        if session.can_undo:
            session = session.undo()
    if session.outcome is None and rng.random() < 0.2:
        session = session.resign(rng.randrange(2))
    return session.record.text()


def mangle(text, rng):
    """`text` with one to four wounds."""
    for _ in range(rng.randint(1, 4)):
        at, end = sorted([rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)])
        piece = rng.choice(PIECES)
        text = rng.choice(
            [
                text[:at] + piece + text[at:],
                text[:at] + text[at + 1 :],
                text[:at] + text[end:],
                text[:end] + text[at:end] * rng.randint(1, 9) + text[end:],
                text[:at] + piece + text[at + 1 :],
                swapped(text, rng),
            ]
        )
        if len(text) > 2 * LONGEST_TEXT:
            break
    return text


def swapped(text, rng):
    """Two neighbours among the moves change places."""
    words = text.split("-")
    if len(words) > 1:
        at = rng.randrange(len(words) - 1)
        words[at], words[at + 1] = words[at + 1], words[at]
    return "-".join(words)


PIECES = (
    list("0123456789.-=,%#/<>&'\"\\ \n\t\0²٣é")
    + ["draw", "resign1", "resign2", "999keep", "0keep", "-1", "1e9", "..", "--", "\ud800"]
    + ["<img src=x onerror=alert(1)>", "javascript:", "__proto__", "\u202e", "👩\u200d🚀", "%00"]
    + [game.id for game in ORDER]
    + [f"{name}={value}" for game in ORDER for name in game.options for value in game.options[name]]
)


def noise(rng):
    """A text out of nothing, mostly short, at times far too long."""
    size = rng.choice([0, 1, 5, 40, 300, LONGEST_TEXT, LONGEST_TEXT + 1])
    if rng.random() < 0.005:
        size = 20_000
    alphabet = rng.choice([SEED_LETTERS + ".-=,", "".join(PIECES), "1."])
    return "".join(rng.choices(alphabet, k=size))


# -- requests ----------------------------------------------------------------------------------


def answers(text):
    """Whether this is answered; if not, one sentence says why, and it is no fault of ours."""
    answer = json.loads(call(text), parse_constant=no_constants)
    assert type(answer["ok"]) is bool, text
    if not answer["ok"]:
        assert answer["error"]["kind"] in KINDS, (text[:300], answer)
        with_sentence(answer, text[:300])
    return answer["ok"]


def hostile_requests(amount, seed):
    """Whatever comes over the border: well-formed JSON goes back, and the next call works."""
    rng = random.Random(seed)
    records = [some_record(rng) for _ in range(50)]
    good = 0
    for i in range(amount):
        good += answers(hostile(rng, records))
        if i % 1000 == 0:
            assert answered({"do": "games"})["ok"]
    return f"{good} of them made sense"


def hostile_thinking(amount, seed):
    """The acts that think, asked about games that there are and what is no game: an answer or one
    sentence, and never a fault of ours."""
    rng = random.Random(seed)
    records = [some_record(rng) for _ in range(50)]
    good = 0
    for _ in range(amount):
        good += answers(thoughtful(rng, records))
    assert 0 < good < amount
    return f"{good} of them made sense"


def thoughtful(rng, records):
    """The text of a request to the coach that has most of what it needs, and some of it wrong."""
    do = rng.choice(sorted(THINKING))
    request = {"do": do}
    for name in THINKING[do]:
        values = records if name in ("record", "first") else THOUGHTS[name]
        request[name] = rng.choice(values) if rng.random() < 0.9 else anything(rng, 2)
    if rng.random() < 0.2:
        name = rng.choice(FIELDS)
        request[name] = rng.choice([rng.choice(FITTING[name]), anything(rng, 3)])
    return json.dumps(request)


THINKING = {  # what each is asked with
    "reply": ("record", "level", "roll"),
    "hint": ("record",),
    "coach": ("record",),
    "review": ("record",),
    "duplicate": ("first", "record"),
    "tally": ("record",),
    "puzzle": ("date", "move"),
    "measure": ("game", "options", "seed", "games", "so_far"),
}
THOUGHTS = {
    "level": [1, 2, 3, 4, 0, 5, True],
    "roll": [0, 7, 10**12, -1],
    "date": ["2026-11-16", "2024-02-29", "1969-12-31", "9999-12-31", "0001-01-01", "2026-02-30"],
    "move": ["keep", "discard", "take", "skip", "place", "7", "36", None],
    "game": sorted(GAMES),
    "options": [{}, {"numbers": "20"}, {"sum": "total"}],
    "seed": ["a", "k3v9"],
    "games": [0, 1, -1, 11, 10**30],
    "so_far": [{}, {"games": 3, "turns": 20, "real": 5}, {"games": -1}, {"won": 2}],
}


def hostile(rng, records):
    """The text of a request that is wrong somewhere, or nearly right."""
    kind = rng.random()
    if kind < 0.05:
        return noise(rng)
    if kind < 0.08:
        deep = 100_000 if rng.random() < 0.02 else rng.choice([10, 500])
        return rng.choice(["[" * deep, '{"do":' * deep, "[" * deep + "]" * deep])
    request = {"do": rng.choice([*QUICK_ACTS, anything(rng, 1)])}
    for name in rng.sample(FIELDS, rng.randrange(len(FIELDS))):
        request[name] = rng.choice([rng.choice(FITTING[name]), anything(rng, 3)])
    if rng.random() < 0.8:
        request["record"] = rng.choice([*records, mangle(rng.choice(records), rng)])
    text = json.dumps(request)
    if rng.random() < 0.1:  # the same key twice
        text = text[:-1] + ', "do": ' + json.dumps(anything(rng, 2)) + "}"
    if rng.random() < 0.1:  # cut or wounded
        text = mangle(text, rng)
    return text


QUICK_ACTS = sorted(set(bridge.ACTS) - {"reply", "hint", "coach", "review", "fairness"})
FITTING = {
    "move": ["keep", "discard", "take", "skip", "place", "7", "36", "=7"],
    "game": sorted(GAMES),
    "seed": ["a", "k3v9"],
    "starter": ["1", "2", "toss"],
    "player": [0, 1],
    "ply": [0, 1, 5],
    "options": [{}, {"sum": "total"}, {"numbers": "20"}],
    "names": [["Ada", "Ben"]],
    "match": [{"length": 3, "games": []}, {"length": 1}],
}
FIELDS = sorted(FITTING)


def anything(rng, depth):
    """Any JSON value, with what trips parsers: huge numbers, surrogates, odd keys."""
    kind = rng.randrange(9 if depth else 7)
    if kind == 7:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(4))]
    if kind == 8:
        return {rng.choice(PIECES): anything(rng, depth - 1) for _ in range(rng.randrange(4))}
    return [
        None,
        rng.random() < 0.5,
        rng.choice([0, -1, 2**31, 2**63, 10**30, -(10**400)]),
        rng.choice([0.5, -0.0, 1e308, float("inf"), float("nan")]),
        rng.choice(PIECES),
        noise(rng)[:100],
        "x" * (10_000 if rng.random() < 0.02 else 10),
    ][kind]


def answered(request):
    return json.loads(call(json.dumps(request)), parse_constant=no_constants)


def with_sentence(answer, text):
    said = answer["error"]["text"]
    assert said.endswith((".", "?")), (text, said)
    assert len(said) < 300, (text, said)


def no_constants(constant):
    raise AssertionError(f"{constant} is no JSON")
