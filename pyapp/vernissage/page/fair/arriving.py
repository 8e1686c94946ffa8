"""Opens links of games by link: of a game that is kept here, of an invitation, or of a game between others."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, NamedTuple, TypeAlias

from ...table.fair import device as older
from ...table.fair.editions import Device, Record, Sent, check_edition, device_for, keys_in
from ...table.fair.report import noted
from ...table.fair.text import Invitation as OlderInvitation
from ...table.fair.trouble import Fork, Refused
from ...table.fair.two import device as newer
from ...table.fair.two.draft import Draft as NewerDraft
from ...table.link import BadLink
from ..core.device import StorageForbidden
from ..core.done import Done, done
from ..core.messages import Focus, Forget, Lock
from ..core.words import N_
from ..house.state import Notice
from ..table.state import Wanted
from ..travel.arriving import in_slices
from ..travel.state import Arrival
from . import bots
from .hand import Hand, indexes, joined
from .missing import told as notes_told
from .save import Kept

Reading: TypeAlias = Generator[float, None, Callable[[], Done]]
"""Reads in slices: yields how far it is, 0 to 1, and returns what is done next."""


def arrive(hand: Hand, link: str) -> Done:
    """Opens a link of a game by link. If it cannot be read or does not fit, a dialog says why."""
    app = hand.app
    try:
        keys = keys_in(link, app.games)
    except BadLink as e:
        app.dialog = Arrival(why=e)
        return done(Focus("dialog-title"))
    except Refused as e:
        return done(Forget()) + _refused(hand, Refused(e.why))
    hand.take_stock()
    kept = next((kept for kept in hand.games if _is(kept, keys)), None)
    if kept is not None:
        return (done(Forget()) + hold(hand, kept, lambda: _receiving(hand, link))).showing("nothing")
    return done(Forget()) + in_slices(app, _reading(hand, link))


def reads(hand: Hand) -> Callable[[str], bool]:
    """Tells whether a text begins as a link of a game by link does."""

    def read(link: str) -> bool:
        try:
            return bool(keys_in(link, hand.app.games))
        except (BadLink, Refused):
            return False

    return read


def kept_of(hand: Hand, link: str) -> Kept | None:
    """The kept game to which a link belongs; None if there is none, or if the text is no such link."""
    try:
        keys = keys_in(link, hand.app.games)
    except (BadLink, Refused):
        return None
    hand.take_stock()
    return next((kept for kept in hand.games if _is(kept, keys)), None)


def hold(hand: Hand, kept: Kept, then: Callable[[], Reading]) -> Done:
    """Asks for the lock of a kept game. As soon as this tab has it, reads the game in slices and goes on with `then`."""
    hand.app.wanted = Wanted(kept.id, lambda: in_slices(hand.app, _held(hand, kept.id, then)))
    return done(Lock(kept.id))


def _held(hand: Hand, game_id: str, then: Callable[[], Reading]) -> Reading:
    try:
        latest = hand.shelf.load(game_id)
    except StorageForbidden:
        latest = None
    if latest is None:
        return lambda: _noticed(hand, "missing")
    try:
        yield from hand.taking(latest)
    except (BadLink, Refused, ValueError):
        return lambda: _noticed(hand, "damaged")
    return (yield from then())


def _noticed(hand: Hand, notice: Notice) -> Done:
    hand.app.notice = notice
    return done()


def _is(kept: Kept, keys: tuple[bytes, ...]) -> bool:
    """Whether a link with these keys belongs to the kept game: the shorter list of keys begins the longer one. Where
    nobody here sits, the game was whole when it came: an invitation that begins as it does may lead to another table.
    """
    n = len(kept.keys) if kept.me < 0 else min(len(keys), len(kept.keys))
    return n > 0 and tuple(key.hex() for key in keys[:n]) == kept.keys[:n]


def _reading(hand: Hand, link: str) -> Reading:
    """Reads, in slices, a link of a game that is not kept here. Returns what is done next."""
    app = hand.app
    try:
        device = device_for(link, app.games, app.device.curves())
        yield from device.receiving(link)
    except BadLink as bad:
        why = bad
        return lambda: _unreadable(hand, why)
    except Refused as refused:
        reason = Refused(refused.why)  # its places are none of the game at hand
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
    if isinstance(device.invitation, OlderInvitation) and device.record is None:
        return _refused(hand, Refused("older"))
    if device.record is None:
        hand.came, hand.name = device.invitation, app.likes.name
        return hand.open("invited")
    hand.device, now = device, app.device.now()
    hand.kept = Kept(hand.new_id(now), device.record.table.game.key, device.stored(), "looking", (), since=now)
    hand.save(**hand.fields_of(device.record))
    hand.take_stock()
    return hand.sit() + hand.open("looking")


def _receiving(hand: Hand, link: str) -> Reading:
    """Reads, in slices, a link of the game at hand; this tab holds the game's lock. Returns what is done next."""
    device = hand.device
    if device is None:
        return done
    known = device.record
    try:
        check_edition(device, link)
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
    sent, draft = None, None
    if news == "new" and isinstance(device, older.Device):
        sent = yield from bots.answering(hand.app, device)
    elif news == "new" and isinstance(device, newer.Device):
        draft = yield from bots.begun(hand.app, device)
    return lambda: _received(hand, device, News(news, known, sent, draft))


