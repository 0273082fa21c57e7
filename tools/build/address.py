"""The parts of the site that depend on its address: SITE_URL, where it's known at build time.

A link has a picture in messengers only if the tags give the picture's whole address, and
an app keeps its identity.  Without SITE_URL all of that is left out, and everything else stays
relative.
"""

import html
import json
import os
import re
from pathlib import Path
from urllib.parse import urlsplit

CARD = "web/pictures/card.png"
"""1200 × 630: what messengers show of a link."""
CARD_SAYS = "Five game boxes side by side under the words: Five number games for two"
HEAD = re.compile(r'<meta name="description" content="([^"]*)">\s*<title>([^<]*)</title>\n')


def site_url() -> str:
    """The address of the front page, with its slash; empty if it isn't known."""
    url = os.environ.get("SITE_URL", "").strip()
    if not url:
        return ""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise SystemExit(f"SITE_URL has to be a whole address like https://host/path/, not {url}")
    return url.rstrip("/") + "/"


def repository() -> str:
    """The address of the repository, as GitHub's workflows know it; empty elsewhere."""
    name = os.environ.get("GITHUB_REPOSITORY", "")
    server = os.environ.get("GITHUB_SERVER_URL", "https://github.com")
    return name and f"{server}/{name}/"


def with_face(page: str) -> str:
    """The page with what messengers and search engines read of it, in its own words."""
    head = HEAD.search(page)
    if head is None:
        raise SystemExit("index.html needs a description, and after it a title.")
    return page[: head.end()] + face(head[2], head[1]) + page[head.end() :]


def face(title: str, description: str) -> str:
    url = site_url()
    tags = {
        "og:type": "website",
        "og:site_name": "numgames",
        "og:title": title,
        "og:description": description,
    }
    if not url:
        return "".join([meta(*tag) for tag in tags.items()])
    tags |= {
        "og:url": url,
        "og:image": url + CARD,
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": CARD_SAYS,
        "twitter:card": "summary_large_image",
    }
    canonical = f'<link rel="canonical" href="{html.escape(url)}">\n'
    return canonical + "".join([meta(*tag) for tag in tags.items()])


def meta(name: str, content: str) -> str:
    """Open Graph's tags have a property, Twitter's a name; the page's words are escaped already."""
    kind = "property" if name.startswith("og:") else "name"
    return f'<meta {kind}="{name}" content="{html.escape(html.unescape(content))}">\n'


def write_addresses(site: Path) -> None:
    """Into the files that were copied.  The manifest's id is what a browser would take without one:
    said, it stays the same even if the app once starts elsewhere."""
    url = site_url()
    if not url:
        return
    path = urlsplit(url).path
    manifest = site / "web" / "manifest.webmanifest"
    said = {"id": path, **json.loads(manifest.read_text(encoding="utf-8"))}
    manifest.write_text(json.dumps(said, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    lost = site / "404.html"
    text = lost.read_text(encoding="utf-8")
    lost.write_text(text.replace('href="./"', f'href="{html.escape(path)}"'), encoding="utf-8")
