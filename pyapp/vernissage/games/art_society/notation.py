"""Art Society as text: its moves, and its positions, written down and read back (see `vernissage.table.notation`).

Columns are a to l from the left, rows 1 to 9 from the top. A painting is its tile's number, a decor tile its size. In
positions a hung tile is `104@f4` or `2x1@h5`; a bar divides what hung before this round from what it brought. Sets of
numbers are runs: `1-3 7`. A lot is its back's size, its tile (`?` face down) and its taker: `2x4:17>0`, `3x3:60>museum`. The
agenda's lines begin with `next` or `then`, the next one first: `ask` a seat, or `do` a step.

Moves, chance's first:

    deal 112        deal bid 3        turn 17                         dealing, and turning a lot up
    choose 3x3      bid 7             take 17
    hang 17 at c4   hang 2x1 at h5    hang assistant at a1            on the wall
    assist 17       assist 2x1                                        for the assistant to hold
    exchange 17 for 44                store 17                        where there is no room
    swap for 2x1 at h5 and 1x1 at g2  enough          done            decor
    confirm         rehang                                            at the end of a turn
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ...table.game import BACK, Action, Decision
from ...table.grid import listed
from ...table.notation import Counts, LineReader, agenda_lines, line, runs, yes
from .rules import box, state
from .rules.decisions import (  # fmt: skip
    Assist,
    Bid,
    Choose,
    Confirm,
    Deal,
    DealBid,
    Decor,
    Done,
    Enough,
    Exchange,
    Give,
    Hang,
    HangAssistant,
    Rehang,
    Store,
    SwapDecor,
    Take,
    Turn,
)
from .rules.game import ArtSociety
from .rules.questions import QUESTIONS
from .rules.state import DECOR_BASE, MUSEUM, NO_BID, Lot, Piece, Placed, Player, State, is_painting, masks, size

_FATES: Final = ("took", "exchanged", "stored")
_SIZES: Final = tuple(f"{f.w}x{f.h}" for f in box.FORMATS)
_DECOR: Final = tuple(f"{d.w}x{d.h}" for d in box.DECOR)
_COLUMNS: Final = "abcdefghijkl"

_DONE: Final[Counts] = {
    "set_up": 0, "start": 2, "gavel": 0, "reveal": 0, "decor": range(3, 5), "after": 1, "museum": 0, "end_round": 0,
}  # fmt: skip

# -- moves ------------------------------------------------------------------------------------------------------------


def _new_tiles(tiles: Sequence[int]) -> list[str]:
    """The tiles that a swap hangs."""
    return [f"{_DECOR[kind]} at {_space(place)}" for kind, place in zip(tiles[::2], tiles[1::2], strict=True)]


_MOVES: Final[Mapping[type[Any], Callable[[State, Any, Any], str]]] = {
    Deal: lambda _s, _d, a: f"deal {a.tile}",
    DealBid: lambda _s, _d, a: f"deal bid {a.card}",
    Turn: lambda _s, _d, a: f"turn {a.tile}",
    Choose: lambda _s, _d, a: f"choose {_SIZES[a.format]}",
    Bid: lambda _s, _d, a: f"bid {a.card}",
    Take: lambda s, _d, a: f"take {s.lots[a.lot].tile}",
    Hang: lambda _s, d, a: f"hang {d.tile} at {_space(a.at)}",
    Assist: lambda _s, d, _a: f"assist {d.tile}",
    HangAssistant: lambda _s, _d, a: f"hang assistant at {_space(a.at)}",
    Exchange: lambda _s, d, a: f"exchange {d.tile} for {a.tile}",
    Store: lambda _s, d, _a: f"store {d.tile}",
    Decor: lambda _s, _d, a: f"hang {_DECOR[a.decor]} at {_space(a.at)}",
    Give: lambda _s, _d, a: f"assist {_DECOR[a.decor]}",
    SwapDecor: lambda _s, _d, a: f"swap for {' and '.join(_new_tiles(a.tiles))}",
    Enough: lambda _s, _d, _a: "enough",
    Done: lambda _s, _d, _a: "done",
    Confirm: lambda _s, _d, _a: "confirm",
    Rehang: lambda _s, _d, _a: "rehang",
}
"""By kind, how an answer is written."""


def move_text(s: State, d: Decision, a: Action) -> str:
    """See `Notation.move_text`."""
    return _MOVES[type(a)](s, d, a)


# -- writing ----------------------------------------------------------------------------------------------------------


def position_text(s: State) -> str:
    """See `Notation.position_text`."""
    lines = [
        f"{ArtSociety.key} {len(s.players)}",
        f"round {s.round}",
        f"gavel {s.gavel}",
        f"over {yes(s.over)}",
        *([] if s.closing else ["closing no"]),
        line("track", s.track),
        *(line(f"museum {name}", pile) for name, pile in zip(box.TYPES, s.museum, strict=True)),
        line("supply", runs(listed(s.supply))),
        line("starting-bids", runs(listed(s.start_bids))),
        line("decor", s.decor),
        line("lots", map(_lot, s.lots)),
        line("bids", ("-" if b == NO_BID else "?" if b == BACK else b for b in s.bids)),
        line("order", s.order),
    ]
    for seat, p in enumerate(s.players):
        lines += ["", f"seat {seat}", *_player(p)]
    return "\n".join([*lines, "", *agenda_lines(s.agenda, QUESTIONS)]).rstrip("\n") + "\n"


def _player(p: Player) -> list[str]:
    places = [f"{_piece(t.piece)}@{_space(t.place)}" for t in p.hung]
    return [
        line("hand", runs(listed(p.hand))),
        line("stack", p.stack),
        line("hung", [*places[: p.old], "|", *places[p.old :]]),
        f"assistant {_piece(p.assistant)}",
        f"assistant-before {_piece(p.old_assistant)}",
        line("excess", p.excess),
        f"won {'none' if p.won is None else p.won} {_FATES[p.fate]}",
        f"rehangs {p.rehangs}",
    ]


def _piece(piece: Piece | None) -> str:
    if piece is None:
        return "none"
    return str(piece) if is_painting(piece) else _DECOR[piece - DECOR_BASE]


def _space(space: int) -> str:
    x, y = box.WALL.xy(space)
    return f"{_COLUMNS[x]}{y + 1}"


def _lot(lot: Lot) -> str:
    taker = "" if lot.taker is None else ">museum" if lot.taker == MUSEUM else f">{lot.taker}"
    return f"{_SIZES[lot.format]}:{'?' if lot.tile == BACK else lot.tile}{taker}"


# -- reading ----------------------------------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """See `Notation.parse_position`."""
    return _Reader(text).position()


class _Reader(LineReader):
    """Reads a position of Art Society."""

    def position(self) -> State:
        seats = self.number(ArtSociety.key)
        if seats not in box.SEATS:
            self.bad(f"Art Society seats {box.SEATS[0]} to {box.SEATS[-1]}, not {seats}")
        s = state.new(seats)
        whole = ArtSociety().pieces(s)
        s.round = self.number("round")
        s.gavel = self.number("gavel", most=seats - 1)
        s.over = self.flag("over")
        s.closing = self.flag("closing") if self.more("closing") else True
        s.track = self.numbers("track", count=len(box.TYPES))
        s.museum = tuple(self.numbers("museum", name, most=box.SUPPLY - 1) for name in box.TYPES)
        s.supply = self.runs("supply", least=0, most=len(box.PAINTINGS) - 1)
        s.start_bids = self.runs("starting-bids", least=box.START_BIDS[0], most=box.START_BIDS[-1])
        s.decor = self.numbers("decor", count=len(box.DECOR))
        s.lots = tuple(self._lot(word, seats) for word in self.fields("lots"))
        s.bids = self._bids(seats)
        s.order = self.numbers("order", most=seats - 1)
        s.players = [self._player(seat) for seat in range(seats)]
        s.agenda = self.agenda(seats, QUESTIONS, _DONE)
        self._check(s, whole)
        return s

    def _lot(self, word: str, seats: int) -> Lot:
        back, colon, rest = word.partition(":")
        front, _, taker = rest.partition(">")
        if not colon:
            self.bad(f"'{word}' is no lot: a lot is written 2x4:17 or 2x4:?")
        shape = self.choice(back, _SIZES, "back's size")
        tile = BACK if front == "?" else self.figure(front, box.SUPPLY - 1)
        if tile != BACK and box.PAINTINGS[tile].format != shape:
            self.bad(f"painting {tile} does not have the back {back}")
        if ">" not in rest:
            return Lot(shape, tile, None)
        return Lot(shape, tile, MUSEUM if taker == "museum" else self.figure(taker, seats - 1))

    def _bids(self, seats: int) -> tuple[int, ...]:
        words = self.fields("bids")
        if len(words) != seats:
            self.bad(f"{seats} bids should follow here, not {len(words)}")
        return tuple(NO_BID if w == "-" else BACK if w == "?" else self.figure(w, box.BID_CARDS[-1]) for w in words)

    def _player(self, seat: int) -> Player:
        if self.number("seat") != seat:
            self.bad(f"seat {seat} should stand here")
        hand = self.runs("hand", least=box.BID_CARDS[0], most=box.BID_CARDS[-1])
        stack = self.numbers("stack", most=box.BID_CARDS[-1])
        hung, old = self._hung(self.fields("hung"))
        covered = [masks(*size(t.piece))[t.place] for t in hung]
        assistant = self.one("assistant", parse=self._piece)
        before = self.one("assistant-before", parse=self._piece)
        excess = self.numbers("excess", most=box.SUPPLY - 1)
        won = self.fields("won")
        if len(won) != 2:
            self.bad("a painting or none, and what became of it, should follow here")
        return Player(
            hand=hand,
            stack=stack,
            hung=hung,
            taken=sum(covered),
            assistant=assistant,
            excess=excess,
            old=old,
            old_taken=sum(covered[:old]),
            old_assistant=before,
            won=None if won[0] == "none" else self.figure(won[0], box.SUPPLY - 1),
            fate=self.choice(won[1], _FATES, "fate"),
            rehangs=self.number("rehangs", most=box.REHANGS),
        )

    def _hung(self, words: Sequence[str]) -> tuple[tuple[Placed, ...], int]:
        """The tiles on a wall, and how many of them hung before this round."""
        if words.count("|") != 1:
            self.bad("one bar should stand between the tiles hung before this round and its own")
        out: list[Placed] = []
        taken = 0
        for word in words:
            if word == "|":
                continue
            name, _, place = word.partition("@")
            piece = self._piece(name)
            if piece is None or len(place) != 2 or place[0] not in _COLUMNS or place[1] not in "123456789":
                self.bad(f"'{word}' is no hung tile: one is written 17@f4 or 2x1@h5")
            t = Placed(piece, box.WALL.at(_COLUMNS.index(place[0]), int(place[1]) - 1))
            mask = state.mask(t)
            if not mask or mask & taken:
                self.bad(f"'{word}' {'covers another tile' if mask else 'does not lie inside the wall'}")
            taken |= mask
            out.append(t)
        return tuple(out), words.index("|")

    def _piece(self, word: str) -> Piece | None:
        if word == "none":
            return None
        return DECOR_BASE + self.choice(word, _DECOR, "decor") if "x" in word else self.figure(word, len(box.PAINTINGS) - 1)

    def _check(self, s: State, whole: Mapping[str, int]) -> None:
        """Refuses a position with a piece missing, or there twice."""
        if s.over and s.agenda:
            self.bad("a game that is over asks nothing more")
        self.check(ArtSociety(), s, s.agenda, s.over, whole)
        self.answerable(ArtSociety(), s)
        seen = s.supply
        held = [t.piece for p in s.players for t in p.hung] + [t for p in s.players for t in p.excess]
        held += [t for pile in s.museum for t in pile] + [p.assistant for p in s.players if p.assistant is not None]
        for piece in held:
            if is_painting(piece):
                if seen >> piece & 1:
                    self.bad(f"painting {piece} is there twice")
                seen |= 1 << piece