def _forked(hand: Hand, fork: Fork) -> Done:
    hand.fork = fork
    hand.save()
    return hand.sit() + hand.open("fork")


class News(NamedTuple):
    """What a link has brought: the record before it, and what this device has made of it by itself: all messages of its bots
    (edition 1), or the own message as far as its bots have answered (edition 2).
    """

    what: str
    known: Record | None
    sent: Sent | None
    draft: NewerDraft | None


def _received(hand: Hand, device: Device, news: News) -> Done:
    """Shows what a link has brought."""
    what, known, record = news.what, news.known, device.record
    hand.bad = None
    if what == "invited" or record is None:
        if device.invitation is not None:
            hand.save(**joined(device.invitation.entries))
        hand.take_stock()
        return hand.open("pass")
    if what == "stepped":
        return hand.sit() + hand.left_behind()
    if what == "consents":
        hand.save(**still(hand, record))
        hand.news = told_back(hand)
        return hand.sit() + hand.open("missing" if hand.consents else "news")
    if what == "old":
        return hand.sit() + hand.open("old")
    if what == "new":
        hand.save(**hand.fields_of(record))
        _begun(hand, device, news)
    came = hand.sit()
    if hand.bad is not None:  # a message that this device makes by itself could not be made
        return came + hand.open("trouble")
    record = device.record or record
    fresh = bool(hand.words) and (known is None or not known.words) and not (hand.kept and hand.kept.compared)
    if what == "same" or not came.used:
        return came if came.used else hand.open("words" if what == "new" and fresh else "send")
    play, since = hand.playing, 0 if known is None else len(known.match.turns)
    hand.news = [] if play is None else [text for text in play.sentences(hand.app.look, since) if text][-8:]
    hand.news = [*notes_told(hand.app.words, record, noted(record)[0 if known is None else len(known.notes) :]), *hand.news]
    watched = hand.seat is None and record.author() is None
    return came + hand.open("missing" if hand.consents else "words" if fresh else "looking" if watched else "news")


def still(hand: Hand, record: Record) -> dict[str, Any]:
    """The fields of `Kept` once more has been signed between two messages: what is answered here and not sent yet stays."""
    changes, kept = hand.fields_of(record), hand.kept
    if changes["stage"] == "turn" and kept is not None and kept.draft:
        changes |= {"stage": kept.stage, "draft": kept.draft}
    return changes


def told_back(hand: Hand) -> list[str]:
    """Sentences on those who want to come back and are not in yet."""
    linked, words = hand.device.linked if isinstance(hand.device, newer.Device) else None, hand.app.words
    names = [] if linked is None else [linked.record.table.entries[party].name for party in sorted(linked.returns)]
    return [words(_BACK, name=name) for name in names]


_BACK: Final = N_("%(name)s wants to come back, and is in again with one of the next messages.")


def _begun(hand: Hand, device: Device, news: News) -> None:
    """Saves what this device has made of a link by itself: what bots have answered is sent at once if their person is asked
    nothing.
    """
    if news.sent is not None:
        hand.finish(news.sent)
    draft = news.draft
    if draft is None:
        return
    if draft.decision is None and draft.answers:
        hand.made(draft)
    elif draft.answers and isinstance(device, newer.Device):
        hand.save(draft=indexes(device.draft(), draft.answers))
