"""The layers of Canvas, their backgrounds, the strip of slots, and paintings put together of them."""

import json
import re
import xml.etree.ElementTree as ET
from itertools import combinations, permutations
from pathlib import Path

import brotli
import pytest

from vernissage.art import documents, easels, files, layers, paths, strips
from vernissage.art.keyed import Stream
from vernissage.games.canvas.rules import titles
from vernissage.games.canvas.rules.box import BACKGROUNDS, CARDS, DECK, ELEMENTS, SEATS, SLOTS
from vernissage.games.canvas.rules.layers import icons, visible

from .markup import faults, run
from .raster import HIGH, STEP, WIDE, opaque
from .test_paintings import digest

GOLDEN = Path(__file__).with_name("golden_layers.json")
RENEW = "PYTHONPATH=pyapp python3 -m tests.art.golden_layers"
CELLS = WIDE * HIGH
CARD_NUMBERS = pytest.mark.parametrize("card", DECK)


@pytest.fixture(scope="session")
def drawn() -> list[str]:
    return [layers.layer(card) for card in DECK]


@pytest.fixture(scope="session")
def covered(drawn: list[str]) -> list[list[int]]:
    return [opaque(layers.document(markup)) for markup in drawn]


@pytest.fixture(scope="session")
def grounds() -> list[str]:
    return [layers.background(n) for n in range(layers.NUMBER_OF_BACKGROUNDS)]


