"""A message in the making, and what follows from it by itself; what may be said in it stands in `record`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from ...game import Action, Decision
from ...match import Match
from .. import blind
from ..trouble import Refused
from . import phase as phases
from . import veil as veils
from .basis import SIZE, digest
from .elements import Elements
from .entries import Party, Table
from .items import Item, Note, TurnedUp, Veil, signed
from .phase import Asked, OwnPart, PartMove, Phase, Place, Playing
from .standing import Standing

_MOST_VEILS, _MOST_ASKED = 64, 16

_Follows: TypeAlias = tuple[bytes, bytes, frozenset[Party], int, bytes, Party, OwnPart]
"""What a part that was played through, and its veil, follow from: the last head before it, what the phase is drawn from, who is
not waited for any more, label and deal of its stretch, the party, and the part.
"""
NOTHING: Final[Any] = None

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
        self._veils: dict[_Follows, Veil] = {}
        """Veils that were made here, by all that they follow from: copies share them, and links that are refused do."""
        self._asked: dict[_Follows, Asked] = {}
        """Parts that were played through here, likewise."""
        self._left = False
        self._apart = False
        """Whether a blind answer has brought a group of its own."""

    def ask(self, party: Party, secret: bytes, choose: Choose) -> tuple[OwnPart, bool]:
        """A party's part, from the phase's beginning as far as it goes now, and whether it waits there for another party's
        element. Raises Refused if what was committed to ends elsewhere: whoever could wait for one element more could choose.
        """
        phase, start = self._ground()
        found = phases.asked(self.table, phase, party, start, secret, choose, self.gone)
        if len(self._asked) >= _MOST_ASKED:
            self._asked.clear()
        self._asked[self._follows(party, found.part)] = found
        return self._said(party, found)

    def asked_again(self, party: Party, part: OwnPart) -> tuple[OwnPart, bool]:
        """What `ask` gives for a part that is known."""
        found, left = self._asked.get(self._follows(party, part)), list(part.answers)
        if found is not None:
            return self._said(party, found)
        played, more = self.ask(party, part.secret, lambda _s, _d, _o: left.pop(0) if left else NOTHING)
        return played, more or bool(left)

    def _said(self, party: Party, found: Asked) -> tuple[OwnPart, bool]:
        here = self._ground()[0].places[party]
        if here.seal and found.more != (here.awaits is not None):
            raise Refused("secret", party, here.at)
        for one, said in zip(here.stretches, found.digits, strict=True):
            one.digits = said
        return found.part, found.more

    def _follows(self, party: Party, part: OwnPart) -> _Follows:
        phase = self._ground()[0]
        here = phase.places[party]
        return self.heads[here.at - 1], phase.entropy, self.gone, here.label, here.deal, party, part

    def played(self, party: Party, part: OwnPart) -> tuple[Sequence[PartMove], Any]:
        """See `veil.play_through`. Raises Refused for a part that the rules do not allow."""
        found = self._asked.get(self._follows(party, part))
        if found is not None and not found.more and not self.gone:
            return found.moves, found.end
        phase, start = self._ground()
        return veils.play_through(self.table, phase, party, part, start)

    def sealed(self, party: Party, part: OwnPart, *, more: bool = False) -> bytes:
        """The seal of a party's part, or of its stretch if more comes."""
        here = self._phase().places[party]
        if self.table.concealing is None or more:
            return phases.seal_of(self.table, party, here, part)
        return veils.seal_of(self.table, party, here, self.veil(party, part))

    def veil(self, party: Party, part: OwnPart) -> Veil:
        """What is shown of a part at a table where cards may stay concealed. Raises Refused if the rules do not allow it."""
        key = self._follows(party, part)
        if key not in self._veils:
            if len(self._veils) >= _MOST_VEILS:
                self._veils.clear()
            phase, start = self._ground()
            self._veils[key] = veils.veil_of(self.table, phase, party, part, start, self.played(party, part))
        return self._veils[key]

    def turning_up(self, a: Action) -> int | None:
        """The place of the author's concealed card that this answer turns up; None if it turns up none that is not known."""
        d, hides = self.match.decision, self.table.concealing
        if d is None or hides is None or not self.shows(self.match.state, d, a):
            return None
        return hides.turns_up(self.match.state, d, a)

    def turned_up(self, part: OwnPart, a: Action) -> TurnedUp | None:
        """What is shown with this answer by the author, whose part this is."""
        place, d = self.turning_up(a), self.match.decision
        if place is None or d is None or (hides := self.table.concealing) is None:
            return None
        phase, end = self._ground()[0], self.played(self._author(), part)[1]
        face = hides.faces(end, d.seat)[place]
        return TurnedUp(d.seat, place, face, veils.salt(self.table, phase.label, d.seat, part.secret, place))

    def faced(self, s: Any, part: OwnPart) -> Any:
        """A state with the author's concealed cards, whose part this is, as they are."""
        out, hides, author = self.match.game.copy(s), self.table.concealing, self._author()
        if hides is None:
            return out
        end = self.played(author, part)[1]
        for seat in self.table.seats[author]:
            for place in hides.faces(s, seat):
                hides.face(out, seat, place, hides.faces(end, seat)[place])
        return out

    def seen(self) -> list[Any]:
        """The worlds that the author has before it; none if they are too many."""
        if self.worlds is None:
            self.worlds = blind.worlds(self.match.game, [self.match.state], self.gone_seats, self.shows)
            for a in self.blind:  # given with earlier messages
                self._look_past(a)
        return self.worlds or []

    def _look_past(self, a: Action) -> None:
        game = self.match.game
        after = [blind.after(game, w, a) for w in self.worlds or []]
        self._apart |= any(blind.public_chance(game, w, game.decision(w)) for w in after)
        self.worlds = blind.worlds(game, after, self.gone_seats, self.shows)

    def signed(self, party: Party) -> bytes:
        """What a party's latest signature covers: all up to that message, and its box."""
        k = len(self.authors) - self.authors[::-1].index(party)
        return signed(self.heads[k], self.boxed[party])

    def shut_boxes(self) -> dict[Party, Place]:
        """Whose boxes are in the link, in their order, and where they take part."""
        places = {} if self.phase is None else self.phase.places
        return {p: places[p] for p in sorted(places) if places[p].shut}

    def lent(self) -> list[Party]:
        """Whose latest signature covers a box that is not in the link any more: its digest stays there."""
        return sorted(self.sealing.difference(self.shut_boxes()))

    def part_so_far(self, party: Party, part: OwnPart) -> tuple[Match[Any], Decision | None]:
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

    def _ground(self) -> tuple[Phase, Any]:
        """The phase whose parts are in question, also after it, and the state before it."""
        if self.phase is None and self.round is not None:
            return self.round.phase, self.round.start
        return self._phase(), self.match.state

    def _phase(self) -> Phase:
        if self.phase is None:
            raise Refused("shut", self.now, self.at)
        return self.phase


def box_digest(box: bytes) -> bytes:
    """What a signature covers of a box; nothing of one that is not in the link any more."""
    return digest("box of", box)[:SIZE] if box else b""
