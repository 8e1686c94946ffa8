"""The four frames, drawn at a tile's real size. Each is recognised by its outline, not by its colour alone.

Gilt has leaves that bulge over its corners. Oak is plain and mitred with pale straps. Silver has concave corners with fans.
Ebony has stepped blocks with a bone diamond. Units are sixtieths of a space. One drawing serves every size from 25 px a space
up; below 20 px, `mini` gives a field in the type's colour instead.

Short names: m the moulding's width, k a corner's size, X Y the outer size, tl and br the lit and the shaded sides.
"""


# ruff: noqa: N803, N806

from __future__ import annotations

from typing import Final, NamedTuple

from .shapes import n, nums

UNIT: Final = 60
"""Units per space, in every file of a painting or a frame."""

TYPE_COLOURS: Final = {"city": "#1d4c94", "portrait": "#bc382f", "still": "#f2c23c", "land": "#63b177"}


class Moulding(NamedTuple):
    """The colours of a moulding: base, highlight, shade, edge."""

    base: str
    high: str
    shade: str
    edge: str


MOULDINGS: Final = {
    "gilt": Moulding("#c4963a", "#f7e09c", "#7a5516", "#3d2806"),
    "oak": Moulding("#74472a", "#a8764c", "#4e2d18", "#1d0f07"),
    "silver": Moulding("#d3d4d3", "#ffffff", "#8a8b8c", "#33322f"),
    "ebony": Moulding("#2a2422", "#8b8078", "#0f0c0b", "#050404"),
}
BONE, STRAP = "#efe6d2", "#ead9b4"


WIDTH, SLIP, CORNER = 9, 4, 22
"""In units: the width of the moulding, the width of the slip in the type's colour round the picture, the size of a corner."""


def _ring(X: float, Y: float, i: float, colour: str, width: float, more: str = "") -> str:
    """Draw a line round the frame, i from the outer edge."""
    return f'<path d="M{nums(i, i)}H{n(X - i)}V{n(Y - i)}H{n(i)}z" stroke="{colour}" stroke-width="{n(width)}"{more}/>'


def _corners(X: float, Y: float, name: str, markup: str) -> str:
    """Draw a corner, given as the upper left one, at all four corners."""
    use = f'<use href="#{name}" transform="'
    return (
        f'<g id="{name}">{markup}</g>{use}translate({n(X)})scale(-1 1)"/>'
        f'{use}translate(0 {n(Y)})scale(1 -1)"/>{use}translate({nums(X, Y)})scale(-1)"/>'
    )


def _body(X: float, Y: float, i: float, colours: Moulding, profile: str, cut: float = 0) -> str:
    """Draw the moulding from i inwards and its profile, lit from the upper left; `cut` rounds its corners inwards."""
    m = WIDTH
    hole = f"M{nums(m, m)}V{n(Y - m)}H{n(X - m)}V{n(m)}z"
    if cut:
        arc = f"a{nums(cut, cut)} 0 0 0"
        outer = (
            f"M{nums(i + cut, i)}H{n(X - i - cut)}{arc} {nums(cut, cut)}V{n(Y - i - cut)}{arc} {nums(-cut, cut)}"
            f"H{n(i + cut)}{arc} {nums(-cut, -cut)}V{n(i + cut)}{arc} {nums(cut, -cut)}z"
        )
    else:
        outer = f"M{nums(i, i)}H{n(X - i)}V{n(Y - i)}H{n(i)}z"
    lit = f"M{nums(i, Y - i)}V{n(i)}H{n(X - i)}L{nums(X - m, m)}H{n(m)}V{n(Y - m)}z"
    dark = f"M{nums(X - i, i)}V{n(Y - i)}H{n(i)}L{nums(m, Y - m)}H{n(X - m)}V{n(m)}z"
    shaded = f'<path d="{dark}" fill="{colours.shade}" opacity=".5"/>'
    light = f'<path d="{lit}" fill="{colours.high}" opacity=".28"/>'
    if cut:  # no line may cross a cut corner
        light = f'<clipPath id="fc"><path d="{outer}"/></clipPath><g clip-path="url(#fc)">{light}'
        shaded += f"{profile}</g>"
    else:
        shaded += profile
    return (
        f'<path d="{outer}{hole}" fill="{colours.base}" fill-rule="evenodd" '
        f'stroke="{colours.edge}" stroke-width="1"/>{light}{shaded}'
    )


