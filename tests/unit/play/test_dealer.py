"""The dealer: luck that never changes, is fair, and does not listen to how people play (A4)."""

import random
from collections import Counter

import pytest

from numgames.games import GAMES
from numgames.play.dealer import Dealer, cards, coin, shuffled
from numgames.play.record import new_record
from numgames.play.session import deck, replay
from tests.support.playing import begin, random_session

SEEDS = 4000
TEN = GAMES["sequence_stack"].start().chances()
NINE = GAMES["number_stack"].start().chances()
FRESH = GAMES["stack_attack_score"].start().chances()

# Written down once: every record and link ever shared relies on them.  Never edit these.
VECTORS = [
    ("a", 1, "5252144331", "856214973", "868184489931381"),
    ("seed", 0, "4321135542", "831659427", "857973572899179"),
    ("k3v9x2", 1, "2154415332", "741659328", "778855753667587"),
    ("0000000000000000", 0, "4315253241", "961752384", "921646129419122"),
]


def dealt(seed, decks):
    """What a dealer deals when asked for these chances one after the other."""
    dealer, order = Dealer(seed), ""
    for chances in decks:
        token, dealer = dealer.deal(chances)
        order += token[1:]
    return order


def digits(order):
    return "".join([token[1:] for token in order])


def chi_square(counts, cells, total):
    """The usual measure of how far counts are from equal ones; about cells - 1 if all is well."""
    expected = total / cells
    return sum([(counts[cell] - expected) ** 2 / expected for cell in counts]) + expected * (
        cells - len(counts)
    )


@pytest.mark.parametrize(("seed", "toss", "ten", "nine", "fifteen"), VECTORS)
def test_luck_never_changes(seed, toss, ten, nine, fifteen):
    assert coin(seed) == toss
    assert digits(shuffled(seed, 1, TEN)) == ten
    assert digits(shuffled(seed, 1, NINE)) == nine
    assert dealt(seed, [FRESH] * 15) == fifteen


def test_a_deck_holds_exactly_its_cards():
    for seed in range(50):
        assert sorted(shuffled(str(seed), 1, TEN)) == cards(TEN)
    assert cards((("=1", 2), ("=4", 1))) == ["=1", "=1", "=4"]


def test_a_dealer_is_never_changed():
    dealer = Dealer("seed")
    assert [dealer.deal(TEN)[0] for _ in range(3)] == ["=4"] * 3


def test_decks_of_one_seed_differ():
    assert len({shuffled("seed", deck, NINE) for deck in range(50)}) == 50


# -- fair: generous bounds, so that only a real fault is seen -----------------------------------


def test_every_place_of_the_deck_is_fair():
    orders = [shuffled(f"s{i}", 1, NINE) for i in range(SEEDS)]
    for place in range(9):
        counts = Counter([order[place] for order in orders])
        assert chi_square(counts, 9, SEEDS) < 40  # 8 expected; beyond 40: once in 300,000


def test_neighbours_are_fair():
    """Each of the 72 ordered pairs is equally likely on top."""
    counts = Counter([shuffled(f"s{i}", 1, NINE)[:2] for i in range(SEEDS)])
    assert chi_square(counts, 72, SEEDS) < 140  # 71 expected


def test_copies_are_shuffled_like_single_cards():
    """Of two 1s and two 2s, each of the six orders is equally likely."""
    chances = (("=1", 2), ("=2", 2))
    counts = Counter([shuffled(f"s{i}", 3, chances) for i in range(SEEDS)])
    assert chi_square(counts, 6, SEEDS) < 35  # 5 expected


def test_the_stack_of_fifteen_is_fair_and_independent():
    stacks = [dealt(f"s{i}", [FRESH] * 15) for i in range(600)]
    pairs = Counter([stack[i : i + 2] for stack in stacks for i in range(0, 14, 2)])
    assert chi_square(pairs, 81, 600 * 7) < 160  # 80 expected


def test_the_coin_is_fair():
    heads = sum([coin(f"s{i}") for i in range(SEEDS)])
    assert abs(heads - SEEDS / 2) < 5 * (SEEDS / 4) ** 0.5


# -- deaf to how people play ----------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ["number_stack", "stack_attack_score"])
def test_the_order_does_not_depend_on_play(game_id):
    """Whatever is kept, taken or skipped: the n-th card is the n-th card."""
    for seed in ("a", "b", "c"):
        orders = set()
        for i in range(20):
            steps = random_session(begin(GAMES[game_id], {}, seed), random.Random(i))[-1].steps
            orders.add(digits([step.token for step in steps if step.is_card]))
        longest = max(orders, key=len)
        assert all(longest.startswith(order) for order in orders)


def test_the_first_ten_cards_of_sequence_stack_do_not_depend_on_play():
    for seed in ("a", "b", "c"):
        ways = [
            random_session(begin(GAMES["sequence_stack"], {}, seed), random.Random(i))[-1]
            for i in range(20)
        ]
        orders = [digits([step.token for step in way.steps if step.is_card])[:10] for way in ways]
        longest = max(orders, key=len)
        assert all(longest.startswith(order) for order in orders)


def test_new_decks_share_the_order_of_the_cards_they_share():
    """What a reshuffle leaves out does not move what it keeps."""
    for seed in range(200):
        whole = shuffled(str(seed), 2, TEN)
        for left_out in ("=1", "=3", "=5"):
            part = tuple([chance for chance in TEN if chance[0] != left_out])
            assert shuffled(str(seed), 2, part) == tuple([c for c in whole if c != left_out])


def test_a_reshuffle_is_a_new_deck():
    """When the old deck is used up the next one has its own number, not the old order."""
    two = (("=1", 1), ("=2", 1))
    for seed in ("a", "b", "c", "d"):
        dealer, orders = Dealer(seed), []
        for _ in range(8):
            top, dealer = dealer.deal(two)
            rest = tuple([chance for chance in two if chance[0] != top])
            below, dealer = dealer.deal(rest)
            orders.append((top, below))
        assert orders == [shuffled(seed, deck, two) for deck in range(1, 9)]
        assert len(set(orders)) == 2


# -- a deck on paper ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["sequence_stack", "stack_attack_score", "number_stack"])
def test_the_printed_deck_comes_as_the_dealt_one(game):
    for seed in ("maple", "river", "k3"):
        record = new_record(game, {}, seed, 0)
        printed, drawn, session = deck(record), [], replay(record)
        while session.outcome is None and len(drawn) < len(printed):
            session = session.draw() if session.waits_for_draw else session.play(last(session))
            drawn = [step.token for step in session.steps if step.is_card]
        assert drawn == printed[: len(drawn)]
        assert len(drawn) > 4


@pytest.mark.parametrize(
    ("game", "count"),
    [("sequence_stack", 10), ("stack_attack_score", 15), ("number_stack", 9),
     ("sequence_showdown", 0)],
)  # fmt: skip
def test_the_printed_deck_is_the_whole_first_deck(game, count):
    assert len(deck(new_record(game, {}, "maple", 0))) == count


def last(session):
    """Play as unlike the printer as can be: it puts away, this one builds."""
    return session.state.legal_moves()[-1]
