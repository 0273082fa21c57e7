"""Hints and explanations: true in every position, and worth following."""

import random
import re

import pytest

from numgames.advice import Rank
from numgames.coach.evaluation import best, values
from numgames.coach.hints import hint
from numgames.words import words
from tests.support.playing import (
    CASE_IDS,
    CASES,
    CHAIN_IDS,
    CHAINS,
    NAMES,
    after,
    at,
    random_move,
    random_walk,
)
from tests.support.words import hints, idea, label

WITH_IDEAS = {"sequence_stack", "stack_attack_score", "sequence_showdown", "number_stack",
              "stack_attack_factor"}  # fmt: skip


def pairs_of(state):
    return hint(state).facts["pairs"]


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_three_texts_wherever_somebody_is_to_move(game, options):
    rng = random.Random(1)
    for _ in range(3):
        for state in random_walk(game.start(**options), rng)[0]:
            texts = hints(state, NAMES)
            said = idea(state, NAMES)
            if state.to_move in (0, 1):
                assert len(texts) == 3
                assert texts[2].startswith(label(state, best(state)) + ".")
                assert bool(said) == (game.id in WITH_IDEAS)
            else:
                assert texts == ()
                assert said == ""
            for text in [*texts, said]:
                assert not text or text[-1] in ".?"
                assert "!" not in text
                assert "  " not in text
                assert text[:1] == text[:1].upper()
                assert len(text) <= 200


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_only_the_third_text_gives_the_move_away(game, options):
    for state in random_walk(game.start(**options), random.Random(2))[0]:
        if len(state.legal_moves()) > 1:
            assert label(state, best(state)) not in " ".join(hints(state, NAMES)[:2])


# -- divisor games ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), CHAINS, ids=CHAIN_IDS)
def test_the_count_is_the_count(game, options):
    for state in random_walk(game.start(**options), random.Random(3))[0][:-1]:
        won, moves = int(sum(values(state).values())), len(state.legal_moves())
        count = hints(state, NAMES)[1]
        if moves == 1:
            assert count.endswith("it wins." if won else "it doesn't win.")
        elif won in (0, moves):
            assert count.split()[0] in (("Both", "All") if won else ("None", "Neither"))
        else:
            assert count.startswith(f"{won} of your {moves} moves still win")


@pytest.mark.parametrize(("game", "options"), CHAINS, ids=CHAIN_IDS)
def test_what_the_others_answers_are_worth_is_counted(game, options):
    """A move that wins says how; one that loses, how many of the answers win."""
    for state in random_walk(game.start(**options), random.Random(5))[0][:-1]:
        move = best(state)
        look, _, play = hints(state, NAMES)
        answers = values(state.play(move))
        if values(state)[move]:
            assert ("partner" if answers else "no number") in play
            continue
        winning = int(sum(answers.values()))
        counts = [
            int(number) for number in re.findall(r"\d+", play.removeprefix(label(state, move)))
        ]
        assert counts == ([] if len(answers) == 1 else sorted({winning, len(answers)}))
        assert ("Only" in play) == (1 < len(answers) >= 2 * winning)
        assert NAMES[1 - state.turn] in play
        if state.chain:
            assert look.endswith(f"{state.kind(move)}s of {state.chain[-1]}.")


@pytest.mark.parametrize("game", ["sequence_showdown", "stack_attack_factor"])
def test_at_the_start_a_part_of_the_numbers_is_named_with_the_best_in_it(game):
    low, high = map(int, re.findall(r"\d+", hints(at(game, ""), NAMES)[0]))
    assert low <= int(best(at(game, ""))) <= high < low + 20


@pytest.mark.parametrize(("game", "options"), CHAINS, ids=CHAIN_IDS)
def test_whoever_answers_with_the_partner_wins(game, options):
    """The pairs shown are a winning plan by themselves: no solver after the first move."""
    rng = random.Random(4)
    for _ in range(4):
        states = random_walk(game.start(**options), rng)[0][:-1]
        state = rng.choice(states)
        pairs = pairs_of(state)
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

LAST = "=5 take " * 14  # seven numbers each; one is left
TOTAL = {"sum": "total"}
STACK, SCORE, NUMBER = "sequence_stack", "stack_attack_score", "number_stack"


