"""Writes the built site as one HTML file that plays when it is opened: where there is no server.

    python3 -m tools.release.one_file [--site _site] [--out numgames.html]

Every file of the site is packed as it is, PyScript and both interpreters included.  A browser
refuses to import scripts or to start workers from file:, so that tools/release/one_file.js hands
them out as blobs.
"""

import argparse
import base64
import gzip
import hashlib
import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOADER = Path(__file__).with_name("one_file.js")
LARGEST = 15_000_000
# What only a server can make use of, and what stands in the page itself already.
OMITTED = re.compile(
    r"\.nojekyll|(index|404)\.html|sw\.js|web/boot\.js|web/(icons|pictures)/.*|.*\.(css|woff2|webmanifest)"
)

URL = re.compile(r"""url\((["']?)([^)"']+)\1\)""")

POLICY = (
    "default-src 'none'; script-src {scripts} blob: 'wasm-unsafe-eval'; "
    "worker-src blob:; connect-src blob:; style-src {styles}; img-src data:; font-src data:; "
    "base-uri 'none'; form-action 'none'"
)


def one_file(site: Path) -> str:
    """The page with everything in it."""
    page = (site / "index.html").read_text(encoding="utf-8")
    styles = "\n".join(style(site, path) for path in stylesheets(page))
    boot = (site / "web" / "boot.js").read_text(encoding="utf-8")
    loader = LOADER.read_text(encoding="utf-8")
    policy = POLICY.format(scripts=f"{digest(boot)} {digest(loader)}", styles=digest(styles))
    page = swap(page, r'(http-equiv="Content-Security-Policy" content=")[^"]*', rf"\g<1>{policy}")
    page = swap(page, r'<link rel="(manifest|apple-touch-icon)"[^>]*>\n', "", count=2)
    page = swap(page, r'(<link rel="icon" href=")([^"]*)', lambda m: m[1] + data(site / m[2]))
    page = swap(page, r'<script src="web/boot.js"></script>', lambda _: tag("script", boot))
    page = swap(page, r'<script type="module" src="runtime/[^>]*></script>\n', "")
    page = swap(page, r'<link rel="stylesheet"[^>]*>', lambda _: tag("style", styles))
    page = swap(page, r'<link rel="preload"[^>]*>\n', "", count=0)
    page = swap(page, r'<meta name="soon"[^>]*>\n', "")
    if "stylesheet" in page.partition("<style>")[0] + page.rpartition("</style>")[2]:
        raise SystemExit("index.html has a stylesheet that tools/release/one_file.py cannot read.")
    page = swap(
        page, r'<script type="module" src="web/main.js"></script>', lambda _: tag("script", loader)
    )
    pack = f'<script type="application/json" id="pack">{json.dumps(packed(site))}</script>'
    return swap(page, r"</body>", lambda _: f"{pack}\n</body>")


def swap(page: str, pattern: str, by: object, count: int = 1) -> str:
    """`page` with something replaced that has to be there."""
    changed, found = re.subn(pattern, by, page, count=count)  # type: ignore[call-overload]
    if not found:
        raise SystemExit(
            f"index.html has no {pattern}: tools/release/one_file.py has to learn its new form."
        )
    return str(changed)


def tag(name: str, text: str) -> str:
    return f"<{name}>{text}</{name}>"


def digest(text: str) -> str:
    """How a policy names one piece of inline text, and no other."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def stylesheets(page: str) -> "list[str]":
    return re.findall(r'<link rel="stylesheet" href="([^"]+)"', page)


def style(site: Path, path: str) -> str:
    """A stylesheet with everything that it refers to."""
    folder = (site / path).parent
    text = (site / path).read_text(encoding="utf-8")
    return URL.sub(lambda m: m[0] if ":" in m[2] else f'url("{data(folder / m[2])}")', text)


def data(file: Path) -> str:
    kind = {".woff2": "font/woff2", ".png": "image/png", ".svg": "image/svg+xml"}[file.suffix]
    return f"data:{kind};base64,{base64.b64encode(file.read_bytes()).decode()}"


def packed(site: Path) -> "dict[str, str]":
    """Every file by its path, gzipped, as text."""
    paths = sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())
    paths = [path for path in paths if not OMITTED.fullmatch(path)]
    return {path: pack((site / path).read_bytes()) for path in paths}


def pack(content: bytes) -> str:
    return base64.b64encode(gzip.compress(content, 9, mtime=0)).decode()


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the site as one HTML file.")
    parser.add_argument("--site", type=Path, default=ROOT / "_site")
    parser.add_argument("--out", type=Path, default=ROOT / "numgames.html")
    given = parser.parse_args()
    page = one_file(given.site)
    if len(page.encode()) > LARGEST:
        raise SystemExit(f"The file would have {len(page) / 1e6:.1f} MB: too large to hand on.")
    given.out.write_text(page, encoding="utf-8")
    size = len(page.encode()) / 1e6
    print(f"{given.out}: {size:.1f} MB. Open it in a browser; it needs nothing else.")


if __name__ == "__main__":
    main()
