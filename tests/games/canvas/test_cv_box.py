"""What is in the box of Canvas: the deck's figures, the editions, the words."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import pytest

from tests.games.canvas import deck_search
from vernissage.games.canvas.rules import box, layers, titles

FIELDS = [line.split() for line in box.TABLE.split("\n")]
FILLED = [tuple(i for i, field in enumerate(fields) if field != ".") for fields in FIELDS]


@pytest.mark.rule("CV-1.1")
def test_the_deck_fits_the_figures() -> None:
    assert len(FIELDS) == 60
    assert all(len(fields) == 5 for fields in FIELDS)
    assert Counter(FILLED) == dict.fromkeys(combinations(range(5), 2), 6)
    makes = Counter(
        (sum(f.isupper() and len(f) == 1 for f in fields), sum(len(f) == 2 for f in fields), sum(f.islower() for f in fields))
        for fields in FIELDS
    )
    assert makes == {(2, 0, 0): 20, (1, 1, 0): 24, (1, 0, 1): 8, (0, 1, 1): 8}
    text = "".join("".join(fields) for fields in FIELDS)
    assert {x: text.count(x) for x in "HSTO"} == dict.fromkeys("HSTO", 34)
    assert {x: text.count(x) for x in "hsto"} == dict.fromkeys("hsto", 4)
    for slot in range(5):
        column = "".join(fields[slot] for fields in FIELDS)
        assert all(column.count(x) in (6, 7) for x in "HSTO"), slot
        assert sum(x.islower() for x in column) in (3, 4), slot
    doubles = Counter("".join(sorted(f)) for fields in FIELDS for f in fields if len(f) == 2)
    assert doubles == {"ST": 6, "HO": 6, "HS": 5, "HT": 5, "OS": 5, "OT": 5}
    assert len({tuple(fields) for fields in FIELDS}) == 60, "no two cards are alike"


@pytest.mark.slow
@pytest.mark.rule("CV-1.1")
def test_the_search_makes_the_deck_again() -> None:
    assert deck_search.module(deck_search.search(deck_search.SEED)) == deck_search.TARGET.read_text("utf-8")


@pytest.mark.rule("CV-3.3")
def test_cards_show_the_table() -> None:
    for card, fields in zip(box.CARDS, FIELDS, strict=True):
        for slot, field in enumerate(fields):
            elements = tuple(
                box.ELEMENTS.index({"H": "hue", "S": "shape", "T": "texture", "O": "tone"}[x]) for x in field if x in "HSTO"
            )
            assert card.elements[slot] == elements
            assert len(elements) <= 2
            assert len(card.bonuses[slot]) == sum(x in "hsto" for x in field)
            assert layers.icons(layers.PICTURES[card.card], slot) == (tuple(sorted(elements)), card.bonuses[slot])


@pytest.mark.rule("CV-3.4")
def test_half_the_cards_bear_left_words() -> None:
    for card, slots in zip(box.CARDS, FILLED, strict=True):
        assert card.left == (0 in slots or slots == (1, 2))
    for left in (True, False):
        assert sorted(c.word for c in box.CARDS if c.left is left) == list(range(30))


@pytest.mark.rule("CV-3.4")
def test_every_title_is_its_own() -> None:
    for language in ("en", "pl"):
        found = [titles.title(a, b, language) for a in (*range(30), None) for b in (*range(30), None)]
        assert found[-1] == ""
        assert len(set(found)) == 31 * 31
        assert all(t[0].isupper() and t == t.strip() and "  " not in t for t in found[:-1])
    with pytest.raises(KeyError):
        titles.title(0, 0, "xx")


@pytest.mark.rule("CV-3.4")
def test_titles_agree_in_polish() -> None:
    assert len(titles.LEFT) == len(titles.RIGHT) == 30
    for _, m, f, n in titles.LEFT:  # an adjective's endings: -y or, after k and g, -i; -a; -e (after k and g, -ie)
        stem = f[:-1]
        assert f[-1] == "a"
        if stem[-1] in "kg":
            assert (m, n) == (stem + "i", stem + "ie")
        else:
            assert (m, n) == (stem + "y", stem + "e")
    soft_feminine, plural = {"przystań", "podróż"}, {"oklaski", "drzwi", "schody"}
    for _, noun, gender in titles.RIGHT:
        if noun in soft_feminine:
            assert gender == "f"
        elif noun in plural or re.search(r"[oe]$", noun):
            assert gender == "n"
        else:
            assert gender == ("f" if noun.endswith("a") else "m")
    assert titles.title(22, 29, "pl") == "Nieśmiały wieloryb"
    assert titles.title(22, 2, "pl") == "Nieśmiała karuzela"
    assert titles.title(22, 5, "pl") == "Nieśmiałe drzwi"
    assert titles.title(22, None, "pl") == "Nieśmiałe"
    assert titles.title(None, 29, "pl") == "Wieloryb"
    assert titles.title(22, 29, "en") == "Shy Whale"
    assert titles.title(22, None, "en") == "Shy"


@pytest.mark.rule("CV-3.4")
def test_long_words_can_be_parted() -> None:
    for language in ("en", "pl"):
        for c in box.CARDS:
            word = titles.word(c.card, language)
            parted = titles.parted(word)
            assert parted.replace(titles.SOFT_HYPHEN, "") == word
            assert (parted != word) == (len(word) > 8 and word.isalpha()), "a space or a hyphen parts a word already"


@pytest.mark.rule("CV-3.4")
def test_the_topmost_words_make_the_title() -> None:
    left = [c.card for c in box.CARDS if c.left]
    right = [c.card for c in box.CARDS if not c.left]
    assert titles.title_of(left[3], left[5], right[7], "en") == titles.title(5, 7, "en")
    assert titles.title_of(right[7], left[5], left[3], "en") == titles.title(3, 7, "en")
    assert titles.title_of(right[1], right[2], right[3], "en") == titles.RIGHT[3][0]
    assert titles.title_of(left[3], left[2], left[1], "pl") == titles.LEFT[1][3]
    assert titles.word(left[4], "en") == titles.LEFT[4][0]
    assert titles.word(right[9], "pl") == "Olbrzym"


@pytest.mark.rule("CV-1.1", "CV-1.2")
def test_an_edition_has_twelve_scoring_cards() -> None:
    assert len(box.CONDITIONS) == len(box.POINTS) == 13
    assert [box.CONDITIONS[c] for c in range(13) if c not in box.in_edition(box.RULEBOOK)] == ["proportion"]
    assert [box.CONDITIONS[c] for c in range(13) if c not in box.in_edition(box.PUBLISHED)] == ["unity"]
    for edition in (box.RULEBOOK, box.PUBLISHED):
        for n in range(len(box.SETS)):
            chosen = box.ready_set(n, edition)
            assert len(set(chosen)) == 4
            assert set(chosen) <= set(box.in_edition(edition))


@pytest.mark.rule("CV-5.2")
def test_the_tables_of_points() -> None:
    tables = {box.CONDITIONS[c]: points[1:] for c, points in enumerate(box.POINTS)}
    assert tables == {
        "composition": (1, 3, 9),
        "consistency": (3, 6, 10),
        "emphasis": (1, 4, 11),
        "hierarchy": (4, 9, 15),
        "movement": (3, 7, 12),
        "proportion": (2, 5, 10),
        "proximity": (2, 5, 8, 12),
        "repetition": (3, 7, 11, 16),
        "space": (2, 4, 7, 11),
        "style": (4, 10, 18),
        "symmetry": (1, 3, 6, 11),
        "unity": (2, 5, 10),
        "variety": (4, 8, 13),
    }
    assert all(points[0] == 0 for points in box.POINTS)
