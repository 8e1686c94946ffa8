"""The null game as text (see `vernissage.table.notation`): its moves are `draw 2` (chance's) and `claim 3`."""

from __future__ import annotations

from typing import Final

from ...table.game import BACK, Action, Decision, packed
from ...table.notation import Counts, LineReader, agenda_lines, line
from .rules import NO_CLAIM, PRIZES, QUESTIONS, ROUNDS, Null, State

_DONE: Final[Counts] = {"award": 0}


def move_text(_s: State, _d: Decision, a: Action) -> str:
    """See `Notation.move_text`."""
    return line(*packed(a))


def position_text(s: State) -> str:
    """See `Notation.position_text`."""
    claims = ("-" if c == NO_CLAIM else "?" if c == BACK else c for c in s.claims)
    lines = [f"{Null.key} {len(s.points)}", line("pile", s.pile), f"prize {s.prize}", line("claims", claims)]
    return "\n".join([*lines, line("points", s.points), f"gone {s.gone}", *agenda_lines(s.agenda, QUESTIONS)]) + "\n"


def parse_position(text: str) -> State:
    """See `Notation.parse_position`."""
    reader = LineReader(text)
    seats = reader.number(Null.key)
    if seats not in Null.seats:
        reader.bad(f"the null game seats {Null.seats[0]} to {Null.seats[-1]}, not {seats}")
    pile = reader.numbers("pile", count=len(PRIZES))
    prize = reader.number("prize", most=len(PRIZES) - 1)
    claims = reader.fields("claims")
    claimed = tuple(NO_CLAIM if c == "-" else BACK if c == "?" else reader.figure(c, 3, 1) for c in claims)
    points = reader.numbers("points")
    gone = reader.number("gone", most=ROUNDS)
    if not len(claims) == len(points) == seats:
        reader.bad(f"there should be {seats} claims and {seats} points")
    s = State(reader.agenda(seats, QUESTIONS, _DONE), pile, prize, claimed, points, gone)
    reader.check(Null(), s, s.agenda, not s.agenda, Null().pieces(Null().new(seats, {})))
    reader.answerable(Null(), s)
    return s
