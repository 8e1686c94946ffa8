"""The sheet "Is it fair?". It tells what was checked, in figures and draw by draw, and beside it what is not promised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....table.fair.report import Report, not_promised, report
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
    ok = el(
        "div",
        el("span", icon("check"), cls="seal-ok", aria_hidden="true"),
        el("div", el("b", words("All of it fits")), el("p", words("Checked on this device, from the first link to the last."))),
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
                    "Every draw is made from the numbers of two players. Both were fixed before the game began, and neither "
                    "player knew the number of the other."
                ),
            ),
            el("h3", words("What this does not promise")),
            el("ul", *(el("li", words(text)) for text in (*not_promised(record), UNSEEN)), cls="nots"),
            told_of_bots(hand, record.table.entries),
            _unusual(words, found),
            el("h3", words("Draw by draw")),
            _draws(hand, found),
            el("div", button(words("Compare the six words"), "linked show words", id="linked-words"), cls="acts"),
        )
    )


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


def _draws(hand: Hand, found: Report) -> Node:
    words = hand.app.words
    drawn = list(found.drawn())
    rows = (
        el(
            "li",
            el("span", n, cls="rd"),
            el(
                "span",
                words("By the numbers of %(first)s and %(second)s", first=d.first, second=d.second),
                el("small", words("message %(n)s, in secret", n=d.at) if d.secret else words("message %(n)s", n=d.at)),
            ),
            icon("check"),
        )
        for n, d in reversed(list(enumerate(drawn, 1)))
    )
    shown = [row for row, _ in zip(rows, range(MOST), strict=False)]
    more = len(drawn) - len(shown)
    rest = el("p", words.count("%(n)s earlier draw", "%(n)s earlier draws", more), cls="hint") if more > 0 else NOTHING
    return join((el("ol", *shown, cls="draws", reversed=True), rest))
