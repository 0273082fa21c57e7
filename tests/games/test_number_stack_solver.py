"""Number Stack: the solver against a second one that knows no shortcut, in every position.

The second solver tries keeping and discarding everywhere, so it can also tell whether keeping
is ever wrong with `sum=any`.  Its positions are the cards kept, not the sums they make.
"""

from fractions import Fraction
from functools import cache
from math import factorial

import pytest

from numgames.coach.chance import value
from numgames.core import CHANCE
from numgames.games.number_stack.rules import GAME, NumberStackState
from numgames.games.number_stack.solver import wins
from tests.support.playing import after

CARDS = tuple(range(1, 10))


@cache
def sums(rule, kept):
    """The sums that count, as bits up to 15."""
    if rule == "total":
        return 1 << sum(kept) if sum(kept) <= 15 else 0
    made = 1
    for card in kept:
        made |= made << card
    return made & 0xFFFF


def plain(rule):
    """{(first's sums, second's sums, unseen): orders that the first wins}, and every decision."""
    known, decisions = {}, []
    top = [max([s for s in range(16) if bits >> s & 1], default=-1) for bits in range(1 << 16)]

    def solve(first, second, unseen):
        mine, yours = sums(rule, first), sums(rule, second)
        if mine >> 15 & 1 or yours >> 15 & 1:
            return factorial(len(unseen)) if mine >> 15 & 1 else 0
        if not unseen:
            return int(top[mine] > top[yours])
        key = (mine, yours, unseen)
        if key not in known:
            total = 0
            for card in unseen:
                rest = tuple([c for c in unseen if c != card])
                if len(unseen) % 2:
                    keep = solve((*first, card), second, rest)
                    discard = solve(first, second, rest)
                    total += max(keep, discard)
                else:
                    keep = solve(first, (*second, card), rest)
                    discard = solve(first, second, rest)
                    total += min(keep, discard)
                decisions.append((len(unseen) % 2, keep, discard))
            known[key] = total
        return known[key]

    solve((), (), CARDS)
    return known, decisions


@pytest.mark.parametrize("rule", ["any", "total"])
def test_every_position_there_is(rule):
    known, decisions = plain(rule)
    for (first, second, unseen), orders in known.items():
        bits = sum([1 << card for card in unseen])
        if len(unseen) % 2:
            assert wins(rule, first, second, bits) == orders
        else:
            assert wins(rule, second, first, bits) == factorial(len(unseen)) - orders
    wrong = [d for d in decisions if (d[1] < d[2] if d[0] else d[1] > d[2])]
    if rule == "any":
        assert len(known) == 139716
        assert not wrong  # keeping is never wrong (K3), in any position that can come up
    else:
        assert len(known) == 51430
        assert len(wrong) > 40_000  # and here it often is: the version with real decisions


@pytest.mark.parametrize(("rule", "chance"), [("any", (349, 540)), ("total", (68851, 120960))])
def test_the_first_players_chance(rule, chance):
    assert Fraction(*value(GAME.start(sum=rule))) == Fraction(*chance)


def test_order_of_keeping_and_discarding_is_of_no_account():
    start = GAME.start(sum="total")
    state = after(start, "=4 keep =2 keep =9 discard =5 keep =3 keep =1 discard")
    other = after(start, "=3 keep =5 keep =1 discard =2 keep =4 keep =9 discard")
    assert value(state) == value(other)
    assert state != other


def test_sums_beyond_fifteen_are_not_read_as_smaller_ones():
    """9 + 8 leaves bit 17 in the state's sums; both are over and the second player wins (K3)."""
    over = NumberStackState.of(
        sum="total", kept=((8, 9), (4, 6, 7)), sums=(1 << 17, 1 << 17), gone=(2, 1),
        left=1 << 3 | 1 << 5, card=0, turn=1, to_move=CHANCE,
    )  # fmt: skip
    assert value(over) == (0, 2)
