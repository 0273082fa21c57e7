"""Views: everything by player, never by seat, and nothing a front end would have to work out."""

import pytest

from numgames.games import GAMES, ORDER
from numgames.play.match import LENGTHS, Match, match_of
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
        "reasons": [],
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
    assert shown == {
        "length": 3, "score": [1, 0], "played": 1, "winner": None, "next_starter": 0, "games": [],
    }  # fmt: skip


def test_a_match_that_is_over_tells_of_its_games():
    gave_up = "1.number_stack..a.1.0.resign1"
    won = resume("1.number_stack..s0.1.0.8keep", NAMES)
    match = match_of(3, [gave_up], 0, NAMES).with_game(won)
    shown, outcome = view(won, match), view(won)["outcome"]
    assert outcome["winner"] == 1
    assert shown["match"]["games"] == [
        {"winner": 1, "why": "Ada gave up."},
        {"winner": 1, "why": outcome["why"]},
    ]


# -- why it ended, as what to look at ----------------------------------------------------------


def reasons(text):
    outcome = view(resume(text, NAMES))["outcome"]
    return {reason["how"]: reason for reason in outcome["reasons"]}


def owned(reason):
    return {tile["number"]: tile.get("by") for tile in reason["tiles"]}


def test_being_stuck_shows_the_used_numbers_and_the_one_off_the_board():
    chain = "56-7-91-1-29-87-3-9-81-27-54-2-84-21-63"
    for starter, text in ((0, "1"), (1, "2")):
        found = reasons(f"1.sequence_showdown..a.{text}.0.{chain}")
        first, second = starter, 1 - starter
        assert list(found) == ["factors", "off"]
        assert owned(found["factors"]) == {1: second, 3: first, 7: second, 9: second, 21: second}
        assert owned(found["off"]) == {126: None}
        assert "factors" in found["factors"]["text"]
        assert "off the board" in found["off"]["text"]


def test_used_multiples_are_shown_as_well():
    found = reasons("1.stack_attack_factor.numbers=20.a.1.0.5-20-1-10-2-16-4-8")
    assert "multiples" not in found or owned(found["multiples"])
    found = reasons("1.sequence_showdown.numbers=20.a.1.0.10-20-1-7-14-2-16-8-4-12-6-18-9-3-15-5")
    assert owned(found["factors"]) == {1: 0}
    assert owned(found["multiples"]) == {10: 0, 15: 0, 20: 1}
    assert owned(found["off"]) == {25: None}


def test_a_wrong_number_shows_what_is_wrong_with_it_and_what_was_right():
    found = reasons("1.sequence_showdown..a.1.0.48-2-36-12-35")
    assert found["gap"]["text"] == "35 ÷ 12 = 2 remainder 11."
    assert set(owned(found["open"])) == {1, 3, 4, 6, 24, 60, 72, 84, 96}
    used = reasons("1.sequence_showdown..a.1.0.48-2-36-12-2")
    assert set(used) == {"open"}
    assert reasons("1.stack_attack_factor..a.1.0.11") == {}  # the first number: there is no last


def test_number_stack_shows_what_counts_for_both():
    for record in ("1.number_stack..s0.1.0.8keep", "1.number_stack..s0.2.0.9discard"):
        outcome = view(resume(record, NAMES))["outcome"]
        sums = {reason["by"]: reason for reason in outcome["reasons"]}
        for player in (0, 1):
            assert sum(owned(sums[player])) == sums[player]["sum"]
            assert set(owned(sums[player]).values()) <= {player}
        assert sums[outcome["winner"]]["sum"] >= sums[1 - outcome["winner"]]["sum"]
    found = view(resume("1.number_stack.sum=total.s0.1.0.5keep-draw-resign1", NAMES))["outcome"]
    assert found["reasons"] == []  # given up


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
