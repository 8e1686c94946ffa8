"""A made-up language in which every phrase is in brackets: so text outside of brackets is in no catalogue."""

import pytest

from tests.marks import rest_seldom
from tests.page.double import Element, FakePage, read
from tests.page.sessions import ANN, BEA, MAREK, NAMES, ZOFIA, asked, seated
from vernissage.bots.characters import CHARACTERS
from vernissage.games.avant_carde.rules.patrons import SETS
from vernissage.games.canvas.rules import box
from vernissage.games.canvas.view.things import titles
from vernissage.page.core.messages import Do, Resized
from vernissage.page.core.presses import parsed
from vernissage.page.core.words import LANGUAGES, Words
from vernissage.page.learning.rulebook import rules
from vernissage.page.programme import PROGRAMME, VIEWS

OPEN, SHUT = "\u27e6", "\u27e7"
HEARD = (
    "aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "aria-placeholder", "title", "alt",
    "placeholder",
)  # fmt: skip
"""Attributes that are read out or shown."""


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
    "Home, End",
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
        if any(c.isalpha() for c in rest) and rest.rstrip(",") not in names:  # a name may have what it is behind it
            out.append(text)
        return depth

    def visit(e: Element, depth: int) -> int:
        if (e.attributes.get("class") or "").startswith(("face initial", "seat letters")):
            return depth  # the first letters of a name
        for attribute in HEARD:
            look(e.attributes.get(attribute) or "")
        for child in e.children:
            depth = look(child, depth) if isinstance(child, str) else visit(child, depth)
        return depth

    assert visit(region, 0) == 0
    return out


def look_through(page: FakePage, names: set[str]) -> None:
    """Fails if a region, the title or what was said has a word that is in no catalogue."""
    page.send(Resized(page.app.window.width, page.app.window.height, still=True))
    for region, markup in page.regions.items():
        found = escaped(read(markup), names | NOT_WORDS)
        assert not found, (region, found)
    for said in page.said:
        rest = bare(said.text)[0]
        for name in names:
            rest = rest.replace(name, "")
        assert not any(c.isalpha() for c in rest), said
    assert not any(c.isalpha() for c in bare(page.root["title"])[0].replace("Vernissage", "")), page.root["title"]


ENGLISH = Words("en")
PAINTED = {titles.title(ENGLISH, a, b) for a in (None, *range(30)) for b in (None, *range(30))}
PAINTED |= {titles.parted(ENGLISH, c.card) for c in box.CARDS}
"""Canvas's cards and paintings: their names are kept in a file of each language, not in a catalogue."""
PEOPLE = NAMES | PAINTED

CAST = {c.name for c in CHARACTERS}

games = pytest.mark.parametrize("key", VIEWS)


def test_what_is_outside_the_catalogue_is_found() -> None:
    page = FakePage()  # in English, without brackets
    with pytest.raises(AssertionError, match="Menu"):
        look_through(page, NAMES)


@pytest.mark.slow
@games
def test_no_text_of_foyer_and_dialogs_escapes_the_catalogue(key: str) -> None:
    page = FakePage()
    page.app.words = Pseudo("en")
    text = rules(key, "en")  # the rules' text, if there is one, is a file a language, not phrases
    chapters = text.chapters if text is not None else ()
    lines = {text.title} if text is not None else set()
    lines |= {*(c.heading for c in chapters), *(x for c in chapters for one in c.clauses for x in one)}
    names = {*CAST, *NAMES, "greedy", "random", "search"}
    look_through(page, names)
    page.press(f"poster-button-{key}")
    for do in ("open setup", "open menu", "open keys", "explain", "open games", "open link", "open rules"):
        if do == "explain" and not VIEWS[key].terms:
            continue
        page.send(Do(*parsed(do)))
        look_through(page, names | (lines if do == "open rules" else set()))
        page.press("dialog-close")
    page.send(Do("open", ("setup",)))
    for seats in page.app.games[key].seats:
        page.press(f"seats-{seats}")
        look_through(page, names)
    page.enter("deal", "x")
    page.press("start")
    look_through(page, names)
    for notice in ("full", "forbidden", "unread", "overtaken", "damaged", "missing", "newer", "edition", "older"):
        page.app.notice = notice
        look_through(page, names)


PLAYED = rest_seldom([
    ("canvas", (ANN, ZOFIA), 3, 1280),
    ("art-society", (ANN, ZOFIA, MAREK), 3, 1280),
    ("art-society", (ANN, BEA), 4, 360),
    ("canvas", (ANN, BEA, MAREK), 4, 360),
    ("avant-carde", (ANN, ZOFIA), 3, 1280),
])


@pytest.mark.slow
@pytest.mark.parametrize(("key", "players", "seed", "width"), PLAYED)
def test_no_text_of_a_whole_game_escapes_the_catalogue(key: str, players: tuple[object, ...], seed: int, width: int) -> None:
    page = seated(key, players, seed, width=width, words=Pseudo("en"))
    kinds: dict[str, int] = {}
    for _ in asked(page):
        play = page.app.table()
        d = play.match.decision
        kind = "curtain" if play.curtain or d is None else d.kind
        kinds[kind] = kinds.get(kind, 0) + 1
        if kinds[kind] % 20 == 1:
            look_through(page, PEOPLE)
        if kinds[kind] == 1 and not play.curtain:
            for letter in "wlmrecth":
                page.key(letter)
            for do in ("undo", "close", *(("hint", "close") if len(kinds) < 4 else ())):
                page.send(Do(*parsed(do)))
                page.settle()
                look_through(page, PEOPLE)
        page.said.clear()
    assert sum(kinds.values()) > 10
    for step in range(page.app.table().view.result_steps(page.app.table().scene(page.app.look))):
        page.app.table().step = step
        look_through(page, PEOPLE)
    page.send(Do("explain"))
    look_through(page, PEOPLE)
    page.send(Do("close"))
    for act in {do for e in page.document.walk() if (do := e.attributes.get("data-do") or "").startswith("room ")}:
        page.send(Do(*parsed(act)))  # a finished painting is looked at
        look_through(page, PEOPLE)
        page.send(Do("close"))
    page.send(Do("replay"))
    page.send(Do("step", ("on",)))
    look_through(page, PEOPLE)


@pytest.mark.slow
@pytest.mark.parametrize("key", [key for key, view in VIEWS.items() if view.lesson is not None])
def test_no_text_of_a_first_game_escapes_the_catalogue(key: str) -> None:
    page = FakePage()
    page.app.words = Pseudo("en")
    page.press(f"poster-button-{key}", "learn")
    page.settle()
    guide = page.app.table().guide
    assert guide is not None
    names = {*CAST, *PEOPLE}
    while not guide.done:
        look_through(page, names)
        page.press("lesson-next" if page.find("lesson-next") else "lesson-show")
        page.settle()
    look_through(page, names)


@pytest.mark.slow
@pytest.mark.parametrize("patrons", range(len(SETS)))
def test_no_patron_escapes_the_catalogue(patrons: int) -> None:
    page = FakePage()
    page.app.words = Pseudo("en")
    page.press("poster-button-avant-carde")
    page.send(Do("open", ("setup",)))
    page.enter("setting-patrons", str(patrons))
    page.press("start")
    page.settle()
    look_through(page, {*CAST, *PEOPLE})
