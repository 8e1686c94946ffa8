"""The log by rounds, the latest first: each turn with its seat's colour and pictures of what went from hand to hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from ...art.papers import SEAT_PAPERS
from ...table.game import CHANCE, Seat, hearer
from ...table.match import Turn
from ..core.buttons import button
from ..core.markup import Child, Content, Markup, Node, el, written
from ..core.words import Words
from ..view.scene import Scene, View


class LogTurn(NamedTuple):
    """A turn as the log's reader may know it: its round (0: the game has none), its sentences (none: the log leaves it out),
    and its markup, which is written once: there are hundreds of turns in a long game.
    """

    round: int
    texts: tuple[str, ...]
    item: Markup


def entry(view: View[Any], scene: Scene, turn: Turn[Any], known: Callable[[Seat | None], bool]) -> LogTurn:
    """The entry of a turn; `known` says whether the reader may know of an event that is told to a seat, or to all (None)."""
    events = [e for e in turn.events if known(hearer(e))]
    texts = tuple([text for e in events if (text := view.told(e, scene))])
    item = _item(turn.decision.seat, texts, [one for e in events for one in view.things(e)]) if texts else Markup()
    return LogTurn(getattr(turn.before, "round", 0), texts, item)


def _item(seat: Seat, texts: Iterable[str], pictures: Sequence[Content]) -> Markup:
    mark = "" if seat == CHANCE else el("i", cls="seat")
    things = el("span", *pictures, cls="things", aria_hidden="true") if pictures else ""
    look = None if seat == CHANCE else f"paper-{SEAT_PAPERS[seat % len(SEAT_PAPERS)]}"
    return Markup(written(el("li", mark, *(el("p", text) for text in texts), things, cls=look)))


def log(words: Words, entries: Iterable[LogTurn]) -> Node:
    """The region `log`; the entries come with the oldest first."""
    turns = [one for one in entries if one.texts]
    close = button("", "log", cls="icon log-close", sign="close", label=words("Close the log"), id="log-close")
    body: list[Child] = []
    for number, rows in groupby(reversed(turns), key=lambda one: one.round):
        if number:
            body.append(el("h3", words("Round %(n)s", n=number)))
        body.append(el("ol", *[row.item for row in rows], reversed=True, tabindex=None if len(body) > 1 else 0))
    return el(
        "section",
        el("div", el("h2", words("Log"), id="log-title", tabindex=-1), close, cls="log-h"),
        *(body or (el("p", words("Nothing has happened yet.")),)),
        cls="logbook",
        aria_labelledby="log-title",
    )
