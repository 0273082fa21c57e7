"""Against the computer in the terminal, and what the coach says there: hint, coach, review."""

import re

import pytest

from numgames.coach import values
from numgames.games import ORDER
from numgames.play.advice import hints, look_back
from numgames.terminal.flags import Wrong
from numgames.words import game_words
from tests.support.terminal import (
    at_table,
    flowing,
    left_at,
    on_terminal,
    refused,
    typed,
    way_back,
    wished,
)

IDS = [game.id for game in ORDER]
DECIDING = {game.id: [""] if game.draws else [] for game in ORDER}  # keys to the first decision


# -- a computer at the table -----------------------------------------------------------------


def sure_keys(game):
    """More than enough keys for a whole game: what is wrong at the moment is refused."""
    if game.id in ("sequence_showdown", "stack_attack_factor"):
        return [str(number) for number in range(1, 21)] * 9
    return ["", "1"] * 40


@pytest.mark.parametrize("level", ["1", "5", "3,0", "2,4"])
@pytest.mark.parametrize("game", ORDER, ids=IDS)
def test_a_whole_game_with_a_computer_in_it(game, level):
    kind = {"illegal": "refuse", "numbers": "20"}
    rule = [f"--option={o.name}={kind[o.name]}" for o in game.choices if o.name in kind]
    shown = at_table(sure_keys(game), game.id, "--level", level, *rule)
    first = shown[
        : shown.index("\n  Press Enter to play again.")
    ]  # what was typed after it began another game
    assert re.search(r"(Ada|Ben) wins\.", first)
    assert "Ben >" not in shown or level == "3,0"  # nobody is asked to move for a computer
    assert "Ben, your turn" not in shown or level == "3,0"


@pytest.mark.parametrize(
    ("flag", "names", "levels"),
    [
        ("3", ("Player 1", "Computer"), (0, 3)),
        ("3,0", ("Computer", "Player 2"), (3, 0)),
        ("0,3", ("Player 1", "Computer"), (0, 3)),
    ],
)
def test_a_level_makes_a_player_a_computer(flag, names, levels):
    assert wished("--game", "number_stack", "--level", flag).levels == levels
    shown = typed([], "--game", "number_stack", "--level", flag, "--seed", "abc")
    assert f"{names[levels[0] == 0]} plays at level 3 of 5, player." in shown
    assert f"{names[levels[0] != 0]}, your turn" in shown


def test_two_computers_play_by_themselves():
    shown = typed([], "--game", "number_stack", "--level", "5,5", "--seed", "abc")
    assert re.search(r"(Disc|Kite) wins\.", shown)
    assert left_at(shown).outcome


@pytest.mark.parametrize("text", ["", "0", "6", "x", "3,", "3,6", "6,3", "0,0", "1,2,3", "٣"])
def test_a_level_that_is_none_is_explained(text):
    with pytest.raises(Wrong, match="no_such_level"):
        wished("--level", text)


@pytest.mark.parametrize(
    ("answers", "players"),
    [
        (["Ada", "4"], ["--names", "Ada,Computer", "--level", "4"]),
        (["computer 2", "Ben"], ["--names", "Computer,Ben", "--level", "2,0"]),
        (["Ada, level 5"], ["--names", "Ada,Computer", "--level", "5"]),
        (["", "1"], ["--level", "1"]),
        (["3", "3"], ["--level", "3,3"]),
        (["Room 3", "Agent 5"], ["--names", "Room 3,Agent 5"]),
    ],
)
def test_a_level_in_place_of_a_name_seats_a_computer(answers, players):
    shown = typed(["stack_attack_score", *answers, "1", "1", ""], "--seed", "s")
    assert "type its level as a name: 1 beginner, 2 learner," in shown
    assert way_back(shown)[2:] == players


