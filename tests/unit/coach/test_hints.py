"""Hints and explanations: true in every position, in the design's words, and worth following."""

import random

import pytest

from numgames.coach.evaluation import best, values
from numgames.coach.hints import explain, hint
from numgames.core import CHANCE
from numgames.games.divisor_chain.rules import ChainState
from tests.support.playing import CASE_IDS, CASES, NAMES, after, at, label, random_move, random_walk

CHAINS = [(g, o) for g, o in CASES if isinstance(g.start(**o), ChainState)]
CHAIN_IDS = [label(g, o) for g, o in CHAINS]
WITH_IDEAS = {"sequence_stack", "stack_attack_score", "sequence_showdown", "number_stack",
              "stack_attack_factor"}  # fmt: skip


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_three_texts_wherever_somebody_is_to_move(game, options):
    rng = random.Random(1)
    for _ in range(3):
        for state in random_walk(game.start(**options), rng)[0]:
            texts = hint(state, NAMES)
            idea = explain(state, NAMES)
            if state.to_move in (0, 1):
                assert len(texts) == 3
                assert texts[2].startswith(state.label(best(state)) + ".")
                assert bool(idea["text"]) == (game.id in WITH_IDEAS)
            else:
                assert texts == ()
                assert idea == {"text": "", "pairs": []}
            for text in [*texts, idea["text"]]:
                assert not text or text[-1] in ".?"
                assert "!" not in text
                assert "  " not in text
                assert text[:1] == text[:1].upper()
                assert len(text) <= 200


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_only_the_third_text_gives_the_move_away(game, options):
    for state in random_walk(game.start(**options), random.Random(2))[0]:
        if len(state.legal_moves()) > 1:
            assert state.label(best(state)) not in " ".join(hint(state, NAMES)[:2])


# -- divisor games ---------------------------------------------------------------------------------


def test_a_won_divisor_game():
    state = at("sequence_showdown", "97 1")
    look, count, play = hint(state, NAMES)
    assert look == "Look at the multiples of 1."
    won = int(sum(values(state).values()))
    assert count == f"{won} of your 98 moves keep the win."
    assert play == f"Play {best(state)}. Whatever Ben answers, you have its partner."


def test_the_last_word_and_the_first_number():
    state = at("sequence_showdown", "20 10 1", numbers="20")
    texts = [hint(state.play(move), NAMES) for move in ("11", "13", "17", "19")]
    assert texts == [()] * 4
    openings = hint(at("stack_attack_factor", ""), NAMES)
    assert openings == (
        "Look at the numbers from 4 to 6.",
        "5 of your 10 moves keep the win.",
        "Play 4. Whatever Ben answers, you have its partner.",
    )


def test_a_lost_divisor_game_is_told_as_it_is():
    state = at("sequence_showdown", "8", numbers="20")
    assert max(values(state).values()) == 0
    look, count, play = hint(state, NAMES)
    assert look == "Look at the factors of 8."
    assert count == "None of your 4 moves wins against best play."
    replies = values(state.play(best(state)))
    assert play == f"Play 1. Only {int(sum(replies.values()))} of Ada's {len(replies)} answers win."
    assert explain(state, NAMES)["text"].startswith("Ada holds the pairs")


@pytest.mark.parametrize(("game", "options"), CHAINS, ids=CHAIN_IDS)
def test_the_count_is_the_count(game, options):
    for state in random_walk(game.start(**options), random.Random(3))[0][:-1]:
        won, moves = int(sum(values(state).values())), len(state.legal_moves())
        count = hint(state, NAMES)[1]
        if moves == 1:
            keeps = "keeps the win" if won else "does not win"
            assert count == f"You have one move, and it {keeps}."
        elif won in (0, moves):
            assert count.split()[0] in (("Both", "All") if won else ("None", "Neither"))
        else:
            assert count.startswith(f"{won} of your {moves} moves keep")


@pytest.mark.parametrize(("game", "options"), CHAINS, ids=CHAIN_IDS)
def test_whoever_answers_with_the_partner_wins(game, options):
    """The pairs shown are a winning plan by themselves: no solver after the first move."""
    rng = random.Random(4)
    for _ in range(4):
        states = random_walk(game.start(**options), rng)[0][:-1]
        state = rng.choice(states)
        pairs = explain(state, NAMES)["pairs"]
        numbers = [number for pair in pairs for number in pair]
        assert len(numbers) == len(set(numbers))
        assert not set(numbers) & set(state.chain)
        assert all(high % low == 0 for low, high in pairs)
        partner = {a: b for pair in pairs for a, b in (pair, pair[::-1])}
        owner = state.turn if max(values(state).values()) else 1 - state.turn
        if owner == state.turn:
            state = state.play(best(state))
        while state.to_move is not None:
            answer = state.turn == owner and str(partner[state.chain[-1]])
            state = state.play(answer or random_move(state, rng))
        assert state.outcome.winner == owner


