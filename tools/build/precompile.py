"""Gives the site a compiled standard library and package for Pyodide, made with Pyodide itself,
and the package once more for MicroPython.

Writes two files beside the package: library.zip, Python's own library with what is imported at
start compiled and the rest of no use left out, and numgames.zip, the package.  Compiling takes
seconds, so results are kept in build/ by the hash of all that goes in.  If node or this Pyodide
cannot do it, the stock library is taken and the package goes as sources: the same site, with a
slower start.  So it is with MicroPython, whose modules go into two files that web/load/quick.mjs
reads.
"""

import base64
import hashlib
import json
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = ("numgames/first.json", "numgames/rest.json")
"""The sources, by path.  They do not stay in the site."""
QUICK = ("numgames/first.bin", "numgames/rest.bin")
"""The same for MicroPython."""
TOOLS = ("precompile.mjs", "precompile_inside.py")
STOCK = "python_stdlib.zip"
MADE = ("library.zip", "numgames.zip")
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def precompile(site: Path, pyodide: Path, cache: Path) -> bool:
    """Whether it could be done with this Pyodide."""
    library, package = (site / "numgames" / name for name in MADE)
    kept = cache / f"pyc-{key(site, pyodide)}"
    if not kept.is_dir() and (trouble := make(site, kept)):
        print(f"Python goes as sources, which start more slowly: {trouble}")
        shutil.copyfile(pyodide / STOCK, library)
        pack_sources(site, package)
        return False
    for path in (library, package):
        shutil.copyfile(kept / path.name, path)
    return True


def precompile_quick(site: Path) -> bool:
    """Whether it could be done.  Either way, the sources have become two packs."""
    parts = []
    for name in PACKAGE:
        sources = json.loads((site / name).read_text(encoding="utf-8"))
        says = {path: text for path, text in sources.items() if text}  # any folder is a package
        (site / name).write_text(json.dumps(says, ensure_ascii=False), encoding="utf-8")
        parts.append({path: text.encode() for path, text in says.items()})
    command = ["node", HERE / "precompile_quick.mjs", site]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    except (OSError, subprocess.SubprocessError) as error:
        trouble = getattr(error, "stderr", "") or str(error)
        print(f"MicroPython gets sources, which start more slowly: {trouble.strip()[-1000:]}")
        done = None
    else:
        made = json.loads(done.stdout)
        parts = [{path: base64.b64decode(text) for path, text in part.items()} for part in made]
    for name, pack, part in zip(PACKAGE, QUICK, parts):
        (site / pack).write_bytes(packed(part))
        (site / name).unlink()
    return done is not None


def packed(files: "dict[str, bytes]") -> bytes:
    """A line that says how long each file is, then all of them."""
    lengths = {path: len(content) for path, content in files.items()}
    head = json.dumps(lengths, separators=(",", ":"))
    return head.encode() + b"\n" + b"".join(files.values())


def make(site: Path, kept: Path) -> str:
    """Compile into `kept`.  Says what went wrong, or nothing."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=kept.parent) as folder:
        command = ["node", HERE / "precompile.mjs", site, folder]
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


def key(site: Path, pyodide: Path) -> str:
    """Changes with anything that the result depends on."""
    files = [HERE / name for name in TOOLS] + sorted(pyodide.glob("py*"))
    files += [site / name for name in PACKAGE]
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()} {file.name}" for file in files]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def pack_sources(site: Path, to: Path) -> None:
    parts = [json.loads((site / name).read_text(encoding="utf-8")) for name in PACKAGE]
    with zipfile.ZipFile(to, "w") as packed:
        for path, source in (parts[0] | parts[1]).items():
            info = zipfile.ZipInfo(path, LONG_AGO)
            info.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(info, source)
