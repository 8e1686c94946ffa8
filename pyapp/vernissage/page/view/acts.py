"""Buttons on a table. Their presses go to the game's view (`data-act`)."""

from __future__ import annotations

from ..core.icons import icon
from ..core.markup import Node, Part, el


def button(
    text: Part, act: str, *, kind: str = "", sign: str = "", label: str = "", ident: str = "", off: bool = False
) -> Node:
    """A button: its text, its press (`act`: verb and arguments), its look (`kind`: `do`, `quiet` or `step`), an icon, a spoken
    label, an id. `off`: it cannot be pressed.
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
