"""The catalogues: complete, sound, and nothing on the page that is not in them."""

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from build.words import CATALOGUES, LOCALE, extracted, phrases
from vernissage.art.titles import TITLES
from vernissage.games.null.rules import Null
from vernissage.page.core.words import LANGUAGES, Words
from vernissage.page.programme import PROGRAMME
from vernissage.page.view.phrases import series

PLACE = re.compile(r"%\((\w+)\)s")
POS = sorted(LOCALE.glob("*/LC_MESSAGES/*.po"))
catalogues = pytest.mark.parametrize("path", POS, ids=[f"{p.parent.parent.name} {p.stem}" for p in POS])


def load(path: Path) -> Catalog:
    with path.open("rb") as source:
        return read_po(source, locale=path.parent.parent.name)


def key(m: Message) -> tuple[object, object]:
    return m.id, m.context


def test_every_language_but_the_source_has_a_catalogue() -> None:
    others = set(LANGUAGES) - {"en"}
    assert {(p.parent.parent.name, p.stem) for p in POS} == {(code, name) for code in others for name in CATALOGUES}


@pytest.mark.slow
def test_the_template_is_what_the_code_says() -> None:
    for name in CATALOGUES:
        with (LOCALE / f"{name}.pot").open("rb") as source:
            kept = {key(m) for m in read_po(source)}
        assert {key(m) for m in extracted(name)} == kept, "python3 build words brings it up to date"


@catalogues
def test_every_phrase_is_translated(path: Path) -> None:
    catalogue = load(path)
    assert {key(m) for m in catalogue} == {key(m) for m in extracted(path.stem)}
    for m in catalogue:
        if m.id:
            assert not m.fuzzy, m.id
            texts = m.string if isinstance(m.string, tuple) else (m.string,)
            assert all(texts), m.id
            assert len(texts) == (catalogue.num_plurals if isinstance(m.id, tuple) else 1), m.id


@catalogues
def test_placeholders_agree(path: Path) -> None:
    for m in load(path):
        if not m.id:
            continue
        ids = m.id if isinstance(m.id, tuple) else (m.id,)
        wanted = set(PLACE.findall(ids[-1]))
        for text in m.string if isinstance(m.string, tuple) else (m.string,):
            assert "%" not in PLACE.sub("", text), m.id
            found = set(PLACE.findall(text))
            # The form for one thing may say the number in words.
            assert found <= wanted, m.id
            assert wanted - found <= ({"n"} if isinstance(m.id, tuple) else set()), m.id


@catalogues
def test_ends_and_spaces_agree(path: Path) -> None:
    for m in load(path):
        ids = m.id if isinstance(m.id, tuple) else (m.id,)
        for text in (m.string if isinstance(m.string, tuple) else (m.string,)) if m.id else ():
            assert text == text.strip(), m.id
            assert "  " not in text, m.id
            if len(ids[0]) > 25 and ids[0] not in TITLES:
                assert (text[-1] in ".:?!") == (ids[0][-1] in ".:?!"), m.id


def test_polish_plurals() -> None:
    words = Words("pl")
    said = [words.count("%(n)s Portrait", "%(n)s Portraits", n) for n in (1, 2, 5, 12, 22, 25)]
    assert said == ["1 portret", "2 portrety", "5 portretów", "12 portretów", "22 portrety", "25 portretów"]


SAME_SHORT = {"%(points)s pts"}
"""Abbreviations, which have no cases."""
VERBS = "pasują"
"""Of few things a verb is in the plural, of many it is as of one."""


def test_polish_plurals_have_three_forms_that_differ() -> None:
    """Few things and many have another form each, but for a phrase that wants a case with one plural ("z 2 obrazami",
    "z 5 obrazami"), or a verb whose third form is its first ("pasuje 5"); one thing always differs from a few.
    """
    for m in load(LOCALE / "pl/LC_MESSAGES/vernissage.po"):
        if not isinstance(m.id, tuple) or m.id[1] in SAME_SHORT:
            continue
        one, few, many = m.string
        if one == many and re.search(VERBS, few):
            continue
        assert one != few, m.id
        if few == many:  # what is counted stands in an oblique case: genitive, instrumental or locative plural
            assert re.search(r"(ami|ach|ych|ich)\b|(do|od|brakuje .*|u) %\(n\)s \w+", few), m.id


def test_the_letters_of_the_types_differ() -> None:
    for language in LANGUAGES:
        words = Words(language)
        assert len({words.of("letter", c) for c in "CPSL"}) == 4


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        Words("xx")


def test_phrases_in_f_strings_are_found() -> None:
    source = (
        'f"<p>{escape(words(\'Hidden\'))}</p>"; w.count("one", "%(n)s", 3); words.of("letter", "C"); x.count("a"); words(y)'
    )
    assert set(phrases(source)) == {("Hidden", None), (("one", "%(n)s"), None), ("C", "letter")}


def test_the_null_game_is_not_in_the_programme() -> None:
    assert Null.key not in {one.key for one in PROGRAMME}


NEVER_ONE = {
    "%(few)s\N{EN DASH}%(many)s players", "%(n)s times", "%(n)s times %(card)s", "All %(n)s lots are there for you",
    "Tucking cards under their stacks is free, %(n)s times.", "%(game)s is for %(n)s players at most.",
    "about %(points)s points", "about %(points)s awards",  # with a decimal
    "%(seats)s players: about %(n)s links for the whole game.", "Days to weeks: about %(n)s links for %(seats)s players",
    "%(file)s took more than %(n)s seconds to install, and was stopped.",
    "%(file)s took more than %(n)s seconds to load, and was stopped.", "It thought for more than %(n)s seconds.",
    "Of all %(n)s answers no other is worth as much.",
}  # fmt: skip
"""Phrases with a number that is two at least."""
NUMBERED = re.compile(
    r"(?<!of )%\((?:n|points|left|filled|many|bought|trashed|seats)\)s (?!(?:is|less|has|shows)\b)[a-z]+s\b"
)
LONGEST = 200
"""In letters: what is longer tells of limits, in paragraphs."""


def test_a_number_before_things_has_its_plural_forms() -> None:
    for name in CATALOGUES:
        alone = {str(m.id) for m in extracted(name) if m.id and not isinstance(m.id, tuple) and len(str(m.id)) < LONGEST}
        assert not {phrase for phrase in alone if NUMBERED.search(phrase)} - NEVER_ONE, "1 points"


def test_the_parts_of_a_series_stand_as_the_language_has_it() -> None:
    assert series(Words("en"), ["a, b", "c"]) == "a, b; c"
    assert series(Words("fr"), ["a, b", "c"]) == "a, b\u202f; c"
    assert series(Words("fr"), ["a"]) == "a"


def test_a_level_and_a_patron_of_one_name_have_a_phrase_each() -> None:
    every = {key(m) for m in extracted("vernissage")}
    assert {("Curator", None), ("Curator", "level"), ("Collector", None), ("Collector", "level")} <= every


def test_a_letter_goes_before_a_name_with_a_vowel() -> None:
    """Labels stood around it: "Mur : Ann"."""
    walls = [Words("fr")("%(name)s's wall", name=name) for name in ("Zofia", "Ann", "Óscar")]
    assert walls == ["Le mur de Zofia", *(f"Le mur d\N{RIGHT SINGLE QUOTATION MARK}{name}" for name in ("Ann", "Óscar"))]
