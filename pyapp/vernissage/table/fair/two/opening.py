"""How parts of a phase are shown to all, and the concealed cards in them: what is accepted then."""

from __future__ import annotations

from ...game import Action, Decision
from ..trouble import Refused
from . import phase as phases
from . import veil as veils
from .entries import Party
from .items import Opened, TurnedUp, Veil, Veiled
from .making import NOTHING, Making
from .phase import OwnPart, Place


class Opening(Making):
    """A record in which parts are opened, and veils lifted."""

    def openly(self) -> bool:
        """Whether the author is the last to commit: it plays openly, as nobody is left whom it could tell."""
        return self.sitting is not None and not self._phase().missing()

    def openable(self) -> list[Party]:
        """Whose parts the author has to open with this message: all have committed, the first one opens every part that it can,
        and then each whose box did not open its own.
        """
        phase, author = self.phase, self.now
        if phase is None and self.round is not None and self.round.held is not None and not self._left:
            return [author] if author is not None and author in self.round.owed else []
        if phase is None or author is None or self.sitting is not None or phase.missing() or self.dark is not None:
            return []
        closed = [p for p in phase.closed() if p not in self.gone]
        reads = author == phase.order[0] and author not in phase.shut
        return [p for p in closed if p == author or (reads and p not in phase.shut)]

    def open(self, party: Party, part: OwnPart) -> None:
        """A part that was committed to, shown to all; or its veil if cards stay concealed, and at the end of the round the
        part. Raises Refused if it is not due, or not what was sealed.
        """
        if party not in self.openable():
            raise Refused("shut", self.now, self.at)
        if self.phase is None:
            self._lifts(party, part)
        else:
            self.tell(party, part)

    def unveil(self, party: Party, veil: Veil, *, openly: bool = False) -> None:
        """What is shown of a part in which cards stay concealed. It fits the seal, and its twin is what the rules allow;
        whether it looks like the part is found when the veil is lifted. Raises Refused for all else.
        """
        phase, here = self._phase(), self._phase().places[party]
        if party not in ([self.now] if openly and self.openly() else self.openable()):
            raise Refused("shut", self.now, self.at)
        if openly:
            here.seal = veils.seal_of(self.table, party, here, veil)
        if not veil.leaves or veils.seal_of(self.table, party, here, veil) != here.seal:
            raise Refused("seal", party, here.at)
        left = list(veil.twin)
        seen = veils.told(self.table, phase, party, self.match.state, lambda _s, _d: left.pop(0) if left else NOTHING)
        cards = veils.cards_of(self.table, phase.label, party, b"", seen.end)
        if left or len(cards) != len(veil.leaves):
            raise Refused("secret", party, here.at)
        here.veil, here.digits = veil, seen.digits
        here.lying = {(card.seat, card.place): its for card, its in zip(cards, veil.leaves, strict=True)}
        self.items.append(Veiled(party, veil))
        self.complete()
        if openly and self.phase is None:
            self.sitting = None

    def tell(self, party: Party, part: OwnPart) -> None:
        """Shows all of a part, or its veil if cards in it stay concealed."""
        veil = None if self.table.concealing is None else self.veil(party, part)
        if veil is not None and veil.leaves:
            self.unveil(party, veil, openly=self.sitting is not None)
        else:
            self._opens(party, part)

    def _lifts(self, party: Party, part: OwnPart) -> None:
        """At the end of a round: the part is what was sealed, its veil follows from it, and what was turned up lay there."""
        r = self.round
        if r is None or self.secret_of(party) != part.secret:
            raise Refused("secret", party, self.at)
        here = r.phase.places[party]
        self._check(party, part, here)
        if self.veil(party, part) != here.veil:
            raise Refused("seal", party, here.at)
        end = self.played(party, part)[1]
        cards = veils.cards_of(self.table, r.phase.label, party, part.secret, end)
        if any(card not in cards for who, card in r.turned_up.values() if who == party):
            raise Refused("seal", party, here.at)
        here.part, self.told[party] = part, self.phases
        r.owed = tuple(p for p in r.owed if p != party)
        self.items.append(Opened(party, part.secret, part.answers))
        self.end_round()
        self.settle()

    def _opens(self, party: Party, part: OwnPart) -> None:
        """The secret is the one element that fits, the seal is of this part, and the answers are what the rules asked for."""
        phase, here = self._phase(), self._phase().places[party]
        if self.secret_of(party) != part.secret:
            raise Refused("secret", party, here.at)
        if self.sealed(party, part) != here.seal:
            raise Refused("seal", party, here.at)
        self._check(party, part, here)
        here.part = part
        if self.table.unread:
            self.told[party] = self.phases + 1
        else:
            self.shown[party] = max(self.shown[party], phase.secrets)
        self.items.append(Opened(party, part.secret, part.answers))
        self.complete()

    def _check(self, party: Party, part: OwnPart, here: Place) -> None:
        """The answers are what the rules ask for, and the stretches what they were sealed as."""
        played, more = self.asked_again(party, part)
        if played != part or more:
            raise Refused("secret", party, here.at)
        n = 0
        for one in here.earlier:
            n += len(one.digits)
            if phases.seal_of(self.table, party, one, OwnPart(part.secret, part.answers[:n])) != one.seal:
                raise Refused("seal", party, one.at)

    def turn_card(self, d: Decision, a: Action, card: TurnedUp | None) -> None:
        """The concealed card that an answer turns up is the one that its leaf is of. Raises Refused for another, or none."""
        r, hides, author = self.round, self.table.concealing, self._author()
        place = self.turning_up(a)
        if card is None or place is None or r is None or hides is None:
            if card is not None or place is not None:
                raise Refused("more", author, self.at)
            return
        its = r.phase.places[author].lying.get((d.seat, place))
        if (card.seat, card.place) != (d.seat, place) or veils.leaf(self.table, r.phase.label, card) != its:
            raise Refused("seal", author, self.at)
        self.match.state = self.match.game.copy(self.match.state)
        try:
            hides.face(self.match.state, card.seat, card.place, card.face)
        except ValueError as bad:
            raise Refused("seal", author, self.at) from bad
        r.turned_up[len(self.match.turns)] = author, card
        self.items.append(card)
