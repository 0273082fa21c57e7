"""numgames-site.zip, unpacked on a plain server under some path, plays; and the test server that
holds Pyodide back lets go of pages that have gone."""

import os
import socket
import zipfile
from pathlib import Path

import pytest

from tests.support.hands import tap
from tests.support.pages import WithoutPyodide, begin, said
from tools.dev.serve import Server
from tools.release.zip_site import zip_site


def test_the_zip_plays_wherever_it_is_unpacked(new_page, built: Path, tmp_path: Path) -> None:
    zip_site(built, tmp_path / "site.zip")
    with zipfile.ZipFile(tmp_path / "site.zip") as archive:
        archive.extractall(tmp_path / "www")
    with Server(tmp_path / "www", "/class 4b/", handler=WithoutPyodide) as server:
        page = new_page()
        begin(page, f"{server.url}numgames/", "stack_attack_score")
        tap(page, "[data-move=take]")
        assert "took" in said(page)


def test_the_same_site_gives_the_same_zip(tmp_path: Path) -> None:
    for name in ("one.zip", "two.zip"):
        site = tmp_path / name.removesuffix(".zip")
        site.mkdir()
        for page in ("index.html", "page.html"):
            (site / page).write_text(page, encoding="utf-8")
            os.utime(site / page, (0, len(os.listdir(tmp_path))))  # a date of its own
        zip_site(site, tmp_path / name)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


def test_the_server_without_pyodide_hangs_up_when_the_page_has_gone(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text("here", encoding="utf-8")
    with (
        Server(tmp_path, handler=WithoutPyodide) as server,
        socket.create_connection(server.http.server_address, timeout=10) as page,
    ):
        page.sendall(b"GET /page.html HTTP/1.1\r\n\r\n")
        answer = b""
        while not answer.endswith(b"here"):
            more = page.recv(1000)
            assert more, answer
            answer += more
        page.sendall(b"GET /runtime/pyodide/pyodide.mjs HTTP/1.1\r\n\r\n")
        page.settimeout(0.3)
        with pytest.raises(TimeoutError):  # it neither answers nor hangs up
            page.recv(1)
        page.settimeout(10)
        page.shutdown(socket.SHUT_WR)
        assert page.recv(1) == b"", "the other end is closed, too"
