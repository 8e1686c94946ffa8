"""Buttons: what a press does stands in `data-do` (see `core.presses`)."""

from __future__ import annotations

from .icons import icon
from .markup import Child, Node, el
from .presses import asked_of_room, parsed


def button(
    text: Child,
    do: str,
    *,
    cls: str = "",
    sign: str = "",
    label: str = "",
    id: str = "",  # noqa: A002 - the attribute's own name
    off: bool = False,
    **more: str | bool | None,
) -> Node:
    """A button: its text, what a press does, its look, an icon before the text, what a screen reader says instead, its id (else
    its verb). `off`: it cannot be pressed.
    """
    verb, _ = parsed(asked_of_room(do) or do)
    return el(
        "button",
        icon(sign) if sign else "",
        text,
        type="button",
        cls=f"btn {cls}".strip(),
        id=id or verb,
        data_do=None if off else do,
        disabled="" if off else None,
        aria_label=label or None,
        **more,
    )


def segment(text: str | int, do: str, ident: str, *, on: bool, lang: str | None = None) -> Node:
    """One of several buttons side by side, of which one is pressed."""
    return el(
        "button", text, type="button", cls="btn seg", id=ident, data_do=do, lang=lang, aria_pressed="true" if on else "false"
    )
