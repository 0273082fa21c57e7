"""Every tip in the games' heads is true: each is quoted here and proved by the solvers.

Where a tip says "almost always", "usually" or "about", its test says how often that is.
"""

import random
from fractions import Fraction
from functools import cache
from statistics import fmean as mean

import pytest

from numgames.coach.evaluation import chance_of, exact_values, ranking
from numgames.core import CHANCE
from numgames.games import GAMES, ORDER
from numgames.games.divisor_chain.advice import unused
from numgames.games.divisor_chain.matching import partners
from numgames.games.number_stack.rules import TARGET
from numgames.games.stack_attack_score.rules import NUMBERS
from numgames.games.stack_attack_score.solver import MOST, lead
from numgames.rulebook import Rulebook
from tests.support.playing import after

BLOCKS = ("one", "both")
CHAINS = ("sequence_showdown", "stack_attack_factor")
SIZES = (100, 50, 30, 20)
PROVED = {}


def tip(words, *games):
    """Marks the test that proves a tip, by the tip's own words."""

    def mark(test):
        for game in games:
            PROVED.setdefault(game, []).append(words)
        return test

    return mark


def tips_of(game):
    """The tips in a game's rulebook, each on one line."""
    return Rulebook(game).tips


@pytest.mark.parametrize("game", ORDER, ids=lambda game: game.id)
def test_every_tip_has_its_proof(game):
    assert sorted(tips_of(game)) == sorted(PROVED[game.id])
    assert 3 <= len(tips_of(game)) <= 5


# -- positions, and what is best in them ---------------------------------------------------------


def reachable(start, key):
    """One state of each kind that can be reached, whatever is played and whatever comes.

    Two states are of one kind if they have the same key; without one (None) it is left out,
    with all that follows it.
    """
    met, found = {key(start)}, [start]
    for state in found:  # grows while it is read
        for token in [token for token, _ in state.chances()] or state.legal_moves():
            follows = state.play(token)
            kind = key(follows)
            if kind not in met and kind is not None:
                met.add(kind)
                found.append(follows)
    return found


def gain(state, move, than):
    """Above 0 where `move` wins the mover more games than the other move, 0 where as many."""
    worth = exact_values(state)
    return worth[move][0] * worth[than][1] - worth[than][0] * worth[move][1]


def chance(state, seat):
    """The winning chance of the player in `seat`."""
    first = Fraction(*chance_of(state))
    return 1 - first if seat else first


# -- Sequence Stack ------------------------------------------------------------------------------


def stack_key(state):
    """All that matters of a position: a card out for good is as good as one on the pile (S5)."""
    return (
        state.heights, state.blocks, state.left, state.card, state.turn, state.to_move,
        state.draw_off,
    )  # fmt: skip


@cache
def stacks(block):
    """Every position of the game with this option."""
    return reachable(GAMES["sequence_stack"].start(block=block), stack_key)


def stack_choices(block):
    return [state for state in stacks(block) if state.placeable()]


@tip(
    "Build higher than your friend. Don't wait for the 5: if one discard blocks a number, "
    "fewer than one game in 100,000 ends with a full 1 to 5, and only the first player can "
    "build it.",
    "sequence_stack",
)
def test_a_full_stack_is_rare_even_if_both_players_want_it():
    ends = {state.outcome for state in stacks("one") if state.outcome}
    assert {winner for winner, reason in ends if reason == "completed"} == {0}
    known, circles = {}, set()

    def hoped(state):
        """The chance of a full stack if both players do all they can for it."""
        if state.outcome or state.draw_off is not None:
            return Fraction(state.outcome == (0, "completed"))
        key = stack_key(state)
        if key not in known:
            known[key] = None
            cards = state.chances()
            if cards:
                hopes = [weight * hoped(state.play(card)) for card, weight in cards]
                known[key] = sum(hopes) / sum(weight for _, weight in cards)
            else:
                known[key] = max(hoped(state.play(move)) for move in state.legal_moves())
        elif known[key] is None:  # the deck came back unchanged, and there is no hope in that:
            circles.add(key)
            return Fraction(0)
        return known[key]

    assert hoped(GAMES["sequence_stack"].start()) == Fraction(1, 113400)
    assert not any(known[key] for key in circles)


