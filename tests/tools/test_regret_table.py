"""docs/regret.md is what the players do now: a row of it is measured again."""

from numgames.games import GAMES, ORDER
from tests.support.paths import ROOT
from tools.measure.regret_table import measured, option_sets, page, players, shown

PAGE = (ROOT / "docs" / "regret.md").read_text(encoding="utf-8")


def test_the_page_says_how_it_was_written():
    assert PAGE.startswith(page(1000, []).rstrip())


def test_every_game_and_every_player_is_on_the_page():
    for game in ORDER:
        part = PAGE.partition(f"\n## {game.title}")[2]
        assert part, f"{game.title} is missing: make regret"
        for name in players(game):
            assert f"\n| {name} | " in part
    assert PAGE.count("| 5 Perfect | ") == sum(len(option_sets(game)) for game in ORDER)


def test_the_same_games_give_the_same_row():
    game = GAMES["number_stack"]
    part = PAGE.partition(f"\n## {game.title}, `sum=total`\n")[2]
    for name in ("random", "lab sample", "3 Player"):
        row = measured(game, {"sum": "total"}, players(game)[name], 1000)
        assert shown(name, row) in part, "make regret"


def test_every_row_adds_up():
    rows = [line.split(" | ") for line in PAGE.splitlines() if line.count(" | ") == 6]
    rows = [row for row in rows if "%" in row[1]]
    assert len(rows) == 7 * 7
    for row in rows:
        won, luck, given, lost = [float(cell.rstrip("%")) for cell in row[1:5]]
        assert abs(won - (50 + luck + given - lost)) < 0.25  # each is rounded
