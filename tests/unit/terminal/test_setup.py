"""The questions before a game, where answers are special."""

import pytest

from numgames.core import Refusal
from tests.support.terminal import ENGLISH, refused, typed, way_back, wished

GAME = "stack_attack_score"  # it has no options


def begun(*answers):
    """The flags that bring back a game set up like that."""
    return way_back(typed([*answers, ""], "--seed", "s"))


@pytest.mark.parametrize(
    ("answers", "names"),
    [
        (["Ada Lovelace, Ben"], "Ada Lovelace,Ben"),
        (["Ada, Ben,Carl"], "Ada,Ben Carl"),  # two play, and a flag has one comma
        (["Ada", "Ben,Carl"], "Ada,Ben Carl"),
        (["Ada,"], "Ada,Player 2"),
        (["Ada,ada ", "Ben"], "Ada,Ben"),  # two names that are one are asked for again
        (["Ada", "ADA", "Ada.", "Ben"], "Ada,Ben"),
        (["Player 2", "", "Ben"], "Player 2,Ben"),
        (["computer", "3", "Cora"], "Cora,Computer"),
    ],
)
def test_two_names_in_one_line_or_in_two(answers, names):
    more = [""] if names.endswith("Player 2") else []
    assert begun(GAME, *answers, *more, "1", "1")[3] == names


@pytest.mark.parametrize(
    ("answer", "starter"), [("ada", "1"), ("1", "1"), ("Be", "2"), ("b", "2"), ("2", "2")]
)
def test_who_starts_may_be_said_by_name(answer, starter):
    assert begun(GAME, "Ada", "Ben", answer, "1")[1].split(".")[3:5] == ["s", starter]


@pytest.mark.parametrize("answer", ["coin", "c", "toss", "t", ""])
def test_a_coin_may_be_called_a_coin(answer):
    shown = typed([GAME, "Ada", "Ben", answer, "1", ""], "--seed", "s")
    assert "The coin shows" in shown


def test_three_is_a_length():
    """ "3" means best of three, not the third answer."""
    assert begun(GAME, "Ada", "Ben", "1", "3")[-2:] == ["--match", "3"]
    shown = typed([GAME, "Ada", "Ben", "5"], "--seed", "s")
    assert refused("not_an_answer", given="5", answers=("1", "2", "3")) in shown


@pytest.mark.parametrize(
    ("names", "answer", "starter"),
    [
        ("Tom,Toss", "tom", "1"),
        ("Tom,Toss", "toss", "2"),
        ("Tom,Ben", "t", "1"),  # a name comes before the coin
        ("Tom,Ben", "to", "1"),
        ("Ann,Coin", "coin", "2"),
        ("2,1", "1", "1"),  # what is printed before an answer is that answer
        ("2,1", "2", "2"),
    ],
)
def test_a_player_may_be_called_like_the_coin(names, answer, starter):
    shown = typed([GAME, answer, "1", ""], "--names", names, "--seed", "s")
    assert way_back(shown)[1].split(".")[3:5] == ["s", starter]
    assert "The coin" not in shown


@pytest.mark.parametrize("answer", ["3", "toss", "", "coin"])
def test_the_coin_can_be_had_whatever_the_players_are_called(answer):
    for names in ("Tom,Ben", "Toss,Tom")[: 1 if answer == "toss" else 2]:
        shown = typed([GAME, answer, "1", ""], "--names", names, "--seed", "s")
        assert "The coin shows" in shown


def test_enter_means_the_coin_in_words_that_no_player_is_called():
    shown = typed([GAME, "tO"], "--names", "Tom,Toss", "--seed", "s")
    assert "(Enter: toss a coin)" in shown
    assert '"to" could be Tom or Toss.' in shown


