"""Where things are in this tree."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OF_REPOSITORY = ("issues", "deployments", "workflows/Pages/badge.svg")
"""What GitHub has of every repository, whatever its name: a document links there by going up from
its own page."""
GOLDENS = ROOT / "tests" / "goldens"


def of_repository(page: Path, target: str) -> bool:
    """Whether a link of a document leads to one of the repository's own pages."""
    up = "../" * (1 + len(page.relative_to(ROOT).parts))
    return target in [up + name for name in OF_REPOSITORY]
