"""The screen by itself: colour, width, encodings, and what is read."""

import builtins
import io
import sys
import types

import pytest

from numgames.terminal import screen as module
from numgames.terminal.screen import (
    LONGEST_ECHO,
    NARROWEST,
    WIDEST,
    Leave,
    Screen,
    breadth,
    can_show,
    padded,
    wants_colour,
)


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("environ", "terminal", "piped"),
    [
        ({}, True, False),
        ({"NO_COLOR": "1"}, False, False),
        ({"NO_COLOR": ""}, True, False),
        ({"TERM": "dumb"}, False, False),
        ({"FORCE_COLOR": "1"}, True, True),
        ({"FORCE_COLOR": "0"}, True, False),
        ({"FORCE_COLOR": ""}, True, False),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False, False),
        ({"FORCE_COLOR": "1", "TERM": "dumb"}, False, False),
    ],
)
def test_who_gets_colour(environ, terminal, piped):
    assert wants_colour(Terminal(), environ) is terminal
    assert wants_colour(io.StringIO(), environ) is piped


@pytest.mark.parametrize(
    ("encoding", "can"), [("utf-8", True), ("ascii", False), ("latin-1", False), ("cp437", False)]
)
def test_symbols_only_where_they_can_be_shown(encoding, can):
    paper = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    assert can_show("●◆▸", paper) is can
    screen = Screen(None, paper, {})
    assert screen.symbols is can
    screen.line("● 5 × 2 …")
    screen.close()
    assert paper.buffer.getvalue().decode(encoding) == ("● 5 × 2 …\n" if can else "o 5 x 2 ~\n")


def test_paper_that_does_not_say_its_encoding_can_show_everything():
    assert can_show("●", io.StringIO()) is True


def test_letters_that_cannot_be_shown_do_not_stop_a_game():
    paper = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    screen = Screen(None, paper, {})
    screen.line("日本")
    screen.close()
    assert paper.buffer.getvalue() == b"??\n"


@pytest.mark.parametrize(
    ("columns", "width"),
    [(10, NARROWEST), (30, 30), (31, 31), (79, 79), (80, WIDEST), (300, WIDEST)],
)
def test_the_width_follows_the_window_within_bounds(columns, width, monkeypatch):
    monkeypatch.setenv("COLUMNS", str(columns))
    assert Screen(None, None, {}).width == width


def test_without_a_window_it_is_eighty_columns(monkeypatch):
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setattr(module.shutil, "get_terminal_size", lambda fallback: _Size(fallback))
    assert Screen(None, None, {}).width == 80


class _Size:
    def __init__(self, fallback):
        self.columns, self.lines = fallback


def test_dressed_words():
    screen = Screen(None, io.StringIO(), {"FORCE_COLOR": "1"})
    assert screen.bold("a") == "\x1b[1ma\x1b[0m"
    assert screen.dim("a") == "\x1b[2ma\x1b[0m"
    assert screen.by(0, "a") == "\x1b[1;38;5;172ma\x1b[0m"
    assert screen.mark(1) == "\x1b[1;38;5;69m◆\x1b[0m"
    assert screen.kind("factor", "a") == "\x1b[36ma\x1b[0m"
    assert screen.kind("opening", "a") == "a"
    assert screen.bold("") == ""
    assert breadth(screen.bold("abc")) == 3
    assert padded(screen.bold("abc"), 5) == screen.bold("abc") + "  "


def test_columns_of_letters():
    assert [breadth(text) for text in ("", "a", "日", "ｱ", "e\u0301", "\u200da", "Ａ")] == [
        0, 1, 2, 1, 1, 1, 2,
    ]  # fmt: skip
    assert [padded("日本", 6), padded("e\u0301", 3)] == ["日本  ", "e\u0301  "]


# -- reading ---------------------------------------------------------------------------------


def test_piped_lines_are_shown_as_typing_would_be():
    paper = io.StringIO()
    screen = Screen(io.StringIO("  keep \n"), paper, {})
    assert screen.read("> ") == "keep"
    assert paper.getvalue() == "> keep\n"


def test_what_is_shown_of_a_line_has_an_end_and_nothing_odd_in_it():
    paper = io.StringIO()
    screen = Screen(io.StringIO("a\x1b[2J" + "x" * 100 + "\n"), paper, {})
    assert len(screen.read("> ")) == 105
    assert paper.getvalue() == "> a?[2J" + "x" * (LONGEST_ECHO - 5) + "\n"


@pytest.mark.parametrize("keys", [None, io.StringIO("")])
def test_the_end_of_the_input_is_a_farewell(keys):
    paper = io.StringIO()
    with pytest.raises(Leave):
        Screen(keys, paper, {}).read("> ")
    assert paper.getvalue() == "> \n"


def test_input_that_was_closed_is_a_farewell():
    keys = io.StringIO("keep\n")
    screen = Screen(keys, io.StringIO(), {})
    keys.close()
    with pytest.raises(Leave):
        screen.read("> ")


def test_an_empty_line_is_no_farewell():
    assert Screen(io.StringIO("\n"), io.StringIO(), {}).read("> ") == ""


def test_what_is_typed_is_not_shown_twice(monkeypatch):
    monkeypatch.setattr(module, "starts_readline", lambda: False)
    paper = Terminal()
    assert Screen(Terminal("keep\n"), paper, {}).read("> ") == "keep"
    assert paper.getvalue() == "> "


def test_a_line_is_edited_by_readline_that_is_told_what_takes_no_room(monkeypatch):
    asked = []
    monkeypatch.setattr(module, "starts_readline", lambda: True)
    monkeypatch.setattr(builtins, "input", lambda prompt: asked.append(prompt) or " keep ")
    screen = Screen(Terminal(), Terminal(), {})
    assert screen.editing is True
    assert screen.read(screen.bold("Ada") + " > ") == "keep"
    assert asked == ["\x01\x1b[1m\x02Ada\x01\x1b[0m\x02 > "]
    assert Screen(Terminal(), io.StringIO(), {}).editing is False
    assert Screen(io.StringIO(), Terminal(), {}).editing is False


@pytest.mark.parametrize("error", [EOFError, KeyboardInterrupt])
def test_leaving_while_a_line_is_edited(error, monkeypatch):
    def left(prompt):
        raise error

    monkeypatch.setattr(module, "starts_readline", lambda: True)
    monkeypatch.setattr(builtins, "input", left)
    with pytest.raises(Leave):
        Screen(Terminal(), Terminal(), {}).read("> ")


@pytest.mark.parametrize(
    ("letters", "shown"),
    [(10, "── " + "x" * 10 + " " + "─" * 16), (26, "── " + "x" * 26), (27, "x" * 27)],
)
def test_a_heading_fills_the_line_or_stands_alone(letters, shown, monkeypatch):
    monkeypatch.setenv("COLUMNS", "30")
    paper = io.StringIO()
    Screen(None, paper, {}).heading("x" * letters)
    assert paper.getvalue() == f"\n{shown}\n"


def test_without_any_paper_nothing_goes_wrong():
    screen = Screen(None, None, {})
    screen.line("● 日本")
    assert screen.symbols is True
    screen.close()


def test_no_line_ends_with_spaces():
    paper = io.StringIO()
    Screen(None, paper, {}).line("  MAX  ")
    assert paper.getvalue() == "  MAX\n"


def test_lines_are_edited_where_python_was_built_for_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "readline", types.ModuleType("readline"))
    assert module.starts_readline() is True
    monkeypatch.setitem(sys.modules, "readline", None)  # as if there were none
    assert module.starts_readline() is False
