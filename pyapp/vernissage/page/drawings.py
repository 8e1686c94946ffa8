"""Drawings: a picture of the game, looked at in a dialog and kept as PNG or SVG. Which there are is the view's business."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..art.documents import document
from .messages import Answered, Effect, Focus, Paint, Say

if TYPE_CHECKING:
    from .app import App

Effects = list[Effect]

SCALE: Final = 3
"""So many px has a unit of a drawing that is kept."""


def _drawing(app: App, args: tuple[str, ...]) -> Effects | None:
    """Shows a drawing of what the table or the replay shows."""
    if app.replay is not None:
        view, scene = app.replay.play.view, app.replay.scene(app.look_at_replay)
    elif app.play is not None and not app.play.curtain:
        view, scene = app.play.view, app.play.scene(app.look)
    else:
        return None
    drawing = view.drawing(scene, args)
    if drawing is None:
        return None
    app.drawing, app.kept, app.dialog = drawing, "", "drawing"
    return [Focus("dialog-title")]


def _keep(app: App, args: tuple[str, ...]) -> Effects | None:
    """Makes a file of the drawing that is shown."""
    drawing = app.drawing
    if drawing is None or app.dialog != "drawing" or args not in (("png",), ("svg",)):
        return None
    svg = document(drawing.markup, drawing.width, drawing.height, drawing.title, drawing.about, SCALE)
    app.kept = "coming"
    return [Paint(f"vernissage-{plain_name(drawing.title)}", svg, png=args == ("png",))]


def plain_name(title: str) -> str:
    """A title as the name of a file."""
    return "-".join("".join(c if c.isalnum() else " " for c in title.lower()).split()) or "picture"


def answered(app: App, message: Answered) -> Effects | None:
    """What came of keeping a drawing."""
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
