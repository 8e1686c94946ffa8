"""Sealed Lots as text (see `vernissage.table.notation`): its moves are `turn_up 2` (chance's) and `bid 3`."""

from __future__ import annotations

from typing import Final

from ...table.game import BACK, Action, Decision, packed
from ...table.notation import Counts, LineReader, agenda_lines, line
from .rules import LOTS, NO_BID, QUESTIONS, SealedLots, State

_DONE: Final[Counts] = {"sell": 0}


def move_text(_s: State, _d: Decision, a: Action) -> str:
    """See `Notation.move_text`."""
    return line(*packed(a))


def position_text(s: State) -> str:
    """See `Notation.position_text`."""
    bids = ("-" if b == NO_BID else "?" if b == BACK else b for b in s.bids)
    lines = [f"{SealedLots.key} {len(s.points)}", line("pile", s.pile), f"lot {s.lot}", line("bids", bids)]
    lines += [line("coins", s.coins), line("points", s.points), f"sold {s.sold}"]
    return "\n".join([*lines, *agenda_lines(s.agenda, QUESTIONS)]) + "\n"


def parse_position(text: str) -> State:
    """See `Notation.parse_position`."""
    reader = LineReader(text)
    seats = reader.number(SealedLots.key)
    if seats not in SealedLots.seats:
        reader.bad(f"Sealed Lots seats {SealedLots.seats[0]} to {SealedLots.seats[-1]}, not {seats}")
    pile = reader.numbers("pile", count=len(LOTS), most=1)
    lot = reader.number("lot", most=len(LOTS) - 1)
    said = reader.fields("bids")
    bids = tuple(NO_BID if b == "-" else BACK if b == "?" else reader.figure(b, 10) for b in said)
    coins = reader.numbers("coins", most=10)
    points = reader.numbers("points", most=15)
    sold = reader.number("sold", most=sum(LOTS))
    if not len(bids) == len(coins) == len(points) == seats:
        reader.bad(f"there should be {seats} bids, coins and points")
    s = State(reader.agenda(seats, QUESTIONS, _DONE), pile, lot, bids, coins, points, sold)
    game = SealedLots()
    reader.check(game, s, s.agenda, not s.agenda, game.pieces(game.new(seats, {})))
    reader.answerable(game, s)
    return s
