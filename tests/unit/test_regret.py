"""Regret: what each move cost, as the review says it; sums that add up; input that is wrong."""

import json
import random
import subprocess
import sys

import pytest

from numgames.coach.evaluation import best, values
from numgames.coach.review import review
from numgames.core import Refusal
from numgames.games import ORDER
from numgames.regret import Summary, regret, report
from numgames.words.en.regret import sentence
from numgames.written import read
from tests.support.paths import ROOT
from tests.support.playing import CASES, begin, label, random_session

OURS = [(game, options) for game, options in CASES if game in ORDER]
SHORT = [case for case in OURS if case[1].get("numbers", "20") == "20"]
IDS = [label(game, options) for game, options in SHORT]
RESIGNED = "1.number_stack..k3v9.2.0.keep-resign2"


def finished(game, options, seed, starter=0):
    session = begin(game, options, f"seed{seed}", starter)
    return random_session(session, random.Random(seed))[-1]


def run(text, *arguments):
    done = subprocess.run(
        [sys.executable, "-m", "numgames.regret", *arguments],
        input=text, capture_output=True, text=True, cwd=ROOT,
    )  # fmt: skip
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr, done.returncode


# -- one game ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), SHORT, ids=IDS)
def test_a_move_costs_what_the_review_says(game, options):
    for seed in range(6):
        session = finished(game, options, seed)
        tokens = [step.token for step in session.steps]
        costs = [step["cost"] for step in review(session.states, tokens)["steps"]]
        costs = [cost for cost, token in zip(costs, tokens) if not token.startswith("=")]
        found = regret(session.record)
        assert [move["regret"] for move in found["moves"]] == costs
        assert [move["value"] for move in found["moves"]] == [
            values(state)[token]
            for state, token in zip(session.states, tokens)
            if not token.startswith("=")
        ]


@pytest.mark.parametrize(("game", "options"), SHORT, ids=IDS)
def test_start_luck_and_regret_make_the_result(game, options):
    for seed in range(6):
        session = finished(game, options, seed, starter=seed % 2)
        found = regret(session.record)
        assert found["winner"] == session.player(session.outcome.winner)
        for player in (0, 1):
            gained = found["regret"][1 - player] - found["regret"][player]
            won = found["start"][player] + found["luck"][player] + gained
            assert won == pytest.approx(float(found["winner"] == player), abs=1e-12)
            mine = [move for move in found["moves"] if move["player"] == player]
            assert mine[-1]["total"] == found["regret"][player]


def test_perfect_play_costs_nothing():
    for seed in range(5):
        session = begin(ORDER[3], {"sum": "total"}, f"p{seed}")
        while session.outcome is None:
            session = (
                session.draw() if session.waits_for_draw else session.play(best(session.state))
            )
        found = regret(session.record.text())
        assert found["regret"] == [0, 0]
        assert all(move["move"] in move["best_moves"] for move in found["moves"])


def test_a_record_a_link_and_the_tokens_say_the_same():
    session = finished(ORDER[3], {"sum": "total"}, 4)
    text = session.record.text()
    tokens = [step.token for step in session.steps]
    found = regret(text)
    link = "https://example.org/numgames/#" + text.replace("=", "%3D")
    written = {"game": "number_stack", "options": {"sum": "total"}, "moves": tokens}
    assert regret(link) == regret({"link": link}) == regret({"record": text}) == found
    assert regret(written) == found


def test_numbers_may_be_numbers():
    moves = [12, 6, 18]
    found = regret({"game": "sequence_showdown", "options": {"numbers": 20}, "moves": moves})
    assert [move["move"] for move in found["moves"]] == ["12", "6", "18"]
    assert found["winner"] is None


def test_giving_up_costs_the_chance_that_was_left():  # (A3)
    found = regret(RESIGNED)
    last = found["moves"][-1]
    assert (last["move"], last["player"], last["seat"], last["value"]) == ("resign", 0, 1, 0)
    assert last["regret"] == found["regret"][0] > 0.4
    assert (found["winner"], found["reason"]) == (1, "resigned")


def test_a_wrong_number_costs_the_whole_chance():  # (F3)
    found = regret({"game": "stack_attack_factor", "moves": ["50"]})
    assert [(move["value"], move["regret"]) for move in found["moves"]] == [(0, 1)]
    assert (found["winner"], found["reason"]) == (1, "illegal_move")


# -- many games --------------------------------------------------------------------------------


def test_the_summary_goes_by_name_and_adds_up():
    lines = []
    for seed in range(12):
        session = finished(ORDER[0], {}, seed, starter=seed % 2)
        names = ["ann", "bob"] if seed < 8 else ["bob", "cy"]
        lines.append(json.dumps({"record": session.record.text(), "players": names}))
    summary = Summary()
    said = list(report(lines, summary))
    rows = {row["name"]: row for row in summary.said()}
    assert {name: rows[name]["games"] for name in rows} == {"ann": 8, "bob": 12, "cy": 4}
    for name, row in rows.items():
        total = row["start"] + row["luck"] + row["given"] - row["lost"]
        assert total == pytest.approx(row["win_rate"], abs=1e-12)
        assert row["win_rate_without_luck"] == pytest.approx(row["win_rate"] - row["luck"])
        games = [one for one in said if one["kind"] == "game" and name in one["players"]]
        wins = [one["winner"] == one["players"].index(name) for one in games]
        assert row["win_rate"] == sum(wins) / len(wins)
        moves = [
            move
            for one in games
            for move in said
            if (move["kind"], move["line"]) == ("move", one["line"])
            and move["player"] == one["players"].index(name)
        ]
        assert row["moves"] == len(moves)
        assert row["regret"] == pytest.approx(sum(move["regret"] for move in moves))
        assert row["best_share"] == sum(not move["regret"] for move in moves) / len(moves)