def alone(markup: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>'


def area(grid: list[int]) -> float:
    return sum(row.bit_count() for row in grid) / CELLS


def joined(grid: list[int]) -> int:
    return sum(row << j * WIDE for j, row in enumerate(grid))


def bounds(grid: list[int]) -> tuple[int, int, int, int]:
    """Left, top, right, bottom of what is opaque, in units."""
    rows = [j for j, row in enumerate(grid) if row]
    columns = [i for i in range(WIDE) if any(row >> i & 1 for row in grid)]
    return columns[0] * STEP, rows[0] * STEP, (columns[-1] + 1) * STEP, (rows[-1] + 1) * STEP


def words_of(module: str) -> list[int]:
    return [card for card in DECK if layers.DRAWN[card].__module__.endswith(f".{module}")]


@pytest.mark.slow
def test_every_card_has_its_layer(drawn: list[str]) -> None:
    """Sixty cards, sixty drawings, each of its own."""
    assert len(layers.DRAWN) == len(set(layers.DRAWN)) == len(DECK) == len(set(drawn)) == 60


@CARD_NUMBERS
def test_a_layer_suits_its_word(card: int) -> None:
    """What draws a card's layer is named for the card's word."""
    name = titles.word(card).lower().replace("-", "_").replace(" ", "_")
    assert layers.DRAWN[card].__name__ == name


@CARD_NUMBERS
def test_a_layer_is_sound(card: int, drawn: list[str]) -> None:
    """Well formed, whole in itself, with ids of its own, without script or style."""
    assert not faults(layers.document(drawn[card]))
    assert not re.search(r"<(image|text|script|style|filter|foreignObject)\b", drawn[card])


def test_any_three_layers_share_no_id(drawn: list[str], grounds: list[str]) -> None:
    """All layers, backgrounds and the vignette can stand in one page: no id comes twice."""
    assert not faults(alone("".join(drawn) + "".join(grounds) + layers.vignette()))


@pytest.mark.slow
@CARD_NUMBERS
def test_a_layer_is_transparent(card: int, covered: list[list[int]]) -> None:
    """A layer covers enough to be seen and leaves most of the picture to the others; drapes may cover more."""
    most = 0.42 if layers.DRAWN[card].__module__.endswith(".frames") else 0.33
    assert 0.015 <= area(covered[card]) <= most


@pytest.mark.slow
def test_three_layers_leave_the_background_seen(covered: list[list[int]]) -> None:
    """Over all triples the background is more than half free on average, and in no triple under a fifth."""
    whole = [joined(grid) for grid in covered]
    free = [1 - (a | b | c).bit_count() / CELLS for a, b, c in combinations(whole, 3)]
    assert sum(free) / len(free) >= 0.55
    assert min(free) >= 0.2


def test_no_layer_hides_another(covered: list[list[int]]) -> None:
    """Whatever lies over it, a seventh of a layer stays seen, so that every card still counts for the eye."""
    whole = [joined(grid) for grid in covered]
    hidden = {
        (titles.word(low), titles.word(high)): share
        for low, high in permutations(DECK, 2)
        if (share := (whole[low] & whole[high]).bit_count() / whole[low].bit_count()) > 0.86
    }
    assert not hidden


@pytest.mark.parametrize(
    ("module", "left", "top", "right", "bottom"),
    [
        ("sky", 0, 0, 300, 275),
        ("air", 0, 0, 300, 260),
        ("far", 0, 70, 300, 300),
        ("left", 0, 0, 285, 380),
        ("right", 60, 0, 300, 400),
        ("objects", 0, 30, 300, 380),
        ("heroes", 40, 0, 290, 375),
        ("beasts", 0, 25, 300, 400),
        ("front", 0, 105, 300, 400),
    ],
)
def test_layers_keep_to_their_zone(module: str, left: int, top: int, right: int, bottom: int, covered: list[list[int]]) -> None:
    """Where a layer's opaque parts lie is a contract of its zone."""
    cards = words_of(module)
    assert cards
    for card in cards:
        box = bounds(covered[card])
        assert box[0] >= left, titles.word(card)
        assert box[1] >= top, titles.word(card)
        assert box[2] <= right, titles.word(card)
        assert box[3] <= bottom, titles.word(card)


def test_what_is_near_stays_low_in_the_middle(covered: list[list[int]]) -> None:
    """A foreground leaves the middle above y=215 free, a frame all of it but its ring."""
    middle = ((1 << 12) - 1) << 24
    for card in words_of("front"):
        assert sum((row & middle).bit_count() for row in covered[card][: 215 // STEP]) <= 12, titles.word(card)
    for card in words_of("frames"):
        heart = covered[card][130 // STEP : 220 // STEP]
        assert sum((row & middle).bit_count() for row in heart) <= 20, titles.word(card)


def test_same_card_same_layer_for_ever(drawn: list[str], grounds: list[str]) -> None:
    """The pictures are those on record; if a change is meant, look at the sheet and renew the record (RENEW)."""
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert golden["backgrounds"] == [digest(g) for g in grounds], RENEW
    changed = [card for card in DECK if golden["layers"][card] != digest(drawn[card])]
    assert not changed, f"layers {changed} look different; if that is meant: {RENEW}"


def test_hash_seed_and_order_do_not_matter(drawn: list[str]) -> None:
    """Another process with another hash seed draws the same, in another order."""
    code = "import hashlib; from vernissage.art.layers import layer; a = [layer(c) for c in range(59, -1, -7)];"
    code += "print(hashlib.sha256(''.join(a).encode()).hexdigest())"
    assert run(code, "20") == digest("".join(drawn[card] for card in range(59, -1, -7)))


@pytest.mark.long
def test_size_budget(art: dict[str, str]) -> None:
    """Packed by brotli, all layers and backgrounds have at most 250 KB, and no file more than 6 KB."""
    mine = {name: text for name, text in art.items() if name.startswith(("layer/", "background/"))}
    sizes = {name: len(brotli.compress(text.encode())) for name, text in mine.items()}
    assert len(sizes) == len(DECK) + layers.NUMBER_OF_BACKGROUNDS + 1
    assert sum(sizes.values()) <= 250_000
    assert max(sizes.values()) <= 6_000


@pytest.mark.slow
def test_files_are_where_the_page_looks(art: dict[str, str]) -> None:
    """Each picture that a painting can need has its file."""
    for card in DECK:
        assert art[paths.layer_file(card)] == layers.document(layers.layer(card))
    for number in range(layers.NUMBER_OF_BACKGROUNDS):
        assert paths.background_file(number) in art
    assert set(easels.stack_files(3, 40, 22, 7)) <= set(art)


@pytest.mark.rule("CV-1.4")
def test_each_seat_has_three_backgrounds_of_its_own(grounds: list[str]) -> None:
    """Five seats, three each, all unlike; every one covers the whole picture."""
    assert len(grounds) == len(set(grounds)) == SEATS[-1] * BACKGROUNDS == 15
    for markup in grounds:
        assert not faults(layers.document(markup))
        assert area(opaque(layers.document(markup))) == 1


@pytest.mark.parametrize("number", [-1, 60, 1000])
def test_no_such_layer(number: int) -> None:
    """What is not in the box has no picture."""
    with pytest.raises(IndexError):
        layers.layer(number)
    with pytest.raises(IndexError):
        layers.background(number)


# The strip.


def icon_shapes(markup: str) -> tuple[str, ...]:
    """An icon's geometry without its colours."""
    return tuple(re.findall(r' (?:d|r)="([^"]*)"', markup))


def test_elements_differ_by_shape() -> None:
    """Each element has its own outline, alone and in a bonus, and a bonus never looks like its element."""
    plain = [icon_shapes(strips.icon(e, 10, 10, 12)) for e in range(len(ELEMENTS))]
    bonus = [icon_shapes(strips.bonus(e, 10, 10, 12)) for e in range(len(ELEMENTS))]
    assert len({*plain, *bonus}) == 2 * len(ELEMENTS)
    for bad in (-1, len(ELEMENTS)):
        with pytest.raises(IndexError):
            strips.icon(bad, 0, 0, 12)


@pytest.mark.parametrize("size", [12, 20, 60])
def test_icons_keep_inside_their_box(size: int) -> None:
    """At 12 px as at 60 an icon fills most of its box and does not leave it by more than a rounding."""
    for e in range(len(ELEMENTS)):
        if ELEMENTS[e] == "texture":
            continue  # lines alone: the next test looks at them
        grid = opaque(layers.document(strips.icon(e, 150, 200, size * 5, "#000", "#fff")))
        left, top, right, bottom = bounds(grid)
        assert left >= 150 - size * 2.5 - STEP
        assert right <= 150 + size * 2.5 + STEP
        assert top >= 200 - size * 2.5 - 2 * STEP
        assert bottom <= 200 + size * 2.5 + STEP
        assert (right - left) >= size * 5 * 0.7
    texture = strips.icon(ELEMENTS.index("texture"), 0, 0, size)
    assert all(abs(float(v)) <= size / 2 for v in re.findall(r"[MVH ](-?[\d.]+)", texture.split('d="')[1].split('"')[0]))


@pytest.mark.rule("CV-3.3")
def test_the_strip_shows_each_icon_of_a_card() -> None:
    """For every card the strip has its icons and its bonuses, and five slots told apart without colour."""
    for card in CARDS:
        slots = tuple(zip(card.elements, card.bonuses, strict=True))
        markup = strips.strip(slots, 300, 46)
        assert not faults(alone(markup))
        assert markup.count(strips.ROSETTE) >= sum(map(len, card.bonuses))
        assert (strips.ROSETTE in markup) == any(card.bonuses)
        assert markup.count('stroke-dasharray="2.4 2"') == sum(not (e or b) for e, b in slots)
    pips = re.findall(r'd="((?:M[^M"]*h0)+)"', strips.strip((((), ()),) * 5, 300, 46))
    assert [p.count("M") for p in pips] == [1, 2, 3, 4, 5]


def test_the_strip_takes_letters_where_there_is_room() -> None:
    """Letters stand for the pips from a readable size on; they are escaped."""
    empty = (((), ()),) * len(SLOTS)
    assert "<text" not in strips.strip(empty, 108, 22, "CŻZNF")
    large = strips.strip(empty, 400, 60, ("<", "Ż", "Z", "N", "F"))
    assert large.count("<text") == len(SLOTS)
    assert "&lt;" in large
    assert not faults(alone(large))


def test_the_strip_tells_what_is_covered() -> None:
    """Each covered tile shows as an edge, and the tile above keeps inside the strip."""
    shown = (((0,), ()),) * len(SLOTS)
    plain = strips.strip(shown, 300, 46)
    lips = strips.strip(shown, 300, 46, hidden=(0, 1, 2, 0, 0))
    assert lips.count("<rect") == plain.count("<rect") + 2 * 3


# Paintings.


def a_painting() -> tuple[str, dict[str, str]]:
    """A painting as markup, and its files."""
    names = easels.stack_files(40, 22, 3, 7)
    art = {
        paths.background_file(7): layers.document(layers.background(7)),
        paths.VIGNETTE: layers.document(layers.vignette()),
        **{paths.layer_file(card): layers.document(layers.layer(card)) for card in (40, 22, 3)},
    }
    assert set(names) == set(art)
    seen = visible(40, 22, 3)
    slots = [icons(seen, slot) for slot in range(len(SLOTS))]
    return easels.painting([f"art/{name}" for name in names], "Shy <Harbour> & Co", slots, "RYGBP"), art


@pytest.mark.rule("CV-3.1")
def test_a_painting_stacks_background_and_three_layers() -> None:
    """The background is lowest, then bottom, middle and top card; the vignette is over all."""
    assert easels.stack_files(5, 50, 9, 14) == (
        "background/14.svg", "layer/5.svg", "layer/50.svg", "layer/9.svg", "layer/vignette.svg",
    )  # fmt: skip
    page = easels.painting([f"/art/1/{name}" for name in easels.stack_files(5, 50, 9, 14)], "A & <b>", [((), ())] * 5)
    assert not faults(alone(page), images=True)
    assert re.findall(r'href="([^"]*)"', page)[1] == "/art/1/layer/5.svg"
    assert "A &amp; &lt;b&gt;" in page
    assert "id=" not in page
    assert 'href="a&quot;' in easels.stack(['a"'])


def test_a_painting_to_keep_stands_alone() -> None:
    """One document with all its pictures in order, the title escaped, nothing outside, no id twice."""
    markup, art = a_painting()
    assert documents.wanted(markup) == list(easels.stack_files(40, 22, 3, 7))
    svg = documents.document(documents.whole(markup, art), *easels.FRAMED, "Shy <Harbour> & Co", "A & B", 2)
    assert {found for found in faults(svg) if found not in ("element title", "element desc")} == set()
    assert not re.search(r'(?:href|src)="(?!#)', svg)
    root = ET.fromstring(svg)
    assert "".join(root.itertext()).count("Shy <Harbour> & Co") == 2
    order = [svg.index(re.findall(r' d="([^"]+)"', art[name])[0]) for name in easels.stack_files(40, 22, 3, 7)[1:]]
    assert order == sorted(order)
    assert (root.get("width"), root.get("height")) == tuple(str(2 * v) for v in easels.FRAMED)


def test_names_in_a_document_are_one_elements() -> None:
    """Files that name things alike, and a file that is shown twice, stay apart; each is placed where it was shown."""
    file = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" fill="none"><g id="a"/>'
        '<use href="#a"/><path fill="url(#a)"/></svg>'
    )
    shown = '<image href="art/x.svg" x="5" width="3"></image><image href="art/y.svg"/><image href="art/x.svg"/>'
    svg = documents.whole(shown, {"x.svg": file, "y.svg": file})
    assert re.findall(r' id="([^"]*)"', svg) == ["f1-a", "f2-a", "f3-a"]
    assert re.findall(r"#([^\")]*)", svg) == ["f1-a", "f1-a", "f2-a", "f2-a", "f3-a", "f3-a"]
    assert svg.startswith('<svg x="5" width="3" viewBox="0 0 9 9" fill="none"><g')


def test_a_document_wants_whole_pictures() -> None:
    """A missing or foreign file is an error, not a hole in the painting."""
    markup, art = a_painting()
    with pytest.raises(KeyError):
        documents.whole(markup, {})
    art[paths.layer_file(22)] = "<html>404</html>"
    with pytest.raises(ValueError, match=r"layer/22\.svg"):
        documents.whole(markup, art)


@pytest.mark.parametrize("title", ["", "Whale", "Absent-Minded Masquerade", "Niedokończona przystań, " * 3])
def test_the_plate_holds_the_title(title: str) -> None:
    """Long titles are set smaller, so that the letters stay on the plate."""
    page = easels.painting([], title, [((), ())] * 5)
    size = float(page.rsplit('font-size="', 1)[1].split('"')[0])
    assert len(title) * size * 0.5 <= easels.FRAMED[0] - 24
    assert size <= 21


def test_the_page_needs_no_layer_painters() -> None:
    """What the page imports for Canvas does not pull in what only paints files."""
    code = "import sys, vernissage.art.easels, vernissage.art.strips, vernissage.art.paths;"
    out = run(code + "print(*(m for m in sys.modules if m.startswith('vernissage.art.')))")
    assert {m.removeprefix("vernissage.art.") for m in out.split()} == {"easels", "strips", "paths", "shapes"}


@pytest.mark.slow
def test_the_sheet_shows_all() -> None:
    """Sixty layers with their words, the backgrounds, and a hundred paintings with their titles; one id each."""
    page = files.layers_sheet()
    uses = re.findall(r'href="#p(-?\w+)"', page)
    assert set(uses) == {*map(str, DECK), *(f"-{b}" for b in range(layers.NUMBER_OF_BACKGROUNDS)), "v"}
    assert page.count("</figure>") == len(DECK) + layers.NUMBER_OF_BACKGROUNDS + files.TRIPLES
    assert all(f"<b>{titles.word(card)}</b>" in page for card in DECK)
    ids = re.findall(r' id="([^"]*)"', page)
    assert len(ids) == len(set(ids))


def test_the_lot_of_the_sheet_mixes_all() -> None:
    """The hundred paintings of the sheet show nearly all cards."""
    lot = Stream("canvas sheet")
    seen: set[int] = set()
    for _ in range(files.TRIPLES):
        seen |= set(lot.shuffle(DECK)[:3])
        lot.i(0, layers.NUMBER_OF_BACKGROUNDS - 1)
    assert len(seen) >= 58
