"""Finds where a layer is opaque, with a small scan converter: fills and broad lines of paths and ellipses, on a coarse grid.

It knows what the layers use: relative and absolute path data, `use` with translate, scale and rotate, and clips. Dashed lines
count as whole ones. Hair lines, patterns, soft gradients and everything less than half opaque are ignored.
"""

import math
import re
import xml.etree.ElementTree as ET
from itertools import pairwise

STEP = 5
WIDE, HIGH = 300 // STEP, 400 // STEP

Matrix = tuple[float, float, float, float, float, float]
Outline = list[list[tuple[float, float]]]
Grid = list[int]

UNIT: Matrix = (1, 0, 0, 1, 0, 0)
_token = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])|(-?(?:\d*\.\d+|\d+\.?))")
_takes = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7}
_call = re.compile(r"(\w+)\(([^)]*)\)")


def _split_flags(d: str) -> str:
    """Put spaces round the flags of arcs, which are written without."""
    return re.sub(r"([Aa])([^A-Za-z]*)", lambda m: m.group(1) + _arcs(m.group(2)), d)


def _arcs(text: str) -> str:
    number = r"\s*,?\s*(-?(?:\d*\.\d+|\d+\.?))"
    return re.sub(number * 3 + r"\s*([01])\s*([01])" + number * 2, r" \1 \2 \3 \4 \5 \6 \7", text)


def outline(d: str) -> Outline:
    """Flatten path data to polygons."""
    tokens = [(a, float(b) if b else 0.0) for a, b in _token.findall(_split_flags(d))]
    out: Outline = []
    x = y = cx = cy = 0.0
    command, previous, i = "", "", 0
    while i < len(tokens):
        if tokens[i][0]:
            command, i = tokens[i][0], i + 1
            if command in "Zz":
                x, y = out[-1][0]
                previous = "z"
                continue
        kind = command.lower()
        v = [t[1] for t in tokens[i : i + _takes[kind]]]
        i += _takes[kind]
        ox, oy = (x, y) if command.islower() else (0.0, 0.0)
        if previous == "z" and kind != "m":
            out.append([(x, y)])
        previous_curve, previous = previous, kind
        if kind == "m":
            x, y = ox + v[0], oy + v[1]
            out.append([(x, y)])
            command = "l" if command == "m" else "L"
            continue
        if kind in "hv":
            x, y = (ox + v[0], y) if kind == "h" else (x, oy + v[0])
            out[-1].append((x, y))
            continue
        if kind in "la":
            end = (ox + v[-2], oy + v[-1])
            out[-1] += [end] if kind == "l" else _arc((x, y), v, end)
            x, y = end
            continue
        points = [(ox + v[k], oy + v[k + 1]) for k in range(0, len(v), 2)]
        if kind in "st":
            smooth = previous_curve in (("c", "s") if kind == "s" else ("q", "t"))
            points.insert(0, (2 * x - cx, 2 * y - cy) if smooth else (x, y))
        out[-1] += _curve([(x, y), *points])
        (cx, cy), (x, y) = points[-2], points[-1]
    return out


def _curve(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    out = []
    for k in range(1, 9):
        level, t = points, k / 8
        while len(level) > 1:
            level = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(level)]
        out += level
    return out


def _arc(start: tuple[float, float], v: list[float], end: tuple[float, float]) -> list[tuple[float, float]]:
    """Flatten an arc that is not turned, by its centre."""
    rx, ry, large, sweep = abs(v[0]), abs(v[1]), bool(v[3]), bool(v[4])
    if not rx or not ry or start == end:
        return [end]
    ax, ay, bx, by = start[0] / rx, start[1] / ry, end[0] / rx, end[1] / ry
    half = math.dist((ax, ay), (bx, by)) / 2
    k = max(1.0, half)
    away = math.sqrt(max(0.0, k * k - half * half)) * (1 if large == sweep else -1)
    mx, my = (ax + bx) / 2 - away * (by - ay) / (2 * half) * -1, (ay + by) / 2 + away * (bx - ax) / (2 * half) * -1
    first, last = math.atan2(ay - my, ax - mx), math.atan2(by - my, bx - mx)
    turn = (last - first) % math.tau if sweep else -((first - last) % math.tau)
    return [
        ((mx + k * math.cos(first + turn * j / 12)) * rx, (my + k * math.sin(first + turn * j / 12)) * ry) for j in range(1, 13)
    ]


def fill(polygons: Outline, m: Matrix) -> Grid:
    """Give the cells whose centres the polygons hold (non-zero rule), a row an int."""
    edges = []
    for polygon in polygons:
        moved = [(m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]) for x, y in polygon]
        edges += list(zip(moved, moved[1:] + moved[:1], strict=True))
    rows = []
    for j in range(HIGH):
        y = (j + 0.5) * STEP
        hits = []
        for (ax, ay), (bx, by) in edges:
            if (ay <= y) != (by <= y):
                hits.append((ax + (y - ay) * (bx - ax) / (by - ay), 1 if by > ay else -1))
        hits.sort()
        row, winding = 0, 0
        for (x, step), (x2, _) in pairwise(hits):
            winding += step
            if winding:
                a, b = max(0, math.ceil(x / STEP - 0.5)), min(WIDE, math.ceil(x2 / STEP - 0.5))
                row |= ((1 << b) - (1 << a)) if b > a else 0
        rows.append(row)
    return rows


