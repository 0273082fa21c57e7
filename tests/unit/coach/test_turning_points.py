"""Why a move turned a game: every "because" of hundreds of games is true in its position, and every
proof can be played."""

import random
import re

import pytest

from numgames.coach.evaluation import exact_values
from numgames.coach.review import review
from numgames.core import CHANCE
from numgames.ratio import ONE, ZERO
from numgames.words import game_words
from numgames.words.en import coach
from tests.support.playing import CASE_IDS, CASES, DIVISOR_GAMES, NAMES, played, random_walk

GAMES_EACH = 25
POINTS = 15


def turning_points(game, options):
    """Of random games: the position, the step, and the step after it."""
    rng = random.Random(7)
    found = []
    for _ in range(GAMES_EACH):
        states, tokens = random_walk(game.start(**options), rng)
        if game.id in DIVISOR_GAMES and options["illegal"] == "lose" and rng.random() < 0.3:
            at = rng.randrange(1, len(tokens))
            tokens = [*tokens[:at], next(w for w in states[at].words() if w not in states[at].free)]
            states = [*states[: at + 1], states[at].play(tokens[at])]
        steps = review(states, tokens)["steps"]
        found += [(states[i], step) for i, step in enumerate(steps) if step["turn"]]
    return found


def said(state, step):
    game = game_words(state.game) if state.game != "tiny" else None
    return coach.turned(game, state, step, NAMES), coach.better(game, state, step, NAMES)


def has(text, *numbers):
    assert {str(number) for number in numbers} <= set(re.findall(r"\d+", text)), text


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_every_because_is_true_in_its_position(game, options):
    for state, step in turning_points(game, options):
        turn, values = step["turn"], exact_values(state)
        assert values[turn["best"]] == max(values.values(), key=lambda one: one[0] / one[1])
        assert tuple(turn["was"]) == values[turn["best"]]
        if step["move"] in values:
            assert tuple(turn["now"]) == values[step["move"]] != tuple(turn["was"])
        if game.id == "tiny":
            assert turn["because"] == ""
            continue
        why, better = said(state, step)
        assert ", because " in why
        assert why.endswith(".")
        assert better.endswith(".")
        CLAIMS[turn["because"]](state, step, why)
        if game.id in DIVISOR_GAMES:
            check_proof(state, turn, better)


# -- what each reason claims ------------------------------------------------------------------


def only_chances(state, step, why):
    assert "wins" in why


def slip(state, step, why):
    assert not state.allows(int(step["move"]))
    has(why, step["move"])


def stuck(state, step, why):
    answer = step["turn"]["answer"]
    end = state.play(step["move"]).play(str(answer))
    assert end.outcome == (1 - state.turn, "no_moves")
    has(why, answer)


def answers(state, step, why):
    turn, values = step["turn"], exact_values(state.play(step["move"]))
    wins = [move for move in values if values[move] == ONE]
    assert (turn["winning"], turn["replies"]) == (len(wins), len(values))
    assert str(turn["answer"]) in wins
    if len(values) == 1 or len(wins) == 1:
        has(why, turn["answer"])
    elif len(values) > 2:
        has(why, len(values))
    if 1 < len(wins) < len(values):
        has(why, len(wins))


def makes(state, step, why):
    numbers = step["turn"]["numbers"]
    assert sum(numbers) == 15
    assert state.play("keep").outcome == (state.turn, "exact_sum")
    pool = [*state.kept[state.turn], state.card]
    assert all(pool.count(number) >= numbers.count(number) for number in numbers)
    has(why, *numbers)


def over(state, step, why):
    total = sum(state.kept[state.turn]) + state.card
    assert (step["turn"]["total"], step["move"]) == (total, "keep")
    assert total > 15
    has(why, total)


def wants(state, step, why):
    turn = step["turn"]
    for move, numbers in (("keep", turn["with"]), ("discard", turn["without"])):
        after, wins = state.play(move), []
        for card in sorted(set(state.unseen)):
            kept = after.kept[state.turn]
            sums = {0} if state.sum == "any" else {sum(kept)}
            for number in kept if state.sum == "any" else ():
                sums |= {one + number for one in sums}
            if 15 - card in sums:
                wins.append(card)
        assert wins == numbers
        has(why, *numbers)
    better = "with" if turn["best"] == "keep" else "without"
    worse = "without" if better == "with" else "with"
    assert len(turn[better]) > len(turn[worse])
    assert why.split("because ")[1].startswith(f"{better} the {state.card}")


