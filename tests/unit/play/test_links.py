"""Links: what they say, how short they are, and that nothing in one can do harm."""

import json
import random
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from numgames import bridge
from numgames.bridge import call
from numgames.games import GAMES, ORDER
from numgames.play.links import acts, kinship, shared
from numgames.play.record import LONGEST_SEED, LONGEST_TEXT, RESIGN, Record, packed, parse
from numgames.play.session import resume
from numgames.words.en.errors import SENTENCES
from tests.support.links import LINKS, PIECES, mine, mutated, opened
from tests.support.playing import CASES, begin, option_sets, random_session

LONGEST_LINK = 500
LONGEST_PREFIX = 100  # "https://somebody.example/a/long/path/": so long the site's address may be
NAMES = ["Ada", "Ben"]


@pytest.fixture(autouse=True)
def forgetful():
    bridge._sessions.clear()


# -- length ----------------------------------------------------------------------------------------


def longest(game, options):
    """No record of this game with these options is longer; most of it cannot even happen."""
    if "numbers" in options:  # every number once, and then a wrong one
        numbers = [str(number) for number in range(1, int(options["numbers"]) + 1)]
        moves, rest = packed(tuple(numbers)), "-100"
    elif game.id == "sequence_stack":  # at most nine cards are placed: ten runs of discards
        moves, rest = "-place-".join(["99discard"] * 10), "-2draw"
    else:  # no runs at all
        words = max([("skip", "take"), ("discard", "keep")], key=lambda pair: len("".join(pair)))
        words = ("skip", "take") if game.id == "stack_attack_score" else words
        moves, rest = "-".join((words * game.longest)[: game.longest]), "-draw"
    head = Record(game, options, "z" * LONGEST_SEED, 1, 999).text()
    return f"{head}.{moves}{rest}-{RESIGN[1]}."  # and a dot before moves that were taken back


@pytest.mark.parametrize("game", ORDER, ids=lambda game: game.id)
def test_a_link_of_any_game_is_shorter_than_500_characters(game):
    for options in option_sets(game):
        link = "x" * LONGEST_PREFIX + "#" + longest(game, options)
        assert len(link) < LONGEST_LINK, options


