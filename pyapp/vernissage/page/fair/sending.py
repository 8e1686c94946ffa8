"""Making a message final, and giving its link out."""

from __future__ import annotations

from ..core.messages import Answered, Copy, Download, Effect, Fetch, Focus, Say, Sheet
from ..games.programme import show
from ..travel.share import qr_svg
from .hand import Hand

Effects = list[Effect]


def send(hand: Hand, args: tuple[str, ...]) -> Effects | None:
    """Makes the message final: it is kept and read back before anybody sees its link."""
    play, device = hand.playing, hand.device
    if play is None or device is None or play.draft is None or not play.draft.ready:
        return None
    sent = play.draft.finish()
    author = sent.record.author()
    stage = "over" if author is None else "turn" if author == device.seat else "unsent"
    asked = -1 if author is None else author
    if hand.save(device=device.kept(sent), stage=stage, asked=asked, draft=(), given=0) is not None:
        return [
            Say(
                hand.app.words("This could not be kept, so it is not sent. You can take it back, or try again."),
                urgent=True,
            )
        ]
    device.sent(sent)
    hand.take_stock()
    effects = hand.sit()
    return [*effects, *hand.open("send")]


def give(hand: Hand, args: tuple[str, ...]) -> Effects | None:
    """Gives the link out: `copy`, `sheet`, `code`, `file`."""
    if not hand.link or args not in (("copy",), ("sheet",), ("code",), ("file",)):
        return None
    app = hand.app
    match args[0]:
        case "copy":
            return [Copy(f"{hand.chat}\n{hand.address}")]
        case "sheet":
            _given(hand)
            title = app.words("%(game)s – Vernissage", game=app.words(show(hand.kept.game).title)) if hand.kept else ""  # noqa: RUF001
            return [Sheet(title, hand.address, hand.chat)]
        case "file":
            _given(hand)
            return [Download("vernissage-link.txt", f"{hand.chat}\n{hand.address}\n")]
    if app.codes:
        return _drawn(hand)
    hand.code = "coming"
    return [Fetch()]


def _given(hand: Hand) -> None:
    """The link was given out: more is not known."""
    if hand.kept is not None and hand.link:
        stage = "waiting" if hand.kept.stage == "unsent" else hand.kept.stage
        if hand.playing is not None:
            hand.playing.unsent = False
        hand.save(stage=stage, given=hand.app.device.now())
        hand.take_stock()


def _drawn(hand: Hand) -> Effects:
    try:
        hand.code = qr_svg(hand.address)
    except ValueError:
        hand.code = "large"
        return [Say(hand.app.words("This link is too long for a QR code. Copy it or save it as a file."), urgent=True)]
    _given(hand)
    return [Say(hand.app.words("The QR code is shown."), urgent=True)]


def answered(hand: Hand, message: Answered) -> Effects | None:
    """What came of a copy, or of loading what draws codes."""
    if message.what == "codes":
        hand.app.codes = message.good
        if message.good:
            return _drawn(hand)
        hand.code = "failed"
        return [Say(hand.app.words("The QR code could not be loaded. Try again with a connection."), urgent=True)]
    if message.what != "copy":
        return None
    hand.done = "copied" if message.good else "not-copied"
    if not message.good:
        return [Focus("linked-address")]
    _given(hand)
    return [Say(hand.app.words("Copied. Paste it into a message."), urgent=True)]
