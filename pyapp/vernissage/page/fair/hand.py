"""The game by link at hand: its device, what is kept of it, the sheet that is open, and how people sit down to it.

Glossary: the *sheet* is what the dialog of these games shows. The *game at hand* is the one that the sheet or the table is
about. A link is *given out* when it was copied, shared or shown as a code: the page cannot know whether it arrived.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from ...table.fair import device as older
from ...table.fair.editions import Device, Draft, Entry, Invitation, Record, Sent, kept, restored, seated, take
from ...table.fair.standing import Unusual
from ...table.fair.trouble import Fork, Refused
from ...table.fair.two import device as newer
from ...table.game import Action
from ..core.device import StorageForbidden
from ..core.done import UNUSED, Done, done
from ..core.messages import Focus
from ..live.state import Live
from ..programme import show
from ..table import opening
from ..travel.share import Given, address
from ..travel.state import LinkedSheet
from .save import Kept, LinkShelf
from .seat import SeatPlay

if TYPE_CHECKING:
    from ..app import App
    from ..keeping.saves import Problem

SheetName: TypeAlias = Literal[
    "", "ways", "invite", "invited", "pass", "words", "line", "send", "news", "old", "looking", "fair", "fork", "lost",
    "trouble", "remove", "missing", "stepped", "leave", "live",
]  # fmt: skip
"""In this order: the ways to play with others;
to invite; an invitation that came; to pass it on; words to compare; the line to save; to send a message;
what has happened; an older link; a game between others; is it fair; two moves; to continue on another device; a link that does
not fit; to remove a game; to go on without somebody; others go on without somebody; to leave the game; a live table.
"""

_OF_NO_GAME: Final[tuple[SheetName, ...]] = ("ways", "invite", "invited", "lost", "live")
"""The sheets that are not about the game at hand."""


class Hand:
    """All games by link on this device, and the one at hand."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.shelf = LinkShelf(app.journal, f"{app.device.luck():x}")
        self.games: list[Kept] = []
        self.kept: Kept | None = None
        """The saved version of the game at hand."""
        self.device: Device | None = None
        self.sheet: SheetName = ""
        self.name = self.line = self.pasted = ""
        """What people have typed: their name, the line that they kept, a link."""
        self.seats = self.bots = 0
        """How many players are invited (the host counts), and how many of these are bots."""
        self.final = True
        """In games in which a hanging can be changed later: whether it is final when its link is sent."""
        self.fault = ""
        """What is wrong with what people typed; empty if nothing is."""
        self.came: Invitation | None = None
        """The invitation that has come, until people join."""
        self.bad: Refused | None = None
        """Why the last link does not fit."""
        self.fork: Fork | None = None
        self.news: list[str] = []
        """Sentences on what has happened since the own last message."""
        self.given: Given = ""
        self.code = ""
        """The QR code: empty, `large`, or the drawing."""
        self.live: Live | None = None
        """The live table of this device, if it is at one."""
        self.sure = False
        """Whether people have pressed "remove" once."""

    @property
    def playing(self) -> SeatPlay | None:
        """The game at the table, if it is a game by link."""
        play = self.app.play
        return play if isinstance(play, SeatPlay) else None

    @property
    def record(self) -> Record | None:
        """The record of the game at hand, as soon as all players have joined."""
        return None if self.device is None else self.device.record

    @property
    def link(self) -> str:
        """The newest link of the game at hand."""
        return "" if self.device is None else self.device.text

    @property
    def address(self) -> str:
        """The newest link as a web address."""
        return address(self.app.browser.address, self.link)

    @property
    def next(self) -> str:
        """The name of whoever has to open the link; empty if it is for nobody in particular."""
        device, record = self.device, self.record
        who = None if device is None else device.addressee
        return "" if record is None or who is None else record.table.players[record.table.person(who)].name

    @property
    def seat(self) -> int | None:
        """The seat of this device; None if it only looks on."""
        return None if self.device is None else self.device.seat

    @property
    def consents(self) -> bool:
        """Whether people have agreed to go on without somebody, and it is not done yet."""
        device = self.device
        return isinstance(device, newer.Device) and device.linked is not None and bool(device.linked.consents)

    @property
    def moved(self) -> bool:
        """Whether the newest link ends with this device's own message: people may also sign something between two messages."""
        device, record = self.device, self.record
        if device is None or record is None or record.authors[-1:] != [device.place]:
            return False
        linked = device.linked if isinstance(device, newer.Device) else None
        return linked is None or device.place not in linked.consents

    @property
    def plays_live(self) -> bool:
        """Whether the game on the table is the one that is played live, and somebody else who plays it is here: then messages
        go out by themselves.
        """
        live, play = self.live, self.playing
        if live is None or live.company is None or play is None or play.device is not live.company.device:
            return False
        if any(p.level for p in play.known.table.players):
            return False  # the device that invited bots makes their messages; such a game is sent by link
        return any(live.company.player(seat) is not None for seat in play.away)

    @property
    def reaches(self) -> bool:
        """Whether whoever is to get the newest link is at the live table, and so gets it without anybody's doing."""
        who, company = None if self.device is None else self.device.addressee, None if self.live is None else self.live.company
        return self.plays_live and company is not None and who is not None and company.player(who) is not None

    @property
    def is_left_behind(self) -> bool:
        """Whether the others go on without this person, whose device has not followed them (in edition 2)."""
        return isinstance(self.device, newer.Device) and self.device.ahead != ""

    @property
    def other(self) -> str:
        """The link that people can go on from instead of the newest one here: the other of two moves while they are shown, else
        the one that goes on without somebody. Empty if there is none.
        """
        device, sheet = self.device, self.sheet if isinstance(self.app.dialog, LinkedSheet) else ""
        if sheet == "fork":
            return "" if self.fork is None else self.fork.other
        if isinstance(device, older.Device):
            return device.other if sheet == "stepped" else ""
        return "" if device is None else device.ahead

    @property
    def asks(self) -> bool:
        """Whether the one who is to get the link has yet to agree to go on without somebody."""
        device = self.device
        linked = device.linked if isinstance(device, newer.Device) else None
        waited = None if linked is None or not linked.consents else linked.record.author()
        if device is None or linked is None or waited is None:
            return False
        return device.addressee in linked.record.asked(waited) and device.addressee not in linked.consents

    @property
    def words(self) -> str:
        """The words to compare; empty as long as not everybody has shown what they follow from."""
        play, record = self.playing, self.record
        draft = None if play is None or play.device is not self.device else play.draft
        return ("" if draft is None else draft.record.words) or ("" if record is None else record.words)

    @property
    def settled(self) -> bool:
        """Whether the last version is on the disk, as far as this browser can tell. Until then its link is not shown."""
        return self.app.saved != "pending"

    @property
    def chat(self) -> str:
        """The message that goes with the link."""
        words, kept = self.app.words, self.kept
        game = words(show(kept.game).title) if kept is not None else ""
        if self.record is None:
            return words("You are invited to %(game)s.", game=game)
        if self.asks:
            return words("%(name)s, do you agree to go on without waiting in %(game)s?", name=self.next, game=game)
        if not self.next:
            return words("This is how our game of %(game)s ended.", game=game)
        return words("%(name)s, it is your turn in %(game)s.", name=self.next, game=game)

    def open(self, sheet: SheetName) -> Done:
        """Opens a sheet."""
        self.sheet, self.fault, self.given, self.code, self.sure = sheet, "", "", "", False
        self.app.dialog = LinkedSheet()
        return done(Focus("dialog-title"))

    def turns_to(self, device: Device, kept: Kept) -> None:
        """Makes another game the one at hand, by nobody's press here. A sheet about the one before closes: it would
        name players of this one, and presses that were meant for one would reach the other.
        """
        self.device, self.kept, self.fork, self.bad = device, kept, None, None
        if isinstance(self.app.dialog, LinkedSheet) and self.sheet not in _OF_NO_GAME:
            self.app.dialog = None

    def left_behind(self) -> Done:
        """Keeps the link with which the others go on without this person, and asks what to do."""
        self.save()
        return self.open("stepped")

    def close(self, args: tuple[str, ...] = ()) -> Done:
        """Closes the sheet."""
        self.app.dialog = None
        return done(Focus("title"))

    def take_stock(self) -> None:
        """Reads anew which games by link are kept."""
        try:
            self.games = _sorted(self.shelf.games())
        except StorageForbidden:
            self.games = []

    def taking(self, kept: Kept) -> Generator[float, None, Device]:
        """Makes a kept game the one at hand, in slices. Yields the part of it that has been read, 0 to 1. What this tab has
        read before is not read again.

        Raises BadLink, Refused or ValueError if it cannot be read.
        """
        if self.device is not None and self.device.stored() == dict(kept.device):
            self.kept = kept
            return self.device
        device = restored(self.app.games, self.app.device.curves(), {**kept.device, "link": ""})
        if kept.device["link"]:
            yield from device.receiving(kept.device["link"], room=0)
        self.kept, self.device = kept, device
        return device

    def save(self, **changes: Any) -> Problem | None:
        """Saves the game at hand with these changes. Returns the problem if it could not be saved."""
        if self.kept is None or self.device is None:
            return "missing"
        kept = replace(self.kept, **{"device": self.device.stored(), **changes})
        if (kept.stage, kept.asked) != (self.kept.stage, self.kept.asked):
            kept = replace(kept, since=self.app.device.now())
        try:
            problem = self.shelf.save(kept).problem
        except StorageForbidden:
            problem = "forbidden"
        if problem is None:
            self.kept = kept
            self.games = _sorted([kept, *(other for other in self.games if other.id != kept.id)])
        else:
            self.app.notice = problem
        return problem

    def fields_of(self, record: Record) -> dict[str, Any]:
        """The fields of `Kept` that follow from a record."""
        device, seat = self.device, self.seat
        author = device.next if device is not None and device.record is record else record.author()
        asked = -1 if author is None else record.table.person(author)
        looks = seat is None or (device is not None and device.place in record.gone)
        stage = "over" if author is None else "looking" if looks else "turn" if asked == seat else "waiting"
        names, keys = tuple(p.name for p in record.table.players), tuple(e.key.hex() for e in record.table.entries)
        return {
            "stage": stage,
            "asked": asked,
            "me": -1 if seat is None else seat,
            "names": names,
            "keys": keys,
            "draft": (),
            "steps": (),
            "given": 0,
        }

    def ready(self, draft: Draft) -> Sent | None:
        """The message of a draft; None if it cannot be made: `bad` says why."""
        try:
            return draft.finish()
        except Refused as bad:
            self.bad = bad
            return None

    def signs(self, sign: Callable[[newer.Device], object]) -> bool:
        """Has this device sign what its person has pressed, and saves it. What cannot be saved has not been done: in a tab that
        another one has overtaken it might be about what has changed since.
        """
        device = self.device
        if not isinstance(device, newer.Device):
            return False
        before = device.linked, device.ahead, dict(device.forks)
        sign(device)
        if device.record is not None and self.save(**self.signed(device.record)) is None:
            return True
        device.linked, device.ahead, device.forks = before
        return False

    def made(self, draft: Draft) -> None:
        """Saves the message of a draft that nobody decides about, if it can be made: see `ready` and `finish`."""
        sent = self.ready(draft)
        if sent is not None:
            self.finish(sent)

    def signed(self, record: Record) -> dict[str, Any]:
        """The fields of `Kept` when this device has made a link, which nobody else has yet: live they all do."""
        changes = self.fields_of(record)
        if self.plays_live:
            return {**changes, "given": self.app.device.now()}
        return {**changes, "stage": "unsent"} if changes["stage"] in ("waiting", "looking") else changes

    def finish(self, sent: Sent) -> Problem | None:
        """Saves a message that was made here, and then plays on with it; from then on the message is final. Returns the problem
        if it could not be saved.
        """
        device = self.device
        if device is None:
            return "missing"
        problem = self.save(**{**self.signed(sent.record), "device": kept(device, sent)})
        if problem is None:
            take(device, sent)
        return problem

    def sit(self) -> Done:
        """Sits down to the game at hand, with the answers of its unsent draft. Before all players have joined there is no
        table; then the result is unused.
        """
        app, kept, device, record = self.app, self.kept, self.device, self.record
        if kept is None or device is None or record is None:
            return UNUSED
        draft = _draft(device, record, kept.steps, kept.draft)
        if not (record if draft is None else draft.record).laid:
            if draft is not None:  # a number for the set-up: nobody decides about it
                self.made(draft)
            return UNUSED
        play = SeatPlay(device, record, app.views[kept.game], app.bots[kept.game], kept.id, kept.since, draft, self._keep_draft)
        play.unsent = kept.stage == "unsent"
        return opening.sit_down(app, play)

    def drafted(self, *, anew: bool = False) -> Draft | None:
        """The draft of the own message, with the answers that are kept, or `anew`; None if it is not the own turn."""
        device, record, kept = self.device, self.record, self.kept
        given = () if kept is None or anew else kept.draft
        return None if device is None or record is None else _draft(device, record, (), given)

    def _keep_draft(self, play: SeatPlay) -> Problem | None:
        if play.draft is None:
            return None
        again = _draft(play.device, play.known, play.steps, ())
        return self.save(stage="unsent" if play.complete else "turn", draft=indexes(again, play.draft.answers))

    def new_id(self, now: int) -> str:
        """An unused id for a new game."""
        try:
            return self.shelf.new_id(now)
        except StorageForbidden:
            return f"by-link-{now:x}"


