"""The document and its elements."""

from typing import Any, TypeAlias

import js
from pyodide.ffi import JsException

Js: TypeAlias = Any
"""An object of the browser. Python knows no types for it."""

document, root = js.document, js.document.documentElement


def by_id(ident: str) -> Js:
    """The element with this id, or None."""
    return document.getElementById(ident) or None


def near(event: Js, selector: str) -> Js:
    """The nearest element round an event's target that matches the selector; None if there is none."""
    target = element_of(event)
    return (target.closest(selector) or None) if target else None


def given(event: Js, name: str) -> Js:
    """What an event tells under this name; an empty text if it tells nothing. Extensions, autofill and assistants send events
    without much of what they should have.
    """
    return getattr(event, name, None) or ""


def element_of(event: Js) -> Js:
    """The element that an event happened to; None if it is the document, or no event of an element at all."""
    target = getattr(event, "target", None)
    return target if hasattr(target, "closest") else None


def languages() -> tuple[str, ...]:
    """The tags of the languages that people read, the best first."""
    found = getattr(js.navigator, "languages", None) or (getattr(js.navigator, "language", None) or "",)
    return tuple(map(str, found))


def is_tag(tag: str) -> bool:
    """Whether the browser takes a language's tag. Systems without a language give "c", "en-US@posix" or an empty one, and
    everything of `Intl` fails with these.
    """
    try:
        return bool(js.Intl.DateTimeFormat.supportedLocalesOf(tag).length)
    except JsException:
        return False


def shortcut() -> str:
    """The game that a shortcut of the manifest asks for. It is removed from the address, so that it counts once."""
    here = js.URL.new(js.location.href)
    wanted = here.searchParams.get("choose")
    if not wanted:
        return ""
    here.searchParams.delete("choose")
    js.history.replaceState(js.history.state, "", here.href)
    return str(wanted)
