"""Buttons that do something of the app's own (`data-do`)."""

from __future__ import annotations

from .icons import icon
from .markup import Node, el
from .messages import parsed


def button(
    text: str,
    do: str,
    *,
    cls: str = "",
    sign: str = "",
    label: str = "",
    id: str = "",  # noqa: A002 - the attribute's own name
    **more: str | bool | None,
) -> Node:
    """A button that does something: its text, an icon before it, what a screen reader says instead."""
    verb, _ = parsed(do)
    return el(
        "button",
        icon(sign) if sign else "",
        text,
        type="button",
        cls=f"btn {cls}".strip(),
        id=id or verb,
        data_do=do,
        aria_label=label or None,
        **more,
    )


def segment(text: str | int, do: str, ident: str, *, on: bool, lang: str | None = None) -> Node:
    """One of several buttons side by side, of which one is pressed."""
    return el(
        "button", text, type="button", cls="btn seg", id=ident, data_do=do, lang=lang, aria_pressed="true" if on else "false"
    )
