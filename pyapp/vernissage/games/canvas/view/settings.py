"""What people can set up in Canvas: the edition and the four scoring cards (CV-1.2)."""

from __future__ import annotations

from typing import Final

from ....page.core.icons import icon
from ....page.core.markup import Node, el
from ....page.core.words import N_
from ....page.view.settings import Choice, Setting, When
from ..rules import box
from .examples import example
from .names import CONDITIONS, EXPLAINED, HIERARCHY_PUBLISHED
from .signs import bonus_icon, strip

_EDITIONS: Final = (box.RULEBOOK, box.PUBLISHED)

_SETS: Final = (N_("First game"), N_("Beginners"), N_("Balanced"), N_("Spatial"), N_("Bonus"), N_("Elements"))
"""The names of the sets, by index in `box.SETS`."""


def _sets() -> tuple[Choice, ...]:
    """The ready sets, with the cards they have in each edition; then by lot, and people's own choice."""
    ready = (_ready(i, name, edition) for i, name in enumerate(_SETS) for edition in _EDITIONS)
    lot = Choice(box.DRAWN, N_("Drawn at random"), (N_("Four are drawn when the game begins."),), look=lambda: icon("die"))
    return (*ready, lot, Choice(box.CHOSEN, N_("Your own choice"), look=lambda: icon("pencil")))


def _ready(i: int, name: str, edition: int) -> Choice:
    """A ready set: its picture is a painting for each of its cards."""
    those = box.ready_set(i, edition)
    return Choice(
        i,
        name,
        tuple(CONDITIONS[c] for c in those),
        When("edition", (edition,)),
        lambda: el("span", *(strip(example(c, edition)) for c in those), cls="strips"),
    )


def _card(c: int, edition: int) -> Choice:
    """A scoring card: its picture is a painting that earns its ribbon."""
    asks = HIERARCHY_PUBLISHED if c == box.HIERARCHY and edition == box.PUBLISHED else EXPLAINED[c]
    return Choice(c, CONDITIONS[c], (asks,), When("edition", (edition,)), lambda: strip(example(c, edition)))


def _cards() -> tuple[Choice, ...]:
    """The scoring cards that each edition has."""
    return tuple(_card(c, edition) for c in range(len(box.CONDITIONS)) for edition in _EDITIONS if c in box.in_edition(edition))


def _bonuses() -> Node:
    """The icons that pay more in the published edition."""
    return el("span", *(bonus_icon(e) for e in range(len(box.ELEMENTS))), cls="signs")


SETTINGS: Final = (
    Setting(
        "edition",
        N_("The published edition"),
        N_("Proportion instead of Unity, another Hierarchy, and bonus icons pay two points each."),
        look=_bonuses,
    ),
    Setting("set", N_("Scoring cards"), N_("Four of them say what a painting is worth."), _sets()),
    Setting(
        "chosen",
        N_("Your four scoring cards"),
        N_("Pick the four that every painting is judged by."),
        _cards(),
        picks=box.SET_SIZE,
        when=When("set", (box.CHOSEN,)),
    ),
)
