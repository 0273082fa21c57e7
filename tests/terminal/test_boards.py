"""The parts of the terminal's drawings, at the edges where they change."""

import io

import pytest

from numgames.games import GAMES
from numgames.terminal.boards import MANY, board, grid, rows, series, tile
from numgames.terminal.screen import Screen, breadth, folded
from numgames.view import view
from tests.playing import begin
from tests.tiny import GAME


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
def test_many_numbers_are_no_wall(numbers, text):
    assert series(list(numbers)) == text


@pytest.mark.parametrize(("letters", "lines"), [(10, 2), (11, 4)])
def test_a_name_longer_than_a_third_of_the_line_gets_a_line_of_its_own(letters, lines, screen):
    seen = {"turn": 0, "players": [{"name": "x" * letters, "tray": 1}, {"name": "y", "tray": 2}]}
    shown = rows(seen, screen, lambda tray: f"tray {tray}")
    assert len(shown) == lines
    columns = {line.index("tray") for line in shown if "tray" in line}
    assert columns == {letters + 7} if lines == 2 else columns == {4}


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


def test_styles_take_no_room():
    dressed = Screen(None, io.StringIO(), {"FORCE_COLOR": "1"})
    plain = Screen(None, io.StringIO(), {})
    texts = ["word " * 30, "word " * 12]
    for one, other in zip(tile(7, texts, dressed), tile(7, texts, plain), strict=True):
        assert breadth(one) == breadth(other)


def test_text_may_fill_a_line_to_its_last_column():
    assert folded("aaa bbb", 7, "", "") == ["aaa bbb"]
    assert folded("aaa bbb", 6, "", "") == ["aaa", "bbb"]
    assert folded("aaa bbb ccc", 9, "> ", "  ") == ["> aaa bbb", "  ccc"]
    assert folded("aaaaaaaa b", 4, "", "..") == ["aaaaaaaa", "..b"]


def test_a_game_nobody_has_drawn(tiny_game, screen, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    assert board(view(begin(GAME).draw()), screen) == [
        "▸ ● Ada   hand: []",
        "  ◆ Ben   hand: []",
        "",
        "  Table      drawn: {'number': 3, 'by': 0}, unseen: [1, 2]",
    ]
