"""Bots: they play, and whatever is wrong with one is told in a sentence with its line."""

import time

import pytest

from numgames.games import GAMES
from numgames.lab.bots import LIMIT, Bot, BotError, wrong
from numgames.words.en.lab import SHOWN_MOVES, sentence

START = GAMES["number_stack"].start().play("=7")


def failure(source, state=START, limit=0.3):
    """What a bot's author is told, and the line."""
    with pytest.raises(BotError) as caught:
        Bot(source, limit).choose(state)
    return sentence(caught.value), caught.value.line


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
        ("def choose(state)\n    pass", "Line 1: This is not Python", 1),
        ("x = 1", "no function choose", 0),
        ("import nothing_like_it", "Line 1: ModuleNotFoundError", 1),
        ("def choose(state):\n    return state.nope", "Line 2: AttributeError", 2),
        ("def choose(state):\n    return f(0)\ndef f(x):\n    return 1 / x", "ZeroDivision", 4),
        ("def choose(state):\n    x = 1\n", "Line 2: choose returned nothing", 2),
        ("choose = 3", "no function choose", 0),
        ("choose = len", "TypeError", 0),  # no line of the bot's own is to blame
        ("def choose(state): return 'x' * 99", f"returned '{'x' * 29}, which", 1),
        ("def choose(state):\n    if 1:\n        return 7\n    return 1", "returned 7", 3),
        ("def choose(state):\n    return 'take'", 'Moves: "discard" or "keep"', 2),
        ("def choose(state):\n    raise SystemExit", "Line 2: SystemExit", 2),
        ("def choose(state):\n    raise MemoryError", "more memory than a player may have", 2),
    ],
)
def test_what_is_wrong_is_told_with_its_line(source, words, line):
    text, told = failure(source)
    assert words in text
    assert told == line


def test_a_number_in_place_of_its_text_is_told_as_such():
    text, _ = failure("def choose(state): return 97", GAMES["sequence_showdown"].start())
    assert 'Return "97"' in text


def test_all_moves_are_shown_if_they_are_not_too_many():
    moves = tuple([str(n) for n in range(SHOWN_MOVES)])
    assert sentence(wrong("no", moves, 0)).endswith('"10" or "11".')
    assert sentence(wrong("no", (*moves, "12"), 0)).endswith('"10", "11" ….')


def test_an_error_with_many_words_is_cut_and_kept_in_one_line():
    text, _ = failure("def choose(state): raise ValueError('a\\n  b ' + 'c' * 300)")
    assert text == "Line 1: ValueError: a b " + "c" * 196 + "."
    assert failure("def choose(state): raise ValueError")[0] == "Line 1: ValueError."


def test_an_error_deep_in_the_rules_is_told_by_the_line_that_led_there():
    source = "def choose(state):\n    x = 1\n    return state.play('hop')\n"
    text, line = failure(source)
    assert text.startswith("Line 3: BadMove")
    assert line == 3


@pytest.mark.parametrize("source", ["\0", "x = '\ud800'"])
def test_what_is_no_text_is_no_program(source):
    """Not every Python says the same about a zero byte."""
    text, line = failure(source)
    assert line == 0
    said = ("This isn't the text of a program.", "This is not Python: source code string cannot")
    assert text.startswith(said)


def test_a_bot_is_not_run_as_a_program():
    choose = "def choose(state): return 'keep'\n"
    bot = Bot(choose + "if __name__ == '__main__':\n    choose = 0\nNAME = __name__\n")
    assert bot.choose(START) == "keep"
    assert bot.names["NAME"] == "bot"


def test_ctrl_c_is_no_fault_of_the_bot():
    with pytest.raises(KeyboardInterrupt):
        Bot("def choose(state): raise KeyboardInterrupt").choose(START)


def test_the_line_of_the_last_return_is_that_of_this_move():
    """What the bot's helpers returned, and what it returned before, is not asked for."""
    choose = "def choose(state):\n    f()\n    return 'keep' if state.card == 7 else 3"
    bot = Bot("def f():\n    return 1\n" + choose)
    assert bot.choose(START) == "keep"
    with pytest.raises(BotError) as caught:
        bot.choose(GAMES["number_stack"].start().play("=8"))
    assert caught.value.line == 5


def test_a_bot_has_three_seconds_unless_somebody_says_otherwise():
    assert Bot("def choose(state): pass").limit == LIMIT == 3.0
    assert Bot("def choose(state): pass", 0.5).limit == 0.5


def test_a_bot_that_calls_itself_for_ever_is_told_so():
    text, line = failure("def choose(state):\n    return choose(state)")
    assert "RecursionError" in text
    assert line in (1, 2)


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
    with pytest.raises(BotError, match="too_slow: line=1"):
        Bot("while True: pass", 0.2)


def test_an_error_that_cannot_be_printed_is_told_by_its_name():
    source = "class E(Exception):\n    def __str__(self): return 1\ndef choose(state): raise E"
    assert "Line 3: E." in failure(source)[0]
