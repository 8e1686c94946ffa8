"""Art Society: three paintings for a wall at the end of a game, hung in any order (AS-4, AS-5.1, AS-6, AS-12)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final, NamedTuple

from ....puzzles.puzzle import Answer, Count
from ....table.grid import listed
from ..rules import box, hanging, scoring
from ..rules.state import DECOR_BASE, TOOK, Placed, Player, State, halos, mask, masks, new, size

TILES: Final = 3
_PIECES: Final = DECOR_BASE + len(box.DECOR)
_SPACES: Final = box.WALL.width * box.WALL.height
_EDGE: Final = box.WALL.all


class Position(NamedTuple):
    """The wall, the three paintings to be hung, and the types that the museum has, the furthest marker first."""

    hung: tuple[Placed, ...]
    tiles: tuple[int, ...]
    ranked: tuple[int, ...]

    @property
    def worth(self) -> tuple[int, ...]:
        """The worth of a painting of each type (AS-11.2, AS-11.3)."""
        out = [box.UNSENT_WORTH] * len(box.TYPES)
        for worth, kind in zip(box.WORTHS, self.ranked, strict=False):
            out[kind] = worth
        return tuple(out)


class ArtSocietyPuzzles:
    """See `PuzzleKind`. An answer is the places of the three paintings, in the order in which the position names them. Its
    worth is what they add to the score sheet, and one point for each touching painting with the same frame: the shields of the
    decor that it earns.
    """

    game = "art-society"

    def read(self, fields: Sequence[Any]) -> Position:
        """See `PuzzleKind.read`."""
        flat, tiles, ranked = fields
        pairs = zip(flat[::2], flat[1::2], strict=True)
        position = Position(tuple(Placed(piece, place) for piece, place in pairs), tuple(tiles), tuple(ranked))
        taken = 0
        for t in position.hung:
            over = masks(*size(t.piece))[t.place] if 0 <= t.piece < _PIECES and 0 <= t.place < _SPACES else 0
            if not over or over & taken:
                raise ValueError(f"{fields} is no wall of Art Society")
            taken |= over
        pieces = [t.piece for t in position.hung if t.piece < DECOR_BASE]
        paintings = [*pieces, *position.tiles]
        good = (
            len(position.tiles) == TILES
            and len(set(paintings)) == len(paintings)
            and all(0 <= tile < DECOR_BASE for tile in position.tiles)
            and len(set(position.ranked)) == len(position.ranked)
            and set(position.ranked) <= set(range(len(box.TYPES)))
        )
        if not good:
            raise ValueError(f"{fields} is no position of Art Society")
        return position

    def write(self, position: Position) -> list[Any]:
        """See `PuzzleKind.write`."""
        return [[n for t in position.hung for n in t], list(position.tiles), list(position.ranked)]

    def player(self, position: Position, more: Sequence[Placed] = ()) -> Player:
        """A player with the wall, and more hung on it."""
        hung = (*position.hung, *more)
        taken = sum(mask(t) for t in hung)
        return Player(0, (), hung, taken, None, (), len(hung), taken, None, None, TOOK, 0)

    def state(self, position: Position, more: Sequence[Placed] = ()) -> State:
        """A state in a last round, with the wall on the first seat; the museum has the types that are ranked."""
        s = new(2)
        used = {t.piece for t in position.hung} | set(position.tiles)
        shown = {kind: next(p.tile for p in box.PAINTINGS if p.type == kind and p.tile not in used) for kind in position.ranked}
        s.museum = tuple((shown[kind],) if kind in shown else () for kind in range(len(box.TYPES)))
        s.track = tuple(box.TRACK - 12 * position.ranked.index(kind) if kind in shown else 0 for kind in range(len(box.TYPES)))
        s.round, s.order, s.agenda = 12, (0, 1), ()
        s.supply &= ~sum(1 << tile for tile in (*used, *shown.values()) if tile < DECOR_BASE)
        s.players = [self.player(position, more), self.player(position)]
        return s

    def size(self, tile: int) -> tuple[int, int]:
        """A painting's width and height in spaces."""
        return size(tile)

    def points(self, position: Position, more: Sequence[Placed]) -> int:
        """The worth of the paintings that have been hung so far."""
        before, after = (self.player(position, some) for some in ((), more))
        sheets = [scoring.points(p, position.ranked, position.worth) for p in (before, after)]
        frames, so_far = 0, list[Placed]()
        for t in more:
            frames += hanging.matches(self.player(position, so_far), t.piece, t.place)
            so_far.append(t)
        return sheets[1] - sheets[0] + frames

    def worth(self, position: Position, answer: Answer) -> int | None:
        """See `PuzzleKind.worth`. An answer is allowed if it can be hung in some order."""
        if len(answer) != TILES or not all(0 <= place < _SPACES for place in answer):
            return None
        new = [Placed(tile, place) for tile, place in zip(position.tiles, answer, strict=True)]
        for order in permutations(new):
            done: list[Placed] = []
            for t in order:
                if not hanging.places(self.player(position, done).taken, t.piece) >> t.place & 1:
                    break
                done.append(t)
            if len(done) == TILES:
                return self.points(position, done)
        return None

    def count(self, position: Position, most: int) -> Count | None:
        """See `PuzzleKind.count`: a painting's points and effects are found once for each place, then all places combined."""
        tries = [_tries(position, self.player(position), tile) for tile in position.tiles]
        a, b, c = tries
        if len(a) * len(b) * len(c) > most * 40:
            return None
        answers, best, second = 0, -10_000, -10_000
        found: list[Answer] = []
        worth = position.worth
        kinds = [box.PAINTINGS[t].type for t in position.tiles]
        frames = [box.PAINTINGS[t].frame for t in position.tiles]
        for x in a:
            for y in b:
                if x.over & y.over:
                    continue
                xy = bool(x.near & y.over)
                for z in c:
                    if z.over & (x.over | y.over):
                        continue
                    xz, yz = bool(x.near & z.over), bool(y.near & z.over)
                    if not all(_reached((x.touches, y.touches, z.touches), xy, xz, yz)):
                        continue
                    answers += 1
                    total = x.alone + y.alone + z.alone
                    bad = [x.bad, y.bad, z.bad]
                    for i, j, touch in ((0, 1, xy), (0, 2, xz), (1, 2, yz)):
                        if touch:
                            total += frames[i] == frames[j]
                            if kinds[i] == kinds[j]:
                                bad[i] = bad[j] = True
                    total += sum(worth[kind] for kind, is_bad in zip(kinds, bad, strict=True) if not is_bad)
                    spoilt = x.spoils | y.spoils | z.spoils
                    while spoilt:
                        low = spoilt & -spoilt
                        spoilt ^= low
                        total -= worth[box.PAINTINGS[position.hung[low.bit_length() - 1].piece].type]
                    if x.left & ~(y.over | z.over) == 0:
                        total += box.FULL_POINTS
                    if total > best:
                        second, best, found = best, total, []
                    elif total > second:
                        second = total
                    if total == best and len(found) < 2:
                        found.append((x.place, y.place, z.place))
        if not answers or answers > most:
            return None
        return Count(answers, best, tuple(found), best if len(found) > 1 else second)


