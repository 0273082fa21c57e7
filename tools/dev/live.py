"""Serves the sources while you work on them: `make dev`.

After a change to web/, index.html or numgames/ the site in build/dev is brought up to date, and
every page that is open loads again.  What takes long is left out: nothing is compiled or made
small, and nothing is kept offline.
"""

import argparse
import subprocess
import sys
import threading
import time
from http import HTTPStatus
from pathlib import Path

from tools.build.package import ROOT
from tools.dev.serve import Handler, add_port, free_server

SITE = ROOT / "build" / "dev"
LOOK = 0.15
"""Seconds between two looks at the files."""

STEPS = {
    "package": ("numgames",),
    "scripts": ("web", "numgames"),
    "page": ("web", "index.html", "pyscript.toml", "numgames"),
}
"""By step of the build: the sources that it depends on."""


class Changes:
    """How often the site has been rebuilt; pages wait for the next time."""

    def __init__(self) -> None:
        self.count = 0
        self.changed = threading.Condition()

    def tell(self) -> None:
        with self.changed:
            self.count += 1
            self.changed.notify_all()

    def wait(self) -> bool:
        """Whether there was a change; after a while there is none, and the page asks again."""
        with self.changed:
            before = self.count
            return self.changed.wait_for(lambda: self.count != before, timeout=20)


CHANGES = Changes()


class Live(Handler):
    """Answers as any server does, and /changes once something has changed."""

    def do_GET(self) -> None:  # noqa: N802
        if not self.path.endswith("/changes"):
            return super().do_GET()
        status = HTTPStatus.OK if CHANGES.wait() else HTTPStatus.NO_CONTENT
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


def build(*steps: str) -> bool:
    """In a process of its own: the package may have changed."""
    command = [sys.executable, "-m", "tools.build.site", "--dev", "--out", str(SITE), *steps]
    return subprocess.run(command, cwd=ROOT).returncode == 0


def times(sources: "tuple[str, ...]") -> "dict[Path, float]":
    files = [file for name in sources for file in [ROOT / name, *(ROOT / name).rglob("*")]]
    return {file: file.stat().st_mtime for file in files if file.is_file()}


def watch() -> None:
    """Rebuild what has changed, for ever."""
    seen = {step: times(sources) for step, sources in STEPS.items()}
    while True:
        time.sleep(LOOK)
        now = {step: times(sources) for step, sources in STEPS.items()}
        steps = [step for step in STEPS if now[step] != seen[step]]
        seen = now
        if not steps:
            continue
        began = time.monotonic()
        if build(*steps):
            print(f"-- Rebuilt in {time.monotonic() - began:.1f} s", flush=True)
            CHANGES.tell()


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve the sources, and reload after a change.")
    add_port(parser)
    port = parser.parse_args().port
    try:
        if not build():
            raise SystemExit(1)
        with free_server(SITE, "/", port, handler=Live) as server:
            says = f"numgames is at {server.url}, and follows the sources  (Ctrl-C stops it)"
            print(says, flush=True)
            watch()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
