"""A static host that misbehaves on demand, and sites of different versions to put on it.

The host keeps its address through everything that is done to it, so that a browser takes it for
the same place.
"""

import shutil
import socket
import threading
from pathlib import Path
from typing import BinaryIO

from tools.build.precache import stamp
from tools.dev.serve import Handler, Patient

MARK = "web/variant.txt"
"""A file whose text tells which variant of the site it came from."""


def variant(site: Path, to: Path, name: str) -> Path:
    """A copy of `site` that differs from all others: another version, as a deploy makes it."""
    shutil.copytree(site, to)
    (to / MARK).write_text(name, encoding="utf-8")
    page = to / "index.html"
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace("<head>", f'<head>\n<meta name="variant" content="{name}">'))
    stamp(to)
    return to


class Host:
    """Serves `folder` under `path`, which has to be written as in an address."""

    def __init__(self, folder: Path, path: str = "/numgames/") -> None:
        self.folder = folder
        self.path = path
        self.breaks: dict[str, int] = {}  # files whose answer breaks off after so many bytes
        self.asked: list[str] = []  # what has been asked for, without the path
        self.port = 0
        self.http: Server | None = None

    def well(self) -> None:
        """Up, and doing what a host should."""
        self.hanging = False  # take requests and never answer
        self.plain = False  # every file is called a text, but for the service worker
        self.by_date = False  # "not modified" if the date is not newer, whatever the contents
        self.behind: Path | None = None  # a cache on the way still has these files
        self.breaks.clear()
        self.asked.clear()
        if self.http is None:
            self.http = Server(self)
            self.port = self.http.server_port
            threading.Thread(target=self.http.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.path}"

    def stop(self) -> None:
        """Gone: connections are refused, and those that were open are closed."""
        if self.http:
            self.http.hang_up()
        self.http = None

    def __enter__(self) -> "Host":
        self.well()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Server(Patient):
    def __init__(self, host: Host) -> None:
        self.host = host
        self.open: set[socket.socket] = set()
        self.down = threading.Event()
        super().__init__(("127.0.0.1", host.port), Guest)

    def process_request(self, request, client_address) -> None:  # type: ignore[no-untyped-def]
        self.open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request) -> None:  # type: ignore[no-untyped-def]
        self.open.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away in the middle is nothing to write about."""

    def hang_up(self) -> None:
        self.down.set()
        self.shutdown()
        self.server_close()
        for connection in list(self.open):
            super().shutdown_request(connection)


class Guest(Handler):
    """Answers as the host's mood has it."""

    server: Server

    def __init__(self, request: object, address: object, server: Server) -> None:
        folder, prefix = str(server.host.folder), server.host.path
        super().__init__(request, address, server, directory=folder, prefix=prefix)

    def guess_type(self, path: object) -> str:
        if self.server.host.plain and not str(path).endswith("sw.js"):
            return "text/plain"
        return str(super().guess_type(path))  # type: ignore[arg-type]

    def do_GET(self) -> None:  # noqa: N802 - http.server calls it so
        host = self.server.host
        old = host.behind and "?" not in self.path and not self.path.endswith("sw.js")
        # a connection outlives a change of folders
        self.directory = str(host.behind if old else host.folder)
        host.asked.append(self.path[len(host.path) :])
        if not host.by_date:
            del self.headers["If-Modified-Since"]
        if host.hanging:
            self.server.down.wait()
        if self.server.down.is_set():
            self.close_connection = True
            return
        super().do_GET()

    def copyfile(self, source: BinaryIO, outputfile: BinaryIO) -> None:  # type: ignore[override]
        host = self.server.host
        limit = host.breaks.get(self.path[len(host.path) :].partition("?")[0])
        if limit is None:
            super().copyfile(source, outputfile)
            return
        outputfile.write(source.read(limit))
        self.close_connection = True
