"""The rules as a book: a table of contents, a search, and the numbers of clauses for those who want them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Final

from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.markup import NOTHING, Child, Node, el, join
from ..core.messages import Changed, Focus, Hush, Say
from ..core.presses import number, press
from ..core.words import Words
from ..press import Fields, Verbs, in_dialog
from . import rulebook
from .rulebook import Chapter
from .state import Rules

SOUGHT: Final = "sought"
"""The field's id, and its name in a `Changed`."""
LONGEST: Final = 60
"""At most so many letters are searched for."""


def book(words: Words, dialog: Rules, text: rulebook.Rulebook, aim: str, plates: Mapping[str, Node]) -> Node:
    """The rules as markup: contents, the game's `aim` and chapters, of which a search keeps the clauses that match. `plates`:
    by clause, and of chapters whose first one is too wide for the contents or like another's, by chapter.
    """
    sought = dialog.sought.strip()
    label = words("Look for a word")  # a placeholder with other words would be heard beside it
    search = el(
        "input", id=SOUGHT, name=SOUGHT, type="text", inputmode="search", value=dialog.sought, data_field=SOUGHT,
        maxlength=LONGEST, autocomplete="off", placeholder=label, aria_label=label,
    )  # fmt: skip
    numbers = el(
        "button", words("Clause numbers"), type="button", cls="btn quiet", id="numbers", data_do="numbers",
        aria_pressed="true" if dialog.numbered else "false",
    )  # fmt: skip
    if sought:
        told = el("p", _count(words, text, sought), cls="hint")
    else:
        told = join((_contents(words, text, plates, dialog.chapter), el("p", aim, cls="bk-aim")))
    finds = count()
    chapters = (_chapter(i, one, sought, plates, finds, numbered=dialog.numbered) for i, one in _holding(text, sought))
    return join((el("form", search, numbers, cls="bk-h", data_do="found"), told, *chapters))


def _contents(words: Words, text: rulebook.Rulebook, plates: Mapping[str, Node], here: int) -> Node:
    """The chapters, each with a picture of its own or else the first in it; that which is read is marked."""
    rows = []
    for i, one in enumerate(text.chapters):
        own = (one.clauses[0][0].rpartition(".")[0], *(of for of, _ in one.clauses))
        picture = next((plates[of] for of in own if of in plates), NOTHING)
        shown = el("span", picture, cls="bk-pic", aria_hidden="true")
        now = "true" if i == here else None
        to = {"type": "button", "cls": "btn", "id": f"to-chapter-{i}", "data_do": f"chapter {i}", "aria_current": now}
        rows.append(el("li", el("button", shown, el("span", one.heading), **to)))
    return el("nav", el("ol", *rows, cls="bk-toc"), aria_label=words("Contents"))


def _chapter(
    i: int, chapter: Chapter, sought: str, plates: Mapping[str, Node], finds: Iterator[int], *, numbered: bool
) -> Node:
    heading = el("h3", chapter.heading, id=f"chapter-{i}", tabindex=-1)
    shown: list[Node] = []
    for of, clause in chapter.clauses:
        look = {"id": f"find-{next(finds)}", "tabindex": "-1"} if sought else {}
        lit, plate = _lit(clause, sought), _plate(plates, of)
        if numbered:
            shown.append(el("div", el("dt", of), el("dd", *lit, plate, **look)))
        else:
            shown.append(join((el("p", *lit, **look), plate)))
    return el("section", heading, el("dl", *shown) if numbered else join(shown))


def _plate(plates: Mapping[str, Node], number: str) -> Node:
    """The picture of a clause, if it has one."""
    return el("div", plates[number], cls="figure", aria_hidden="true") if number in plates else NOTHING


def _holding(text: rulebook.Rulebook, sought: str) -> list[tuple[int, Chapter]]:
    """The chapters, each with its index and only those clauses that hold what is searched for, in their text or number; those
    without any are left out.
    """
    low = sought.lower()
    kept = [[one for one in chapter.clauses if low in one[1].lower() or low == one[0].lower()] for chapter in text.chapters]
    return [(i, Chapter(text.chapters[i].heading, tuple(clauses))) for i, clauses in enumerate(kept) if clauses]


def _lit(clause: str, sought: str) -> list[Child]:
    """A clause in which what is searched for is marked."""
    out: list[Child] = []
    at, low = 0, clause.lower()
    while sought and (found := low.find(sought.lower(), at)) >= 0:
        out += [clause[at:found], el("mark", clause[found : found + len(sought)])]
        at = found + len(sought)
    return [part for part in (*out, clause[at:]) if part != ""]


def _finds(text: rulebook.Rulebook, sought: str) -> int:
    return sum(len(chapter.clauses) for _, chapter in _holding(text, sought))


def _count(words: Words, text: rulebook.Rulebook, sought: str) -> str:
    n = _finds(text, sought)
    return words.count("%(n)s place in the rules.", "%(n)s places in the rules.", n) if n else words("Not in the rules.")


@in_dialog(Rules)
def look_for(app: App, dialog: Rules, message: Changed) -> Done:
    """Searches for what is typed, and tells how much was found."""
    dialog.sought, dialog.at = message.value[:LONGEST], -1
    text, sought = rulebook.rules(app.at_hand, app.words.language), dialog.sought.strip()
    words, n = app.words, _finds(text, sought) if text and sought else 0
    on = [words("Enter: %(what)s.", what=words("%(n)s of %(all)s", n=1, all=n))] if n else []
    said = [Say(" ".join((_count(words, text, sought), *on)))] if text and sought else []
    return done(Hush(), *said, shows="dialog")


@in_dialog(Rules)
def found(app: App, dialog: Rules) -> Done:
    """Goes to what was found next, at last to the first again, and tells which it is."""
    text, sought = rulebook.rules(app.at_hand, app.words.language), dialog.sought.strip()
    n = _finds(text, sought) if text and sought else 0
    if not n:
        return UNUSED
    dialog.at = (dialog.at + 1) % n
    told = app.words("%(n)s of %(all)s", n=dialog.at + 1, all=n)
    return done(Focus(f"find-{dialog.at}"), Say(told), shows="nothing")


@in_dialog(Rules)
def chapter(app: App, dialog: Rules, i: int) -> Done:
    """Scrolls to a chapter."""
    text = rulebook.rules(app.at_hand, app.words.language)
    if text is None or i >= len(text.chapters):
        return UNUSED
    dialog.chapter = i
    return done(Focus(f"chapter-{i}"), shows="dialog")


@in_dialog(Rules)
def reading(_app: App, dialog: Rules, i: int) -> Done:
    """Marks the chapter to which people have scrolled."""
    if i == dialog.chapter:
        return UNUSED
    dialog.chapter = i
    return done(shows="dialog")


@in_dialog(Rules)
def numbers(app: App, dialog: Rules) -> Done:
    """Shows the clauses' numbers, or hides them."""
    dialog.numbered = not dialog.numbered
    said = app.words("Clause numbers are shown.") if dialog.numbered else app.words("Clause numbers are hidden.")
    return done(Say(said), shows="dialog")


VERBS: Final[Verbs] = {
    "chapter": press(chapter, number),
    "found": press(found),
    "numbers": press(numbers),
    "reading": press(reading, number),
}
FIELDS: Final[Fields] = {SOUGHT: look_for}
