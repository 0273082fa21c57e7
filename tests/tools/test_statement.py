"""The accessibility statement in the page is the one in docs/, and has what W3C's form asks for."""

import re

import pytest

from tests.support.paths import ROOT
from tools.build.statement import statement

PAGE = (ROOT / "docs" / "accessibility.md").read_text(encoding="utf-8")
FORM = ("Standard", "Measures", "How it was tested", "Known limits", "Contact")


def texts(value: object) -> "list[str]":
    """Every text there is, in the order in which it is read."""
    if isinstance(value, str):
        return [value]
    values = value.values() if isinstance(value, dict) else value
    return [text for one in values if not isinstance(one, bool) for text in texts(one)]  # type: ignore[attr-defined]


def test_nothing_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GITHUB_REPOSITORY", raising=False)
    plain = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", re.sub(r"^(#+|-) ", "", PAGE, flags=re.M))
    assert "".join(" ".join(texts(statement())).split()) == "".join(plain.split())


def test_it_has_the_parts_of_the_form() -> None:
    headings = re.findall(r"^## (.+)$", PAGE, re.M)
    assert set(FORM) <= set(headings)


def test_the_contact_is_the_repository_that_built_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_REPOSITORY", "ada/games")
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://git.example")
    assert "https://git.example/ada/games/issues" in texts(statement())
    monkeypatch.delenv("GITHUB_REPOSITORY")
    assert not [text for text in texts(statement()) if "//" in text]
