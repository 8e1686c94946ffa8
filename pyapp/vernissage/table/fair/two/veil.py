"""Concealed cards: what all see of a part in which cards stay face down after the phase, and what is told of it at its end.

Glossary: a *veil* is what is shown of such a part in place of its secret and answers: a digest of these (its *truth*), a *leaf*
for each concealed card, and a *twin*, which everybody can play through and which looks the same from outside. The twin follows
from what everybody may know, so that nothing can be read from it. A card that is *turned up* comes with the salt of its leaf. A
*round* is a phase with veils, up to the end of what follows it in the open; then each veil is lifted: the part itself is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

from ...game import CHANCE, Action, Decision, Seat, quiet
from ...link import Digit
from ..trouble import Refused
from .basis import SIZE, answer_bytes, digest, u8, u16
from .entries import Party, Table
from .items import TurnedUp, Veil
from .phase import OwnPart, PartMove, Phase, Place, Playing, first_asked

LEAF: Final = 8
"""Bytes of a leaf: its owner has no choice of salts, as they follow from the secret."""


TRIES: Final = 200
"""So many stand-ins are tried for a seat: the first one fits, but for who has piled up cards to keep others' devices busy. A
try is a walk through the part.
"""
FACES: Final = 256
"""One more than the greatest face that a link can tell."""


@dataclass(slots=True)
class Round:
    """A phase with veils that is not over: what it began with, what was drawn and shown, and who has yet to lift a veil."""

    phase: Phase
    start: Any
    """The state before the phase."""
    plies: tuple[int, int]
    """The number of turns before and after the phase."""
    drawn: int
    """The number of draws before the phase."""
    void: frozenset[Party]
    entropy: bytes
    owed: tuple[Party, ...]
    veils: dict[Party, Veil]
    turned_up: dict[int, tuple[Party, TurnedUp]] = field(default_factory=dict)
    """By the ply of the answer."""
    held: tuple[Decision, Action] | None = None
    """The answer that ends the round: it is given when all veils are lifted."""
    digits: list[Digit | tuple[Party, TurnedUp]] = field(default_factory=list)
    """What was said since the phase."""

    def copy(self) -> Round:
        """An independent copy."""
        return replace(self, phase=self.phase.copy(), digits=list(self.digits), turned_up=dict(self.turned_up))

    def parts(self) -> dict[Party, OwnPart]:
        """The parts that are known."""
        return {p: here.part for p, here in self.phase.places.items() if here.part is not None}


def phase_digits(table: Table, phase: Phase, *, shut: bool = False) -> list[Digit]:
    """The parts of a phase as digits, in the order of their messages; with `shut` those that are not open, too."""
    out = list[Digit]()
    for party, one in phase.stretches():
        here, live = phase.places[party], table.live
        if table.concealing is not None and (shut or not here.shut):
            out.append((2 if here.part is not None else 0 if here.shut else 1, 3))
        if here.part is not None:
            out += one.digits
        elif here.veil is not None:
            out += [(one is not here, 2)] if live else []
            twin = [_bytes(here.veil.truth), *one.digits, *map(_bytes, here.veil.leaves)]
            out += twin if one is here else [_bytes(one.seal)]
        elif shut:
            out += [_bytes(one.seal), *([(one.awaits is not None, 2)] if live else [] if table.unread else [_bytes(one.box)])]
    return out


def round_digits(r: Round) -> list[Digit]:
    """What was said since the phase, as digits: of what has turned up the face and the salt, as long as they follow from
    nothing else.
    """
    out, known = list[Digit](), r.parts()
    for one in r.digits:
        if not isinstance(one[1], TurnedUp):
            out.append((one[0], one[1]))
        elif one[0] not in known:
            out += [(one[1].face, FACES), _bytes(one[1].salt)]
    return out


def _bytes(data: bytes) -> Digit:
    return int.from_bytes(data, "big"), 1 << 8 * len(data)


Own: TypeAlias = Callable[[Any, Decision, Seat], Action]


def walk(table: Table, phase: Phase, s: Any, seats: tuple[Seat, ...], own: Own) -> Any:
    """Plays a phase from state `s` to its end, where `own(state, decision, seat)` says what these seats draw and answer. All
    others are stood in for. Returns the state after it. Raises Refused for an answer that is none of the options.
    """
    game, others, s = table.game, Playing(table, phase, {}, frozenset()), first_asked(table, phase, s, seats)
    while (d := others.goes_on(s)) is not None:
        who = others.owner(s, d)
        a = own(s, d, who) if who in seats else others.move(s, d)
        if a is None or a not in game.options(s, d):
            raise Refused("secret", table.runner[who])
        game.advance(s, a, quiet)
    return s


def truth(table: Table, label: int, party: Party, part: OwnPart) -> bytes:
    """What binds a part before it is told: its secret has 128 bits, so that nobody can try answers out."""
    return digest("truth", table.id, u16(label), u8(party), part.secret, *map(answer_bytes, part.answers))[:SIZE]


def salt(table: Table, label: int, seat: Seat, secret: bytes, place: int) -> bytes:
    """The salt of a card's leaf."""
    return digest("salt", table.id, u16(label), u8(seat), secret, u8(place))[:SIZE]


