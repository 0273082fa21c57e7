"""The puzzle of the day: there is always one, with exactly one right move, and it never changes."""

import datetime
import re

import pytest

from numgames.advice import MARGIN, PLAIN, Kind, Rank, advice_of
from numgames.coach.evaluation import exact_values, values
from numgames.core import Refusal
from numgames.games import GAMES
from numgames.play import puzzles as puzzle_module
from numgames.play.puzzles import FIRST_KINDS, day_number, is_puzzle, kind_of, puzzle_for
from numgames.play.session import resume
from numgames.words import game_words
from numgames.words.en.grammar import percent
from tests.support.paths import GOLDENS
from tests.support.playing import after

FIRST = datetime.date(2026, 11, 1)
WRITTEN = (GOLDENS / "puzzles" / "days.txt").read_text(encoding="utf-8")
DAYS = [(FIRST + datetime.timedelta(days=n)).isoformat() for n in range(400)]


def sure(puzzle):
    """A move wins or loses in it."""
    return advice_of(puzzle.session.record.game.id).without_luck


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
        if sure(puzzle):
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
    start = -day_number(DAYS[0]) % len(FIRST_KINDS)
    kinds = [(p.session.record.game.id, str(p.session.record.options)) for p in puzzles]
    for first in range(start, len(kinds) - len(FIRST_KINDS), len(FIRST_KINDS)):
        assert len(set(kinds[first : first + len(FIRST_KINDS)])) == len(FIRST_KINDS)


