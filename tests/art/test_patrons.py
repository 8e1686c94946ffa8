"""The thirty patrons, and the marks, cards and tokens of Avant Carde."""

import json
import re
from pathlib import Path

import brotli
import pytest

from build.places import WEB
from vernissage.art import colours, paths, patrons
from vernissage.art.colours import ACTS, COLOURS, TOKENS
from vernissage.games.avant_carde import poster
from vernissage.games.avant_carde.rules import box

from .markup import faults, run
from .test_files import alone
from .test_paintings import RENEW, digest

GOLDEN = Path(__file__).with_name("golden_patrons.json")
SETS = range(5)
BUDGET = 120 * 1024
PORTRAIT = 3 * 1024


def portraits() -> dict[str, str]:
    """Give all portraits by the path of their file."""
    return {paths.patron_file(s, n): patrons.patron(s, n) for s in SETS for n in box.PATRONS}


@pytest.fixture(scope="module")
def people() -> dict[str, str]:
    """Give all portraits, painted once a module."""
    return portraits()


def test_the_build_writes_thirty(art: dict[str, str], people: dict[str, str]) -> None:
    """Each set has a file for each number from 2 to 7, and no other."""
    assert len(people) == 30
    assert {name: svg for name, svg in art.items() if name.startswith("patron/")} == people


@pytest.mark.parametrize("acts", [("play",), ("buy",), ("play", "buy")])
def test_badges_leave_the_picture_alone(acts: tuple[str, ...]) -> None:
    """When a power acts is told on the picture's upper edge: no badge reaches a fifth of the way into the picture."""
    markup = colours.card(3, "red", "x.svg", "Snob", acts)
    feet = [float(y) + 19.3 for y in re.findall(r'translate\([\d.]+ ([\d.]+)\)"><circle', markup)]
    assert len(feet) == len(acts)
    assert max(feet) < 46 + 88 / 5


def test_cards_without_a_patron_have_their_own_picture(art: dict[str, str]) -> None:
    """The 1s and the high cards: a file each, where the page looks, all different, sound and small."""
    drawn = {paths.starter_file(c.card): patrons.starter(c.card) for c in box.CARDS if c.number not in box.PATRONS}
    assert {name: svg for name, svg in art.items() if name.startswith("starter/")} == drawn
    assert len(set(drawn.values())) == len(drawn) == 9
    assert not {name: found for name, svg in drawn.items() if (found := faults(svg))}
    assert max(len(brotli.compress(svg.encode())) for svg in drawn.values()) < PORTRAIT / 2
    with pytest.raises(IndexError):
        patrons.starter(box.CARD[2, box.ORANGE])


def test_portraits_are_sound(people: dict[str, str]) -> None:
    """Every portrait is a well-formed square document that names nothing twice and refers to nothing outside."""
    assert not {name: found for name, svg in people.items() if (found := faults(svg))}
    assert all('viewBox="0 0 240 240"' in svg for svg in people.values())


def test_portraits_are_as_they_were(people: dict[str, str]) -> None:
    """A portrait changes only when somebody has looked at it anew."""
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    changed = [name for name, svg in people.items() if golden.get(name) != digest(svg)]
    assert not changed, f"Look at them; then run {RENEW}"
    assert set(golden) == set(people)


@pytest.mark.slow
def test_portraits_are_the_same_everywhere() -> None:
    """Another hash seed paints the same portraits, in another order."""
    code = (
        "from hashlib import sha256; from vernissage.art.patrons import patron; "
        "print(*(sha256(patron(s, n).encode()).hexdigest() for s in (4, 0) for n in (7, 2)))"
    )
    assert run(code, "1") == run(code, "2")
    assert run(code).split() == [digest(patrons.patron(s, n)) for s in (4, 0) for n in (7, 2)]


def test_portraits_are_light(people: dict[str, str]) -> None:
    """Packed by brotli, no portrait has more than 3 KB, and all together at most 120 KB."""
    sizes = {name: len(brotli.compress(svg.encode())) for name, svg in people.items()}
    assert max(sizes.values()) <= PORTRAIT, sizes
    assert sum(sizes.values()) <= BUDGET


