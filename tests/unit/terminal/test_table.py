"""The terminal game, played as people play it: what is shown, what may be typed, every command.

The command line is in test_flags.py; set-up, matches and real terminals are in test_around.py.
"""

import io
import random
import re

import pytest

from numgames.games import ORDER
from numgames.play.view import view
from numgames.terminal import begin as begin_at
from numgames.terminal.screen import MARKS, PLAIN, SHADES, STYLE, Screen, breadth
from tests.support.playing import begin, random_session
from tests.support.terminal import (
    ENGLISH,
    at_table,
    bot,
    keys_of,
    last_turn,
    left_at,
    refused,
    typed,
    way_back,
)

IDS = [game.id for game in ORDER]


def whole_game(game, seed):
    """A finished game of random moves."""
    return random_session(begin(game, seed=seed), random.Random(seed))[-1]


# -- what is shown -------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
@pytest.mark.parametrize("game", ORDER, ids=IDS)
def test_a_whole_game_says_who_won_and_why(game, seed):
    session = whole_game(game, seed)
    outcome = view(session)["outcome"]
    shown = typed(keys_of(session), "--game", game.id, "--seed", seed, "--names", "Ada,Ben")
    assert f"{outcome['title']} {outcome['why']}" in " ".join(shown.split())
    assert left_at(shown).record.text() == session.record.text()


@pytest.mark.parametrize("game", ORDER, ids=IDS)
def test_every_step_is_told_in_the_words_of_the_session(game):
    session = whole_game(game, "told")
    shown = typed(keys_of(session), "--game", game.id, "--seed", "told", "--names", "Ada,Ben")
    flowing = " ".join(re.sub("[│┌└─┐┘]", " ", shown).split())
    for step in session.steps[1:]:
        assert session.said(step) in flowing


def test_number_stack_says_who_is_over():
    turn = last_turn(at_table(["", "keep"] * 8, "number_stack", "--option", "sum=total"))
    assert "◆ Ben   ···············  27, over 15  Kept 7 6 5 9\n" in turn


@pytest.mark.parametrize("game", ["sequence_showdown", "stack_attack_factor"])
def test_divisor_games_show_numbers_chain_and_options(game):
    turn = last_turn(at_table(["5", "25", "50"], game))
    assert "\n     1    2    3    4    ·    6    7    8    9   10\n" in turn
    assert "\n    41   42   43   44   45   46   47   48   49  [50]\n" in turn
    assert "\n  So far     ●5 ×5 ◆25 ×2 ●50\n" in turn
    assert "\n  Factors    1 2 10\n  Multiples  100\n" in turn


def test_many_options_are_summed_up():
    assert "  Numbers    1 to 10\n" in at_table([], "stack_attack_factor")
    even = at_table([], "sequence_showdown", "--option", "opening=even")
    assert "  Numbers    2 4 6 … 100\n" in even
    after_one = last_turn(at_table(["5", "10", "1"], "stack_attack_factor"))
    assert "  Factors    none\n  Multiples  2-4 6-9 11-100\n" in after_one


def test_a_long_chain_keeps_to_two_lines():
    chain = "64-32-96-48-24-72-36-18-90-45-15-75-25-50-100-20-40-80-10-70-35-5-55-11"
    turn = last_turn(typed([], "--record", f"1.sequence_showdown..s.1.0.{chain}"))
    strip = turn[turn.index("  So far ") :].split("\n\n")[0]
    assert len(strip.split("\n")) == 2
    assert re.match(r"  So far     \(\d+ before\) ", strip)
    assert strip.endswith("×11 ●55 ÷5 ◆11")


def test_a_sixth_game_is_played_and_shown(tiny_game):
    shown = at_table(["", "keep", "", "2", "", "y"], "tiny")
    assert "  Unseen     1 2 3\n" in shown
    assert "Ada drew" in shown
    assert left_at(shown).record.moves == ("keep", "give", "keep")


