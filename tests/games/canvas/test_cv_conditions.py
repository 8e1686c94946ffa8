"""Layers and scoring conditions: examples by hand, and a sample of the whole deck against an independent reading."""

import pytest

from tests.games.canvas import brute
from tests.games.canvas.builders import shown
from vernissage.games.canvas.rules import box, layers, reading, scoring
from vernissage.table.chance import Rng


def met(condition: str, *slots: str, edition: int = box.RULEBOOK) -> int:
    return scoring.COUNTS[edition][box.CONDITIONS.index(condition)](shown(*slots))


@pytest.mark.rule("CV-3.2")
def test_the_topmost_icons_of_a_slot_are_visible() -> None:
    rows = {" ".join(line.split()): i for i, line in enumerate(box.TABLE.split("\n"))}
    low, mid, top = rows["S S . . ."], rows["T s . . ."], rows["t HS . . ."]
    far = rows[". . . O O"]
    assert layers.visible(low, mid, far) == shown("T", "s", "", "O", "O")
    assert layers.visible(mid, low, far) == shown("S", "S", "", "O", "O")
    assert layers.visible(low, far, top) == shown("t", "HS", "", "O", "O"), "two icons cover one, and a bonus covers an element"
    assert layers.visible(top, far, mid) == shown("T", "s", "", "O", "O"), "one icon covers two: nothing shines through"
    assert layers.filled(layers.visible(low, mid, top)) == 0b00011


@pytest.mark.rule("CV-3.2")
def test_a_painting_shows_eight_icons_at_most() -> None:
    rng = Rng(3)
    for _ in range(2000):
        a, b, c = rng.shuffled(box.DECK)[:3]
        assert layers.visible(a, b, c).bit_count() <= 8


@pytest.mark.rule("CV-4.1")
def test_composition() -> None:
    assert met("composition", "H", "S", "T", "O", "H") == 1
    assert met("composition", "HS", "S", "t", "O", "h") == 1
    assert met("composition", "HS", "ST", "TO", "HO", "") == 0


@pytest.mark.rule("CV-4.2")
def test_hierarchy_of_the_rulebook() -> None:
    assert met("hierarchy", "T", "ST", "H", "", "") == 1
    assert met("hierarchy", "T", "S", "", "", "") == 0, "tied"
    assert met("hierarchy", "T", "S", "t", "t", "") == 0, "bonuses are no elements"
    assert met("hierarchy", "T", "ST", "H", "HO", "HT") == 0
    assert met("hierarchy", "O", "O", "T", "", "") == 0


@pytest.mark.rule("CV-4.2")
def test_hierarchy_as_published() -> None:
    assert met("hierarchy", "T", "O", "", "", "", edition=box.PUBLISHED) == 1, "tied is enough"
    assert met("hierarchy", "T", "TO", "", "", "", edition=box.PUBLISHED) == 0
    assert met("hierarchy", "o", "", "", "", "", edition=box.PUBLISHED) == 0


@pytest.mark.rule("CV-4.3")
def test_movement() -> None:
    assert met("movement", "", "H", "HS", "H", "") == 1
    assert met("movement", "H", "H", "", "H", "H") == 0
    assert met("movement", "H", "H", "H", "H", "") == 1
    assert met("movement", "H", "H", "H", "H", "H") == 1
    assert met("movement", "HS", "HS", "HS", "", "") == 2
    assert met("movement", "H", "H", "HT", "T", "T") == 2
    assert met("movement", "h", "H", "H", "", "") == 0


@pytest.mark.rule("CV-4.4")
def test_proximity() -> None:
    assert met("proximity", "T", "O", "", "", "") == 1
    assert met("proximity", "TO", "", "", "", "") == 0
    assert met("proximity", "T", "", "O", "", "") == 0
    assert met("proximity", "T", "O", "T", "", "") == 1
    assert met("proximity", "TO", "TO", "", "", "") == 2
    assert met("proximity", "T", "TO", "TO", "O", "") == 3
    assert met("proximity", "T", "o", "", "", "") == 0


@pytest.mark.rule("CV-4.5", "CV-3.6")
def test_space_is_counted_as_a_matching() -> None:
    assert met("space", "H", "", "S", "", "") == 1
    assert met("space", "H", "S", "", "", "") == 0
    assert met("space", "HS", "", "", "", "") == 0
    assert met("space", "H", "S", "S", "", "") == 1, "another Shape may be next to the Hue"
    assert met("space", "H", "", "S", "", "S") == 1, "the Hue counts once"
    trap = ("H", "S", "ST", "HS", "HT")
    assert met("space", *trap) == 3
    shapes = [i for i, slot in enumerate(trap) if "S" in slot]
    paired = 0
    for hue in (i for i, slot in enumerate(trap) if "H" in slot):  # each Hue takes the first Shape that fits
        fits = [i for i in shapes if abs(i - hue) > 1]
        if fits:
            shapes.remove(fits[0])
            paired += 1
    assert paired == 2, "a greedy count falls one short"


