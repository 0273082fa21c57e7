"""The tutorial's game, built into a site of its own and played in the browser."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.support.hands import play_out
from tests.support.pages import WithoutPyodide, begin
from tests.support.paths import ROOT
from tests.support.tutorial import GAME, copy_tree, follow
from tools.dev.serve import Server


@pytest.mark.long
def test_the_game_of_the_tutorial_plays_in_the_page(new_page, tmp_path: Path) -> None:
    tree = copy_tree(tmp_path / "numgames")
    follow(tree)
    (tree / "node_modules").symlink_to(ROOT / "node_modules")
    build = [sys.executable, "-m", "tools.build.site"]
    subprocess.run(build, cwd=tree, check=True, stdout=subprocess.DEVNULL)
    with Server(tree / "_site", "/numgames/", handler=WithoutPyodide) as server:
        page = new_page(reduced_motion="reduce")
        page.goto(server.url)
        expect(page.locator(f"[data-game={GAME}]")).to_contain_text("Race to Twenty")
        begin(page, server.url, GAME)
        play_out(page, lambda moves: moves[0])
        expect(page.locator(".end__why")).to_contain_text("said 20.")
