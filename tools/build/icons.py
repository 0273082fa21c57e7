"""Draws the app's icons: the logo's disc and kite on their foot, as PNG files.

    python3 -m tools.build.icons [folder]

The manifest and index.html name the files.  Plain Python, so that no
binary has to be kept in the tree and no drawing library installed.  All shapes are convex: a
row of pixels crosses each of them in one span, which makes exact edges cheap.
"""

import argparse
import math
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

Span = Callable[[float], "tuple[float, float] | None"]
Colour = tuple[int, int, int]

IVORY = (0xFF, 0xFE, 0xF8)
EDGE = (0xC8, 0xBE, 0xA3)
AMBER = (0xF5, 0xAD, 0x2E)
INDIGO = (0x3A, 0x3F, 0xA8)
INK = (0x1B, 0x26, 0x21)

FINE = 8
"""Lines that are measured for each row of pixels."""

ICONS = {
    # a tile as it lies on the table: shown as it is
    "icon-32.png": (32, "tile"),  # of a browser tab
    "icon-192.png": (192, "tile"),
    "icon-512.png": (512, "tile"),
    # ivory to the rim, logo small enough for any shape a system may cut
    "maskable-192.png": (192, "full"),
    "maskable-512.png": (512, "full"),
    "apple-180.png": (180, "full"),
}


def write_icons(folder: Path) -> None:
    """Every icon, into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (size, kind) in ICONS.items():
        (folder / name).write_bytes(png(size, paint(size, kind)))


def paint(size: int, kind: str) -> bytearray:
    """The picture as rows of red, green, blue and opacity."""
    picture = bytearray(4 * size * size)
    for span, colour in shapes(size, kind):
        lay(picture, size, span, colour)
    return picture


def shapes(size: int, kind: str) -> "list[tuple[Span, Colour]]":
    """What is laid down, lowest first.  The logo is drawn on 64 × 48 units, as in the page."""
    if kind == "tile":
        side, lift = size * 0.94, size * 0.05
        left, corner = size * 0.03, size * 0.19
        ground = [
            (block(left, left + lift, side, side - lift, corner), EDGE),
            (block(left, left, side, side - lift, corner), IVORY),
        ]
        unit, middle = size * 0.78 / 64, left + (side - lift) / 2
    else:
        ground = [(block(0, 0, size, size, 0), IVORY)]
        unit, middle = size * 0.66 / 64, size / 2
    x, y = size / 2 - 32 * unit, middle - 24.5 * unit
    return [
        *ground,
        (disc(x + 19 * unit, y + 19 * unit, 15 * unit), INK),
        (disc(x + 19 * unit, y + 19 * unit, 13 * unit), AMBER),
        (kite(x + 45 * unit, y + 19 * unit, 16 * unit), INDIGO),
        (block(x + 10 * unit, y + 42 * unit, 44 * unit, 4 * unit, 2 * unit), INK),
    ]


def disc(x: float, y: float, radius: float) -> Span:
    def span(line: float) -> "tuple[float, float] | None":
        half = radius * radius - (line - y) ** 2
        return (x - math.sqrt(half), x + math.sqrt(half)) if half > 0 else None

    return span


def kite(x: float, y: float, reach: float) -> Span:
    def span(line: float) -> "tuple[float, float] | None":
        half = reach - abs(line - y)
        return (x - half, x + half) if half > 0 else None

    return span


def block(x: float, y: float, width: float, height: float, corner: float) -> Span:
    """A rectangle with round corners."""

    def span(line: float) -> "tuple[float, float] | None":
        if not y <= line <= y + height:
            return None
        into = max(0.0, y + corner - line, line - (y + height - corner))
        cut = corner - math.sqrt(max(0.0, corner * corner - into * into))
        return x + cut, x + width - cut

    return span


def lay(picture: bytearray, size: int, span: Span, colour: Colour) -> None:
    """Put one shape on top: solid inside, at its rim with the share of each pixel it covers."""
    solid = bytes((*colour, 255))
    for row in range(size):
        lines = [span(row + (part + 0.5) / FINE) for part in range(FINE)]
        ends = [(max(0.0, line[0]), min(float(size), line[1])) for line in lines if line]
        if not ends:
            continue
        first = int(min(start for start, _ in ends))
        last = math.ceil(max(end for _, end in ends))
        inner = math.ceil(max(start for start, _ in ends))
        outer = int(min(end for _, end in ends))
        if len(ends) < FINE or inner >= outer:
            inner = outer = last
        at = 4 * row * size
        picture[at + 4 * inner : at + 4 * outer] = solid * (outer - inner)
        for column in (*range(first, inner), *range(outer, last)):
            parts = [min(column + 1, end) - max(column, start) for start, end in ends]
            share = sum(part for part in parts if part > 0) / FINE
            blend(picture, at + 4 * column, colour, share)


def blend(picture: bytearray, at: int, colour: Colour, share: float) -> None:
    """One pixel: `share` of the new colour over what is there."""
    if not share:
        return
    under = picture[at + 3] / 255 * (1 - share)
    whole = share + under
    for channel in range(3):
        mixed = (colour[channel] * share + picture[at + channel] * under) / whole
        picture[at + channel] = round(mixed)
    picture[at + 3] = round(255 * whole)


def png(size: int, picture: bytearray) -> bytes:
    """The file: header, pixels, end."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        named = kind + data
        return struct.pack(">I", len(data)) + named + struct.pack(">I", zlib.crc32(named))

    width = 4 * size
    rows = b"".join(b"\0" + picture[at : at + width] for at in range(0, len(picture), width))
    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the app's icons.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("_site/web/icons"))
    write_icons(parser.parse_args().folder)


if __name__ == "__main__":
    main()