def _reached(touches: tuple[bool, bool, bool], xy: bool, xz: bool, yz: bool) -> tuple[bool, bool, bool]:
    """Which of three paintings touch the wall, by way of others too: those that some order can hang (AS-4.3)."""
    x, y, z = touches
    x, y, z = x or (xy and y) or (xz and z), y or (xy and x) or (yz and z), z or (xz and x) or (yz and y)
    return x or (xy and y) or (xz and z), y or (xy and x) or (yz and z), z or (xz and x) or (yz and y)


class _Try(NamedTuple):
    """One painting at one place."""

    place: int
    over: int
    near: int
    touches: bool
    """Whether it touches a painting that hangs already (AS-4.3)."""
    alone: int
    """Points for the eyeline, corners, and frames of paintings that hang already."""
    bad: bool
    """Whether it makes a faux pas with a painting that hangs already (AS-6.1)."""
    spoils: int
    """The paintings that hang already and lose their prestige, as a bit mask of their indexes."""
    left: int
    """The free spaces beside it."""


def _tries(position: Position, player: Player, tile: int) -> list[_Try]:
    painting = box.PAINTINGS[tile]
    w, h = size(tile)
    over, around = masks(w, h), halos(w, h)
    fouled = hanging.faux_pas(player)
    out = []
    for place in listed(box.WALL.room(player.taken, w, h)):
        m, near = over[place], around[place]
        corners = sum(1 for corner in box.CORNERS if m >> corner & 1)
        eyeline = bool(position.ranked) and painting.type == position.ranked[0] and bool(m & box.EYELINE)
        alone = corners * -box.CORNER_POINTS + eyeline * box.EYELINE_POINTS
        bad, spoils = False, 0
        for i, t in enumerate(player.hung):
            if t.piece < DECOR_BASE and mask(t) & near:
                other = box.PAINTINGS[t.piece]
                alone += other.frame == painting.frame
                if other.type == painting.type:
                    bad = True
                    spoils |= (i not in fouled) << i
        out.append(_Try(place, m, near, bool(near & player.taken), alone, bad, spoils, _EDGE & ~player.taken & ~m))
    return out


PUZZLES: Final = ArtSocietyPuzzles()