def test_the_coach_is_an_answer_where_it_is_one():
    """ "coach" is a command, too, and so are the names that two flags may give."""
    assert begun(GAME, "Ada", "Ben", "1", "1", "coach")[-2:] == ["--help-level", "coach"]
    shown = typed([GAME, "hint", "1", "coach", ""], "--names", "Ada,Hint", "--seed", "s")
    assert way_back(shown)[1].split(".")[4] == "2"
    assert ENGLISH.start.NO_GAME_YET not in shown
    assert ENGLISH.start.NO_GAME_YET in typed([GAME, "Ada", "Ben", "hint"])


def test_two_players_of_one_name_are_asked_for_another():
    shown = typed([GAME, "Ada", "ADA", "Ben"], "--seed", "s")
    assert "  You are both called Ada. Type another name.\n  ◆ Ben\n" in shown


def test_two_names_that_are_one_because_they_are_cut_say_so():
    long = "Maximiliana von Habsburg "
    shown = typed([GAME, long + "I", long + "II", "Ben", ""], "--seed", "s")
    cut = f"  {ENGLISH.start.name_cut(long.strip(), 24)}\n"
    both = f"  {ENGLISH.start.both_called(long.strip())}\n"
    assert cut + both in shown
    assert shown.count(cut) == 1
    with pytest.raises(Refusal, match="same_names_cut"):
        wished("--names", f"{long}I,{long}II")


def test_a_name_that_is_cut_is_said_to_be():
    long, backwards = "Wilhelmina Henrietta Amalia", "ailamA atteirneH animlehliW"
    first, second = [
        ENGLISH.start.name_cut(name, 24)
        for name in ("Wilhelmina Henrietta Ama", "ailamA atteirneH animleh")
    ]
    shown = " ".join(typed([GAME, long, "Ben"], "--seed", "s").split())
    assert first + " Who starts?" in shown
    assert first not in " ".join(typed([GAME, long[:24] + " ", "Ben"], "--seed", "s").split())
    flags = ("--game", "number_stack", "--names", f"{long},{backwards}")
    shown = " ".join(typed([], *flags).split())
    assert f"{first} {second}" in shown


@pytest.mark.parametrize("columns", [30, 40, 50, 60])
def test_an_answer_is_not_broken_in_a_small_window(columns, monkeypatch):
    monkeypatch.setenv("COLUMNS", str(columns))
    shown = typed(["number_stack"], "--seed", "s")
    assert "1) any of your numbers\n" in shown
    assert "  2) all your numbers\n" in shown


def test_a_whole_name_counts_before_one_that_begins_with_it():
    assert begun(GAME, "Ada", "Adam", "ada", "1")[1].split(".")[4] == "1"
    shown = typed([GAME, "Ada", "Adam", "ad"], "--seed", "s")
    assert '"ad" could be Ada or Adam.' in shown


def test_a_number_does_not_stand_for_one_that_begins_with_it():
    shown = typed(["stack_attack_factor", "5"], "--seed", "s")  # 1 to 50 is one of the boards
    assert refused("not_an_answer", given="5", answers=("1", "2", "3", "4")) in shown


def test_first_letters_of_a_command_will_do_at_a_question():
    shown = typed(["number_stack", "he", "und", "ru", "lo", "qui", "5"], "--seed", "s")
    places = [shown.index(words) for words in ("this list", "Back to the first", "rules of which")]
    assert places == sorted(places)
    assert shown.count(ENGLISH.start.NO_GAME_YET) == 1
    assert shown.endswith(f"> qui\n\n  {ENGLISH.start.NO_GAME}\n")


def test_rules_may_be_asked_for_by_name_or_number():
    shown = typed(
        [
            "rules number_stack",
            "rules sequence_stack",
            "stack_attack_factor",
            "rules",
            "rules showdown",
        ],
        "--seed",
        "s",
    )
    names = ("Number Stack: ", "Sequence Stack: ", "Stack Attack: Factors: ", "Showdown: ")
    places = [shown.rindex(name) for name in names]
    assert places == sorted(places)