def test_with_a_level_given_only_the_person_is_asked_for_a_name():
    shown = typed(["stack_attack_score", "Ada", "1", "1", ""], "--level", "2", "--seed", "s")
    assert way_back(shown)[2:] == ["--names", "Ada,Computer", "--level", "2"]


def test_the_way_back_brings_the_computer_along():
    flags = way_back(at_table(["5"], "stack_attack_factor", "--level", "5"))
    assert flags[-2:] == ["--level", "5"]
    shown = typed([], *flags)
    assert way_back(shown) == flags
    assert "◆ Ben plays at level 5 of 5, perfect." in shown


def test_a_computer_stays_for_the_next_game_and_for_another():
    shown = at_table(
        ["resign", "", "resign", "new", "number_stack", "", "1", "1"],
        "number_stack",
        "--level",
        "2",
    )
    assert shown.count("Ben plays at level 2 of 5") == 3
    assert way_back(shown)[-2:] == ["--level", "2"]


@pytest.mark.parametrize("game", ORDER, ids=IDS)
def test_undo_goes_back_to_the_persons_own_decision(game):
    move = {"sequence_stack": "discard", "stack_attack_score": "take", "number_stack": "keep"}
    legal = game.start().legal_moves()
    keys = [*DECIDING[game.id], move.get(game.id) or ("4" if "4" in legal else legal[0])]
    shown = at_table([*keys, "undo"], game.id, "--level", "4")
    session = left_at(shown)
    assert session.record.moves == ()
    assert session.record.undone[0] == keys[-1]
    assert session.state.turn == 0
    again = left_at(at_table([*keys, "undo", "redo"], game.id, "--level", "4"))
    assert again.record.moves[0] == keys[-1]
    assert again.state.turn == 0  # the computer has answered
    assert again.record.undone == ()


def test_what_is_redone_is_what_was_taken_back():
    keys = ["4", "undo", "redo", "undo", "redo"] * 3
    shown = at_table(keys, "stack_attack_factor", "--level", "1")
    first = re.findall(r"Ben \w+ (\d+)", shown)[:3]
    assert len(set(first)) == 1


def test_a_computer_that_began_keeps_its_first_move():
    shown = at_table(["undo"], "stack_attack_factor", "--level", "5,0")
    assert refused("nothing_of_yours") in shown
    assert len(left_at(shown).record.moves) == 1


def test_perfect_never_gives_anything_away():
    keys = [str(number) for number in range(1, 31)] * 5
    flags = ("--level", "5", "--option=illegal=refuse", "--option=numbers=30")
    session = left_at(at_table(keys, "stack_attack_factor", *flags))
    assert len(session.record.moves) > 4
    for step in look_back(session)["steps"]:
        if step["by"] == 1:
            assert step["cost"] == 0


# -- hint, coach, review ---------------------------------------------------------------------


@pytest.mark.parametrize("game", ORDER, ids=IDS)
def test_a_hint_says_more_each_time(game):
    shown = at_table([*DECIDING[game.id], *["hint"] * 4], game.id)
    texts = hints(left_at(shown))["hints"]
    for step, text in enumerate(texts):
        assert flowing(f"Hint {step + 1} of 3: {text}") in flowing(shown)
    assert flowing(shown).count("Type hint again for more.") == 2
    assert shown.count("Hint 3 of 3") == 2


def test_hints_start_again_when_something_has_changed():
    shown = at_table(["hint", "hint", "4", "hint"], "stack_attack_factor")
    assert shown.count("Hint 1 of 3") == 2


@pytest.mark.parametrize("command", ["hint", "coach"])
def test_before_a_draw_and_after_the_end_there_is_nothing_to_advise(command):
    assert refused("nothing_to_decide") in at_table([command], "number_stack")
    assert refused("over_look_back") in at_table(["resign", command], "number_stack")


