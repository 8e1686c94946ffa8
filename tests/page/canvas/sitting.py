"""Sits at Canvas's table as a person does: scenes of a match, what can be pressed in them, and players who only press.

Glossary: a *sitting* is a match with the view and the interface state of the seat that is asked. A press is `(verb, args)`.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html import unescape

from vernissage.games.canvas.rules import Canvas
from vernissage.page.canvas import VIEW
from vernissage.page.canvas.ui import Ui
from vernissage.page.scene import Reply, Scene
from vernissage.page.words import Words
from vernissage.table.chance import Rng
from vernissage.table.game import Event, Seat, apply
from vernissage.table.match import Match

GAME = Canvas()
WORDS = Words("en")
NAMES = ('<b onclick="x">Ann & "Co"', "Zofia", "%(n)s Marek %s", "Duarte", "Noor")


def scene(match: Match, seat: Seat, news: tuple[Event, ...] = (), *, compact: bool = False) -> Scene:
    state = match.view(seat)
    d = GAME.decision(state)
    return Scene(
        game=GAME,
        state=state,
        seat=seat,
        decision=d,
        options=GAME.options(state, d) if d is not None and d.seat == seat else (),
        names=NAMES[: match.seats],
        bots=(False,) * match.seats,
        settings=match.options,
        news=news,
        words=WORDS,
        compact=compact,
        unit=28 if compact else 52,
    )


def parsed(markup: str) -> ET.Element:
    return ET.fromstring(f"<div>{markup}</div>")


def acts(regions: Mapping[str, str], *, keyboard: bool = False) -> list[tuple[str, tuple[str, ...]]]:
    """Everything that can be pressed; with `keyboard` only what Tab reaches."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for markup in regions.values():
        for tag in re.findall(r"<[a-z]+ [^>]*data-act=[^>]*>", markup):
            if keyboard and ('tabindex="-1"' in tag or not tag.startswith("<button")):
                continue
            verb, *args = unescape(re.search(r'data-act="([^"]*)"', tag)[1]).split(" ")
            found.append((verb, tuple(args)))
    return found


def is_legal(match: Match, reply: Reply) -> bool:
    """Whether all answers can be given one after the other."""
    state = match.state
    for action in reply.answers:
        d = GAME.decision(state)
        if d is None or action not in GAME.options(state, d):
            return False
        state = apply(GAME, state, action)
    return True


@dataclass
class Sitting:
    match: Match
    compact: bool = False
    news: dict[Seat, tuple[Event, ...]] = field(default_factory=dict)
    uis: dict[Seat, Ui] = field(default_factory=dict)

    @property
    def seat(self) -> Seat:
        return self.match.decision.seat

    @property
    def over(self) -> bool:
        return self.match.decision is None

    def scene(self, seat: Seat | None = None) -> Scene:
        who = self.seat if seat is None else seat
        return scene(self.match, who, self.news.get(who, ()), compact=self.compact)

    def ui(self, seat: Seat | None = None) -> Ui:
        who = self.seat if seat is None else seat
        if who not in self.uis:
            self.uis[who] = VIEW.ui(self.scene(who), None)
        return self.uis[who]

    def regions(self) -> Mapping[str, str]:
        return VIEW.render(self.scene(), self.ui())

    def take(self, reply: Reply) -> bool:
        """Carries a reply out; True if the match moved on."""
        seat = self.seat
        self.uis[seat] = reply.ui
        if not reply.answers:
            return False
        happened: list[Event] = []
        for action in reply.answers:
            happened += self.match.answer(action)
        for other in range(self.match.seats):
            self.news[other] = tuple(happened) if other == seat else (*self.news.get(other, ()), *happened)
            self.uis[other] = VIEW.ui(self.scene(other), self.uis.get(other))
        return True

    def press(self, verb: str, *args: str) -> bool:
        return self.take(VIEW.press(self.scene(), self.ui(), verb, args))

    def key(self, key: str, region: str = "own") -> bool:
        reply = VIEW.keyed(self.scene(), self.ui(), key, region)
        assert reply is not None, key
        return self.take(reply)

    def point(self, phase: str, act: str, x: float, y: float) -> Reply | None:
        reply = VIEW.pointed(self.scene(), self.ui(), phase, act, x, y)
        if reply is not None:
            self.take(reply)
        return reply


def start(seats: int, seed: int, *, compact: bool = False, **options: int) -> Sitting:
    return Sitting(Match(GAME, seats, options, seed), compact=compact)


def wander(seats: int, seed: int, *, compact: bool = False, **options: int) -> Iterator[Sitting]:
    """The sittings of a whole game of random answers, one for each decision."""
    s, rng = start(seats, seed, compact=compact, **options), Rng(seed)
    while not s.over:
        yield s
        s.take(Reply(s.ui(), (rng.pick(GAME.options(s.match.state, s.match.decision)),)))


def with_hand(seats: int, seed: int, cards: int = 4) -> Sitting:
    """A seat that is to take or paint, with so many cards in hand."""
    return next(s for more in range(50) for s in wander(seats, seed + more) if len(s.match.state.players[s.seat].hand) == cards)
