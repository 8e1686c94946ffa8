"""Presses on a game by link besides its moves: to compare words, to save the line, to settle two moves, to replace a device."""

from __future__ import annotations

from ...table.fair.editions import device_for
from ...table.fair.entries import LINE, master_of
from ...table.fair.report import noted
from ...table.fair.trouble import Refused
from ...table.fair.two import device as newer
from ...table.found import line_in, link_in
from ...table.link import BadLink, is_by_link
from ..core.device import StorageForbidden
from ..core.done import UNUSED, Done, done
from ..core.messages import Copy, Download, Focus, Say
from ..replay.update import look_again
from ..travel.share import address
from . import arriving
from .hand import Hand, SheetName
from .missing import told
from .save import Kept


def show(hand: Hand, args: tuple[str, ...]) -> Done:
    """Opens one of the sheets about the game at hand."""
    at_hand: tuple[SheetName, ...] = ("words", "line", "send", "fair", "pass", "remove", "missing", "leave")
    sheet = next((s for s in at_hand if (s,) == args), None)
    if sheet is None or hand.device is None:
        return UNUSED
    return hand.open(sheet)


def resume(hand: Hand, args: tuple[str, ...]) -> Done:
    """Opens a game from the foyer."""
    kept = next((k for k in hand.games if (k.id,) == args), None)
    if kept is None:
        return UNUSED
    return arriving.hold(hand, kept, lambda: resuming(hand))


def resuming(hand: Hand) -> arriving.Reading:
    """Ends in the table of a game that was opened; if it has none yet, in the sheet with its link."""
    yield 1.0
    return lambda: _resumed(hand)


def _resumed(hand: Hand) -> Done:
    came = hand.sit()
    return came if came.used else hand.open("send" if hand.record is not None else "pass")


def compared(hand: Hand, args: tuple[str, ...]) -> Done:
    """Keeps whether the words were the same, and goes on to the next sheet."""
    if hand.sheet != "words" or args not in (("same",), ("differ",)):
        return UNUSED
    hand.save(compared=1 if args == ("same",) else -1)
    if args == ("differ",):
        return done(Focus("dialog-title"))
    return hand.open("line") if hand.seat is not None else hand.close()


def keep_line(hand: Hand, args: tuple[str, ...]) -> Done:
    """Saves or copies the line that restores the seat."""
    if hand.device is None or hand.device.master is None:
        return UNUSED
    if args == ("file",):
        return done(Download("vernissage-line.txt", f"{hand.device.line}\n"))
    return done(Copy(hand.device.line)) if args == ("copy",) else UNUSED


def proof(hand: Hand, args: tuple[str, ...]) -> Done:
    """Saves both links of a fork as a file, and behind them all others that part from the one here."""
    device, other = hand.device, hand.other
    if device is None or not other:
        return UNUSED
    kept = device.forks.values() if isinstance(device, newer.Device) else ()
    links = (address(hand.app.browser.address, link) for link in dict.fromkeys((device.text, other, *kept)))
    return done(Download("vernissage-two-moves.txt", "\n".join(links) + "\n"))


def follow(hand: Hand, args: tuple[str, ...]) -> Done:
    """Continues the game from the other one of two moves, or goes along where others go on without somebody."""
    device, other = hand.device, hand.other
    if device is None or not other:
        return UNUSED
    device.follow(other)
    if device.record is None or hand.save(**hand.fields_of(device.record)) is not None:
        return UNUSED
    words, record = hand.app.words, device.record
    said = words("The game goes on from the other move.")
    if hand.fork is None or hand.fork.other != other:
        gone = device.place in record.gone
        said = words("You watch from here.") if gone else told(words, record, noted(record)[-1:])[-1]
    return hand.sit() + done(Say(said))


def replay(hand: Hand, args: tuple[str, ...]) -> Done:
    """Shows the finished game at hand from its beginning."""
    play = hand.playing
    if play is None or not play.over:
        return UNUSED
    hand.app.dialog = None
    return look_again(hand.app)


def restore(hand: Hand, args: tuple[str, ...]) -> Done:
    """Opens the sheet for people who have lost their device."""
    hand.line = hand.pasted = ""
    return hand.open("lost")


def _is_line(text: str) -> bool:
    try:
        master_of(text)
    except ValueError:
        return False
    return True


def go_on(hand: Hand, args: tuple[str, ...]) -> Done:
    """Continues a game on this device, after another one was lost, by the line that was kept and by any recent link."""
    app, words = hand.app, hand.app.words
    if hand.sheet != "lost":
        return UNUSED
    try:
        master = master_of(line_in(hand.line, LINE, _is_line))
    except ValueError:
        hand.fault = words("This is not the whole key, or one of its 43 characters is wrong.")
        return done(Focus("linked-line"))
    link = link_in(hand.pasted, arriving.reads(hand), is_by_link) or hand.link
    try:
        device = device_for(link, app.games, app.device.curves(), master)
        device.receive(link)
    except (BadLink, Refused):
        hand.fault = words("This key and that link do not belong to the same game, or its player has sent nothing yet.")
        return done(Focus("linked-pasted" if hand.pasted else "linked-line"))
    record = device.record
    if record is None:
        hand.fault = words("This is an invitation: take a link of the game itself.")
        return done(Focus("linked-pasted"))
    now = app.device.now()
    hand.device = device
    old = hand.kept
    same = old is not None and old.me < 0 and old.device["link"] == device.text
    game_id = old.id if old is not None and same else hand.new_id(now)
    hand.kept = Kept(game_id, record.table.game.key, device.stored(), "turn", (), since=now)
    hand.save(**hand.fields_of(record))
    hand.line = ""
    hand.take_stock()
    return hand.sit()


def remove(hand: Hand, args: tuple[str, ...]) -> Done:
    """Removes the game at hand. The first press asks whether people are sure, the second one removes it."""
    app = hand.app
    if hand.sheet != "remove" or hand.kept is None:
        return UNUSED
    if not hand.sure:
        hand.sure = True
        return done(Say(app.words("Press once more to remove this game for good.")), Focus("linked-remove"))
    try:
        hand.shelf.remove(hand.kept.id)
    except StorageForbidden:
        app.notice = "forbidden"
    hand.kept = hand.device = None
    app.dialog = None
    hand.take_stock()
    return done(Say(app.words("The game is removed.")))