def _gilt(X: float, Y: float) -> str:
    """Draw carved and gilt wood: a bead and a gadroon run round, leaves lie over the corners and long sides."""
    c, m, k = MOULDINGS["gilt"], WIDTH, CORNER
    out = _ring(X, Y, 2.5 + (m - 2.5) * 0.35, c.shade, (m - 2.5) * 0.42, ' stroke-dasharray="2.6 3.4"')
    out += _ring(X, Y, 2.5 + (m - 2.5) * 0.3, c.high, (m - 2.5) * 0.24, ' stroke-dasharray="2 4"')
    out += _ring(X, Y, m - 1, c.high, 1.2)
    out = _body(X, Y, 2.5, c, out)

    def at(a: float, b: float) -> str:
        return nums(a * k, b * k)

    leaf = (
        f"M{at(0.03, 0.42)}Q{at(-0.02, 0.2)} {at(0.08, 0.08)}Q{at(0.2, -0.02)} {at(0.42, 0.03)}"
        f"Q{at(0.7, -0.06)} {at(1, 0.12)}Q{at(0.88, 0.4)} {at(0.64, 0.38)}Q{at(0.76, 0.72)} {at(0.42, 0.64)}"
        f"Q{at(0.4, 0.62)} {at(0.38, 0.64)}Q{at(0.4, 0.88)} {at(0.12, 1)}Q{at(-0.06, 0.7)} {at(0.03, 0.42)}z"
    )
    veins = (
        f"M{at(0.14, 0.14)}L{at(0.5, 0.5)}M{at(0.2, 0.16)}Q{at(0.5, 0.12)} {at(0.82, 0.2)}"
        f"M{at(0.16, 0.2)}Q{at(0.12, 0.5)} {at(0.2, 0.82)}"
    )
    corner = f'<path d="{leaf}" fill="{c.high}" stroke="{c.edge}"/><path d="{veins}" stroke="{c.shade}" stroke-width="1.4"/>'
    out += _corners(X, Y, "fk", corner)
    h = m + 3
    shell = f"M-15 1Q-9 -1 -8 {n(h * 0.5)}Q-4 {n(h * 0.4)} 0 {n(h)}Q4 {n(h * 0.4)} 8 {n(h * 0.5)}Q9 -1 15 1z"
    spots = [(X / 2, 0.0, 0), (X / 2, Y, 180)] if X >= 180 else []
    spots += [(0.0, Y / 2, -90), (X, Y / 2, 90)] if Y >= 180 else []
    for x, y, turn in spots:
        out += (
            f'<path d="{shell}" transform="translate({nums(x, y)})rotate({turn})" fill="{c.high}" stroke="{c.edge}" '
            'stroke-width=".8"/>'
        )
    return out


def _oak(X: float, Y: float) -> str:
    """Draw a plain mitred board with grain; a pale strap is nailed over each mitre."""
    c, m, k = MOULDINGS["oak"], WIDTH, CORNER * 0.86
    out = _ring(X, Y, m * 0.4, c.high, m * 0.3)
    out += _ring(X, Y, m * 0.62, c.shade, 0.8, ' stroke-dasharray="23 5 41 3 13 7"')
    out += _ring(X, Y, m - 0.7, c.shade, 1.4)
    out = _body(X, Y, 0.5, c, out)
    strap = (
        f'<path d="M.5 .5H{n(k)}L.5 {n(k)}z" fill="{STRAP}" stroke="{c.edge}"/>'
        f'<path d="M1 1L{nums(k / 2, k / 2)}" stroke="{c.shade}" stroke-width=".9"/>'
        f'<path d="M{nums(k * 0.5, k * 0.17)}h0M{nums(k * 0.17, k * 0.5)}h0" stroke="{c.edge}" stroke-width="2.2" '
        'stroke-linecap="round"/>'
    )
    return out + _corners(X, Y, "fk", strap)


def _silver(X: float, Y: float) -> str:
    """Draw polished silver: corners cut out round, a fan in each, pearls along the inner edge."""
    c, m, k = MOULDINGS["silver"], WIDTH, CORNER
    cut = k * 0.42
    out = _ring(X, Y, m * 0.36, c.high, m * 0.22)
    out += _ring(X, Y, m * 0.6, c.shade, 0.9)
    out += _ring(X, Y, m - 1.4, c.shade, 2, ' stroke-dasharray="0 3.2" stroke-linecap="round"')
    out = _body(X, Y, 1, c, out, cut)
    r = k * 0.92
    fan = f"M{nums(1 + cut, 1)}A{nums(cut, cut)} 0 0 1 {nums(1, 1 + cut)}V{n(r)}A{nums(r, r)} 0 0 0 {nums(r, 1)}z"
    ribs = "".join(
        f"M{nums(a * (cut + 2), b * (cut + 2))}L{nums(a * (r - 1.5), b * (r - 1.5))}"
        for a, b in ((0.966, 0.259), (0.85, 0.527), (0.707, 0.707), (0.527, 0.85), (0.259, 0.966))
    )
    corner = f'<path d="{fan}" fill="{c.high}" stroke="{c.edge}"/><path d="{ribs}" stroke="{c.shade}" stroke-width="1.1"/>'
    return out + _corners(X, Y, "fk", corner)