@pytest.mark.rule("CV-4.6")
def test_symmetry() -> None:
    assert met("symmetry", "H", "", "", "", "H") == 1
    assert met("symmetry", "", "T", "", "TO", "") == 1
    assert met("symmetry", "HS", "", "", "", "SH") == 2
    assert met("symmetry", "H", "T", "S", "T", "H") == 2
    assert met("symmetry", "H", "", "", "H", "") == 0
    assert met("symmetry", "", "", "HS", "", "") == 0, "the middle slot mirrors nothing"
    assert met("symmetry", "HS", "TO", "", "TO", "HS") == 4
    assert met("symmetry", "h", "", "", "", "h") == 0


@pytest.mark.rule("CV-4.7")
def test_variety() -> None:
    assert met("variety", "HS", "T", "O", "", "") == 1
    assert met("variety", "HS", "T", "o", "", "") == 0
    assert met("variety", "HS", "TO", "HS", "TO", "") == 2


@pytest.mark.rule("CV-4.8")
def test_repetition() -> None:
    assert [met("repetition", *("S" if i < n else "T" for i in range(5))) for n in range(6)] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("CV-4.9")
def test_unity() -> None:
    assert met("unity", "O", "O", "", "TO", "") == 1
    assert met("unity", "HS", "HS", "HS", "", "") == 2
    assert met("unity", "H", "H", "S", "S", "T") == 0
    assert met("unity", "O", "O", "O", "O", "O") == 1


@pytest.mark.rule("CV-4.10")
def test_consistency() -> None:
    assert met("consistency", "HS", "HS", "HS", "", "") == 1
    assert met("consistency", "HS", "HS", "H", "", "") == 0
    assert met("consistency", "HS", "HS", "HS", "T", "") == 0
    assert met("consistency", "HS", "HS", "H", "h", "") == 0
    assert met("consistency", "HS", "HS", "HS", "h", "") == 1


@pytest.mark.rule("CV-4.11")
def test_emphasis() -> None:
    assert met("emphasis", "H", "", "", "", "") == 1
    assert met("emphasis", "H", "h", "S", "", "") == 1
    assert met("emphasis", "H", "H", "", "", "") == 0
    assert met("emphasis", "h", "S", "", "", "") == 0


@pytest.mark.rule("CV-4.12")
def test_style() -> None:
    assert [met("style", *("T" if i < n else "" for i in range(5))) for n in range(6)] == [0, 0, 0, 1, 1, 1]


@pytest.mark.rule("CV-4.13")
def test_proportion() -> None:
    assert met("proportion", "H", "H", "H", "S", "S") == 1
    assert met("proportion", "H", "H", "H", "S", "T") == 0
    assert met("proportion", "H", "H", "H", "H", "S") == 0, "the fourth Hue is no pair"
    assert met("proportion", "H", "H", "H", "H", "H") == 1
    assert met("proportion", "HS", "HS", "S", "", "") == 1
    assert met("proportion", "HS", "HS", "HS", "HS", "HS") == 2
    assert met("proportion", "HST", "HST", "HST", "S", "") == 2, "four of one element are two and two"


@pytest.mark.rule("CV-5.3")
def test_bonuses_pay_for_visible_icons_of_their_element() -> None:
    assert scoring.bonus_icons(shown("h", "H", "HS", "H", "")) == 3
    assert scoring.bonus_icons(shown("h", "H", "h", "", "")) == 2, "both bonuses pay"
    assert scoring.bonus_icons(shown("h", "S", "t", "ST", "")) == 1
    assert scoring.bonus_icons(shown("o", "S", "", "", "")) == 0
    assert scoring.bonus_icons(shown("t", "T", "h", "H", "o")) == 2


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
    seen = shown("T", "O", "h", "TO", "T")
    groups = {c: reading.groups(seen, i, box.RULEBOOK) for i, c in enumerate(box.CONDITIONS)}
    assert groups["proximity"] == (shown("T", "O", "", "", ""), shown("", "", "", "O", "T"))
    assert groups["hierarchy"] == (shown("T", "", "", "T", "T"),)
    assert groups["composition"] == (seen,)
    assert groups["symmetry"] == (shown("T", "", "", "", "T"), shown("", "O", "", "O", ""))
    assert groups["emphasis"] == ()


@pytest.mark.rule("CV-3.7")
def test_the_figures_that_say_why() -> None:
    seen = shown("T", "", "h", "TO", "HT")
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
