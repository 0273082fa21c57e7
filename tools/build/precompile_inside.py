"""Compiles modules for Pyodide, with Pyodide.  Runs inside of it.

The standard library comes as sources, and compiling those that are imported at start is most of
what a start costs.  Here they are compiled once.  The rest stays as source, for bots to import,
without what is of no use in a page.  The same sources give the same bytes: a module carries
the hash of its source in place of a time ("unchecked": the source is never looked for again), files
are in order and have no dates.
"""

import ast
import importlib
import io
import json
import sys
import zipfile
from importlib import _bootstrap_external as pyc
from importlib.util import source_hash

LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
LONG_AGO = (1980, 1, 1, 0, 0, 0)
# Of no use in a page, not even to a bot: other machines, processes, terminals, old codecs.
USELESS = """_pyrepl antigravity bdb cProfile cmd ctypes doctest email ftplib getpass http imaplib
    mailbox multiprocessing netrc nturl2path optparse pdb plistlib poplib profile pstats pty pyclbr
    pydoc sched shelve smtplib socketserver sqlite3 tabnanny tarfile this trace tty unittest uuid
    webbrowser wsgiref xml xmlrpc zipapp"""
CODECS = "ascii charmap cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_8_sig"


def pack(package: "dict[str, str]") -> "list[bytes]":
    """The library's zip and the package's, given the package's sources by path."""
    lay_out(package)
    for name in map(module_name, package):
        importlib.import_module(name)
    with zipfile.ZipFile(LIBRARY) as library:
        sources = {name: library.read(name) for name in library.namelist() if name[-1] != "/"}
    loaded = {path for name in from_files() for path in paths_of(name) if path in sources}
    named = {f"encodings/{name}.py" for name in CODECS.split()}
    for path in loaded:
        named.update(imports(path, sources[path]))
    kept = {path for path in sources if path in named or useful(path)} - loaded
    library_files = {path: sources[path] for path in kept}
    library_files.update({f"{path}c": compiled(path, sources[path]) for path in loaded})
    package_files = {f"{path}c": compiled(path, text.encode()) for path, text in package.items()}
    return [zipped(library_files), zipped(package_files)]


def useful(path: str) -> bool:
    first = path.partition("/")[0].removesuffix(".py")
    return path.endswith(".py") and first != "encodings" and first not in USELESS.split()


def from_files() -> "list[str]":
    """The modules that were read from somewhere; the rest are part of the interpreter."""
    specs = [(name, module.__spec__) for name, module in sys.modules.items()]
    return [name for name, spec in specs if spec and spec.has_location]


def lay_out(package: "dict[str, str]") -> None:
    with open("/package.zip", "wb") as file:
        file.write(zipped({path: text.encode() for path, text in package.items()}))
    sys.path.insert(0, "/package.zip")


def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def paths_of(name: str) -> "tuple[str, str]":
    path = name.replace(".", "/")
    return f"{path}.py", f"{path}/__init__.py"


def imports(path: str, source: bytes) -> "list[str]":
    """Every file that some import line of a module could mean."""
    found = []
    package = module_name(path).split(".")
    if not path.endswith("__init__.py"):
        package.pop()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            whole = ".".join(base + [node.module] if node.module else base)
            found += [whole, *(f"{whole}.{alias.name}" for alias in node.names)]
    parents = {name.rsplit(".", cut)[0] for name in found for cut in range(name.count(".") + 1)}
    return [path for name in parents for path in paths_of(name)]


def compiled(path: str, source: bytes) -> bytes:
    """Without asserts and docstrings, which are never seen."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    return bytes(pyc._code_to_hash_pyc(code, source_hash(source), False))


def zipped(files: "dict[str, bytes]") -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, LONG_AGO)
            info.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(info, files[name], compresslevel=9)
    return out.getvalue()


def answers(package: "list[str]", requests: "list[str]") -> str:
    """What the package says to each request, and which modules had to be compiled."""
    for name in map(module_name, package):
        importlib.import_module(name)
    from numgames.bridge import call

    given = [call(request) for request in requests]
    files = [sys.modules[name].__spec__.origin for name in from_files()]
    sources = [file for file in files if ".zip/" in file and file.endswith(".py")]
    return json.dumps({"given": given, "sources": sources})
