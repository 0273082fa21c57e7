"""What pip installs here is pinned down to the bytes."""

import re

import pytest

from tests.support.paths import ROOT
from tools.dev import prepare

LISTS = ["dev", "adapters"]
PIN = re.compile(r"([\w.-]+)==([^\s;]+)(?: ; .*)?")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def requirements(name: str) -> "list[list[str]]":
    """Every requirement of a file: itself, and what follows it."""
    text = (ROOT / name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    joined = "\n".join(lines).replace("\\\n", "\n    ")
    return [block.split("\n") for block in re.split(r"\n(?=\S)", joined)]


def pin(line: str) -> "tuple[str, str]":
    """The name, as pip compares it, and the version."""
    found = PIN.fullmatch(line.strip())
    assert found, f"{line} is not one version"
    return re.sub("[-_.]+", "-", found[1]).lower(), found[2]


@pytest.mark.parametrize("name", LISTS)
def test_every_requirement_is_one_version_with_hashes(name: str) -> None:
    pinned = requirements(f"requirements-{name}.txt")
    assert len(pinned) > 10
    for first, *more in pinned:
        pin(first)
        hashes = [line.strip() for line in more if line.strip()]
        assert hashes, f"{first} has no hash"
        assert all(HASH.fullmatch(line) for line in hashes), first


@pytest.mark.parametrize("name", LISTS)
def test_what_is_asked_for_is_what_is_pinned(name: str) -> None:
    """Whoever changes a version in the one file renews the other."""
    asked = {pin(line) for (line,) in requirements(f"requirements-{name}.in")}
    assert asked <= {pin(first) for first, *_ in requirements(f"requirements-{name}.txt")}


def test_pip_is_told_to_take_nothing_without_its_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[tuple[str, ...]] = []
    monkeypatch.setattr(prepare, "run", lambda *command: commands.append(command))
    monkeypatch.setattr(prepare, "VENV", ROOT / "no-such-environment")
    prepare.prepare_python()
    installs = [command for command in commands if "pip" in command]
    assert installs
    assert all("--require-hashes" in command for command in installs)
