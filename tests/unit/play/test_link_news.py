"""What a link tells whoever opens it: what has happened since, and whose turn it is."""

import pytest

from numgames.play.links import news
from numgames.play.session import resume
from tests.support.links import mine, opened
from tests.support.words import said, why


def told(record, known):
    link = opened(record, known)["link"]
    return f"{link['said']} {link['turn']}"


@pytest.mark.parametrize(
    ("link", "here", "you", "news"),
    [
        ("", None, None, "No moves yet. Player 1 starts."),
        ("", "", 0, "No moves yet. You start."),
        ("", "", 1, "No moves yet. Ada starts."),
        ("36-12", None, None, "Player 2 played 12: 36 ÷ 3 = 12. Player 1, your turn."),
        ("36-12", "36", 0, "Ben played 12: 36 ÷ 3 = 12. Your turn."),
        ("36-12", "36", 1, "Ben played 12: 36 ÷ 3 = 12. It's Ada's turn."),
        ("36-12-resign1", "36-12", 1, "Ada gave up. Ben wins."),
        (
            "97-1-89",
            "97-1",
            1,
            "Ada played 89: 1 × 89 = 89. No unused factor or multiple of 89 is left. Ada wins.",
        ),
    ],
)
def test_the_news(link, here, you, news):
    head = "1.sequence_showdown..a.1.0"
    known = [] if here is None else [mine(f"{head}.{here}".rstrip("."), you)]
    assert told(f"{head}.{link}".rstrip("."), known) == news


def test_the_news_of_a_card_game_tell_what_was_drawn_and_not_what_was_seen():
    head = "1.number_stack..k3.1.0"
    full = resume(f"{head}.2keep", ("Ada", "Ben"))
    texts = said(full)
    news = told(f"{head}.2keep", [mine(f"{head}.keep", 0)])
    assert news == " ".join(texts[2:] + ["Your turn."])
    news = told(f"{head}.2keep", [mine(f"{head}.keep-draw", 0)])
    assert news == " ".join(texts[3:] + ["Your turn."])
    head = "1.stack_attack_score..k3.1.0"  # here nobody draws: the next number was seen at once
    full = resume(f"{head}.2take", ("Ada", "Ben"))
    news = told(f"{head}.2take", [mine(f"{head}.take", 0)])
    assert news == " ".join(said(full)[3:] + ["Your turn."])


def test_the_first_draw_alone_is_no_news():
    """A card on the table is seen there; nobody has moved yet."""
    news = told("1.number_stack..k3.1.0.draw", [])
    assert news == "No moves yet. Player 1 starts."
    assert told("1.number_stack..k3.1.0.draw-resign1", []) == "Player 1 gave up. Player 2 wins."


def test_the_last_move_is_told_with_its_card():
    session = resume("1.number_stack..k3.1.0.keep")
    assert len(session.steps) == 2
    news = " ".join(said(session))
    assert told("1.number_stack..k3.1.0.keep", []) == f"{news} Player 2, your turn."


def test_a_game_that_went_on_for_long_is_told_from_its_end():
    head = "1.sequence_showdown..a.1.0"
    news = told(f"{head}.48-2-34-17-68-4-64", [mine(head, 1)])
    assert news.startswith("Ben played 17")
    assert news.endswith("Your turn.")


def test_the_news_of_a_draw_off_are_the_cards_that_were_not_seen():
    """Two cards come one after the other there, and nobody moves between them (S6)."""
    head = "1.sequence_stack..a.1.0.10discard"
    end = "It was a tie, so one card each decided: Ben drew a 5, Ada a 4. Ben wins."
    tied = mine(head)
    assert told(f"{head}-draw", [tied]) == "Ada drew a 4. Ben, your turn."
    assert told(f"{head}-2draw", [tied]) == f"Ada drew a 4. Ben drew a 5. {end}"
    assert told(f"{head}-2draw", [mine(f"{head}-draw")]) == f"Ben drew a 5. {end}"
    gave_up = told(f"{head}-draw-resign2", [mine(f"{head}-draw")])
    assert gave_up == "Ben gave up. Ada wins."
    over = resume(f"{head}-2draw", ("Ada", "Ben"))
    assert news(over, over.record, None) == {
        "said": why(over.state, over.seated),
        "turn": "Ben wins.",
    }
