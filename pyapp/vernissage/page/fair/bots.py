"""Bots in games by link. The host invites them, and the host's device plays them: in its own messages, or in those of edition 1
in messages of their own.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from ...bots.bot import Bot
from ...bots.characters import free
from ...bots.registry import LEVELS, nearest
from ...bots.tastes import seated
from ...table.chance import Rng
from ...table.fair import device as older
from ...table.fair.editions import Device, Draft, Sent
from ...table.fair.two import device as newer
from ...table.fair.two.draft import Draft as NewerDraft
from ...table.game import Action, Seat
from ...table.link import Player
from ..foyer.setup import usual

if TYPE_CHECKING:
    from ..app import App


def bring(app: App, game: str, names: set[str], n: int) -> tuple[Player, ...]:
    """`n` bots of the game's usual level, which sit after the own seat; `names` are taken already."""
    level, found = usual(app.bots[game]), list[Player]()
    while len(found) < n:
        found.append(Player(free(level, names | {bot.name for bot in found})[0].name, LEVELS.index(level)))
    return tuple(found)


def waiting(device: Device, draft: Draft | None) -> bool:
    """Whether a bot here is asked, in the own message or, in games of edition 1, with one of its own."""
    if isinstance(device, older.Device):
        return device.record is not None and device.record.author() in seats(device)
    return draft is not None and draft.decision is not None and draft.decision.seat != device.seat


def answered(app: App, device: newer.Device, draft: NewerDraft) -> Generator[float, None, None]:
    """Lets the bots here answer in the own message, in slices, as long as one of them is asked."""
    while draft.decision is not None and draft.decision.seat != device.seat:
        yield from _answer(app, draft, draft.decision.seat)


def begun(app: App, device: newer.Device) -> Generator[float, None, NewerDraft | None]:
    """Begins the own message, in slices, with what the bots here answer first. None if another device makes the next one."""
    if device.party is None or device.next != device.party:
        return None
    draft = device.draft()
    yield from answered(app, device, draft)
    return draft


# -- edition 1 --------------------------------------------------------------------------------------------------------


def seats(device: older.Device) -> dict[Seat, older.Device]:
    """The devices of the bots that this device plays, by seat. They do not have the game's record yet."""
    record, mine = device.record, device.seat
    if record is None or mine is None:
        return {}
    out: dict[Seat, older.Device] = {}
    for seat in range(mine + 1, record.seats):
        if not record.table.entries[seat].level:
            break
        bot = device.bot(seat - mine)
        if bot.keys.key == record.table.entries[seat].key:
            out[seat] = bot
    return out


def answering(app: App, device: older.Device, sent: older.Sent | None = None) -> Generator[float, None, Sent | None]:
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
        draft = bot.draft()
        while draft.choices:
            yield from _answer(app, draft, seat)
        sent = draft.finish()
        record = sent.record
    return sent


def _answer(app: App, draft: Draft, seat: Seat) -> Generator[float, None, None]:
    """Answers what a bot is asked. Where an answer depends on a card that lies face down, and what it likes is not to be had
    whatever that card is, it takes the first option: to look at the card first would take a second link.
    """
    game, player = draft.record.match.game, draft.record.table.players[seat]
    level = nearest(player.level, app.bots[game.key])
    bot: Bot = seated(app.bots[game.key][level], game.key, level, player.name)
    if draft.dark:
        seen = draft.seen() if isinstance(draft, NewerDraft) else draft.record.seen()
        view: Any = game.view(seen[0], seat)
    else:
        view = draft.match.view(seat)
    thinking = bot.think(view, seat, Rng(app.device.luck()))
    a: Action | None = None
    while a is None:
        try:
            next(thinking)
        except StopIteration as thought:
            a = thought.value
        yield 0.0
    draft.answer(a if a in draft.choices else draft.choices[0])