def whole_screen(game, names="日本,Ada", environ=None, encoding="utf-8"):
    """All that a whole game shows, with its rules, a coach and a look back."""
    keys = keys_of(whole_game(game, "wide"))
    keys = ["help", "rules", *keys[:3], "hint", "hint", "coach", *keys[3:], "log", "review"]
    raw = io.BytesIO()
    paper = io.TextIOWrapper(raw, encoding=encoding, newline="\n")
    screen = Screen(io.StringIO("\n".join([*keys, ""])), paper, environ or {})
    assert begin_at(["--game", game.id, "--seed", "wide", "--names", names], screen) == 0
    return raw.getvalue().decode()


@pytest.mark.parametrize("game", ORDER, ids=IDS)
def test_colours_only_repeat_what_is_said(game):
    plain, coloured = whole_screen(game), whole_screen(game, environ={"FORCE_COLOR": "1"})
    assert coloured != plain == STYLE.sub("", coloured)
    styles = STYLE.findall(coloured)
    assert set(styles[1::2]) == {"\x1b[0m"} != set(styles[::2])  # each ends before another begins
    for player, mark in enumerate(MARKS):
        shades = set(re.findall(rf"\x1b\[([0-9;]+)m{mark}", coloured))
        assert shades == {f"1;{SHADES[player]}"}


@pytest.mark.parametrize("game", ORDER, ids=IDS)
def test_plain_letters_say_as_much(game):
    full, poor = whole_screen(game), whole_screen(game, encoding="ascii")
    assert poor == full.translate(PLAIN).encode("ascii", "replace").decode()


@pytest.mark.parametrize("names", ["日本語の名前,A name of 24 letters too", "Player 1,Player 2"])
@pytest.mark.parametrize("columns", [30, 40, 60, 200])
@pytest.mark.parametrize("game", ORDER, ids=IDS)
def test_lines_fit_the_window(game, columns, names, monkeypatch):
    monkeypatch.setenv("COLUMNS", str(columns))
    for line in whole_screen(game, names).split("\n"):
        if "python3" not in line and " > " not in line:
            assert breadth(line) <= min(columns, 80), line


# -- what may be typed ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "keys", "moves"),
    [
        ("sequence_stack", ["draw", "d", "D", " YES "], ("discard", "place")),
        ("sequence_stack", ["y", "discard 4.", "", "no"], ("discard", "discard")),
        ("sequence_stack", ["", "1", "", "2"], ("discard", "discard")),
        ("number_stack", ["", "k", "", "Keep 7"], ("keep", "keep")),
        ("number_stack", ["", "n", "", "'yes'"], ("discard", "keep")),
        ("stack_attack_score", ["1", "2", "t", "s"], ("take", "skip", "take", "skip")),
        ("stack_attack_score", ["TAKE!", "sk", "y", "n"], ("take", "skip", "take", "skip")),
        ("sequence_showdown", [" 015 ", "play 5", "٢٥"], ("15", "5", "25")),
        ("stack_attack_factor", ["1", "2"], ("1", "2")),
    ],
)
def test_moves_may_be_typed_in_many_ways(game, keys, moves):
    assert left_at(at_table(keys, game)).record.moves == moves


RUBBISH = ["zz", "0", "101", "-1", "1e2", "5.5", "=7", "\x00", "⁵", "keep keep", "\x1b[2J"]
RUBBISH += ["9" * 5000, "x" * 10_000_000]


@pytest.mark.parametrize("text", RUBBISH, ids=range(len(RUBBISH)))
@pytest.mark.parametrize("game", ["stack_attack_score", "sequence_showdown"])
def test_rubbish_is_refused_in_one_sentence_and_never_punished(game, text):
    before, after = at_table([], game), at_table([text], game)
    assert left_at(after).record.moves == ()
    extra = after[before.rindex("● Ada > ") : after.rindex("● Ada > ")].split("\n")
    assert len(extra) in (3, 4)  # what was typed and the sentence, on one line or two
    assert extra[1].endswith(".") or extra[2].endswith(".")
    assert len(after) - len(before) < 300
    assert "\x1b" not in after


