"""Builds the site: one folder for any static host, under any sub-path.

    python3 -m tools.build.site [--out _site]

The steps below, in their order, are all there is to it.
"""

import argparse
import html
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from tools.build.address import write_addresses
from tools.build.data import write_data
from tools.build.package import ROOT, copy_lab, parts
from tools.build.page import fill, write_page
from tools.build.precache import stamp
from tools.build.precompile import (
    pack_quick_sources,
    pack_sources,
    precompile,
    precompile_quick,
)
from tools.build.runtime import copy_runtime, node_modules

STATIC = (
    *("web/manifest.webmanifest", "web/icons", "web/pictures", "404.html"),
    "web/python/worker.py",
)
OFFLINE = ("sw.js",)
"""Copied as they are; a developer plays online."""

ENGLISH = ROOT / "web" / "words" / "en"


def build(out: Path, dev: bool = False, words: Path = ENGLISH) -> None:
    """The whole site in `out`, which is emptied first.  For a developer without what takes long.
    `words` is the folder with the page's sentences in one language."""
    site, data = out.with_name(out.name + ".new"), data_of(out)
    shutil.rmtree(site, ignore_errors=True)
    copy_runtime(site / "runtime")
    copy_static(site, STATIC if dev else STATIC + OFFLINE)
    shutil.copytree(words / "samples", site / "web/lab/samples")
    write_addresses(site)
    (site / ".nojekyll").touch()  # a branch of GitHub Pages is served as it is, and not as a blog
    copy_package(site, dev)
    write_data(data, site)
    build_scripts(site, data, dev, words)
    words_of = noted(data, "words")
    write_page(site, noted(data, "at-once"), words_of)
    fill(
        site / "web/manifest.webmanifest", words_of["manifest"], lambda text: json.dumps(text)[1:-1]
    )
    if not dev:
        fill(site / "sw.js", words_of["worker"], html.escape)
        stamp(site)  # lists every file with its hash for sw.js: nothing may be written after it
    shutil.rmtree(out, ignore_errors=True)
    site.rename(out)


def build_again(out: Path, steps: "list[str]") -> None:
    """Some steps on a developer's site that is there."""
    if "package" in steps:
        copy_package(out, dev=True)
        write_data(data_of(out), out, solve=False)
    if "scripts" in steps:
        build_scripts(out, data_of(out), dev=True)
    if "page" in steps:
        data = data_of(out)
        write_page(out, noted(data, "at-once"), noted(data, "words"))


def data_of(out: Path) -> Path:
    """Where the modules lie that the scripts import as built/…"""
    return out.with_name(out.name + ".data")


def copy_static(site: Path, paths: "tuple[str, ...]") -> None:
    for path in paths:
        source, copy = ROOT / path, site / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, copy, dirs_exist_ok=True)
        else:
            shutil.copyfile(source, copy)


def copy_package(site: Path, dev: bool = False) -> None:
    """numgames/ for both interpreters, and for the lab."""
    (site / "numgames").mkdir(exist_ok=True)
    modules, pyodide = parts(), node_modules() / "pyodide"
    if dev:
        pack_sources(site, modules, pyodide)
        pack_quick_sources(site, modules)
    else:
        precompile(site, modules, pyodide, ROOT / "build")
        precompile_quick(site, modules)
    copy_lab(site)


def build_scripts(site: Path, data: Path, dev: bool = False, words: Path = ENGLISH) -> None:
    script = ROOT / "tools/build/scripts.mjs"
    command = ["node", script, site, data, words, *(["--dev"] if dev else [])]
    subprocess.run(command, check=True)


def noted(data: Path, name: str) -> Any:
    """What the build of the scripts found out for the page."""
    return json.loads((data / f"{name}.json").read_text(encoding="utf-8"))


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the site.")
    parser.add_argument("again", nargs="*", help="only these steps: package, scripts, page")
    parser.add_argument("--out", type=Path, default=ROOT / "_site")
    parser.add_argument("--dev", action="store_true", help="quick to build, slow to load")
    parser.add_argument("--words", type=Path, default=ENGLISH, help="the folder of a language")
    given = parser.parse_args()
    out = given.out.resolve()
    if given.again:
        return build_again(out, given.again)
    build(out, given.dev, given.words)
    files = [file for file in out.rglob("*") if file.is_file()]
    total = sum(file.stat().st_size for file in files)
    print(f"{out}: {len(files)} files, {total / 1e6:.1f} MB")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("\nStopped; what was built before is still there.") from None
