"""What reaches the app (messages) and what it asks of the page (effects): plain data, no browser in it.

Glossary: an element's `data-do` names what a press on it does: a verb and its arguments, separated by spaces.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from .measure import Size
from .motion import Timed

Phase: TypeAlias = Literal["down", "move", "up", "cancel"]
"""What a pointer does."""
Noise: TypeAlias = Literal["card", "gavel", "brush"]
"""A small sound."""
Batch: TypeAlias = dict[str, str | None]
"""What one transaction of the journal takes: texts by key; None: the key goes."""


class Differences(NamedTuple):
    """How a journal that was opened differs from the storage. Empty if both hold the same."""

    alone: frozenset[str] = frozenset()
    """The keys that only the storage has."""
    texts: Mapping[str, str] = {}
    """What the journal has under a key that the storage lacks, or has with another text."""


class Begin(NamedTuple):
    """The page is there: the languages people read, best first, as in `navigator.languages`; its address without a fragment;
    the fragment, which may be a link; whether the system has a share sheet; the game that a shortcut asks for; whether bots can
    think in a worker; how the journal and the storage differ, None if there is no journal; whether the saved games are left
    alone, because the page failed with them; where people were before the tab was loaded anew (page.routes); what is lost, if
    the page begins again by itself because Python had ended; whether the rest of the page is here; the one language whose words
    are here, empty if all are.
    """

    languages: tuple[str, ...] = ()
    address: str = ""
    fragment: str = ""
    sheet: bool = False
    choose: str = ""
    workers: bool = False
    found: Differences | None = Differences()
    without: bool = False
    route: tuple[str, ...] = ()
    lost: str | None = None
    rest: bool = True
    speaks: str = ""


class Do(NamedTuple):
    """A press on `data-do`, or the sending of a form that has it."""

    verb: str
    args: tuple[str, ...] = ()


class Pressed(NamedTuple):
    """A press that the open room answers itself (`data-do="room ..."`), as it is handed to the room: without `room`."""

    verb: str
    args: tuple[str, ...] = ()


class Changed(NamedTuple):
    """A field (`data-field`) has another value; a check box's is "1" or ""."""

    field: str
    value: str


class KeyDown(NamedTuple):
    """A key (`KeyboardEvent.key`, without modifiers but shift) in a region, the empty one included. `control`: the focus is on
    a button or the like, to which Enter and Space belong.
    """

    key: str
    region: str = ""
    control: bool = False


class Pointed(NamedTuple):
    """A pointer over `data-drag`: x and y run from 0 to 1 across it; it went down where a press asks for `act`."""

    phase: Phase
    act: str
    x: float
    y: float


class Resized(NamedTuple):
    """See `measure.Window`."""

    width: int
    height: int
    still: bool = False
    covered: Size = Size(0, 0)


class Tick(NamedTuple):
    """The time of a `Wait` has come. A reading's tickets are below zero."""

    ticket: int


class Arrived(NamedTuple):
    """The address has another fragment, which may be a link."""

    fragment: str


class Went(NamedTuple):
    """People have gone back or forward in the tab's history, to where they were on this route (page.routes)."""

    route: tuple[str, ...]


class Picked(NamedTuple):
    """A chosen file's text, None if it is none; in the field `guest` the files' names, as the page does not look into those."""

    field: str
    text: str | None


class Carried(NamedTuple):
    """What came of a `Copy` ("copy"), a `ShareSheet` that did not open ("sheet"), a `Fetch` ("rest"), a `Learn` ("words CODE"),
    a `Persist` ("persist"), a `Paint` ("paint") or a `Print` ("print").
    """

    what: str
    good: bool


class Locked(NamedTuple):
    """What came of a `Lock`: whether the game is this tab's now."""

    id: str
    mine: bool


class Lost(NamedTuple):
    """Another tab took the game over."""

    id: str


class Thought(NamedTuple):
    """What came of a `Think`: the place of the bot's answer among the options; None if the worker cannot think."""

    ticket: int
    answer: int | None


class Hosted(NamedTuple):
    """What came of a `Host`: what the guest's worker tells (bots.guests), empty if the code for guests could not be loaded."""

    ticket: int
    told: str


class Wired(NamedTuple):
    """What connects this device with others at a live table tells something, of a line if it is about one: see web/live.mjs."""

    what: str
    line: int = 0
    text: str = ""


class Newer(NamedTuple):
    """A newer build of the page is here, whole."""


class Journal(NamedTuple):
    """News of the journal. "written": the last `Write` is on the disk; "slow": it takes longer than a moment; "refused": it was
    not taken. "gone": the connection is lost; "none": it cannot be opened; "open": it is open, and `found` tells how it
    differs from the storage.
    """

    told: Literal["written", "slow", "refused", "gone", "none", "open"]
    found: Differences = Differences()