def test_sequence_stack_has_both_of_its_games_since_december(puzzles):
    """They take turns, a cycle of kinds each."""
    blocks = {
        (day_number(puzzle.date) // len(FIRST_KINDS) % 2, puzzle.session.record.options["block"])
        for puzzle in puzzles
        if puzzle.session.record.game.id == "sequence_stack" and puzzle.date > "2026-12-05"
    }
    assert blocks == {(0, "both"), (1, "one")}


def test_days_differ(puzzles):
    assert len({puzzle.session.record.text() for puzzle in puzzles}) == len(puzzles)


def test_neither_answer_of_a_card_game_is_always_right(puzzles):
    cards = [p for p in puzzles if not sure(p)]
    for game in {p.session.record.game.id for p in cards}:
        answers = [p.best for p in cards if p.session.record.game.id == game]
        assert len(set(answers)) == 2
        assert min(answers.count(answer) for answer in set(answers)) > len(answers) / 8


def test_the_task_gives_nothing_away(puzzles):
    for puzzle in puzzles:
        state = puzzle.session.state
        if sure(puzzle):
            assert str(len(state.legal_moves())) in puzzle.task()
            assert puzzle.session.seated[state.turn] in puzzle.task()
        else:  # always the same words in the same order
            say = game_words(state.game)
            labels = [say.label(state, move) for move in state.legal_moves()]
            one, two = sorted(labels, reverse=True)  # as on the buttons
            assert puzzle.task().lower().startswith(f"{one} or {two}? one of them".lower())


def test_every_answer_is_explained(puzzles):
    for puzzle in puzzles[:40]:
        for move in puzzle.session.state.legal_moves():
            told = puzzle.judge(move)
            assert told["right"] == (move == puzzle.best)
            assert str(told["text"]).endswith(".")
            assert "  " not in str(told["text"])


def test_an_answer_that_loses_is_told_with_what_refutes_it(puzzles):
    chains = [puzzle for puzzle in puzzles[:80] if sure(puzzle)]
    for puzzle in chains:
        state = puzzle.session.state
        for move in set(state.legal_moves()) - {puzzle.best}:
            text = puzzle.judge(move)["text"]
            told = re.match(rf"After {move}, (\w+) answers with (\d+)", text)
            assert told[1] == puzzle.session.seated[1 - state.turn]
            left = state.play(move).play(told[2])
            assert not any(values(left).values())
            count = len(left.legal_moves())
            said = {0: "no move left", 1: "your only move"}.get(count, f"your {count} moves")
            assert said in text


def test_an_answer_to_a_card_puzzle_is_told_with_both_chances(puzzles):
    cards = [puzzle for puzzle in puzzles[:80] if puzzle.session.state.chances() == ()]
    for puzzle in [one for one in cards if not sure(one)]:
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
    with pytest.raises(Refusal) as caught:
        puzzle_for(wrong)
    assert caught.value.what in ("no_date", "no_such_day")


def test_days_are_counted_as_the_calendar_does():
    ours = [day_number(day) for day in DAYS]
    assert ours == list(range(ours[0], ours[0] + len(DAYS)))
    dates = [datetime.date(1999, 2, 28), datetime.date(2000, 3, 1), datetime.date(2100, 3, 1)]
    for one in dates:
        assert day_number(one.isoformat()) - ours[0] == (one - FIRST).days


def test_a_century_is_a_leap_year_only_if_400_divides_it():
    assert day_number("2000-02-29") + 1 == day_number("2000-03-01")
    with pytest.raises(ValueError, match="no_such_day"):
        day_number("2100-02-29")


def test_a_move_that_is_not_there():
    with pytest.raises(ValueError, match="not_to_choose"):
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
def test_a_card_puzzle_is_neither_hair_splitting_nor_plain(points, fits):
    """Between 10 and 20 games in a hundred, both included; by luck the card is put away."""
    state = GAMES["number_stack"].start(sum="total").play("=7")
    told = advice_of("number_stack").is_puzzle
    for best, luck in (("keep", 0), ("discard", 1)):
        values = {best: (40 + points, 100), "other": (40, 100)}
        ranks = [Rank(move, value, value, 0) for move, value in values.items()]
        assert told(state, ranks, luck) is fits
        assert told(state, ranks, 1 - luck) is False


def test_a_forced_move_is_no_puzzle():
    assert is_puzzle(GAMES["sequence_stack"].start().play("=3"), 1) is False


@pytest.mark.parametrize(("moves", "fits"), [(3, False), (4, True), (10, True), (11, False)])
def test_a_divisor_puzzle_has_some_moves_but_not_too_many(moves, fits, monkeypatch):
    """And one of them wins, which must not end the game at once."""
    start = GAMES["sequence_showdown"].start()
    openings = [start.play(move) for move in start.legal_moves()]
    state = next(found for found in openings if len(found.legal_moves()) == moves)
    for wins, one in ((1, True), (2, False), (0, False)):
        ranks = [Rank(str(i), (int(i < wins), 1), (1, 1), 2) for i in range(moves)]
        monkeypatch.setattr(puzzle_module, "ranking", lambda _, ranks=ranks: ranks)
        assert is_puzzle(state, 0) is (fits and one)


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_the_winning_move_of_a_puzzle_leaves_two_answers_or_more(answers):
    state = GAMES["sequence_showdown"].start().play("36")
    ranks = [Rank("1", (1, 1), (1, 1), answers), Rank("2", (0, 1), (1, 1), 9)]
    assert advice_of("sequence_showdown").is_puzzle(state, ranks, 0) is (answers > 1)


def test_the_game_goes_on_with_a_move_that_leaves_some_answers():
    next_move = advice_of("sequence_showdown").next_move
    state = GAMES["sequence_showdown"].start(numbers="20")
    assert {next_move(state, luck) for luck in range(40)} == {
        move for move in state.legal_moves() if len(state.play(move).legal_moves()) >= 4
    }
    assert next_move(after(state, "10 5"), 0) in ("1", "15")
    assert next_move(after(state, "1 19"), 0) == ""


def test_cards_are_kept_three_times_of_four():
    state = GAMES["number_stack"].start().play("=7")
    assert [advice_of("number_stack").next_move(state, luck) for luck in range(5)] == [
        "discard", "keep", "keep", "keep", "discard",
    ]  # fmt: skip


# -- games that come and go ------------------------------------------------------------------------


def test_a_game_joins_on_a_day_and_changes_none_before(monkeypatch):
    numbers = [day_number(day) for day in DAYS]
    before = [kind_of(number) for number in numbers]
    since, options = DAYS[200], ({"numbers": "20"}, {"numbers": "30"})
    joined = Kind(since, 3, options)
    monkeypatch.setattr(advice_of("stack_attack_factor"), "puzzles", (joined,), raising=False)
    after_it = [kind_of(number) for number in numbers]
    assert after_it[:200] == before[:200]
    new = [kind for kind in after_it[200:] if kind[2] == 3]
    assert len(new) > 150 // 9
    assert [kind[1] for kind in new[:2]] in ([*options], [*reversed(options)])


def test_a_game_that_is_gone_leaves_its_days_to_others(monkeypatch):
    numbers = [day_number(day) for day in DAYS[:80]]
    before = [kind_of(number) for number in numbers]
    fewer = {id: game for id, game in GAMES.items() if id != "number_stack"}
    monkeypatch.setattr(puzzle_module, "GAMES", fewer)
    for number, kind in zip(numbers, before, strict=True):
        if kind[0] == "number_stack":
            assert kind_of(number)[0] in fewer
        else:
            assert kind_of(number) == kind
