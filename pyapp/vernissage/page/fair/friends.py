"""Games that several devices play by link: what comes in, what is done with it, and what of it is kept.

Glossary: the *sheet* is what the dialog of these games shows; the *game at hand* is the one that it, or the table, is about; a
link is *given out* when it was copied, shared or shown as a code: more the page cannot know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from ...table.fair.device import Device, Draft, restored
from ...table.fair.entries import MASTER, master_of
from ...table.fair.record import Record
from ...table.fair.text import Invitation, decode
from ...table.fair.trouble import Fork, Refused
from ...table.link import BadLink, clean_name
from ..core.markup import Content, Node
from ..core.messages import (
    Answered,
    Arrived,
    Changed,
    Copy,
    Do,
    Download,
    Effect,
    Fetch,
    Focus,
    Forget,
    Lock,
    Locked,
    Message,
    Say,
    Sheet,
)
from ..games.programme import show
from ..keeping.saves import StorageForbidden
from ..table import update as table
from ..travel.arriving import Arrival
from ..travel.share import address, pasted_link, qr_svg
from . import foyer, panel, sheets
from .save import Kept, Shelf
from .seat import SeatPlay

if TYPE_CHECKING:
    from ..app import App
    from ..keeping.saves import Problem

Effects = list[Effect]

SheetName: TypeAlias = Literal[
    "",
    "invite",
    "invited",
    "pass",
    "words",
    "line",
    "send",
    "news",
    "old",
    "looking",
    "fair",
    "fork",
    "lost",
    "trouble",
    "leave",
]
"""Inviting; an invitation that came; passing it on; six words to compare; the line to keep; sending a message; what has
happened; an older link; looking on; is it fair; two moves; going on from another device; a link that does not fit; removing a game."""


class Friends:
    """See `travel.linked.Linked`."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.shelf = Shelf(app.journal, f"{app.device.luck():x}")
        self.games: list[Kept] = []
        self.kept: Kept | None = None
        """The game at hand, with its device."""
        self.device: Device | None = None
        self.sheet: SheetName = ""
        self.name = self.line = self.pasted = ""
        """What is typed: a name, the line that was kept, a link."""
        self.seats = 0
        self.fault = ""
        """What was wrong with it."""
        self.came: Invitation | None = None
        """The invitation that came."""
        self.bad: Refused | None = None
        """Why a link does not fit."""
        self.fork: Fork | None = None
        self.news: list[str] = []
        """What has happened since the last own message."""
        self.done = self.code = ""
        """What came of a copy (`copied`, `not-copied`); the QR code: nothing, `coming`, `failed`, `large`, else the drawing."""
        self.sure = False
        """Whether the press that removes a game is the second one."""
        self._then: Callable[[], Effects] | None = None
        """What is done once the game is this tab's."""

    # -- what the page asks ---------------------------------------------------------------------------------------------

    def take_stock(self) -> None:
        """Looks which games there are."""
        try:
            self.games = sorted(self.shelf.games(), key=lambda kept: kept.since, reverse=True)
        except StorageForbidden:
            self.games = []

    def handled(self, message: Message) -> Effects | None:
        """See `Linked.handled`."""
        match message:
            case Do("linked", args):
                doing = _DOES.get(args[0]) if args else None
                return None if doing is None else doing(self, args[1:])
            case Do("share") if self.playing is not None:
                return self.open("send")
            case Arrived(text):
                link = pasted_link(text)
                return self.arrive(link) if _is_ours(link) else None
            case Changed(field, value) if self.app.dialog == "linked":
                return self._changed(field, value)
            case Answered() if self.app.dialog == "linked":
                return self._answered(message)
            case Locked(game_id, mine) if self.kept is not None and game_id == self.kept.id:
                return self._locked(mine=mine)
        return None

    def dialog(self) -> tuple[str, Node]:
        """See `Linked.dialog`."""
        return sheets.sheet(self)

    def cards(self) -> Node:
        """See `Linked.cards`."""
        return foyer.cards(self)

    def menu(self) -> list[Node]:
        """See `Linked.menu`."""
        return panel.menu(self)

    def around(self, regions: Mapping[str, Content]) -> dict[str, Content]:
        """See `Linked.around`."""
        return panel.around(self, regions)

    # -- the game at hand -------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> SeatPlay | None:
        """The game at the table, if it is one of these."""
        play = self.app.play
        return play if isinstance(play, SeatPlay) else None

    @property
    def record(self) -> Record | None:
        """The record of the game at hand, once all are in."""
        return None if self.device is None else self.device.record

    @property
    def link(self) -> str:
        """The newest link of the game at hand."""
        return "" if self.device is None else self.device.text

    @property
    def address(self) -> str:
        """The same as an address."""
        return address(self.app.address, self.link)

    @property
    def next(self) -> str:
        """Who has to open the link; empty if it is for nobody in particular."""
        record = self.record
        author = None if record is None else record.author()
        return "" if record is None or author is None or author == self.seat else record.table.entries[author].name

    @property
    def seat(self) -> int | None:
        """The seat of this device."""
        return None if self.device is None else self.device.seat

    @property
    def chat(self) -> str:
        """The words that go with the link."""
        words, kept = self.app.words, self.kept
        game = words(show(kept.game).title) if kept is not None else ""
        if self.record is None:
            return words("You are invited to %(game)s.", game=game)
        if not self.next:
            return words("This is how our game of %(game)s ended.", game=game)
        return words("%(name)s, it is your turn in %(game)s.", name=self.next, game=game)

    def open(self, sheet: SheetName) -> Effects:
        """Opens a sheet."""
        self.sheet, self.fault, self.done, self.code, self.sure = sheet, "", "", "", False
        self.app.dialog = "linked"
        return [Focus("dialog-title")]

    def take(self, kept: Kept) -> Device | None:
        """Makes a game the one at hand. None if what is kept of it cannot be read: that is told."""
        app = self.app
        try:
            self.device = restored(app.games, app.device.curves(), kept.device)
        except (BadLink, Refused, ValueError):
            app.notice = "damaged"
            return None
        self.kept = kept
        return self.device

    def save(self, **changes: Any) -> Problem | None:
        """Keeps the game at hand, with these changes; what went wrong, if anything did."""
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
        else:
            self.app.notice = problem
        return problem

    def _stand(self, record: Record) -> dict[str, Any]:
        """What is kept of how a record stands."""
        author, seat = record.author(), self.seat
        stage = "over" if author is None else "looking" if seat is None else "turn" if author == seat else "waiting"
        names = tuple(e.name for e in record.table.entries)
        return {
            "stage": stage,
            "asked": -1 if author is None else author,
            "me": -1 if seat is None else seat,
            "names": names,
            "draft": (),
            "given": 0,
        }

    def _hold(self, kept: Kept, then: Callable[[], Effects], *, steal: bool = False) -> Effects:
        """Goes on with a game as soon as it is this tab's."""
        self.kept, self._then = kept, then
        self.app.wanted = kept.id
        return [Lock(kept.id, steal)]

    def _locked(self, *, mine: bool) -> Effects:
        then = self._then
        if then is None:
            return []
        if not mine:
            self.app.dialog = "elsewhere"
            return [Focus("dialog-title")]
        self.app.wanted, self._then = "", None
        try:
            kept = self.shelf.load(self.kept.id) if self.kept is not None else None
        except StorageForbidden:
            kept = None
        if kept is None or self.take(kept) is None:
            self.app.notice = self.app.notice or "missing"
            return []
        return then()

    # -- sitting down -----------------------------------------------------------------------------------------------------

    def sit(self) -> Effects:
        """Sits down to the game at hand, with what was answered there and not sent."""
        app, kept, device, record = self.app, self.kept, self.device, self.record
        if kept is None or device is None or record is None:
            return []
        draft = self._draft(device, record, kept.draft)
        play = SeatPlay(device, record, app.views[kept.game], kept.id, kept.since, draft, self._keep_draft)
        return table.sit_down(app, play)

    @staticmethod
    def _draft(device: Device, record: Record, given: tuple[int, ...]) -> Draft | None:
        if device.seat is None or record.author() != device.seat:
            return None
        draft = device.draft()
        for at in given:
            choices = draft.choices
            if at >= len(choices):
                break  # kept by another version of the rules: what is left is asked anew
            draft.answer(choices[at])
        return draft

    def _keep_draft(self, play: SeatPlay) -> Problem | None:
        if play.draft is None:
            return None
        again = self._draft(play.device, play.known, ())
        places = []
        for a in play.draft.answers:
            if again is None:
                break
            places.append(list(again.choices).index(a))
            again.answer(a)
        return self.save(stage="unsent" if play.complete else "turn", draft=tuple(places))

    # -- inviting and joining ---------------------------------------------------------------------------------------------

    def invite(self, args: tuple[str, ...]) -> Effects | None:
        """Opens the sheet that invites to the chosen game."""
        app = self.app
        if not app.playable(app.chosen):
            return None
        sizes = self.sizes
        self.name, self.came = app.name, None
        self.seats = self.seats if self.seats in sizes else next((n for n in (3, 2) if n in sizes), sizes[0])
        return self.open("invite")

    @property
    def sizes(self) -> list[int]:
        """How many can play the chosen game by link."""
        return [n for n in self.app.games[self.app.chosen].seats if n > 1]

    def set_seats(self, args: tuple[str, ...]) -> Effects | None:
        """So many play."""
        if len(args) != 1 or args[0] not in map(str, self.sizes):
            return None
        self.seats = int(args[0])
        return [Focus(f"linked-seats-{args[0]}")]

    def options(self, game: str) -> dict[str, int]:
        """The options of a game as it is set up, but for those that follow from who plays."""
        setup = self.app.setup(game)
        options = setup.options(show(game).settings, self.app.games[game].defaults)
        if "people" in options:
            options["people"] = (1 << self.seats) - 1
        return options

    def create(self, args: tuple[str, ...]) -> Effects | None:
        """Makes the invitation, with the own entry in it."""
        app, name = self.app, clean_name(self.name)
        if self.sheet != "invite":
            return None
        try:
            invitation = Invitation(app.games[app.chosen], self.options(app.chosen), self.seats)
        except Refused as e:
            self.fault = app.words(e.about) if e.about else app.words(sheets.said(e))
            return [Focus("dialog-title")]
        return self._enter(invitation, name)

    def join(self, args: tuple[str, ...]) -> Effects | None:
        """Takes the next free place of the invitation that came."""
        return None if self.came is None or self.sheet != "invited" else self._enter(self.came, clean_name(self.name))

    def _enter(self, invitation: Invitation, name: str) -> Effects:
        app = self.app
        if not name:
            self.fault = app.words("Write your name, so that the others know who is in.")
            return [Focus("linked-name")]
        device = Device(app.games, app.device.curves(), app.device.secret(MASTER))
        try:
            joined = device.join(invitation, name)
        except Refused as e:
            taken = e.why == "names"
            self.fault = app.words("Somebody has this name already. Take another one.") if taken else app.words(sheets.said(e))
            return [Focus("linked-name")]
        if name != app.name:
            app.name = name
            app.remember()
        now = app.device.now()
        self.device = device
        names = tuple(e.name for e in (joined.entries if isinstance(joined, Invitation) else joined.table.entries))
        self.kept = Kept(
            self._new_id(now), invitation.game.key, device.stored(), "inviting", names, me=len(names) - 1, since=now
        )
        changes = self._stand(joined) if isinstance(joined, Record) else {}
        if self.save(**changes):
            self.fault = app.words(
                "This browser does not keep the game, so that you could not go on with it. Nothing was sent."
            )
            return [Focus("dialog-title")]
        self.came = None
        self.take_stock()
        if isinstance(joined, Record):
            return [Forget(), *self.sit(), *self.open("send")]
        return [Forget(), Lock(self.kept.id), *self.open("pass")]

    def _new_id(self, now: int) -> str:
        try:
            return self.shelf.new_id(now)
        except StorageForbidden:
            return f"by-link-{now:x}"

    # -- links that arrive ------------------------------------------------------------------------------------------------

    def arrive(self, link: str) -> Effects:
        """Opens a link: that of a game here, an invitation, or the game of others."""
        app = self.app
        try:
            found = decode(link, app.games, app.device.curves())
        except BadLink as e:
            app.arrival, app.dialog = Arrival(why=e), "arrival"
            return [Focus("dialog-title")]
        except Refused as e:
            self.bad = e
            return [Forget(), *self.open("trouble")]
        self.take_stock()
        for kept in self.games:
            if self._may_be(kept, found) and (device := self.take(kept)) is not None and self._is(device, found):
                return [Forget(), *self._hold(kept, lambda: self._receive(link))]
        self.kept = self.device = None
        if isinstance(found, Invitation):
            self.came, self.name = found, app.name
            return [Forget(), *self.open("invited")]
        return [Forget(), *self._look_on(link, found)]

    @staticmethod
    def _may_be(kept: Kept, found: Invitation | Record) -> bool:
        there = found if isinstance(found, Invitation) else found.table
        names = tuple(e.name for e in there.entries)
        n = min(len(names), len(kept.names))
        return kept.game == there.game.key and kept.names[:n] == names[:n]

    @staticmethod
    def _is(device: Device, found: Invitation | Record) -> bool:
        if isinstance(found, Record):
            if device.record is not None:
                return device.record.table.id == found.table.id
            return device.entry in found.table.entries
        entries = (
            device.record.table.entries if device.record is not None else device.invitation.entries if device.invitation else ()
        )
        n = min(len(entries), len(found.entries))
        return n > 0 and entries[:n] == found.entries[:n]

    def _receive(self, link: str) -> Effects:
        """Opens a link of the game at hand, which is this tab's."""
        device = self.device
        if device is None:
            return []
        before = None if device.record is None else len(device.record.match.turns)
        try:
            news = device.receive(link)
        except Fork as e:
            self.fork, device.other = e, e.other
            self.save()
            return [*self.sit(), *self.open("fork")]
        except (Refused, BadLink) as e:
            self.bad = e if isinstance(e, Refused) else Refused("more")
            return self.open("trouble")
        if news == "invited" or device.record is None:
            invitation = device.invitation
            if invitation is not None:
                self.save(names=tuple(e.name for e in invitation.entries))
            self.take_stock()
            return self.open("pass")
        if news == "old":
            return [*self.sit(), *self.open("old")]
        if news == "new":
            self.save(**self._stand(device.record))
        effects = self.sit()
        play = self.playing
        if play is None or news == "same":
            return effects
        since = 0 if before is None else before
        self.news = [text for text in play.told(self.app.look, since) if text][-8:]
        return [*effects, *self.open("words" if before is None else "news")]

    def _look_on(self, link: str, record: Record) -> Effects:
        """Others play this game: it is looked at, and kept for the next link."""
        app = self.app
        device = self.device = Device(app.games, app.device.curves())
        device.receive(link)
        now = app.device.now()
        self.kept = Kept(self._new_id(now), record.table.game.key, device.stored(), "looking", (), since=now)
        self.save(**self._stand(record))
        self.take_stock()
        return [*self.sit(), *self.open("looking")]

    # -- sending ----------------------------------------------------------------------------------------------------------

    def send(self, args: tuple[str, ...]) -> Effects | None:
        """Makes the message final: it is kept and read back before anybody sees its link."""
        play, device = self.playing, self.device
        if play is None or device is None or play.draft is None or not play.draft.ready:
            return None
        sent = play.draft.finish()
        author = sent.record.author()
        stage = "over" if author is None else "turn" if author == device.seat else "unsent"
        asked = -1 if author is None else author
        if self.save(device=device.kept(sent), stage=stage, asked=asked, draft=(), given=0) is not None:
            return [
                Say(
                    self.app.words("This could not be kept, so it is not sent. You can take it back, or try again."),
                    urgent=True,
                )
            ]
        device.sent(sent)
        self.take_stock()
        effects = self.sit()
        return [*effects, *self.open("send")]

    def give(self, args: tuple[str, ...]) -> Effects | None:
        """Gives the link out: `copy`, `sheet`, `code`, `file`."""
        if not self.link or args not in (("copy",), ("sheet",), ("code",), ("file",)):
            return None
        app = self.app
        match args[0]:
            case "copy":
                return [Copy(f"{self.chat}\n{self.address}")]
            case "sheet":
                self._given()
                title = app.words("%(game)s – Vernissage", game=app.words(show(self.kept.game).title)) if self.kept else ""  # noqa: RUF001
                return [Sheet(title, self.address, self.chat)]
            case "file":
                self._given()
                return [Download("vernissage-link.txt", f"{self.chat}\n{self.address}\n")]
        if app.codes:
            return self._drawn()
        self.code = "coming"
        return [Fetch()]

    def _given(self) -> None:
        """The link was given out: more is not known."""
        if self.kept is not None and self.link:
            stage = "waiting" if self.kept.stage == "unsent" else self.kept.stage
            self.save(stage=stage, given=self.app.device.now())
            self.take_stock()

    def _drawn(self) -> Effects:
        try:
            self.code = qr_svg(self.address)
        except ValueError:
            self.code = "large"
            return [Say(self.app.words("This link is too long for a QR code. Copy it or save it as a file."), urgent=True)]
        self._given()
        return [Say(self.app.words("The QR code is shown."), urgent=True)]

    def _answered(self, message: Answered) -> Effects | None:
        if message.what == "codes":
            self.app.codes = message.good
            if message.good:
                return self._drawn()
            self.code = "failed"
            return [Say(self.app.words("The QR code could not be loaded. Try again with a connection."), urgent=True)]
        if message.what != "copy":
            return None
        self.done = "copied" if message.good else "not-copied"
        if not message.good:
            return [Focus("linked-address")]
        self._given()
        return [Say(self.app.words("Copied. Paste it into a message."), urgent=True)]

    # -- the rest of the sheets -------------------------------------------------------------------------------------------

    def _changed(self, field: str, value: str) -> Effects | None:
        if field not in ("linked-name", "linked-line", "linked-pasted"):
            return None
        setattr(self, field.removeprefix("linked-"), value[:4_000])
        self.app.write = "silently"
        return []

    def show(self, args: tuple[str, ...]) -> Effects | None:
        """Opens one of the sheets about the game at hand."""
        at_hand: tuple[SheetName, ...] = ("words", "line", "send", "fair", "pass", "leave")
        sheet = next((s for s in at_hand if (s,) == args), None)
        if sheet is None or self.device is None:
            return None
        return self.open(sheet)

    def resume(self, args: tuple[str, ...]) -> Effects | None:
        """Opens a game from the foyer."""
        kept = next((k for k in self.games if (k.id,) == args), None)
        if kept is None:
            return None
        return self._hold(kept, lambda: self.sit() if self.record is not None else self.open("pass"))

    def compared(self, args: tuple[str, ...]) -> Effects | None:
        """Whether the six words were the same."""
        if self.sheet != "words" or args not in (("same",), ("differ",)):
            return None
        self.save(compared=1 if args == ("same",) else -1)
        if args == ("differ",):
            return [Focus("dialog-title")]
        return self.open("line") if self.seat is not None else self.close()

    def close(self, args: tuple[str, ...] = ()) -> Effects:
        """Closes the sheet."""
        self.app.dialog = ""
        return [Focus("title")]

    def keep_line(self, args: tuple[str, ...]) -> Effects | None:
        """Gives the line out that restores the seat: as a file, or copied."""
        if self.device is None or self.device.master is None:
            return None
        if args == ("file",):
            return [Download("vernissage-line.txt", f"{self.device.line}\n")]
        return [Copy(self.device.line)] if args == ("copy",) else None

    def proof(self, args: tuple[str, ...]) -> Effects | None:
        """Both links of a fork, as a file."""
        if self.device is None or not self.device.other:
            return None
        links = (address(self.app.address, link) for link in (self.device.text, self.device.other))
        return [Download("vernissage-two-moves.txt", "\n".join(links) + "\n")]

    def follow(self, args: tuple[str, ...]) -> Effects | None:
        """Goes on from the other one of two moves."""
        device = self.device
        if self.sheet != "fork" or device is None or not device.other:
            return None
        device.follow(device.other)
        if device.record is None or self.save(**self._stand(device.record)) is not None:
            return None
        return [*self.sit(), Say(self.app.words("The game goes on from the other move. Both are kept."), urgent=True)]

    def restore(self, args: tuple[str, ...]) -> Effects | None:
        """Opens the sheet for who has lost a device."""
        self.line = self.pasted = ""
        return self.open("lost")

    def go_on(self, args: tuple[str, ...]) -> Effects | None:
        """Goes on from another device, by the line that was kept and any newest link."""
        app, words = self.app, self.app.words
        if self.sheet != "lost":
            return None
        try:
            master = master_of("".join(self.line.split()))
        except ValueError:
            self.fault = words("This is not the whole line, or one of its 43 characters is wrong. Compare it once more.")
            return [Focus("linked-line")]
        device = Device(app.games, app.device.curves(), master)
        link = pasted_link(self.pasted) or self.link
        try:
            device.receive(link)
        except (BadLink, Refused):
            self.fault = words("This line does not belong to a seat of that link. Take the line and the link of one game.")
            return [Focus("linked-pasted" if self.pasted else "linked-line")]
        record = device.record
        if record is None:
            self.fault = words("This is an invitation. Take a link of the game itself.")
            return [Focus("linked-pasted")]
        now = app.device.now()
        self.device = device
        old = self.kept
        same = old is not None and old.me < 0 and old.device["link"] == device.text
        game_id = old.id if old is not None and same else self._new_id(now)
        self.kept = Kept(game_id, record.table.game.key, device.stored(), "turn", (), since=now)
        self.save(**self._stand(record))
        self.line = ""
        self.take_stock()
        return self.sit()

    def remove(self, args: tuple[str, ...]) -> Effects | None:
        """Removes the game at hand, at the second press."""
        app = self.app
        if self.sheet != "leave" or self.kept is None:
            return None
        if not self.sure:
            self.sure = True
            return [Say(app.words("Press once more to remove this game for good."), urgent=True), Focus("linked-remove")]
        try:
            self.shelf.remove(self.kept.id)
        except StorageForbidden:
            app.notice = "forbidden"
        self.kept = self.device = None
        app.dialog = ""
        self.take_stock()
        return [Say(app.words("The game is removed."))]


def _is_ours(link: str) -> bool:
    from ...table.link import is_fair  # noqa: PLC0415

    return is_fair(link)


_DOES: Final[dict[str, Callable[[Friends, tuple[str, ...]], Effects | None]]] = {
    "invite": Friends.invite,
    "seats": Friends.set_seats,
    "create": Friends.create,
    "join": Friends.join,
    "send": Friends.send,
    "give": Friends.give,
    "show": Friends.show,
    "resume": Friends.resume,
    "compared": Friends.compared,
    "close": Friends.close,
    "line": Friends.keep_line,
    "proof": Friends.proof,
    "follow": Friends.follow,
    "restore": Friends.restore,
    "go-on": Friends.go_on,
    "remove": Friends.remove,
}
"""What a press on `data-do="linked ..."` does, by its second word."""
