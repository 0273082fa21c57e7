"""Builds the site: one folder for any static host, under any sub-path.

    python3 -m tools.build.site [--out _site]

The steps below, in their order, are all there is to it.
"""

import argparse
import json
import shutil
import subprocess
import tempfile
from pathlib import Path

from tools.build.data import write_data
from tools.build.icons import write_icons
from tools.build.package import ROOT, copy_lab, parts
from tools.build.page import write_page
from tools.build.precache import stamp
from tools.build.precompile import (
    pack_quick_sources,
    pack_sources,
    precompile,
    precompile_quick,
)
from tools.build.runtime import copy_runtime, node_modules

STATIC = ("web/manifest.webmanifest", "web/python/worker.py", "web/lab/samples")
OFFLINE = ("sw.js",)
"""Copied as they are; a developer plays online."""


def build(out: Path, dev: bool = False) -> None:
    """The whole site in `out`, which is emptied first.  For a developer without what takes long."""
    site = out.with_name(out.name + ".new")
    shutil.rmtree(site, ignore_errors=True)
    copy_runtime(site / "runtime")
    copy_static(site, STATIC if dev else STATIC + OFFLINE)
    copy_package(site, dev)
    write_icons(site / "web" / "icons")
    write_page_and_scripts(site, dev)
    if not dev:
        stamp(site)  # lists every file with its hash for sw.js: nothing may be written after it
    shutil.rmtree(out, ignore_errors=True)
    site.rename(out)


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


def write_page_and_scripts(site: Path, dev: bool = False) -> None:
    """What comes out of web/ and index.html."""
    with tempfile.TemporaryDirectory() as folder:
        write_data(Path(folder) / "built", site)
        command = [
            "node",
            ROOT / "tools/build/scripts.mjs",
            site,
            folder,
            *(["--dev"] if dev else []),
        ]
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    write_page(site, json.loads(done.stdout))


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the site.")
    parser.add_argument("steps", nargs="*", help="only these again, on the site that is there")
    parser.add_argument("--out", type=Path, default=ROOT / "_site")
    parser.add_argument("--dev", action="store_true", help="quick to build, slow to load")
    given = parser.parse_args()
    out = given.out.resolve()
    if "package" in given.steps:
        copy_package(out, given.dev)
    if "page" in given.steps:
        write_page_and_scripts(out, given.dev)
    if given.steps:
        return
    build(out, given.dev)
    files = [file for file in out.rglob("*") if file.is_file()]
    total = sum(file.stat().st_size for file in files)
    print(f"{out}: {len(files)} files, {total / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
