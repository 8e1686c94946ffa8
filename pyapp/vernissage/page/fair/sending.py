"""Makes a message final, and gives its link out."""

from __future__ import annotations

from collections.abc import Callable, Generator

from ...table.fair import device as older
from ...table.fair.editions import Sent
from ...table.fair.two import device as newer
from ...table.fair.two.draft import Draft as NewerDraft
from ..core.done import UNUSED, Done, done
from ..core.messages import Carried, Copy, Download, Focus, Say, ShareSheet
from ..programme import show
from ..travel.arriving import in_slices
from ..travel.share import given, given_words, qr_svg
from . import bots
from .hand import Hand, indexes
from .seat import SeatPlay


def send(hand: Hand, args: tuple[str, ...]) -> Done:
    """Makes the message final. It is saved and read back before anybody sees its link."""
    play, device = hand.playing, hand.device
    if play is None or device is None or play.draft is None:
        return UNUSED
    if isinstance(play.draft, NewerDraft) and bots.waiting(device, play.draft):
        return in_slices(hand.app, _in_one(hand, play, play.draft))
    if not play.draft.ready:
        return UNUSED
    sent = hand.ready(play.draft)
    if sent is None:
        return hand.open("trouble")
    if isinstance(device, older.Device) and isinstance(sent, older.Sent) and sent.record.author() in bots.seats(device):
        return in_slices(hand.app, _with_bots(hand, device, sent))
    return _final(hand, sent)


def _in_one(hand: Hand, play: SeatPlay, draft: NewerDraft) -> Generator[float, None, Callable[[], Done]]:
    """Lets the bots here answer in the own message, in slices. It is sent, unless its person is asked once more."""
    if isinstance(play.device, newer.Device):
        yield from bots.answered(hand.app, play.device, draft)
    return lambda: _went_on(hand, play, draft)


def _went_on(hand: Hand, play: SeatPlay, draft: NewerDraft) -> Done:
    if draft.decision is None:
        sent = hand.ready(draft)
        return hand.open("trouble") if sent is None else _final(hand, sent)
    hand.save(stage="turn", draft=indexes(play.device.draft(), draft.answers))
    return hand.sit()


def _with_bots(hand: Hand, device: older.Device, sent: older.Sent | None) -> Generator[float, None, Callable[[], Done]]:
    """Lets the bots here answer, in slices. All messages are saved together: nobody has seen any of them before."""
    last = yield from bots.answering(hand.app, device, sent)
    return done if last is None else lambda: _final(hand, last)


def _final(hand: Hand, sent: Sent) -> Done:
    if hand.finish(sent) is not None:
        return done(Say(hand.app.words("This could not be saved, so it was not sent: try again.")))
    came = hand.sit()
    return came + hand.open("send")


def let_bots(hand: Hand, args: tuple[str, ...]) -> Done:
    """Lets the bots here make their messages, if the page was closed before they had."""
    device, play = hand.device, hand.playing
    if isinstance(device, older.Device) and play is not None and play.draft is None:
        return in_slices(hand.app, _with_bots(hand, device, None))
    return UNUSED


def give(hand: Hand, args: tuple[str, ...]) -> Done:
    """Gives the link out: as a copy, in the system's share sheet, as a QR code, or as a file."""
    if not hand.link or not hand.settled:
        return UNUSED
    app = hand.app
    match args:
        case ("copy",):
            return done(Copy(f"{hand.chat}\n{hand.address}"))
        case ("sheet",):
            _note_given(hand)
            title = app.words("%(game)s – Vernissage", game=app.words(show(hand.kept.game).title)) if hand.kept else ""  # noqa: RUF001
            return done(ShareSheet(title, hand.address, hand.chat))
        case ("file",):
            _note_given(hand)
            return done(Download("vernissage-link.txt", f"{hand.chat}\n{hand.address}\n"))
        case ("code",):
            return _drawn(hand)
    return UNUSED


def _note_given(hand: Hand) -> None:
    """Notes that the link was given out. The page cannot know whether it arrived."""
    if hand.kept is not None and hand.link:
        stage = hand.kept.stage
        if stage == "unsent":  # with answers that are not sent yet, it stays so
            stage = "waiting" if hand.record is None else hand.fields_of(hand.record)["stage"]
            stage = "unsent" if stage == "turn" else stage
        if hand.playing is not None:
            hand.playing.unsent = False
        hand.save(stage=stage, given=hand.app.device.now())
        hand.take_stock()


def _drawn(hand: Hand) -> Done:
    try:
        hand.code = qr_svg(hand.address)
    except ValueError:
        hand.code = "large"
        return done(Say(hand.app.words("This link is too long for a QR code: copy it or save it as a file.")))
    _note_given(hand)
    return done(Say(hand.app.words("The QR code is shown.")))


def answered(hand: Hand, message: Carried) -> Done:
    """Handles the outcome of a copy, or of a share sheet that did not open."""
    if message.what != "copy" and (message.what != "sheet" or hand.sheet == "line"):
        return UNUSED
    hand.given = given(message)
    if hand.given == "not-copied":
        return done(Focus("linked-address"))
    if hand.sheet == "line":  # the key for people themselves: the link has not been given out by that
        return done(Say(hand.app.words("Copied.")))
    said = done(Say(given_words(hand.app.words, hand.given)))
    if hand.given == "unshared":
        return said.then(Focus("linked-copy"))
    _note_given(hand)
    return said
