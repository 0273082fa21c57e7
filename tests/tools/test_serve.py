"""`make play` never dies: a port that is taken, one that is no port, and Ctrl-C."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.support.paths import ROOT

SERVE = [sys.executable, "-m", "tools.dev.serve"]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("here it is", encoding="utf-8")
    return tmp_path


@pytest.fixture
def taken() -> "Iterator[int]":
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield listening.getsockname()[1]


def environment(**more: str) -> "dict[str, str]":
    return {name: value for name, value in os.environ.items() if name != "PORT"} | more


def as_in_a_terminal() -> None:
    """What a shell starts in the background doesn't hear of Ctrl-C, nor does all that it starts."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.parametrize("how", ["PORT", "--port"])
def test_a_taken_port_is_the_next_free_one_and_ctrl_c_ends_it_quietly(
    site: Path, taken: int, how: str
) -> None:
    command = [*SERVE, str(site)] + (["--port", str(taken)] if how == "--port" else [])
    env = environment(**({"PORT": str(taken)} if how == "PORT" else {}))
    pipe = subprocess.PIPE
    serving = subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=pipe, stderr=pipe, text=True, preexec_fn=as_in_a_terminal
    )
    assert serving.stdout
    moved, ready = serving.stdout.readline(), serving.stdout.readline()
    assert str(taken) in moved
    found = re.search(r"http://127\.0\.0\.1:(\d+)/", ready)
    assert found
    assert int(found[1]) > taken
    assert found[1] in moved
    with urlopen(found[0]) as answer:
        assert answer.read() == b"here it is"
    serving.send_signal(signal.SIGINT)
    said, faults = serving.communicate(timeout=30)
    assert serving.returncode == 0
    assert not said.strip()
    assert all("GET /" in line for line in faults.splitlines())


@pytest.mark.parametrize("port", ["x", "-1", "65536", "8000.5"])
def test_what_is_no_port_gets_a_sentence(site: Path, port: str) -> None:
    done = subprocess.run(
        [*SERVE, str(site)], cwd=ROOT, env=environment(PORT=port), capture_output=True, text=True
    )
    assert done.returncode == 2
    assert port in done.stderr
    assert "Traceback" not in done.stderr


def test_make_hands_the_port_on() -> None:
    """As a variable before or behind it: either way the server finds it in its environment."""
    show = f"{sys.executable} -c 'import os; print(os.environ[\"PORT\"])' #"
    done = subprocess.run(
        ["make", "-s", "node", f"PYTHON={show}", "PORT=9000"],
        cwd=ROOT, env=environment(), capture_output=True, text=True,
    )  # fmt: skip
    assert done.stdout.split() == ["9000"], done.stderr
