"""numgames-site.zip, unpacked on a plain server under some path, plays."""

import os
import zipfile
from pathlib import Path

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
