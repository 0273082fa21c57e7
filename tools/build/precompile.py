"""Gives the site a compiled standard library and package for Pyodide, made with Pyodide itself,
and the package once more for MicroPython.

Writes library.zip, Python's own library with what is imported at start compiled and the rest of no
use left out, and numgames.zip, the package.  Compiling takes seconds, so results are kept in
build/ by the hash of all that goes in.  If node or this Pyodide cannot do it, the stock library is
taken and the package goes as sources: the same site, with a slower start.  So it is with
MicroPython, whose modules go into two files.
"""

import base64
import contextlib
import hashlib
import json
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.build.package import Sources

HERE = Path(__file__).resolve().parent
PARTS = ("first", "rest")
QUICK = ("numgames/first.bin", "numgames/rest.bin")
"""The two parts of the package, for MicroPython."""
TOOLS = ("precompile.mjs", "precompile_inside.py")
STOCK = "python_stdlib.zip"
MADE = ("library.zip", "numgames.zip")
LONG_AGO = (1980, 1, 1, 0, 0, 0)


Parts = tuple[Sources, Sources]


def precompile(site: Path, parts: Parts, pyodide: Path, cache: Path) -> bool:
    """Whether it could be done with this Pyodide."""
    kept = cache / f"pyc-{key(parts, pyodide)}"
    if not kept.is_dir() and (trouble := make(parts, kept)):
        print(f"Python goes as sources, which start more slowly: {trouble}")
        pack_sources(site, parts, pyodide)
        return False
    for name in MADE:
        shutil.copyfile(kept / name, site / "numgames" / name)
    return True


def precompile_quick(site: Path, parts: Parts) -> bool:
    """Whether it could be done."""
    with written(parts) as folder:
        command = ["node", str(HERE / "precompile_quick.mjs"), folder]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
        except (OSError, subprocess.SubprocessError) as error:
            trouble = getattr(error, "stderr", "") or str(error)
            print(f"MicroPython gets sources, which start more slowly: {trouble.strip()[-1000:]}")
            pack_quick_sources(site, parts)
            return False
    made = json.loads(done.stdout)
    pack_quick(
        site, [{path: base64.b64decode(text) for path, text in part.items()} for part in made]
    )
    return True


def pack_quick_sources(site: Path, parts: Parts) -> None:
    pack_quick(site, [{path: text.encode() for path, text in part.items()} for part in parts])


def pack_quick(site: Path, parts: "list[dict[str, bytes]]") -> None:
    for name, part in zip(QUICK, parts):
        (site / name).write_bytes(packed(part))


@contextlib.contextmanager
def written(parts: Parts) -> "Iterator[str]":
    """A folder with both parts in it, for node to read."""
    with tempfile.TemporaryDirectory() as folder:
        for name, part in zip(PARTS, parts):
            (Path(folder) / f"{name}.json").write_text(json.dumps(part), encoding="utf-8")
        yield folder


def packed(files: "dict[str, bytes]") -> bytes:
    """A line that says how long each file is, then all of them."""
    lengths = {path: len(content) for path, content in files.items()}
    head = json.dumps(lengths, separators=(",", ":"))
    return head.encode() + b"\n" + b"".join(files.values())


def make(parts: Parts, kept: Path) -> str:
    """Compile into `kept`.  Says what went wrong, or nothing."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with written(parts) as sources, tempfile.TemporaryDirectory(dir=kept.parent) as folder:
        command = ["node", str(HERE / "precompile.mjs"), sources, folder]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=300)
        except (OSError, subprocess.TimeoutExpired) as error:
            return str(error)
        if done.returncode:
            return done.stderr.strip()[-1000:] or "node failed."
        try:
            Path(folder).rename(kept)
        except OSError:
            if not kept.is_dir():  # or else another build was quicker
                raise
        Path(folder).mkdir(exist_ok=True)  # for the with block to remove
    return ""


def key(parts: Parts, pyodide: Path) -> str:
    """Changes with anything that the result depends on."""
    files = [HERE / name for name in TOOLS] + sorted(pyodide.glob("py*"))
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()} {file.name}" for file in files]
    lines += [json.dumps(part, sort_keys=True) for part in parts]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def pack_sources(site: Path, parts: Parts, pyodide: Path) -> None:
    """The stock library, and the package as it is."""
    library, package = (site / "numgames" / name for name in MADE)
    shutil.copyfile(pyodide / STOCK, library)
    with zipfile.ZipFile(package, "w") as packed:
        for path, source in (parts[0] | parts[1]).items():
            info = zipfile.ZipInfo(path, LONG_AGO)
            info.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(info, source)
