"""The 116 paintings: complete, stable, without twins, small."""

import hashlib
import json
from collections import Counter
from functools import partial
from itertools import combinations
from pathlib import Path

import brotli
import pytest

from vernissage.art.canvas import STYLES
from vernissage.art.frames import UNIT
from vernissage.art.paintings import Picture, painting
from vernissage.art.palettes import PALETTES
from vernissage.art.plan import PLAN
from vernissage.art.scenes import SUBJECTS
from vernissage.art.titles import TITLES
from vernissage.games.art_society.rules.box import FRAMES, PAINTINGS, TYPES

from .markup import faults, run
from .seen import glimpse, likeness

GOLDEN = Path(__file__).with_name("golden.json")
RENEW = "python3 -m tests.art.golden"


def digest(text: str) -> str:
    """Give the SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def test_every_tile_has_its_painting(pictures: list[Picture]) -> None:
    """Each tile of the box is painted in its own type, frame and size."""
    assert len(PLAN) == len(TITLES) == len(PAINTINGS) == 116
    for piece, p in zip(PAINTINGS, pictures, strict=True):
        assert (p.tile, p.type, p.frame) == (piece.tile, TYPES[piece.type], FRAMES[piece.frame])
        assert (p.w, p.h) == (piece.w, piece.h)
        assert f'viewBox="0 0 {piece.w * UNIT} {piece.h * UNIT}"' in p.framed


def test_same_tile_same_picture_for_ever(pictures: list[Picture]) -> None:
    """The pictures are those on record; if a change is meant, renew the record with the command in RENEW."""
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    changed = [p.tile for p in pictures if golden[str(p.tile)] != digest(p.framed)]
    assert not changed, f"tiles {changed} look different; if that is meant: {RENEW}"


def test_hash_seed_does_not_matter(pictures: list[Picture]) -> None:
    """A process with another hash seed paints the same pictures."""
    tiles = [p.tile for p in pictures if p.subject in ("chess", "company", "market", "fair")][::3]
    code = (
        "import hashlib; from vernissage.art.paintings import painting;"
        f"print(hashlib.sha256(''.join(painting(t).framed for t in {tiles}).encode()).hexdigest())"
    )
    assert run(code, "20") == digest("".join(pictures[t].framed for t in tiles))


def test_order_of_painting_does_not_matter(pictures: list[Picture]) -> None:
    """Painting a tile again, after others, gives the same picture: nothing is left over between tiles."""
    painting.cache_clear()
    for tile in (100, 3, 57):
        assert painting(tile) == pictures[tile]


def test_markup_is_sound(pictures: list[Picture]) -> None:
    """Every picture is well formed, has unique ids, refers to nothing outside and carries no script or style."""
    wrong = {p.tile: found for p in pictures for svg in (p.svg, p.framed) if (found := faults(svg))}
    assert not wrong


def test_titles_are_told_apart() -> None:
    """Titles are unique, plain and short enough for a line of the table."""
    assert len({t.casefold() for t in TITLES}) == len(TITLES)
    assert all(t.isascii() and 4 <= len(t) <= 30 and t == t.strip() for t in TITLES)


def test_no_twins(pictures: list[Picture]) -> None:
    """No two of one type and format share a subject; no two of a type share subject, style and palette."""
    by_format = Counter((p.type, p.w, p.h, p.subject) for p in pictures)
    by_look = Counter((p.type, p.subject, p.style, p.palette) for p in pictures)
    assert max(by_format.values()) == max(by_look.values()) == 1


def test_no_two_pictures_share_their_drawing(pictures: list[Picture]) -> None:
    """Even two of one subject differ in most of their outlines."""

    def outlines(p: Picture) -> set[str]:
        return {part.split('"', 1)[0] for part in p.svg.split(' d="')[1:] if len(part.split('"', 1)[0]) > 24}

    drawn = {p.tile: outlines(p) for p in pictures}
    for a, b in combinations(pictures, 2):
        if (a.type, a.subject) == (b.type, b.subject):
            shared = len(drawn[a.tile] & drawn[b.tile]) / min(len(drawn[a.tile]), len(drawn[b.tile]))
            assert shared < 0.8, (a.tile, b.tile, shared)


@pytest.mark.long
def test_no_two_look_alike_from_afar(pictures: list[Picture]) -> None:
    """On a coarse grid two pictures of a type are not one composition; two of one format differ even more."""
    seen = [glimpse(p) for p in pictures]
    alike = {}
    for a, b in combinations(pictures, 2):
        if a.type == b.type:
            how = likeness(seen[a.tile], seen[b.tile])
            if how > (0.65 if (a.w, a.h) == (b.w, b.h) else 0.85):
                alike[a.tile, b.tile] = round(how, 2)
    assert not alike


def test_a_glimpse_tells_pictures_apart(pictures: list[Picture]) -> None:
    """A picture is wholly like itself and hardly like another scene."""
    one, other = glimpse(pictures[7]), glimpse(pictures[90])
    assert likeness(one, one) == pytest.approx(1)
    assert likeness(one, other) < 0.5


def test_no_subject_is_worn_out(pictures: list[Picture]) -> None:
    """A subject comes back at most four times, and every animal has sat but once in its dress."""
    assert max(Counter((p.type, p.subject) for p in pictures).values()) <= 4
    sitters = [subject.keywords for subject in SUBJECTS["portrait"].values() if isinstance(subject, partial)]
    dressed = [(k["who"], k["dress"], k["wears"]) for k in sitters if "who" in k]
    assert len(set(dressed)) == len(dressed) >= 10


def test_plan_names_what_there_is() -> None:
    """Each row names a subject, a style and a palette of its type; each of them is used."""
    for piece, work in zip(PAINTINGS, PLAN, strict=True):
        kind = TYPES[piece.type]
        assert work.subject in SUBJECTS[kind]
        assert work.style in STYLES
        assert work.palette in PALETTES[kind]
    for kind, subjects in SUBJECTS.items():
        works = [work for piece, work in zip(PAINTINGS, PLAN, strict=True) if TYPES[piece.type] == kind]
        assert {w.subject for w in works} == set(subjects)
        assert {w.palette for w in works} == set(PALETTES[kind])
        assert {w.style for w in works} == set(STYLES)


def test_styles_stay_where_they_read() -> None:
    """Dots and cubism stay off formats under nine spaces, where they turn to noise."""
    for piece, work in zip(PAINTINGS, PLAN, strict=True):
        if work.style in ("dots", "cubist"):
            assert piece.w * piece.h >= 9, piece.tile


@pytest.mark.long
def test_size_budget(pictures: list[Picture]) -> None:
    """Packed by brotli, the median file has at most 3 KB and the whole set at most 345 KB."""
    sizes = sorted(len(brotli.compress(p.framed.encode())) for p in pictures)
    assert sizes[len(sizes) // 2] <= 3_000
    assert sum(sizes) <= 345_000
    assert sizes[-1] <= 6_000


@pytest.mark.parametrize("tile", [-1, 116, 1000])
def test_no_such_tile(tile: int) -> None:
    """A tile that is not in the box has no painting."""
    with pytest.raises(IndexError):
        painting(tile)
