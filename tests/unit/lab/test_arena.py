"""Many games without people: what is counted, and how sure one may be of it."""

import pytest

from numgames.coach import values
from numgames.games import GAMES
from numgames.lab import arena
from numgames.lab.arena import (
    GivesUp,
    Tally,
    computer,
    game_number,
    given_away,
    play_out,
    share,
    thought,
)
from numgames.play.session import resume

WON = "1.number_stack.sum=total.abc.1.0.resign2"
LOST = "1.number_stack.sum=total.abc.1.0.resign1"
WORSE = "1.number_stack.sum=total.abc.1.0.2keep-resign1"  # a card kept that had better not been


def tally(*records):
    found = Tally()
    for record in records:
        found.add(resume(record))
    return found


def test_wilsons_interval_is_the_one_in_the_books():
    assert share(5, 10) == pytest.approx({"rate": 0.5, "low": 0.2366, "high": 0.7634}, abs=1e-4)
    assert share(9, 10) == pytest.approx({"rate": 0.9, "low": 0.5958, "high": 0.9821}, abs=1e-4)
    assert share(81, 263) == pytest.approx({"rate": 0.308, "low": 0.2553, "high": 0.3662}, abs=1e-4)


def test_what_a_tally_says():
    """Three games going first, two of them won; one going second, lost."""
    found = tally(WON, WON, LOST, "1.number_stack..abc.2.0.resign2").said()
    assert (found["games"], found["won"], found["verdict"]) == (4, 2, "even")
    assert found["all"] == share(2, 4)
    assert found["first"] == share(2, 3)
    assert found["second"] == share(0, 1)


@pytest.mark.parametrize(("record", "verdict"), [(WON, "better"), (LOST, "worse")])
def test_who_always_wins_is_better_and_who_never_does_is_worse(record, verdict):
    assert tally(*[record] * 20).said()["verdict"] == verdict


@pytest.mark.parametrize(
    ("won", "verdict"), [(287, "worse"), (288, "even"), (337, "even"), (338, "better")]
)
def test_a_verdict_is_given_once_one_half_is_out_of_bounds(won, verdict):
    """Of 625 games, 288 and 337 have one half for a bound, exactly."""
    assert Tally({"played": [625, 0], "won": [won, 0]}).said()["verdict"] == verdict


def test_no_bound_is_below_0_or_above_1():
    for games in range(1, 100):
        assert share(0, games)["low"] >= 0.0
        assert share(games, games)["high"] <= 1.0


def test_going_on_from_a_tally_leaves_it_as_it_was():
    before = tally(WON, LOST).plain()
    assert before["played"] == [2, 0]
    assert Tally(before).plain() == before
    Tally(before).add(resume(WON))
    assert before["played"] == [2, 0]


def test_what_moves_cost_is_counted_for_each_player():
    session = resume("1.number_stack.sum=total.abc.2.0.keep-discard-resign2")
    costs = []
    for step, state in zip(session.steps, session.states):
        if not step.is_card:
            costs.append(max(values(state).values()) - values(state)[step.token])
    assert len(costs) == 2
    assert [given_away(session, player) for player in (1, 0)] == costs
    assert sum(costs) > 0


def test_what_all_moves_cost_is_added_up():
    bad = resume("1.number_stack.sum=total.abc.1.0.9discard")
    costs = [
        max(values(state).values()) - values(state)[step.token]
        for step, state in zip(bad.steps, bad.states)
        if not step.is_card and bad.player(step.seat) == 0
    ]
    assert len([cost for cost in costs if cost > 0]) > 1
    assert given_away(bad, 0) == pytest.approx(sum(costs))


def test_the_luck_of_a_computer_hangs_on_its_seed_and_changes_with_every_move():
    state = GAMES["stack_attack_score"].start().play("=5")
    one, again, other = [[computer(1, seed)] * 40 for seed in ("a", "a", "b")]
    moves = [[player(state) for player in players] for players in (one, again, other)]
    assert moves[0] == moves[1] != moves[2]
    assert set(moves[0]) == {"take", "skip"}


def test_who_gives_up_loses():
    def never(state):
        raise GivesUp

    for number, seat in ((0, "1"), (1, "2")):
        record = game_number(number, GAMES["number_stack"], {"sum": "any"}, "abc")
        session = play_out(record, (never, lambda state: "keep"))
        assert session.player(session.outcome.winner) == 1
        assert session.record.resigned == f"resign{seat}"


def test_a_game_lost_to_the_end_costs_only_what_was_given_away():
    lost = next(
        record
        for record in (f"1.number_stack.sum=total.s{i}.1.0.9keep" for i in range(99))
        if played_out(record) and resume(record).outcome.winner == 1
    )
    assert tally(lost).worst == [given_away(resume(lost), 0), lost]


def played_out(record):
    try:
        return resume(record).outcome is not None
    except ValueError:  # it was over before
        return False


def test_a_tally_goes_on_with_its_failures():
    found = Tally({"failures": [["Oh.", 2]]})
    found.add(resume(LOST), "Oh.")
    found.add(resume(LOST))
    assert found.failures == [["Oh.", 3]]


def test_the_worst_game_is_the_lost_one_that_gave_most_away():
    cost = given_away(resume(WORSE), 0)
    assert cost > 0
    for games in ((LOST, WORSE), (WORSE, LOST), (LOST, WON, WORSE, LOST)):
        assert tally(*games).worst == [cost + 1, WORSE]  # giving up costs a whole game
    assert tally(WON).worst is None
    assert tally(LOST, LOST.replace("abc", "xyz")).worst == [1.0, LOST]  # of equal ones the first


def test_only_so_many_lost_games_are_searched_for_the_worst():
    found = tally(*[LOST] * Tally.LOOKED_AT, WORSE)
    assert found.worst == [1.0, LOST]
    found = tally(*[LOST] * (Tally.LOOKED_AT - 1), WORSE)
    assert found.worst[1] == WORSE


def test_failures_are_counted_each_and_only_so_many_kept():
    found = Tally()
    for i in range(12):
        for _ in range(2):
            found.add(resume(LOST), f"failure {i}")
    assert found.failures == [[f"failure {i}", 2] for i in range(Tally.MOST_FAILURES)]


def test_what_a_level_thought_is_remembered_until_it_is_too_much(monkeypatch):
    asked = []
    monkeypatch.setattr(arena, "_known", {})
    monkeypatch.setattr(arena, "MOST_KNOWN", 2)
    monkeypatch.setattr(arena, "distribution", lambda state, level: asked.append(level))
    state = GAMES["number_stack"].start().play("=7")
    for level in (1, 2, 1, 2, 3, 3, 1):
        thought(state, level)
    assert asked == [1, 2, 3, 1]
