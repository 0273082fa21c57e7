"""Exact chances as pairs of integers, against Python's fractions."""

from fractions import Fraction
from itertools import product

import pytest

from numgames.ratio import above, as_float, minus, other, plus, reduced

RATIOS = [(0, 1), (1, 1), (1, 2), (2, 4), (3, 4), (5, 6), (10, 15), (7, 3), (-1, 4), (-6, 8)]


def pair(fraction):
    return (fraction.numerator, fraction.denominator)


@pytest.mark.parametrize(("a", "b"), list(product(RATIOS, RATIOS)))
def test_they_behave_as_fractions_do(a, b):
    one, two = Fraction(*a), Fraction(*b)
    assert plus(a, b) == pair(one + two)
    assert minus(a, b) == pair(one - two)
    assert above(a, b) is (one > two)


@pytest.mark.parametrize("a", RATIOS)
def test_one_of_them(a):
    assert reduced(*a) == pair(Fraction(*a))
    assert as_float(a) == float(Fraction(*a))
    assert Fraction(*other(a)) == 1 - Fraction(*a)
    assert other(a)[1] == a[1]


def test_floats_of_integers_too_long_for_floats():
    assert as_float((10**400, 3 * 10**400)) == 1 / 3
