"""The four scoring cards: what each asks, what its ribbons pay, and how near the present pile is (CV-4, CV-5.2)."""

from __future__ import annotations

import re

from .....page.core.markup import Child, Node, el
from .....page.core.words import Words
from .....page.view.phrases import listing
from .....page.view.scene import Scene
from ...rules import box
from ...rules.reading import Reading
from ..names import condition, element, explained, in_full, pays, ribbons
from ..preview import picture_of
from ..readout import lit_icons, readings, verdict
from ..signs import element_icon, ribbon, strip
from ..ui import Ui, me, state


def shared(scene: Scene, ui: Ui, *, signs: bool = False) -> Node:
    """The region `shared`. With `signs`, each word for an element stands beside its icon."""
    s, words = state(scene), scene.words
    now = readings(scene, ui.pile) if ui.pile else ()
    shown = [_card(scene, ui, i, now[i] if now else None, signs) for i in range(len(s.conditions))]
    return el("div", el("h2", words("Scoring cards"), cls="vh"), el("ol", *shown, cls="cv-cards4"), cls="cv-scoring")


def laid(scene: Scene) -> str:
    """See `View.laid`: the scoring cards in play, and the own tokens."""
    words, s = scene.words, state(scene)
    scoring = words("Scoring cards: %(cards)s.", cards=listing(words, [condition(words, c) for c in s.conditions]))
    return scoring if scene.seat < 0 else f"{scoring} {in_hand(scene)}"


def in_hand(scene: Scene) -> str:
    """How many tokens the seat has, in one sentence."""
    return scene.words.count("You have %(n)s token.", "You have %(n)s tokens.", me(scene).tokens)


def _signed(words: Words, text: str) -> list[Child]:
    """A sentence with the icon of each element before its word, in whichever case that stands."""
    stems = {element(words, e)[:3]: e for e in range(len(box.ELEMENTS))}
    parts = re.split(rf"\b((?:{'|'.join(stems)})\w*)", text)
    ink = "currentColor", "var(--sheet)"
    return [el("span", element_icon(stems[p[:3]], *ink), p) if i % 2 else p for i, p in enumerate(parts)]


def _card(scene: Scene, ui: Ui, i: int, reading: Reading | None, signs: bool) -> Node:
    words, s = scene.words, state(scene)
    c, held, lit = s.conditions[i], me(scene).ribbons[i], ui.lit == i
    taken = reading.taken if reading is not None else 0
    asks = (in_full if lit else explained)(words, c, s.edition)
    told = ""
    if reading is not None:
        told = verdict(words, s, reading, whole=len(ui.pile) == box.LAYERS)
        if taken:
            told = words("This painting: %(ribbons)s", ribbons=told)
    label = words(
        "%(card)s. %(asks)s Points by ribbons: %(pays)s. You have %(held)s. %(told)s",
        card=condition(words, c),
        asks=asks,
        pays=pays(c),
        held=ribbons(words, held),
        told=told if taken or not told else words("On your canvas: %(told)s", told=told),
    )
    return el(
        "li",
        el(
            "button",
            el("span", ribbon(i).having(data_at=f"ribbon-{i}"), el("b", condition(words, c)), cls="cv-sc-h"),
            el("span", *(_signed(words, asks) if signs and not lit else (asks,)), cls="cv-sc-x"),
            el("span", strip(picture_of(ui.pile), ui.pile, lit_icons(scene, ui)), cls="cv-sc-s") if lit and ui.pile else "",
            steps(c, i, held, taken),
            el("span", told, cls=f"cv-sc-p{' won' if taken else ''}"),
            type="button",
            cls=f"cv-score r{i}{' on' if lit else ''}",
            id=f"score-{i}",
            data_do=f"room light {i}",
            aria_pressed="true" if lit else "false",
            aria_label=label,
        ),
    )


def steps(c: int, i: int, held: int, taken: int) -> Node:
    """A scoring card's points for 1, 2, 3, ... ribbons: those that the player holds, and those that the pile would add."""
    out = []
    for n, points in enumerate(box.POINTS[c]):
        if n:
            look = "got" if n <= held else "would" if n <= held + taken else ""
            out.append(el("span", ribbon(i) if look else "", el("b", points), cls=f"cv-step {look}".rstrip()))
    return el("span", *out, cls="cv-steps", aria_hidden="true")
