"""What is in the box of Canvas: the deck's figures, the editions, the words."""

import re
from collections import Counter
from itertools import combinations, product

import pytest

from tests.games.canvas import deck_search
from vernissage.games.canvas.rules import box, layers, titles
from vernissage.games.canvas.view.things import titles as shown
from vernissage.games.canvas.view.things.titles import NOUN
from vernissage.page.core.packaged import data
from vernissage.page.core.words import LANGUAGES, SOURCE, Words

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
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_is_its_own(language: str) -> None:
    words = Words(language)
    found = [shown.title(words, a, b) for a in (*range(30), None) for b in (*range(30), None)]
    assert found[-1] == ""
    assert len(set(found)) == 31 * 31
    assert all(t[0].isupper() and t == t.strip() and "  " not in t for t in found[:-1])


@pytest.mark.rule("CV-3.4")
def test_the_english_titles_are_those_of_the_rules() -> None:
    words = Words(SOURCE)
    for a, b in product((*range(30), None), repeat=2):
        assert shown.title(words, a, b) == titles.title(a, b)
    assert len(titles.LEFT) == len(titles.RIGHT) == 30
    assert (titles.title(22, 29), titles.title(22, None)) == ("Shy Whale", "Shy")


FILE = """genders = m f
alone = m
{left}
{right}
"""


def test_a_language_may_have_other_genders_and_put_the_noun_first() -> None:
    left = "\n".join(f"{word} = {NOUN} {word.lower()}, {NOUN} {word.lower()}e" for word in titles.LEFT)
    right = "\n".join(f"{word} = {'fm'[n % 2]}, {word.lower()}" for n, word in enumerate(titles.RIGHT))
    book = shown.read(FILE.format(left=left, right=right))
    assert book.left[22] == {"m": f"{NOUN} shy", "f": f"{NOUN} shye"}
    assert book.right[29] == ("m", "whale")
    for wrong in (right.replace("Whale", "Wale"), right.replace("f,", "x,"), right.replace(", whale", "")):
        with pytest.raises((KeyError, ValueError)):
            shown.read(FILE.format(left=left, right=wrong))


@pytest.mark.rule("CV-3.4")
def test_titles_agree_in_polish() -> None:
    book, words = shown.read(data("locale/pl/canvas.titles.txt").decode()), Words("pl")
    for forms in book.left:  # an adjective's endings: -y or, after k and g, -i; -a; -e (after k and g, -ie)
        m, f, n = (form.replace(titles.PARTS, "") for form in forms.values())
        stem = f[:-1]
        assert f[-1] == "a"
        if stem[-1] in "kg":
            assert (m, n) == (stem + "i", stem + "ie")
        else:
            assert (m, n) == (stem + "y", stem + "e")
    soft_feminine, plural = {"przystań", "podróż"}, {"oklaski", "drzwi", "schody"}
    for gender, noun in book.right:
        if noun in soft_feminine:
            assert gender == "f"
        elif noun in plural or re.search(r"[oe]$", noun):
            assert gender == "n"
        else:
            assert gender == ("f" if noun.endswith("a") else "m")
    pairs = ((22, 29), (22, 2), (22, 5), (22, None), (None, 29))
    wanted = ["Nieśmiały wieloryb", "Nieśmiała karuzela", "Nieśmiałe drzwi", "Nieśmiałe", "Wieloryb"]
    assert [shown.title(words, *pair) for pair in pairs] == wanted


@pytest.mark.rule("CV-3.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_can_be_parted(language: str) -> None:
    words = Words(language)
    for c in box.CARDS:
        word = shown.word(words, c.card)
        parted = shown.parted(words, c.card)
        assert parted.replace(shown.SOFT_HYPHEN, "") == word
        assert (parted != word) == (len(word) > 8 and word.isalpha()), "a space or a hyphen parts a word already"


@pytest.mark.rule("CV-3.4")
def test_the_topmost_words_make_the_title() -> None:
    left = [c.card for c in box.CARDS if c.left]
    right = [c.card for c in box.CARDS if not c.left]
    assert titles.title_of(left[3], left[5], right[7]) == titles.title(5, 7)
    assert titles.title_of(right[7], left[5], left[3]) == titles.title(3, 7)
    assert titles.title_of(right[1], right[2], right[3]) == titles.RIGHT[3]
    assert shown.title_of(Words("pl"), left[3], left[2], left[1]) == "Bursztynowe"
    assert titles.word(left[4]) == titles.LEFT[4]
    assert shown.word(Words("pl"), right[9]) == "Olbrzym"
