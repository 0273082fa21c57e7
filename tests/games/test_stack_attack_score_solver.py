"""Take or Skip: the solver against a second one, from the last number to the whole stack."""

import random
from fractions import Fraction

from numgames.coach.chance import value
from numgames.core import CHANCE
from numgames.games.stack_attack_score.rules import GAME, SIZE, TakeOrSkipState
from numgames.games.stack_attack_score.solver import choosing, wins
from tests.support.playing import after, random_walk

NINE = range(1, 10)


def plain():
    """By numbers left: {(difference of totals, of counts, seat to choose): first player's wins}.

    Every position with totals and counts that can come up, without a shortcut: both choices of
    both players, for each of the nine numbers.
    """
    spans = [range(-9 * (SIZE - left), 9 * (SIZE - left) + 1) for left in range(SIZE + 1)]
    counts = [range(left - SIZE, SIZE - left + 1) for left in range(SIZE + 1)]
    layers = [
        {
            (points, count, seat): int(points > 0 or (points == 0 and count > 0))
            for points in spans[0]
            for count in counts[0]
            for seat in (0, 1)
        }
    ]
    for left in range(1, SIZE + 1):
        last, layer = layers[-1], {}
        for points in spans[left]:
            for count in counts[left]:
                total = [0, 0]
                for n in NINE:
                    first_has = last[points + n, count + 1, 1], last[points + n, count + 1, 0]
                    second_has = last[points - n, count - 1, 1], last[points - n, count - 1, 0]
                    out = last[points, count, 0], last[points, count, 1]
                    # (taken by the one who chose first, taken by the other, out)
                    total[0] += max(first_has[0], min(second_has[1], out[0]))
                    total[1] += min(second_has[1], max(first_has[0], out[1]))
                layer[points, count, 0], layer[points, count, 1] = total
        layers.append(layer)
    return layers


def test_every_position_there_is():
    checked = 0
    for left, layer in enumerate(plain()):
        for (points, count, seat), first in layer.items():
            if seat == 0:
                assert wins(left, 64 * points + 2 * count - 1) == first
            else:
                assert wins(left, -64 * points - 2 * count + 1) == 9**left - first
            checked += 1
    assert checked == 94112


def test_the_first_players_chance():
    assert Fraction(*value(GAME.start())) == Fraction(14664020803417, 22876792454961)


def test_a_lead_never_hurts():
    for left in range(SIZE + 1):
        chances = [wins(left, lead) for lead in range(-2001, 2002, 2)]
        assert chances == sorted(chances)


def test_taking_what_the_other_skipped_is_never_wrong():
    """The next choice is the other's either way (T2), and a number never hurts."""
    rng = random.Random(3)
    checked = 0
    for _ in range(150):
        for state in random_walk(GAME.start(), rng)[0]:
            if state.top and state.skipped:
                take, skip = (Fraction(*value(state.play(move))) for move in ("take", "skip"))
                assert take >= skip if state.turn == 0 else take <= skip
                checked += 1
    assert checked > 500


def test_the_worth_of_choosing_first():
    """The same totals before a fresh number, with this player to choose first, and second."""
    rng = random.Random(4)
    for _ in range(50):
        for state in random_walk(GAME.start(), rng)[0]:
            if not state.top:
                continue
            gone = [
                TakeOrSkipState.of(
                    taken=state.taken,
                    out=state.out,
                    top=0,
                    left=state.left - 1,
                    skipped=False,
                    turn=seat,
                    to_move=CHANCE,
                )
                for seat in (state.turn, 1 - state.turn)
            ]
            fresh = [Fraction(*value(position)) for position in gone]
            mine = fresh if state.turn == 0 else [1 - chance for chance in fresh]
            assert [Fraction(*chance) for chance in choosing(state)] == mine
            assert choosing(gone[0]) == choosing(state)  # with or without a number in view
            assert mine[0] >= mine[1]


def test_choosing_first_is_worth_something_at_the_start_and_nothing_at_the_end():
    state = after(GAME.start(), "=5")
    first, second = choosing(state)
    assert first[0] > second[0]
    for _ in range(14):
        state = after(state, "take =1")
    assert state.left == 1
    assert choosing(state)[0] == choosing(state)[1]
