"""What people install: a wheel with no dependencies, with types, that plays in a terminal."""

import os
import shutil
import subprocess
import sys
import zipfile

import pytest

from tests.support.paths import ROOT

PARTS = ("pyproject.toml", "README.md", "LICENSE")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Built as a packager would: the source archive first, and the wheel from that."""
    tree = tmp_path_factory.mktemp("package")
    for name in PARTS:
        shutil.copy2(ROOT / name, tree)
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "numgames", tree / "numgames", ignore=ignore)
    build = [sys.executable, "-m", "build", "--no-isolation", str(tree)]
    done = subprocess.run(build, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert list((tree / "dist").glob("numgames-*.tar.gz"))
    return next((tree / "dist").glob("numgames-*-py3-none-any.whl"))


def test_the_wheel_holds_every_module_and_nothing_else(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    ours = {path.relative_to(ROOT).as_posix() for path in (ROOT / "numgames").rglob("*.py")}
    assert {name for name in names if ".dist-info/" not in name} == ours | {"numgames/py.typed"}


def test_the_wheel_needs_nothing(wheel):
    archive = zipfile.ZipFile(wheel)
    metadata = next(name for name in archive.namelist() if name.endswith("/METADATA"))
    lines = archive.read(metadata).decode().splitlines()
    needs = [line for line in lines if line.startswith("Requires-Dist")]
    assert sorted(line.partition("extra == ")[2] for line in needs) == [
        '"openspiel"',
        '"pettingzoo"',
    ]


def test_the_installed_command_plays_a_game(wheel, tmp_path):
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    place = tmp_path / "installed"
    subprocess.run([*install, "--target", str(place), str(wheel)], check=True)
    alone = {**os.environ, "PYTHONPATH": str(place), "PYTHONNOUSERSITE": "1"}
    command = [sys.executable, str(place / "bin" / "numgames")]
    played = subprocess.run(
        [*command, "--game", "stack_attack_score", "--seed", "wheel", "--starter", "1"],
        input="take\n" * 40, env=alone, cwd=tmp_path, capture_output=True, text=True,
    )  # fmt: skip
    assert " wins." in played.stdout, played.stdout + played.stderr
