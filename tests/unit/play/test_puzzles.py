"""The puzzle of the day: there is always one, with exactly one right move, and it never changes."""

import datetime
import itertools
import re

import pytest

from numgames.coach.evaluation import exact_values, values
from numgames.games import GAMES
from numgames.games.divisor_chain.rules import ChainState
from numgames.play import puzzles as puzzle_module
from numgames.play.puzzles import (
    KINDS,
    MARGIN,
    PLAIN,
    day_number,
    is_puzzle,
    next_move,
    puzzle_for,
)
from numgames.play.session import resume
from tests.support.paths import GOLDENS
from tests.support.playing import after

FIRST = datetime.date(2026, 11, 1)
WRITTEN = (GOLDENS / "puzzles" / "days.txt").read_text(encoding="utf-8")
DAYS = [(FIRST + datetime.timedelta(days=n)).isoformat() for n in range(400)]


@pytest.fixture(scope="module")
def puzzles():
    return [puzzle_for(day) for day in DAYS]


def test_every_day_has_exactly_one_best_move_by_the_margin(puzzles):
    for puzzle in puzzles:
        state = puzzle.session.state
        worth = exact_values(state)
        assert set(worth) == set(state.legal_moves())
        order = sorted(values(state).items(), key=lambda pair: -pair[1])
        (best, first), (_, second) = order[:2]
        assert best == puzzle.best, puzzle.date
        if isinstance(state, ChainState):
            assert sorted(worth.values())[-2:] == [(0, 1), (1, 1)], puzzle.date
            assert len(worth) >= 4
        else:
            assert first - second >= MARGIN / 100 - 1e-9, puzzle.date


def test_the_position_comes_from_a_game_that_can_be_played(puzzles):
    for puzzle in puzzles:
        again = resume(puzzle.session.record.text())
        assert again.state == puzzle.session.state
        assert again.outcome is None


def test_all_games_come_up_and_each_kind_once_in_eight_days(puzzles):
    games = [puzzle.session.record.game.id for puzzle in puzzles]
    assert set(games) == set(GAMES)
    start = -day_number(DAYS[0]) % len(KINDS)
    kinds = [(p.session.record.game.id, str(p.session.record.options)) for p in puzzles]
    for first in range(start, len(kinds) - len(KINDS), len(KINDS)):
        assert len(set(kinds[first : first + len(KINDS)])) == len(KINDS)


def test_sequence_stack_has_both_of_its_games_since_december(puzzles):
    blocks = [
        puzzle.session.record.options["block"]
        for puzzle in puzzles
        if puzzle.session.record.game.id == "sequence_stack" and puzzle.date > "2026-12-05"
    ]
    assert set(itertools.pairwise(blocks)) == {("one", "both"), ("both", "one")}


def test_days_differ(puzzles):
    assert len({puzzle.session.record.text() for puzzle in puzzles}) == len(puzzles)


def test_neither_answer_of_a_card_game_is_always_right(puzzles):
    cards = [p for p in puzzles if not isinstance(p.session.state, ChainState)]
    for game in {p.session.record.game.id for p in cards}:
        answers = [p.best for p in cards if p.session.record.game.id == game]
        assert len(set(answers)) == 2
        assert min(answers.count(answer) for answer in set(answers)) > len(answers) / 8


def test_the_task_gives_nothing_away(puzzles):
    for puzzle in puzzles:
        state = puzzle.session.state
        if isinstance(state, ChainState):
            name = puzzle.session.seated[state.turn]
            count = len(state.legal_moves())
            assert puzzle.task == f"Only one of {name}'s {count} moves wins. Which?"
        else:  # always the same words in the same order
            one, two = sorted([state.label(move) for move in state.legal_moves()])
            assert puzzle.task.lower().startswith(f"{one} or {two}? one of them".lower())


def test_every_answer_is_explained(puzzles):
    for puzzle in puzzles[:40]:
        for move in puzzle.session.state.legal_moves():
            told = puzzle.judge(move)
            assert told["right"] == (move == puzzle.best)
            assert str(told["text"]).endswith(".")
            assert "  " not in str(told["text"])


