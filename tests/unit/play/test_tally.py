"""Finished games in bulk: what is counted in them, and that nothing unsound gets in."""

import json
import random

import pytest

from numgames.bridge import call
from numgames.coach import values
from numgames.core import Refusal
from numgames.games import ORDER
from numgames.play.record import new_record
from numgames.play.session import replay, resume
from numgames.play.tally import checked, tally
from tests.support.playing import option_sets

RESIGNED = "1.number_stack.sum=total.abc.2.0.keep-resign2"
OVER = "1.sequence_showdown..a.1.0.97-1-89"
OPEN = "1.sequence_showdown..a.1.0.97-1"
NAMES = ["Ada", "Ben"]


def games(each=3):
    """Random finished games of every kind, either player starting."""
    luck = random.Random(6)
    for game in ORDER:
        for options in option_sets(game):
            for number in range(each):
                session = replay(new_record(game.id, options, f"h{number}", number & 1))
                while session.outcome is None:
                    if session.waits_for_draw:
                        session = session.draw()
                    elif luck.random() < 0.03:
                        session = session.resign(luck.randrange(2))
                    else:
                        session = session.play(luck.choice(session.state.legal_moves()))
                yield session


def test_luck_and_skill_explain_the_result_exactly():
    for session in games():
        counted = tally(session)
        won = session.player(session.outcome.winner) == 0
        assert counted["start"] + counted["cards"] + counted["decisions"] == (50 if won else -50)


@pytest.mark.parametrize(
    ("record", "right", "asked", "shares"),
    [
        ("1.stack_attack_score..k4.1.0.15take", [5, 5], [8, 7], [14, 9, 27]),
        ("1.stack_attack_score..k4.2.0.15take", [5, 5], [7, 8], [-14, -9, -27]),
        ("1.sequence_showdown.numbers=20.a.1.0.19-1-17", [2, 0], [2, 0], [50, 0, 0]),
        ("1.number_stack.sum=total.abc.1.0.9discard", [1, 0], [4, 2], [7, 58, -115]),
    ],
)
def test_what_was_counted_in_some_games(record, right, asked, shares):
    """As it is kept in people's histories; the second is the first with the seats swapped."""
    assert tally(resume(record)) == {
        "right": right, "asked": asked,
        "start": shares[0], "cards": shares[1], "decisions": shares[2],
    }  # fmt: skip


def test_only_decisions_that_matter_are_counted():
    for session in games(2):
        states = [session.start] + [step.state for step in session.steps]
        asked, right = [0, 0], [0, 0]
        for state, step in zip(states, session.steps):
            worth = values(state)
            if step.is_card or len(set(worth.values())) < 2:
                continue
            player = session.player(step.seat)
            asked[player] += 1
            right[player] += worth.get(step.token, -1) == max(worth.values())
        counted = tally(session)
        assert (counted["asked"], counted["right"]) == (asked, right), session.record.text()


def test_a_game_that_goes_on_is_not_counted():
    with pytest.raises(ValueError, match=r"^unfinished$"):
        tally(resume(OPEN))


def test_whatever_is_counted_is_sound():
    for session in games(2):
        entry = {"record": session.record.text(), "names": NAMES, "tally": tally(session)}
        assert checked([json.loads(json.dumps(entry))]) == [
            {
                "record": session.record.text(),
                "game": session.record.game.id,
                "names": NAMES,
                "winner": session.player(session.outcome.winner),
                "tally": entry["tally"],
            }
        ]


def test_an_entry_comes_back_with_its_game_and_winner():
    record = "1.stack_attack_score..k4.1.0.15take"
    counted = tally(resume(record))
    assert counted["asked"] == [8, 7]  # all of them, and no card
    assert checked([{"record": record, "names": NAMES, "tally": counted, "more": 1}]) == [
        {
            "record": record,
            "game": "stack_attack_score",
            "names": NAMES,
            "winner": 0,
            "tally": counted,
        }
    ]


def test_names_are_tidied():
    [found] = checked([{"record": OVER, "names": ["<b>\u202eAda\n" + "x" * 500, None]}])
    assert found["names"] == ["<b>Ada" + "x" * 18, "Player 2"]
    [found] = checked([{"record": OVER, "names": [None, "Ben"]}])
    assert found["names"] == ["Player 1", "Ben"]


ENTRY = "no_finished_game"
TWO = "no_two_names"
COUNTED = "false_tally"


