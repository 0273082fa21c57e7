"""The doors of web/: which room may import which, read from the import lines.

Types cost nothing and may cross any door (`import type`).  A new room fails here until it has been
given its doors.
"""

import os
import re
from collections import Counter

import pytest

from tests.support.paths import ROOT

WEB = ROOT / "web"
LONGEST_FILE = 300

TOP = {"main", "lazy-bundle"}
"""They put the page together, and may have everything."""
HELPERS = {"asset-url", "awake-timeout", "scheduler"}
"""Small, and for everybody."""
ALONE = {"boot"}
"""It runs before anything else, and imports nothing."""
PURE = {
    f"app/{name}"
    for name in (
        *("dates", "live-text", "model", "options", "routes"),
        *("saved", "saves", "seats", "statistics", "view"),
    )
}
"""What screens and boards may ask: it changes nothing."""

DOORS = {
    "app": {"app", "words/en"},
    "app/features": {"app", "store", "device", "words/en"},
    "ui": {"ui", "ui/parts", "ui/table", "ui/screens", "games", "words/en", *PURE},
    "ui/parts": {"ui/parts", "words/en", *PURE},
    "ui/table": {"ui/parts", "ui/table", "games", "words/en", *PURE},
    "ui/screens": {"ui/parts", "ui/table", "ui/screens", "games", "words/en", *PURE},
    "games": {"games", "ui/parts", "words/en", *PURE},
    "lab": {"lab", "app", "ui/parts", "words/en"},
    "python": {"python", "words/en"},
    "python/loaders": {"python/loaders"},
    "store": {"store", "app/saved", "words/en"},  # bounds of what is kept
    "device": {"words/en"},
    "words/en": {"words/en"},
}
"""Rooms ask for "#words/…", whichever language that is."""
PACKAGES = {
    "lit-html": {"ui", "ui/parts", "ui/table", "ui/screens", "games", "lab"},
    "idb-keyval": {"store"},
    "lean-qr": {"ui/parts"},
    "pyodide": {"python/loaders", "lab"},
    "@micropython/micropython-webassembly-pyscript": {"python/loaders"},
    "@codemirror": {"lab"},
    "codemirror": {"lab"},
}
IMPORT = re.compile(
    r'^(?:import|export)\b(?! type)[^;]*?from "([^"]+)";|\bimport\("([^"]+)"\)', re.M
)
TYPE_ONLY = re.compile(r"\btypeof import\(")

FILES = {
    path.relative_to(WEB).with_suffix("").as_posix(): path
    for path in sorted(WEB.rglob("*.ts"))
    if not path.name.endswith(".d.ts")
}


def room_of(name: str) -> str:
    return os.path.dirname(name)


def imports(name: str) -> "list[str]":
    text = TYPE_ONLY.sub("typeof (", FILES[name].read_text(encoding="utf-8"))
    return [one or other for one, other in IMPORT.findall(text)]


def ours(name: str) -> "list[str]":
    """The files that `name` imports, as this test calls them."""
    found = []
    for target in imports(name):
        if target.startswith("#words/"):
            found.append(target.replace("#words/", "words/en/"))
        if target.startswith("."):
            path = os.path.normpath(os.path.join(room_of(name), target))
            found.append(path if path in FILES else f"{path}/index")
    return found


@pytest.mark.parametrize("name", FILES)
def test_a_file_imports_only_from_the_rooms_next_door(name: str) -> None:
    if name in TOP:
        return
    if name in HELPERS | ALONE:
        assert not ours(name)
        return
    doors = DOORS[room_of(name)]
    for other in ours(name):
        assert other in FILES, f"{name} imports {other}, which is not there"
        allowed = other in HELPERS or other in doors or room_of(other) in doors
        assert allowed, f"{name} may not import {other}"


@pytest.mark.parametrize("name", FILES)
def test_each_package_is_known_in_its_own_rooms_only(name: str) -> None:
    for target in imports(name):
        if target.startswith((".", "#words/", "built/")):
            continue
        package = next(
            (one for one in PACKAGES if target == one or target.startswith(f"{one}/")), ""
        )
        assert package, f"{name} imports {target}"
        assert room_of(name) in PACKAGES[package], f"{name} may not import {target}"


def test_no_feature_imports_another() -> None:
    features = [name for name in FILES if room_of(name) == "app/features"]
    assert not [name for name in features for other in ours(name) if other in features]


def test_nothing_goes_round_in_circles() -> None:
    def reaches(name: str, path: "tuple[str, ...]") -> None:
        assert name not in path, " -> ".join((*path, name))
        if name in done:
            return
        for other in ours(name):
            reaches(other, (*path, name))
        done.add(name)

    done: set[str] = set()
    for name in FILES:
        reaches(name, ())


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_short_and_says_what_it_is(name: str) -> None:
    lines = FILES[name].read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LONGEST_FILE
    assert lines[0].startswith("// "), f"{name} has no head"
    head = [line for line in lines[:12] if line.startswith("//")]
    assert not re.search(r"called by|used by|joined to", " ".join(head), re.I), name


def test_no_room_has_a_single_file_and_no_file_only_passes_things_on() -> None:
    for folder in {path.parent for path in WEB.rglob("*") if path.is_file()}:
        assert len(list(folder.iterdir())) > 1, folder
    for name, path in FILES.items():
        if name not in TOP:
            text = re.sub(r"//.*", "", path.read_text(encoding="utf-8"))
            text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
            others = re.sub(r"^(import|export) [^;]*?from [^;]*;", "", text, flags=re.M).strip()
            assert others, f"{name} only passes things on"


def test_every_style_is_in_the_pages_one_sheet() -> None:
    sheet = (WEB / "main.css").read_text(encoding="utf-8")
    named = re.findall(r'@import "\./(.+?)";', sheet)
    # the editor has a shadow of its own, and the page before it is built is another page
    apart = {"main.css", "lab/editor.css", "style/unbuilt.css"}
    assert sorted(named) == sorted(
        path.relative_to(WEB).as_posix()
        for path in WEB.rglob("*.css")
        if path.relative_to(WEB).as_posix() not in apart
    )


def test_every_sentence_is_said_somewhere() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in FILES.values())
    for name in ("index.html", "sw.js", "web/manifest.webmanifest", "tools/build/page.py"):
        code += (ROOT / name).read_text(encoding="utf-8")
    said = Counter(re.findall(r"\w+", code))
    for path in sorted((WEB / "words" / "en").glob("*.ts")):
        for name in re.findall(r"^export const (\w+)", path.read_text(encoding="utf-8"), re.M):
            assert said[name] > 1 or path.stem == "language", f"nothing says {name} of {path.name}"
