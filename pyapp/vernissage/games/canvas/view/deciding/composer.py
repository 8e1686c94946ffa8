"""The composer (region `own`): up to three cards over a background, what shows of them, and their order (CV-3.1, CV-3.7)."""

from __future__ import annotations

from .....page.core.markup import Node, el
from .....page.view.phrases import owned
from .....page.view.scene import Scene
from ...rules import box
from ...rules.questions import backgrounds_left
from ..names import described, layer_place, plain_word, titled
from ..preview import picture_of
from ..readout import lit_icons, spoken
from ..signs import background, stack, strip
from ..ui import Ui, state


def composer(scene: Scene, ui: Ui) -> Node:
    """The canvas with its strip and title, the pile beside it, and the backgrounds to choose from."""
    words, lit = scene.words, lit_icons(scene, ui)
    painted = stack(ui.pile, background(scene.seat, ui.background))
    title = el("cite", titled(words, ui.pile)) if ui.pile else words("A bare canvas")
    return el(
        "section",
        el("h2", _whose(scene), cls="vh", id="canvas-of"),
        el(
            "div",
            el("div", painted, cls="cv-frame", data_at="canvas"),
            strip(picture_of(ui.pile), ui.pile, lit, "slots"),
            el("p", title, cls="cv-title"),
            cls="cv-canvas",
        ),
        el("div", _pile(scene, ui), _backgrounds(scene, ui), cls="cv-side"),
        cls="cv-easel",
        aria_labelledby="canvas-of",
    )


def _whose(scene: Scene) -> str:
    return owned(scene, scene.words("Your canvas"), scene.words("%(name)s's canvas"))


def _pile(scene: Scene, ui: Ui) -> Node:
    own = scene.seat == scene.you
    places = (_place(scene, ui, i) for i in reversed(range(box.LAYERS)))
    return el(
        "div",
        el(
            "div",
            *places,
            cls="cv-pile",
            id="pile",
            role="toolbar" if own else "group",
            tabindex=0 if own else None,
            data_drag="pile" if own else None,
            aria_label=spoken(scene, ui),
        ),
        cls="cv-pilebox",
    )


def _place(scene: Scene, ui: Ui, i: int) -> Node:
    """A layer of the pile. A press picks it up; then a press on another layer swaps the two."""
    words = scene.words
    name = el("span", layer_place(words, i), cls="cv-pl")
    if i >= len(ui.pile):
        bare = el("span", f" ({words('empty')}) ", cls="vh")
        return el("span", name, bare, cls=f"cv-place empty{' at' if ui.at == i else ''}")
    card = ui.pile[i]
    row = card in state(scene).row
    look = f"cv-place{' at' if ui.at == i else ''}{' picked' if ui.picked == i else ''}{' try' if row else ''}"
    label = words("%(place)s: %(card)s.", place=layer_place(words, i), card=described(words, card))
    if ui.picked == i:
        label = words("%(layer)s Picked up: press another layer to exchange them.", layer=label)
    return el(
        "button",
        stack((card,)),
        el("span", name, el("b", plain_word(words, card)), cls="cv-pt"),
        type="button",
        cls=look,
        id=f"place-{i}",
        data_do=f"room place {i}",
        tabindex=-1,
        data_piece=f"pile-{card}",
        aria_pressed="true" if ui.picked == i else "false",
        aria_label=label,
    )


def _backgrounds(scene: Scene, ui: Ui) -> Node:
    words = scene.words
    left = backgrounds_left(state(scene), scene.seat)
    out = []
    for b in range(box.BACKGROUNDS):
        label = words("Background %(n)s", n=b + 1)
        on = b == ui.background
        picture = stack((), background(scene.seat, b), "cv-bg-p")
        if b in left:
            out.append(
                el(
                    "button",
                    picture,
                    type="button",
                    cls=f"cv-bg{' on' if on else ''}",
                    id=f"background-{b}",
                    tabindex=-1,
                    data_do=f"room background {b}",
                    aria_pressed="true" if on else "false",
                    aria_label=label,
                )
            )
        else:
            out.append(
                el("span", picture, cls="cv-bg used", role="img", aria_label=words("%(background)s, used", background=label))
            )
    return el("div", *out, cls="cv-bgs", role="group", aria_label=words("Background"))
