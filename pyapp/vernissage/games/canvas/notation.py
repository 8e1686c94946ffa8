"""Canvas as text: its moves, and its positions, written down and read back (see `vernissage.table.notation`).

An art card is its number, 0 to 59; a background its number, 0 to 2 of its painter's own. In positions a card of the row has
its tokens: `17+2`. Cards of the deck are runs: `1-3 7`; in hand they stand in the order they were taken.

Moves, chance's first:

    draw variety        deal 17        toss 2
    take 17             paint 3 17 42 on 1 (from the bottom up, and the background)
    name 2              the judge names a seat
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ...table.game import Action, Decision
from ...table.grid import listed
from ...table.notation import Counts, LineReader, agenda_lines, line, runs, yes
from .rules import box, state
from .rules.decisions import Deal, Draw, Name, Paint, Take, Toss
from .rules.game import Canvas
from .rules.questions import QUESTIONS
from .rules.state import NO_AUTOMATON, Painting, Player, State

_EDITIONS: Final = ("rulebook", "published")
_LAST_CARD: Final = box.DECK[-1]
_LAST_SEAT: Final = box.SEATS[-1] - 1

_DONE: Final[Counts] = {"turn": 1, "automaton": 0}

# -- moves ------------------------------------------------------------------------------------------------------------

_MOVES: Final[Mapping[type[Any], Callable[[State, Decision, Any], str]]] = {
    Draw: lambda _s, _d, a: f"draw {box.CONDITIONS[a.condition]}",
    Deal: lambda _s, _d, a: f"deal {a.card}",
    Toss: lambda _s, _d, a: f"toss {a.spent}",
    Take: lambda s, _d, a: f"take {s.row[a.place]}",
    Paint: lambda _s, _d, a: f"paint {a.bottom} {a.middle} {a.top} on {a.background}",
    Name: lambda _s, _d, a: f"name {a.winner}",
}
"""By kind, how an answer is written."""


def move_text(s: State, d: Decision, a: Action) -> str:
    """See `Notation.move_text`."""
    return _MOVES[type(a)](s, d, a)


# -- writing ----------------------------------------------------------------------------------------------------------


def position_text(s: State) -> str:
    """See `Notation.position_text`."""
    lines = [
        f"{Canvas.key} {len(s.players)}",
        f"edition {_EDITIONS[s.edition]}",
        line("scoring", (box.CONDITIONS[c] for c in s.conditions)),
        line("row", (f"{card}+{tokens}" for card, tokens in zip(s.row, s.on_row, strict=True))),
        line("deck", runs(s.deck)),
        line("people", runs(listed(s.people))),
        f"judged {'none' if s.judged is None else s.judged}",
        f"automaton {'none' if s.automaton == NO_AUTOMATON else s.automaton}",
        line("gone", s.gone),
        f"over {yes(s.over)}",
    ]
    for seat, p in enumerate(s.players):
        lines += ["", f"seat {seat}", line("hand", p.hand), f"tokens {p.tokens}", line("ribbons", p.ribbons)]
        lines += [_painting(one) for one in p.paintings]
    return "\n".join([*lines, "", *agenda_lines(s.agenda, QUESTIONS)]).rstrip("\n") + "\n"


def _painting(p: Painting) -> str:
    return line(f"painting {p.bottom} {p.middle} {p.top} on {p.background} bonus {p.bonus} ribbons", p.ribbons)


# -- reading ----------------------------------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """See `Notation.parse_position`."""
    return _Reader(text).position()


class _Reader(LineReader):
    """Reads a position of Canvas."""

    def position(self) -> State:
        seats = self.number(Canvas.key)
        if seats not in box.SEATS:
            self.bad(f"Canvas seats {box.SEATS[0]} to {box.SEATS[-1]}, not {seats}")
        edition = self.one("edition", parse=lambda word: self.choice(word, _EDITIONS, "edition"))
        there = [box.CONDITIONS[c] for c in box.in_edition(edition)]
        named = self.fields("scoring")
        for i, name in enumerate(named):
            self.choice(name, [c for c in there if c not in named[:i]], "further scoring card of this edition")
        if len(named) > box.SET_SIZE:
            self.bad(f"there are {box.SET_SIZE} scoring cards at most, not {len(named)}")
        s = state.new(seats, edition, tuple(box.CONDITIONS.index(name) for name in named), 0)
        whole = Canvas().pieces(s)
        row = [self._on_row(word) for word in self.fields("row")]
        s.row, s.on_row = tuple(card for card, _ in row), tuple(tokens for _, tokens in row)
        s.deck = tuple(listed(self.runs("deck", most=_LAST_CARD)))
        s.people = self.runs("people", most=_LAST_SEAT)
        s.judged = self.one("judged", parse=lambda word: None if word == "none" else self.figure(word, seats - 1))
        s.automaton = self.one("automaton", parse=lambda word: NO_AUTOMATON if word == "none" else self.figure(word))
        if (seats == 1) != (s.automaton != NO_AUTOMATON):
            self.bad("an automaton plays where there is one seat, and only there")
        s.gone = self.numbers("gone", most=_LAST_CARD)
        s.over = self.flag("over")
        s.players = [self._player(seat) for seat in range(seats)]
        s.agenda = self.agenda(seats, QUESTIONS, _DONE)
        self._check_cards(s)
        self.check(Canvas(), s, s.agenda, s.over, whole)
        self.answerable(Canvas(), s)
        return s

    def _on_row(self, word: str) -> tuple[int, int]:
        card, plus, tokens = word.partition("+")
        if not plus:
            self.bad(f"'{word}' is no card of the row: one is written with its tokens, 17+2")
        return self.figure(card, _LAST_CARD), self.figure(tokens)

    def _player(self, seat: int) -> Player:
        if self.number("seat") != seat:
            self.bad(f"seat {seat} should stand here")
        hand = self.numbers("hand", most=_LAST_CARD)
        tokens = self.number("tokens")
        ribbons = self.numbers("ribbons", count=box.SET_SIZE)
        paintings: list[Painting] = []
        while self.more("painting"):
            paintings.append(self._painting())
        if len(paintings) > box.PAINTINGS:
            self.bad(f"a player makes {box.PAINTINGS} paintings, not {len(paintings)}")
        return Player(hand, tokens, tuple(paintings), ribbons)

    def _painting(self) -> Painting:
        words = self.fields("painting")
        cards, rest = words[: box.LAYERS], words[box.LAYERS :]
        if rest[0:1] != ["on"] or rest[2:3] != ["bonus"] or rest[4:5] != ["ribbons"]:
            self.bad("a painting is written: painting 3 17 42 on 1 bonus 0 ribbons 1 0 0 0")
        bottom, middle, top = self.figures(cards, box.LAYERS, _LAST_CARD)
        ribbons = self.figures(rest[5:], box.SET_SIZE)
        return Painting(bottom, middle, top, self.figure(rest[1], box.BACKGROUNDS - 1), ribbons, self.figure(rest[3]))

    def _check_cards(self, s: State) -> None:
        """Refuses a position that has a card twice."""
        held = [*s.row, *s.deck, *s.gone]
        for p in s.players:
            held += [*p.hand, *(card for one in p.paintings for card in (one.bottom, one.middle, one.top))]
        for card in box.DECK:
            if held.count(card) > 1:
                self.bad(f"card {card} is there twice")
