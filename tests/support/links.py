"""Links: those of the golden games, what can happen to one on its way, and what the bridge says."""

import json

from numgames.bridge import call
from numgames.games import GAMES, ORDER
from tests.support.paths import GOLDENS
from tests.support.playing import NAMES

LINKS = [
    line
    for game in ORDER
    for line in (GOLDENS / f"{game.id}.txt").read_text().splitlines()
    if line.startswith("1.")
]


def opened(record, known=()):
    answer = json.loads(call(json.dumps({"do": "open", "record": record, "known": list(known)})))
    assert answer["ok"] is True, answer
    return answer


def mine(record, you=None):
    return {"record": record, "names": NAMES, "you": you}


PIECES = [
    *"0123456789.-=,_#/%<>&\"'\\ \0\n²٣é🂡\u202e",
    "draw", "keep", "discard", "place", "take", "skip", "resign1", "999keep", "numbers=20",
    "illegal=refuse", "<svg/onload=alert()>", "__proto__", "..", "--", "1.", ".0", "100", "97-1-89",
    *GAMES,
]  # fmt: skip


def mutated(record, edits):
    """A link that something has happened to on its way."""
    for place, length, piece in edits:
        at = place % (len(record) + 1)
        record = record[:at] + piece + record[at + length :]
    return record
