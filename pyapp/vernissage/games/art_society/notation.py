"""Positions of Art Society as text: written down by `write`, read back by `read`, and a wall drawn in letters by `picture`.

One line says one thing, in a fixed order; empty lines and lines that begin with # are passed over. Columns are a to l from
the left, rows 1 to 9 from the top. A painting is its tile's number, a decor tile its size, as in `104@f4 2x1@h5`; a bar
divides what hung before this round from what it brought. Sets of numbers are runs: `1-3 7`. A lot is its back's size, its
tile (`?` face down) and its taker: `2x4:17>0`, `3x3:60>museum`. The agenda's lines begin with `next` or `then`, the next
one first: `ask` a seat, or `do` a step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NoReturn, TypeVar

from ...table.game import BACK, CHANCE, Decision, Step
from ...table.grid import listed
from . import box, state
from .rules import ArtSociety
from .state import DECOR_BASE, MUSEUM, NO_BID, Hung, Lot, Piece, Player, State, is_painting, masks, size

T = TypeVar("T")

_FATES: Final = ("took", "exchanged", "stored")
_SIZES: Final = tuple(f"{f.w}x{f.h}" for f in box.FORMATS)
_DECOR: Final = tuple(f"{d.w}x{d.h}" for d in box.DECOR)
_COLUMNS: Final = "abcdefghijkl"
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

# How many arguments each decision and each step has.
_ASKED: Final[Mapping[str, int]] = {
    "deal": 1, "deal_bid": 1, "turn": 1, "start": 1, "choose": 1, "bid": 0, "take": 0, "place": 2, "decor": 2, "after": 0,
    "close": 0,
}  # fmt: skip
_DONE: Final[Mapping[str, int]] = {
    "set_up": 0, "start": 2, "gavel": 0, "reveal": 0, "decor": 3, "after": 1, "museum": 0, "end_round": 0,
}  # fmt: skip


class BadNotation(ValueError):
    """The text is not a position; `line` counts from 1, `why` says what is wrong there."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


# -- writing ----------------------------------------------------------------------------------------------------------


def write(s: State) -> str:
    """The position as text, a line for everything; a view's unknown things are written as `?`."""
    lines = [
        f"{ArtSociety.key} {len(s.players)}",
        f"round {s.round}",
        f"gavel {s.gavel}",
        f"over {'yes' if s.over else 'no'}",
        _line("track", s.track),
        *(_line(f"museum {name}", pile) for name, pile in zip(box.TYPES, s.museum, strict=True)),
        _line("supply", _runs(listed(s.supply))),
        _line("starting-bids", _runs(listed(s.start_bids))),
        _line("decor", s.decor),
        _line("lots", map(_lot, s.lots)),
        _line("bids", ("-" if b == NO_BID else "?" if b == BACK else b for b in s.bids)),
        _line("order", s.order),
    ]
    for seat, p in enumerate(s.players):
        lines += ["", f"seat {seat}", *_player(p)]
    lines.append("")
    for i, item in enumerate(reversed(s.agenda)):
        lines.append(f"{'then' if i else 'next'} {_item(item)}")
    return "\n".join(lines).rstrip("\n") + "\n"


def _line(key: str, things: Iterator[object] | Sequence[object] | map[str]) -> str:
    return " ".join([key, *map(str, things)])