def leaf(table: Table, label: int, card: TurnedUp) -> bytes:
    """What a concealed card is committed to with."""
    return digest("card", table.id, u16(label), u8(card.seat), u8(card.place), card.salt, u16(card.face))[:LEAF]


def seal_of(table: Table, party: Party, here: Place, veil: Veil) -> bytes:
    """The commitment to a whole part at a table where cards may lie concealed."""
    return digest("seal", table.id, u16(here.label), u8(party), here.deal, veil.packed)[:SIZE]


def play_through(table: Table, phase: Phase, party: Party, part: OwnPart, start: Any) -> tuple[Sequence[PartMove], Any]:
    """Plays a part through, where all others are stood in for: its moves, and the state after the phase. Raises Refused for one
    that the rules do not allow.
    """
    playing, moves = Playing(table, phase, {party: part}, frozenset()), list[PartMove]()

    def own(s: Any, d: Decision, who: Seat) -> Action:
        a = playing.move(s, d)
        if a is None:
            raise Refused("secret", party)
        moves.append(PartMove(who, d.seat == CHANCE, a, None if d.seat == CHANCE else table.game.copy(s)))
        return a

    return moves, walk(table, phase, start, table.seats[party], own)


def veil_of(
    table: Table, phase: Phase, party: Party, part: OwnPart, start: Any, played: tuple[Sequence[PartMove], Any] | None = None
) -> Veil:
    """The veil of a part, which follows from it; `played`: what `play_through` gives. Raises Refused for a part that the rules
    do not allow.
    """
    moves, end = played or play_through(table, phase, party, part, start)
    veil = Veil(truth(table, phase.label, party, part))
    cards = cards_of(table, phase.label, party, part.secret, end)
    if not cards:
        return veil
    leaves = tuple(leaf(table, phase.label, card) for card in cards)
    return veil._replace(leaves=leaves, twin=twin_of(table, phase, party, moves, start, end))


def twin_of(
    table: Table, phase: Phase, party: Party, moves: Sequence[PartMove], start: Any, end: Any = None
) -> tuple[Action, ...]:
    """The twin of a part with these moves: the same for all parts that look the same, whatever they conceal. `end` is the state
    after them. Raises Refused if none of the first stand-ins gives one.
    """
    if len(table.seats[party]) == 1:
        return tuple(_seat_twin(table, phase, moves, start, end))
    found: dict[Seat, list[Action]] = {}
    for seat in table.seats[party]:
        found[seat] = _seat_twin(table, phase, [m for m in moves if m.seat == seat], start)
    twin = list[Action]()

    def every(_s: Any, _d: Decision, who: Seat) -> Action:
        twin.append(found[who].pop(0))
        return twin[-1]

    walk(table, phase, start, table.seats[party], every)
    return tuple(twin)