def _band(polygons: Outline, width: float) -> Outline:
    """Give what a line of this width along the polygons covers, as boxes round its pieces."""
    out: Outline = []
    half = width / 2
    for points in polygons:
        for (ax, ay), (bx, by) in pairwise(points):
            length = math.dist((ax, ay), (bx, by)) or 1
            ux, uy = ((bx - ax) / length * half, (by - ay) / length * half) if (ax, ay) != (bx, by) else (half, 0)
            out.append([
                (ax - ux - uy, ay - uy + ux), (bx + ux - uy, by + uy + ux), (bx + ux + uy, by + uy - ux),
                (ax - ux + uy, ay - uy - ux),
            ])  # fmt: skip
    return out


def _times(m: Matrix, k: Matrix) -> Matrix:
    return (
        m[0] * k[0] + m[2] * k[1], m[1] * k[0] + m[3] * k[1], m[0] * k[2] + m[2] * k[3], m[1] * k[2] + m[3] * k[3],
        m[0] * k[4] + m[2] * k[5] + m[4], m[1] * k[4] + m[3] * k[5] + m[5],
    )  # fmt: skip


def _moved(m: Matrix, text: str) -> Matrix:
    for name, inside in _call.findall(text):
        v = [float(t) for t in re.findall(r"-?(?:\d*\.\d+|\d+\.?)", inside)]
        if name == "translate":
            m = _times(m, (1, 0, 0, 1, v[0], v[1] if len(v) > 1 else 0))
        elif name == "scale":
            m = _times(m, (v[0], 0, 0, v[-1], 0, 0))
        else:
            a = math.radians(v[0])
            m = _times(m, (math.cos(a), math.sin(a), -math.sin(a), math.cos(a), 0, 0))
    return m


def _ellipse(e: ET.Element) -> str:
    rx = float(e.get("r") or e.get("rx") or 0)
    ry = float(e.get("r") or e.get("ry") or 0)
    return f"M{float(e.get('cx', 0)) - rx} {e.get('cy')}a{rx} {ry} 0 1 1 {2 * rx} 0a{rx} {ry} 0 1 1 {-2 * rx} 0z"


class _Reader:
    def __init__(self, svg: str) -> None:
        self.root = ET.fromstring(svg)  # our own markup: nothing to fear
        self.by_id = {e.get("id"): e for e in self.root.iter() if e.get("id")}
        self.cells = [0] * HIGH

    def solid(self, paint: str) -> bool:
        if not paint.startswith("url("):
            return paint not in ("", "none")
        target = self.by_id[paint[5:-1]]
        while target.get("href"):
            target = self.by_id[(target.get("href") or "")[1:]]
        stops = [float(s.get("stop-opacity", 1)) for s in target]
        return target.tag.endswith("Gradient") and min(stops) >= 0.5

    def unfaded(self, mask: str, clip: Grid | None) -> Grid:
        """Give the rows above the middle of a mask that lets things dissolve downwards."""
        fade = self.by_id[mask + "g"]
        last = (float(fade.get("y1", 0)) + float(fade.get("y2", 0))) / 2 / STEP
        return [(-1 if clip is None else clip[j]) if j + 0.5 < last else 0 for j in range(HIGH)]

    def mark(self, cells: Grid, clip: Grid | None) -> None:
        for j, row in enumerate(cells):
            self.cells[j] |= row if clip is None else row & clip[j]

    def walk(self, e: ET.Element, m: Matrix, paint: str, clip: Grid | None) -> None:
        name = e.tag.rsplit("}", 1)[-1]
        if name in ("defs", "mask", "clipPath", "pattern") or float(e.get("opacity", 1)) < 0.5:
            return
        paint, m = e.get("fill", paint), _moved(m, e.get("transform", ""))
        if e.get("clip-path"):
            inside = fill(outline(self.by_id[e.get("clip-path", "")[5:-1]][0].get("d", "")), m)
            clip = inside if clip is None else [a & b for a, b in zip(clip, inside, strict=True)]
        if e.get("mask"):
            clip = self.unfaded(e.get("mask", "")[5:-1], clip)
        if name == "use":
            self.walk(self.by_id[(e.get("href") or "")[1:]], m, paint, clip)
        d = e.get("d", "") if name == "path" else _ellipse(e) if name in ("circle", "ellipse") else ""
        width = float(e.get("stroke-width", 1)) if e.get("stroke") else 0
        if d and self.solid(paint):
            self.mark(fill(outline(d), m), clip)
        if d and width >= 1.5:
            self.mark(fill(_band(outline(d), width), m), clip)
        for child in e:
            self.walk(child, m, paint, clip)


def opaque(svg: str) -> Grid:
    """Give the cells of 5 by 5 units that a layer's document covers, a row an int, the left in bit 0."""
    reader = _Reader(svg)
    reader.walk(reader.root, UNIT, "none", None)
    return reader.cells