def first(state, step, why):
    assert step["move"] == "take"
    has(why, state.top)


def last(state, step, why):
    assert step["move"] == "skip"
    assert state.play("take").outcome is not None


def lost(state, step, why):
    assert state.play("take").turn == state.play("skip").turn == 1 - state.turn
    assert {state.play(move).to_move for move in ("take", "skip")} == {CHANCE}
    has(why, state.top)


def worth(state, step, why):
    assert state.play("take").turn == 1 - state.turn  # the other chooses first on the next number
    after = [state.play("skip").play(move) for move in ("take", "skip")]
    assert {one.turn for one in after} == {state.turn}
    has(why, state.top)


def grows(state, step, why):
    assert state.play("place").heights[state.turn] == state.card
    has(why, state.card, 5)


def blocks(state, step, why):
    other = 1 - state.turn
    assert state.card not in state.blocked[other]
    assert state.card in state.play("discard").blocked[other]
    height = state.heights[other]
    assert height < state.card
    assert not set(range(height + 1, state.card)) & set(state.blocked[other])
    assert ("next" in why) == (state.card == height + 1)
    has(why, state.card)


CLAIMS = {
    "": only_chances, "slip": slip, "stuck": stuck, "answers": answers, "makes": makes,
    "over": over, "wants": wants, "first": first, "last": last, "lost": lost, "worth": worth,
    "grows": grows, "blocks": blocks,
}  # fmt: skip


def check_proof(state, turn, better):
    """A line without a choice for the other, or a winning partner for each of their answers."""
    line, pairs = turn["line"], turn["pairs"]
    assert turn["best"] == str(line[0])
    has(better, line[0])
    at = state
    for i, number in enumerate(line):
        assert i % 2 == 0 or at.legal_moves() == (str(number),)
        at = at.play(str(number))
    if not pairs:
        assert at.outcome == (state.turn, "no_moves")
        has(better, line[-1]) if len(line) > 1 else None
        return
    assert sorted([str(answer) for answer, _ in pairs]) == list(at.legal_moves())
    for answer, partner in pairs:
        after = at.play(str(answer))
        assert exact_values(after)[str(partner)] == ONE
    has(better, *(pairs[0] if len(pairs) == 1 else [len(pairs)]))


# -- a few by hand ----------------------------------------------------------------------------


def points_of(game, moves, options=None):
    states, tokens = played(game, options or {}, moves)
    steps = review(states, tokens)["steps"]
    return {
        step["move"]: (*said(states[i], step), step) for i, step in enumerate(steps) if step["turn"]
    }


def test_a_game_that_turned_four_times():
    found = points_of("sequence_showdown", "56 7 91 1 29 87 3 9 81 27 54 2 84 21 63")
    assert list(found) == ["29", "9", "84", "21"]
    has(found["84"][0], 6, 7)
    assert "63" in found["21"][0]
    assert found["29"][2]["turn"]["line"] == [53]


def test_a_wrong_number_says_what_is_wrong_with_it():
    why, _, _ = points_of("stack_attack_factor", "11")["11"]
    assert why.startswith("It lost the game at once, because 11 ")


def test_giving_up_a_won_game():
    states, tokens = played("sequence_showdown", {}, "97 1")
    step = review(states, tokens, 0)["steps"][-1]
    assert said(states[-1], step) == (
        "It gave Ben the game, because Ada could still win for certain.",
        "",
    )


def test_what_wins_every_game_is_not_a_percentage():
    assert coach.in_100(ONE) == "every game"
    assert coach.in_100(ZERO) == "no game"
    assert coach.in_100((999, 1000)) == "over 99 games in 100"
    assert coach.in_100((1, 1000)) == "under 1 game in 100"
    assert coach.in_100((1, 100)) == "1 game in 100"