def _ebony(X: float, Y: float) -> str:
    """Draw black rippled wood with a gold fillet; stepped blocks at the corners, a bone diamond on each."""
    c, m, k = MOULDINGS["ebony"], WIDTH, CORNER * 0.88
    out = _ring(X, Y, 3, "#a99d8e", 1.1)
    out += _ring(X, Y, 3 + (m - 3) * 0.36, c.high, 0.8, ' stroke-dasharray="1.4 1.4"')
    out += _ring(X, Y, m - 0.8, "#c9a55a", 1.3)
    out = _body(X, Y, 3, c, out)
    h, s = k * 0.47, k * 0.3
    block = (
        f'<path d="M.5 .5H{n(k)}V{n(k * 0.62)}H{n(k * 0.84)}V{n(k * 0.84)}H{n(k * 0.62)}V{n(k)}H.5z" fill="{c.base}" '
        f'stroke="#a99d8e"/><path d="M{nums(h, h - s)}L{nums(h + s, h)} {nums(h, h + s)}'
        f' {nums(h - s, h)}z" fill="{BONE}"/>'
    )
    return out + _corners(X, Y, "fk", block)


_DRAW: Final = {"gilt": _gilt, "oak": _oak, "silver": _silver, "ebony": _ebony}


def frame(name: str, tile_type: str, w: int, h: int) -> str:
    """Give the markup of a frame, w by h spaces, with the slip in the type's colour; its hole is empty.

    The markup belongs in an `svg` of w * UNIT by h * UNIT whose fill is none; its ids begin with f.
    """
    X, Y, i = w * UNIT, h * UNIT, WIDTH + SLIP
    slip = (
        _ring(X, Y, WIDTH + SLIP / 2, TYPE_COLOURS[tile_type], SLIP)
        + _ring(X, Y, WIDTH + 0.3, "#160f09", 0.8, ' opacity=".6"')
        + (f'<path d="M{nums(i + 0.7, Y - i)}V{n(i + 0.7)}H{n(X - i)}" stroke="#160f09" stroke-width="1.6" opacity=".45"/>')
    )
    return slip + _DRAW[name](X, Y)


def hole(w: int, h: int) -> tuple[int, int, int, int]:
    """Give the place of the picture in a frame of w by h spaces: left, top, width, height in units."""
    i = WIDTH + SLIP
    return i, i, w * UNIT - 2 * i, h * UNIT - 2 * i


def mini(tile_type: str, name: str, w: float, h: float, unit: float) -> str:
    """Give a painting for small walls: a field in the type's colour, in a frame that is recognised by its corners.

    w and h are in spaces, unit in px per space; the upper left corner is (0, 0). The markup has three elements; the caller
    draws the type's mark over it. Its colours are the page's custom properties, so it fits both themes.
    """
    X, Y = w * unit, h * unit
    m, k = max(2.6, unit * 0.25), max(4.6, unit * 0.44)
    g = 0.75
    x1, y1 = X - g, Y - g
    corners = ""
    for x, y, sx, sy in ((g, g, 1, 1), (x1, g, -1, 1), (x1, y1, -1, -1), (g, y1, 1, -1)):
        turn = int(sx == sy)
        if name == "gilt":
            corners += f"M{nums(x, y)}h{n(k * sx)}a{nums(k, k)} 0 0 {turn} {nums(-k * sx, k * sy)}z"
        elif name == "oak":
            q = k * 1.25
            corners += f"M{nums(x, y)}h{n(q * sx)}l{nums(-q * sx, q * sy)}z"
        elif name == "silver":
            corners += (
                f"M{nums(x + k * 1.2 * sx, y)}a{nums(k * 1.2, k * 1.2)} 0 0 {turn} {nums(-k * 1.2 * sx, k * 1.2 * sy)}"
                f"v{n(-k * 0.5 * sy)}a{nums(k * 0.7, k * 0.7)} 0 0 {1 - turn} {nums(k * 0.7 * sx, -k * 0.7 * sy)}z"
            )
        else:
            q = k * 0.82
            corners += f"M{nums(x, y)}h{n(q * sx)}v{n(q * sy)}h{n(-q * sx)}z"
    colour = {"gilt": "var(--gilt-hi)", "oak": "var(--strap)", "silver": "var(--silver-mini)", "ebony": "var(--bone)"}
    return (
        f'<path d="M{nums(g, g)}H{n(x1)}V{n(y1)}H{n(g)}z" fill="var(--{name}-b)" stroke="var(--tile-edge)"/>'
        f'<path d="M{nums(m, m)}H{n(X - m)}V{n(Y - m)}H{n(m)}z" fill="var(--{tile_type})"/>'
        f'<path d="{corners}" fill="{colour[name]}"/>'
    )
