"""The border of the bot lab: who plays, signs of life, what was printed, and refusals."""

import json

import pytest

from numgames.lab import bridge as lab
from numgames.lab.bridge import LONGEST_OUTPUT, Notes, call
from numgames.play.session import resume

KEEP = "def choose(state):\n    return 'keep'\n"
FAILS = "def choose(state):\n    return 1 / 0\n"


def ask(do, tick=lambda: None, **more):
    request = {"do": do, "game": "number_stack", "seed": "abc", "i": 0, "against": 1, **more}
    return json.loads(call(json.dumps(request), tick))


def names(record, steps):
    """Whose names the steps of a game tell."""
    return {step["text"].split(" drew ")[0] for step in steps if step["card"]}


def test_who_plays():
    found = ask("run", bot=KEEP, name=" Ada ", against=3)
    assert names(found["record"], found["steps"]) == {"Ada", "Level 3, player"}
    found = ask("run", bot=KEEP, against={"bot": KEEP})
    assert names(found["record"], found["steps"]) == {"Bot", "Other bot"}
    found = ask("run", bot=KEEP, name="Ada", against={"bot": KEEP, "name": "Ben"})
    assert names(found["record"], found["steps"]) == {"Ada", "Ben"}


def test_another_bot_that_does_not_work_is_told_apart():
    error = ask("run", bot=KEEP, against={"bot": "x = 1", "name": "Ben"})["error"]
    assert error["text"] == (
        "Ben doesn't work. There is no function choose. It begins with: def choose(state):"
    )


def test_the_other_bot_may_fail_too():
    """Then the first has won, and no line of its own is to blame."""
    found = ask("run", bot=KEEP, name="Ada", against={"bot": FAILS, "name": "Ben"}, i=1)
    assert (found["won"], found["failed"], found["line"]) == (True, False, 0)
    assert found["why"] == "Ben gave up. Line 2: ZeroDivisionError: division by zero."
    many = ask("tournament", bot=KEEP, against={"bot": FAILS, "name": "Ben"}, games=2)
    assert many["tally"]["won"] == [1, 1]
    assert many["tally"]["failures"] == [[found["why"], 2]]


def test_a_failure_is_that_of_the_game_it_happened_in():
    """It fails once, in the second of three games."""
    bot = (
        "games = [0]\n"
        "def choose(state):\n"
        "    games[0] += not state.kept[0] and not state.kept[1]\n"
        "    if games[0] == 2:\n"
        "        return 1 / 0\n"
        "    return 'keep'\n"
    )
    found = ask("tournament", bot=bot, against={"bot": KEEP}, games=3)
    (failure,) = found["tally"]["failures"]
    assert failure[0].startswith("Bot gave up. Line 5: ZeroDivisionError")


def test_there_is_a_sign_of_life_before_every_move_and_after_every_game():
    ticks = []
    found = ask("run", tick=lambda: ticks.append(1), bot=KEEP)
    moves = len(resume(found["record"]).record.moves)
    assert len(ticks) == moves > 0
    ticks.clear()
    ask("tournament", tick=lambda: ticks.append(1), bot=KEEP, games=1)
    assert len(ticks) == moves + 1
    ticks.clear()
    ask("choose", tick=lambda: ticks.append(1), bot=KEEP, steps=["=7"])
    assert len(ticks) == 1


def test_games_take_turns_in_who_starts_and_each_has_its_number():
    records = [ask("run", bot=KEEP, i=i)["record"] for i in range(2)]
    assert [record.split(".")[3:5] for record in records] == [["abc0", "1"], ["abc1", "2"]]


def test_a_killed_bot_has_given_up_the_game_it_was_killed_in():
    first = ask("tournament", bot=KEEP, games=1)
    found = ask("tournament", bot=KEEP, games=5, stopped="Too slow.", tally=first["tally"])
    assert found["tally"]["played"] == [1, 1]
    assert found["said"]["won"] == found["tally"]["won"][0]
    assert found["tally"]["failures"][-1] == ["Too slow.", 1]
    found = ask("tournament", bot=KEEP, games=5, stopped="Too slow.", tally=None)
    assert found["tally"]["worst"] == [1.0, "1.number_stack..abc0.1.0.resign1"]


def test_each_game_has_luck_of_its_own(monkeypatch):
    asked = []

    def computer(level, seed):
        asked.append((level, seed))
        return lambda state: state.legal_moves()[0]

    monkeypatch.setattr(lab, "computer", computer)
    ask("tournament", bot=KEEP, against=2, games=2)
    ask("run", bot=KEEP, against=3, i=1)
    assert asked == [(2, "abc0"), (2, "abc1"), (3, "abc1")]


def test_a_game_has_the_options_that_were_chosen():
    record = ask("run", bot=KEEP, options={"sum": "total"})["record"]
    assert record.startswith("1.number_stack.sum=total.abc0.")


def test_warming_up_says_nothing():
    assert ask("warm", options={"sum": "total"}) == {"ok": True}
    assert ask("warm", options={"sum": "none"})["ok"] is False
    assert ask("warm", game="chess")["ok"] is False


@pytest.mark.parametrize(
    ("texts", "kept"),
    [
        (["a" * LONGEST_OUTPUT], "a" * LONGEST_OUTPUT),
        (["a" * (LONGEST_OUTPUT + 1)], "a" * LONGEST_OUTPUT + " …"),
        (["a" * LONGEST_OUTPUT, "b", "c"], "a" * LONGEST_OUTPUT),
        (["a", "b" * LONGEST_OUTPUT, "c"], "a" + "b" * (LONGEST_OUTPUT - 1) + " …"),
        (["one", " two"], "one two"),
    ],
)
def test_what_a_bot_prints_has_an_end(texts, kept):
    notes = Notes()
    for text in texts:
        assert notes.write(text) == len(text)
    assert notes.getvalue() == kept


def test_a_bot_on_the_board_prints_to_nobody(capsys):
    loud = "def choose(state):\n    print('hello')\n    return 'keep'\n"
    assert ask("choose", bot=loud, steps=["=7"]) == {"ok": True, "move": "keep"}
    ask("tournament", bot=loud, games=1)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("do", ["choose", "run", "tournament"])
def test_a_bot_may_write_where_printing_goes(do):
    loud = "import sys\ndef choose(state):\n    sys.stdout.write('hello')\n    return 'keep'\n"
    answer = ask(do, bot=loud, steps=["=7"], games=1)
    assert answer["ok"]
    assert not answer.get("failed")
    assert not answer.get("tally", {}).get("failures")


def test_counting_begins_anew_with_what_is_no_tally():
    for tally in (None, "many", 7, [[1, 1]]):
        assert ask("tournament", bot=KEEP, games=1, tally=tally)["tally"]["played"] == [1, 0]