def test_sets_have_their_own_ground(people: dict[str, str]) -> None:
    """All patrons of a set stand before one ground, and no two sets share it."""
    grounds = {
        name: re.search(r'<path d="m0 0h240v240h-240z" fill="(#[0-9a-f]{3})"', svg, re.IGNORECASE)
        for name, svg in people.items()
    }
    by_set = [{m[1] for n in box.PATRONS if (m := grounds[paths.patron_file(s, n)])} for s in SETS]
    assert all(len(found) == 1 for found in by_set), by_set
    assert len(set.union(*by_set)) == len(SETS)


@pytest.mark.parametrize(("group", "number"), [(-1, 2), (5, 2), (0, 1), (0, 8)])
def test_no_such_patron(group: int, number: int) -> None:
    """Sets and numbers outside the game have no portrait."""
    with pytest.raises(IndexError):
        patrons.patron(group, number)


def used(markup: str) -> set[str]:
    """Give the custom properties that markup asks for."""
    return set(re.findall(r"var\((--[a-z0-9-]+)\)", markup))


def test_marks_tell_colours_by_shape() -> None:
    """The colours are the game's; each has its own outline at every size, and no colour is written out."""
    assert COLOURS == box.COLOURS
    for size in (9, 14, 24):
        assert len({colours.outline(c, 0, 0, size) for c in COLOURS}) == len(COLOURS)
    for c in COLOURS:
        for markup in (colours.mark(c, 12, 12, 20), colours.sign(c, 12, 12, 20)):
            assert not faults(alone(markup))
            assert "#" not in markup
            assert colours.outline(c, 0, 0, 17.2).count("z") == 1
        assert f"var(--ac-{c})" in colours.mark(c, 0, 0, 9)
        assert f"var(--ac-{c}-ink)" in colours.sign(c, 0, 0, 9)


def test_the_page_defines_what_the_markup_asks_of_it() -> None:
    pieces = [f(c, 0, 0, 9) for c in COLOURS for f in (colours.mark, colours.sign)]
    pieces += [colours.card(2, c, "x") for c in COLOURS] + list(TOKENS.values()) + [colours.back()]
    assert used("".join(pieces)) <= set(re.findall(r"(--[a-z0-9-]+):", (WEB / "css" / "tokens.css").read_text("utf-8")))


@pytest.mark.parametrize("face", box.CARDS, ids=lambda f: f"{f.number}{box.COLOURS[f.colour]}")
def test_cards(face: box.Card) -> None:
    """Each face shows its number, its sign and its picture."""
    colour = box.COLOURS[face.colour]
    shown = colours.card(face.number, colour, "a&b.svg")
    assert f">{face.number}</text>" in shown
    assert f"--ac-{colour}-ink" in shown
    assert 'href="a&amp;b.svg"' in shown
    changed = colours.card(face.number, colour, "x.svg", "A <b>", tuple(ACTS), 13, (4, "red"))
    assert "A &lt;b&gt;" in changed
    assert f">{face.number}/13</text>" in changed
    assert ">4</text>" in changed
    assert colours.outline("red", 33, 59.5, 12) in changed
    assert all(d in changed for d in ACTS.values())
    for markup in (shown, changed):
        assert not faults(alone(markup), images=True)


@pytest.mark.parametrize("name", TOKENS)
def test_tokens(name: str) -> None:
    """A token is silent for screen readers and takes its colours from the page."""
    markup = colours.token(name)
    assert 'aria-hidden="true"' in markup
    assert "#" not in markup
    assert not faults(markup)


def test_no_such_colour_or_token() -> None:
    """Unknown names are refused, not drawn as something else."""
    for call in (
        lambda: colours.mark("green", 0, 0, 9),
        lambda: colours.card(2, "green", "x.svg"),
        lambda: colours.token("crown"),
    ):
        with pytest.raises(KeyError):
            call()


def test_the_poster_shows_the_same_signs() -> None:
    """The foyer's poster shows the six shapes that the cards have."""
    sheet = poster.poster("")
    assert {name for name, *_ in poster.CARDS} == set(COLOURS)
    assert all(colours.outline(c, 0, 0, 27) in sheet for c in COLOURS)
