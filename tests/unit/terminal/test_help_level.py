"""How much is shown: nothing, the moves that can be made, or what each of them is worth."""

import pytest

from tests.support.terminal import at_table, last_turn, typed, way_back

OFF, COACH = ("--help-level", "off"), ("--help-level", "coach")


@pytest.mark.parametrize("game", ["sequence_showdown", "stack_attack_factor"])
def test_without_help_the_free_numbers_are_for_the_players_to_find(game):
    shown = at_table(["5", "10", "3"], game, "--option", "illegal=refuse", *OFF)
    for word in ("Factors  ", "Multiples  ", "Start with  "):
        assert word not in shown
    turn = last_turn(shown)
    assert "●5 ◆10\n" in turn  # which step led there is to be found out as well
    assert " a factor or multiple of 10.\n  ● Ada > 3\n" in turn
    assert "  3 isn't a factor or multiple of 10.\n" in turn
    with_help = last_turn(at_table(["5", "10"], game))
    assert "●5 ×2 ◆10\n" in with_help
    assert "Factors    1 2\n" in with_help


def test_without_help_no_number_has_a_colour_of_its_own():
    keys, environ = ["4"], {"FORCE_COLOR": "1"}
    flags = ("--game", "stack_attack_factor")
    assert "\x1b[36m" in typed(keys, *flags, environ=environ)
    assert "\x1b[36m" not in typed(keys, *flags, *OFF, environ=environ)


def test_without_help_nobody_says_which_card_makes_fifteen():
    keys = ["", "keep"] * 3
    assert "an 8 makes 15" in at_table(keys, "number_stack")
    assert "makes 15\n" not in at_table(keys, "number_stack", *OFF)


def test_the_coach_says_at_every_choice_what_the_moves_are_worth():
    asked = last_turn(at_table(["coach"], "stack_attack_score"))
    told = last_turn(at_table([], "stack_attack_score", *COACH))
    table = asked[asked.index("coach\n") + 6 :]
    assert table[: table.index("%")] in told
    assert "\n  Your chance to win with\n  Skip " in told
    assert "Wins " in at_table(["5", "10"], "stack_attack_factor", *COACH)


def test_a_coach_who_speaks_anyway_is_not_heard_twice():
    shown = last_turn(at_table(["coach"], "stack_attack_score", *COACH))
    assert shown.count("Your chance to win with") == 2  # before he was asked, and after


def test_the_coach_waits_until_there_is_something_to_choose():
    shown = at_table(["", ""], "sequence_stack", *COACH)  # a draw, and the 4 that must go
    assert "%" not in shown


@pytest.mark.parametrize(
    ("answer", "level"), [("1", "off"), ("off", "off"), ("", ""), ("show", ""), ("c", "coach")]
)
def test_it_is_asked_before_a_game_and_comes_back_with_it(answer, level):
    shown = typed(["2", "Ada", "Ben", "1", "1", answer], "--seed", "s")
    assert "How much help?  1) off   2) show moves   3) coach\n" in shown
    flags = way_back(shown)
    assert flags[4:] == (["--help-level", level] if level else [])
    assert way_back(typed([], *flags)) == flags


def test_with_the_flag_it_is_not_asked():
    shown = typed(["2", "Ada", "Ben", "1", "1"], "--help-level", "off")
    assert "How much help?" not in shown
    assert way_back(shown)[-2:] == ["--help-level", "off"]


def test_it_can_be_changed_at_the_table():
    shown = at_table(
        ["4", "help off", "8", "help coach", "help moves", "help"], "stack_attack_factor"
    )
    parts = shown.split(" > help ")
    assert "  Help: off. Nothing is given away.\n" in parts[1]
    assert "Multiples" not in parts[1]
    assert "Loses " in parts[2]
    assert "Loses " not in parts[3]
    assert "Factors " in parts[3]
    assert "Help: moves. The moves you can make are shown." in parts[3]


def test_another_game_keeps_it():
    keys = ["help off", "resign", "new", "5", "", "", "1", "1"]
    shown = at_table(keys, "stack_attack_score")
    assert way_back(shown)[-2:] == ["--help-level", "off"]


def test_there_are_three():
    shown = at_table(["help zz"], "number_stack")
    assert "  Help can be off, moves or coach.\n" in shown
