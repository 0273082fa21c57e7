"""Bots: they play, and whatever is wrong with one is told in a sentence with its line."""

import time

import pytest

from numgames.bots import Bot, BotError
from numgames.games import GAMES

START = GAMES["number_stack"].start().play("=7")


def failure(source, state=START, limit=0.3):
    """What a bot's author is told, and the line."""
    with pytest.raises(BotError) as caught:
        Bot(source, limit).choose(state)
    return str(caught.value), caught.value.line


def test_a_bot_gives_a_move():
    assert Bot("def choose(state):\n    return 'keep'").choose(START) == "keep"


def test_a_bot_may_ask_the_coach():
    source = "from numgames.coach import values\ndef choose(state):\n    return max(values(state))"
    assert Bot(source).choose(START) == "keep"


def test_a_bot_says_what_it_plays():
    assert Bot('GAME = "number_stack"\ndef choose(state): pass').game == "number_stack"
    assert Bot("def choose(state): pass").game == ""


@pytest.mark.parametrize(
    ("source", "words", "line"),
    [
        ("def choose(state)\n    pass", "Line 1: this is not Python", 1),
        ("x = 1", "no function choose", 0),
        ("import nothing_like_it", "Line 1: ModuleNotFoundError", 1),
        ("def choose(state):\n    return state.nope", "Line 2: AttributeError", 2),
        ("def choose(state):\n    return f(0)\ndef f(x):\n    return 1 / x", "ZeroDivision", 4),
        ("def choose(state):\n    x = 1\n", "Line 2: choose gave nothing back", 2),
        ("def choose(state):\n    if 1:\n        return 7\n    return 1", "gave 7", 3),
        ("def choose(state):\n    return 'take'", 'Moves: "discard" or "keep"', 2),
        ("def choose(state):\n    raise SystemExit", "Line 2: SystemExit", 2),
        ("def choose(state):\n    raise MemoryError", "more memory than a player may have", 2),
    ],
)
def test_what_is_wrong_is_told_with_its_line(source, words, line):
    text, told = failure(source)
    assert words in text
    assert told == line


def test_a_bot_that_calls_itself_for_ever_is_told_so():
    text, line = failure("def choose(state):\n    return choose(state)")
    assert "RecursionError" in text
    assert line in (1, 2)


def test_a_number_in_place_of_its_text_is_told_as_such():
    start = GAMES["sequence_showdown"].start()
    text, _ = failure("def choose(state):\n    return 97", start)
    assert 'Give "97"' in text


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        ("    while True: pass", (2,)),
        ("    x = 0\n    while True:\n        x += 1", (3, 4)),
        ("    for _ in iter(int, 1):\n        pass", (2, 3)),
        (
            "    while True:\n        try:\n            len('x')\n        except Exception: pass",
            (2, 3, 4),
        ),
    ],
)
def test_an_endless_loop_is_stopped_in_time_at_a_line_of_it(body, lines):
    began = time.perf_counter()
    text, told = failure("def choose(state):\n" + body)
    assert time.perf_counter() - began < 3
    assert "still thinking after 0.3 seconds" in text
    assert told in lines


def test_a_program_that_never_gets_to_its_choose_is_stopped_too():
    with pytest.raises(BotError, match="Line 1: it was still thinking"):
        Bot("while True: pass", 0.2)


def test_an_error_that_cannot_be_printed_is_told_by_its_name():
    source = "class E(Exception):\n    def __str__(self): return 1\ndef choose(state): raise E"
    assert "Line 3: E." in failure(source)[0]
