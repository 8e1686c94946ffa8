"""Films for a browser's fake camera (YUV4MPEG2): what a camera sees in front of a screen."""

import struct
import zlib
from pathlib import Path
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 480
FRAMES: Final = 4


def film(grey: list[bytes], file: Path) -> None:
    """Writes a film of one still picture; `grey` are its rows, a byte a pixel, of any size up to the film's."""
    high, wide = len(grey), len(grey[0])
    top, left = (HEIGHT - high) // 2, (WIDTH - wide) // 2
    rows = [b"\xb0" * WIDTH] * top
    rows += [b"\xb0" * left + row + b"\xb0" * (WIDTH - left - wide) for row in grey]
    rows += [b"\xb0" * WIDTH] * (HEIGHT - top - high)
    frame = b"FRAME\n" + b"".join(rows) + b"\x80" * (WIDTH * HEIGHT // 2)
    file.write_bytes(f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n".encode() + frame * FRAMES)


def grey(png: bytes) -> list[bytes]:
    """The pixels of a PNG as a browser writes a screenshot: eight bits a channel, RGB or RGBA, without interlacing."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    at, data, width, depth = 8, b"", 0, 0
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, _, bits, colour, _, _, laced = struct.unpack(">IIBBBBB", body)
            assert (bits, laced) == (8, 0)
            depth = {2: 3, 6: 4}[colour]
        elif kind == b"IDAT":
            data += body
        at += 12 + size
    return [bytes(row[1::depth]) for row in _rows(zlib.decompress(data), width * depth, depth)]  # green is as good as grey here


def _rows(data: bytes, length: int, depth: int) -> list[bytearray]:
    """The rows, their filters undone (PNG, 9)."""
    rows: list[bytearray] = []
    above = bytearray(length)
    for start in range(0, len(data), length + 1):
        kind, row = data[start], bytearray(data[start + 1 : start + 1 + length])
        for i in range(length):
            a = row[i - depth] if i >= depth else 0
            b, c = above[i], above[i - depth] if i >= depth else 0
            row[i] = (row[i] + (0, a, b, (a + b) // 2, _paeth(a, b, c))[kind]) & 255
        rows.append(row)
        above = row
    return rows


def _paeth(a: int, b: int, c: int) -> int:
    p = a + b - c
    return min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