def test_a_forced_move_is_no_choice():
    summary = Summary()
    moves = [19, 1, 17]  # after 19 only the 1 is left, and then 17 wins as much as 13 or 11
    list(
        report(
            [json.dumps({"game": "sequence_showdown", "options": {"numbers": 20}, "moves": moves})],
            summary,
        )
    )
    first, second = summary.said()
    assert (second["moves"], second["choices"], second["best_share_of_choices"]) == (1, 0, None)
    assert first["moves"] == 2


def test_a_game_that_is_not_over_counts_for_no_win_rate():
    summary = Summary()
    list(report(["1.number_stack..k3v9.1.0.keep"], summary))
    row = summary.said()[0]
    assert (row["games"], row["finished"], row["win_rate"], row["luck"]) == (1, 0, None, None)
    assert row["moves"] == 1


# -- what is wrong -----------------------------------------------------------------------------

WRONG = {
    '{"record": "1.number_st': "no_json",
    '{"a": ' + "[" * 100_000: "no_json",
    "[1, 2]": "no_text_or_object",
    '{"who": 1}': "no_game_in_object",
    "hello": "no_record",
    "\ufffd\x00": "no_record",
    '{"record": 7}': "no_record",
    "1.number_stack..a": "incomplete_record",
    "1.chess..a.1.0": "no_such_game",
    "1.stack_attack_factor..a.1.0.50-2": "impossible 2 over",
    '{"game": "chess", "moves": []}': "no_such_game",
    '{"game": "stack_attack_factor", "moves": ["2", "2", "4"]}': "impossible 3 over",
    '{"game": "number_stack", "moves": ["keep"]}': "impossible 1 card_first",
    '{"game": "number_stack", "moves": ["=7", "keep", "=7"]}': "impossible 3 card_gone",
    '{"game": "number_stack", "moves": [["=7"]]}': "impossible 1 no_such_move",
    '{"game": "number_stack", "moves": [null]}': "impossible 1 no_such_move",
    '{"game": "number_stack"}': "no_list_of_moves",
    '{"game": "number_stack", "moves": [], "options": [1]}': "no_object_of_options",
    '{"game": "number_stack", "moves": [], "options": {"sum": 3}}': "no_such_value",
    '{"record": "1.number_stack..a.1.0", "players": "me"}': "no_two_players",
    '{"record": "1.number_stack..a.1.0", "players": 3}': "no_two_players",
    '{"record": "1.number_stack..a.1.0", "players": ["me", 3]}': "no_two_players",
}


def told(error):
    """A code, for a move its number, and the code of why."""
    facts = error.facts
    return f"{error.what} {facts['number']} {told(facts['why'])}" if "why" in facts else error.what


@pytest.mark.parametrize("text", WRONG, ids=lambda text: text[:60])
def test_what_is_wrong_with_a_line(text):
    with pytest.raises(Refusal) as error:
        read(text)
    assert told(error.value) == WRONG[text]


def test_a_bad_line_gets_one_sentence_and_the_rest_is_processed():
    lines = [text for wrong in WRONG for text in (wrong, RESIGNED, "")]
    said = list(report(lines, Summary()))
    errors = [one for one in said if one["kind"] == "error"]
    assert [one["line"] for one in errors] == list(range(1, 3 * len(WRONG), 3))
    for error in errors:
        assert error["error"].isprintable()
        assert error["error"].endswith(".")
    assert len([one for one in said if one["kind"] == "game"]) == len(WRONG)


def test_a_card_and_a_move_have_their_number_and_their_reason():
    said = sentence(Refusal("impossible", number=3, why=Refusal("card_first")))
    assert said.startswith("Move 3 ")
    assert '"=7"' in said


def test_the_command_says_the_line_and_goes_on():
    said, errors, status = run(f'{RESIGNED}\n{{"record": "1.num\n\n{RESIGNED}\n')
    assert [one["kind"] for one in said] == ["move", "move", "game"] * 2 + ["summary"]
    assert [one["line"] for one in said[:-1]] == [1] * 3 + [4] * 3
    assert errors == f"Line 2: {sentence(Refusal('no_json'))}\n"
    assert (said[-1]["errors"], status) == (1, 1)


def test_the_command_takes_files_and_links(tmp_path):
    file = tmp_path / "games.txt"
    file.write_bytes(RESIGNED.encode() + b"\r\n\xff\n")
    said, errors, status = run("", str(file), f"https://example.org/#{RESIGNED}")
    games = [one for one in said if one["kind"] == "game"]
    assert games[0].pop("source") == str(file)
    assert games[1].pop("source").startswith('"https')
    assert games[0] == games[1]
    assert errors == f"Line 2 of {file}: {sentence(Refusal('no_record'))}\n"
    assert status == 1
    assert run(RESIGNED)[2] == 0


def test_a_link_may_be_longer_than_the_name_of_a_file():
    said, errors, status = run("", f"https://example.org/{'a' * 300}#{RESIGNED}")
    assert ([one["kind"] for one in said], errors) == (["move", "move", "game", "summary"], "")
    assert status == 0


def test_who_has_seen_enough_may_go():
    command = f'"{sys.executable}" -m numgames.regret | head -1'
    many = (RESIGNED + "\n") * 2000
    done = subprocess.run(command, shell=True, input=many, capture_output=True, text=True, cwd=ROOT)
    assert json.loads(done.stdout)["kind"] == "move"
    assert not done.stderr
