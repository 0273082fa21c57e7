"""A plain static server, as any host would do it: to play in the built site, and for the tests.

    python3 -m tools.dev.serve                       _site/ at http://127.0.0.1:8000/
    python3 -m tools.dev.serve --path /numgames/     the same under a sub-path, as GitHub Pages does
    PORT=9000 python3 -m tools.dev.serve             at another port

If the port is taken it is the next one that is free.  Knows nothing of the site.
"""

import argparse
import contextlib
import errno
import functools
import os
import posixpath
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote, unquote

ROOT = Path(__file__).resolve().parents[2]
LAST_PORT = 65535
MOST_TRIES = 100


class Handler(SimpleHTTPRequestHandler):
    """Serves one folder under `prefix`; everything outside of it is not found."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 - the base class declares it so
        **SimpleHTTPRequestHandler.extensions_map,
        ".html": "text/html; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".py": "text/plain; charset=utf-8",
        ".svg": "image/svg+xml",
        ".toml": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }

    def __init__(self, *args: object, prefix: str = "/", quiet: bool = True, **kw: object) -> None:
        self.prefix = prefix
        self.quiet = quiet
        super().__init__(*args, **kw)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        if not path.startswith(self.prefix):
            return str(Path(self.directory) / "no-such-file")
        return super().translate_path("/" + path[len(self.prefix) :])

    def handle(self) -> None:
        with contextlib.suppress(ConnectionError):  # a page that is left hangs up in mid-file
            super().handle()

    def log_message(self, format: str, *args: object) -> None:
        if not self.quiet:
            super().log_message(format, *args)


class Patient(ThreadingHTTPServer):
    """Lets a whole page ask at once: with five places in the queue, requests got lost."""

    daemon_threads = True
    request_queue_size = 128


class Server:
    """The site on a port of its own, for as long as the `with` block lasts."""

    def __init__(
        self,
        folder: Path,
        path: str = "/",
        port: int = 0,
        quiet: bool = True,
        handler: "type[Handler]" = Handler,
    ) -> None:
        inner = quote(unquote(path.strip("/")))  # as it stands in an address: %20 for a space
        prefix = posixpath.join("/", inner, "") if inner else "/"
        handle = functools.partial(handler, directory=str(folder), prefix=prefix, quiet=quiet)
        self.http = Patient(("127.0.0.1", port), handle)
        self.url = f"http://127.0.0.1:{self.http.server_port}{prefix}"

    def __enter__(self) -> "Server":
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.http.shutdown()
        self.http.server_close()


def add_port(parser: argparse.ArgumentParser) -> None:
    """--port, or PORT= as `make play PORT=9000` hands it on."""
    port = os.environ.get("PORT") or "8000"  # argparse reads it as if it had been typed
    parser.add_argument("--port", type=port_number, default=port, help="usually 8000")


def port_number(text: str) -> int:
    if text.isdecimal() and int(text) <= LAST_PORT:
        return int(text)
    raise argparse.ArgumentTypeError(f"a port is a number up to {LAST_PORT}, not {text!r}")


def free_server(
    folder: Path, path: str, port: int, quiet: bool = True, handler: "type[Handler]" = Handler
) -> Server:
    """The site at `port`, or at the next one that is free; says so if it is not the one wanted."""
    for tried in range(port, min(port + MOST_TRIES, LAST_PORT + 1)):
        try:
            server = Server(folder, path, tried, quiet, handler)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                continue
            raise SystemExit(
                f"Port {tried} cannot be had: {error.strerror}. Try PORT=8000."
            ) from None
        if tried != port:
            print(f"-- Port {port} is taken, so this is {tried}", flush=True)
        return server
    raise SystemExit(f"From port {port} on everything is taken. Choose another with PORT=")


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve the built site.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "_site")
    parser.add_argument("--path", default="/", help="the sub-path to serve it under")
    add_port(parser)
    given = parser.parse_args()
    if not (given.folder / "index.html").is_file():
        raise SystemExit(f"There is no site in {given.folder}. Build it first: make site")
    server = free_server(given.folder, given.path, given.port, quiet=False)
    try:
        print(f"numgames is at {server.url}  (Ctrl-C stops it)", flush=True)
        server.http.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
