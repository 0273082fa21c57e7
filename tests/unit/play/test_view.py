"""Views: everything by player, never by seat, and nothing a front end would have to work out."""

import pytest

from numgames.games import GAMES, ORDER
from numgames.play.match import LENGTHS, Match
from numgames.play.session import replay, resume
from numgames.play.view import by_player, by_value, catalogue, view
from tests.support.playing import NAMES, begin
from tests.support.tiny import TinyState

pytestmark = pytest.mark.usefixtures("tiny_game")

KEYS = {
    "record", "game", "title", "options", "seed", "starter", "ply", "turn", "wait", "ask",
    "choices", "players", "table", "log", "outcome", "undo", "undo_shows", "redo", "taken_back",
    "match",
}  # fmt: skip


@pytest.fixture(params=[0, 1])
def session(request, tiny_game):
    """Before the first card, whoever starts."""
    return begin(tiny_game, {"goal": "low"}, "b", request.param)


def test_a_new_game(session):
    shown = view(session)
    assert set(shown) >= KEYS
    assert shown["game"] == "tiny"
    assert shown["title"] == "Tiny"
    assert shown["options"] == {"goal": "low"}
    assert shown["seed"] == "b"
    assert shown["starter"] == session.record.starter
    assert shown["turn"] == shown["starter"]
    assert shown["wait"] == "draw"
    assert shown["ask"] == "Draw a card."
    assert shown["ply"] == 0
    assert shown["choices"] == shown["log"] == []
    assert shown["outcome"] is shown["match"] is None
    assert shown["undo"] is shown["redo"] is shown["undo_shows"] is False
    assert shown["taken_back"] == 0


def test_the_record_in_the_view_is_the_game(session):
    shown = view(session.draw().play("keep").draw())
    assert view(resume(shown["record"], NAMES)) == shown
    assert view(replay(session.record, NAMES)) == view(session)


def test_everything_is_by_player(session):
    starter, other = session.record.starter, 1 - session.record.starter
    session = session.draw().play("keep").draw().play("keep").draw()
    shown = view(session)
    assert [player["name"] for player in shown["players"]] == list(NAMES)
    assert [player["first"] for player in shown["players"]] == [starter == 0, starter == 1]
    assert shown["players"][starter]["tray"] == {"hand": [2]}
    assert shown["players"][other]["tray"] == {"hand": [3]}
    assert shown["turn"] == starter
    assert shown["table"]["drawn"] == {"number": 1, "by": starter}
    assert [line["by"] for line in shown["log"]] == [starter, starter, other, other, starter]
    assert shown["log"][3] == {"by": other, "move": "keep", "text": f"{NAMES[other]} kept the 3."}


def test_choices_carry_their_words(session):
    shown = view(session.draw())
    assert shown["wait"] == "move"
    assert [(choice["move"], choice["label"]) for choice in shown["choices"]] == [
        ("give", "Give 2"),
        ("keep", "Keep 2"),
    ]


def test_the_end(session):
    starter = session.record.starter
    session = session.draw().play("keep").draw().play("keep").draw().play("give")
    shown = view(session)
    assert shown["wait"] == "over"
    assert shown["turn"] is None
    assert shown["choices"] == []
    assert shown["ask"] == ""
    assert shown["ply"] == 3
    assert shown["outcome"] == {
        "winner": starter,
        "reason": "lower_total",
        "title": f"{NAMES[starter]} wins.",
        "why": "2 to 4.",
    }


def test_giving_up(session):
    for player in (0, 1):
        shown = view(session.draw().resign(player))
        assert shown["outcome"]["winner"] == 1 - player
        assert shown["outcome"]["reason"] == "resigned"
        assert shown["outcome"]["why"] == f"{NAMES[player]} gave up."
        assert shown["wait"] == "over"
        assert shown["choices"] == []


def test_taking_back_is_shown(session):
    session = session.draw().play("keep").draw()
    assert view(session)["undo_shows"] is True
    shown = view(session.undo())
    assert shown["taken_back"] == 1
    assert shown["redo"] is True
    assert shown["undo"] is False


def test_the_match_is_shown(session):
    shown = view(session, Match(3, 1).won_by(0))["match"]
    assert shown == {"length": 3, "score": [1, 0], "played": 1, "winner": None, "next_starter": 0}


def test_numbers_are_shown_by_size_and_words_by_the_alphabet():
    shown = view(begin(GAMES["sequence_showdown"]).play("50"))
    moves = [choice["move"] for choice in shown["choices"]]
    assert moves == ["1", "2", "5", "10", "25", "100"]
    assert [choice["kind"] for choice in shown["choices"]] == ["factor"] * 5 + ["multiple"]
    assert shown["choices"][-1]["reason"] == "50 × 2 = 100"
    mixed = ["take", "10", "9", "1", "skip"]
    assert sorted(mixed, key=by_value) == ["skip", "take", "1", "9", "10"]


def test_owners_are_found_wherever_they_are(tiny_game):
    second = begin(tiny_game, starter=1)
    thing = {"by": 0, "inner": [{"by": 1}, [{"by": 0}], "by"], "number": 0}
    assert by_player(thing, second) == {
        "by": 1,
        "inner": [{"by": 0}, [{"by": 1}], "by"],
        "number": 0,
    }


def test_what_lies_at_a_players_end_may_have_an_owner_too(session, monkeypatch):
    monkeypatch.setattr(TinyState, "tray", lambda state, seat: {"from": {"by": 1 - seat}})
    trays = [player["tray"] for player in view(session)["players"]]
    assert trays == [{"from": {"by": 1}}, {"from": {"by": 0}}]


def test_the_catalogue_lists_every_game_and_option_in_order():
    shown = catalogue()
    assert [game["id"] for game in shown["games"]] == [game.id for game in ORDER]
    assert shown["match_lengths"] == list(LENGTHS)
    for entry, game in zip(shown["games"], ORDER):
        assert entry["title"] == game.title
        assert entry["task"].endswith(".")
        assert entry["draws"] is game.draws
        assert [option["name"] for option in entry["options"]] == list(game.options)
        for option in entry["options"]:
            values = tuple(value["value"] for value in option["values"])
            assert values == game.options[option["name"]]
            assert all(value["label"] for value in option["values"])
            assert option["title"]
            lines = [value["line"] for value in option["values"]]
            assert option["note"].endswith(".") or all(line.endswith(".") for line in lines)
