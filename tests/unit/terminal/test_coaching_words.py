"""The coach's words at the terminal, one by one.  Whole sittings: test_transcripts.py."""

import io

import pytest

from numgames.play.session import resume
from numgames.terminal.coaching import (
    deciding,
    gain,
    show_review,
    show_worth,
    signed,
    words_without_luck,
)
from numgames.terminal.screen import Screen

NAMES = ("Ada", "Ben")


@pytest.mark.parametrize(
    ("points", "first", "words"),
    [
        (7, 0, "+7 for Ada"),
        (1, 0, "+1 for Ada"),
        (0, 0, "even"),
        (-1, 0, "+1 for Ben"),
        (7, 1, "+7 for Ben"),
        (-7, 1, "+7 for Ada"),
    ],
)
def test_whom_points_are_good_for(points, first, words):
    assert gain(points, first, NAMES) == words


def test_points_with_their_sign():
    assert [signed(points) for points in (3, 0, -3)] == ["+ 3", "+ 0", "- 3"]


@pytest.mark.parametrize(
    ("verdict", "best", "words"),
    [
        ("??", "24", "Won → lost. 24 would have kept it."),
        ("??", "", "Won → lost."),
        ("", "24", "Won → lost."),
    ],
)
def test_what_would_have_kept_the_win(verdict, best, words):
    assert words_without_luck({"verdict": verdict, "best": best, "text": "won → lost"}) == words


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        ("1.number_stack..a.1.0.resign1", "The game is over. Type review to look back at it."),
        ("1.number_stack..a.1.0", "There is nothing to decide yet. Draw a card first."),
    ],
)
def test_when_there_is_nothing_to_decide(record, sentence):
    with pytest.raises(ValueError, match=r"\.$") as caught:
        deciding(resume(record, NAMES))
    assert str(caught.value) == sentence


def shown(show, record, environ=None):
    paper = io.StringIO()
    show(resume(record, NAMES), Screen(None, paper, environ or {}))
    return paper.getvalue()


def test_the_better_choice_is_bold_and_chances_stand_in_a_column():
    page = shown(show_worth, "1.stack_attack_score..k4.1.0", {"FORCE_COLOR": "1"})
    assert page.startswith(
        "\n  Your chance to win with\n  Skip    \x1b[1m53\xa0%\x1b[0m\n  Take 2  47\xa0%\n"
    )


def test_who_let_the_win_go():
    """Ada begins with 1, which loses, and never gets the win back."""
    page = shown(show_review, "1.sequence_showdown.numbers=20.a.1.0.1-5-15-3")
    assert "Going first  Ada could win from the very start.\n" in page
    assert "The cards    none: there is no luck in this game.\n" in page
    assert "Decisions    missed the win: Ada once, Ben never.\n" in page
    assert "Now          Ben can win.\n" in page
    page = shown(show_review, "1.sequence_showdown.numbers=20.a.1.0.1-14")  # Ben gives it back
    assert "Decisions    missed the win: Ada once, Ben once.\n" in page
    assert "Now          Ada can win.\n" in page
