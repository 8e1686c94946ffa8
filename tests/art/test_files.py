"""Frames, decor, marks, icons, papers, posters, and the files that the build writes."""

import re
from base64 import b64decode
from html.parser import HTMLParser

import pytest

from vernissage.art import decor, files, frames, icon, marks, papers, paths, poster, poster_art
from vernissage.art.objects import OBJECTS
from vernissage.art.paintings import Picture
from vernissage.games import MANIFESTS
from vernissage.games.art_society.rules.box import DECOR, FORMATS, FRAMES, PAINTINGS, TYPES

from .markup import faults, run

POSTERS = {key: one.poster() for key, one in MANIFESTS.items() if one.poster is not None}


def alone(markup: str) -> str:
    """Make markup that belongs in a page a document of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>'


@pytest.mark.slow
def test_every_file_is_there_and_sound(art: dict[str, str]) -> None:
    """Each painting and each piece of decor has its file, and every file is a sound document."""
    assert {paths.tile_file(p.tile) for p in PAINTINGS} <= set(art)
    assert {paths.decor_file((size.w, size.h), n) for size in DECOR for n in range(30)} <= set(art)
    assert not {name: found for name, svg in art.items() if (found := faults(svg))}
    assert all(svg.startswith('<svg xmlns="http://www.w3.org/2000/svg"') for svg in art.values())
    assert all(re.fullmatch(r"[a-z0-9/x.-]+\.svg", name) for name in art)


@pytest.mark.parametrize("name", FRAMES)
def test_frames_differ_and_fit(name: str) -> None:
    """A frame leaves the hole free that a picture needs, in every format, and differs from the other three."""
    for shape in FORMATS:
        x, y, w, h = frames.hole(shape.w, shape.h)
        assert (x * 2 + w, y * 2 + h) == (shape.w * frames.UNIT, shape.h * frames.UNIT)
        markup = frames.frame(name, "city", shape.w, shape.h)
        assert not faults(alone(markup))
        assert all(markup != frames.frame(other, "city", shape.w, shape.h) for other in FRAMES if other != name)


@pytest.mark.parametrize("kind", TYPES)
def test_slip_tells_the_type(kind: str) -> None:
    """The slip round a picture has the type's colour, and only that type's."""
    markup = frames.frame("oak", kind, 3, 3)
    assert [k for k, colour in frames.TYPE_COLOURS.items() if colour in markup] == [kind]


@pytest.mark.parametrize("name", FRAMES)
@pytest.mark.parametrize("kind", TYPES)
def test_mini_is_light(name: str, kind: str) -> None:
    """A painting on a small wall is few elements, in the page's colours, and its corners tell the frame."""
    markup = frames.mini(kind, name, 3, 4, 16.2)
    assert markup.count("<") <= 4
    assert f"var(--{kind})" in markup
    assert "#" not in markup
    assert not faults(alone(markup))
    corners = {frames.mini(kind, other, 3, 4, 16.2).split(' d="')[3].split('"')[0] for other in FRAMES}
    assert len(corners) == len(FRAMES)


@pytest.mark.parametrize("kind", range(len(DECOR)))
def test_decor_counts_its_shields(kind: int) -> None:
    """Each size has several objects, and each shows as many shields as its tile has."""
    size = DECOR[kind]
    objects = OBJECTS[size.w, size.h]
    assert len(objects) == paths.OBJECTS[size.w, size.h] >= 2
    drawn = [decor.decor(kind, n) for n in range(len(objects))]
    assert len(set(drawn)) == len(objects)
    assert decor.decor(kind, len(objects)) == drawn[0]
    assert decor.shields(size.w * 60, size.h * 60, size.shields).count('stroke-width="3.4"') == size.shields
    assert all(svg.count('stroke="#fff8e6" stroke-width="3.4"') == size.shields for svg in drawn)


@pytest.mark.parametrize("name", papers.PAPERS)
def test_papers_use_the_pages_colours(name: str) -> None:
    """A paper is one pattern whose colours are custom properties, so that light and dark both work."""
    markup = papers.paper(name, 52)
    assert not faults(alone(markup))
    assert f'id="paper-{name}"' in markup
    assert not re.search(r"#[0-9a-f]{3}", markup)


