"""Buttons of a table: what a press on them does is the view's affair (`data-act`)."""

from __future__ import annotations

from ..core.icons import icon
from ..core.markup import Node, Part, el


def button(
    text: Part, act: str, *, kind: str = "", sign: str = "", label: str = "", ident: str = "", off: bool = False
) -> Node:
    """A button: its text, what a press does, its look (`do`, `quiet`, `step`), an icon, a spoken label, an id; `off` cannot be
    pressed.
    """
    return el(
        "button",
        icon(sign) if sign else "",
        text,
        type="button",
        cls=f"btn {kind}".rstrip(),
        id=ident or None,
        aria_label=label or None,
        disabled="" if off else None,
        data_act=None if off else act,
    )
