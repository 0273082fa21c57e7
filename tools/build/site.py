"""Builds the site: one folder for any static host, under any sub-path.

    python3 -m tools.build.site [--out _site]

Third-party files come from node_modules (installed from the lock file) and go to runtime/; what
the page has to know before any Python runs comes from the package itself (site_data.py) and goes
to web/built/.
"""

import argparse
import ast
import gzip
import html
import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

from tools.build.icons import write_icons
from tools.build.precache import stamp
from tools.build.precompile import PACKAGE, QUICK, precompile, precompile_quick
from tools.build.site_data import catalogue, fairness, home_cards, levels, posters, rules, version

ROOT = Path(__file__).resolve().parents[2]
ENTRY = "numgames.bridge"
"""What web/worker.py imports: the page gets this module and all that it needs."""

LAB = "numgames.lab.bridge"
"""What web/lab/worker.mjs imports, in the same way."""

RUNTIME = {  # files of packages, copied as they are, and only those that the page can ask for
    "micropython": ("@micropython/micropython-webassembly-pyscript", "micropython.wasm"),
    "pyodide": ("pyodide", "pyodide.asm.mjs pyodide.asm.wasm"),
    "pyscript": ("@pyscript/core/dist", "core.js core-*.js error-*.js"),
    "gabarito": (
        "@fontsource-variable/gabarito/files",
        "gabarito-latin-wght-normal.woff2 gabarito-latin-ext-wght-normal.woff2",
    ),
}

ENGINES = {  # what each interpreter has to fetch before it can answer, for the progress bar
    "quick": ("runtime/micropython/micropython.wasm", QUICK[0]),
    "full": ("runtime/pyodide/pyodide.asm.*", "numgames/*.zip"),
}
SHEET = re.compile(r'<link rel="stylesheet" href="(.+?)"( data-later)?>\n')
FIRST = '<script src="web/first.js">'
"""The browser stops at it: what it can fetch meanwhile has to stand before it.  But not the style
sheet itself, for which a script that comes later would have to wait."""
MAIN = '<script type="module" src="web/main.js">'
STYLE, LATER = "web/built/style.css", "web/built/later.css"
"""All style sheets in the page's order; what only later.js needs comes with it.  As deep as each of
them: their addresses stay true."""


def build(out: Path) -> None:
    """The whole site in `out`, which is emptied first."""
    fresh = out.with_name(out.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    copy_runtime(node_modules(), fresh / "runtime")
    shutil.copytree(ROOT / "web", fresh / "web", ignore=shutil.ignore_patterns("posters"))
    (fresh / "web" / "built").mkdir()
    copy_package(fresh)
    precompile(fresh, node_modules() / "pyodide", ROOT / "build")
    precompile_quick(fresh)
    if (ROOT / "sw.js").is_file():
        shutil.copy2(ROOT / "sw.js", fresh)
    write_built(fresh / "web" / "built", fresh)
    write_styles(fresh)
    write_page(fresh, bundle(fresh))
    write_icons(fresh / "web" / "icons")
    stamp(fresh)  # lists every file with its hash for sw.js: nothing may be written after it
    shutil.rmtree(out, ignore_errors=True)
    fresh.rename(out)


def node_modules() -> Path:
    """Where npm installed the runtimes."""
    folder = ROOT / "node_modules"
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
    """The modules that the page needs, by path, in two files: those for playing, which the first
    tap waits for, and the others.  Thirty requests would take longer than MicroPython's start."""
    (site / "numgames").mkdir(parents=True)
    first, all_of_them = needed(ENTRY, at_once=True), needed(ENTRY)
    rest = [file for file in all_of_them if file not in first]
    for name, files in zip(PACKAGE, (first, rest)):
        sources = {
            file.relative_to(ROOT).as_posix(): bare(file.read_text(encoding="utf-8"))
            for file in files
        }
        (site / name).write_text(json.dumps(sources, ensure_ascii=False), encoding="utf-8")
    for file in needed(LAB):  # which gets them one by one
        path = site / file.relative_to(ROOT)
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, path)


