"""No sentence lives outside of words/: whole games in a language where every sentence is marked."""

import json
import random

import pytest

from numgames.bridge import call
from numgames.games import ORDER
from tests.support.playing import option_sets
from tests.support.pseudo import CODE, spoken

NAMES = ["Ada", "Ben"]
PLAIN = {  # texts of an answer that nobody reads as a sentence
    "record", "game", "seed", "wait", "move", "kind", "name", "step", "proof", "rule", "illegal",
    "value", "id", "cards", "kin", "how",
    "judged", "verdict", "best",
}  # fmt: skip


@pytest.fixture(autouse=True)
def pseudo():
    with spoken():
        yield


OPTIONS = ("view", "options")  # what was chosen, by option


def ask(**request):
    return json.loads(call(json.dumps({"names": NAMES, **request, "lang": CODE})))


def texts(thing, path=()):
    """Every text in an answer, with the keys that lead to it."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from texts(value, (*path, key))
    elif isinstance(thing, list):
        for value in thing:
            yield from texts(value, path)
    elif isinstance(thing, str) and thing:
        yield path, thing


def check(answer):
    """Every text is a whole sentence of the language, or plain data."""
    seen = 0
    for path, text in texts(answer):
        if path[-1] in PLAIN or path[-2:] == ("outcome", "reason") or path[:2] == OPTIONS:
            continue
        assert marked(text), f"{'.'.join(path)}: {text}"
        seen += 1
    return seen


def marked(text):
    """Nothing stands outside of the brackets but what joins two sentences."""
    depth = 0
    for c in text:
        depth += (c == "⟦") - (c == "⟧")
        if not depth and c not in "⟧ ":
            return False
    return depth == 0


@pytest.mark.parametrize("game", ORDER, ids=lambda game: game.id)
def test_a_whole_game_speaks_one_language(game):
    for number, options in enumerate(option_sets(game)):
        rng = random.Random(number)
        answer = ask(do="new", game=game.id, options=options, seed=f"s{number}")
        assert check(answer) > 1
        while answer["view"]["outcome"] is None:
            view = answer["view"]
            record = view["record"]
            if view["wait"] == "draw":
                answer = ask(do="draw", record=record)
            else:
                assert check(ask(do="play", record=record, move="hop")) == 1
                assert check(ask(do="play", record=record, move=wrong(view, rng))) >= 1
                move = rng.choice(view["choices"])["move"]
                answer = ask(do="play", record=record, move=move)
            check(answer)
        record = answer["view"]["record"]
        assert marked(answer["view"]["outcome"]["why"])
        check(ask(do="undo", record=record))
        check(ask(do="review", record=record))
        check(ask(do="open", record=record))
        check(ask(do="open", record=record, known=[{"record": record, "names": NAMES}]))
        check(ask(do="share", record=record))
        check(ask(do="resign", record=record, player=0))
        check(ask(do="view", record=record, match={"length": 1, "games": [record] * 2}))


def wrong(view, rng):
    """A move that is none of those allowed now, if the game has one."""
    allowed = [choice["move"] for choice in view["choices"]]
    others = {"place", "keep", "take", *map(str, range(1, 101))} - set(allowed)
    return rng.choice(sorted(others))


def test_what_a_home_page_shows_is_in_the_language_of_the_request():
    answer = ask(do="games")
    assert check(answer) > 5 * len(ORDER)
    assert "⟦Number Stack" in json.dumps(answer, ensure_ascii=False)


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "dance"}, {"do": "view"}, {"do": "view", "record": "2.number_stack"},
        {"do": "view", "record": "1.number_stack..a.1.0.hop"}, {"do": "new", "game": "chess"},
        {"do": "new", "game": "number_stack", "seed": "b", "options": {"sum": "most"}},
        {"do": "new", "game": "number_stack", "seed": "b", "options": {"colour": "red"}},
        {"do": "redo", "record": "1.number_stack..a.1.0"}, {"do": "new", "names": 7},
    ],
    ids=str,
)  # fmt: skip
def test_what_is_refused_is_told_in_the_language_of_the_request(request_):
    answer = ask(**request_)
    assert not answer["ok"]
    assert marked(answer["error"]["text"])


def test_who_has_no_name_is_called_as_the_language_does():
    answer = ask(do="new", game="number_stack", seed="b", names=None)
    assert all(marked(player["name"]) for player in answer["view"]["players"])
