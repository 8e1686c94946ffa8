"""Sharing a game: what a link is made for, and how it goes out; the next person of a game by link is offered theirs.

Glossary: a *link* is the match as text (see `table.link`), its *address* the page's with the link as fragment; who is *next* is
the person elsewhere whose answer the game waits for; *codes* are what draws a QR code, loaded when one is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, get_args

from ...table.game import Seat
from ...table.link import BadLink, Kind, clean_name, decode, encode
from ..core.messages import Answered, Changed, Copy, Download, Effect, Fetch, Focus, Say, Sheet
from ..games.programme import show
from ..keeping.record import LONGEST_LINK
from ..table.play import Play
from .share import address, checked_link, qr_svg

if TYPE_CHECKING:
    from ..app import App

Effects = list[Effect]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


@dataclass(slots=True)
class Sharing:
    """The open share dialog. `link` is empty if this match cannot be a link, `short` whether an address may be so long."""

    play: Play
    kind: Kind
    at: int | None = None
    """The ply that a `watch` begins at."""
    next: Seat | None = None
    link: str = ""
    short: bool = True
    done: str = ""
    """What has come of a copy: `copied`, `not-copied`, or nothing yet."""
    code: str = ""
    """The QR code: nothing, `coming`, `failed`, `large` for too long an address, else the drawing."""


def offer(app: App) -> Effects:
    """Offers the link for whoever is asked and plays elsewhere."""
    play = app.table()
    if play.asked not in play.away:
        return []
    return _open(app, Sharing(play, "go", next=play.asked))


def share(app: App, args: tuple[str, ...]) -> Effects | None:
    """Opens the dialog for the game at the table, or for the replay where it stands."""
    if app.replay is not None:
        return _open(app, Sharing(app.replay.play, "watch", app.replay.at))
    if app.play is None:
        return None
    play = app.play
    if play.asked in play.away:
        return offer(app)
    return _open(app, Sharing(play, "watch" if play.over else "go"))


def _open(app: App, sharing: Sharing) -> Effects:
    app.sharing, app.dialog, app.typed = sharing, "share", ""
    make_link(app, sharing)
    return [Focus("dialog-title")]


def make_link(app: App, sharing: Sharing) -> None:
    """Makes the link and reads it back; one that does not give the same match is not offered."""
    play, kind = sharing.play, sharing.kind
    at = sharing.at if kind == "watch" else None
    players = () if kind == "deal" else play.players
    sharing.link, sharing.short, sharing.done, sharing.code = "", True, "", ""
    try:
        sharing.link = checked_link(play.match, app.games, kind, at, players)
    except ValueError as e:
        if isinstance(e, BadLink) and e.reason == "long":
            text = encode(play.match, kind, at, players)
            if decode(text, app.games, LONGEST_LINK).match.answers == play.match.answers:
                sharing.link, sharing.short = text, False


def shown_address(app: App, sharing: Sharing) -> str:
    """The address that carries the link."""
    return address(app.address, sharing.link)


def _sharing(app: App) -> Sharing | None:
    """The open dialog's, if it has a link: that of sharing, or of the picture of a result."""
    return app.sharing if app.dialog in ("share", "drawing") and app.sharing is not None and app.sharing.link else None


def _kind(app: App, args: tuple[str, ...]) -> Effects | None:
    kind = next((k for k in KINDS if (k,) == args), None)
    if kind is None or app.dialog != "share" or app.sharing is None:
        return None
    sharing = app.sharing
    sharing.kind = kind
    if kind == "watch" and sharing.at is None and app.replay is None and not sharing.play.over:
        sharing.at = len(sharing.play.match.turns)
    make_link(app, sharing)
    return [Focus(f"kind-{kind}")]


def nameless(sharing: Sharing) -> Seat | None:
    """A person of this device whom the link would call by a number."""
    play = sharing.play
    named = [seat for seat in (play.here or play.people) if not play.players[seat].name]
    return named[0] if named and sharing.kind != "deal" else None


def changed(app: App, message: Changed) -> Effects | None:
    """A name for the link is typed."""
    if message.field != "link-name" or app.dialog != "share":
        return None
    app.typed, app.write = message.value[:100], "silently"
    return []


def _sign(app: App, args: tuple[str, ...]) -> Effects | None:
    """Puts a person's name into the link, and remembers it for the next game."""
    sharing, name = _sharing(app), clean_name(app.typed)
    seat = None if sharing is None else nameless(sharing)
    if sharing is None or seat is None:
        return None
    if not name:
        return [Focus("link-name")]
    sharing.play.call(seat, name)
    app.typed = ""
    if not app.name:
        app.name = name
        app.remember()
    make_link(app, sharing)
    said = app.words("The link now names %(name)s.", name=name)
    return [Say(said, urgent=True), Focus("copy" if nameless(sharing) is None else "link-name")]


def _copy(app: App, args: tuple[str, ...]) -> Effects | None:
    sharing = _sharing(app)
    return None if sharing is None or not sharing.short else [Copy(shown_address(app, sharing))]


def _sheet(app: App, args: tuple[str, ...]) -> Effects | None:
    sharing = _sharing(app)
    if sharing is None or not sharing.short or not app.sheet:
        return None
    title = app.words("%(game)s – Vernissage", game=app.words(show(sharing.play.match.game.key).title))  # noqa: RUF001
    return [Sheet(title, shown_address(app, sharing))]


def _file(app: App, args: tuple[str, ...]) -> Effects | None:
    sharing = _sharing(app)
    if sharing is None:
        return None
    name = f"vernissage-{sharing.play.match.game.key}-{sharing.kind}-{sharing.play.id}.txt"
    return [Download(name, shown_address(app, sharing) + "\n")]


def _code(app: App, args: tuple[str, ...]) -> Effects | None:
    sharing = _sharing(app)
    if sharing is None or not sharing.short:
        return None
    if not app.codes:
        sharing.code = "coming"
        return [Fetch()]
    return _drawn(app, sharing)


def _drawn(app: App, sharing: Sharing) -> Effects:
    try:
        sharing.code = qr_svg(shown_address(app, sharing))
    except ValueError:
        sharing.code = "large"
    return [Say(app.words("The QR code is shown.") if sharing.code != "large" else too_large(app), urgent=True)]


def too_large(app: App) -> str:
    """Why there is no QR code."""
    return app.words("This link is too long for a QR code. Copy it or save it as a file.")


def answered(app: App, message: Answered) -> Effects | None:
    """What came of a copy, or of loading what draws codes."""
    sharing = _sharing(app)
    if message.what == "codes":
        app.codes = message.good
    if sharing is None or message.what not in ("copy", "codes") or (message.what == "codes" and app.dialog != "share"):
        return None
    if message.what == "copy":
        sharing.done = "copied" if message.good else "not-copied"
        return [Say(copied(app, sharing), urgent=True)] if message.good else [Focus("address")]
    if message.good:
        return _drawn(app, sharing)
    sharing.code = "failed"
    return [Say(app.words("The QR code could not be loaded. Try again with a connection."), urgent=True)]


def copied(app: App, sharing: Sharing) -> str:
    """What came of the copy, in words."""
    return {
        "": "",
        "copied": app.words("Copied. Paste it into a message."),
        "not-copied": app.words("The browser did not allow it. Select the link above and copy it yourself."),
    }[sharing.done]


DOES: Final[dict[str, Callable[[App, tuple[str, ...]], Effects | None]]] = {
    "share": share,
    "kind": _kind,
    "sign": _sign,
    "copy": _copy,
    "sheet": _sheet,
    "link-file": _file,
    "code": _code,
}
"""What a press on `data-do` does, by its verb."""