@pytest.mark.parametrize(
    ("entry", "what"),
    [
        (None, ENTRY),
        ([], ENTRY),
        ("1", ENTRY),
        ({}, TWO),
        ({"record": OVER}, TWO),
        ({"record": OVER, "names": "Ada"}, TWO),
        ({"record": OVER, "names": ["Ada"]}, TWO),
        ({"names": NAMES}, "no_record"),
        ({"record": OPEN, "names": NAMES}, "unfinished"),
        (
            {"record": OVER + "-97", "names": NAMES},
            "impossible",
        ),
        ({"record": OVER, "names": NAMES, "tally": 5}, COUNTED),
        ({"record": OVER, "names": NAMES, "tally": {}}, COUNTED),
    ],
)
def test_what_is_unsound_is_refused(entry, what):
    with pytest.raises(Refusal) as caught:
        checked([entry])
    assert caught.value.what == what


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("right", [2, 99]),
        ("right", [-1, 0]),
        ("right", "12"),
        ("asked", [1]),
        ("asked", [0, 1, 1]),
        ("asked", {"a": 0, "b": 1}),
        ("asked", [1.0, 1.0]),
        ("asked", [True, True]),
        ("start", 10**9),
        ("cards", 0.5),
        ("decisions", None),
        ("more", 1),
    ],
)
def test_a_tally_that_cannot_be(name, value):
    entry = {"record": RESIGNED, "names": NAMES, "tally": tally(resume(RESIGNED))}
    assert checked([entry])
    entry["tally"][name] = value
    with pytest.raises(ValueError, match="false_tally"):
        checked([entry])


def test_a_tally_may_say_that_nothing_was_asked_or_everything():
    entry = {"record": RESIGNED, "names": NAMES, "tally": tally(resume(RESIGNED))}
    for asked in ([0, 0], [0, 1]):  # player 2 has made one move, player 1 none
        for right in ([0, 0], asked):
            entry["tally"] = {**entry["tally"], "asked": asked, "right": right}
            assert checked([entry])
    for asked in ([1, 0], [0, 2]):
        entry["tally"] = {**entry["tally"], "asked": asked, "right": [0, 0]}
        with pytest.raises(ValueError, match="false_tally"):
            checked([entry])


def test_shares_of_a_tally_have_bounds():
    entry = {"record": RESIGNED, "names": NAMES, "tally": tally(resume(RESIGNED))}
    most = 99_999
    for sign in (1, -1):
        entry["tally"] |= {"start": sign * most, "cards": -sign * most, "decisions": -50}
        assert checked([entry])
        entry["tally"] |= {
            "start": sign * (most + 1),
            "cards": -sign * most,
            "decisions": -50 - sign,
        }
        with pytest.raises(ValueError, match="false_tally"):
            checked([entry])


@pytest.mark.parametrize(("player", "result"), [(0, -50), (1, 50)])
def test_the_shares_add_up_to_who_won(player, result):
    """Fifty points more for who won, fifty less for who lost."""
    record = f"1.number_stack.sum=total.abc.1.0.resign{player + 1}"
    counted = {"right": [0, 0], "asked": [0, 0], "start": 0, "cards": 0, "decisions": result}
    entry = {"record": record, "names": NAMES, "tally": counted}
    assert checked([entry])[0]["winner"] == 1 - player
    counted["decisions"] = -result
    with pytest.raises(ValueError, match="false_tally"):
        checked([entry])


def test_at_most_500_at_a_time():
    assert len(checked([{"record": OVER, "names": NAMES}] * 500)) == 500
    with pytest.raises(ValueError, match="too_many_games: most=500"):
        checked([{"record": OVER, "names": NAMES}] * 501)
    with pytest.raises(ValueError, match="too_many_games"):
        checked({"record": OVER, "names": NAMES})


def test_over_the_bridge():
    def ask(**request):
        return json.loads(call(json.dumps(request)))

    assert ask(do="tally", record=RESIGNED)["tally"] == tally(resume(RESIGNED))
    assert ask(do="tally", record=OPEN)["error"]["text"] == "This game isn't finished."
    assert ask(do="check", games=[{"record": OVER, "names": NAMES}])["games"][0]["winner"] == 0
    assert ask(do="check", games=[{"record": OPEN, "names": NAMES}])["ok"] is False
    found = ask(do="puzzle", date="2026-11-16")
    assert found["view"]["record"].startswith("1.sequence_showdown.numbers=30.p20261116")
    assert "right" not in found
    assert ask(do="puzzle", date="2026-11-16", move="28")["right"] is True
    assert ask(do="puzzle", date="2026-11-16", move="1")["right"] is False
    assert ask(do="puzzle", date="2026-02-30")["error"]["text"] == "There's no such day."