def _sorted(games: Iterable[Kept]) -> list[Kept]:
    """The games, what has changed last first."""
    return sorted(games, key=lambda kept: kept.since, reverse=True)


def joined(entries: Sequence[Entry]) -> dict[str, Any]:
    """The fields of `Kept` that follow from who has joined."""
    return {"names": tuple(p.name for p in seated(entries)), "keys": tuple(e.key.hex() for e in entries)}


def indexes(draft: Draft | None, answers: Iterable[Action]) -> tuple[int, ...]:
    """The answers, each as its index among what can be answered then; the draft is empty, and has them afterwards."""
    places = []
    for a in answers:
        if draft is None:
            break
        places.append(list(draft.choices).index(a))
        draft.answer(a)
    return tuple(places)


def _draft(device: Device, record: Record, steps: tuple[Unusual, ...], given: tuple[int, ...]) -> Draft | None:
    """The draft of the own message with the answers `given`; None if another device makes the next message."""
    if device.place is None or (not steps and device.next != device.place):
        return None
    try:
        draft: Draft = device.draft(steps) if isinstance(device, older.Device) else device.draft()
    except Refused:  # those whom the steps leave out have answered in the meantime
        return None
    for at in given:
        choices = draft.choices
        if at >= len(choices):
            break  # an older version of the rules kept it: the rest is asked again
        draft.answer(choices[at])
    return draft
