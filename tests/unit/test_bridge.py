"""The border: one JSON text each way, never an exception, whatever comes in."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from numgames import bridge
from numgames.bridge import KEPT, call
from numgames.games import GAMES, ORDER
from numgames.lab import measure as measuring
from numgames.requests import LONGEST_REQUEST
from numgames.words.en.errors import SENTENCES
from tests.support.bridge import KINDS, RECORD, ask, refused, shown

pytestmark = pytest.mark.usefixtures("tiny_game")


@pytest.fixture(autouse=True)
def forgetful():
    """No test sees the sessions another one left behind."""
    bridge._sessions.clear()


# -- the acts ------------------------------------------------------------------------------------


def test_a_whole_game():
    view = shown("new", game="tiny", seed="b", names=["Ada", "Ben"])
    assert view["record"] == RECORD
    assert [player["name"] for player in view["players"]] == ["Ada", "Ben"]
    for move in ("keep", "give", "keep"):
        view = shown("draw", record=view["record"], names=["Ada", "Ben"])
        view = shown("play", record=view["record"], move=move, names=["Ada", "Ben"])
    assert view["outcome"]["title"] == "Ada wins."
    view = shown("undo", record=view["record"])
    assert view["redo"] is True
    assert view["players"][0]["name"] == "Player 1"
    view = shown("redo", record=view["record"])
    assert view["wait"] == "over"
    assert shown("view", record=view["record"]) == view


def test_the_catalogue():
    answer = ask("games")
    assert answer["ok"] is True
    assert [game["id"] for game in answer["games"]] == [game.id for game in ORDER]


def test_who_starts():
    assert shown("new", game="tiny", seed="b")["starter"] == 0
    assert shown("new", game="tiny", seed="b", starter="2")["starter"] == 1
    tossed = {shown("new", game="tiny", seed=f"s{i}", starter="toss")["starter"] for i in range(20)}
    assert tossed == {0, 1}
    again = [shown("new", game="tiny", seed="s1", starter="toss")["starter"] for _ in range(5)]
    assert len(set(again)) == 1
    for wrong in ("3", 1, 0, None, "Toss", [], {}):
        assert "toss" in refused("new", game="tiny", seed="b", starter=wrong)["text"]


def test_options():
    view = shown("new", game="tiny", seed="b", options={"goal": "low"})
    assert view["options"] == {"goal": "low"}
    assert "goal" in refused("new", game="tiny", seed="b", options={"colour": "red"})["text"]
    assert "high or low" in refused("new", game="tiny", seed="b", options={"goal": 7})["text"]
    assert refused("new", game="tiny", seed="b", options=["goal"])["kind"] == "request"


def test_resigning_is_by_player():
    view = shown("resign", record="1.tiny..b.2.0", player=1)
    assert view["outcome"]["winner"] == 0
    assert view["record"].endswith("resign1")  # the first seat, where player 2 sits
    assert shown("resign", record="1.tiny..b.2.0", player=0)["outcome"]["winner"] == 1
    for wrong in (None, 2, -1, "0", [], {}):
        assert refused("resign", record=RECORD, player=wrong)["kind"] == "request"


def test_each_error_has_its_kind():
    assert refused("play", record=RECORD, move="keep")["kind"] == "illegal_move"
    assert refused("play", record=RECORD + ".draw", move="hop")["kind"] == "bad_move"
    assert refused("play", record=RECORD + ".draw")["kind"] == "bad_move"
    assert refused("play", record="rubbish", move="keep")["kind"] == "record"
    assert refused("view")["kind"] == "record"
    assert refused("draw", record=RECORD + ".draw")["kind"] == "illegal_move"
    assert refused("undo", record=RECORD)["kind"] == "illegal_move"
    assert refused("redo", record=RECORD)["kind"] == "illegal_move"
    assert refused("new", game="chess", seed="b")["kind"] == "record"
    assert refused("new", game="tiny")["kind"] == "record"
    assert "play" in refused("dance")["text"]
    assert refused(None)["kind"] == "request"


GAME = {"do": "measure", "game": "number_stack", "seed": "a", "games": 0}


@pytest.mark.parametrize(
    ("request_", "what"),
    [
        ([], "no_object"),
        ("{", "no_object"),
        ("[" * 200, "request_too_deep"),
        ({"do": "resign", "player": 2}, "no_such_player"),
        ({"do": "new", "starter": 1}, "no_such_starter"),
        ({"do": "new", "options": [1]}, "options_no_object"),
        ({"do": "view", "names": [1]}, "names_no_pair"),
        ({"do": "view", "record": RECORD, "match": 3}, "no_match"),
        ({"do": "view", "record": RECORD, "match": {"games": [RECORD] * 8}}, "no_match"),
        ({"do": "back", "record": RECORD, "ply": 1}, "no_such_ply"),
        ({"do": "back", "record": RECORD, "ply": "0"}, "no_such_ply"),
        ({"do": "reply", "record": RECORD, "level": "3", "roll": 0}, "no_level_or_roll"),
        ({"do": "reply", "record": RECORD, "level": 3, "roll": "0"}, "no_level_or_roll"),
        ({"do": "reply", "record": RECORD, "level": 3, "roll": -1}, "no_level_or_roll"),
        ({**GAME, "options": [1]}, "no_options_or_counts"),
        ({**GAME, "so_far": [1]}, "no_options_or_counts"),
        ({**GAME, "games": 1001}, "no_number_of_games"),
        ({**GAME, "games": "1"}, "no_number_of_games"),
    ],
)
def test_what_makes_no_sense_is_refused(request_, what):
    text = request_ if isinstance(request_, str) else json.dumps(request_)
    error = json.loads(call(text))["error"]
    assert error == {"kind": "request", "text": SENTENCES[what].format(most=bridge.MOST_MEASURED)}


def test_what_cannot_be_done_is_told_with_what_can():
    text = ask("dance")["error"]["text"]
    assert "Known: back, check, " in text


def test_a_request_may_be_as_long_as_that():
    text = json.dumps({"do": "games"})
    assert json.loads(call(text + " " * (LONGEST_REQUEST - len(text))))["ok"] is True
    assert json.loads(call(text + " " * (LONGEST_REQUEST - len(text) + 1)))["ok"] is False


def test_going_back_to_any_move_the_first_and_the_last():
    record = RECORD + ".keep-give"
    assert [shown("back", record=record, ply=ply)["ply"] for ply in (0, 1, 2)] == [0, 1, 2]


def test_how_many_games_are_measured_at_a_time(monkeypatch):
    asked = []
    monkeypatch.setattr(measuring, "measure", lambda *given: asked.append(given) or {})
    for more in (
        {"games": 0},
        {"games": 10, "options": {"sum": "total"}, "so_far": {"games": 1}},
    ):
        assert ask(**{**GAME, **more})["ok"] is True
    assert [given[2:] for given in asked] == [("a", 0, {}), ("a", 10, {"games": 1})]
    assert [given[1]["sum"] for given in asked] == ["any", "total"]


def test_a_duplicate_match_is_told_with_the_names():
    games = [f"1.sequence_showdown..a.{starter}.0.97-1-89" for starter in (1, 2)]
    found = ask("duplicate", first=games[0], record=games[1], names=["Ada", "Ben"])
    assert "Ada" in found["why"]


def test_a_tip_is_about_the_players_own_worst_move():
    record = "1.sequence_showdown..a.1.0.48-2-36-12-35"
    told = ask("tip", record=record, player=0, names=["Ada", "Computer"])["text"]
    assert told.startswith("Ada played 36")
    kept = ask("review", record=record)["steps"]
    assert [step["by"] for step in kept if step["verdict"]] == [0]
    assert f"play {kept[2]['best']}." in told
    assert "36" not in ask("tip", record=record, player=1)["text"]  # who made no mistake


def test_a_tip_asks_whose_it_is():
    for nobody in (2, None, "0"):
        refused("tip", record="1.number_stack..s0.1.0.8keep", player=nobody)


def test_a_refused_move_loses_nothing():
    for move in ("36", "hop", "", None, 7, ["keep"], "\0", "x" * 50_000):
        refused("play", record=RECORD + ".draw", move=move)
        assert shown("view", record=RECORD + ".draw")["ply"] == 0


# -- the cache is only a cache ---------------------------------------------------------------------


def test_answers_do_not_depend_on_what_is_remembered():
    view = shown("draw", record=RECORD)
    bridge._sessions.clear()
    assert shown("view", record=view["record"]) == view
    for i in range(3 * KEPT):
        shown("new", game="tiny", seed=f"s{i}")
    assert len(bridge._sessions) == KEPT
    assert bridge._sessions[0][0][0] == f"1.tiny..s{3 * KEPT - 1}.1.0"  # the last one first
    assert shown("view", record=view["record"]) == view


def test_names_belong_to_the_session_that_is_remembered():
    shown("draw", record=RECORD, names=["Ada", "Ben"])
    view = shown("view", record=RECORD + ".draw", names=["Cleo", "Dan"])
    assert view["log"][0]["text"] == "Cleo drew a 2."


# -- whatever comes --------------------------------------------------------------------------------

HOSTILE = [
    "", " ", "{", "null", "7", '"play"', "[]", "{}", "NaN", "[" * 50_000, '{"do":' * 20_000,
    "\0", "\ud800", "{'do': 'view'}", '{"do": ["view"]}', '{"do": {}}', '{"do": "__class__"}',
    '{"do": "view", "record": NaN}', '{"do": "view", "record": {"a": 1}}',
    '{"do": "new", "game": "tiny", "seed": 1e999}', '{"do": "games", "do": "view"}',
    "x" * 10_000_000, '{"do": "view", "record": "' + "1" * (LONGEST_REQUEST + 1) + '"}',
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE, ids=[text[:20] for text in HOSTILE])
def test_hostile_text_gets_a_sentence(text):
    answer = json.loads(call(text))
    assert answer["ok"] is False
    assert answer["error"]["kind"] in KINDS
    assert answer["error"]["text"].endswith(".")
    assert len(answer["error"]["text"]) < 300


@pytest.mark.parametrize("thing", [None, 7, b"{}", [], {"do": "games"}, object()])
def test_what_is_no_text_gets_a_sentence(thing):
    assert json.loads(call(thing))["error"]["kind"] == "request"


def test_a_fault_of_ours_is_said_and_survived(monkeypatch):
    def broken(request):
        raise KeyError("secret")

    monkeypatch.setitem(bridge.ACTS, "view", broken)
    answer = ask("view", record=RECORD)
    assert (answer["ok"], answer["error"]["kind"]) == (False, "fault")
    assert "KeyError" in answer["error"]["text"]
    assert "secret" not in answer["error"]["text"]
    assert ask("games")["ok"] is True


def test_the_answer_speaks_the_language_of_the_request():
    assert shown("view", record=RECORD, lang="en") == shown("view", record=RECORD)
    for unknown in ("klingon", "", None, 7, ["en"], {}, "../en"):
        error = refused("view", record=RECORD, lang=unknown)
        assert error["kind"] == "request"
        assert error["text"].endswith("Choose en.")


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
records = st.sampled_from(
    [RECORD, RECORD + ".draw", RECORD + ".keep-draw.keep", RECORD + ".3keep", RECORD + ".resign1"]
    + ["1.sequence_showdown..b.1.0.97-1", "1.number_stack..b.2.9.2keep.discard", "2.tiny..b.1.0"]
)
requests = st.fixed_dictionaries(
    {"do": st.sampled_from(sorted(bridge.ACTS)) | anything},
    optional={
        "record": records | anything,
        "move": st.sampled_from(["keep", "give", "=2", "89", "7", "discard"]) | anything,
        "game": st.sampled_from(sorted(GAMES)) | anything,
        "seed": st.sampled_from(["a", "b"]) | anything,
        "starter": st.sampled_from(["1", "2", "toss"]) | anything,
        "player": st.sampled_from([0, 1]) | anything,
        "options": st.just({"goal": "low"}) | anything,
        "names": st.just(["Ada", "Ben"]) | anything,
        "lang": st.just("en") | anything,
        "match": st.builds(lambda games: {"length": 3, "games": games}, st.lists(records))
        | anything,
    },
)


@given(requests)
def test_any_request_gets_a_well_formed_answer(request):
    """Never a fault, never an exception, always `ok`, always plain JSON."""
    answer = json.loads(call(json.dumps(request)), parse_constant=pytest.fail)
    assert type(answer["ok"]) is bool
    if not answer["ok"]:
        assert answer["error"]["kind"] in KINDS
        assert answer["error"]["text"].endswith(".")


@given(st.text() | st.binary().map(lambda raw: raw.decode("latin-1")))
def test_any_text_gets_a_well_formed_answer(text):
    assert json.loads(call(text))["ok"] is False


# -- a decided game ------------------------------------------------------------------------------


def test_the_rest_of_a_decided_game_is_turned_over_at_once_and_can_be_taken_back():
    record = "1.sequence_stack..s1.1.0.7discard-place"
    before = shown("view", record=record)
    end = shown("finish", record=record)
    assert end["wait"] == "over"
    assert end["outcome"]["winner"] == before["decided"]["winner"]
    back = shown("back", record=end["record"], ply=before["ply"])
    assert back["decided"] == before["decided"]
    assert "over" in refused("finish", record=end["record"])["text"]


def test_a_game_that_is_still_open_is_not_finished_for_anybody():
    assert refused("finish", record="1.sequence_stack..s1.1.0")["kind"] == "illegal_move"
