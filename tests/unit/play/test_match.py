"""Matches: best of 1, 3, 5 or 7, starts alternate, the score is kept by player (A1, A7)."""

import pytest

from numgames.play.match import LENGTHS, Match, match_of
from numgames.play.record import RecordError

ADA, BEN = 0, 1
# Finished games, by who starts and who wins: the loser resigns.
WON = {
    (ADA, ADA): "1.number_stack..a.1.0.resign2",
    (ADA, BEN): "1.number_stack..a.1.0.resign1",
    (BEN, ADA): "1.number_stack..a.2.0.resign1",
    (BEN, BEN): "1.number_stack..a.2.0.resign2",
}


def played(length, winners, first_starter=ADA):
    match = Match(length, first_starter)
    for winner in winners:
        match = match.won_by(winner)
    return match


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("first_starter", [ADA, BEN])
def test_a1_the_start_alternates_whoever_wins(length, first_starter):
    match = Match(length, first_starter)
    for i in range(length // 2 + 1):
        assert match.starter == first_starter ^ (i & 1)
        match = match.won_by(BEN)


@pytest.mark.parametrize(
    ("length", "winners", "score", "winner"),
    [
        (1, [], (0, 0), None),
        (1, [BEN], (0, 1), BEN),
        (3, [ADA], (1, 0), None),
        (3, [ADA, BEN], (1, 1), None),
        (3, [ADA, BEN, BEN], (1, 2), BEN),
        (3, [ADA, ADA], (2, 0), ADA),
        (5, [ADA, ADA, BEN, BEN], (2, 2), None),
        (5, [BEN, BEN, BEN], (0, 3), BEN),
        (7, [ADA, ADA, ADA, BEN, BEN, BEN], (3, 3), None),
        (7, [ADA, ADA, ADA, BEN, BEN, BEN, ADA], (4, 3), ADA),
    ],
)
def test_a7_more_than_half_wins_the_match(length, winners, score, winner):
    match = played(length, winners)
    assert match.score == score
    assert match.winner == winner


@pytest.mark.parametrize("length", LENGTHS)
def test_a7_no_game_is_played_after_the_match_is_won(length):
    match = played(length, [ADA] * (length // 2 + 1))
    assert match.winner == ADA
    with pytest.raises(ValueError, match="match_over"):
        match.won_by(BEN)


def test_a_match_is_never_changed():
    match = Match(3, ADA)
    match.won_by(ADA)
    assert match.score == (0, 0)


@pytest.mark.parametrize("length", [0, 2, 4, 9, -1, "3", None, 3.5, [], {}])
def test_a7_other_lengths_are_refused(length):
    with pytest.raises(ValueError, match="no_match_length"):
        Match(length, ADA)


def test_a_length_is_a_whole_number():
    assert type(Match(True, ADA).length) is int
    assert type(Match(3.0, ADA).length) is int


@pytest.mark.parametrize(("starter", "winner"), WON)
def test_a7_the_score_is_by_player_not_by_seat(starter, winner):
    match = match_of(3, [WON[starter, winner]], starter)
    assert match.winners == (winner,)
    assert match.starter == 1 - starter


def test_a_match_is_nothing_but_its_records():
    match = match_of(5, [WON[BEN, ADA], WON[ADA, BEN], WON[BEN, BEN]], ADA)
    assert match.first_starter == BEN  # the games say so, not whoever asks
    assert match.score == (1, 2)
    assert match.starter == ADA
    assert match_of(5, [], BEN).starter == BEN


def test_an_unfinished_game_does_not_count():
    with pytest.raises(ValueError, match="unfinished_in_match"):
        match_of(3, ["1.number_stack..a.1.0"], ADA)


def test_a_broken_game_is_one_sentence():
    for record in ("rubbish", None, 7, [], "1.number_stack..a.1.0.hop"):
        with pytest.raises(RecordError):
            match_of(3, [record], ADA)


def test_more_games_than_the_match_has():
    with pytest.raises(ValueError, match="match_over"):
        match_of(1, [WON[ADA, ADA], WON[BEN, ADA]], ADA)
