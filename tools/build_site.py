"""Builds the site: one folder for any static host, under any sub-path.

    python3 tools/build_site.py [--out _site]

Called by `make site`, `make play` and the browser tests.  Third-party files come from
node_modules (installed from the lock file) and go to runtime/; what the page has to know
before any Python runs comes from the package itself (site_data.py) and goes to web/built/.
"""

import argparse
import ast
import gzip
import json
import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

from icons import write_icons  # noqa: E402
from precache import stamp  # noqa: E402
from site_data import catalogue, fairness, home_cards, levels, posters, rules, version  # noqa: E402

ENTRY = "numgames.bridge"
"""What web/worker.py imports: the page gets this module and all that it needs."""

LAB = "numgames.lab"
"""What web/lab/worker.mjs imports, in the same way."""

RUNTIME = {
    "pyscript": (
        "@pyscript/core/dist",
        # core.js, its one big chunk, and what it imports at start, plugins that are never used
        # included.  The names carry hashes.
        # CodeMirror is PyScript's own as well; the bot lab has it loaded.
        "core.js core-*.js toml-*.js error-*.js codemirror*.js index-*.js "
        "deprecations-manager-*.js donkey-*.js py-editor-*.js py-game-*.js py-terminal-*.js",
    ),
    "micropython": (
        "@micropython/micropython-webassembly-pyscript",
        "micropython.mjs micropython.wasm",
    ),
    "pyodide": (
        "pyodide",
        "pyodide.mjs pyodide.asm.mjs pyodide.asm.wasm python_stdlib.zip pyodide-lock.json",
    ),
    "lit-html": ("lit-html", "lit-html.js directive.js directive-helpers.js async-directive.js"),
    "lit-html/directives": ("lit-html/directives", "*.js"),
    "idb-keyval": ("idb-keyval/dist", "index.js"),
    "lean-qr": ("lean-qr", "index.mjs"),
    "lean-qr/extras": ("lean-qr/extras", "svg.mjs"),
    "gabarito": (
        "@fontsource-variable/gabarito/files",
        "gabarito-latin-wght-normal.woff2 gabarito-latin-ext-wght-normal.woff2",
    ),
}

ENGINES = {  # what each interpreter has to fetch before it can answer, for the progress bar
    "quick": ("runtime/micropython/*", "numgames/**/*.py"),
    "full": ("runtime/pyodide/*", "numgames/**/*.py"),
}


def build(out: Path) -> None:
    """The whole site in `out`, which is emptied first."""
    fresh = out.with_name(out.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    copy_runtime(node_modules(), fresh / "runtime")
    shutil.copytree(ROOT / "web", fresh / "web", ignore=shutil.ignore_patterns("posters"))
    copy_package(fresh)
    if (ROOT / "sw.js").is_file():
        shutil.copy2(ROOT / "sw.js", fresh)
    write_page(fresh)
    write_built(fresh / "web" / "built", fresh)
    write_icons(fresh / "web" / "icons")
    stamp(fresh)  # lists every file with its hash for sw.js: nothing may be written after it
    shutil.rmtree(out, ignore_errors=True)
    fresh.rename(out)


def node_modules() -> Path:
    """Where npm installed the runtimes."""
    given = os.environ.get("NUMGAMES_NODE_MODULES")
    folder = Path(given) if given else ROOT / "node_modules"
    if not folder.is_dir():
        raise SystemExit(f"The runtimes are not installed: {folder} is missing. Run `npm ci`.")
    return folder


def copy_runtime(modules: Path, to: Path) -> None:
    for name, (package, patterns) in RUNTIME.items():
        (to / name).mkdir(parents=True)
        for pattern in patterns.split():
            found = sorted((modules / package).glob(pattern))
            if not found:
                raise SystemExit(
                    f"{package} has no {pattern}. Is the lock file's version installed?"
                )
            for file in found:
                shutil.copyfile(file, to / name / file.name)


def copy_package(site: Path) -> None:
    """The modules that the page needs, and a line for each in pyscript.toml."""
    lines = []
    page = needed(ENTRY)
    for file in sorted({*page, *needed(LAB)}):
        path = file.relative_to(ROOT)
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, site / path)
        if file in page:
            lines.append(f'"./{path.as_posix()}" = "./{path.as_posix()}"\n')
    config = (ROOT / "pyscript.toml").read_text(encoding="utf-8")
    (site / "pyscript.toml").write_text(config + "".join(lines), encoding="utf-8")


def needed(entry: str) -> "list[Path]":
    """The file of `entry` and of every module of the package that it imports, at once or later."""
    found: set[Path] = set()
    waiting = [entry]
    while waiting:
        name = waiting.pop()
        file = source(name)
        if file is None or file in found:
            continue
        found.add(file)
        waiting.append(name.rpartition(".")[0])
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                waiting += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                waiting += [node.module] + [f"{node.module}.{alias.name}" for alias in node.names]
    return sorted(found)


def source(name: str) -> "Path | None":
    """The file of a module of ours."""
    path = ROOT.joinpath(*name.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if name.startswith("numgames") and file.is_file():
            return file
    return None


def write_page(site: Path) -> None:
    """index.html with all that can be said before any script runs."""
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    for mark, text in (
        ("posters", posters()),
        ("cards", home_cards()),
        ("version", version()),
    ):
        if f"<!--={mark}-->" not in page:
            raise SystemExit(f"index.html has no place for {mark}.")
        page = page.replace(f"<!--={mark}-->", text)
    (site / "index.html").write_text(page, encoding="utf-8")


def write_built(to: Path, site: Path) -> None:
    """Data for the scripts, as modules."""
    to.mkdir()
    for name, value in (
        ("catalogue", catalogue()),
        ("levels", levels()),
        ("fairness", fairness()),
        ("rules", rules()),
        ("lab", [file.relative_to(ROOT).as_posix() for file in needed(LAB)]),
        ("sizes", {engine: sizes(site, globs) for engine, globs in ENGINES.items()}),
        ("version", version()),
    ):
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        head = f"// Written by tools/build_site.py.\nexport const {name} = "
        (to / f"{name}.js").write_text(f"{head}{text};\n", encoding="utf-8")


def sizes(site: Path, globs: "tuple[str, ...]") -> "dict[str, dict[str, int]]":
    """By address: how many bytes a file has, plain and as a server would compress it."""
    mute = {file.relative_to(ROOT) for file in set(needed(LAB)) - set(needed(ENTRY))}
    found = [file for pattern in globs for file in sorted(site.glob(pattern))]
    found = [file for file in found if file.relative_to(site) not in mute]
    return {
        file.relative_to(site).as_posix(): {
            "plain": file.stat().st_size,
            "packed": len(gzip.compress(file.read_bytes(), 6)),
        }
        for file in found
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the site.")
    parser.add_argument("--out", type=Path, default=ROOT / "_site")
    out = parser.parse_args().out.resolve()
    build(out)
    files = [file for file in out.rglob("*") if file.is_file()]
    total = sum(file.stat().st_size for file in files)
    print(f"{out}: {len(files)} files, {total / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
