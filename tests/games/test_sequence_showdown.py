"""Number Sequence Showdown: both samples of the rulebook with their slips, rulings N1 to N5."""

import pytest

from numgames.core import BadMove, IllegalMove, Outcome
from numgames.games.divisor_chain.rules import empty_chain
from numgames.games.sequence_showdown.rules import GAME
from numgames.words import game_words
from tests.support.playing import NAMES, after
from tests.support.words import ask, note, reason, refused, say, why

START = GAME.start()
KIND = GAME.start(illegal="refuse")

# The rulebook's samples: the number played, then the factors and multiples it says are free
# (the used ones among them taken out, as it says itself).
SAMPLE = [
    (16, [1, 2, 4, 8], [32, 48, 64, 80, 96]),
    (8, [1, 2, 4], [24, 32, 40, 48, 56, 64, 72, 80, 88, 96]),
    (4, [1, 2], [n for n in range(8, 101, 4) if n not in (8, 16)]),
    (2, [1], [n for n in range(4, 101, 2) if n not in (4, 8, 16)]),
    (6, [1, 3], list(range(12, 97, 6))),
    (3, [1], list(range(9, 100, 3))),
    (9, [1], list(range(18, 100, 9))),
    (18, [1], [36, 54, 72, 90]),
    (36, [1, 12], [72]),
    (12, [1], [24, 48, 60, 72, 84, 96]),
]
COMMAND_LINE = [
    (15, [1, 3, 5], [30, 45, 60, 75, 90]),
    (5, [1], [10] + list(range(20, 101, 5))),
    (25, [1], [50, 75, 100]),
    (50, [1, 2, 10], [100]),
    (100, [1, 2, 4, 10, 20], []),
    (20, [1, 2, 4, 10], [40, 60, 80]),
    (80, [1, 2, 4, 8, 10, 16, 40], []),
    (16, [1, 2, 4, 8], [32, 48, 64, 96]),
]


def numbers(state, kind):
    return sorted([int(move) for move in state.legal_moves() if state.kind(move) == kind])


# -- the rulebook's samples ----------------------------------------------------------------------


@pytest.mark.parametrize("sample", [SAMPLE, COMMAND_LINE])
@pytest.mark.parametrize("start", [START, KIND])
def test_samples_turn_by_turn(start, sample):
    state = start
    for i, (number, factors, multiples) in enumerate(sample):
        assert state.to_move == i % 2
        state = state.play(str(number))
        assert numbers(state, "factor") == factors
        assert numbers(state, "multiple") == multiples
    assert state.outcome is None


def test_n4_the_sample_game_is_not_over_at_12():
    """The rulebook calls player 1 stuck; seven numbers are free, so the game goes on (N4)."""
    state = after(START, "16 8 4 2 6 3 9 18 36 12")
    assert sorted(state.legal_moves(), key=int) == ["1", "24", "48", "60", "72", "84", "96"]
    assert state.to_move == 0


def test_n4_used_divisors_are_not_valid():
    """The command-line sample lists 5, 20, 25 and 50 where they have been used (N4)."""
    for moves, listed in (
        ("15 5 25", "5"),
        ("15 5 25 50", "5 25"),
        ("15 5 25 50 100", "5 25 50"),
        ("15 5 25 50 100 20", "5 100"),
        ("15 5 25 50 100 20 80", "5 20"),
    ):
        state = after(START, moves)
        for used in listed.split():
            assert used not in state.legal_moves()
            assert state.play(used).outcome.reason == "illegal_move"


# -- N1, N2: moves and being stuck ---------------------------------------------------------------


def test_n1_the_first_number_is_any_of_1_to_100():
    assert sorted(START.legal_moves(), key=int) == [str(number) for number in range(1, 101)]
    assert ask(START, NAMES) == "Start with any number from 1 to 100."
    assert say(START, "97", NAMES) == "Ada started with 97."


def test_n1_legal_moves_are_sorted_as_text():
    assert after(START, "50").legal_moves() == ("1", "10", "100", "2", "25", "5")


def test_n1_a_number_is_not_its_own_neighbour():
    assert "50" not in after(START, "50").legal_moves()


@pytest.mark.parametrize("move", ["0", "101", "-1", "07", "1.0", "", "9" * 5000])
def test_n1_what_is_no_number_of_the_game_is_refused_and_never_loses(move):
    with pytest.raises(BadMove, match="off_board"):
        START.play(move)
    on_board = "on the board" in refused(START, move)
    assert on_board == bool(move.strip("-").isdigit())
    assert "from 1 to 100" in refused(START, move)
    assert len(refused(START, move)) < 100


def test_n2_a_stuck_player_loses_before_being_asked():
    state = after(START, "97 1")
    assert state.legal_moves() == tuple(
        sorted([str(number) for number in range(2, 101) if number != 97])
    )
    state = state.play("89")
    assert state.to_move is None
    assert state.outcome == Outcome(0, "no_moves")
    assert why(state, NAMES) == "No unused factor or multiple of 89 is left."
    with pytest.raises(IllegalMove, match=r"^over$"):
        state.play("1")


