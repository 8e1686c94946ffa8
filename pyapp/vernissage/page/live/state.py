"""A live table on this device: its company, the stage of a meeting, and what the sheet shows.

Glossary: the stage *company* shows who is at the table. A *meeting* is the exchange of two codes with one other device. The
*host* is the one who opened the table, and who begins the first game (see `beginning`).
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from ...table.fair.editions import News
from ...table.live.company import Company
from ...table.live.lines import Brought
from ..travel.share import Given

Stage: TypeAlias = Literal[
    "loading", "name", "company", "answer", "scan", "paste", "apart", "handing", "handed", "nobody", "cannot",
]  # fmt: skip
"""What the sheet shows, in this order: nothing yet; a field for a name; the room; the guest's answer; the camera; a field for a
link; what to try if two devices do not find each other; an answer on its way to another tab, received there, not wanted there;
that this browser cannot connect devices.
"""


@dataclass(slots=True, eq=False)
class Live:
    """The state of one live table on this device."""

    stage: Stage = "loading"
    hosts: bool = False
    company: Company | None = None
    """None until the browser has a certificate."""
    sdp: str = ""
    """The browser's description of itself, which contains its certificate."""
    waits: bool = False
    """Whether the browser keeps a connection that waits: see table/live/spares.py."""
    offer: str = ""
    """The offer that has come; it is answered as soon as the person has typed a name."""
    watches: bool = False
    """Whether this device only looks on."""
    code: str = ""
    """The code that is shown: an offer in the room, an answer in the answer's stage."""
    drawn: str = ""
    """Its QR code: empty, or the drawing."""
    line: int = 0
    """The line that the code belongs to."""
    given: Given = ""
    shown: bool = False
    """Whether the room shows the code for the next guest: nobody can join unless people show it."""
    awake: Literal["", "on", "refused"] = ""
    """Whether the person wants the screen to be kept on in the own turns; `refused`: the browser does not allow it."""
    lit: bool = False
    """Whether the browser was asked to keep the screen on now."""
    reading: Generator[float, None, News] | None = None
    """The link that is being read."""
    brought: Brought | None = None
    waiting: dict[str, Brought] = field(default_factory=dict)
    """The newest link from each peer, by the peer's id; they are read one after the other."""
    untold: str | None = None
    """The peer that brought news which the others have to be told; empty: the news is from here; None: there is none."""
    unkept: tuple[str, str] | None = None
    """As `untold`, with what it has brought, of news that could not be saved: it is tried again."""
    kept: list[str] = field(default_factory=list)
    """The ids of the games that are kept because somebody at the table has brought them, the latest last."""
    held: str = ""
    """The id of the kept game that was opened because somebody at the table plays it."""
    reads: bool = False
    """Whether a link or a file was read here since the connections told something last."""
    slices: int = 0
    """How many slices of the link have been read."""
    seen: frozenset[str] = frozenset()
    """The names that were here at the last announcement."""
    without: frozenset[str] = frozenset()
    """The names of those who are away and about whom the person was asked: the next press begins without them."""
    parted: dict[str, str] = field(default_factory=dict)
    """By peer, its latest link that is the other side of a fork, or goes on without this person: it is not read again."""
    told: set[tuple[tuple[int, ...], bytes]] = field(default_factory=set)
    """Where such links part from what is here, as it was told: whose messages they are (of a step nobody's), and a head."""