def _player(p: Player) -> list[str]:
    places = [f"{_piece(t.piece)}@{_space(t.place)}" for t in p.hung]
    return [
        _line("hand", _runs(listed(p.hand))),
        _line("stack", p.stack),
        _line("hung", [*places[: p.old], "|", *places[p.old :]]),
        f"assistant {_piece(p.assistant)}",
        f"assistant-before {_piece(p.old_assistant)}",
        _line("excess", p.excess),
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


def _item(item: Decision | Step) -> str:
    if isinstance(item, Step):
        return _line(f"do {item.kind}", item.args)
    seat = "chance" if item.seat == CHANCE else item.seat
    return _line(f"ask {seat} {item.kind}", [*item.args, *(["sealed"] if item.sealed else [])])


def _runs(numbers: Sequence[int]) -> list[str]:
    """Rising numbers as runs."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and runs[-1][1] == n - 1:
            runs[-1][1] = n
        else:
            runs.append([n, n])
    return [str(a) if a == b else f"{a}-{b}" for a, b in runs]


def picture(p: Player) -> str:
    """The wall in letters, a row a line: paintings A, B, ... in the order in which they were hung, decor tiles their shields,
    bare spaces `.` (stars `*`); the eyeline's rows stand between `>` and `<`. A list of the paintings follows.
    """
    cells = ["*" if space in box.STARS else "." for space in range(box.WALL.width * box.WALL.height)]
    letters = iter(_LETTERS)
    names = []
    for t in p.hung:
        mark = next(letters) if is_painting(t.piece) else str(box.DECOR[t.piece - DECOR_BASE].shields)
        for space in listed(state.mask(t)):
            cells[space] = mark
        if is_painting(t.piece):
            tile = box.PAINTINGS[t.piece]
            names.append(f"{mark} {tile.tile} {box.TYPES[tile.type]} {box.FRAMES[tile.frame]}")
    rows = [f"    {_COLUMNS}"]
    for y in range(box.WALL.height):
        left, right = (">", "<") if y in box.EYELINE_ROWS else (" ", "")
        rows.append(f"{y + 1:2} {left}{''.join(cells[y * box.WALL.width : (y + 1) * box.WALL.width])}{right}")
    return "\n".join([*rows, *names]) + "\n"


# -- reading ----------------------------------------------------------------------------------------------------------


def read(text: str) -> State:
    """The position that was written down. Raises BadNotation, with the line and the reason, for anything else."""
    return _Reader(text).position()


class _Reader:
    """Reads line after line; `at` is the number of the present one."""

    def __init__(self, text: str) -> None:
        numbered = enumerate(text.splitlines(), start=1)
        self._lines = [(n, line.split()) for n, line in numbered if line.strip() and not line.startswith("#")]
        self._next = 0
        self.at = 1

    def bad(self, why: str) -> NoReturn:
        raise BadNotation(self.at, why)

    def fields(self, *key: str) -> list[str]:
        """What follows the key words on the next line."""
        if self._next == len(self._lines):
            self.at = self._lines[-1][0] + 1 if self._lines else 1
            self.bad(f"the text ends where '{' '.join(key)}' should follow")
        self.at, words = self._lines[self._next]
        if tuple(words[: len(key)]) != key:
            self.bad(f"'{' '.join(key)}' should stand here, not '{' '.join(words[: len(key)])}'")
        self._next += 1
        return words[len(key) :]

    def numbers(self, *key: str, count: int | None = None, most: int | None = None) -> tuple[int, ...]:
        return self._ints(self.fields(*key), count, most)

    def number(self, *key: str, most: int | None = None) -> int:
        return self.numbers(*key, count=1, most=most)[0]

    def _ints(self, words: Sequence[str], count: int | None, most: int | None) -> tuple[int, ...]:
        if count is not None and len(words) != count:
            self.bad(f"{count} should follow here, not {len(words)}")
        return tuple(self._int(word, most) for word in words)

    def _int(self, word: str, most: int | None) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 10):
            self.bad(f"'{word}' is not a number")
        n = int(word)
        if most is not None and n > most:
            self.bad(f"{n} is more than {most}")
        return n

    def runs(self, *key: str, least: int, most: int) -> int:
        """A set of numbers as a mask."""
        out = 0
        for word in self.fields(*key):
            first, dash, last = word.partition("-")
            a = self._int(first, most)
            b = self._int(last, most) if dash else a
            if a < least or b < a or out >> a:
                self.bad(f"'{word}' is not in rising order, or below {least}")
            out |= (1 << b + 1) - (1 << a)
        return out

    def choice(self, word: str, known: Sequence[str], what: str) -> int:
        """The index of a known word."""
        if word not in known:
            self.bad(f"'{word}' is no {what}: {', '.join(known)}")
        return known.index(word)

    def _one(self, *key: str, parse: Callable[[str], T]) -> T:
        words = self.fields(*key)
        if len(words) != 1:
            self.bad(f"one thing should follow here, not {len(words)}")
        return parse(words[0])

    def position(self) -> State:
        seats = self.number(ArtSociety.key)
        if seats not in box.SEATS:
            self.bad(f"Art Society seats {box.SEATS[0]} to {box.SEATS[-1]}, not {seats}")
        s = state.new(seats)
        whole = ArtSociety().pieces(s)
        s.round = self.number("round")
        s.gavel = self.number("gavel", most=seats - 1)
        s.over = self._one("over", parse=lambda word: bool(self.choice(word, ("no", "yes"), "answer")))
        s.track = self.numbers("track", count=len(box.TYPES))
        s.museum = tuple(self.numbers("museum", name, most=box.SUPPLY - 1) for name in box.TYPES)
        s.supply = self.runs("supply", least=0, most=len(box.PAINTINGS) - 1)
        s.start_bids = self.runs("starting-bids", least=box.START_BIDS[0], most=box.START_BIDS[-1])
        s.decor = self.numbers("decor", count=len(box.DECOR))
        s.lots = tuple(self._lot(word, seats) for word in self.fields("lots"))
        s.bids = self._bids(seats)
        s.order = self.numbers("order", most=seats - 1)
        s.players = [self._player(seat) for seat in range(seats)]
        s.agenda = self._agenda(seats)
        self._check(s, whole)
        return s

    def _lot(self, word: str, seats: int) -> Lot:
        back, colon, rest = word.partition(":")
        front, _, taker = rest.partition(">")
        if not colon:
            self.bad(f"'{word}' is no lot: a lot is written 2x4:17 or 2x4:?")
        shape = self.choice(back, _SIZES, "back's size")
        tile = BACK if front == "?" else self._int(front, box.SUPPLY - 1)
        if tile != BACK and box.PAINTINGS[tile].format != shape:
            self.bad(f"painting {tile} does not have the back {back}")
        if ">" not in rest:
            return Lot(shape, tile, None)
        return Lot(shape, tile, MUSEUM if taker == "museum" else self._int(taker, seats - 1))

    def _bids(self, seats: int) -> tuple[int, ...]:
        words = self.fields("bids")
        if len(words) != seats:
            self.bad(f"{seats} bids should follow here, not {len(words)}")
        return tuple(NO_BID if w == "-" else BACK if w == "?" else self._int(w, box.BID_CARDS[-1]) for w in words)

    def _player(self, seat: int) -> Player:
        if self.number("seat") != seat:
            self.bad(f"seat {seat} should stand here")
        hand = self.runs("hand", least=box.BID_CARDS[0], most=box.BID_CARDS[-1])
        stack = self.numbers("stack", most=box.BID_CARDS[-1])
        hung, old = self._hung(self.fields("hung"))
        covered = [masks(*size(t.piece))[t.place] for t in hung]
        assistant = self._one("assistant", parse=self._piece)
        before = self._one("assistant-before", parse=self._piece)
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
            won=None if won[0] == "none" else self._int(won[0], box.SUPPLY - 1),
            fate=self.choice(won[1], _FATES, "fate"),
            rehangs=self.number("rehangs", most=box.REHANGS),
        )

    def _hung(self, words: Sequence[str]) -> tuple[tuple[Hung, ...], int]:
        """The tiles on a wall, and how many of them hung before this round."""
        if words.count("|") != 1:
            self.bad("one bar should stand between the tiles hung before this round and its own")
        out: list[Hung] = []
        taken = 0
        for word in words:
            if word == "|":
                continue
            name, _, place = word.partition("@")
            piece = self._piece(name)
            if piece is None or len(place) != 2 or place[0] not in _COLUMNS or place[1] not in "123456789":
                self.bad(f"'{word}' is no hung tile: one is written 17@f4 or 2x1@h5")
            t = Hung(piece, box.WALL.at(_COLUMNS.index(place[0]), int(place[1]) - 1))
            mask = state.mask(t)
            if not mask or mask & taken:
                self.bad(f"'{word}' {'covers another tile' if mask else 'does not lie inside the wall'}")
            taken |= mask
            out.append(t)
        return tuple(out), words.index("|")

    def _piece(self, word: str) -> Piece | None:
        if word == "none":
            return None
        return DECOR_BASE + self.choice(word, _DECOR, "decor") if "x" in word else self._int(word, len(box.PAINTINGS) - 1)

    def _agenda(self, seats: int) -> tuple[Decision | Step, ...]:
        out: list[Decision | Step] = []
        while self._next < len(self._lines):
            words = self.fields("then" if out else "next")
            if words[:1] == ["do"] and len(words) > 1:
                kind = words[1]
                self.choice(kind, tuple(_DONE), "step")
                out.append(Step(kind, self._args(kind, words[2:], _DONE)))
            elif words[:1] == ["ask"] and len(words) > 2:
                who, kind, rest = words[1], words[2], words[3:]
                self.choice(kind, tuple(_ASKED), "decision")
                sealed = rest[-1:] == ["sealed"]
                args = self._args(kind, rest[:-1] if sealed else rest, _ASKED)
                out.append(Decision(CHANCE if who == "chance" else self._int(who, seats - 1), kind, args, sealed=sealed))
            else:
                self.bad("'ask' a seat a question, or 'do' a step, should stand here")
        return tuple(reversed(out))

    def _args(self, kind: str, words: Sequence[str], counts: Mapping[str, int]) -> tuple[int, ...]:
        """The arguments of a decision or a step; decor has one more once a swap was made for it."""
        more = kind == "decor" and len(words) > counts[kind]
        return self._ints(words, counts[kind] + more, None)

    def _check(self, s: State, whole: Mapping[str, int]) -> None:
        """Raises BadNotation if a piece is missing or there twice; the fault is somewhere above the last line."""
        if s.over != (not s.agenda):
            self.bad("a game that is over asks nothing more, and one that is not asks something")
        if s.agenda and not isinstance(s.agenda[-1], Decision):
            self.bad("the next thing should be a decision: steps before it would have happened by themselves")
        found = ArtSociety().pieces(s)
        for name, count in whole.items():
            if found[name] != count:
                self.bad(f"the position has {found[name]} {name}, not {count}")
        seen = s.supply
        held = [t.piece for p in s.players for t in p.hung] + [t for p in s.players for t in p.excess]
        held += [t for pile in s.museum for t in pile] + [p.assistant for p in s.players if p.assistant is not None]
        for piece in held:
            if is_painting(piece):
                if seen >> piece & 1:
                    self.bad(f"painting {piece} is there twice")
                seen |= 1 << piece