def test_played_games_keep_within_that_length():
    rng = random.Random(6)
    for game, options in CASES:
        if game.id in GAMES:
            for _ in range(10):
                sessions = random_session(begin(game, options, "z" * LONGEST_SEED), rng)
                for session in sessions[:: max(1, len(sessions) // 5)] + sessions[-1:]:
                    assert len(session.record.text()) <= len(longest(game, options))


# -- what can be sent ------------------------------------------------------------------------------


def test_a_game_is_shared_without_what_was_taken_back():
    session = resume("1.number_stack..k3.2.0.keep-discard").undo()
    assert session.record.undone
    links = shared(session)
    assert not resume(links["game"]).record.undone
    assert links["cards"] == "1.number_stack..k3.2.0"
    assert resume(links["game"]).state == session.state
    assert "the order of the cards" in links["note"]


def test_only_games_with_cards_warn_that_somebody_could_look_ahead():
    for game in ORDER:
        session = begin(game)
        assert ("look ahead" in shared(session)["note"]) == bool(session.steps or game.draws)


@pytest.mark.parametrize("record", LINKS)
def test_the_links_of_every_golden_game_open(record):
    answer = opened(record)
    assert answer["view"]["record"] == record
    assert answer["view"]["outcome"]
    assert answer["link"]["kin"] == ""
    sent = json.loads(call(json.dumps({"do": "share", "record": record})))
    assert sent["game"] == record
    cards = opened(sent["cards"])
    assert cards["view"]["log"] == [] or cards["view"]["ply"] == 0
    assert cards["link"]["said"] == "No moves yet."


def test_a_game_that_somebody_gave_up_is_sent_as_that():
    record = "1.sequence_showdown..a.1.0.36-12-resign1"
    assert shared(resume(record))["game"] == record


# -- which game it is ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "here", "kin"),
    [
        ("k3.1.0.keep", "k3.1.0", "ahead"),
        ("k3.1.0.keep", "k3.1.5.keep", "same"),  # how often was taken back makes no other game
        ("k3.1.0.keep", "k3.1.0.keep-draw", "behind"),
        ("k3.1.0.keep-draw", "k3.1.0.keep", "ahead"),
        ("k3.1.0.keep", "k3.1.0.draw", "ahead"),
        ("k3.1.0.keep-resign1", "k3.1.0.keep", "ahead"),
        ("k3.1.0.keep-resign1", "k3.1.0.2keep", "apart"),
        ("k3.1.0.keep", "k3.1.0.discard", "apart"),
        ("k3.1.0.keep", "k3.2.0.keep", ""),
        ("k3.1.0.keep", "k4.1.0.keep", ""),
    ],
)
def test_whether_two_records_are_one_game(there, here, kin):
    assert kinship(parse("1.number_stack.." + there), parse("1.number_stack.." + here)) == kin


def test_other_options_make_another_game():
    one, other = "1.number_stack..k3.1.0", "1.number_stack.sum=total.k3.1.0"
    assert kinship(parse(one), parse(other)) == ""
    assert kinship(parse(one), parse("1.number_stack.sum=any.k3.1.0")) == "same"
    assert acts(parse(other)) == ()


def test_the_game_here_lends_its_names():
    known = [mine("1.stack_attack_score..a.1.0"), mine("1.number_stack..k3.1.0", 1)]
    answer = opened("1.number_stack..k3.1.0.keep", known)
    assert answer["link"]["known"] == 1
    assert [player["name"] for player in answer["view"]["players"]] == NAMES
    answer = opened("1.number_stack..k4.1.0.keep", known)
    assert answer["link"]["known"] is None
    assert answer["view"]["players"][0]["name"] == "Player 1"


@pytest.mark.parametrize(
    ("moves", "kin"), [(".36", "same"), ("", "behind"), (".48", "apart"), (".36-12", "ahead")]
)
def test_how_the_game_of_a_link_stands_to_the_one_here(moves, kin):
    head = "1.sequence_showdown..a.1.0"
    link = opened(head + moves, [mine(head + ".36")])["link"]
    assert (link["kin"], link["luck"]) == (kin, False)
    assert bool(link["note"]) == (kin != "ahead")  # nothing to add where the game just goes on


def test_a_link_says_whether_there_is_luck_in_its_game():
    link = opened("1.number_stack..k3.1.0")["link"]
    assert (link["luck"], link["note"]) == (True, "")


def test_a_game_here_that_cannot_be_read_is_in_nobodys_way():
    assert opened("1.number_stack..k3.1.0", [mine("2.future"), {}, mine(None)])["link"]["kin"] == ""


@pytest.mark.parametrize("known", [7, "x", {"record": ""}, [7], ["1.number_stack..k3.1.0"]])
def test_what_is_known_is_a_list_of_games(known):
    request = {"do": "open", "record": "1.number_stack..k3.1.0", "known": known}
    answer = json.loads(call(json.dumps(request)))
    assert answer["error"] == {"kind": "request", "text": SENTENCES["known_no_list"]}


# -- bad input -------------------------------------------------------------------------------------

SECONDS = 0.05


edits = st.tuples(st.integers(0, 500), st.integers(0, 12), st.sampled_from([*PIECES, ""]))
fuzzed = st.builds(mutated, st.sampled_from(LINKS), st.lists(edits, min_size=1, max_size=6))
made_up = st.lists(st.sampled_from(PIECES), max_size=60).map("".join)


@given(fuzzed | made_up | st.text(max_size=300))
def test_any_link_is_a_legal_game_or_one_friendly_sentence_in_a_blink(text):
    bridge._sessions.clear()
    begun = time.process_time()
    answer = json.loads(call(json.dumps({"do": "open", "record": text, "known": [mine(LINKS[0])]})))
    assert time.process_time() - begun < SECONDS
    if answer["ok"]:
        again = opened(answer["view"]["record"])
        assert again["view"]["record"] == answer["view"]["record"]
    else:
        said = answer["error"]["text"]
        assert answer["error"]["kind"] == "record"
        assert said.endswith(".")
        assert len(said) < 300
        assert "<" not in said or said.count('"') >= 2  # repeated only as a quotation


@pytest.mark.parametrize("size", [LONGEST_TEXT + 1, 99_000, 10_000_000])
@pytest.mark.parametrize("unit", ["x", "1.number_stack..k3.1.0.", "keep-", "9", "1.", "<", "\0"])
def test_huge_links_are_refused_at_once(unit, size):
    text = (unit * (size // len(unit) + 1))[:size]
    request = json.dumps({"do": "open", "record": text})
    begun = time.process_time()
    answer = json.loads(call(request))
    assert time.process_time() - begun < SECONDS
    assert answer["ok"] is False
    assert answer["error"]["text"].endswith(".")
    assert len(answer["error"]["text"]) < 300
