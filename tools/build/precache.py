"""Stamps a finished site with its version and gives sw.js the list of what to keep offline.

The build's last step: a file changed later would be refused by the service worker.  The
version is a hash over the names and contents of all files, so it knows no order: going back to an
older build is an update like any other.  Knows nothing of the page.
"""

import gzip
import hashlib
import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORKER = "sw.js"
PAGE = "index.html"
OUTSIDE = (".", "404.html", "web/pictures/")
"""So begin the names of what the page never asks for: messengers, stores and hosts do."""

NAME = re.compile(r'(?<=<meta name="build" content=")[0-9a-f]*')
"""Where the page is told which build it is; for that very reason not part of the version's hash."""

HEAD = re.compile(
    r'<(?:link rel="preload"|script)[^>]* (?:href|src)="([^"]+)"|name="soon" content="([^"]+)"'
)
"""What the page asks for by itself, and what boot.ts asks for early."""

SLOT = re.compile(r"/\*build:\*/.*?/\*:build\*/", re.DOTALL)
"""Where sw.js takes its list.  What stands between the marks is replaced, so a site can be
stamped again after a change."""


def stamp(site: Path) -> str:
    """Write the version and the list of files into `site`; gives the version."""
    version = version_of(site)
    page = (site / PAGE).read_text(encoding="utf-8")
    if not NAME.search(page):
        raise SystemExit(f"{PAGE} has no place for the version.")
    (site / PAGE).write_text(NAME.sub(version, page, count=1), encoding="utf-8")
    files = {path: [digest(site / path), *sizes(site / path)] for path in paths(site)}
    listed = {"version": version, "files": files, "start": start(site)}
    build = json.dumps(listed, ensure_ascii=False, indent=0)
    worker = (site / WORKER).read_text(encoding="utf-8")
    if not SLOT.search(worker):
        raise SystemExit(f"{WORKER} has no place for the list of files.")
    stamped = SLOT.sub(lambda _: f"/*build:*/ {build} /*:build*/", worker)
    (site / WORKER).write_text(stamped, encoding="utf-8")
    return version


def start(site: Path) -> "list[str]":
    """What the page cannot begin without, as its head has it: scripts, styles, the loader."""
    page = (site / PAGE).read_text(encoding="utf-8")
    named = [one or other for one, other in HEAD.findall(page)]
    paths = [path for text in named for path in text.split()]
    return sorted({path for path in paths if path.endswith((".js", ".css", ".py"))})


def version_of(site: Path) -> str:
    """Sixteen hex digits that any change to any file changes; the page counts without its version
    and sw.js without its list."""
    lines = [f"{digest(site / path)} {path}\n" for path in paths(site) if path != PAGE]
    page = NAME.sub("", (site / PAGE).read_text(encoding="utf-8"))
    worker = SLOT.sub("", (site / WORKER).read_text(encoding="utf-8"))
    return hashlib.sha256("".join([*lines, page, worker]).encode()).hexdigest()[:16]


def paths(site: Path) -> "list[str]":
    """Every file that the page may ask for, small ones first: they show progress early."""
    found = [file for file in site.rglob("*") if file.is_file()]
    found.sort(key=lambda file: (file.stat().st_size, file.as_posix()))
    names = [file.relative_to(site).as_posix() for file in found]
    return [name for name in names if name != WORKER and not name.startswith(OUTSIDE)]


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def sizes(file: Path) -> "tuple[int, int]":
    """Bytes as they are, and about as many as a server that compresses would send."""
    return file.stat().st_size, len(gzip.compress(file.read_bytes(), 6, mtime=0))