def test_an_answer_that_loses_is_told_with_what_refutes_it(puzzles):
    chains = [puzzle for puzzle in puzzles[:80] if isinstance(puzzle.session.state, ChainState)]
    for puzzle in chains:
        state = puzzle.session.state
        for move in set(state.legal_moves()) - {puzzle.best}:
            text = puzzle.judge(move)["text"]
            told = re.match(rf"After {move} (\w+) (?:plays|answers) (\d+)", text)
            assert told[1] == puzzle.session.seated[1 - state.turn]
            left = state.play(move).play(told[2])
            assert not any(values(left).values())
            count = len(left.legal_moves())
            said = {0: "nowhere to go", 1: "the only answer"}.get(count, f"your {count} answers")
            assert said in text


def test_an_answer_to_a_card_puzzle_is_told_with_both_chances(puzzles):
    cards = [puzzle for puzzle in puzzles[:80] if puzzle.session.state.chances() == ()]
    for puzzle in [one for one in cards if not isinstance(one.session.state, ChainState)]:
        for move in puzzle.session.state.legal_moves():
            text = puzzle.judge(move)["text"]
            for value in exact_values(puzzle.session.state).values():
                assert percent(value) in text


@pytest.mark.parametrize(
    "wrong",
    ["", "2026-13-01", "2026-02-29", "2026-00-10", "2026-1-1", "20261116", "2026-11-1²", None, 5,
     "2026-11-16-01", "2026-11", "02026-1-16", "2026-11-00", "2026-11-32", "2026-04-31",
     "2026-12-32", "+026-11-16", "20XX-11-16"],
)  # fmt: skip
def test_no_such_day(wrong):
    with pytest.raises(ValueError, match=r"^(There is no such day|A day looks like 2026-11-16)\.$"):
        puzzle_for(wrong)


def test_days_are_counted_as_the_calendar_does():
    ours = [day_number(day) for day in DAYS]
    assert ours == list(range(ours[0], ours[0] + len(DAYS)))
    dates = [datetime.date(1999, 2, 28), datetime.date(2000, 3, 1), datetime.date(2100, 3, 1)]
    for one in dates:
        assert day_number(one.isoformat()) - ours[0] == (one - FIRST).days


def test_a_century_is_a_leap_year_only_if_400_divides_it():
    assert day_number("2000-02-29") + 1 == day_number("2000-03-01")
    with pytest.raises(ValueError, match="no such day"):
        day_number("2100-02-29")


def test_a_move_that_is_not_there():
    with pytest.raises(ValueError, match="not among"):
        puzzle_for("2026-11-16").judge("resign")


@pytest.mark.parametrize("line", WRITTEN.splitlines())
def test_a_day_has_the_puzzle_it_always_had(line):
    """Three of each kind.  Changing one would change what people have solved and shared."""
    date, best, record = line.split(" ")
    assert (puzzle_for(date).best, puzzle_for(date).session.record.text()) == (best, record)


def test_todays_and_yesterdays_puzzles_are_kept_and_no_more(monkeypatch):
    monkeypatch.setattr(puzzle_module, "_kept", [])
    today, yesterday = puzzle_for("2026-11-16"), puzzle_for("2026-11-15")
    assert puzzle_for("2026-11-16") is today
    assert puzzle_for("2026-11-15") is yesterday
    puzzle_for("2026-11-14")
    assert [found.date for found in puzzle_module._kept] == ["2026-11-14", "2026-11-15"]


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
        monkeypatch.setattr(puzzle_module, "ranking", lambda _, ranks=ranks: ranks)
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
        monkeypatch.setattr(puzzle_module, "exact_values", lambda _, worth=worth: worth)
        assert is_puzzle(state, False) is (fits and one)


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_the_winning_move_of_a_puzzle_leaves_two_answers_or_more(answers, monkeypatch):
    state = GAMES["sequence_showdown"].start().play("36")
    monkeypatch.setattr(puzzle_module, "exact_values", lambda _: {"1": (1, 1), "2": (0, 1)})
    monkeypatch.setattr(puzzle_module, "after", lambda *_: answers)
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
