"""The table's own dialogs, as markup: why nothing can be taken back, and a game that is open in another tab."""

from __future__ import annotations

from ..app import App
from ..core.buttons import button
from ..core.markup import Node, el, join
from .state import Elsewhere, NotBack
from .update import may_practise, why_not


def not_back(app: App, _dialog: NotBack) -> tuple[str, Node]:
    """Title and body of the dialog that says why nothing can be taken back, and offers practice."""
    words, play = app.words, app.table()
    parts: list[Node] = [el("p", why_not(app, play))]
    acts = [button(words("Close"), "close", cls="do", id="undo-close")]
    if may_practise(play):
        parts.append(
            el("p", words("In practice you can take back as much as you like, but the game no longer counts."), cls="hint")
        )
        acts.append(button(words("Practise, and take back"), "practise"))
    return words("Take back"), join((*parts, el("div", *acts, cls="acts")))


def elsewhere(app: App, _dialog: Elsewhere) -> tuple[str, Node]:
    """Title and body of the dialog that asks whether a game is taken over from another tab."""
    words = app.words
    return words("Open elsewhere"), join(
        (
            el(
                "p",
                words("This game is open in another tab or window. If you take it over, the other one stops; no move is lost."),
            ),
            el(
                "div",
                button(words("Take it over here"), "take-over", cls="do", id="take-over-dialog"),
                button(words("Not now"), "close", id="not-now"),
                cls="acts",
            ),
        )
    )