def test_n2_the_second_player_may_stick_the_first():
    state = GAME.start(numbers="20")
    assert after(state, "4 1 17").outcome == Outcome(0, "no_moves")
    assert after(state, "4 2 1 19").outcome == Outcome(1, "no_moves")


# -- N3: wrong numbers ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "wrong", "loser", "fault"),
    [
        ("10", "36", 1, "36 isn't a factor or multiple of 10."),
        ("10 5", "10", 0, "10 has already been used."),
        ("10 5", "5", 0, "5 has already been used."),
    ],
)
def test_n3_an_illegal_number_loses_or_is_refused(moves, wrong, loser, fault):
    state = after(START, moves)
    assert wrong not in state.legal_moves()
    assert say(state, wrong, NAMES) == f"{NAMES[loser]} played {wrong}. {fault}"
    over = state.play(wrong)
    assert over.outcome == Outcome(1 - loser, "illegal_move")
    assert why(over, NAMES) == fault
    assert over.chain == state.chain
    assert over.slip == over.table()["slip"] == int(wrong)
    assert over.table()["illegal"] == "lose"

    state = after(KIND, moves)
    with pytest.raises(IllegalMove):
        state.play(wrong)
    assert refused(state, wrong) == fault
    assert state.outcome is None


def test_n3_the_first_number_can_be_wrong_too():
    state = GAME.start(opening="even").play("7")
    assert state.outcome == Outcome(1, "illegal_move")
    assert why(state, NAMES).startswith("7 can't be first. Start with an even number")
    with pytest.raises(IllegalMove, match=r"no_opening: .*number='7'"):
        GAME.start(opening="even", illegal="refuse").play("7")


# -- N5: options ---------------------------------------------------------------------------------


def test_n5_a_free_opening_wins_in_three_moves():
    for answer in after(START, "97").legal_moves():
        assert answer == "1"
    assert after(START, "97 1 89").outcome == Outcome(0, "no_moves")


@pytest.mark.parametrize("n", [100, 50, 30, 20])
def test_n5_fewer_numbers(n):
    state = GAME.start(numbers=str(n))
    assert len(state.legal_moves()) == n
    assert state.words() == tuple(str(number) for number in range(1, n + 1))
    assert max(int(move) for move in state.play("2").legal_moves()) == n
    with pytest.raises(BadMove, match=f"off_board: .*n={n}$"):
        state.play(str(n + 1))


@pytest.mark.parametrize("n", [100, 50, 30, 20])
def test_n5_an_even_opening(n):
    state = GAME.start(numbers=str(n), opening="even")
    assert sorted(map(int, state.legal_moves())) == list(range(2, n + 1, 2))
    assert "1" in state.play("2").legal_moves()
    assert ask(state, NAMES) == f"Start with an even number from 2 to {n}."


# -- what people see -----------------------------------------------------------------------------


def test_steps_and_reasons_show_the_arithmetic():
    state = after(START, "84 12")
    assert reason(state, "84") == "12 × 7 = 84"
    assert reason(state, "3") == "12 ÷ 4 = 3"
    assert reason(START, "84") == ""
    assert START.kind("84") == "opening"
    assert say(state, "3", NAMES) == "Ada played 3: 12 ÷ 4 = 3."
    assert state.table()["chain"] == [
        {"number": 84, "by": 0, "step": "", "proof": ""},
        {"number": 12, "by": 1, "step": "÷ 7", "proof": "12 = 84 ÷ 7"},
    ]
    assert (state.tray(0), note(state, 0)) == ({"numbers": [84]}, "Played 84")
    assert (START.tray(1), note(START, 1)) == ({"numbers": []}, "")
    assert [note(state.play("3"), seat) for seat in (0, 1)] == ["Played 3", "Played 12"]
    assert state.used == 1 << 84 | 1 << 12  # the same for the solver
    assert ask(state, NAMES) == "Play a factor or multiple of 12."


def test_at_the_start_nothing_lies_on_the_table():
    assert (START.table()["n"], START.table()["chain"], START.table()["slip"]) == (100, [], 0)


def test_the_table_says_why_a_number_does_not_fit_for_a_page_to_fill_in():
    misfit = game_words(GAME.id).table
    assert misfit(START)["misfit"] == "# can't be first. Start with a number from 1 to 100."
    state = after(KIND, "84 12")
    assert misfit(state)["misfit"] == "# isn't a factor or multiple of 12."
    assert (state.table()["slip"], state.table()["illegal"]) == (0, "refuse")


def test_neighbours_are_what_arithmetic_says():
    """The bits against the definition, for every number and every size."""
    for n in (1, 2, 20, 30, 50, 100):
        for last in range(1, n + 1):
            state = empty_chain(GAME.id, n, tuple(range(1, n + 1)), "refuse").play(str(last))
            expected = {
                str(k) for k in range(1, n + 1) if k != last and (k % last == 0 or last % k == 0)
            }
            assert set(state.legal_moves()) == expected
