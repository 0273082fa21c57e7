"""Asking the bridge in tests: what it shows and what it refuses."""

import json

from numgames.bridge import call

RECORD = "1.tiny..b.1.0"  # deals 2, 3, 1


KINDS = {"illegal_move", "bad_move", "record", "request"}


def ask(do, **more):
    return json.loads(call(json.dumps({"do": do, **more})))


def shown(do, **more):
    answer = ask(do, **more)
    assert answer["ok"] is True, answer
    return answer["view"]


def refused(do, **more):
    answer = ask(do, **more)
    assert answer["ok"] is False, answer
    assert answer["error"]["kind"] in KINDS
    assert answer["error"]["text"].endswith(".")
    return answer["error"]
