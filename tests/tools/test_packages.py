"""A release: the version is one everywhere, and what goes out leads somewhere."""

import hashlib
import re
import tomllib

import pytest

from numgames import __version__
from tests.support.paths import ROOT
from tools.release import packages

CHANGES = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
HOME = "https://example.org/me/numgames"


def test_the_version_is_one_everywhere():
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.search(r"^version: (.+)$", cited, re.MULTILINE)[1] == __version__
    newest = re.search(r"^## ([\d.]+), ", CHANGES, re.MULTILINE)[1]
    assert newest == __version__


def test_the_notes_are_those_of_the_version():
    said = packages.notes(CHANGES)
    assert "\n- " in said
    assert "## " not in said
    assert packages.notes("## 2.0.0, 1 May\n\nnew\n\n## 1.9.0, 2 May\n\nold\n", "1.9.0") == "old\n"
    for version in ("3.0.0", "1.0"):
        with pytest.raises(SystemExit, match="no dated section"):
            packages.notes("## 1.0.0, 1 May\n\n## 3.0.0, not yet\n", version)


def test_a_tag_has_to_be_the_version():
    packages.check_tag(f"v{__version__}")
    with pytest.raises(SystemExit, match=rf"tag it v{__version__}"):
        packages.check_tag("v0.0.1")


def test_links_lead_to_where_the_sources_are_published(tmp_path):
    packages.stage(tmp_path, HOME)
    page = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert f"]({HOME}/blob/v{__version__}/docs/api.md)" in page
    assert f"]({HOME}/raw/v{__version__}/docs/pictures/table.webp)" in page
    assert (
        f"![The newest copy online]({HOME}/workflows/Pages/badge.svg)]({HOME}/deployments)" in page
    )
    assert f"]({HOME}#host-it)" in page
    assert not [to for to in re.findall(r"\]\(([^)]+)\)", page) if "://" not in to]
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["urls"]["Source"] == HOME
    assert set(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["urls"]) < set(
        project["urls"]
    )


def test_without_a_home_the_sources_stay_as_they_are(tmp_path):
    packages.stage(tmp_path, "")
    for name in packages.PARTS:
        assert (tmp_path / name).read_bytes() == (ROOT / name).read_bytes()


def test_checksums_are_as_sha256sum_reads_them(tmp_path):
    (tmp_path / "a.whl").write_bytes(b"a")
    (tmp_path / "b.zip").write_bytes(b"b")
    text = packages.checksums(tmp_path)
    assert text.splitlines()[0] == f"{hashlib.sha256(b'a').hexdigest()}  a.whl"
    (tmp_path / "SHA256SUMS").write_text(text)
    assert packages.checksums(tmp_path) == text  # of itself it says nothing
