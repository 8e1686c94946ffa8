"""The log by rounds, the latest sentence first: each turn with its seat's colour and pictures of what changed hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from ...art.papers import SEAT_PAPERS
from ...table.game import CHANCE, Event, Revealed, Seat, hearer
from ...table.match import Turn
from ..core.buttons import button
from ..core.markup import Child, Content, Markup, Node, el, written
from ..core.words import Words
from ..view.scene import Scene, View


class LogItem(NamedTuple):
    """What a turn has told of one round: the round (0: the game has none), the sentence with which it began (empty: it began
    earlier), and the markup of all else, which is written once: there are hundreds of turns in a long game.
    """

    round: int
    begun: str
    markup: Markup


class LogTurn(NamedTuple):
    """A turn as the log's reader may know it: its sentences (none: the log leaves it out), its items by rounds, and the first
    sentence of what its own seat has done (empty: none), since the turn of the next may begin with it.
    """

    texts: tuple[str, ...]
    items: tuple[LogItem, ...]
    own: str
    shared: bool
    """Whether that tells what all have done: what was turned up."""


def entry(view: View[Any], scene: Scene, turn: Turn[Any], known: Callable[[Seat | None], bool]) -> LogTurn:
    """The entry of a turn; `known` says whether the reader may know of an event that is told to a seat, or to all (None)."""
    parts: list[tuple[int, list[Event]]] = [(getattr(turn.before, "round", 0), [])]
    for event in turn.events:
        if known(hearer(event)):
            if begins := getattr(event, "round", 0):
                parts.append((begins, []))
            parts[-1][1].append(event)
    texts: list[str] = []
    items, seat = [], turn.decision.seat
    for i, (number, events) in enumerate(parts):
        said = [text for e in events if (text := view.told(e, scene))]
        texts += said
        begun = said.pop(0) if said and i else ""
        whose = CHANCE if any(isinstance(e, Revealed) for e in events) else seat  # what all have done is nobody's
        item = _item(whose, said, [one for e in events for one in view.things(e)]) if said else Markup()
        if begun or said:
            items.append(LogItem(number, begun, item))
    deeds = (e for _, events in parts for e in events if getattr(e, "seat", seat) == seat)
    own, shared = next(((text, isinstance(e, Revealed)) for e in deeds if (text := view.told(e, scene))), ("", False))
    return LogTurn(tuple(texts), tuple(items), own, shared)


def _item(seat: Seat, texts: Sequence[str], pictures: Sequence[Content]) -> Markup:
    mark = "" if seat == CHANCE else el("i", cls="seat")
    things = el("span", *pictures, cls="things", aria_hidden="true") if pictures else ""
    look = None if seat == CHANCE else f"paper-{SEAT_PAPERS[seat % len(SEAT_PAPERS)]}"
    return Markup(written(el("li", mark, *(el("p", text) for text in reversed(texts)), things, cls=look)))


def log(words: Words, entries: Iterable[LogTurn]) -> Node:
    """The region `log`; the entries come with the oldest first."""
    items = [item for one in entries for item in one.items]
    close = button("", "log", cls="icon log-close", sign="close", label=words("Close the log"), id="log-close")
    title = el("h2", words("Log"), " ", el("small", words("latest first")), id="log-title", tabindex=-1)
    body: list[Child] = []
    for number, some in groupby(reversed(items), key=lambda one: one.round):
        of_round = list(some)
        if number:
            body.append(el("h3", of_round[-1].begun or words("Round %(n)s", n=number)))
        rows = [one.markup for one in of_round if one.markup]
        if rows:
            body.append(el("ol", *rows, reversed=True, tabindex=None if len(body) > 1 else 0))
    return el(
        "section",
        el("div", title, close, cls="log-h"),
        *(body or (el("p", words("Nothing has happened yet.")),)),
        cls="logbook",
        aria_labelledby="log-title",
    )