@pytest.mark.parametrize("game", ["sequence_stack", "stack_attack_score", "number_stack"])
def test_the_coach_says_what_every_move_is_worth(game):
    shown = at_table([*DECIDING[game], "coach"], game)
    session = left_at(shown)
    for move, chance in values(session.state).items():
        label = game_words(game).label(session.state, move)
        line = f"{label} {round(100 * chance)} %"
        assert line in flowing(shown)


def test_the_coach_sorts_numbers_into_winning_and_losing_and_shows_the_pairs():
    shown = at_table(["coach"], "stack_attack_factor")
    worth = values(left_at(shown).state)
    for label, chance in (("Wins", 1), ("Loses", 0)):
        numbers = sorted(int(move) for move in worth if worth[move] == chance)
        assert f"  {label:<10} {' '.join(map(str, numbers))}\n" in shown
    assert re.search(r"\n  Pairs      \d+-\d+ ", shown)


def test_review_of_a_card_game_judges_decisions_and_adds_up():
    shown = at_table(["", "discard", "", "discard", "", "review"], "number_stack")
    found = look_back(left_at(shown))
    page = flowing(shown[shown.rindex("> review") :])
    marks = [step for step in found["steps"] if step["verdict"]]
    assert marks
    for step in marks:
        slip = rf"{step['text']}: keep \d was better by {100 * step['cost']:.1f} points\."
        assert re.search(slip, page, re.IGNORECASE)
    first, cards, decisions, result = re.search(
        r"Now (\d+) ([+-] \d+) ([+-] \d+) = (\d+) for Ada", page
    ).groups()
    parts = [int(part.replace(" ", "")) for part in (first, cards, decisions)]
    assert sum(parts) == int(result)


def test_review_of_a_divisor_game_gives_no_percentages():
    shown = at_table(["97", "1", "89", "review"], "sequence_showdown")
    page = flowing(shown[shown.rindex("> review") :])
    assert "%" not in page
    verdict = look_back(left_at(shown))["steps"][0]["text"]
    assert f"1 ● Ada started with 97. {verdict}." in page
    assert "Result Ada wins." in page
    lost = flowing(at_table(["1", "97", "review"], "sequence_showdown"))
    assert re.search(r"let Ben back in: .*, such as \d+\.", lost)
    assert "missed the win: Ada once, Ben never." in lost
    slipped = flowing(at_table(["97", "1", "97", "review"], "sequence_showdown"))
    assert "Result Ben wins." in lost
    assert "Result Ben wins." in slipped


def test_review_counts_giving_up_and_needs_a_decision():
    assert refused("nothing_to_review") in at_table(["review"], "number_stack")
    shown = flowing(at_table(["", "resign", "review"], "number_stack"))
    assert re.search(r"1 ● Gave up\. Big mistake: it cost \d+\.\d points\. 0 % for Ada\.", shown)
    assert "Result 65 - 13 - 52 = 0 for Ada" in shown


@pytest.mark.parametrize(
    ("moves", "missed", "now"),
    [("1-5-15-3", ("once", "never"), "Ben can win."), ("1-14", ("once", "once"), "Ada can win.")],
)
def test_who_let_the_win_go(moves, missed, now):
    """Ada begins with 1, which loses; in the second game Ben gives the win back."""
    record = f"1.sequence_showdown.numbers=20.a.1.0.{moves}"
    page = flowing(typed(["review"], "--record", record, "--names", "Ada,Ben"))
    assert "Going first Ada could win from the very start." in page
    assert "Ada {}, Ben {}.".format(*missed) in page
    assert f"Now {now}" in page


def test_on_a_real_terminal():
    keys = ["coach\r", "hint\r", "4\r", "undo\r", "\x04"]
    shown, code = on_terminal(keys, "--game", "stack_attack_factor", "--level", "3", NO_COLOR="1")
    assert code == 0
    assert re.search(r"Computer \w+ \d+", shown)
    assert "Undone: “Player 1 started with 4.”" in shown
    assert "--level 3\r\n" in shown
