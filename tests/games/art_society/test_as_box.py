"""What is in the box: the figures that the rules and the reviews tell, and our own."""

from collections import Counter

import pytest

from vernissage.games.art_society.rules import box


@pytest.mark.rule("AS-1.2")
def test_the_wall_has_its_size_stars_and_eyeline() -> None:
    assert (box.WALL.width, box.WALL.height) == (12, 9)
    assert [box.WALL.xy(star) for star in box.STARS] == [(5, 4), (6, 4)]
    assert {box.WALL.xy(i)[1] for i in range(108) if box.EYELINE >> i & 1} == {3, 4, 5}
    assert box.EYELINE.bit_count() == 36
    assert {box.WALL.xy(c) for c in box.CORNERS} == {(0, 0), (11, 0), (0, 8), (11, 8)}
    assert list(box.BID_CARDS) == list(range(1, 21))
    assert list(box.SEATS) == [2, 3, 4]


def test_there_are_116_paintings_of_which_four_are_starting_paintings() -> None:
    assert len(box.PAINTINGS) == 116
    assert box.SUPPLY == 112
    assert [p.tile for p in box.PAINTINGS] == list(range(116))
    assert [(p.w, p.h, p.type, p.frame) for p in box.PAINTINGS[112:]] == [(2, 3, t, t) for t in range(4)]
    assert all(p.format == -1 for p in box.PAINTINGS[112:])


def test_the_supply_has_its_shapes_in_number() -> None:
    expected = {
        (3, 2, 2): 16, (4, 2, 3): 8, (4, 3, 2): 8, (5, 2, 4): 8, (5, 4, 2): 8, (6, 3, 3): 16, (7, 3, 4): 8, (7, 4, 3): 8,
        (8, 4, 4): 8, (8, 3, 5): 4, (8, 5, 3): 4, (9, 4, 5): 8, (9, 5, 4): 4, (9, 5, 5): 4,
    }  # fmt: skip
    assert Counter((p.value, p.w, p.h) for p in box.PAINTINGS[:112]) == expected
    for p in box.PAINTINGS[:112]:
        shape = box.FORMATS[p.format]
        assert (p.value, p.w, p.h) == (shape.value, shape.w, shape.h)
    assert set(box.VALUES) == {p.value for p in box.PAINTINGS[:112]}


def test_every_shape_has_its_types_in_equal_number() -> None:
    for f, shape in enumerate(box.FORMATS):
        types = Counter(p.type for p in box.PAINTINGS if p.format == f)
        assert types == dict.fromkeys(range(4), shape.copies // 4)


def test_every_pair_of_type_and_frame_is_in_the_supply_seven_times() -> None:
    pairs = Counter((p.type, p.frame) for p in box.PAINTINGS[:112])
    assert pairs == {(t, f): 7 for t in range(4) for f in range(4)}


def test_the_decor_has_as_many_shields_as_spaces() -> None:
    assert sum(d.copies for d in box.DECOR) == 108
    assert {(d.w, d.h): d.copies for d in box.DECOR} == {(1, 1): 36, (2, 1): 18, (1, 2): 18, (3, 1): 18, (1, 3): 18}
    assert all(d.shields == d.w * d.h for d in box.DECOR)
    assert Counter({s: sum(d.copies for d in box.DECOR if d.shields == s) for s in (1, 2, 3)}) == {1: 36, 2: 36, 3: 36}


def test_the_points_are_those_of_the_rules() -> None:
    assert (box.EYELINE_POINTS, box.FULL_POINTS, box.CORNER_POINTS, box.EXCESS_POINTS) == (3, 5, -2, -2)
    assert (box.WORTHS, box.UNSENT_WORTH, box.TRACK, box.EXCESS_LIMIT) == ((5, 4, 3, 2), 2, 50, 2)
