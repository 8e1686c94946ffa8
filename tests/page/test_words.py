"""The catalogues: complete, sound, and nothing on the page that is not in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from build.words import LOCALE, extracted, phrases
from tests.page.double import Element, FakePage, read
from vernissage.art.titles import TITLES
from vernissage.bots.bot import answer
from vernissage.games.null.rules import Null
from vernissage.page import table
from vernissage.page.messages import Do, Resized
from vernissage.page.programme import PROGRAMME
from vernissage.page.words import LANGUAGES, Words
from vernissage.table.chance import Rng
from vernissage.table.link import Player

PLACE = re.compile(r"%\((\w+)\)s")
POS = sorted(LOCALE.glob("*/LC_MESSAGES/vernissage.po"))
catalogues = pytest.mark.parametrize("path", POS, ids=[p.parent.parent.name for p in POS])


def load(path: Path) -> Catalog:
    with path.open("rb") as source:
        return read_po(source, locale=path.parent.parent.name)


def key(m: Message) -> tuple[object, object]:
    return m.id, m.context


def test_every_language_but_the_source_has_a_catalogue() -> None:
    assert {p.parent.parent.name for p in POS} == set(LANGUAGES) - {"en"}


def test_the_template_is_what_the_code_says() -> None:
    with (LOCALE / "vernissage.pot").open("rb") as source:
        kept = {key(m) for m in read_po(source)}
    assert {key(m) for m in extracted()} == kept, "python3 -m build.words brings it up to date"


@catalogues
def test_every_phrase_is_translated(path: Path) -> None:
    catalogue = load(path)
    assert {key(m) for m in catalogue} == {key(m) for m in extracted()}
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


# -- a language that nobody speaks ----------------------------------------------------------------------------------------

OPEN, SHUT = "\u27e6", "\u27e7"


class Pseudo(Words):
    """English with every phrase between double brackets, so that what is not a phrase stands out."""

    def __call__(self, phrase: str, **things: object) -> str:
        return f"{OPEN}{super().__call__(phrase, **things)}{SHUT}"

    def count(self, one: str, many: str, n: int, **things: object) -> str:
        return f"{OPEN}{super().count(one, many, n, **things)}{SHUT}"

    def of(self, context: str, phrase: str) -> str:
        return f"{OPEN}{super().of(context, phrase)}{SHUT}"


NOT_WORDS = {
    "Vernissage",
    *LANGUAGES.values(),
    *(k for one in PROGRAMME for k, _ in one.keys),
    "T",
    "H",
    "I",
    "U, Y",
    "Esc",
    "?",
    "pts",
}
"""Names and the names of keys."""


def bare(text: str, depth: int = 0) -> tuple[str, int]:
    """What of a text is outside all brackets, and how deep in brackets it ends: a phrase may go on behind an element."""
    out = []
    for c in text:
        depth += (c == OPEN) - (c == SHUT)
        if not depth and c != SHUT:
            out.append(c)
    return "".join(out).strip(), depth


def escaped(region: Element, names: set[str]) -> list[str]:
    """The texts that people see or hear and that did not come from the catalogue."""
    out = []

    def look(text: str, depth: int = 0) -> int:
        rest, depth = bare(text, depth)
        if any(c.isalpha() for c in rest) and rest not in names:
            out.append(text)
        return depth

    def visit(e: Element, depth: int) -> int:
        for attribute in ("aria-label", "title", "alt", "placeholder"):
            look(e.attributes.get(attribute) or "")
        for child in e.children:
            depth = look(child, depth) if isinstance(child, str) else visit(child, depth)
        return depth

    assert visit(region, 0) == 0
    return out


def pseudo_page() -> FakePage:
    page = FakePage()
    page.app.words = Pseudo("en")
    return page


def look_through(page: FakePage, names: set[str]) -> None:
    page.send(Resized(page.app.width, page.app.height, still=True))
    for region, markup in page.regions.items():
        found = escaped(read(markup), names | NOT_WORDS)
        assert not found, (region, found)
    for said in page.said:
        assert not any(c.isalpha() for c in bare(said.text)[0].replace("Ann", "")), said


def test_no_text_of_foyer_and_dialogs_escapes_the_catalogue() -> None:
    page = pseudo_page()
    names = {"Zofia", "Marek", "Duarte", "greedy", "random", "search"}
    look_through(page, names)
    for dialog in ("setup", "menu", "keys"):
        page.send(Do("open", (dialog,)))
        look_through(page, names)
        page.press("dialog-close")
    for notice in ("full", "forbidden", "unread", "overtaken", "damaged", "missing", "newer", "edition", "older"):
        page.app.notice = notice
        look_through(page, names)


@pytest.mark.parametrize(("seed", "width"), [(3, 1280), (4, 360)])
def test_no_text_of_a_whole_game_escapes_the_catalogue(seed: int, width: int) -> None:
    page = pseudo_page()
    page.sit("art-society", (Player("Ann"), Player("Zofia", 1), Player("Marek", 1)), seed)
    page.app.words = Pseudo("en")
    page.send(Resized(width, 740, still=True))
    page.said.clear()
    names = {"Ann", "Zofia", "Marek"}
    rng, turns = Rng(seed), 0
    page.waits.append(page.app.wait(0))
    while not page.app.table().over:
        page.settle()
        play = page.app.table()
        if play.over:
            break
        if turns % 5 == 0:
            look_through(page, names)
        turns += 1
        for effect in table.give(page.app, (answer(play.bots["random"], play.match.view(0), 0, rng),)):
            page.carry(effect)
    assert turns > 20
    for step in range(page.app.table().view.result_steps(page.app.table().scene(page.app.look))):
        page.app.table().step = step
        look_through(page, names)


def test_the_null_game_is_not_in_the_programme() -> None:
    assert Null.key not in {one.key for one in PROGRAMME}
