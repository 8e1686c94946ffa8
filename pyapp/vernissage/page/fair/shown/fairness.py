"""The sheet "Is it fair?". It tells what was checked, in figures and draw by draw, and beside it what is not promised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....table.fair.editions import Record
from ....table.fair.report import SHUT, DrawnCard, Report, not_promised, report, said_shut
from ...core.buttons import button
from ...core.icons import icon
from ...core.markup import NOTHING, Node, el, join
from ...core.words import N_, Words
from ...view.phrases import listing
from ..missing import told
from .parts import told_of_bots

if TYPE_CHECKING:
    from ..hand import Hand

UNSEEN: Final = N_("Nobody from outside has examined this yet.")
MOST: Final = 60
"""The most draws that are listed; the latest come first."""


def fair(hand: Hand) -> tuple[str, Node]:
    """Title and body of the sheet."""
    words, record = hand.app.words, hand.record
    if record is None:
        return words("Is it fair?"), NOTHING
    found = report(record)  # reading a record has checked all of it
    older = NOTHING
    if found.older:
        text = words("An older protocol: games that begin by link now promise more.")
        older = el("p", text, cls="note")
    ok = el(
        "div",
        el("span", icon("check"), cls="seal-ok", aria_hidden="true"),
        el(
            "div",
            el("b", words("All of it fits")),
            el("p", words("Checked on this device, from the first link to the last.")),
            older,
        ),
        cls="ok-line",
    )
    figures = (
        (
            found.messages,
            words.count("message, by the one whose turn it was", "messages, each by the one whose turn it was", found.messages),
        ),
        (found.draws, words.count("draw, chosen by nobody", "draws, chosen by nobody", found.draws)),
        (found.phases, words.count("round of sealed answers", "rounds of sealed answers", found.phases)),
    )
    return words("Is it fair?"), join(
        (
            ok,
            el("dl", *(el("div", el("dd", n), el("dt", text)) for n, text in figures), cls="figs"),
            el(
                "p",
                words(
                    "Every draw is made from the numbers of two players or more. All were fixed before the game began, and "
                    "none of these players knew the number of another."
                ),
            ),
            el("h3", words("What this does not promise")),
            _nots(words, record),
            told_of_bots(hand, record.table.entries),
            _unusual(words, found),
            el("h3", words("Draw by draw")),
            _draws(hand, found),
            el("div", button(words("Compare the words"), "linked show words", id="linked-words"), cls="acts"),
        )
    )


def _nots(words: Words, record: Record) -> Node:
    """What is not promised: what matters in this game by now, and the rest behind a press."""
    nots = not_promised(record)
    shut = [words(SHUT, a=a, b=b) for a, b in said_shut(record)] if nots.rest else []
    here = el("ul", *(el("li", text) for text in (*shut, *map(words, (*nots.here, UNSEEN)))), cls="nots")
    if not nots.rest:
        return here
    rest = el("ul", *(el("li", words(text)) for text in nots.rest), cls="nots")
    return join((here, el("details", el("summary", words("What else it does not promise"), id="linked-nots"), rest)))


def _unusual(words: Words, found: Report) -> Node:
    """What did not go the usual way; nothing if all did."""
    if not found.notes:
        return NOTHING
    names = [e.name for e in found.record.table.entries]
    rows = []
    for note, text in zip(found.notes, told(words, found.record, found.notes), strict=True):
        signed = [names[seat] for seat in found.agreed(note)]
        rows.append(el("li", text, " ", words("Signed since by %(names)s.", names=listing(words, signed))))
    return join((el("h3", words("What was unusual")), el("ul", *rows)))


def _made_by(words: Words, d: DrawnCard) -> str:
    """Whose numbers made a draw (plain text)."""
    if len(d.names) == 1:
        return words("By a secret number of %(name)s and one of another player", name=d.names[0])
    if len(d.names) == 2:
        return words("By the numbers of %(first)s and %(second)s", first=d.names[0], second=d.names[1])
    return words("By the numbers of %(names)s", names=listing(words, list(d.names)))


def _where(words: Words, d: DrawnCard, *, older: bool) -> str:
    """With which message a draw came, or which of their numbers made it (plain text)."""
    if older:
        return words("message %(n)s, in secret", n=d.at) if d.secret else words("message %(n)s", n=d.at)
    return words("their number %(n)s, in secret", n=d.at) if d.secret else words("their number %(n)s", n=d.at)


def _draws(hand: Hand, found: Report) -> Node:
    words = hand.app.words
    drawn = list(found.drawn())
    rows = (
        el(
            "li",
            el("span", n, cls="rd"),
            el("span", _made_by(words, d), el("small", _where(words, d, older=found.older))),
            icon("check"),
        )
        for n, d in reversed(list(enumerate(drawn, 1)))
    )
    shown = [row for row, _ in zip(rows, range(MOST), strict=False)]
    more = len(drawn) - len(shown)
    rest = el("p", words.count("%(n)s earlier draw", "%(n)s earlier draws", more), cls="hint") if more > 0 else NOTHING
    return join((el("ol", *shown, cls="draws", reversed=True), rest))
