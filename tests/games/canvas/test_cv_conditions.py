"""Layers and scoring conditions: examples by hand, and a sample of the whole deck against an independent reading."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.canvas import brute
from tests.games.canvas.builders import card, shown
from vernissage.games.canvas.rules import box, layers, reading, scoring
from vernissage.table.chance import Rng

TRAP = "H S ST HS HT"
"""Space can be met three times here, if the pairs are chosen well."""


@pytest.mark.rule("CV-3.2")
def test_the_topmost_icons_of_a_slot_are_visible() -> None:
    low, mid, top, far = map(card, ("S S . . .", "T s . . .", "t HS . . .", ". . . O O"))
    assert layers.visible(low, mid, far) == shown("T s . O O")
    assert layers.visible(mid, low, far) == shown("S S . O O")
    assert layers.visible(low, far, top) == shown("t HS . O O"), "two icons cover one, and a bonus covers an element"
    assert layers.visible(top, far, mid) == shown("T s . O O"), "one icon covers two: nothing shines through"
    assert layers.filled(layers.visible(low, mid, top)) == 0b00011


@pytest.mark.rule("CV-3.2")
def test_a_painting_shows_eight_icons_at_most() -> None:
    rng = Rng(3)
    for _ in range(2000):
        a, b, c = rng.shuffled(box.DECK)[:3]
        assert layers.visible(a, b, c).bit_count() <= 8


def examples(condition: str, rule: pytest.MarkDecorator, found: Mapping[str, int], edition: int = box.RULEBOOK) -> Any:
    """What is seen in a painting, and how often it meets the condition."""
    name = f"{condition} as published" if edition == box.PUBLISHED else condition
    return pytest.param(condition, edition, found, marks=rule, id=name)


@pytest.mark.parametrize(
    ("condition", "edition", "found"),
    [
        examples("composition", pytest.mark.rule("CV-4.1"), {"H S T O H": 1, "HS S t O h": 1, "HS ST TO HO .": 0}),
        examples("hierarchy", pytest.mark.rule("CV-4.2"), {
            "T ST H . .": 1,
            "T S . . .": 0,  # tied
            "T S t t .": 0,  # bonuses are no elements
            "T ST H HO HT": 0,
            "O O T . .": 0,
        }),
        examples("hierarchy", pytest.mark.rule("CV-4.2"), {
            "T O . . .": 1,  # tied is enough
            "T TO . . .": 0,
            "o . . . .": 0,
        }, box.PUBLISHED),
        examples("movement", pytest.mark.rule("CV-4.3"), {
            ". H HS H .": 1, "H H . H H": 0, "H H H H .": 1, "H H H H H": 1, "HS HS HS . .": 2, "H H HT T T": 2, "h H H . .": 0,
        }),
        examples("proximity", pytest.mark.rule("CV-4.4"), {
            "T O . . .": 1, "TO . . . .": 0, "T . O . .": 0, "T O T . .": 1, "TO TO . . .": 2, "T TO TO O .": 3, "T o . . .": 0,
        }),
        examples("space", pytest.mark.rule("CV-4.5", "CV-3.6"), {
            "H . S . .": 1,
            "H S . . .": 0,
            "HS . . . .": 0,
            "H S S . .": 1,  # another Shape may be next to the Hue
            "H . S . S": 1,  # the Hue counts once
            TRAP: 3,
        }),
        examples("symmetry", pytest.mark.rule("CV-4.6"), {
            "H . . . H": 1,
            ". T . TO .": 1,
            "HS . . . SH": 2,
            "H T S T H": 2,
            "H . . H .": 0,
            ". . HS . .": 0,  # the middle slot mirrors nothing
            "HS TO . TO HS": 4,
            "h . . . h": 0,
        }),
        examples("variety", pytest.mark.rule("CV-4.7"), {"HS T O . .": 1, "HS T o . .": 0, "HS TO HS TO .": 2}),
        examples("repetition", pytest.mark.rule("CV-4.8"), {
            "T T T T T": 0, "S T T T T": 0, "S S T T T": 1, "S S S T T": 1, "S S S S T": 2, "S S S S S": 2,
        }),
        examples("unity", pytest.mark.rule("CV-4.9"), {
            "O O . TO .": 1, "HS HS HS . .": 2, "H H S S T": 0, "O O O O O": 1,
        }),
        examples("consistency", pytest.mark.rule("CV-4.10"), {
            "HS HS HS . .": 1, "HS HS H . .": 0, "HS HS HS T .": 0, "HS HS H h .": 0, "HS HS HS h .": 1,
        }),
        examples("emphasis", pytest.mark.rule("CV-4.11"), {"H . . . .": 1, "H h S . .": 1, "H H . . .": 0, "h S . . .": 0}),
        examples("style", pytest.mark.rule("CV-4.12"), {
            ". . . . .": 0, "T . . . .": 0, "T T . . .": 0, "T T T . .": 1, "T T T T .": 1, "T T T T T": 1,
        }),
        examples("proportion", pytest.mark.rule("CV-4.13"), {
            "H H H S S": 1,
            "H H H S T": 0,
            "H H H H S": 0,  # the fourth Hue is no pair
            "H H H H H": 1,
            "HS HS S . .": 1,
            "HS HS HS HS HS": 2,
            "HST HST HST S .": 2,  # four of one element are two and two
        }),
    ],
)  # fmt: skip
def test_a_condition_is_met_so_often(condition: str, edition: int, found: Mapping[str, int]) -> None:
    count = scoring.COUNTS[edition][box.CONDITIONS.index(condition)]
    assert {line: count(shown(line)) for line in found} == found


@pytest.mark.rule("CV-4.5", "CV-3.6")
def test_space_is_counted_as_a_matching() -> None:
    trap = TRAP.split()
    shapes = [i for i, slot in enumerate(trap) if "S" in slot]
    paired = 0
    for hue in (i for i, slot in enumerate(trap) if "H" in slot):  # each Hue takes the first Shape that fits
        fits = [i for i in shapes if abs(i - hue) > 1]
        if fits:
            shapes.remove(fits[0])
            paired += 1
    assert paired == 2, "a greedy count falls one short"


@pytest.mark.rule("CV-5.3")
def test_bonuses_pay_for_visible_icons_of_their_element() -> None:
    assert scoring.bonus_icons(shown("h H HS H .")) == 3
    assert scoring.bonus_icons(shown("h H h . .")) == 2, "both bonuses pay"
    assert scoring.bonus_icons(shown("h S t ST .")) == 1
    assert scoring.bonus_icons(shown("o S . . .")) == 0
    assert scoring.bonus_icons(shown("t T h H o")) == 2


@pytest.mark.slow
@pytest.mark.rule("CV-3.6", "CV-3.2")
def test_a_sample_of_the_deck_is_read_as_an_independent_reading_does() -> None:
    """The whole deck is read by the command of `brute`."""
    rng = Rng(2026)
    for _ in range(3000):
        a, b, c = rng.shuffled(box.DECK)[:3]
        assert not brute.differences((a, b, c))


@pytest.mark.rule("CV-3.6", "CV-3.7")
def test_the_icons_shown_as_earning_ribbons_are_disjoint_and_as_many() -> None:
    rng = Rng(7)
    for _ in range(700):
        a, b, c = rng.shuffled(box.DECK)[:3]
        assert not brute.group_faults((a, b, c))


@pytest.mark.rule("CV-3.7")
def test_the_icons_that_earn_a_ribbon() -> None:
    seen = shown("T O h TO T")
    groups = {c: reading.groups(seen, i, box.RULEBOOK) for i, c in enumerate(box.CONDITIONS)}
    assert groups["proximity"] == (shown("T O . . ."), shown(". . . O T"))
    assert groups["hierarchy"] == (shown("T . . T T"),)
    assert groups["composition"] == (seen,)
    assert groups["symmetry"] == (shown("T . . . T"), shown(". O . O ."))
    assert groups["emphasis"] == ()


@pytest.mark.rule("CV-3.7")
def test_the_figures_that_say_why() -> None:
    seen = shown("T . h TO HT")
    figures = {c: reading.figures(seen, i, box.RULEBOOK) for i, c in enumerate(box.CONDITIONS)}
    assert figures["composition"] == (1,)
    assert figures["consistency"] == (5,)
    assert figures["emphasis"] == (1,)
    assert figures["hierarchy"] == (3, 1)
    assert reading.figures(seen, box.HIERARCHY, box.PUBLISHED) == (1, 3)
    assert figures["movement"] == (1, 0, 2, 1)
    assert figures["proximity"] == (3, 1)
    assert figures["space"] == (1, 0)
    assert figures["repetition"] == (0,)
    assert figures["style"] == (3,)
    for name in ("proportion", "unity", "variety", "symmetry"):
        assert figures[name] == (1, 0, 3, 1)
