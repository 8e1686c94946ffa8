"""Links of games by link that arrive: of a game here, an invitation, or the game of others."""

from __future__ import annotations

from ...table.fair.device import Device
from ...table.fair.record import Record
from ...table.fair.text import Invitation, decode
from ...table.fair.trouble import Fork, Refused
from ...table.link import BadLink
from ..core.messages import Effect, Focus, Forget
from ..travel.arriving import Arrival
from .hand import Hand
from .save import Kept

Effects = list[Effect]


def arrive(hand: Hand, link: str) -> Effects:
    """Opens a link: that of a game here, an invitation, or the game of others."""
    app = hand.app
    try:
        found = decode(link, app.games, app.device.curves())
    except BadLink as e:
        app.arrival, app.dialog = Arrival(why=e), "arrival"
        return [Focus("dialog-title")]
    except Refused as e:
        hand.bad = e
        return [Forget(), *hand.open("trouble")]
    hand.take_stock()
    for kept in hand.games:
        if _may_be(kept, found) and (device := hand.take(kept)) is not None and _is(device, found):
            return [Forget(), *hand.hold(kept, lambda: _receive(hand, link))]
    hand.kept = hand.device = None
    if isinstance(found, Invitation):
        hand.came, hand.name = found, app.name
        return [Forget(), *hand.open("invited")]
    return [Forget(), *_look_on(hand, link, found)]


def _may_be(kept: Kept, found: Invitation | Record) -> bool:
    there = found if isinstance(found, Invitation) else found.table
    names = tuple(e.name for e in there.entries)
    n = min(len(names), len(kept.names))
    return kept.game == there.game.key and kept.names[:n] == names[:n]


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


def _receive(hand: Hand, link: str) -> Effects:
    """Opens a link of the game at hand, which is this tab's."""
    device = hand.device
    if device is None:
        return []
    before = None if device.record is None else len(device.record.match.turns)
    try:
        news = device.receive(link)
    except Fork as e:
        hand.fork, device.other = e, e.other
        hand.save()
        return [*hand.sit(), *hand.open("fork")]
    except (Refused, BadLink) as e:
        hand.bad = e if isinstance(e, Refused) else Refused("more")
        return hand.open("trouble")
    if news == "invited" or device.record is None:
        invitation = device.invitation
        if invitation is not None:
            hand.save(names=tuple(e.name for e in invitation.entries))
        hand.take_stock()
        return hand.open("pass")
    if news == "old":
        return [*hand.sit(), *hand.open("old")]
    if news == "new":
        hand.save(**hand.standing(device.record))
    effects = hand.sit()
    if news == "same":
        return effects or hand.open("send")
    play, since = hand.playing if effects else None, before or 0
    hand.news = [] if play is None else [text for text in play.told(hand.app.look, since) if text][-8:]
    return [*effects, *hand.open("words" if before is None else "news")]


def _look_on(hand: Hand, link: str, record: Record) -> Effects:
    """Others play this game: it is looked at, and kept for the next link."""
    app = hand.app
    device = hand.device = Device(app.games, app.device.curves())
    device.receive(link)
    now = app.device.now()
    hand.kept = Kept(hand.new_id(now), record.table.game.key, device.stored(), "looking", (), since=now)
    hand.save(**hand.standing(record))
    hand.take_stock()
    return [*hand.sit(), *hand.open("looking")]
