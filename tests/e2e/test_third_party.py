"""What others have made is used as they publish it: copied byte for byte, and never rewritten,
stubbed or shadowed."""

import json
import re
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tools.build.runtime import RUNTIME

MODULES = ROOT / "node_modules"
SCRIPTS = [
    *ROOT.glob("*.js"),
    *(
        path
        for folder in ("web", "tools")
        for path in (ROOT / folder).rglob("*.[mjt]*s")
        if path.suffix in (".js", ".mjs", ".ts")
    ),
]

SURGERY = {
    "a bundler's hooks, which put something else in a module's place": (
        r"\b(plugins|inject|define|loader)\s*:\s*[\[{]|\bon(Load|Resolve)\b"
        r"|\balias\s*:\s*(?!\{ \"#\w+\": \w+ \})[\[{]"
    ),
    "something else in the place of what every script finds": (
        r"\b(globalThis|self|window)\.(fetch|Worker|URL|Blob|Function|MutationObserver|customElements)"
        r"\s*=[^=]|Object\.assign\((globalThis|self|window),|\bdelete (globalThis|self|window)\."
    ),
    "a map that leads imports elsewhere": r"importmap",
}
SURGERY_FOUND = (
    "build({ plugins: [onlyWorkers] })",
    "inject: [UNWATCHED],",
    'alias: { "@pyscript/core": ours },',
    'alias: { "#words": words, "@pyscript/core": ours },',
    "onLoad({ filter }, () => ({ contents }))",
    "self.fetch = async (...request) => {}",
    "globalThis.Worker = Started;",
    "Object.assign(globalThis, { Worker: Started })",
    "delete globalThis.fetch;",
    '<script type="importmap">',
)
OWN_NAME = 'alias: { "#words": words },'
"""No package can have a name like this, so nothing of theirs is in its place."""
DOOR = ROOT / "tools" / "release" / "one_file.js"
"""In one file there is no server: this stands where `fetch` and workers would find one."""


def surgery(text: str) -> "list[str]":
    return [why for why, pattern in SURGERY.items() if re.search(pattern, text)]


@pytest.mark.parametrize("folder", RUNTIME)
def test_every_copied_file_is_the_packages_own(built: Path, folder: str) -> None:
    package, _ = RUNTIME[folder]
    copied = sorted((built / "runtime" / folder).iterdir())
    assert copied
    for file in copied:
        assert file.read_bytes() == (MODULES / package / file.name).read_bytes(), file.name


def test_of_pyscript_only_what_play_can_fetch_is_copied(built: Path) -> None:
    names = [file.name.split("-")[0] for file in (built / "runtime/pyscript").iterdir()]
    assert sorted(names) == ["core", "core.js", "error"]


def test_nothing_else_goes_by_the_name_of_a_file_that_was_not_copied(built: Path) -> None:
    packages = (MODULES / package for package, _ in RUNTIME.values())
    theirs = {file.name for package in packages for file in package.iterdir()} - {"package.json"}
    ours = [file for file in built.rglob("*") if (built / "runtime") not in file.parents]
    assert not {file.name for file in ours} & theirs


def test_the_page_names_no_hashed_file_itself() -> None:
    hashed = {file.name for file in (MODULES / "@pyscript/core/dist").glob("*-*.js")}
    for path in [ROOT / "index.html", ROOT / "sw.js", *SCRIPTS, *(ROOT / "tools").rglob("*.py")]:
        text = path.read_text(encoding="utf-8")
        assert not [name for name in hashed if name in text], path


def test_nothing_here_operates_on_what_others_have_made() -> None:
    assert all(map(surgery, SURGERY_FOUND))
    assert not surgery(OWN_NAME)
    assert len(SCRIPTS) > 100
    files = [path for path in [ROOT / "index.html", *SCRIPTS] if path != DOOR]
    faults = {path.name: surgery(path.read_text(encoding="utf-8")) for path in files}
    assert not {name: found for name, found in faults.items() if found}
    manifest = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    assert (
        not {"overrides", "scripts"} & manifest.keys()
    )  # by which npm would patch what it installs


def test_one_file_knows_pyscript() -> None:
    words = re.compile(
        r"runtime/pyscript|\b(MPWorker|PyWorker|XWorker|polyscript|onBeforeRun\w*)\b"
    )
    found = [path for path in (ROOT / "web").rglob("*.ts") if words.search(path.read_text())]
    assert found == [ROOT / "web" / "python" / "pyscript.ts"]
