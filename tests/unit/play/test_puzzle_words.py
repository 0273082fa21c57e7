"""Puzzles of the day: the same for ever, and what is said about each answer."""

import pytest

from numgames.games import GAMES
from numgames.play import puzzles as puzzle
from numgames.play.puzzles import MARGIN, PLAIN, is_puzzle, next_move, puzzle_for
from tests.support.paths import GOLDENS
from tests.support.playing import after

DAYS = GOLDENS / "puzzles" / "days.txt"


@pytest.mark.parametrize("line", DAYS.read_text(encoding="utf-8").splitlines())
def test_a_day_has_the_puzzle_it_always_had(line):
    """Three of each kind.  Changing one would change what people have solved and shared."""
    date, best, record = line.split(" ")
    assert (puzzle_for(date).best, puzzle_for(date).session.record.text()) == (best, record)


@pytest.mark.parametrize(
    ("date", "move", "text"),
    [
        ("2026-11-16", "28", "1 of your 4 moves keeps the win. Play 28. Whatever Ben answers, you "
         "have its partner."),
        ("2026-11-16", "16", "After 16 Ben plays 8, and the only answer to it loses."),
        ("2026-11-16", "1", "After 1 Ben plays 3, and none of your 7 answers wins."),
        ("2026-11-17", "1", "After 1 Ada plays 10, and none of your 5 answers wins."),
        ("2026-11-29", "2", "After 2 Ada plays 18, and none of your 2 answers wins."),
        ("2026-11-23", "48", "After 48 Ben answers 16, and there is nowhere to go."),
        ("2026-11-20", "place", "Place 1 wins 58\u00a0%, discard 1 75\u00a0%. Placing the 1 brings "
         "your stack to 1 of 5. Discarding it blocks 1, which Ben needs next."),
        ("2026-11-18", "discard", "Discard 8 wins 48\u00a0%, keep 8 61\u00a0%. Without the 8 you "
         "have 0: no single card wins. With it you have 8: no single card wins."),
        ("2026-11-20", "discard", "The better choice wins 75\u00a0%, the other 58\u00a0%. "
         "Discard 1. Discarding it blocks 1, which Ben needs next."),
    ],
)  # fmt: skip
def test_an_answer_is_explained(date, move, text):
    found = puzzle_for(date)
    assert found.judge(move) == {"right": move == found.best, "text": text}


@pytest.mark.parametrize(
    ("date", "task"),
    [
        ("2026-11-17", "Only one of Ben's 5 moves wins. Which?"),
        ("2026-11-20", "Discard 1 or place 1? One of them wins at least 10 games in 100 more than "
         "the other."),
        ("2026-11-22", "Skip or take 1? One of them wins at least 10 games in 100 more than the "
         "other."),
    ],
)  # fmt: skip
def test_the_task_in_words(date, task):
    assert puzzle_for(date).task == task


def test_todays_and_yesterdays_puzzles_are_kept_and_no_more(monkeypatch):
    monkeypatch.setattr(puzzle, "_kept", [])
    today, yesterday = puzzle_for("2026-11-16"), puzzle_for("2026-11-15")
    assert puzzle_for("2026-11-16") is today
    assert puzzle_for("2026-11-15") is yesterday
    puzzle_for("2026-11-14")
    assert [found.date for found in puzzle._kept] == ["2026-11-14", "2026-11-15"]


@pytest.mark.parametrize(
    "wrong", ["2026-11-16-01", "2026-11", "02026-1-16", "2026-11-00", "2026-11-32", "2026-04-31",
              "2026-12-32", "+026-11-16", "20XX-11-16"]
)  # fmt: skip
def test_what_is_no_day(wrong):
    with pytest.raises(ValueError, match=r"^(There is no such day|A day looks like 2026-11-16)\.$"):
        puzzle_for(wrong)


def test_the_first_and_last_days_of_months_are_days():
    for month, last in zip(range(1, 13), (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)):
        assert puzzle.day_number(f"2026-{month:02}-01")
        first_of_next = f"{2026 + month // 12}-{month % 12 + 1:02}-01"
        last_day = puzzle.day_number(f"2026-{month:02}-{last}")
        assert last_day + 1 == puzzle.day_number(first_of_next)


def test_a_move_that_is_not_there_is_named():
    with pytest.raises(ValueError, match=r'^"7" is not among the moves to choose from\.$'):
        puzzle_for("2026-11-16").judge("7")


@pytest.mark.parametrize(
    ("points", "fits"),
    [(MARGIN, True), (PLAIN, True), (MARGIN - 1, False), (PLAIN + 1, False), (15, True)],
)
def test_a_card_puzzle_is_neither_hair_splitting_nor_plain(points, fits, monkeypatch):
    """Between 10 and 20 games in a hundred, both included."""

    class Rank:
        def __init__(self, move, value):
            self.move, self.value = move, value

    state = GAMES["number_stack"].start(sum="total").play("=7")
    for best, away in (("keep", False), ("discard", True)):
        ranks = [Rank(best, (40 + points, 100)), Rank("other", (40, 100))]
        monkeypatch.setattr(puzzle, "ranking", lambda _, ranks=ranks: ranks)
        assert is_puzzle(state, away) is fits
        assert is_puzzle(state, not away) is False


def test_a_forced_move_is_no_puzzle():
    assert is_puzzle(GAMES["sequence_stack"].start().play("=3"), True) is False


@pytest.mark.parametrize(("moves", "fits"), [(3, False), (4, True), (10, True), (11, False)])
def test_a_divisor_puzzle_has_some_moves_but_not_too_many(moves, fits, monkeypatch):
    """And one of them wins, which must not end the game at once."""
    start = GAMES["sequence_showdown"].start()
    openings = [start.play(move) for move in start.legal_moves()]
    state = next(found for found in openings if len(found.legal_moves()) == moves)
    answers = {move: len(state.play(move).legal_moves()) for move in state.legal_moves()}
    lively, other = sorted(answers, key=answers.get)[::-1][:2]
    for winning, one in (([lively], True), ([lively, other], False), ([], False)):
        worth = {move: (int(move in winning), 1) for move in answers}
        monkeypatch.setattr(puzzle, "exact_values", lambda _, worth=worth: worth)
        assert is_puzzle(state, False) is (fits and one)


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_the_winning_move_of_a_puzzle_leaves_two_answers_or_more(answers, monkeypatch):
    state = GAMES["sequence_showdown"].start().play("36")
    monkeypatch.setattr(puzzle, "exact_values", lambda _: {"1": (1, 1), "2": (0, 1)})
    monkeypatch.setattr(puzzle, "after", lambda *_: answers)
    assert is_puzzle(state, False) is (answers > 1)


def test_the_game_goes_on_with_a_move_that_leaves_some_answers():
    state = GAMES["sequence_showdown"].start(numbers="20")
    assert {next_move(state, luck) for luck in range(40)} == {
        move for move in state.legal_moves() if len(state.play(move).legal_moves()) >= 4
    }
    assert next_move(after(state, "10 5"), 0) in ("1", "15")
    assert next_move(after(state, "1 19"), 0) == ""


def test_cards_are_kept_three_times_of_four():
    state = GAMES["number_stack"].start().play("=7")
    assert [next_move(state, luck) for luck in range(5)] == [
        "discard", "keep", "keep", "keep", "discard",
    ]  # fmt: skip