# -- games of luck ---------------------------------------------------------------------------------


def test_take_or_skip():
    assert hint(at("stack_attack_score", "=9"), NAMES) == (
        "Compare the 9 with choosing first on the next number.",
        "The better choice wins 80\u00a0%, the other 20\u00a0%.",
        "Take 9. Here 9 points are worth more than choosing first on the next number.",
    )
    assert hint(at("stack_attack_score", "=1"), NAMES)[2] == (
        "Skip. Here choosing first on the next number is worth more than the 1."
    )
    assert hint(at("stack_attack_score", "=1 skip"), NAMES)[::2] == (
        "Look at who chooses first on the next number: Ada, whatever you do.",
        "Take 1. It costs nothing: Ada chooses first on the next number either way.",
    )
    assert (
        "choosing first on the next number wins 6"
        in explain(at("stack_attack_score", "=5"), NAMES)["text"]
    )


def test_number_stack_says_honestly_when_there_is_nothing_to_decide():
    state = at("number_stack", "=4")
    assert hint(state, NAMES)[0] == "Could the 4 ever hurt you?"
    assert hint(state, NAMES)[2] == "Keep 4. A number more takes no sum away from you."
    assert explain(state, NAMES)["text"].startswith("In this version keeping is never wrong")


def test_number_stack_with_all_numbers_counting():
    state = at("number_stack", "=9 keep =1 discard =8", sum="total")
    assert hint(state, NAMES)[0] == "Look at your total: 9 now, 17 with the 8."
    assert hint(state, NAMES)[2] == "Discard 8. With it you would have 17, over 15."
    assert explain(state, NAMES)["text"] == (
        "Without the 8 you have 9: a 6 would win. With it you have 17: over 15."
    )
    state = at("number_stack", "=9 keep =1 discard =6", sum="total")
    assert hint(state, NAMES)[2] == "Keep 6. That makes 15."


def test_sequence_stack():
    state = at("sequence_stack", "=1")
    assert hint(state, NAMES) == (
        "Look at Ben's stack: what is the 1 worth there?",
        "The better choice wins 76\u00a0%, the other 72\u00a0%.",
        "Place 1. Placing the 1 brings your stack to 1 of 5.",
    )
    assert explain(state, NAMES)["text"] == (
        "Placing the 1 brings your stack to 1 of 5. Discarding it blocks 1, which Ben needs next."
    )
    forced = at("sequence_stack", "=4")
    assert hint(forced, NAMES)[::2] == (
        "There is only one thing to do.",
        "Discard 4. There is no other move.",
    )
    assert explain(forced, NAMES)["text"] == (
        "The 4 does not go on your stack. Discarding it blocks 4, which Ben still needs."
    )


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        ("=3 discard =5 discard =3", "changes nothing for Ben: 3 is blocked there already."),
        ("=5 discard =1 place =1", "does Ben no harm: the 1 is in that stack already."),
        ("=2 discard =5 discard =4", "does Ben no harm: that stack cannot grow to 4 any more."),
        (
            "=5 discard =1 place =1 discard =4 discard =3",
            "blocks 3, which Ben still needs.",
        ),  # (S2)
    ],
)
def test_what_a_block_is_worth(moves, words):
    assert explain(at("sequence_stack", moves), NAMES)["text"].endswith("Discarding it " + words)


def test_equal_choices_are_called_equal():
    start = "=9 keep =1 discard =2 keep =3 discard =8 keep =5 discard =6 discard =7 discard =4"
    assert hint(at("number_stack", start), NAMES)[1:] == (
        "Both choices win for certain.",
        "Keep 4. It makes no difference here.",
    )


def test_a_game_without_words_of_its_own_gets_the_same_hints():
    for game, options in CASES:
        if game.id == "tiny" and options["goal"] == "high":
            assert hint(after(game.start(), "=3"), NAMES) == (
                "Compare your choices.",
                "The better choice wins 100\u00a0%, the other 0\u00a0%.",
                "Keep 3.",
            )
            assert game.start().to_move == CHANCE
            assert hint(game.start(), NAMES) == ()