@tip(
    "Get your 1 down. In well-played games, the first to place a 1 wins about four times in five.",
    "sequence_stack",
)
@pytest.mark.parametrize("among_equals", ["discard", "place"])
@pytest.mark.parametrize("block", BLOCKS)
def test_the_first_to_place_a_1_wins_four_times_in_five(block, among_equals):
    start = GAMES["sequence_stack"].start(block=block)
    layer, placed, won = {stack_key(start): (start, 1.0)}, 0, 0
    while sum(share for _, share in layer.values()) > 1e-6:  # it can go on for ever
        following = {}
        for state, share in layer.values():
            cards = state.chances()
            if cards:
                weights = sum(weight for _, weight in cards)
                steps = [(card, share * weight / weights) for card, weight in cards]
            elif state.placeable():
                ahead = gain(state, "place", "discard")
                move = "place" if ahead > 0 else "discard" if ahead < 0 else among_equals
                steps = [(move, share)]
            else:
                steps = [(move, share) for move in state.legal_moves()]
            for token, part in steps:
                follows = state.play(token)
                if token == "place":
                    placed += part
                    won += part * float(chance(follows, state.turn))
                elif follows.draw_off is None:
                    before = following.get(stack_key(follows), (follows, 0))[1]
                    following[stack_key(follows)] = (follows, before + part)
        layer = following
    assert placed > 0.8  # in the other games neither player places anything
    assert 0.75 < won / placed < 0.85


@tip(
    "If one discard blocks a number, place a card whenever you can, with just one exception: "
    "your friend needs it next, too, and the number after it is blocked for you. Then discard "
    "it.",
    "sequence_stack",
)
def test_placing_has_one_exception():
    """A whole strategy: in every position there is, it is best."""
    assert len(stack_choices("one")) == 3212
    exceptions = 0
    for state in stack_choices("one"):
        mine, theirs = state.blocks[state.turn], state.blocks[1 - state.turn]
        shared = state.heights[0] == state.heights[1] and not theirs >> state.card & 1
        if shared and mine >> state.card + 1 & 1:
            exceptions += gain(state, "discard", "place") > 0
            assert gain(state, "discard", "place") >= 0
        else:
            assert gain(state, "place", "discard") >= 0
    assert exceptions == 150


@tip(
    "Is your stack longer, and your friend's next number blocked? Then you've won: your "
    "friend can never catch up.",
    "sequence_stack",
)
@pytest.mark.parametrize("block", BLOCKS)
def test_the_longer_stack_wins_if_the_other_cannot_grow(block):
    won = 0
    for state in stacks(block):
        for seat in (0, 1):
            mine, theirs = state.heights[seat], state.heights[1 - seat]
            if mine > theirs and state.blocks[1 - seat] >> theirs + 1 & 1:
                won += 1
                assert chance(state, seat) == 1
    assert won > 10000


@tip(
    "If it takes both cards to block a number, place the card if your friend no longer needs "
    "it. If your friend still does, discarding is often better once you're two ahead, and "
    "seldom before.",
    "sequence_stack",
)
def test_what_to_discard_where_it_takes_both_cards():
    assert len(stack_choices("both")) == 14404
    better = {True: [], False: []}  # two ahead: whether discarding is, where it makes a difference
    for state in stack_choices("both"):
        height, theirs = state.heights[1 - state.turn], state.blocks[1 - state.turn]
        ahead = gain(state, "place", "discard")
        if state.card <= height or theirs >> state.card & 1:  # they no longer need it
            assert ahead >= 0
        elif ahead:
            better[state.card > height + 2].append(ahead < 0)
    assert sum(better[True]) > 0.6 * len(better[True])
    assert sum(better[False]) < 0.15 * len(better[False])


