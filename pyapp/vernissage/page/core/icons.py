"""Line icons: they take the colour of the text and say nothing to a screen reader."""

from __future__ import annotations

from typing import Final

from ...art.marks import ICONS
from .markup import Node, el

PATHS: Final = {
    **ICONS,
    "system": "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM12 4v16M15 5v14M18 7v10",
    "globe": "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM12 4c-5 4-5 12 0 16c5-4 5-12 0-16M4 12h16",
    "calendar": "M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4",
    "puzzle": "M5 9.5h4a2.3 2.3 0 1 1 4 0h4v4a2.3 2.3 0 1 1 0 4V20H5v-3.5a2.3 2.3 0 1 0 0-4z",
    "check": "M5 12.5l4.5 4.5L19 7",
    "close": "M6 6l12 12M18 6L6 18",
    "again": "M19.5 12a7.5 7.5 0 1 1-2.6-5.7M19.5 3.5v5h-5",
    "swap": "M4 8h15l-3.5-3.5M20 16H5l3.5 3.5",
    "die": "M4.5 4.5h15v15h-15zM8.5 7.5a1 1 0 1 1 0 2a1 1 0 1 1 0-2"
    "M12 11a1 1 0 1 1 0 2a1 1 0 1 1 0-2M15.5 14.5a1 1 0 1 1 0 2a1 1 0 1 1 0-2",
    "door": "M6.5 20.5v-17h11v17M3.5 20.5h17M14.5 12v.5",
    "bin": "M5 7h14M9.5 7V4h5v3M7 7l1 13h8l1-13",
    "save": "M12 4v11M8 11.5l4 4 4-4M5 16v4h14v-4",
    "bonus": "M12 3l2.2 2.4 3.2-.6.4 3.2 2.9 1.5-1.5 2.9 1 3.1-3.2.6"
    "-1.4 2.9L12 18l-3.6 1-1.4-2.9-3.2-.6 1-3.1-1.5-2.9L6.2 8l.4-3.2 3.2.6zM12 8.5v6M9 11.5h6",
    "layers": "M12 3.5l8.5 4.5L12 12.5 3.5 8zM3.5 12l8.5 4.5 8.5-4.5M3.5 16l8.5 4.5 8.5-4.5",
    "coin": "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM12 8v8M9.5 10.5L12 8l2.5 2.5",
    "share": "M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9.5h14V11h-1",
    "reel": "M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5M10 9v6l5-3z",
    "copy": "M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4",
    "first": "M6 5.5v13M18.5 5.5L9 12l9.5 6.5z",
    "back": "M15.5 5.5L8 12l7.5 6.5z",
    "on": "M8.5 5.5L16 12l-7.5 6.5z",
    "last": "M18 5.5v13M5.5 5.5L15 12l-9.5 6.5z",
    "turn-back": "M12 6.5L6 12l6 5.5M18.5 6.5l-6 5.5 6 5.5",
    "turn-on": "M12 6.5l6 5.5-6 5.5M5.5 6.5l6 5.5-6 5.5",
    "bulb": "M9.5 17.5h5M10 20.5h4M12 3.5a5.8 5.8 0 0 0-3.4 10.5c.7.6.9 1.2.9 2v1.5h5V16c0-.8.2-1.4.9-2A5.8 5.8 0 0 0 12 3.5z",
    "pencil": "M5 19l1-4.5L16 4.5l3.5 3.5-10 10zM14 6.5l3.5 3.5",
    "round-back": "M5 6v12M13.5 6.5L8.5 12l5 5.5M20 6.5L15 12l5 5.5",
    "round-on": "M19 6v12M10.5 6.5l5 5.5-5 5.5M4 6.5L9 12l-5 5.5",
    "play": "M8 5l11 7-11 7z",
    "pause": "M8.5 5v14M15.5 5v14",
    "sound": "M4 9.5h4L13 5v14l-5-4.5H4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
    "mute": "M4 9.5h4L13 5v14l-5-4.5H4zM16.5 9.5l4.5 5M21 9.5l-4.5 5",
    "arrange": "M4 8.5h15M15.5 5l3.5 3.5-3.5 3.5M20 15.5H5M8.5 12L5 15.5 8.5 19",
    "keys": "M3.5 7h17v10.5h-17zM7.5 10.5v.01M12 10.5v.01M16.5 10.5v.01M8 14h8",
    "words": "M4 7V5h11v2M9.5 5v14M13.5 13v-2h7v2M17 11v8",
    "flag": "M6 21V4M6 5h12l-3 4 3 4H6",
    "link": "M10.5 13.5a4 4 0 0 1 0-5.6l3-3a4 4 0 0 1 5.6 5.6l-2 2M13.5 10.5a4 4 0 0 1 0 5.6l-3 3a4 4 0 0 1-5.6-5.6l2-2",
    "people": "M9 5a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM3.5 19c0-6.5 11-6.5 11 0M16 6.5a2.5 2.5 0 1 1 0 5M17 14c2.5.3 3.8 2 3.8 5",
    "sieve": "M4 7h16M7 12h10M10 17h4",
    "branch": "M4 12h6c4 0 3.5-6 9-6M10 12c4 0 3.5 6 9 6M15.5 3L19.5 6l-4 3",
    "skip": "M5 5.5l7 6.5-7 6.5zM12 5.5l7 6.5-7 6.5z",
}


def icon(name: str) -> Node:
    """The icon of this name."""
    return el("svg", el("path", d=PATHS[name]), cls="ic", viewBox="0 0 24 24", aria_hidden="true")
