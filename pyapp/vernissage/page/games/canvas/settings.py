"""What people can set up in Canvas: the edition and the four scoring cards (CV-1.2)."""

from __future__ import annotations

from typing import Final

from ....games.canvas import box
from ...core.words import N_
from ...view.settings import Choice, Setting, When
from .names import CONDITIONS, EXPLAINED, HIERARCHY_PUBLISHED

_EDITIONS: Final = (box.RULEBOOK, box.PUBLISHED)

_SETS: Final = (N_("First game"), N_("Beginners"), N_("Balanced"), N_("Spatial"), N_("Bonus"), N_("Elements"))
"""The names of the sets, by index in `box.SETS`."""


def _sets() -> tuple[Choice, ...]:
    """The choices for the scoring cards: the ready sets with their cards in each edition, a random set, or
    people's own choice.
    """
    ready = (
        Choice(i, name, tuple(CONDITIONS[c] for c in box.ready_set(i, edition)), When("edition", (edition,)))
        for i, name in enumerate(_SETS)
        for edition in _EDITIONS
    )
    lot = Choice(box.DRAWN, N_("By lot"), (N_("Four are drawn when the game begins."),))
    return (*ready, lot, Choice(box.CHOSEN, N_("Your own choice")))


def _cards() -> tuple[Choice, ...]:
    """The choices of single scoring cards, by edition."""
    return tuple(
        Choice(
            c,
            CONDITIONS[c],
            (HIERARCHY_PUBLISHED if c == box.HIERARCHY and edition == box.PUBLISHED else EXPLAINED[c],),
            When("edition", (edition,)),
        )
        for c in range(len(box.CONDITIONS))
        for edition in _EDITIONS
        if c in box.in_edition(edition)
    )


SETTINGS: Final = (
    Setting(
        "edition",
        N_("The published edition"),
        N_("Proportion instead of Unity, another Hierarchy, and bonus icons pay two points each."),
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
