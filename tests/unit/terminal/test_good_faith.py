"""What was offered a moment ago is understood when less is offered now, or said in words."""

import pytest

from tests.support.terminal import at_table, last_turn, left_at, refused, typed


@pytest.mark.parametrize("text", ["", "1", "2", "yes", "y", "no", "n", "discard", "d", "Discard 4"])
def test_the_only_move_takes_every_answer_that_the_question_before_took(text):
    """With seed abc1 the first card is a 4, which can only be discarded."""
    shown = at_table(["", text], "sequence_stack")
    assert left_at(shown).record.moves == ("discard",)
    assert "Ada discarded 4." in shown


@pytest.mark.parametrize("text", ["place", "p", "place 4"])
def test_what_the_rules_refuse_is_refused_with_its_reason(text):
    shown = at_table(["", text], "sequence_stack")
    assert left_at(shown).record.moves == ()
    assert last_turn(shown).count("You need a 1 next.") == 2


@pytest.mark.parametrize("text", ["2", "no", "place", "discard", "keep", "skip", "zz"])
@pytest.mark.parametrize("game", ["sequence_stack", "number_stack"])
def test_before_a_card_has_been_drawn_every_answer_says_so(game, text):
    shown = at_table([text], game)
    assert left_at(shown).record.draws == 0
    assert f"> {text}\n  {refused('card_first')}\n" in shown


@pytest.mark.parametrize("text", ["", "1", "y", "yes", "draw", "dr"])
def test_a_card_is_drawn_by_every_yes(text):
    assert left_at(at_table([text], "sequence_stack")).record.draws == 1


# -- what the boards say of it ---------------------------------------------------------------


def test_cards_that_stay_out_of_the_new_deck_are_on_the_board():
    before = typed([], "--record", "1.sequence_stack..abc1.1.0.9discard")
    assert "  Out  " not in before
    after = typed([], "--record", "1.sequence_stack..abc1.1.0.10discard")
    assert "  Out        4 4 " in last_turn(after)
