"""The page's types for what Python sends (view.ts, answers.ts, each board's own) fit what
it really sends: positions and answers of every game as typed literals, which tsc then checks.

A key too many fails as well as one too few: nothing is sent that the page knows nothing of.
"""

import json
import random
import re
import subprocess
from pathlib import Path

import pytest

from numgames.bridge import call
from numgames.games import ORDER
from numgames.play.view import view
from tests.support.paths import ROOT
from tests.support.playing import begin, option_sets, random_session

GAMES_OF_EACH = 2  # with every set of options


def board_types(game: str) -> "tuple[str, str]":
    """The names of its table's type and its tray's, as its board exports them."""
    text = (ROOT / "web" / "games" / f"{game}.ts").read_text(encoding="utf-8")
    table, tray = re.findall(r"^export (?:interface|type) (\w+(?:Table|Tray))\b", text, re.M)
    return table, tray


def literal(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def positions() -> "list[str]":
    """Every position of some games, with the types of its game."""
    lines = []
    for game in ORDER:
        table, tray = board_types(game.id)
        where = (ROOT / "web" / "games" / game.id).as_posix()
        lines.append(f'import type {{ {table}, {tray} }} from "{where}";')
        rng = random.Random(game.id)
        for options in option_sets(game):
            for _ in range(GAMES_OF_EACH):
                for session in random_session(begin(game, options), rng):
                    shown = literal(view(session))
                    lines.append(f"const _{len(lines)}: View<{table}, {tray}> = {shown};")
    return lines


def answers() -> "list[str]":
    """What is answered to each request of docs/protocol.md that the page makes."""
    protocol = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    types = (ROOT / "web" / "app" / "answers.ts").read_text(encoding="utf-8")
    body = re.search(r"export interface Answers \{\n(.*?)\n\}", types, re.S)
    assert body
    acts = set(re.findall(r"^  (\w+):", body[1], re.M))
    lines = []
    for text in re.findall(r"```json\n({.*?})\n```", protocol, re.S):
        act = json.loads(text).get("do")
        if act in acts:
            acts.remove(act)
            answer = json.loads(call(text))
            shown = ", view: VIEW" if answer.pop("view", None) else ""  # of which the other test is
            lines.append(f'const _{act}: Answer<"{act}"> = {literal(answer)[:-1]}{shown} }};')
    assert not acts, f"no request of {acts} in docs/protocol.md"
    return lines


@pytest.mark.parametrize("written", [positions, answers], ids=["views", "answers"])
def test_what_python_sends_is_what_the_page_expects(written: object, tmp_path: Path) -> None:
    assert callable(written)
    app = (ROOT / "web" / "app").as_posix()
    head = [
        f'import type {{ View }} from "{app}/view";',
        f'import type {{ Answer }} from "{app}/answers";',
        "export type Used = [View, Answer];",
        "declare const VIEW: View;",
    ]
    file = tmp_path / "sent.ts"
    file.write_text("\n".join(head + written()), encoding="utf-8")
    config = {
        "extends": (ROOT / "tsconfig.json").as_posix(),
        "compilerOptions": {"noUnusedLocals": False},
        "include": [file.as_posix(), (ROOT / "web" / "built.d.ts").as_posix()],
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
    tsc = ROOT / "node_modules" / ".bin" / "tsc"
    done = subprocess.run([tsc, "-p", tmp_path], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[:3000]
