"""The document and its elements."""

from typing import Any, TypeAlias

import js

Js: TypeAlias = Any
"""An object of the browser. Python knows no types for it."""

document, root = js.document, js.document.documentElement


def by_id(ident: str) -> Js:
    """The element with this id, or None."""
    return document.getElementById(ident) or None


def near(event: Js, selector: str) -> Js:
    """The nearest element round an event's target that matches the selector; None if there is none."""
    target = event.target
    return (target.closest(selector) or None) if hasattr(target, "closest") else None


def shortcut() -> str:
    """The game that a shortcut of the manifest asks for. It is removed from the address, so that it counts once."""
    here = js.URL.new(js.location.href)
    wanted = here.searchParams.get("choose")
    if not wanted:
        return ""
    here.searchParams.delete("choose")
    js.history.replaceState(None, "", here.href)
    return str(wanted)
