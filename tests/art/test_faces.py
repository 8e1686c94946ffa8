"""The twelve faces: complete, valid, small, easy to tell apart; a mood changes only the features."""

import re

import brotli
import pytest

from vernissage.art import paths
from vernissage.art.faces import FACES, MOODS, face
from vernissage.art.faces.kit import RIMS
from vernissage.bots.characters import CHARACTERS

from .markup import faults

SMALL = 1_400
ALL = 8_000


@pytest.mark.long
def test_every_character_has_a_face(art: dict[str, str]) -> None:
    """The build writes each face in each mood where the page looks, and no other."""
    assert list(FACES) == [c.key for c in CHARACTERS]
    drawn = {paths.face_file(key, mood): face(key, mood) for key in FACES for mood in MOODS}
    assert {name: svg for name, svg in art.items() if name.startswith("face/")} == drawn
    assert len(set(drawn.values())) == len(drawn) == 36


@pytest.mark.parametrize("key", FACES)
def test_a_face_is_sound_and_small(key: str) -> None:
    """A well-formed square document with nothing outside; a face and all faces travel in a few kB."""
    for mood in MOODS:
        svg = face(key, mood)
        assert not faults(svg)
        assert 'viewBox="0 0 160 160"' in svg
        assert len(brotli.compress(svg.encode())) < SMALL


def test_all_faces_travel_light() -> None:
    """Together, as they are kept for later, they are a few kB."""
    assert len(brotli.compress("".join(face(key, mood) for key in FACES for mood in MOODS).encode())) < ALL


@pytest.mark.parametrize("key", FACES)
def test_a_mood_changes_the_features_alone(key: str) -> None:
    """Most of a picture is the same in every mood: what differs lies in the middle of the head."""

    def outlines(svg: str) -> list[str]:
        return re.findall(r' d="([^"]+)"', svg)

    calm = outlines(face(key))
    for mood in ("pleased", "cross"):
        other = outlines(face(key, mood))
        changed = {*calm} ^ {*other}
        assert changed
        assert len({*calm} & {*other}) >= 0.5 * len({*calm})
        for d in changed:
            place = re.match(r"m(-?[\d.]+)[ ]?(-?[\d.]+)", d)
            assert place, d
            assert 40 <= float(place[1]) <= 150, d
            assert 40 <= float(place[2]) <= 125, d


def test_faces_are_told_apart_by_their_ground() -> None:
    """No two have the same colour behind them; each has the frame of its level."""
    assert len({who.ground for who in FACES.values()}) == len(FACES)
    assert {who.rim for who in FACES.values()} == set(RIMS)


def test_nobody_else_has_a_face() -> None:
    """A key that is nobody's is refused."""
    with pytest.raises(KeyError):
        face("somebody")
