"""Plays at a game's table as a person does: scenes of a match, and what can be pressed in them.

Glossary: a *sitting* is a match with the view and the interface state of the seat that is asked. A press is `(verb, args)`.
"""

import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from html import unescape
from typing import Any

from vernissage.page.core.words import Words
from vernissage.page.programme import VIEWS
from vernissage.page.view.scene import REGIONS, Reply, Scene, View
from vernissage.table.game import Event, Seat, apply, hearer
from vernissage.table.match import Match

WORDS = Words("en")
NAMES = ('<b onclick="x">Ann & "Co"', "Zofia", "%(n)s Marek %s", "Duarte", "Ines")


def scene(
    match: Match,
    seat: Seat,
    news: tuple[Event, ...] = (),
    *,
    compact: bool = False,
    words: Words = WORDS,
    settings: Mapping[str, int] | None = None,
) -> Scene:
    """As the page makes it: the view's state, but the options of the full one."""
    game, d = match.game, match.decision
    return Scene(
        game=game,
        state=match.view(seat),
        seat=seat,
        decision=d,
        options=game.options(match.state, d) if d is not None and d.seat == seat else (),
        names=NAMES[: match.seats],
        bots=(False,) * match.seats,
        settings=settings or match.options,
        news=tuple(e for e in news if hearer(e) in (None, seat)),
        words=words,
        compact=compact,
        unit=28 if compact else 52,
    )


def drawn(view: View[Any], scene: Scene, ui: Any) -> dict[str, str]:
    """What a view draws at the table, by region, as it comes to stand in the document."""
    return {region: str(content) for region, content in view.render(scene, ui).items()}


def ended(view: View[Any], scene: Scene, step: int) -> dict[str, str]:
    """What a view draws of a finished game, by region, as it comes to stand in the document."""
    return {region: str(content) for region, content in view.result(scene, step).items()}


def parsed(markup: str) -> ET.Element:
    return ET.fromstring(f"<div>{markup}</div>")


def check(regions: Mapping[str, str]) -> None:
    """Fails if a view's regions are not well formed, are unsafe, have a button that has no name, contains another or does
    something though it is disabled, or use an id twice.
    """
    assert set(regions) <= set(REGIONS)
    ids = [ident for markup in regions.values() for ident in _checked(markup)]
    assert len(ids) == len(set(ids)), sorted(i for i in ids if ids.count(i) > 1)


@lru_cache(maxsize=1000)
def _checked(markup: str) -> list[str]:
    """The ids in a region. A press leaves most regions as they are, so they are looked at once."""
    ids: list[str] = []
    for element in parsed(markup).iter():
        assert "style" not in element.attrib
        assert not any(name.startswith("on") for name in element.attrib)
        assert element.tag not in {"script", "style"}
        if element.tag == "button":
            assert ("disabled" in element.attrib or "aria-disabled" in element.attrib) != ("data-do" in element.attrib)
            assert "".join(element.itertext()).strip() or element.get("aria-label")
            assert not element.findall(".//button")
        if "id" in element.attrib:
            ids.append(element.attrib["id"])
    return ids


def acts(regions: Mapping[str, str], *, buttons: bool = False, keyboard: bool = False) -> list[tuple[str, tuple[str, ...]]]:
    """Everything that can be pressed; with `buttons` only what is a button, with `keyboard` of those what Tab reaches."""
    return [act for markup in regions.values() for act in _acts(markup, buttons=buttons or keyboard, keyboard=keyboard)]


@lru_cache(maxsize=1000)
def _acts(markup: str, *, buttons: bool, keyboard: bool) -> list[tuple[str, tuple[str, ...]]]:
    found: list[tuple[str, tuple[str, ...]]] = []
    for tag in re.findall(r"<\w+ [^>]*data-do=\"room [^>]*>", markup):
        if buttons and not tag.startswith("<button"):
            continue
        if keyboard and 'tabindex="-1"' in tag:
            continue
        verb, *args = unescape(re.search(r' data-do="room ([^"]*)"', tag)[1]).split(" ")
        found.append((verb, tuple(args)))
    return found


def is_legal(match: Match, reply: Reply) -> bool:
    """Whether all answers can be given one after the other, by the seat that is asked."""
    game, state = match.game, match.state
    seat = game.decision(state).seat
    for action in reply.answers:
        d = game.decision(state)
        if d is None or d.seat != seat or action not in game.options(state, d):
            return False
        state = apply(game, state, action)
    return True


@dataclass
class Sitting:
    match: Match
    compact: bool = False
    news: dict[Seat, tuple[Event, ...]] = field(default_factory=dict)
    uis: dict[Seat, Any] = field(default_factory=dict)

    @property
    def view(self) -> View[Any]:
        return VIEWS[self.match.game.key]

    @property
    def seat(self) -> Seat:
        return self.match.decision.seat

    @property
    def over(self) -> bool:
        return self.match.decision is None

    def scene(self, seat: Seat | None = None) -> Scene:
        who = self.seat if seat is None else seat
        return scene(self.match, who, self.news.get(who, ()), compact=self.compact)

    def ui(self, seat: Seat | None = None) -> Any:
        who = self.seat if seat is None else seat
        if who not in self.uis:
            self.uis[who] = self.view.ui(self.scene(who), None)
        return self.uis[who]

    def regions(self) -> dict[str, str]:
        return drawn(self.view, self.scene(), self.ui())

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
            if not self.over:
                self.uis[other] = self.view.ui(self.scene(other), self.uis.get(other))
        return True

    def press(self, verb: str, *args: str) -> bool:
        return self.take(self.view.press(self.scene(), self.ui(), verb, args))

    def key(self, key: str, region: str = "own") -> bool:
        reply = self.view.keyed(self.scene(), self.ui(), key, region)
        assert reply is not None, key
        return self.take(reply)

    def point(self, phase: Any, act: str, x: float, y: float) -> Reply | None:
        reply = self.view.pointed(self.scene(), self.ui(), phase, act, x, y)
        if reply is not None:
            self.take(reply)
        return reply
