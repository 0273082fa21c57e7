"""The words of hints and explanations, every sentence once.  That they are true: test_hints.py."""

import pytest

from numgames.coach.evaluation import Rank
from numgames.coach.hints import chain_why, explain, hint, why, worth
from tests.support.playing import NAMES, at

LAST = "=5 take " * 14  # seven numbers each; one is left


@pytest.mark.parametrize(
    ("chances", "words"),
    [
        ([(1, 4)], "It leaves you a chance of 25\u00a0%."),
        ([(3, 4), (1, 4)], "The better choice wins 75\u00a0%, the other 25\u00a0%."),
        ([(3, 4), (1, 2), (1, 4)], "The best choice wins 75\u00a0%, the next 50\u00a0%."),
        ([(1, 2), (1, 2), (1, 4)], "The best choice wins 50\u00a0%, the next 50\u00a0%."),
        ([(0, 1)] * 2, "Neither choice wins any more."),
        ([(0, 1)] * 3, "No choice wins any more."),
        ([(1, 1)] * 2, "Both choices win for certain."),
        ([(1, 1)] * 3, "All choices win for certain."),
        ([(1, 2)] * 2, "Both choices are worth the same: 50\u00a0%."),
        ([(1, 2)] * 3, "All choices are worth the same: 50\u00a0%."),
    ],
)
def test_what_choices_are_worth_in_words(chances, words):
    """Two choices, as our games of luck have them, or more."""
    assert worth([Rank("move", chance, chance, 0) for chance in chances]) == words


@pytest.mark.parametrize(
    ("moves", "count", "play"),
    [
        ("18", "None of your 5 moves wins against best play.",
         "Play 3. Only 1 of Ada's 5 answers wins."),
        ("3 18", "1 of your 4 moves keeps the win.",
         "Play 9. Whatever Ben answers, you have its partner."),
        ("7", "Neither of your moves wins against best play.",
         "Play 1. Only 4 of Ada's 18 answers win."),
        ("6 1", "4 of your 18 moves keep the win.",
         "Play 11. Then Ben has nowhere to go."),
        ("6 1 15", "Both of your moves keep the win.",
         "Play 3. Whatever Ada answers, you have its partner."),
        ("14 1", "All 18 of your moves keep the win.",
         "Play 2. Whatever Ben answers, you have its partner."),
        ("1 5 15", "You have one move, and it keeps the win.",
         "Play 3. Whatever Ada answers, you have its partner."),
        ("11", "You have one move, and it does not win.",
         "Play 1. 17 of Ada's 18 answers win."),
        ("13 1 7", "You have one move, and it does not win.",
         "Play 14. Ada has one answer, and it wins."),
        ("1 9", "Neither of your moves wins against best play.",
         "Play 3. All of Ben's 4 answers win."),
    ],
)  # fmt: skip
def test_what_is_said_in_a_divisor_game(moves, count, play):
    assert hint(at("sequence_showdown", moves, numbers="20"), NAMES)[1:] == (count, play)


def test_half_of_the_answers_are_only_half():
    half, more = [Rank("6", (0, 1), (mistakes, 4), 4) for mistakes in (2, 1)]
    assert chain_why(half, "Ada") == "Play 6. Only 2 of Ada's 4 answers win."
    assert chain_why(more, "Ada") == "Play 6. 3 of Ada's 4 answers win."


@pytest.mark.parametrize(
    ("game", "moves", "look"),
    [
        ("sequence_showdown", "6 1", "Look at the multiples of 1."),
        ("sequence_showdown", "18", "Look at the factors of 18."),
        ("sequence_showdown", "", "Look at the numbers from 1 to 20."),
        ("stack_attack_factor", "", "Look at the numbers from 4 to 6."),
    ],
)
def test_where_to_look_in_a_divisor_game(game, moves, look):
    """The fifth of the numbers in which the best opening is, but three at least."""
    assert hint(at(game, moves), NAMES)[0] == look


@pytest.mark.parametrize(
    ("moves", "text", "pairs"),
    [
        ("6 1", "After 11 there is nowhere to go for Ben.", 0),
        ("3 18", "After 9 every number that Ben can name has a partner. Answer with it.", 1),
        ("18", "Ada holds the pairs: whatever you play, its partner is the answer.", 1),
        ("", "After 2 every number that Ben can name has a partner. Answer with it.", 1),
    ],
)
def test_the_idea_of_a_divisor_game(moves, text, pairs):
    idea = explain(at("sequence_showdown", moves, numbers="20"), NAMES)
    assert (idea["text"], bool(idea["pairs"])) == (text, bool(pairs))


@pytest.mark.parametrize(
    ("game", "moves", "because"),
    [
        ("number_stack", "=4", "Keep 4. 4 is a better total to go on with than 0."),
        ("number_stack", "=1", "Discard 1. 0 is a better total to go on with than 1."),
        ("number_stack", "=9 keep =2 keep =8", "Discard 8. With it you would have 17, over 15."),
        ("sequence_stack", "=2 discard =1",
         "Discard 1. Discarding it blocks 1, which Ada needs next."),
        ("stack_attack_score", LAST + "=3", "Take 3. It is the last number."),
        ("stack_attack_score", "=5 take " * 13 + "=9", "Take 9. Here 9 points are worth more than "
         "choosing first on the next number."),
    ],
)  # fmt: skip
def test_why_a_choice_is_better(game, moves, because):
    options = {"sum": "total"} if game == "number_stack" else {}
    assert hint(at(game, moves, **options), NAMES)[2] == because


def test_one_point_is_one():
    assert why(at("stack_attack_score", "=1"), "take", "Ben") == (
        "Here 1 point is worth more than choosing first on the next number."
    )


def test_fifteen_is_not_over():
    state = at("number_stack", "=9 keep =1 discard =6", sum="total")
    assert "over" not in why(state, "discard", "Ben")


def test_the_last_number_is_looked_at_as_such():
    last, before = at("stack_attack_score", LAST + "=3"), at("stack_attack_score", LAST[:-8] + "=3")
    assert hint(last, NAMES)[0] == "It is the last number. Look at the totals."
    assert explain(last, NAMES)["text"] == (
        "It is the last number: choosing first is worth nothing any more."
    )
    assert hint(before, NAMES)[0] == "Compare the 3 with choosing first on the next number."
    assert explain(before, NAMES)["text"].startswith("With your totals as they are, choosing first")
    skipped = at("stack_attack_score", "=5 skip")
    assert explain(skipped, NAMES)["text"] == (
        "Ada chooses first on the next number whatever you do, so taking costs nothing."
    )


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        ("=7 keep =6 discard =8", "Without the 8 you have 7: no single card wins. "
         "With it you have 15: you win."),
        ("=9 keep =2 keep =8", "Without the 8 you have 9: a 6 would win. "
         "With it you have 17: over 15."),
    ],
)  # fmt: skip
def test_what_is_left_to_hope_for(moves, text):
    assert explain(at("number_stack", moves, sum="total"), NAMES)["text"] == text


def test_where_keeping_is_never_wrong():
    assert explain(at("number_stack", "=4"), NAMES)["text"] == (
        "In this version keeping is never wrong: a number more takes no sum away from you. "
        "For real decisions choose “all your numbers” when you set up the game."
    )
