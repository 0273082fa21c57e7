"""Giving up, taking back, and the words at the end of a game."""

import pytest

from tests.support.terminal import at_table, left_at, refused, typed

# -- giving up (A3) --------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["resign", "concede", "Give  up"])
@pytest.mark.parametrize(
    ("whom", "loser"), [("!", "Ada"), ("ada", "Ada"), ("Ben", "Ben"), ("2", "Ben"), ("◆", "Ben")]
)
def test_giving_up_has_many_words_and_either_player_may_be_named(text, whom, loser):
    shown = at_table([f"{text} {whom}"], "stack_attack_score")
    winner = "Ben" if loser == "Ada" else "Ada"
    assert f"{winner} wins. {loser} gave up." in shown
    assert left_at(at_table([text, "undo"], "stack_attack_score")).outcome is None


def test_only_who_plays_gives_up():
    assert refused("not_playing", given="zoe") in at_table(["resign Zoe"], "stack_attack_score")


@pytest.mark.parametrize("level", ["3", "3,0"])
@pytest.mark.parametrize("text", ["resign Computer", "concede computer", "give up {}"])
def test_a_computer_cannot_be_resigned(text, level):
    place = "1" if level == "3,0" else "2"
    shown = typed(
        [text.format(place)], "--game", "stack_attack_score", "--level", level, "--seed", "abc1"
    )
    said = refused("computer_stays", name="Computer")
    assert said in " ".join(shown.split())
    assert left_at(shown).outcome is None


@pytest.mark.parametrize("level", ["3", "3,0"])
def test_against_a_computer_it_is_the_person_who_resigns(level):
    shown = typed(["resign"], "--game", "stack_attack_score", "--level", level, "--seed", "abc1")
    assert "Computer wins. Player" in shown


# -- taking back -----------------------------------------------------------------------------

SEEN = "You've already seen what comes next"


@pytest.mark.parametrize("game", ["number_stack", "sequence_stack"])
def test_taking_back_against_a_computer_says_that_cards_had_been_seen(game):
    keys = ["", "keep", "undo"] if game == "number_stack" else ["", "discard", "undo"]
    shown = at_table(keys, game, "--level", "3")
    assert SEEN in " ".join(shown.split())
    assert left_at(shown).record.taken_back == 1


def test_where_there_are_no_cards_nothing_has_been_seen():
    shown = at_table(["4", "undo"], "stack_attack_factor", "--level", "3")
    assert "Undone: “Ada started with 4.”" in shown
    assert "seen" not in shown


# -- the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["sequence_showdown", "stack_attack_factor"])
def test_a_game_lost_by_a_wrong_number_says_so(game):
    shown = at_table(["5", "7", "log"], game)
    said = "7 isn't a factor or multiple of 5. A wrong number loses the game at once."
    assert " ".join(shown.split()).count(f"Ada wins. {said}") == 2  # and again below the log


def test_a_number_that_does_not_lose_is_no_lost_game():
    over = at_table(["97", "1", "89"], "sequence_showdown")
    assert "loses the game at once" not in over