def test_the_word_play_alone_names_no_number():
    shown = at_table(["play", "p"], "sequence_showdown")
    for text in ("play", "p"):
        assert f'> {text}\n  "{text}" isn' in shown


def test_an_unclear_beginning_names_what_it_could_be():
    shown = at_table(["re"], "number_stack")
    assert '"re" could be redo, review, replay, record or resign.' in shown


def test_nothing_typed_at_a_choice_shows_the_table_again():
    assert at_table([""], "stack_attack_score").count("● Ada, your turn") == 2


@pytest.mark.parametrize("game", ["sequence_showdown", "stack_attack_factor"])
def test_a_wrong_number_loses_or_is_refused_as_agreed(game):
    lost = at_table(["5", "7"], game)
    assert "Ada wins. 7 isn't a factor or multiple of 5." in lost
    refused = at_table(["5", "7"], game, "--option", "illegal=refuse")
    assert "  7 isn't a factor or multiple of 5.\n  ◆ Ben > \n" in refused
    assert left_at(refused).record.moves == ("5",)


def test_a_computer_and_a_bot_move_each_for_themselves(tmp_path):
    lost = bot(tmp_path, "def choose(state):\n    return state.nothing\n")
    shown = at_table([], "number_stack", "--bot", lost, "--level", "2,0")
    assert len(left_at(shown).record.moves) == 1
    assert "Ada wins. Ben gave up." in shown


# -- commands ------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["help", "h", "?", "HELP"])
def test_help_lists_the_commands(text):
    shown = at_table([text], "number_stack")
    for name in ENGLISH.commands:
        assert f"\n  {name} " in shown


@pytest.mark.parametrize("game", ORDER, ids=IDS)
def test_rules_are_the_docstring_without_its_markup(game):
    shown = at_table(["rules"], game.id)
    page = shown[shown.index(" > rules") : shown.rindex("  ● Ada >")]
    assert "  Your turn\n  " in page
    assert "  Winning\n" in page
    for noise in ("##", ">>>", "GAME", "`", "Outcome("):
        assert noise not in page


def test_undo_and_redo_walk_through_the_game():
    shown = at_table(["", "keep", "", "undo"], "number_stack")
    assert "Undone: “Ada kept 1 " in shown
    session = left_at(shown)
    assert (session.record.moves, session.record.undone) == ((), ("keep",))
    assert "┌───┐  Ada drew a 1." in last_turn(shown)
    again = at_table(["", "keep", "", "undo", "redo", "", "log"], "number_stack")
    assert left_at(again).record.moves == ("keep",)
    assert "Undo was used once." in again
    assert refused("nothing_to_undo") in at_table(["undo"], "number_stack")
    assert refused("nothing_to_redo") in at_table(["redo"], "number_stack")


def test_log_tells_everything_so_far():
    assert "Nothing has happened yet." in at_table(["log"], "number_stack")
    shown = at_table(["take", "skip", "log"], "stack_attack_score")
    assert "\n    The next number is 2.\n  ◆ Ben skipped the 2.\n" in shown


def test_record_prints_the_game_and_the_way_back():
    shown = at_table(["5", "25", "record"], "stack_attack_factor")
    record = "1.stack_attack_factor..abc1.1.0.5-25"
    assert f"\n{record}\npython3 -m numgames --record {record} --names Ada,Ben\n" in shown


@pytest.mark.parametrize("text", ["quit", "q", "exit"])
def test_quit_gives_the_way_back(text):
    shown = at_table(["5", text, "25"], "stack_attack_factor")
    assert way_back(shown)[1] == "1.stack_attack_factor..abc1.1.0.5"
    assert ENGLISH.start.CONTINUE in shown


def test_a_finished_game_can_be_looked_at_or_taken_back():
    keys = ["97", "1", "89"]
    over = at_table([*keys, "hm", "log", "resign"], "sequence_showdown")
    assert refused("over_what_now") in over
    assert over.count("  The game is over.\n") == 1
    assert ENGLISH.start.LOOK_AGAIN in over
    assert left_at(at_table([*keys, "undo"], "sequence_showdown")).record.moves == ("97", "1")
