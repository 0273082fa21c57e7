"""docs/pyscript-page/, as its README says: stock PyScript runs the unchanged sources, and plays."""

import re
import subprocess
import tomllib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support.engine import FETCHED
from tests.support.paths import ROOT
from tools.build.package import ENTRY, needed
from tools.dev.serve import Server

FOLDER = ROOT / "docs" / "pyscript-page"
TAGS = ('<script type="mpy" worker ', '<script type="py" ')


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page, put together by the README's own commands."""
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    commands = re.search(r"```sh\n(.*?)```", text, re.S)
    to = tmp_path_factory.mktemp("anywhere") / "my-page"
    *copying, serving = commands[1].strip().split("\n")
    assert serving.startswith("python3 -m http.server")
    for command in copying:
        subprocess.run(command.replace("my-page", str(to)).split(), cwd=ROOT, check=True)
    with Server(to) as server:
        yield server.url


def test_it_lists_every_file_that_the_rules_need() -> None:
    files = tomllib.loads((FOLDER / "pyscript.toml").read_text(encoding="utf-8"))["files"]
    wanted = [file.relative_to(ROOT).as_posix() for file in needed(ENTRY)]
    assert files == {f"./{path}": f"{path.rpartition('/')[0]}/" for path in wanted}


def test_stock_pyscript_plays_a_game_with_the_unchanged_sources(page: Page, address: str) -> None:
    assert all(tag in (FOLDER / "index.html").read_text(encoding="utf-8") for tag in TAGS)
    page.goto(address)
    page.locator("#moves button").first.wait_for(timeout=90_000)
    [referee] = page.workers
    assert "/pyscript/micropython/micropython.wasm" in referee.evaluate(FETCHED)
    assert "/pyscript/pyodide/pyodide.asm.wasm" in page.evaluate(FETCHED)
    for _ in range(40):
        before = page.locator("#said").inner_text()
        if not page.locator("#moves button").count():
            break
        page.locator("#moves button").last.click()
        expect(page.locator("#said")).not_to_have_text(before)
    expect(page.locator("#said")).to_have_text(re.compile("You win|Python wins"))
