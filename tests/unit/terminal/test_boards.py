"""The parts of the terminal's drawings, at the edges where they change."""

import io

import pytest

from numgames.games import GAMES
from numgames.play.session import resume
from numgames.play.view import view
from numgames.terminal.boards import MANY, board, grid, series, tile, trays
from numgames.terminal.display import question
from numgames.terminal.screen import Screen, breadth, folded
from tests.support.playing import begin
from tests.support.tiny import GAME


@pytest.fixture
def screen(monkeypatch):
    monkeypatch.setenv("COLUMNS", "31")
    return Screen(None, io.StringIO(), {})


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        (range(1, 7), "1 2 3 4 5 6"),
        (range(1, 8), "1 to 7"),
        (range(2, 2 + 2 * MANY, 2), "2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36 38 40"),
        (range(2, 4 + 2 * MANY, 2), "2 4 6 … 42"),
        ([*range(1, 21), 22], "1-20 22"),
        ([1, 2, *range(4, 24)], "1 2 4-23"),
        ([], "none"),
    ],
)
def test_many_numbers_are_no_wall(numbers, text, screen):
    assert series(list(numbers), screen) == text


@pytest.mark.parametrize(
    ("columns", "letters", "lines"), [(60, 20, 2), (60, 21, 4), (31, 5, 2), (31, 6, 4)]
)
def test_a_name_that_leaves_its_tray_no_room_gets_a_line_of_its_own(
    columns, letters, lines, screen, monkeypatch
):
    monkeypatch.setenv("COLUMNS", str(columns))
    players = [{"name": name, "tray": {"note": "tray"}} for name in ("x" * letters, "y")]
    seen = {"game": "number_stack", "turn": 0, "players": players, "table": {}}
    shown = trays(seen, screen)
    assert len(shown) == lines
    columns = {line.index("tray") for line in shown if "tray" in line}
    assert columns == {letters + 7} if lines == 2 else columns == {4}


def test_what_finds_no_room_beside_a_stack_stands_below_it_unbroken(screen, monkeypatch):
    seen = view(resume("1.sequence_stack..c.1.0.4discard", ("Ada", "Benn")))
    for columns, beside in ((41, ""), (42, "    Needs a 1")):
        monkeypatch.setenv("COLUMNS", str(columns))
        first, second = board(seen, screen)[:2]
        assert first.rstrip() == "▸ ● Ada     1   ×   3   ×   5" + beside
        assert second.strip().startswith("◆" if beside else "Needs a 1")


def test_what_lies_nowhere_is_not_listed(screen, monkeypatch):
    """No discards at first, and no deck with the last card in hand."""
    monkeypatch.setenv("COLUMNS", "80")
    first, last = [
        view(resume(f"1.sequence_stack..a.1.0.{moves}")) for moves in ("", "9discard-draw")
    ]
    piles = [[line.split()[0] for line in board(seen, screen)[3:]] for seen in (first, last)]
    assert piles == [["Deck"], ["Discards"]]


def test_a_card_has_its_sentences_beside_it(screen):
    assert tile(7, ["Ada drew a 7."], screen) == [
        "  ┌───┐  ",
        "  │ 7 │  Ada drew a 7.",
        "  └───┘  ",
    ]
    long = tile(7, ["One two three four five six seven eight.", "Nine ten eleven twelve."], screen)
    assert [line[:9] for line in long] == ["  ┌───┐  ", "  │ 7 │  ", "  └───┘  ", " " * 9]
    assert max(breadth(line) for line in long) <= 31
    assert " ".join(" ".join(line[9:] for line in long).split()).endswith("eleven twelve.")
    assert breadth(tile(10, [], screen)[0]) == 10


@pytest.mark.parametrize(("columns", "lines"), [(54, 2), (53, 4)])
def test_ten_numbers_to_a_row_if_they_fit(columns, lines, screen, monkeypatch):
    monkeypatch.setenv("COLUMNS", str(columns))
    shown = grid(view(begin(GAMES["sequence_showdown"], {"numbers": "20"})), screen)
    assert len(shown) == lines
    assert shown[0].split() == [str(number) for number in range(1, 1 + 20 // lines)]


def test_the_last_row_of_numbers_may_be_shorter(screen, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    shown = grid({"table": {"n": 11, "chain": []}, "choices": []}, screen)
    assert [line.split() for line in shown] == [[str(n) for n in range(1, 11)], ["11"]]


def test_styles_take_no_room():
    dressed = Screen(None, io.StringIO(), {"FORCE_COLOR": "1"})
    plain = Screen(None, io.StringIO(), {})
    texts = ["word " * 30, "word " * 12]
    for one, other in zip(tile(7, texts, dressed), tile(7, texts, plain), strict=True):
        assert breadth(one) == breadth(other)


def test_a_choice_is_not_broken_in_a_small_window(screen):
    labels = {"give": "Give it away", "keep": "Keep the card"}
    words = [{"move": word, "label": label, "kind": ""} for word, label in labels.items()]
    question({"table": {}, "wait": "move", "ask": "Well?", "choices": words}, screen)
    assert screen.paper.getvalue() == "  Well?\n  1) Keep the card\n  2) Give it away\n"


def test_text_may_fill_a_line_to_its_last_column():
    assert folded("aaa bbb", 7, "", "") == ["aaa bbb"]
    assert folded("aaa bbb", 6, "", "") == ["aaa", "bbb"]
    assert folded("aaa bbb ccc", 9, "> ", "  ") == ["> aaa bbb", "  ccc"]
    assert folded("aaaaaaaa b", 4, "", "..") == ["aaaaaaaa", "..b"]
    assert folded("aaa   bbb   ccc", 9, "> ", "  ") == ["> aaa", "  bbb", "  ccc"]
    assert folded("aaa   bbb", 80, "  ", "  ") == ["  aaa   bbb"]


def test_of_a_game_that_names_nothing_everything_is_shown(tiny_game, screen, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    session = begin(GAME).draw().play("keep").draw()
    assert [line.rstrip() for line in board(view(session), screen)] == [
        "  ● Ada   Hand 3",
        "▸ ◆ Ben",
        "",
        "  Drawn      1◆",
        "  Unseen     2",
    ]
