"""Bots in games by link. The host invites them, and the host's device makes their messages."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from ...bots.bot import Bot
from ...bots.characters import free
from ...bots.registry import LEVELS, nearest
from ...bots.tastes import seated
from ...table.chance import Rng
from ...table.fair.device import Device, Draft, Sent
from ...table.fair.text import Invitation
from ...table.game import Action, Seat
from ..foyer.setup import usual

if TYPE_CHECKING:
    from ..app import App


def bring(app: App, device: Device, invitation: Invitation, n: int) -> Invitation:
    """Adds `n` bots to the invitation, after the own seat; this device plays them. Returns the new
    invitation. Raises Refused.
    """
    level = usual(app.bots[invitation.game.key])
    for k in range(1, n + 1):
        name = free(level, {e.name for e in invitation.entries})[0].name
        joined = device.bot(k).join(invitation, name, LEVELS.index(level))
        if not isinstance(joined, Invitation):
            raise TypeError("a place is left for a person")
        invitation = joined
    device.invitation = invitation
    return invitation


def seats(device: Device) -> dict[Seat, Device]:
    """The devices of the bots that this device plays, by seat. They do not have the game's record yet."""
    record, mine = device.record, device.seat
    if record is None or mine is None:
        return {}
    out: dict[Seat, Device] = {}
    for seat in range(mine + 1, record.seats):
        if not record.table.entries[seat].level:
            break
        bot = device.bot(seat - mine)
        if bot.keys.key == record.table.entries[seat].key:
            out[seat] = bot
    return out


def answering(app: App, device: Device, sent: Sent | None = None) -> Generator[float, None, Sent | None]:
    """Makes, in slices, the messages of the bots here, as long as it is their turn. Begins after `sent`, or after the device's
    record if that is None. Returns the last message, which must be stored; None if there is none.
    """
    record = device.record if sent is None else sent.record
    if record is None or not any(e.level for e in record.table.entries):
        return sent
    here = seats(device)
    while (seat := record.author()) is not None and seat in here:
        yield 0.0
        bot = here[seat]
        bot.record = record
        key, entry = record.table.game.key, record.table.entries[seat]
        draft, level = bot.draft(), nearest(entry.level, app.bots[key])
        yield from _filled(draft, seated(app.bots[key][level], key, level, entry.name), Rng(app.device.luck()))
        sent = draft.finish()
        record = sent.record
    return sent


def _filled(draft: Draft, bot: Bot, rng: Rng) -> Generator[float, None, None]:
    """Answers all decisions of the draft. Where an answer depends on a card that lies face down, the bot takes the first
    option: to look at the card first would take a second link.
    """
    game = draft.record.match.game
    while draft.choices:
        view: Any = game.view(draft.record.seen()[0], draft.seat) if draft.dark else draft.match.view(draft.seat)
        thinking = bot.think(view, draft.seat, rng)
        a: Action | None = None
        while a is None:
            try:
                next(thinking)
            except StopIteration as thought:
                a = thought.value
            yield 0.0
        draft.answer(a if a in draft.choices else draft.choices[0])