def test_papers_differ_without_their_colours() -> None:
    """Each wall has a plant of its own."""
    plants = {papers.paper(name, 52).split(' d="')[2].split('"')[0] for name in papers.PAPERS}
    assert len(plants) == len(papers.PAPERS)


def test_icon_fills_a_tab_and_leaves_room_for_a_mask() -> None:
    """The icon of a browser's tab is the same picture, cut closer than what systems cut to a shape of their own."""
    tab, masked = icon.icon_svg(), icon.icon_svg(masked=True)
    assert 'viewBox="0 0 512 512"' in masked
    assert tab.split(">", 1)[1] == masked.split(">", 1)[1]
    left, top, wide, high = map(float, re.findall(r'viewBox="([^"]+)"', tab)[0].split())
    assert left == top > 90
    assert wide == high == 512 - 2 * left


def test_marks_tell_types_three_times() -> None:
    """Each type has its own outline, colour and letter; letters too small to read are left out."""
    drawn = {kind: marks.mark(kind, 12, 12, 19, "Ł") for kind in TYPES}
    assert len({m.split(' d="')[1].split('"')[0] for m in drawn.values()}) == len(TYPES)
    for kind, markup in drawn.items():
        assert f"var(--{kind})" in markup
        assert ">Ł</text>" in markup
        assert not faults(alone(markup))
        assert "<text" not in marks.mark(kind, 12, 12, 9, "Ł")
    assert "<b>" not in marks.mark("city", 0, 0, 30, "<b>")


@pytest.mark.parametrize("name", marks.ICONS)
def test_icons(name: str) -> None:
    """An icon is in the text's colour and silent for screen readers."""
    markup = marks.icon(name)
    assert 'aria-hidden="true"' in markup
    assert "currentColor" in markup
    assert not faults(markup)


def test_posters_take_their_words_from_outside() -> None:
    """A poster shows the title it is given, escaped, and pictures from our own art folder only."""
    assert "Sztuka &amp; &lt;b&gt;" in poster.plain("Sztuka & <b>")
    salon = POSTERS["art-society"]("/art/7/")
    assert re.findall(r'href="([^"#][^"]*)"', salon) == [f"/art/7/{paths.SALON_POSTER}"]
    for markup in (poster.plain("A"), *(draw("") for draw in POSTERS.values())):
        assert not faults(markup, images=True)
        assert "Brygada 1918" in markup


def test_the_posters_wall_hangs_true_sizes() -> None:
    """The paintings on the poster keep their proportions and do not overlap."""
    taken: set[tuple[int, int]] = set()
    for tile, x, y, w, h in poster_art.SALON:
        assert (PAINTINGS[tile].w, PAINTINGS[tile].h) == (w, h)
        cells = {(i, j) for i in range(x, x + w) for j in range(y, y + h)}
        assert not cells & taken
        taken |= cells


def test_the_page_needs_no_painters() -> None:
    """What the page imports does not pull in what only paints files."""
    modules = ("colours", "paths", "marks", "poster", "papers", "titles", "frames")
    imports = ", ".join(f"vernissage.art.{m}" for m in modules)
    out = run(f"import sys, {imports}; print(*(m for m in sys.modules if m.startswith('vernissage.art.')))")
    loaded = {m.removeprefix("vernissage.art.") for m in out.split()}
    assert loaded == {*modules, "shapes"}


def test_posters_do_not_share_ids() -> None:
    """The three posters can stand in one page."""
    page = "".join(draw("") for draw in POSTERS.values())
    assert not faults(alone(page), images=True)


def test_contact_sheet_shows_all(pictures: list[Picture]) -> None:
    """The contact sheet has an image for each painting and closes what it opens."""

    class Images(HTMLParser):
        def __init__(self) -> None:
            super().__init__()
            self.sources: list[str | None] = []

        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if tag == "img":
                self.sources.append(dict(attrs)["src"])

    page = Images()
    page.feed(files.contact_sheet())
    shown = [b64decode(source.removeprefix("data:image/svg+xml;base64,")).decode() for source in page.sources if source]
    assert sorted(shown) == sorted(p.framed for p in pictures)
