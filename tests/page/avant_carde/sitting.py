"""Sits at Avant Carde's table as a person does: scenes of a match, what can be pressed in them, and players who only press.

Glossary: a *sitting* is a match with the view and the interface state of the seat that is asked. A press is `(verb, args)`.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import unescape

from vernissage.games.avant_carde.rules import AvantCarde
from vernissage.page.avant_carde import VIEW
from vernissage.page.avant_carde.ui import Ui
from vernissage.page.scene import Reply, Scene
from vernissage.page.words import Words
from vernissage.table.chance import Rng
from vernissage.table.game import Event, Seat, apply
from vernissage.table.match import Match

GAME = AvantCarde()
WORDS = Words("en")
NAMES = ('<b onclick="x">Ann & "Co"', "Zofia", "%(n)s Marek %s", "Duarte", "Ines")
MIX = {"twos": 4, "threes": 3, "fours": 2, "fives": 4, "sixes": 1, "sevens": 3}


def scene(match: Match, seat: Seat, news: tuple[Event, ...] = (), *, compact: bool = False, words: Words = WORDS) -> Scene:
    """As the page makes it: the view's state, but the options of the full one."""
    d = match.decision
    return Scene(
        game=GAME,
        state=match.view(seat),
        seat=seat,
        decision=d,
        options=GAME.options(match.state, d) if d is not None and d.seat == seat else (),
        names=NAMES[: match.seats],
        bots=(False,) * match.seats,
        settings=match.options,
        news=tuple(e for e in news if e.to in (None, seat)),
        words=words,
        compact=compact,
        unit=28 if compact else 52,
    )


def parsed(markup: str) -> ET.Element:
    return ET.fromstring(f"<div>{markup}</div>")


def acts(regions: Mapping[str, str], *, buttons: bool = False) -> list[tuple[str, tuple[str, ...]]]:
    """Everything that can be pressed; with `buttons` only what a keyboard reaches as a button."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for markup in regions.values():
        for act in re.findall(r'<button[^>]* data-act="([^"]*)"' if buttons else r' data-act="([^"]*)"', markup):
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

    def scene(self, seat: Seat | None = None) -> Scene:
        who = self.seat if seat is None else seat
        return scene(self.match, who, self.news.get(who, ()), compact=self.compact)

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
            if self.match.decision is not None:
                self.uis[other] = VIEW.ui(self.scene(other), self.uis.get(other))
        return True

    def press(self, verb: str, *args: str) -> bool:
        return self.take(VIEW.press(self.scene(), self.ui(), verb, args))

    def key(self, key: str, region: str = "own") -> bool:
        reply = VIEW.keyed(self.scene(), self.ui(), key, region)
        assert reply is not None, key
        return self.take(reply)


def start(seats: int, seed: int, *, compact: bool = False, options: Mapping[str, int] | None = None) -> Sitting:
    return Sitting(Match(GAME, seats, options or {}, seed), compact=compact)


def wander(seats: int, seed: int, *, compact: bool = False, options: Mapping[str, int] | None = None, rounds: int = 0):
    """The sittings of a game of random answers, one for each decision; people rather go on than end their turn."""
    s = start(seats, seed, compact=compact, options=options)
    rng = Rng(seed)
    while s.match.decision is not None and not (rounds and s.match.state.round > rounds):
        yield s
        s.take(Reply(s.ui(), (chosen(s, rng),)))


def chosen(s: Sitting, rng: Rng):
    """A random answer that rather goes on."""
    options = GAME.options(s.match.state, s.match.decision)
    eager = [a for a in options if a.verb not in ("stop", "end", "forgo", "tuck", "skip")]
    return rng.pick(eager or [a for a in options if a.verb != "tuck"]) if rng.below(12) else rng.pick(list(options))


def by_taps(s: Sitting, rng: Rng) -> None:
    """Answers one decision by pressing what is in the document; never a drag or a key."""
    before = len(s.match.turns)
    for _ in range(40):
        can = [a for a in acts(s.regions(), buttons=True) if a[0] in ("give", "end", "lift") or not rng.below(8)]
        going = [a for a in can if a[0] == "give" and a[1][0] not in ("stop", "skip", "forgo", "tuck")]
        verb, args = rng.pick(going if going and rng.below(6) else can or acts(s.regions(), buttons=True))
        if s.press(verb, *args) or len(s.match.turns) != before:
            return
    raise AssertionError(f"no answer to {s.match.decision}")


def by_keys(s: Sitting, rng: Rng) -> None:
    """Answers one decision by keys alone where a key can, and by buttons, which a keyboard presses too."""
    before = len(s.match.turns)
    for _ in range(60):
        if rng.below(3):
            moved = s.key(rng.pick(list("123456789")), rng.pick(["own", "hand", "market", ""]))
        elif rng.below(2):
            moved = s.key("s")
        else:
            can = acts(s.regions(), buttons=True)
            verb, args = rng.pick([a for a in can if a[0] == "give"] or can)
            moved = s.press(verb, *args)
        if moved or len(s.match.turns) != before:
            return
    raise AssertionError(f"no answer to {s.match.decision}")
