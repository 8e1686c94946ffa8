"""The log by rounds, the latest first: each turn with its seat's colour and pictures of what went from hand to hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from ...art.papers import PAPERS
from ...table.game import CHANCE, Seat
from ...table.match import Turn
from ..core.buttons import button
from ..core.markup import Node, Part, el
from ..core.words import Words
from ..view.scene import Scene, View

COLOURS = (*PAPERS, "plum")
"""A seat's colour, by its name in the style sheet."""


class Entry(NamedTuple):
    """A turn in the log: its round (0: the game has none), its seat, its sentences, its pictures."""

    round: int
    seat: Seat
    texts: tuple[str, ...]
    things: tuple[Node, ...]


def entries(
    view: View[Any], scene: Scene, turns: Sequence[Turn[Any]], told: Sequence[list[str]], known: Callable[[Seat | None], bool]
) -> Iterator[Entry]:
    """The turns of which something is told, the oldest first; `told` are their sentences, `known` says whether the reader may
    know of an event that is told to a seat, or to all (None).
    """
    for turn, texts in zip(turns, told, strict=False):
        if texts:
            things = tuple(one for e in turn.events if known(e.to) for one in view.things(e, scene))
            yield Entry(getattr(turn.before, "round", 0), turn.decision.seat, tuple(texts), things)


def log(words: Words, happened: Iterable[Entry]) -> Node:
    """The region `log`."""
    turns = list(happened)
    close = button("", "log", cls="icon log-close", sign="close", label=words("Close the log"), id="log-close")
    body: list[Part] = []
    for number, rows in groupby(reversed(turns), key=lambda one: one.round):
        if number:
            body.append(el("h3", words("Round %(n)s", n=number)))
        body.append(el("ol", *map(_turn, rows), reversed=True, tabindex=None if len(body) > 1 else 0))
    return el(
        "section",
        el("div", el("h2", words("Log"), id="log-title", tabindex=-1), close, cls="log-h"),
        *(body or (el("p", words("Nothing has happened yet.")),)),
        cls="logbook",
        aria_labelledby="log-title",
    )


@lru_cache(maxsize=1024)
def _turn(turn: Entry) -> Node:
    """One turn; the same for every writing of the page, and there are hundreds in a long game."""
    seat = "" if turn.seat == CHANCE else el("i", cls="seat")
    things = el("span", *turn.things, cls="things", aria_hidden="true") if turn.things else ""
    look = None if turn.seat == CHANCE else f"paper-{COLOURS[turn.seat % len(COLOURS)]}"
    return el("li", seat, *(el("p", text) for text in turn.texts), things, cls=look)
