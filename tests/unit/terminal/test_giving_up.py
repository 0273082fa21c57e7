"""Giving up, taking back, and the words at the end of a game."""

import pytest

from tests.support.terminal import at_table, left_at, typed

# -- giving up (A3) --------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["resign", "concede", "give up", "Give  up!"])
def test_giving_up_has_many_words(text):
    shown = at_table([text], "stack_attack_score")
    assert "Ben wins. Ada gave up." in shown


@pytest.mark.parametrize("text", ["concede Ben", "give up ben", "give up 2", "resign ◆"])
def test_either_player_may_be_named(text):
    assert "Ada wins. Ben gave up." in at_table([text], "stack_attack_score")


def test_the_list_of_commands_names_the_other_words():
    shown = " ".join(at_table(["help"], "number_stack").split())
    assert "resign give the game up (also: concede, give up;" in shown


def test_before_a_game_nothing_can_be_given_up():
    assert "No game has begun yet." in typed(["give up"])


@pytest.mark.parametrize("level", ["3", "3,0"])
@pytest.mark.parametrize("text", ["resign Computer", "concede computer", "give up {}"])
def test_a_computer_cannot_be_resigned(text, level):
    place = "1" if level == "3,0" else "2"
    shown = typed(
        [text.format(place)], "--game", "stack_attack_score", "--level", level, "--seed", "abc1"
    )
    said = "Computer is a computer and never gives up. Type resign to give up yourself."
    assert said in " ".join(shown.split())
    assert left_at(shown).outcome is None


@pytest.mark.parametrize("level", ["3", "3,0"])
def test_against_a_computer_it_is_the_person_who_resigns(level):
    shown = typed(["resign"], "--game", "stack_attack_score", "--level", level, "--seed", "abc1")
    assert "Computer wins. Player" in shown


# -- taking back -----------------------------------------------------------------------------

SEEN = "You have already seen what comes next. The record counts that."


@pytest.mark.parametrize("game", ["number_stack", "sequence_stack"])
def test_taking_back_against_a_computer_says_that_cards_had_been_seen(game):
    keys = ["", "keep", "undo"] if game == "number_stack" else ["", "discard", "undo"]
    shown = at_table(keys, game, "--level", "3")
    assert SEEN in " ".join(shown.split())
    assert left_at(shown).record.taken_back == 1


def test_where_there_are_no_cards_nothing_has_been_seen():
    shown = at_table(["4", "undo"], "stack_attack_factor", "--level", "3")
    assert "Taken back: Ada started with 4." in shown
    assert "seen" not in shown


# -- the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["sequence_showdown", "stack_attack_factor"])
def test_a_game_lost_by_a_wrong_number_says_so(game):
    shown = at_table(["5", "7", "log"], game)
    said = "7 is not a factor or multiple of 5. A wrong number loses the game at once."
    assert " ".join(shown.split()).count(f"Ada wins. {said}") == 2  # and again below the log


def test_a_number_that_does_not_lose_is_no_lost_game():
    over = at_table(["97", "1", "89"], "sequence_showdown")
    assert "loses the game at once" not in over


def test_what_can_be_done_after_a_game_names_review():
    over = at_table(["resign", "hm"], "number_stack")
    assert over.count("Or type review, undo, log, new (another game) or quit.") == 1
    sentence = "The game is over. Press Enter, or type review, undo, log, new or quit."
    assert sentence in " ".join(over.split())
