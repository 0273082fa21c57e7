"""The puzzle of the day: there is always one, with exactly one right move, and it never changes."""

import datetime
import itertools

import pytest

from numgames.coach.evaluation import exact_values, values
from numgames.games import GAMES
from numgames.games.divisor_chain.rules import ChainState
from numgames.play.puzzles import KINDS, MARGIN, day_number, puzzle_for
from numgames.play.session import resume

FIRST = datetime.date(2026, 11, 1)
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


def test_the_puzzles_of_some_days_for_ever():
    """Changing these would change what people have solved and shared."""
    known = {
        "2026-11-16": ("1.sequence_showdown.numbers=30.p20261116n2.1.0.10-20-2-12-24-4", "28"),
        "2027-02-28": ("1.stack_attack_score..p20270228n0.1.0.take-skip-3take-2skip-take", "take"),
        "2028-02-29": (
            "1.stack_attack_factor.numbers=50.p20280229n0.1.0.4-24-1-30-6-2-48", "12",
        ),
        "2030-07-01": ("1.sequence_stack..p20300701n6.1.0.7discard-draw", "discard"),
    }  # fmt: skip
    for date, (record, best) in known.items():
        assert (puzzle_for(date).session.record.text(), puzzle_for(date).best) == (record, best)


@pytest.mark.parametrize(
    "wrong",
    ["", "2026-13-01", "2026-02-29", "2026-00-10", "2026-1-1", "20261116", "2026-11-1²", None, 5],
)
def test_no_such_day(wrong):
    with pytest.raises(ValueError, match="day"):
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
