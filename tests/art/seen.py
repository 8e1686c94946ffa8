"""How a picture looks from afar: its lightness on a coarse grid, as resvg draws it."""

import struct
import zlib
from typing import Final

import resvg_py

from vernissage.art.paintings import Picture

GRID: Final = 16
"""Cells of the grid each way, whatever the format."""

_FOUR: Final = 4


def pixels(png: bytes) -> tuple[int, int, list[bytes]]:
    """Give width, height and the rows, four bytes a pixel, of a PNG with 8 bits a channel and opacity, not interlaced."""
    width, height = struct.unpack(">II", png[16:24])
    assert png[24:29] == b"\x08\x06\x00\x00\x00"
    at, packed = 8, b""
    while at < len(png):
        size, name = struct.unpack(">I4s", png[at : at + 8])
        packed += png[at + 8 : at + 8 + size] if name == b"IDAT" else b""
        at += 12 + size
    raw, stride = zlib.decompress(packed), _FOUR * width
    rows, above = [], bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        row = bytearray(raw[start + 1 : start + 1 + stride])
        _unfiltered(raw[start], row, above)
        rows.append(bytes(row))
        above = row
    return width, height, rows


def _unfiltered(kind: int, row: bytearray, above: bytearray) -> None:
    """Undo a PNG row's filter in place: 0 none, 1 left, 2 above, 3 their mean, 4 Paeth's guess."""
    for i in range(len(row)):
        left = row[i - _FOUR] if i >= _FOUR else 0
        corner = above[i - _FOUR] if i >= _FOUR else 0
        guess = left + above[i] - corner
        paeth = min((left, above[i], corner), key=lambda v: abs(guess - v))
        row[i] = (row[i] + (0, left, above[i], (left + above[i]) // 2, paeth)[kind]) & 255


def glimpse(p: Picture) -> list[float]:
    """Give a picture's lightness on the grid, its mean 0 and its length 1, so that the product of two is their likeness."""
    width, height, rows = pixels(bytes(resvg_py.svg_to_bytes(svg_string=p.svg, width=_FOUR * GRID)))
    cells = [[0.0, 0] for _ in range(GRID * GRID)]
    for y, row in enumerate(rows):
        for x in range(width):
            r, g, b = row[_FOUR * x : _FOUR * x + 3]
            cell = cells[y * GRID // height * GRID + x * GRID // width]
            cell[0] += 0.299 * r + 0.587 * g + 0.114 * b
            cell[1] += 1
    light = [total / count for total, count in cells]
    mean = sum(light) / len(light)
    length = sum((v - mean) ** 2 for v in light) ** 0.5
    return [(v - mean) / length for v in light]


def likeness(a: list[float], b: list[float]) -> float:
    """Tell how like two glimpses are: 1 the same, 0 nothing in common, -1 one is the other's negative."""
    return sum(u * v for u, v in zip(a, b, strict=True))