# -- Take or Skip --------------------------------------------------------------------------------


@cache
def numbers_in_view():
    """Every position with a number in view while both players can still win.

    What matters is how many numbers are left and how far the mover is ahead.
    """

    def key(state):
        ahead = lead(state)
        if abs(ahead) > MOST * state.left:  # nobody can catch up any more
            return None
        return (state.left, ahead, state.top, state.skipped)

    return [s for s in reachable(GAMES["stack_attack_score"].start(), key) if s.top]


def fresh_numbers(at_least=1, at_most=15):
    """Neither player has skipped the number in view yet."""
    return [s for s in numbers_in_view() if not s.skipped and at_least <= s.left <= at_most]


@tip(
    "If you skip, you choose first on the next number, whatever your friend does.",
    "stack_attack_score",
)
def test_who_skips_chooses_first_on_the_next_number():
    for state in fresh_numbers(at_least=2):
        for answer in ("take", "skip"):
            assert after(state, f"skip {answer} =5").to_move == state.turn


@tip(
    "While four or more numbers are left, counting the top one, skip a 1 or a 2 and take "
    "anything from 4 up. A 3 is usually worth taking, too.",
    "stack_attack_score",
)
def test_skip_1_and_2_and_take_the_others():
    threes = []  # where it makes a difference
    for state in fresh_numbers(at_least=4):
        ahead = gain(state, "take", "skip")
        if state.top <= 2:
            assert ahead <= 0
        elif state.top >= 4:
            assert ahead >= 0
        elif ahead:
            threes.append(ahead > 0)
    assert sum(threes) > 0.8 * len(threes)


@tip(
    "If your friend has skipped, take the number, however small. Your friend chooses first on "
    "the next one either way.",
    "stack_attack_score",
)
def test_after_a_skip_taking_is_never_wrong():
    for state in numbers_in_view():
        if state.skipped:
            assert gain(state, "take", "skip") >= 0
            if state.left > 1:
                assert {after(state, f"{move} =5").to_move for move in ("take", "skip")} == {
                    1 - state.turn
                }


@tip(
    "With two numbers left, skip a 1, 2, 3 or 4. Always take the very last one.",
    "stack_attack_score",
)
def test_the_last_two_numbers():
    for state in fresh_numbers(at_most=2):
        ahead = gain(state, "take", "skip")
        assert ahead <= 0 if state.left == 2 and state.top <= 4 else ahead >= 0


@tip(
    "You don't have to remember what has gone. Each new number can be anything from 1 to 9.",
    "stack_attack_score",
)
def test_what_has_gone_says_nothing_about_what_comes():
    each = tuple((f"={number}", 1) for number in NUMBERS)
    rng = random.Random(22)
    for _ in range(500):
        state = GAMES["stack_attack_score"].start()
        while state.to_move is not None:
            if state.to_move == CHANCE:
                assert state.chances() == each
            state = state.play(
                rng.choice(state.legal_moves() or [token for token, _ in state.chances()])
            )


# -- Showdown and Factors ------------------------------------------------------------------------


def is_prime(number):
    return number > 1 and all(number % factor for factor in range(2, number))


