"""Makes a fresh machine ready, saying in one line each what it does: make runs it when it has to.

    python3 -m tools.dev.prepare python     .venv with the pinned tools of requirements-dev.txt
    python3 -m tools.dev.prepare adapters   .venv-adapters with what requirements-adapters.txt pins
    python3 -m tools.dev.prepare node       node_modules with the pinned runtimes of the page
    python3 -m tools.dev.prepare need-node  node itself: that it is here, and new enough
    python3 -m tools.dev.prepare chromium   a Chromium for the browser tests
    python3 -m tools.dev.prepare browsers   WebKit and Firefox for the long tests, if it can be
    python3 -m tools.dev.prepare browser    any browser at all, to play in

Needs nothing installed but Python itself.  What is there already is left
alone.  System packages come from apt, and only when we are root; otherwise one sentence says
what to install.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
VENV_ADAPTERS = ROOT / ".venv-adapters"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
LONG_TESTS = (
    ("WebKitWebDriver", "webkit2gtk-driver"),
    ("Xvfb", "xvfb"),
    ("firefox-esr", "firefox-esr"),
)
OTHER_BROWSERS = ("firefox", "firefox-esr", "epiphany", "microsoft-edge", "xdg-open", "open")


def prepare_python() -> None:
    environment(VENV, "requirements-dev.txt", "the pinned test tools")


def prepare_adapters() -> None:
    environment(VENV_ADAPTERS, "requirements-adapters.txt", "OpenSpiel and PettingZoo")


def environment(venv: Path, requirements: str, what: str) -> None:
    """A Python environment of its own with just what a file pins."""
    if importlib.util.find_spec("ensurepip") is None:  # Debian keeps it in a package of its own
        install_package("python3-venv", "Python's venv module is missing.")
    python = venv / "bin" / "python"
    if python.exists() and subprocess.run([str(python), "-c", ""]).returncode == 0:
        say(f"Bringing {venv.name} up to date with {what}")
    else:
        say(f"Making a Python environment in {venv.name} and installing {what}")
        run(sys.executable, "-m", "venv", "--clear", str(venv))
    pip = (str(python), "-m", "pip", "--disable-pip-version-check")
    run(*pip, "install", "-qq", "--require-hashes", "--requirement", str(ROOT / requirements))


def need_node() -> None:
    if not shutil.which("node"):
        install_package("nodejs", "node is missing.")
    version = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    if int(version.lstrip("v").split(".")[0]) < 20:
        raise SystemExit(f"numgames needs node 20 or newer; this is {version}. Please install it.")


def prepare_node() -> None:
    need_node()
    if not shutil.which("npm"):
        install_package("npm", "npm is missing.")
    say("Installing the pinned runtimes and linters into node_modules")
    quietly = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    if (ROOT / "node_modules").exists():  # only what has changed; the lock file stays as it is
        run("npm", "install", "--no-save", *quietly)
    else:
        run("npm", "ci", *quietly)


def prepare_chromium() -> None:
    if chromium():
        return
    if can_install():
        install_package("chromium", "The browser tests need a Chromium.")
    elif VENV_PYTHON.exists():
        say("No Chromium here: downloading Playwright's own")
        subprocess.run([str(VENV_PYTHON), "-m", "playwright", "install", "chromium"])
    if not chromium():
        raise SystemExit("The browser tests need a Chromium. Please install one, then try again.")


def prepare_browsers() -> None:
    """Tests in a browser that cannot be installed are left out, and say so."""
    for program, package in LONG_TESTS:
        if shutil.which(program):
            continue
        try:
            install_package(package, f"The long browser tests want {program}.")
        except SystemExit as sentence:
            say(f"{sentence} Without it those tests are left out")


def prepare_browser() -> None:
    """Playing needs no particular browser, and can be done from another device."""
    if any(shutil.which(name) for name in CHROMIUMS + OTHER_BROWSERS):
        return
    if can_install():
        install_package("chromium", "There is no browser here to play in.")
    else:
        say("There is no browser here: open the address below in one that can reach this machine")


def chromium() -> "str | None":
    """The Chromium to test with: the system's, or the one Playwright downloaded."""
    for name in CHROMIUMS:
        if path := shutil.which(name):
            return path
    if not VENV_PYTHON.exists():
        return None
    ask = "from playwright.sync_api import sync_playwright as p\n"
    ask += "with p() as playwright: print(playwright.chromium.executable_path)"
    answer = subprocess.run([str(VENV_PYTHON), "-c", ask], capture_output=True, text=True)
    path = answer.stdout.strip()
    return path if path and Path(path).exists() else None


def can_install() -> bool:
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_package(name: str, why: str) -> None:
    if not can_install():
        raise SystemExit(f"{why} Please install {name}, then try again.")
    say(f"{why} Installing {name} with apt-get")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ("apt-get", "install", "--yes", "--quiet=2", "--no-install-recommends", name)
    if subprocess.run(install, env=quiet, stdout=subprocess.DEVNULL).returncode == 0:
        return
    run("apt-get", "update", "--quiet=2")  # a fresh machine has no package lists yet
    run(*install, env=quiet)


def run(*command: str, env: "dict[str, str] | None" = None) -> None:
    if subprocess.run(command, cwd=ROOT, env=env).returncode != 0:
        raise SystemExit(f"That did not work: {' '.join(command)}")


def say(sentence: str) -> None:
    print(f"-- {sentence}", flush=True)


ACTS = {
    "python": prepare_python,
    "need-node": need_node,
    "adapters": prepare_adapters,
    "node": prepare_node,
    "chromium": prepare_chromium,
    "browsers": prepare_browsers,
    "browser": prepare_browser,
}

if __name__ == "__main__":
    if sys.argv[1:2] == [] or sys.argv[1] not in ACTS:
        raise SystemExit(f"Prepare what? {', '.join(ACTS)}")
    ACTS[sys.argv[1]]()