@pytest.mark.parametrize(
    ("game", "options", "moves", "look", "because"),
    [
        (SCORE, {}, "=9", "the 9", "Take 9. Here 9 points are worth more"),
        (SCORE, {}, "=1", "the 1", "Skip. Here choosing first on the next number is worth more"),
        (SCORE, {}, "=1 skip", "Ada, either way", "Take 1. Ada chooses first on the next"),
        (SCORE, {}, LAST + "=3", "the last number", "Take 3. It's the last number"),
        (SCORE, {}, LAST[:-8] + "=3", "choosing first", ""),
        (NUMBER, {}, "=4", "Could the 4 ever hurt you?", "Keep 4. An extra number never hurts."),
        (NUMBER, TOTAL, "=4", "0 now, 4 with", "Keep 4. 4 is a better start than 0."),
        (NUMBER, TOTAL, "=1", "0 now, 1 with", "Discard 1. 0 is a better start than 1."),
        (NUMBER, TOTAL, "=9 keep =2 keep =8", "9 now, 17 with", "Discard 8. With it you'd have 17"),
        (NUMBER, TOTAL, "=9 keep =1 discard =6", "9 now, 15 with", "Keep 6. That makes 15."),
        (NUMBER, TOTAL, "=7 keep =9 discard =1", "7 now, 8 with", "Discard 1. With 7 you need an"),
        (NUMBER, TOTAL, "=6 keep =9 keep =1", "6 now, 7 with", "Keep 1. With 7 you need an 8"),
        (STACK, {}, "=1", "does Ben need the 1?", "Place 1. Placing it brings your stack to 1"),
        (STACK, {}, "=2 discard =1", "Ada's stack", "Discard 1. Discarding it blocks 1"),
        (STACK, {}, "=4", "only one thing", "Discard 4. There's no other move."),
    ],
)  # fmt: skip
def test_a_hint_names_what_the_choice_hangs_on(game, options, moves, look, because):
    first, _, last = hints(at(game, moves, **options), NAMES)
    assert look in first
    assert last.startswith(because)


@pytest.mark.parametrize(
    ("game", "options", "moves", "words_in_it"),
    [
        (SCORE, {}, "=5", "choosing first wins 6"),
        (SCORE, {}, "=5 skip", "Ada chooses first on the next number either way"),
        (SCORE, {}, LAST + "=3", "choosing first is worth nothing now"),
        (NUMBER, {}, "=4", "keeping is never wrong"),
        (NUMBER, TOTAL, "=9 keep =1 discard =8", "9: a 6 would win. With it you have 17: over"),
        (NUMBER, TOTAL, "=7 keep =6 discard =8", "no single card wins. With it you have 15"),
        (STACK, {}, "=1", "your stack to 1 of 5. Discarding it blocks 1, which Ben needs next"),
        (STACK, {}, "=4", "Discarding it blocks 4, which Ben still needs"),
        (STACK, {}, "=3 discard =5 discard =3", "doesn't hurt Ben: the 3 is already blocked"),
        (STACK, {}, "=5 discard =1 place =1", "doesn't hurt Ben, who has already placed a 1"),
        (STACK, {}, "=2 discard =5 discard =4", "whose stack can't grow to 4 now"),
        (STACK, {}, "=5 discard =1 place =1 discard =4 discard =3", "blocks 3, which"),  # S2
    ],
)  # fmt: skip
def test_the_idea_is_that_of_the_position(game, options, moves, words_in_it):
    assert words_in_it in idea(at(game, moves, **options), NAMES)


@pytest.mark.parametrize(
    ("chances", "parts"),
    [
        ([(1, 4)], ("25\u00a0%",)),
        ([(3, 4), (1, 4)], ("better", "75\u00a0%", "other 25\u00a0%")),
        ([(3, 4), (1, 2), (1, 4)], ("best", "75\u00a0%", "next 50\u00a0%")),
        ([(0, 1)] * 2, ("Neither", "can win")),
        ([(0, 1)] * 3, ("No", "can win")),
        ([(1, 1)] * 2, ("Both", "certain")),
        ([(1, 1)] * 3, ("All", "certain")),
        ([(1, 2)] * 2, ("Both", "same: 50\u00a0%")),
        ([(1, 2)] * 3, ("All", "same: 50\u00a0%")),
    ],
)
def test_what_choices_are_worth(chances, parts):
    """Two choices, as our games of luck have them, or more."""
    said = words("coach").worth([Rank("move", chance, chance, 0) for chance in chances])
    assert [part for part in parts if part not in said] == []


def test_equal_choices_are_called_equal():
    start = "=9 keep =1 discard =2 keep =3 discard =8 keep =5 discard =6 discard =7 discard =4"
    assert hints(at("number_stack", start), NAMES)[2] == "Keep 4. It makes no difference here."


def test_a_game_without_words_of_its_own_gets_the_same_hints(tiny_game):
    assert hints(after(tiny_game.start(), "=3"), NAMES) == (
        "Compare your choices.",
        "The better choice wins 100\u00a0% of the time, the other 0\u00a0%.",
        "Keep 3.",
    )
