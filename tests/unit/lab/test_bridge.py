"""The bot lab's Python: samples, runs, tournaments, and the words of its guide."""

import json
import re

import pytest

from numgames.core import CHANCE
from numgames.games import GAMES, ORDER
from numgames.lab.arena import Tally, game_number, play_out, share
from numgames.lab.bridge import call
from numgames.play.session import resume
from tests.support.paths import ROOT
from tests.support.words import why

ENGLISH = ROOT / "web" / "words" / "en"
SAMPLES = ENGLISH / "samples"
SAMPLED = [game for game in GAMES if (SAMPLES / f"{game}.py").is_file()]
WORDS = (ENGLISH / "lab.ts").read_text(encoding="utf-8")
PROGRAMS = (ROOT / "web" / "lab" / "programs.ts").read_text(encoding="utf-8")
SMALL = {"sequence_showdown": {"numbers": "20"}, "stack_attack_factor": {"numbers": "20"}}
COACH = """from numgames.coach import values
def choose(state):
    worth = values(state)
    return max(worth, key=worth.get)
"""


def ask(do, game, **more):
    request = {"do": do, "game": game, "options": SMALL.get(game, {}), "seed": "abc", **more}
    return json.loads(call(json.dumps(request)))


def sample(game):
    return (SAMPLES / f"{game}.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", SAMPLED)
def test_every_sample_plays(game):
    answer = ask("tournament", game, bot=sample(game), name="Ada", against=1, games=40)
    assert answer["ok"]
    assert answer["tally"]["failures"] == []
    assert answer["said"]["games"] == 40
    assert answer["tally"]["played"] == [20, 20]


@pytest.mark.parametrize("game", SAMPLED)
def test_samples_say_their_game_and_are_short(game):
    assert f'GAME = "{game}"' in sample(game)
    assert len(sample(game).splitlines()) < 20


def test_a_run_tells_the_game_and_what_was_printed():
    bot = "def choose(state):\n    print('card', state.card)\n    return 'keep'"
    answer = ask("run", "number_stack", bot=bot, name="Ada", against=3, i=1)
    session = resume(answer["record"], ("Ada", "Level 3, player"))
    assert session.outcome is not None
    assert answer["won"] == (session.player(session.outcome.winner) == 0)
    assert answer["steps"] == [
        {"by": session.player(step.seat), "text": session.said(step), "card": step.is_card}
        for step in session.steps
    ]
    assert answer["printed"].startswith("card ")
    assert answer["why"] == why(session.state, session.seated)


def test_a_bot_that_fails_loses_that_game_with_its_line():
    bot = "def choose(state):\n    return 1 / 0"
    answer = ask("run", "number_stack", bot=bot, name="Ada", against=1, i=0)
    assert not answer["won"]
    assert answer["failed"]
    assert answer["line"] == 2
    assert answer["why"] == "Ada gave up. Line 2: ZeroDivisionError: division by zero."
    assert answer["record"].endswith("resign1")
    many = ask("tournament", "number_stack", bot=bot, name="Ada", against=1, games=6)
    assert many["said"]["won"] == 0
    assert many["tally"]["failures"] == [[answer["why"], 6]]


def test_a_refusal_says_why_and_in_which_line():
    error = ask("run", "number_stack", bot="a = 1\nb = (\n", name="Ada", against=1, i=0)["error"]
    assert (error["line"], error["text"][:28]) == (2, "Line 2: This is not Python: ")
    answer = ask("nothing", "number_stack")
    sentence = "Something went wrong (KeyError)."
    assert answer == {"ok": False, "error": {"text": sentence, "line": 0}}


def test_a_tournament_may_be_cut_anywhere():
    """Twice ten games are twenty games: nothing is remembered but the tally."""
    how = {"bot": sample("number_stack"), "name": "Ada", "against": 2}
    whole = ask("tournament", "number_stack", games=20, **how)
    half = ask("tournament", "number_stack", games=10, **how)
    rest = ask("tournament", "number_stack", games=10, tally=half["tally"], **how)
    assert rest == whole


def test_the_rate_of_a_bot_of_known_strength_is_within_its_error():
    """Two that play alike: half of the games each, seats swapped."""
    other = {"name": "Ben", "bot": COACH}
    answer = ask("tournament", "number_stack", bot=COACH, name="Ada", against=other, games=400)
    assert answer["said"]["all"]["low"] <= 0.5 <= answer["said"]["all"]["high"]
    assert answer["said"]["verdict"] == "even"


def test_the_coach_in_four_lines_beats_level_3():
    for game in ("stack_attack_score", "number_stack"):
        answer = ask("tournament", game, bot=COACH, name="Ada", against=3, games=200)
        assert answer["said"]["verdict"] == "better"


def test_the_worst_game_is_a_lost_one():
    bot = "def choose(state):\n    return 'discard'"
    answer = ask("tournament", "number_stack", bot=bot, name="Ada", against=3, games=30)
    cost, record = answer["tally"]["worst"]
    session = resume(record)
    assert session.player(session.outcome.winner) == 1
    assert cost > 0


def test_a_bot_on_the_board_is_asked_without_any_seed():
    bot = "def choose(state):\n    return 'keep' if state.card == 4 else 'discard'"
    answer = ask("choose", "number_stack", bot=bot, steps=["=7", "keep", "=4"])
    assert answer == {"ok": True, "move": "keep"}


def test_shares_hold_the_truth_at_the_edges():
    assert share(0, 10)["low"] == 0.0
    assert 0.2 < share(0, 10)["high"] < 0.4
    assert share(10, 10)["high"] == 1.0
    wide, narrow = share(5, 10), share(500, 1000)
    assert narrow["high"] - narrow["low"] < wide["high"] - wide["low"]
    assert Tally().said()["all"] == {"rate": 0.5, "low": 0.0, "high": 1.0}


@pytest.mark.parametrize("game", ORDER)
def test_games_swap_seats_and_have_luck_of_their_own(game):
    records = [game_number(i, game, game.complete({}), "abc") for i in range(4)]
    assert [record.starter for record in records] == [0, 1, 0, 1]
    assert len({record.seed for record in records}) == 4
    first = lambda state: state.legal_moves()[0]  # noqa: E731
    assert play_out(records[1], (first, first)).outcome is not None


# -- the guide says nothing that is not there ----------------------------------------------------


def asks(game):
    """What the lab's words say that a player of this game can ask."""
    everywhere = WORDS.split("export const everyGame")[1].split("};")[0]
    here = WORDS.split("export const inGame")[1].split(f"  {game}: {{")[1].split("},")[0]
    found = [re.findall(r'^ +"([^"]+)": "', part, re.M) for part in (here, everywhere)]
    assert all(found)
    return [code for codes in found for code in codes if not code.startswith("values")]


@pytest.mark.parametrize("game", SAMPLED)
def test_what_the_guide_says_can_be_asked(game):
    state = GAMES[game].start()
    while state.to_move == CHANCE:
        state = state.play(state.chances()[0][0])
    idea = WORDS.split("export const ideaFor")[1].split(f"  {game}:")[1].split(",\n")[0]
    for code in asks(game) + re.findall(r"state\.\w+(?:\[[^\]]+\])?", idea):
        eval(code, {"state": state, "move": state.legal_moves()[0], "int": int})


def test_the_coachs_four_lines_work_in_every_game():
    code = PROGRAMS.split("WITH_THE_COACH")[1].split("=> `")[1].split("`;")[0]
    for game in GAMES:
        answer = ask("run", game, bot=code.replace("${game}", game), name="Ada", against=1, i=0)
        assert answer["ok"]
        assert not answer["failed"]
