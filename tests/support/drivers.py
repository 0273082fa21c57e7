"""WebKit and Firefox, driven by selenium, and Chromium by Playwright: one test plays in all three.

WebKitGTK, the nearest there is to Safari, brings its driver along.  Debian has none for Firefox:
what geckodriver would hand on, Firefox is told here, over a socket of its own (Marionette).
"""

import json
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.webkitgtk.service import Service

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


class Selenium:
    """What WebKit and Firefox share."""

    def __init__(self, driver: webdriver.Remote, started: "subprocess.Popen[bytes]") -> None:
        self.driver = driver
        self.started = started
        driver.set_script_timeout(PATIENCE)

    def go(self, url: str) -> None:
        self.driver.get(url)

    def reload(self) -> None:
        self.driver.refresh()

    def run(self, body: str, *args: object) -> Any:
        script = (
            "const done = arguments[arguments.length - 1], args = [...arguments].slice(0, -1);"
            f"(async () => {{ {body} }})().then(done, (e) => done({{fault: String(e)}}));"
        )
        answer = self.driver.execute_async_script(script, *args)
        assert not isinstance(answer, dict) or "fault" not in answer, answer
        return answer

    def click(self, where: str) -> None:
        self.driver.find_element(By.CSS_SELECTOR, where).click()

    def quit(self) -> None:
        try:
            self.driver.quit()
        finally:
            self.started.kill()


class WebKit(Selenium):
    """MiniBrowser on a screen that nobody sees."""

    def __init__(self) -> None:
        screen = shutil.which("Xvfb")
        browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        browsers += sorted(Path("/usr/libexec").glob("webkit2gtk-4.*/MiniBrowser"))
        if not shutil.which("WebKitWebDriver") or not screen or not browsers:
            raise Missing("WebKitGTK's driver is missing: install webkit2gtk-driver and xvfb.")
        command = [screen, "-displayfd", "1", "-screen", "0", "1280x1024x24"]
        started = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert started.stdout
        display = started.stdout.readline().decode().strip()
        alone = {"DISPLAY": f":{display}", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(browsers[-1])
        options.add_argument("--automation")
        service = Service(env={**os.environ, **alone})
        super().__init__(webdriver.WebKitGTK(options=options, service=service), started)


class Firefox(Selenium):
    """Firefox without a window."""

    def __init__(self, profile: Path) -> None:
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if not program:
            raise Missing("Firefox is missing: install firefox-esr.")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        profile.mkdir(parents=True, exist_ok=True)
        (profile / "user.js").write_text(f'user_pref("marionette.port", {port});\n')
        started = subprocess.Popen(
            [program, "--headless", "--marionette", "--profile", str(profile), "--no-remote"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": str(profile)},
        )
        options = webdriver.FirefoxOptions()
        super().__init__(webdriver.Remote(Marionette(port), options=options), started)

    def reload(self) -> None:
        """By going away and coming back: its own command for it goes past the service worker."""
        here = self.driver.current_url
        self.go("about:blank")
        self.go(here)


class Marionette:
    """Hands selenium's commands on."""

    NAMES = {  # noqa: RUF012 - of those that are called otherwise
        "get": "Navigate",
        "getCurrentUrl": "GetCurrentURL",
        "w3cExecuteScriptAsync": "ExecuteAsyncScript",
        "clickElement": "ElementClick",
        "quit": "DeleteSession",
    }

    def __init__(self, port: int) -> None:
        late = time.monotonic() + PATIENCE
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE + 30)
                break
            except OSError:
                assert time.monotonic() < late, "Firefox does not answer."
                time.sleep(0.1)
        self.read()  # it says what it is

    def execute(self, command: str, parameters: "dict[str, Any]") -> "dict[str, Any]":
        name = self.NAMES.get(command, command[0].upper() + command[1:])
        given = {key: value for key, value in parameters.items() if key != "sessionId"}
        text = json.dumps([0, 1, f"WebDriver:{name}", given])
        self.socket.sendall(f"{len(text.encode())}:{text}".encode())
        _, _, error, answer = self.read()
        assert not error, error
        return {"value": answer.get("value", answer)}

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

    def close(self) -> None:
        self.socket.close()