def _seat_twin(table: Table, phase: Phase, moves: Sequence[PartMove], start: Any, end: Any = None) -> list[Action]:
    """What one seat draws and answers in a twin."""
    game, hides, seat = table.game, table.concealing, moves[0].seat
    end = end or walk(table, phase, start, (seat,), _following([m.action for m in moves]))
    if hides is None or not hides.faces(end, seat):
        return [m.action for m in moves]
    seen, line = game.view(end, None), hides.line(end, seat)
    answered = [m for m in moves if not m.chance]
    for faces in islice(hides.stand_ins(start, end, seat), TRIES):
        said = hides.said([m.action for m in answered], list(faces.values()))
        twin = _Twin(table, answered[-1].before, said, {**line, **faces})
        try:
            same = walk(table, phase, start, (seat,), twin.move)
        except Refused:
            continue
        if twin.given == len(said) and hides.faces(same, seat) == faces and game.view(same, None) == seen:
            return twin.moves
    raise Refused("used up", table.runner[seat])


class _Twin:
    """A seat that plays a twin: these answers, and draws that bring what they need."""

    def __init__(self, table: Table, left: Any, said: list[Action], faces: dict[int, int]) -> None:
        self._table, self._left, self._said, self._faces = table, left, said, faces
        self.given = 0
        self.moves: list[Action] = []

    def move(self, s: Any, d: Decision, _who: Seat) -> Action:
        """What it draws or answers. Raises Refused if no answer is left."""
        game, hides = self._table.game, self._table.concealing
        if d.seat == CHANCE and hides is not None:
            a = hides.draw(s, game.options(s, d), self._left, self._said, self.given, self._faces)
        elif self.given < len(self._said):
            a, self.given = self._said[self.given], self.given + 1
        else:
            raise Refused("secret")
        self.moves.append(a)
        return a


def _following(moves: list[Action]) -> Own:
    left = list(moves)

    def own(_s: Any, _d: Decision, who: Seat) -> Action:
        if not left:
            raise Refused("secret")
        return left.pop(0)

    return own


def cards_of(table: Table, label: int, party: Party, secret: bytes, end: Any) -> list[TurnedUp]:
    """The concealed cards of a part after the phase, with their salts, in the order of their leaves."""
    hides = table.concealing
    return [
        TurnedUp(seat, place, face, salt(table, label, seat, secret, place))
        for seat in (table.seats[party] if hides is not None else ())
        for place, face in (hides.faces(end, seat) if hides is not None else {}).items()
    ]


class Twin(NamedTuple):
    """A twin that was played through: its answers without draws, by seat; all of it by indexes; the state after the phase."""

    answers: tuple[tuple[Seat, Action], ...]
    digits: tuple[Digit, ...]
    end: Any


def told(table: Table, phase: Phase, party: Party, start: Any, choose: Callable[[Any, Decision], Action]) -> Twin:
    """Plays a party's twin, move by move as `choose` says. Raises Refused for one that the rules do not allow."""
    answers, digits = list[tuple[Seat, Action]](), list[Digit]()

    def own(s: Any, d: Decision, who: Seat) -> Action:
        a, options = choose(s, d), table.game.options(s, d)
        if a not in options:
            raise Refused("secret", party)
        digits.append((options.index(a), len(options)))
        if d.seat != CHANCE:
            answers.append((who, a))
        return a

    end = walk(table, phase, start, table.seats[party], own)
    return Twin(tuple(answers), tuple(digits), end)


def lifted(table: Table, phase: Phase, party: Party, start: Any, secret: bytes, veil: Veil) -> OwnPart:
    """The own part behind its veil: the twin's answers, with the faces that fit the leaves. Raises Refused if none do."""
    hides, left = table.concealing, list(veil.twin)
    seen = told(table, phase, party, start, lambda _s, _d: left.pop(0))
    faces: dict[Seat, list[int]] = {seat: [] for seat in table.seats[party]}
    for card, its in zip(cards_of(table, phase.label, party, secret, seen.end), veil.leaves, strict=True):
        every = range(0 if hides is None else hides.kinds)
        found = next((f for f in every if leaf(table, phase.label, card._replace(face=f)) == its), None)
        if found is None:
            raise Refused("shut", party)
        faces[card.seat].append(found)
    answers = {s: hides.said([a for who, a in seen.answers if who == s], faces[s]) for s in faces} if hides else {}
    return OwnPart(secret, tuple(answers[who].pop(0) for who, _ in seen.answers))