Message: TypeAlias = (
    Begin
    | Do
    | Changed
    | KeyDown
    | Pointed
    | Resized
    | Tick
    | Thought
    | Hosted
    | Arrived
    | Went
    | Picked
    | Carried
    | Locked
    | Lost
    | Newer
    | Journal
    | Wired
)


class Say(NamedTuple):
    """Words for a screen reader, in the order in which they come. Those that are `shown` are seen by everybody for a while:
    one short sentence on why a press did nothing, if nothing else on the page tells it. After what is said `here` comes the
    name of what has the focus by then; if that is the title, which tells itself, nothing is said. `to`: it is said only if the
    title has the focus, with the beginning of the name of the first of these elements in sight, to which the next key leads.
    """

    text: str
    shown: bool = False
    here: bool = False
    to: str = ""


class Hush(NamedTuple):
    """Removes everything that was said from the document: it may be private to the person who sat here before."""


class Focus(NamedTuple):
    """The first of the elements with these ids (spaces between) that is there and can be seen gets the focus."""

    id: str


class Reveal(NamedTuple):
    """The element with this id is scrolled to where it can be seen."""

    id: str


class Wait(NamedTuple):
    """A `Tick` with this ticket after so many milliseconds."""

    ms: int
    ticket: int


class Think(NamedTuple):
    """Lets a bot think in a worker: match as text, level, name, seat, its luck's seed; a `Thought` with this ticket follows."""

    ticket: int
    match: str
    level: str
    name: str
    seat: int
    luck: int


class Host(NamedTuple):
    """Has the worker of a guest, a bot from a file, do something (web/loader/guests.mjs); a `Hosted` with this ticket tells.
    "seat" loads the file that was picked last, for a game; "think" asks for an answer: the view as text, the game, the seat,
    the luck in decimal digits; "leave" ends the worker, and nothing follows.
    """

    ticket: int
    what: Literal["seat", "think", "leave"]
    asked: tuple[str | int, ...] = ()


class Renew(NamedTuple):
    """Changes to the newer build: the page is loaded again."""


class Download(NamedTuple):
    """A text file for the person to keep."""

    name: str
    text: str


class Paint(NamedTuple):
    """A picture for the person to keep, under this name (without its ending): a document (SVG) that may still show art files,
    which are put into it; with `png` turned into pixels.
    """

    name: str
    svg: str
    png: bool


class Move(NamedTuple):
    """Shows pieces on their way to where they have been written: each one's flight, when and how long (`core.motion`)."""

    flights: tuple[Timed, ...]


class Sound(NamedTuple):
    """Makes a small sound."""

    name: Noise


class ToTop(NamedTuple):
    """Scrolls the page to its top, since another room is shown."""


class Copy(NamedTuple):
    """Puts a text on the clipboard."""

    text: str


class ShareSheet(NamedTuple):
    """Opens the system's share sheet, with a text to go with the address."""

    title: str
    address: str
    text: str = ""


class Fetch(NamedTuple):
    """Brings the rest of the page (page.update), unless it is here or on its way; a `Carried` tells what came of it."""


class Learn(NamedTuple):
    """Brings the words of a language; a `Carried` tells what came of it."""

    language: str


class Print(NamedTuple):
    """Opens the browser's print dialog."""


class Persist(NamedTuple):
    """Asks the browser not to clear away what the page keeps."""


class Forget(NamedTuple):
    """Takes the fragment out of the address."""


class Lock(NamedTuple):
    """Makes a game this tab's, and lets go of the one before; with `steal` from another tab. An empty id only lets go."""

    id: str
    steal: bool = False


class Wire(NamedTuple):
    """Has what connects devices do something, with a line if it is about one: see web/live.mjs."""

    what: str
    line: int = 0
    text: str = ""


class Slide(NamedTuple):
    """Sets a slider or a bar: its value, and what a screen reader says for it, which is also written into the element named
    with `-said` after it, if there is one. The element itself is not written anew, as it may be under somebody's finger.
    """

    id: str
    value: int
    text: str


class Write(NamedTuple):
    """Writes changes into the journal; a `Journal` tells what came of it."""

    batch: Batch


class Reopen(NamedTuple):
    """Opens the journal anew, after so many milliseconds; a `Journal` tells what came of it."""

    ms: int


Effect: TypeAlias = (
    Say | Hush | Focus | Reveal | Wait | Think | Host | Renew | Download | Paint | Sound | ToTop | Copy | Move | ShareSheet
    | Fetch | Learn | Print | Persist | Forget | Lock | Slide | Write | Reopen | Wire
)  # fmt: skip
