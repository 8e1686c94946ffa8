"""The dialog of a picture to keep, as markup."""

from __future__ import annotations

from ..app import App
from ..core.buttons import button
from ..core.markup import NOTHING, Markup, Node, el, join
from ..travel.render import address_field
from ..travel.share import given_words
from .state import PictureDialog
from .update import choices, outcome_words


def picture(app: App, shown: PictureDialog) -> tuple[str, Node]:
    """Title and body of the dialog of a picture to keep."""
    words, drawing, out = app.words, shown.drawing, shown.out
    drawn = el(
        "svg",
        Markup(drawing.markup),
        viewBox=f"0 0 {drawing.width:g} {drawing.height:g}",
        cls="drawing",
        role="img",
        aria_label=drawing.title,
        aria_describedby="drawing-about",
    )
    acts = [
        button(words("Save as PNG"), "keep-drawing png", cls="do", sign="save", id="keep-png"),
        button(words("Save as SVG"), "keep-drawing svg", sign="save", id="keep-svg"),
    ]
    linked = NOTHING
    if out is not None and out.link and out.short:
        linked = address_field(app, out)
        acts.insert(1, button(words("Copy the link"), "copy", sign="copy", id="copy-link"))
    return drawing.title, join(
        (
            _which(app, shown),
            drawn,
            linked,
            el("div", *acts, cls="acts"),
            el("p", outcome_words(app.words, shown), cls="hint", id="kept"),
            el("p", given_words(app.words, out.given), cls="hint", id="copied") if out is not None else "",
            el("p", drawing.about, id="drawing-about", cls="hint"),
        )
    )


def _which(app: App, shown: PictureDialog) -> Node:
    """The choice of a picture, if there are several."""
    some = choices(app)
    if len(some) < 2:
        return NOTHING
    options = (el("option", name, value=" ".join(args), selected=args == shown.what) for args, name in some)
    return el("select", *options, id="picture", name="picture", data_field="picture", aria_label=app.words("Which picture"))
