"""A live table on this device: the company it is in, how far a meeting is, and what its sheet shows.

Glossary: the *room* is what a person sees of a live table before and beside a game; a *meeting* is the exchange of two codes
with one other device. The one who opens the table *hosts* it: that only means to begin the games.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from ...table.fair.device import News
from ...table.live.company import Company
from ...table.live.lines import Brought

Stage: TypeAlias = Literal[
    "loading", "name", "room", "answer", "scan", "paste", "apart", "handing", "handed", "nobody", "cannot",
]  # fmt: skip
"""What the sheet shows: nothing yet; asking for a name; who is here, and the code for the next guest; the guest's answer; the
camera; a field for a link; what to try when two devices do not find each other; an answer on its way to another tab, arrived
there, not wanted there; a browser that cannot.
"""


@dataclass(slots=True, eq=False)
class Live:
    """See above."""

    stage: Stage = "loading"
    hosts: bool = False
    company: Company | None = None
    """None before the browser has a certificate."""
    sdp: str = ""
    """What the browser says of itself: its certificate is in it."""
    offer: str = ""
    """The offer that came, until the person has given a name."""
    watches: bool = False
    """Whether this device only looks on."""
    code: str = ""
    """The code that is shown: an offer in the room, an answer in the sheet for it."""
    drawn: str = ""
    """The QR code of it: nothing yet, `failed`, else the drawing."""
    line: int = 0
    """The line that it is of."""
    copied: Literal["", "yes", "no"] = ""
    shown: bool = False
    """Whether the code for the next guest is shown: nobody meets anybody unless they want to."""
    awake: Literal["", "on", "refused"] = ""
    """Whether the screen is kept on."""
    reading: Generator[float, None, News] | None = None
    """The link that is being read."""
    brought: Brought | None = None
    waiting: dict[str, Brought] = field(default_factory=dict)
    """By peer, its newest link, to be read next."""
    untold: str | None = None
    """What the others have yet to be told: by whom it was brought, empty if it is from here; None: nothing."""
    held: str = ""
    """The id of the game here that was opened since somebody at the table plays it."""
    slices: int = 0
    """How many slices of it have been read."""
    seen: frozenset[str] = frozenset()
    """Who was here when it was said last."""
    forks: set[str] = field(default_factory=set)
    """Links that were shown to be the other side of a fork."""