def bare(source: str) -> str:
    """A module without comments, docstrings and types: MicroPython drops them as it reads, and
    they are more than half of what would have to be fetched before the first tap."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        if isinstance(getattr(node, "body", None), list):
            kept = [one for part in node.body for one in untyped(part)]
            node.body = kept or ([] if node is tree else [ast.Pass()])
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            node.names = [one for one in node.names if (one.asname or one.name) in used]
    tree.body = [node for node in tree.body if getattr(node, "names", True)]
    return re.sub("^ +", lambda indent: " " * (len(indent[0]) // 4), ast.unparse(tree), flags=re.M)


def untyped(node: ast.stmt) -> "list[ast.stmt]":
    """What MicroPython needs of the statement."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return []
    if isinstance(node, ast.Assign) and ast.unparse(node) == "TYPE_CHECKING = False":
        return []
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return node.orelse
    if isinstance(node, ast.AnnAssign):
        return [ast.Assign([node.target], node.value, lineno=node.lineno)] if node.value else []
    return [node]


def needed(entry: str, at_once: bool = False) -> "list[Path]":
    """The file of `entry` and of every module of ours that it imports, `at_once` or later."""
    found: set[Path] = set()
    waiting = [entry]
    while waiting:
        name = waiting.pop()
        file = source(name)
        if file is None or file in found:
            continue
        found.add(file)
        waiting.append(name.rpartition(".")[0])
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in tree.body if at_once else ast.walk(tree):
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


def write_styles(site: Path) -> None:
    """The many style sheets that index.html names, as two."""
    texts = {STYLE: "", LATER: ""}
    for sheet, later in SHEET.findall((ROOT / "index.html").read_text(encoding="utf-8")):
        texts[LATER if later else STYLE] += (site / sheet).read_text(encoding="utf-8")
        (site / sheet).unlink()
    for path, text in texts.items():
        (site / path).write_text(text, encoding="utf-8")


def bundle(site: Path) -> "list[str]":
    """Put the scripts together; gives those that the page needs at once."""
    command = ["node", Path(__file__).with_name("bundle.mjs"), site, node_modules()]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    return json.loads(done.stdout)


def write_page(site: Path, scripts: "list[str]") -> None:
    """index.html with all that can be said before any script runs, one style sheet for the many
    that it names, and links to what would otherwise be found one after the other."""
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    for mark, text in (
        ("posters", posters()),
        ("cards", home_cards()),
        ("version", version()),
        ("pyscript", pyscript_config()),
    ):
        if f"<!--={mark}-->" not in page:
            raise SystemExit(f"index.html has no place for {mark}.")
        page = page.replace(f"<!--={mark}-->", text)
    sheet = f'<link rel="stylesheet" href="{STYLE}">\n'
    soon = " ".join(["web/load/quick.mjs", *ENGINES["quick"]])
    first = f'{preloads(site, scripts)}<script src="web/first.js" data-soon="{soon}">'
    page = SHEET.sub("", page).replace(FIRST, first).replace(MAIN, f"{sheet}{MAIN}")
    (site / "index.html").write_text(page, encoding="utf-8")


def preloads(site: Path, scripts: "list[str]") -> str:
    """A link for each file that the page itself needs before the first tap, in that order."""
    pyscript = sorted(path.relative_to(site).as_posix() for path in site.glob("runtime/pyscript/*"))
    kinds = {"web/first.js": 'as="script"'}
    kinds |= dict.fromkeys([*pyscript, *scripts], 'as="script" crossorigin')
    kinds |= {"web/worker.py": 'as="fetch" crossorigin', STYLE: 'as="style"'}
    return "".join(f'<link rel="preload" href="{path}" {kind}>\n' for path, kind in kinds.items())


def pyscript_config() -> str:
    """pyscript.toml as PyScript looks for it in a page."""
    config = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    text = html.escape(json.dumps(config), quote=False)
    return "\n".join(f"<{kind}-config hidden>{text}</{kind}-config>" for kind in ("mpy", "py"))


def write_built(to: Path, site: Path) -> None:
    """Data for the scripts, as modules."""
    for name, value in (
        ("catalogue", catalogue()),
        ("levels", levels()),
        ("fairness", fairness()),
        ("rules", rules()),
        ("lab", [file.relative_to(ROOT).as_posix() for file in needed(LAB)]),
        ("sizes", {engine: sizes(site, globs) for engine, globs in ENGINES.items()}),
        ("lock", lock()),
        ("version", version()),
    ):
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        head = f"// Written by tools/build/site.py.\nexport const {name} = "
        (to / f"{name}.js").write_text(f"{head}{text};\n", encoding="utf-8")


def lock() -> "dict[str, object]":
    """What Pyodide has to know of itself, without its list of a few hundred packages elsewhere."""
    text = (node_modules() / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8")
    return {"info": json.loads(text)["info"], "packages": {}}


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
