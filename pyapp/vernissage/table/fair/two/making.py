"""A message in the making, and what follows from it by itself; what may be said in it stands in `record`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ...game import Action, Decision
from ...match import Match
from .. import blind
from ..trouble import Refused
from . import phase as phases
from .basis import SIZE, digest
from .entries import Party, Table
from .items import Item, Note, signed
from .phase import Part, Phase, Place, Playing
from .standing import Elements, Standing

Choose: TypeAlias = Callable[[Any, Decision, Sequence[Action]], Action]
"""Answers a question: `choose(state, decision, options)`."""


class Making(Standing):
    """A record with a message in the making."""

    def __init__(self, table: Table, elements: Elements) -> None:
        super().__init__(table, elements)
        self.now: Party | None = None
        """The author of the message in the making."""
        self.items: list[Item] = []
        self.said: list[Note] = []
        self.sitting: Place | None = None
        """The author's place in a phase, if it commits with this message."""
        self.worlds: list[Any] | None = None
        """The states that could be the true one, whatever lies face down, after the blind answers; None: not looked for."""
        self._left = False
        self._apart = False
        """Whether a blind answer has brought a group of its own."""

    def ask(self, party: Party, secret: bytes, choose: Choose) -> tuple[Part, bool]:
        """A party's part, from the phase's beginning as far as it goes now, and whether it waits there for another party's
        element. Raises Refused if what was committed to ends elsewhere: whoever could wait for one element more could choose.
        """
        here = self._phase().places[party]
        part, digits, more = phases.asked(self.table, self._phase(), party, self.match.state, secret, choose, self.gone)
        if here.seal and more != (here.awaits is not None):
            raise Refused("secret", party, here.at)
        for one, said in zip(here.stretches, digits, strict=True):
            one.digits = said
        return part, more

    def sealed(self, party: Party, part: Part) -> bytes:
        """The seal of a party's part."""
        return phases.seal_of(self.table, party, self._phase().places[party], part)

    def seen(self) -> list[Any]:
        """The worlds that the author has before it; none if they are too many."""
        if self.worlds is None:
            self.worlds = blind.worlds(self.match.game, [self.match.state], self.gone_seats)
            for a in self.blind:  # given with earlier messages
                self._look_past(a)
        return self.worlds or []

    def _look_past(self, a: Action) -> None:
        game = self.match.game
        after = [blind.after(game, w, a) for w in self.worlds or []]
        self._apart |= any(blind.public_chance(game, w, game.decision(w)) for w in after)
        self.worlds = blind.worlds(game, after, self.gone_seats)

    def signed(self, party: Party) -> bytes:
        """What a party's latest signature covers: all up to that message, and its box."""
        k = len(self.authors) - self.authors[::-1].index(party)
        return signed(self.heads[k], self.boxed[party])

    def shut_boxes(self) -> dict[Party, Place]:
        """Whose boxes are in the link, in their order, and where they take part."""
        places = {} if self.phase is None else self.phase.places
        return {p: places[p] for p in sorted(places) if places[p].part is None}

    def lent(self) -> list[Party]:
        """Whose latest signature covers a box that is not in the link any more: its digest stays there."""
        return sorted(self.sealing.difference(self.shut_boxes()))

    def part_so_far(self, party: Party, part: Part) -> tuple[Match[Any], Decision | None]:
        """The match as a party has it that takes part with these answers so far, and its next question, or the draw that waits
        for another party's element. If none is left, the match stands before whatever would end the phase. Others' parts are
        stood in for: only `match.view` may be shown.
        """
        m = self.copy().match
        playing = Playing(self.table, self._phase(), {party: part}, self.gone)
        while (d := playing.goes_on(m.state)) is not None:
            if (a := playing.move(m.state, d)) is None:
                return m, d
            m.give(d, a)
        if len(m.turns) > len(self.match.turns):
            m.state = m.turns.pop().before
        return m, None

    def _author(self) -> Party:
        if self.now is None:
            raise Refused("unfinished", at=self.at)
        return self.now

    def _phase(self) -> Phase:
        if self.phase is None:
            raise Refused("shut", self.now, self.at)
        return self.phase


def box_digest(box: bytes) -> bytes:
    """What a signature covers of a box; nothing of one that is not in the link any more."""
    return digest("box of", box)[:SIZE] if box else b""
