"""Packs the built site into one zip: unpack it on any web server, under any address.

    python3 -m tools.release.zip_site [--site _site] [--out numgames-site.zip]

All files are in one folder, `numgames/`, and have one date, so that the same site gives the same
zip.
"""

import argparse
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = "numgames"
DATE = (1980, 1, 1, 0, 0, 0)


def zip_site(site: Path, out: Path) -> None:
    if not (site / "index.html").is_file():
        raise SystemExit(f"There is no site in {site}. Build it first: make site")
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(file for file in site.rglob("*") if file.is_file()):
            entry = zipfile.ZipInfo(f"{FOLDER}/{file.relative_to(site).as_posix()}", DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, file.read_bytes())


def main() -> None:
    parser = argparse.ArgumentParser(description="Pack the site into one zip.")
    parser.add_argument("--site", type=Path, default=ROOT / "_site")
    parser.add_argument("--out", type=Path, default=ROOT / "numgames-site.zip")
    given = parser.parse_args()
    zip_site(given.site, given.out)
    size = given.out.stat().st_size / 1e6
    print(f"{given.out}: {size:.1f} MB. Unpack it on a web server and open numgames/ there.")


if __name__ == "__main__":
    main()
