"""Puts a release into dist/: the wheel, the source archive, the site as a zip and as one file, and
SHA256SUMS over them; what has changed goes to build/release-notes.md.

    python3 -m tools.release.packages [--tag v1.0.0] [--home https://example.org/me/numgames]

`make release` builds the site's two forms first.  A tag has to be the package's version.  The
sources do not know where they are published: `--home` says it, for the links of the package and for
those of its README, which lead nowhere outside the repository.
"""

import argparse
import hashlib
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from numgames import __version__

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
NOTES = ROOT / "build" / "release-notes.md"
SITES = ("numgames-site.zip", "numgames.html")
PARTS = ("pyproject.toml", "README.md", "LICENSE", "CITATION.cff", "CHANGELOG.md")
RELATIVE = re.compile(r"\]\((?!\w+://)([^)]+)\)")
PICTURES = (".svg", ".webp")


def check_tag(tag: str, version: str = __version__) -> None:
    if tag != f"v{version}":
        raise SystemExit(f"The tag is {tag}, but this is version {version}: tag it v{version}.")


def notes(changes: str, version: str = __version__) -> str:
    """What the change log says of this version."""
    found = re.search(
        rf"^## {re.escape(version)}, \d.*?\n(.*?)(?=^## |\Z)", changes, re.MULTILINE | re.DOTALL
    )
    if not found:
        raise SystemExit(f"CHANGELOG.md has no dated section for {version}.")
    return found[1].strip() + "\n"


def stage(tree: Path, home: str) -> None:
    """The files of the package in `tree`, with links that lead to `home`."""
    for name in PARTS:
        shutil.copy2(ROOT / name, tree)
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "numgames", tree / "numgames", ignore=ignore)
    if not home:
        return
    files = f"{home}/blob/v{__version__}"
    readme, project = tree / "README.md", tree / "pyproject.toml"
    readme.write_text(absolute(readme.read_text(encoding="utf-8"), home), encoding="utf-8")
    links = {"Source": home, "Changes": f"{files}/CHANGELOG.md", "Docs": f"{files}/docs/api.md"}
    lines = "".join([f'{name} = "{links[name]}"\n' for name in links])
    text = project.read_text(encoding="utf-8")
    assert text.count("[project.urls]\n") == 1
    project.write_text(text.replace("[project.urls]\n", f"[project.urls]\n{lines}"), "utf-8")


def absolute(page: str, home: str) -> str:
    """A page whose links to files of ours lead to `home`."""

    def link(found: "re.Match[str]") -> str:
        to = found[1]
        if to.startswith("#"):  # a place in the README, which is the first page there
            return f"]({home}{to})"
        if to.startswith("../../"):  # no file, but a page beside the files
            return f"]({home}/{to[6:]})"
        kind = "raw" if to.endswith(PICTURES) else "blob"
        return f"]({home}/{kind}/v{__version__}/{to})"

    return RELATIVE.sub(link, page)


def checksums(folder: Path) -> str:
    """A line for each file, as `sha256sum --check` reads it."""
    files = sorted(file for file in folder.iterdir() if file.name != "SHA256SUMS")
    return "".join(
        [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Put a release into dist/.")
    parser.add_argument("--tag", default="", help="the tag that it is made for")
    parser.add_argument("--home", default="", help="where the repository is published")
    given = parser.parse_args()
    if given.tag:
        check_tag(given.tag)
    said = notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory() as name:
        stage(Path(name), given.home.rstrip("/"))
        build = (".venv/bin/python", "-m", "build", "--no-isolation", "--outdir", str(DIST), name)
        done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(done.stdout[-2000:] + done.stderr[-2000:])
    for site in SITES:
        shutil.copy2(ROOT / site, DIST)
    NOTES.parent.mkdir(exist_ok=True)
    NOTES.write_text(said, encoding="utf-8")
    (DIST / "SHA256SUMS").write_text(checksums(DIST), encoding="utf-8")
    print((DIST / "SHA256SUMS").read_text(encoding="utf-8"), end="")


if __name__ == "__main__":
    main()
