"""The product's icon."""

from __future__ import annotations


def icon_svg(*, masked: bool = False) -> str:
    """Give the product's icon: a small framed picture of a valley in the shape of a V, with the sun in it.

    In a browser's tab it fills its box. With `masked`, for systems that cut icons to their own shape, it is 512 by 512, and
    everything important lies within 205 units of the centre.
    """
    view, size = ("0 0 512 512", 512) if masked else ("98 98 316 316", 316)
    x0, x1 = 126, 386
    block = f"M{x0 - 14} {x0 - 14}h62v40h-14v14h-14v14h-34z"
    corners = "".join(
        f'<path d="{block}" transform="translate({256 - 256 * sx} {256 - 256 * sy})scale({sx} {sy})" fill="#f7e09c" '
        'stroke="#3d2806" stroke-width="6"/>'
        for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{size}" height="{size}" fill="none">'
        '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1d3a5f"/><stop'
        ' offset="1" stop-color="#f0b27a"/>'
        '</linearGradient><linearGradient id="gold" x2="1" y2="1"><stop stop-color="#f2d78a"/>'
        '<stop offset="1" stop-color="#8a5f1c"/></linearGradient></defs>'
        '<path d="M0 0h512v512H0z" fill="#27473b"/>'
        f'<path d="M{x0} {x0}H{x1}V{x1}H{x0}z" fill="#000" opacity=".35" transform="translate(6 12)" stroke="#000" '
        'stroke-width="20"/>'
        f'<path d="M{x0} {x0}H{x1}V{x1}H{x0}z" fill="url(#gold)" stroke="#3d2806" stroke-width="6"/>'
        '<path d="M150 150H362V362H150z" fill="url(#sky)" stroke="#3d2806" stroke-width="6"/>'
        '<path d="M256 188a38 38 0 1 1 0 76a38 38 0 1 1 0-76z" fill="#ffd98a"/>'
        '<path d="M153 190h46l57 132 57-132h46v169H153z" fill="#16302a"/>'
        '<path d="M178 190h44l42 104-16 40zM334 190h-22l-56 132 8 17z" fill="#fff6e0"/>'
        '<path d="M166 190h66v-12h-66zM296 190h52v-12h-52z" fill="#fff6e0"/>'
        f"{corners}</svg>"
    )
