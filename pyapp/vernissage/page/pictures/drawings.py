"""Drawings: a picture of the game, looked at in a dialog and kept as PNG or SVG. Which there are is the view's business; a
finished game has one of its result too, with its link as a QR code.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ...art import placards
from ...art.documents import document
from ...table.game import CHANCE
from ..core.messages import Answered, Changed, Effect, Fetch, Focus, Paint, Say
from ..foyer.setup import grouped
from ..games.programme import show
from ..travel.share import qr
from ..travel.sharing import Sharing, make_link, shown_address
from ..view.phrases import listing
from ..view.scene import Drawing, Scene

if TYPE_CHECKING:
    from ..app import App
    from ..table.play import Play

Effects = list[Effect]

LONGER_SIDE: Final = 2000
"""So many px has the longer side of a drawing that is kept."""
RESULT: Final = ("result",)


def _shown(app: App) -> tuple[Play, Scene, bool] | None:
    """The game that is looked at, what is seen of it, whether that is its end; None if nobody may look."""
    if app.replay is not None:
        return app.replay.play, app.replay.scene(app.look_at_replay), app.replay.ended
    if app.play is not None and not app.play.curtain:
        return app.play, app.play.scene(app.look), app.play.over
    return None


def choices(app: App) -> list[tuple[tuple[str, ...], str]]:
    """Every picture that may be looked at now: its arguments and its name."""
    shown = _shown(app)
    if shown is None:
        return []
    play, scene, ended = shown
    result = [(RESULT, app.words("The result"))] if ended else []
    return [*result, *play.view.drawings(scene)]


def _drawing(app: App, args: tuple[str, ...]) -> Effects | None:
    """Shows a drawing of what the table or the replay shows; without arguments the first."""
    shown = _shown(app)
    if shown is None:
        return None
    play, scene, ended = shown
    what = args or next((what for what, _ in choices(app)), ())
    app.sharing = None
    if what == RESULT and ended:
        app.sharing = Sharing(play, "watch")
        make_link(app, app.sharing)
        drawing: Drawing | None = _result(app, play, scene, app.sharing)
    else:
        drawing = play.view.drawing(scene, what)
    if drawing is None:
        return None
    app.drawing, app.pictured, app.kept, app.dialog = drawing, what, "", "drawing"
    wanted = app.sharing is not None and app.sharing.link and app.sharing.short and not app.codes
    return [Focus("dialog-title"), *([Fetch()] if wanted else [])]


def _result(app: App, play: Play, scene: Scene, sharing: Sharing) -> Drawing:
    """The picture of a finished game: nobody in it is "you", as others will look at it."""
    words = app.words
    told = play.view.outcome(replace(scene, reader=CHANCE))
    game = words(show(play.match.game.key).title)
    deal = words("deal %(n)s", n=grouped(play.match.seed))
    code = None
    if app.codes and sharing.link and sharing.short:
        try:
            code = qr(shown_address(app, sharing))
        except ValueError:  # longer than any code: the link stands beside the picture all the same
            code = None
    host = app.address.partition("://")[2].rstrip("/")
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


def picked(app: App, message: Changed) -> Effects | None:
    """Another picture was chosen in the dialog."""
    if message.field != "picture" or app.dialog != "drawing":
        return None
    what = tuple(message.value.split())
    if what not in {args for args, _ in choices(app)}:
        return None
    effects = _drawing(app, what)
    return None if effects is None else [effect for effect in effects if not isinstance(effect, Focus)]


def _keep(app: App, args: tuple[str, ...]) -> Effects | None:
    """Makes a file of the drawing that is shown."""
    drawing = app.drawing
    if drawing is None or app.dialog != "drawing" or args not in (("png",), ("svg",)):
        return None
    scale = LONGER_SIDE / max(drawing.width, drawing.height)
    svg = document(drawing.markup, drawing.width, drawing.height, drawing.title, drawing.about, scale)
    app.kept = "coming"
    return [Paint(f"vernissage-{plain_name(drawing.title)}", svg, png=args == ("png",))]


def plain_name(title: str) -> str:
    """A title as the name of a file."""
    return "-".join("".join(c if c.isalnum() else " " for c in title.lower()).split()) or "picture"


def answered(app: App, message: Answered) -> Effects | None:
    """What came of keeping a drawing, or of loading what draws codes."""
    shown = _shown(app)
    if message.what == "codes" and app.dialog == "drawing" and shown is not None and app.sharing is not None:
        if message.good:
            app.drawing = _result(app, shown[0], shown[1], app.sharing)
        return []
    if message.what != "paint":
        return None
    app.kept = "kept" if message.good else "failed"
    return [Say(told(app), urgent=True)] if app.dialog == "drawing" else []


def told(app: App) -> str:
    """What came of keeping the drawing, in words."""
    return {
        "": "",
        "coming": app.words("A moment, please."),
        "kept": app.words("Saved among your downloads."),
        "failed": app.words("The picture could not be made. Try again with a connection."),
    }[app.kept]


DOES: Final[dict[str, Callable[[App, tuple[str, ...]], Effects | None]]] = {"drawing": _drawing, "keep-drawing": _keep}
"""What a press on `data-do` does, by its verb."""
