"""Sharing a game: people choose what a link is for and how to send it; by link, the next person's is offered."""

from __future__ import annotations

from typing import Any, Final

from ...table.game import Seat
from ...table.link import BadLink, Kind, clean_name, decode, encode
from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.messages import Carried, Changed, Copy, Download, Focus, Say, ShareSheet
from ..core.presses import one_of, press
from ..core.words import Words
from ..foyer.state import Foyer
from ..keeping.record import LONGEST_LINK
from ..pictures.state import PictureDialog
from ..press import Fields, Verbs, in_dialog
from ..programme import show
from ..replay.state import Replay
from ..table.play import Play
from .share import address, checked_link, given, given_words, qr_svg
from .state import KINDS, Outgoing, Share


def offer(app: App, play: Play) -> Done:
    """Offers the link for the person who is asked and plays elsewhere."""
    return _open(app, Outgoing(play, "go", next=play.asked)) if play.asked in play.away and not play.by_link else done()


def share(app: App) -> Done:
    """Opens the dialog for the game at the table, or for the replay where it stands."""
    room = app.room
    if isinstance(room, Foyer):
        return UNUSED
    play = room.play
    if isinstance(room, Replay):
        return _open(app, Outgoing(play, "watch", room.at))
    return offer(app, play) if play.asked in play.away else _open(app, Outgoing(play, "watch" if play.over else "go"))


def _open(app: App, out: Outgoing) -> Done:
    make_link(app, out)
    app.dialog = Share(out)
    return done(Focus("dialog-title"))


def make_link(app: App, out: Outgoing) -> None:
    """Makes the link and reads it back; it is not offered if it does not give the same match."""
    play, kind = out.play, out.kind
    at = out.at if kind == "watch" else None
    players = () if kind == "deal" else play.players
    out.link, out.short, out.given, out.code = "", True, "", ""
    try:
        out.link = checked_link(play.match, app.games, kind, at, players)
    except ValueError as e:
        if isinstance(e, BadLink) and e.reason == "long":
            text = encode(play.match, kind, at, players)
            if decode(text, app.games, LONGEST_LINK).match.answers == play.match.answers:
                out.link, out.short = text, False


def shown_address(app: App, out: Outgoing) -> str:
    """The address that carries the link."""
    return address(app.browser.address, out.link)


@in_dialog(Share)
def choose_kind(app: App, share: Share, kind: Kind) -> Done:
    """Chooses what the link is for."""
    out = share.out
    out.kind = kind
    if kind == "watch" and out.at is None and app.replay is None and not out.play.over:
        out.at = len(out.play.match.turns)
    make_link(app, out)
    return done(Focus(f"kind-{kind}"))


# -- the name in it -------------------------------------------------------------------------------------------------------


def nameless(out: Outgoing) -> Seat | None:
    """A person of this device whom the link would call by a number."""
    play = out.play
    named = [seat for seat in (play.seats_here or play.people) if not play.players[seat].name]
    return named[0] if named and out.kind != "deal" else None


def type_name(app: App, message: Changed) -> Done:
    """Notes the name that is typed for the link, in the dialog or in the room that makes it."""
    there: Any = app.dialog if isinstance(app.dialog, Share) else app.visit
    if not hasattr(there, "typed"):
        return UNUSED
    there.typed = message.value[:100]
    return done(shows="typed")


@in_dialog(Share)
def write_name(app: App, share: Share) -> Done:
    """Puts a person's name into the link, and remembers it for the next game."""
    out, name = share.out, clean_name(share.typed)
    seat = nameless(out)
    if not out.link or seat is None:
        return UNUSED
    if not name:
        return done(Focus("link-name"))
    out.play.call(seat, name)
    share.typed = ""
    if not app.likes.name:
        app.likes.name = name
        app.remember()
    make_link(app, out)
    said = app.words("The link now names %(name)s.", name=name)
    return done(Say(said), Focus("copy" if nameless(out) is None else "link-name"))


# -- the ways out ---------------------------------------------------------------------------------------------------------


def _outgoing(app: App) -> Outgoing | None:
    """The open dialog's link, if it has one: that of sharing, or of the picture of a result."""
    out = app.dialog.out if isinstance(app.dialog, Share | PictureDialog) else None
    return out if out is not None and out.link else None


def copy(app: App) -> Done:
    """Puts the address on the clipboard."""
    out = _outgoing(app)
    return UNUSED if out is None or not out.short else done(Copy(shown_address(app, out)))


def send(app: App) -> Done:
    """Opens the system's share sheet."""
    out = _outgoing(app)
    if out is None or not out.short or not app.browser.sheet:
        return UNUSED
    title = app.words("%(game)s – Vernissage", game=app.words(show(out.play.match.game.key).title))  # noqa: RUF001
    return done(ShareSheet(title, shown_address(app, out)))


def as_file(app: App) -> Done:
    """Gives the address as a file."""
    out = _outgoing(app)
    if out is None:
        return UNUSED
    name = f"vernissage-{out.play.match.game.key}-{out.kind}-{out.play.id}.txt"
    return done(Download(name, shown_address(app, out) + "\n"))


def code(app: App) -> Done:
    """Shows the address as a QR code."""
    out = _outgoing(app)
    if out is None or not out.short:
        return UNUSED
    try:
        out.code = qr_svg(shown_address(app, out))
    except ValueError:
        out.code = "large"
    said = app.words("The QR code is shown.") if out.code != "large" else too_large(app.words)
    return done(Say(said))


def too_large(words: Words) -> str:
    """Why there is no QR code."""
    return words("This link is too long for a QR code: copy it or save it as a file.")


def take_outcome(app: App, message: Carried) -> Done:
    """Handles the outcome of a copy or of a share sheet: if the sheet did not open, copying is offered."""
    out = _outgoing(app)
    if out is None:
        return UNUSED
    out.given = given(message)
    if out.given == "not-copied":
        return done(Focus("address"))
    said = done(Say(given_words(app.words, out.given)))
    return said.then(Focus("copy" if isinstance(app.dialog, Share) else "copy-link")) if out.given == "unshared" else said


VERBS: Final[Verbs] = {
    "share": press(share),
    "kind": press(choose_kind, one_of(KINDS)),
    "sign": press(write_name),
    "copy": press(copy),
    "sheet": press(send),
    "link-file": press(as_file),
}
WITH_THE_REST: Final[Verbs] = {"code": press(code)}
FIELDS: Final[Fields] = {"link-name": type_name}
