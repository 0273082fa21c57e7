"""Finished games in bulk: what is counted in them, and that nothing unsound gets in."""

import json
import random

import pytest

from numgames.bridge import call
from numgames.coach import values
from numgames.games import ORDER
from numgames.history import checked, tally
from numgames.record import new_record
from numgames.session import replay, resume
from tests.playing import option_sets

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
    with pytest.raises(ValueError, match="not finished"):
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


def test_names_are_tidied():
    [found] = checked([{"record": OVER, "names": ["<b>\u202eAda\n" + "x" * 500, None]}])
    assert found["names"] == ["<b>Ada" + "x" * 18, "Player 2"]


@pytest.mark.parametrize(
    "entry",
    [
        None,
        [],
        "1",
        {},
        {"names": NAMES},
        {"record": OVER},
        {"record": OVER, "names": "Ada"},
        {"record": OVER, "names": ["Ada"]},
        {"record": OPEN, "names": NAMES},
        {"record": OVER + "-97", "names": NAMES},
        {"record": OVER, "names": NAMES, "tally": 5},
        {"record": OVER, "names": NAMES, "tally": {}},
    ],
)
def test_what_is_unsound_is_refused_with_one_sentence(entry):
    with pytest.raises(ValueError, match=r"^[A-Z][^\n]+\.$"):
        checked([entry])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("right", [2, 99]),
        ("right", [-1, 0]),
        ("right", "12"),
        ("asked", [1]),
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
    with pytest.raises(ValueError, match="add up"):
        checked([entry])


def test_at_most_500_at_a_time():
    assert len(checked([{"record": OVER, "names": NAMES}] * 500)) == 500
    with pytest.raises(ValueError, match="500"):
        checked([{"record": OVER, "names": NAMES}] * 501)


def test_over_the_bridge():
    def ask(**request):
        return json.loads(call(json.dumps(request)))

    assert ask(do="tally", record=RESIGNED)["tally"] == tally(resume(RESIGNED))
    assert ask(do="tally", record=OPEN)["error"]["text"] == "This game is not finished."
    assert ask(do="check", games=[{"record": OVER, "names": NAMES}])["games"][0]["winner"] == 0
    assert ask(do="check", games=[{"record": OPEN, "names": NAMES}])["ok"] is False
    found = ask(do="puzzle", date="2026-11-16")
    assert found["view"]["record"].startswith("1.sequence_showdown.numbers=30.p20261116")
    assert "right" not in found
    assert ask(do="puzzle", date="2026-11-16", move="28")["right"] is True
    assert ask(do="puzzle", date="2026-11-16", move="1")["right"] is False
    assert ask(do="puzzle", date="2026-02-30")["error"]["text"] == "There is no such day."
