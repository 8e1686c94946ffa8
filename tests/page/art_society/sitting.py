"""Sits at Art Society's table as a person does: scenes of a match, what can be pressed in them, and players who only press.

Glossary: a *sitting* is a match with the view and the interface state of the seat that is asked. A press is `(verb, args)`.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from html import unescape

from vernissage.games.art_society.rules import ArtSociety
from vernissage.page.art_society import VIEW
from vernissage.page.art_society.ui import Ui
from vernissage.page.scene import Reply, Scene
from vernissage.page.words import Words
from vernissage.table.chance import Rng
from vernissage.table.game import Event, Seat, apply
from vernissage.table.match import Match

GAME = ArtSociety()
WORDS = Words("en")
NAMES = ('<b onclick="x">Ann & "Co"', "Zofia", "%(n)s Marek %s", "Duarte")


def scene(
    match: Match, seat: Seat, news: tuple[Event, ...] = (), *, compact: bool = False, settings: Mapping[str, int] | None = None
) -> Scene:
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
        settings=settings or match.options,
        news=news,
        words=WORDS,
        compact=compact,
        unit=28 if compact else 52,
    )


def parsed(markup: str) -> ET.Element:
    return ET.fromstring(f"<div>{markup}</div>")


def acts(regions: Mapping[str, str], *, buttons: bool = False) -> list[tuple[str, tuple[str, ...]]]:
    """Everything that can be pressed; with `buttons` only what a keyboard reaches as a button."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for markup in regions.values():
        pattern = r'<button[^>]* data-act="([^"]*)"' if buttons else r' data-act="([^"]*)"'
        for act in re.findall(pattern, markup):
            verb, *args = unescape(act).split(" ")
            found.append((verb, tuple(args)))
    return found


def answers_are_legal(match: Match, reply: Reply) -> bool:
    """Whether all answers can be given one after the other."""
    state = match.state
    seat = GAME.decision(state).seat
    for action in reply.answers:
        d = GAME.decision(state)
        if d is None or d.seat != seat or action not in GAME.options(state, d):
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

    def scene(self) -> Scene:
        return scene(self.match, self.seat, self.news.get(self.seat, ()), compact=self.compact)

    def ui(self) -> Ui:
        if self.seat not in self.uis:
            self.uis[self.seat] = VIEW.ui(self.scene(), None)
        return self.uis[self.seat]

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
        for other in range(self.match.seats):
            if self.match.decision is not None:
                self.uis[other] = VIEW.ui(scene(self.match, other, self.news[other], compact=self.compact), self.uis.get(other))
        return True

    def press(self, verb: str, *args: str) -> bool:
        return self.take(VIEW.press(self.scene(), self.ui(), verb, args))

    def key(self, key: str, region: str = "own") -> bool:
        reply = VIEW.keyed(self.scene(), self.ui(), key, region)
        assert reply is not None, key
        return self.take(reply)


def _choose(s: Sitting, rng: Rng, press: Callable[..., bool]) -> None:
    while True:
        can = acts(s.regions(), buttons=True)
        if ("call", ()) in can:
            assert press("call")
            return
        press(*_flat(rng.pick([a for a in can if a[0] == "pick"])))


def _flat(act: tuple[str, tuple[str, ...]]) -> tuple[str, ...]:
    return (act[0], *act[1])


ALWAYS = ("confirm", "store", "done", "enough", "give", "swap", "assist", "take")
"""What a person who is stuck may still press, in this order; `exchange` goes by holding a museum's painting."""


def _way_out(s: Sitting, rng: Rng) -> bool:
    can = acts(s.regions(), buttons=True)
    for verb in ALWAYS:
        ways = [a for a in can if a[0] == verb]
        if ways:
            return s.press(*_flat(rng.pick(ways)))
    holds = [a for a in can if a[0] == "hold"]
    if not holds:  # nothing but hanging is left
        s.press(*_flat(next(a for a in can if a[0] == "step")))
        return s.press("hang")
    return s.press(*_flat(rng.pick(holds)))


def by_taps(s: Sitting, rng: Rng) -> None:
    """Answers one decision by pressing what is in the document, spaces of the wall included; never a drag or a key."""
    kind = s.match.decision.kind
    before = len(s.match.turns)
    if kind == "choose":
        _choose(s, rng, s.press)
        return
    for _ in range(30):
        can = acts(s.regions())
        verbs = {verb for verb, _ in can}
        if "seen" in verbs:
            s.press("seen")
        elif kind == "bid":
            card = rng.pick([a for a in can if a[0] == "bid"])
            s.press(*_flat(card))
            s.press(*_flat(card))
        elif kind == "take" and s.ui().held is None:
            s.press(*_flat(rng.pick([a for a in can if a[0] == "lot"])))
        elif "space" in verbs and rng.below(8):
            s.press(*_flat(rng.pick([a for a in can if a[0] == "space"])))
            if len(s.match.turns) == before:
                s.press("ghost")
        else:
            _way_out(s, rng)
        if len(s.match.turns) != before:
            return
    raise AssertionError(f"no answer to {s.match.decision}")


def by_keys(s: Sitting, rng: Rng) -> None:
    """Answers one decision by keys on the wall and the hand, and by buttons, which a keyboard presses too."""
    kind = s.match.decision.kind
    before = len(s.match.turns)
    if kind == "choose":
        _choose(s, rng, s.press)
        return
    for _ in range(60):
        can = acts(s.regions(), buttons=True)
        verbs = {verb for verb, _ in can}
        if "seen" in verbs:
            s.press("seen")
        elif kind == "bid":
            for _ in range(1 + rng.below(5)):
                s.key("ArrowRight", "hand")
            s.press("bid", str(s.ui().bid))
        elif kind == "take" and s.ui().held is None:
            s.press(*_flat(rng.pick([a for a in can if a[0] == "lot"])))
        elif s.ui().held is not None and rng.below(10):
            s.key(
                rng.pick(
                    ["n", "N", "PageDown", "PageUp", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "p"]
                )
            )
            s.key("Enter")
        else:
            _way_out(s, rng)
        if len(s.match.turns) != before:
            return
    raise AssertionError(f"no answer to {s.match.decision}")


def start(seats: int, seed: int, *, compact: bool = False, options: Mapping[str, int] | None = None) -> Sitting:
    return Sitting(Match(GAME, seats, options or {}, seed), compact=compact)


def wander(seats: int, seed: int, *, compact: bool = False):
    """The sittings of a whole game of random answers, one for each decision."""
    s = start(seats, seed, compact=compact)
    rng = Rng(seed)
    while s.match.decision is not None:
        yield s
        d = s.match.decision
        options = GAME.options(s.match.state, d)
        calm = [a for a in options if a.verb != "rehang"]
        s.take(Reply(s.ui(), (rng.pick(calm),)))
