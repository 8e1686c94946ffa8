"""Opens links of games by link: of a game that is kept here, of an invitation, or of a game between others."""

from __future__ import annotations

from collections.abc import Callable, Generator

from ...table.fair.device import Device, News
from ...table.fair.draft import Sent
from ...table.fair.entries import Entry
from ...table.fair.record import Record
from ...table.fair.text import entries_in
from ...table.fair.trouble import Fork, Refused
from ...table.link import BadLink
from ..core.done import Done, done
from ..core.messages import Focus, Forget
from ..travel.arriving import begin
from ..travel.state import Arrival
from . import bots
from .hand import Hand
from .missing import told as notes_told
from .save import Kept


def arrive(hand: Hand, link: str) -> Done:
    """Opens a link of a game by link. If it cannot be read or does not fit, a dialog says why."""
    app = hand.app
    try:
        entries = entries_in(link, app.games)
    except BadLink as e:
        app.dialog = Arrival(why=e)
        return done(Focus("dialog-title"))
    except Refused as e:
        hand.bad = e
        return done(Forget()) + hand.open("trouble")
    hand.take_stock()
    kept = next((kept for kept in hand.games if _is(kept, entries)), None)
    if kept is not None:
        return (done(Forget()) + hand.hold(kept, lambda: _receiving(hand, link))).showing("nothing")
    return done(Forget()) + begin(app, _reading(hand, link))


def reads(hand: Hand) -> Callable[[str], bool]:
    """Tells whether a text begins as a link of a game by link does."""

    def read(link: str) -> bool:
        try:
            return bool(entries_in(link, hand.app.games))
        except (BadLink, Refused):
            return False

    return read


def kept_of(hand: Hand, link: str) -> Kept | None:
    """The kept game to which a link belongs; None if there is none, or if the text is no such link."""
    try:
        entries = entries_in(link, hand.app.games)
    except (BadLink, Refused):
        return None
    hand.take_stock()
    return next((kept for kept in hand.games if _is(kept, entries)), None)


def _is(kept: Kept, entries: tuple[Entry, ...]) -> bool:
    """Whether a link with these entries belongs to the kept game: the shorter list of entries begins the longer one."""
    n = min(len(entries), len(kept.keys))
    return n > 0 and tuple(e.key.hex() for e in entries[:n]) == kept.keys[:n]


def _reading(hand: Hand, link: str) -> Generator[float, None, Callable[[], Done]]:
    """Reads, in slices, a link of a game that is not kept here. Returns what is done next."""
    app = hand.app
    device = Device(app.games, app.device.curves())
    try:
        yield from device.receiving(link)
    except BadLink as bad:
        why = bad
        return lambda: _unreadable(hand, why)
    except Refused as refused:
        reason = refused
        return lambda: _refused(hand, reason)
    return lambda: _came(hand, device)


def _unreadable(hand: Hand, why: BadLink) -> Done:
    hand.app.dialog = Arrival(why=why)
    return done(Focus("dialog-title"))


def _refused(hand: Hand, why: Refused) -> Done:
    hand.bad = why
    return hand.open("trouble")


def _came(hand: Hand, device: Device) -> Done:
    """Shows what such a link has brought: an invitation, or a game between others. The latter is kept, so that its next link
    shows only what is new.
    """
    app = hand.app
    hand.kept, hand.device = None, None
    if device.record is None:
        hand.came, hand.name = device.invitation, app.likes.name
        return hand.open("invited")
    hand.device, now = device, app.device.now()
    hand.kept = Kept(hand.new_id(now), device.record.table.game.key, device.stored(), "looking", (), since=now)
    hand.save(**hand.standing(device.record))
    hand.take_stock()
    return hand.sit() + hand.open("looking")


def _receiving(hand: Hand, link: str) -> Generator[float, None, Callable[[], Done]]:
    """Reads, in slices, a link of the game at hand; this tab holds the game's lock. Returns what is done next."""
    device = hand.device
    if device is None:
        return done
    known = device.record
    try:
        news = yield from device.receiving(link)
    except Fork as e:
        fork = e
        return lambda: _forked(hand, fork)
    except Refused as e:
        refused = e
        return lambda: _refused(hand, refused)
    except BadLink as e:
        bad = e
        return lambda: _unreadable(hand, bad)
    sent = (yield from bots.answering(hand.app, device)) if news == "new" else None
    return lambda: _received(hand, device, news, known, sent)


def _forked(hand: Hand, fork: Fork) -> Done:
    hand.fork = fork
    if hand.device is not None:
        hand.device.other = fork.other
        hand.save()
    return hand.sit() + hand.open("fork")


def _received(hand: Hand, device: Device, news: News, known: Record | None, sent: Sent | None) -> Done:
    """Shows what a link has brought. `known`: the record before it. `sent`: the messages that the bots here have added."""
    if news == "invited" or device.record is None:
        if device.invitation is not None:
            entries = device.invitation.entries
            hand.save(names=tuple(e.name for e in entries), keys=tuple(e.key.hex() for e in entries))
        hand.take_stock()
        return hand.open("pass")
    if news == "stepped":
        hand.save()
        return hand.sit() + hand.open("stepped")
    if news == "old":
        return hand.sit() + hand.open("old")
    if news == "new":
        hand.save(**hand.standing(device.record))
    if sent is not None:
        hand.finish(sent)
    came = hand.sit()
    if news == "same":
        return came if came.used else hand.open("send")
    play, since = hand.playing if came.used else None, 0 if known is None else len(known.match.turns)
    hand.news = [] if play is None else [text for text in play.told(hand.app.look, since) if text][-8:]
    notes = device.record.notes[0 if known is None else len(known.notes) :]
    hand.news = [*notes_told(hand.app.words, device.record, notes), *hand.news]
    watched = hand.seat is None and device.record.author() is None
    return came + hand.open("words" if known is None else "looking" if watched else "news")