def upper_primes(n):
    """The primes from the upper half of the board."""
    return [number for number in range(n // 2 + 1, n + 1) if is_prime(number)]


@cache
def chain_positions(game):
    """All positions of random games on every board, in which the 1 is played only if it must."""
    rng = random.Random(22)
    found = []
    for n in SIZES:
        for _ in range(80):
            state = GAMES[game].start(numbers=str(n))
            while state.to_move is not None:
                found.append(state)
                moves = [move for move in state.legal_moves() if move != "1"] or ["1"]
                state = state.play(rng.choice(moves))
    return found


def wins(state, move):
    return exact_values(state)[move] == (1, 1)


NOT_THE_1 = (
    "Don't {} the 1 if you can help it. Your friend answers with a big prime such as 97, "
    "and you're stuck: only the 1 could follow it. A prime has just two factors, 1 and "
    "itself. It's big enough if it's from the upper half of the board."
)


@tip(NOT_THE_1.format("play"), "sequence_showdown")
@tip(NOT_THE_1.format("place"), "stack_attack_factor")
@pytest.mark.parametrize("game", CHAINS)
def test_the_1_loses(game):
    """In every position: before the 1, only the first number can be one of these primes."""
    for n in SIZES:
        start = GAMES[game].start(numbers=str(n))
        assert len(upper_primes(n)) >= 3
        for prime in upper_primes(n):
            links = start.board.links[str(prime)][1]
            assert [token for _, token in links] == ["1"]
    ones = [state for state in chain_positions(game) if "1" in state.legal_moves()]
    assert len(ones) > 2000
    for state in ones:
        assert not wins(state, "1")
        prime = max(set(upper_primes(state.n)) - set(state.chain))
        assert state.play("1").play(str(prime)).outcome == (1 - state.turn, "no_moves")


@tip(
    "So leave your friend nothing but the 1, and you win. Look for a number whose other factors "
    "and multiples have all been used.",
    *CHAINS,
)
@pytest.mark.parametrize("game", CHAINS)
def test_who_leaves_only_the_1_wins(game):
    left = 0
    for state in chain_positions(game):
        for move in state.legal_moves():
            if state.play(move).legal_moves() == ("1",):
                left += 1
                assert wins(state, move)
    assert left > 500


@tip(
    "Beware of twice a prime if three times that prime is off the board, like 74 = 2 × 37. "
    "Your friend answers with the 37, and only the 1 is left for you.",
    *CHAINS,
)
@pytest.mark.parametrize("game", CHAINS)
def test_twice_a_big_prime_loses(game):
    met = set()
    for state in chain_positions(game):
        for move in state.legal_moves():
            prime = int(move) // 2
            if is_prime(prime) and int(move) == 2 * prime and 3 * prime > state.n:
                answer = state.play(move)
                if str(prime) in answer.legal_moves():
                    met.add((state.n, prime))
                    assert not wins(state, move)
                    assert answer.play(str(prime)).legal_moves() in (("1",), ())
    assert met == {
        (n, prime) for n in SIZES for prime in range(n // 3 + 1, n // 2 + 1) if is_prime(prime)
    }


@tip("The best number is usually the one that leaves your friend the fewest answers.", *CHAINS)
@pytest.mark.parametrize("game", CHAINS)
def test_the_number_with_the_fewest_answers_usually_wins(game):
    """Measured where it matters: where some numbers win and others lose."""
    for n in SIZES:
        fewest = any_number = positions = 0
        for state in chain_positions(game):
            if state.n == n and state.chain:
                ranks = ranking(state)
                if ranks[0].value != ranks[-1].value:
                    least = min(rank.replies for rank in ranks)
                    positions += 1
                    fewest += mean([r.value[0] for r in ranks if r.replies == least])
                    any_number += mean([r.value[0] for r in ranks])
        assert positions > 300
        assert fewest / positions > 0.8
        assert any_number / positions < 0.6


@tip(
    "If the first number can be any number, every prime from the upper half of the board wins "
    "in three moves. No even number wins that fast, so agree on an even start for a longer "
    "game.",
    "sequence_showdown",
)
@pytest.mark.parametrize("n", SIZES)
def test_only_the_upper_primes_win_in_three_moves(n):
    start = GAMES["sequence_showdown"].start(numbers=str(n))

    def ends(state):
        return any(state.play(move).outcome for move in state.legal_moves())

    quick = [
        int(first)
        for first in start.legal_moves()
        if all(ends(start.play(first).play(reply)) for reply in start.play(first).legal_moves())
    ]
    assert sorted(quick) == upper_primes(n)
    assert all(number % 2 for number in quick)


@tip(
    "On a small board, pair the free numbers, each with a factor or multiple of its own. As "
    "long as your friend's number has a partner, answer with the partner, and you're never "
    "stuck.",
    "stack_attack_factor",
)
def test_who_has_the_pairs_is_never_stuck():
    """Whoever wins has such pairs: played to the end against any numbers at all."""
    rng = random.Random(22)
    games = 0
    for state in chain_positions("stack_attack_factor"):
        if state.n <= 30 and state.chain and not any(wins(state, m) for m in state.legal_moves()):
            games += 1
            owner = 1 - state.turn
            pairs = partners(state.n, state.chain[-1], unused(state))
            partner = dict(pairs) | {high: low for low, high in pairs}
            while state.outcome is None:
                number = rng.choice(state.legal_moves())
                state = state.play(number).play(str(partner[int(number)]))
            assert state.outcome == (owner, "no_moves")
    assert games > 300


# -- Number Stack --------------------------------------------------------------------------------


@cache
def kept_or_not(rule):
    """Every position of Number Stack, as far as sums, unseen cards and the drawn one go."""
    sums = 2 << TARGET

    def key(state):
        first, second = state.sums
        return (first % sums, second % sums, state.left, state.card, state.to_move is None)

    return reachable(GAMES["number_stack"].start(sum=rule), key)


def keep_choices(rule):
    return [state for state in kept_or_not(rule) if state.card]


def fits(state):
    """The drawn card does not take the mover over 15, and they are not over already."""
    return 0 <= state.best(state.turn) <= TARGET - state.card


@tip(
    "If any of your numbers can make 15, keep every card. An extra number never hurts.",
    "number_stack",
)
def test_keeping_is_never_wrong_where_any_numbers_make_15():
    over = 0
    for state in keep_choices("any"):
        assert gain(state, "keep", "discard") >= 0
        over += sum(state.kept[state.turn]) + state.card > TARGET
    assert over > 10000


@tip(
    "If every number counts, keep a first card of 5 or more. If you go first, 8 and 6 are the "
    "best, and a 1 or a 3 is better discarded.",
    "number_stack",
)
def test_the_first_card():
    start = GAMES["number_stack"].start(sum="total")
    worth = {}
    for number in NUMBERS:
        drawn = start.play(f"={number}")
        worth[number] = Fraction(*exact_values(drawn)["keep"])
        assert (gain(drawn, "keep", "discard") > 0) == (number not in (1, 3))
        for move in ("keep", "discard"):
            for second in set(NUMBERS[4:]) - {number}:
                assert gain(after(drawn, f"{move} ={second}"), "keep", "discard") > 0
    assert sorted(worth, key=worth.get)[-2:] == [6, 8]


@tip(
    "If every number counts, never keep a card that takes you over 15. If your friend goes "
    "over and you don't, you win.",
    "number_stack",
)
def test_nobody_goes_over_15_for_a_good_reason():
    harmful = 0
    for state in keep_choices("total"):
        if not fits(state):
            assert gain(state, "discard", "keep") >= 0
            harmful += gain(state, "discard", "keep") > 0
    assert harmful > 10000
    for state in kept_or_not("total"):
        for seat in (0, 1):
            if state.best(seat) >= 0 > state.best(1 - seat):
                assert chance(state, seat) == 1


@tip(
    "If every number counts, look for the number that would bring you to exactly 15. If it "
    "can't come now, but another one could once you've kept this card, keep it: that's almost "
    "always right.",
    "number_stack",
)
def test_keep_what_leaves_a_number_to_hope_for():
    right = []  # where it makes a difference
    for state in keep_choices("total"):
        missing = TARGET - state.best(state.turn)
        if fits(state) and missing not in state.unseen and missing - state.card in state.unseen:
            ahead = gain(state, "keep", "discard")
            if ahead:
                right.append(ahead > 0)
    assert sum(right) > 0.95 * len(right)


@tip(
    "If every number counts, keep your last card unless it takes you over 15.",
    "number_stack",
)
def test_the_last_card_is_kept():
    last = [s for s in keep_choices("total") if len(s.unseen) <= 1 and fits(s)]
    assert len(last) > 1000
    for state in last:
        assert gain(state, "keep", "discard") >= 0
