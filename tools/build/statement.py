"""docs/accessibility.md as plain data, for a page of the site that says the same."""

import re

from tools.build.address import repository
from tools.build.package import ROOT

LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
OF_REPOSITORY = "../../../"
"""So does GitHub's page of a document in docs/ get to the repository's other pages."""


def statement() -> "dict[str, object]":
    """The title, and by heading the paragraphs and lists below it."""
    text = (ROOT / "docs" / "accessibility.md").read_text(encoding="utf-8")
    top, *parts = re.split(r"^## ", text, flags=re.M)
    title, _, lead = top.removeprefix("# ").partition("\n")
    found = [part.partition("\n") for part in parts]
    sections = [{"title": heading, "blocks": blocks(body)} for heading, _, body in found]
    return {"title": title, "lead": blocks(lead), "sections": sections}


def blocks(body: str) -> "list[dict[str, object]]":
    """What stands between two empty lines: a paragraph, or the points of a list."""
    return [block(text) for text in re.split(r"\n\s*\n", body.strip())]


def block(text: str) -> "dict[str, object]":
    points = [" ".join(point.split()) for point in re.split(r"^- ", text, flags=re.M) if point]
    return {"list": text.startswith("- "), "texts": [spans(point) for point in points]}


def spans(text: str) -> "list[dict[str, str]]":
    """Words, and links where it is known where they lead."""
    pieces = []
    for i, piece in enumerate(LINK.split(text)):
        if i % 3 == 2:
            pieces[-1]["href"] = address(piece)
        else:
            pieces.append({"words": piece, "href": ""})
    return [piece for piece in pieces if piece["words"]]


def address(target: str) -> str:
    """Of another page of the repository; empty as long as that repository isn't known."""
    if not target.startswith(OF_REPOSITORY):
        raise SystemExit(f"docs/accessibility.md links to {target}, which is nowhere in the page.")
    return repository() and repository() + target.removeprefix(OF_REPOSITORY)
