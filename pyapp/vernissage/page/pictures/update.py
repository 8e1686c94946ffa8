"""Pictures to keep, as PNG or SVG: the view says which there are; a finished game has its result, with its link as QR code."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from ...art import placards
from ...art.documents import document
from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.messages import Changed, Focus, Paint, Say
from ..core.presses import one_of, press, rest
from ..core.words import Words
from ..foyer.setup import grouped
from ..foyer.state import Foyer
from ..press import Fields, Verbs, in_dialog
from ..programme import show
from ..replay.state import Replay
from ..table.play import Play
from ..travel.share import qr
from ..travel.sharing import make_link, shown_address
from ..travel.state import Outgoing
from ..view.phrases import listing
from ..view.scene import ONLOOKER, Drawing, Scene
from .state import PictureDialog

LONGER_SIDE: Final = 2000
"""So many px has the longer side of a picture that is kept."""
RESULT: Final = ("result",)
KINDS: Final[tuple[Literal["png", "svg"], ...]] = ("png", "svg")


def _seen(app: App) -> tuple[Play, Scene, bool] | None:
    """The game on the table or in the replay, its scene, and whether that is its end; None while a curtain hangs."""
    room = app.room
    if isinstance(room, Replay):
        return room.play, room.scene(app.look_at_replay), room.ended
    if isinstance(room, Foyer) or room.play.curtain:
        return None
    return room.play, room.play.scene(app.look), room.play.over


def choices(app: App) -> list[tuple[tuple[str, ...], str]]:
    """Every picture that may be looked at now: its arguments and its name."""
    seen = _seen(app)
    if seen is None:
        return []
    play, scene, ended = seen
    result = [(RESULT, app.words("The result"))] if ended else []
    return [*result, *play.view.drawings(scene)]


def look(app: App, args: tuple[str, ...]) -> Done:
    """Shows a picture of what the table or the replay shows; without arguments the first."""
    seen = _seen(app)
    if seen is None:
        return UNUSED
    play, scene, ended = seen
    what = args or next((what for what, _ in choices(app)), ())
    out: Outgoing | None = None
    if what == RESULT and ended:
        out = Outgoing(play, "watch")
        make_link(app, out)
        drawing: Drawing | None = _result(app, play, scene, out)
    else:
        drawing = play.view.drawing(scene, what)
    if drawing is None:
        return UNUSED
    app.dialog = PictureDialog(drawing, what, out)
    return done(Focus("dialog-title"))


def _result(app: App, play: Play, scene: Scene, out: Outgoing) -> Drawing:
    """The picture of a finished game: nobody in it is "you", as others will look at it."""
    words = app.words
    told = play.view.outcome(replace(scene, reader=ONLOOKER))
    game = words(show(play.match.game.key).title)
    deal = words("deal %(n)s", n=grouped(play.match.seed))
    code = None
    if app.browser.rest and out.link and out.short:
        try:
            code = qr(shown_address(app, out))
        except ValueError:  # longer than any code: the link stands beside the picture all the same
            code = None
    host = app.browser.address.partition("://")[2].rstrip("/")
    work = told.work
    picture = placards.result(
        game,
        told.headline,
        told.standings,
        told.winners,
        (work.markup, work.width, work.height),
        (f"Vernissage · {deal}", host),
        code,
    )
    standings = listing(words, [f"{name} {points}" for name, points in told.standings])
    about = words(
        "%(headline)s. %(standings)s. %(work)s: %(about)s",
        headline=told.headline,
        standings=standings,
        work=work.title,
        about=work.about,
    )
    return Drawing(words("%(game)s, %(deal)s", game=game, deal=deal), about, *picture)


@in_dialog(PictureDialog)
def choose(app: App, _picture: PictureDialog, message: Changed) -> Done:
    """Shows the picture that was chosen in the dialog."""
    what = tuple(message.value.split())
    if what not in {args for args, _ in choices(app)}:
        return UNUSED
    came = look(app, what)
    return replace(came, effects=tuple(effect for effect in came.effects if not isinstance(effect, Focus)))


@in_dialog(PictureDialog)
def keep(_app: App, picture: PictureDialog, kind: Literal["png", "svg"]) -> Done:
    """Makes a file of the picture that is shown."""
    drawing = picture.drawing
    scale = LONGER_SIDE / max(drawing.width, drawing.height)
    svg = document(drawing.markup, drawing.width, drawing.height, drawing.title, drawing.about, scale)
    picture.kept = "coming"
    return done(Paint(f"vernissage-{plain_name(drawing.title)}", svg, png=kind == "png"))


def plain_name(title: str) -> str:
    """A title as the name of a file."""
    return "-".join("".join(c if c.isalnum() else " " for c in title.lower()).split()) or "picture"


def painted(app: App, good: bool) -> Done:
    """What came of keeping a picture."""
    if not isinstance(app.dialog, PictureDialog):
        return done()
    app.dialog.kept = "kept" if good else "failed"
    return done(Say(outcome_words(app.words, app.dialog)))


def outcome_words(words: Words, picture: PictureDialog) -> str:
    """What came of keeping the picture, in words."""
    return {
        "": "",
        "coming": words("A moment, please."),
        "kept": words("Saved to your downloads."),
        "failed": words("The picture could not be made: try again with a connection."),
    }[picture.kept]


VERBS: Final[Verbs] = {"drawing": press(look, rest), "keep-drawing": press(keep, one_of(KINDS))}
FIELDS: Final[Fields] = {"picture": choose}
