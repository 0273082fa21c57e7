"""Other browsers than Chromium, driven with nothing but Python's own library.

WebKitGTK, the nearest there is to Safari, speaks WebDriver over HTTP;
Firefox speaks the same commands over a socket of its own (Marionette).  Both do what Driver says,
and so does Chromium in the hands of Playwright, so one test plays in all three.
"""

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # how WebDriver marks an element in JSON
PATIENCE = 90  # seconds for one script; an engine that starts on a busy machine takes its time


class Missing(Exception):
    """This browser is not on this machine; the sentence says what to install."""


class Driver(Protocol):
    def go(self, url: str) -> None: ...
    def reload(self) -> None: ...
    def run(self, body: str, *args: object) -> Any:
        """What `body`, an async function's, returns; it sees its arguments as `args`."""

    def click(self, where: str) -> None: ...
    def quit(self) -> None: ...


class Chromium:
    def __init__(self, page: Page) -> None:
        self.page = page

    def go(self, url: str) -> None:
        self.page.goto(url)

    def reload(self) -> None:
        self.page.reload()

    def run(self, body: str, *args: object) -> Any:
        return self.page.evaluate(f"async (args) => {{ {body} }}", list(args))

    def click(self, where: str) -> None:
        self.page.locator(where).first.click()

    def quit(self) -> None:
        self.page.context.close()


class Commanded(ABC):
    """What WebKit and Firefox share: WebDriver's commands, however they are carried."""

    @abstractmethod
    def command(self, name: str, **parameters: object) -> Any: ...

    def go(self, url: str) -> None:
        self.command("Navigate", url=url)

    def reload(self) -> None:
        self.command("Refresh")

    def run(self, body: str, *args: object) -> Any:
        script = (
            "const done = arguments[arguments.length - 1], args = [...arguments].slice(0, -1);"
            f"(async () => {{ {body} }})().then(done, (e) => done({{fault: String(e)}}));"
        )
        answer = self.command("ExecuteAsyncScript", script=script, args=list(args))
        assert not isinstance(answer, dict) or "fault" not in answer, answer
        return answer

    def click(self, where: str) -> None:
        found = self.command("FindElement", using="css selector", value=where)
        self.command("ElementClick", id=found[ELEMENT])


ROUTES = {  # where WebDriver has its commands when they come by HTTP
    "Navigate": "url",
    "Refresh": "refresh",
    "ExecuteAsyncScript": "execute/async",
    "FindElement": "element",
    "ElementClick": "element/{id}/click",
    "SetTimeouts": "timeouts",
}


class WebKit(Commanded):
    """MiniBrowser on a screen that nobody sees."""

    def __init__(self) -> None:
        driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
        browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        browsers += sorted(Path("/usr/libexec").glob("webkit2gtk-4.*/MiniBrowser"))
        if not driver or not screen or not browsers:
            raise Missing("WebKitGTK's driver is missing: install webkit2gtk-driver and xvfb.")
        reading, writing = os.pipe()
        self.running = [
            subprocess.Popen(
                [screen, "-displayfd", str(writing), "-screen", "0", "1280x1024x24"],
                pass_fds=[writing],
                stderr=subprocess.DEVNULL,
            )
        ]
        os.close(writing)
        with os.fdopen(reading) as lines:
            display = lines.readline().strip()
        port = free_port()
        alone = {"DISPLAY": f":{display}", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        self.running.append(
            subprocess.Popen(
                [driver, f"--port={port}"],
                env={**os.environ, **alone},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )
        connect(port).close()
        self.base = f"http://127.0.0.1:{port}/session"
        options = {"binary": str(browsers[-1]), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self.post(self.base, {"capabilities": wanted})["sessionId"]
        self.base += f"/{session}"
        self.command("SetTimeouts", script=PATIENCE * 1000)

    def command(self, name: str, **parameters: object) -> Any:
        path = ROUTES[name].format(**parameters)
        return self.post(f"{self.base}/{path}", parameters)

    def post(self, url: str, body: object, method: str = "POST") -> Any:
        data = json.dumps(body).encode()
        request = urllib.request.Request(url, data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE + 30) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from None

    def quit(self) -> None:
        try:
            self.post(self.base, {}, "DELETE")
        finally:
            stop(self.running)


class Firefox(Commanded):
    """Firefox without a window, over Marionette's socket."""

    def __init__(self, profile: Path) -> None:
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if not program:
            raise Missing("Firefox is missing: install firefox-esr.")
        port = free_port()
        profile.mkdir(parents=True, exist_ok=True)
        (profile / "user.js").write_text(f'user_pref("marionette.port", {port});\n')
        self.running = [
            subprocess.Popen(
                [program, "--headless", "--marionette", "--profile", str(profile), "--no-remote"],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env={**os.environ, "HOME": str(profile)},
            )
        ]
        self.socket = connect(port)
        self.socket.settimeout(PATIENCE + 30)
        self.count = 0
        self.read()  # it says what it is
        self.command("WebDriver:NewSession")
        self.command("SetTimeouts", script=PATIENCE * 1000)

    def reload(self) -> None:
        """By going away and coming back: its own command for it goes past the service worker."""
        here = self.run("return location.href")
        self.go("about:blank")
        self.go(here)

    def command(self, name: str, **parameters: object) -> Any:
        self.count += 1
        name = name if ":" in name else f"WebDriver:{name}"
        text = json.dumps([0, self.count, name, parameters])
        self.socket.sendall(f"{len(text.encode())}:{text}".encode())
        _, _, error, answer = self.read()
        assert not error, error
        return answer.get("value", answer) if isinstance(answer, dict) else answer

    def read(self) -> Any:
        """One message: its length, a colon, JSON."""
        length = b""
        while not length.endswith(b":"):
            length += self.receive(1)
        return json.loads(self.receive(int(length[:-1])))

    def receive(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            more = self.socket.recv(count - len(data))
            assert more, "Firefox has gone."
            data += more
        return data

    def quit(self) -> None:
        with suppress(AssertionError, OSError):  # it may be gone before it has answered
            self.command("Marionette:Quit")
        self.socket.close()
        stop(self.running)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def connect(port: int) -> socket.socket:
    """A connection, as soon as somebody is there."""
    late = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port))
        except OSError:
            assert time.monotonic() < late, "The browser's driver does not answer."
            time.sleep(0.1)


def stop(running: "list[subprocess.Popen[bytes]]") -> None:
    for process in reversed(running):
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
