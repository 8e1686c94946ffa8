"""Scoring: what each line of the sheet gives, and which tiles earned it (AS-11.2 to AS-12.8)."""

from __future__ import annotations

from dataclasses import dataclass

from ....table.game import Seat
from . import box
from .hanging import faux_pas
from .state import DECOR_BASE, Player, State, mask


@dataclass(frozen=True, slots=True)
class Sheet:
    """One player's score, line by line. Tiles are named by their index in the player's `hung`."""

    prestige: tuple[int, ...]
    """Points by type (AS-12.1)."""
    decor: int
    eyeline: int
    full: int
    corners: int
    excess: int
    earned: tuple[tuple[int, ...], ...]
    """By type, the paintings that score prestige."""
    in_faux_pas: tuple[int, ...]
    in_eyeline: tuple[int, ...]
    bare: tuple[int, ...]
    """The corner spaces left uncovered."""

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(self.prestige) + self.decor + self.eyeline + self.full + self.corners + self.excess


def ranking(s: State) -> tuple[int, ...]:
    """The types that were sent to the museum by an auction, furthest marker first (AS-11.2).

    A pile holds a painting exactly if an auction sent one there: an exchange gives as many as it takes.
    """
    sent = [t for t, pile in enumerate(s.museum) if pile]
    return tuple(sorted(sent, key=lambda t: -s.track[t]))


def worths(s: State) -> tuple[int, ...]:
    """What a painting of each type is worth as the markers stand (AS-11.2, AS-11.3)."""
    out = [box.UNSENT_WORTH] * len(box.TYPES)
    for worth, kind in zip(box.WORTHS, ranking(s), strict=False):
        out[kind] = worth
    return tuple(out)


def sheet(s: State, seat: Seat) -> Sheet:
    """The seat's score sheet as if the game ended now (AS-12)."""
    return wall_sheet(s.players[seat], ranking(s), worths(s))


def lines(s: State, seat: Seat) -> dict[str, int]:
    """The lines of the seat's score sheet by name."""
    own = sheet(s, seat)
    return {
        "prestige": sum(own.prestige),
        "decor": own.decor,
        "eyeline": own.eyeline,
        "full": own.full,
        "corners": own.corners,
        "excess": own.excess,
    }


def wall_sheet(player: Player, ranked: tuple[int, ...], worth: tuple[int, ...]) -> Sheet:
    """The score sheet of one player's wall under a ranking of the types and their worths; AS-12.9 is an example of one.

    Paintings in a faux pas score no prestige, but count for the eyeline (AS-6.2). Each excess painting costs points (AS-12.6);
    what the assistant holds is not looked at (AS-7.4).
    """
    bad = faux_pas(player)
    earned: list[list[int]] = [[] for _ in box.TYPES]
    eyeline: list[int] = []
    decor = 0
    best = ranked[0] if ranked else None
    for i, t in enumerate(player.hung):
        if t.piece >= DECOR_BASE:
            decor += box.DECOR[t.piece - DECOR_BASE].shields
            continue
        kind = box.PAINTINGS[t.piece].type
        if i not in bad:
            earned[kind].append(i)
        if kind == best and mask(t) & box.EYELINE:
            eyeline.append(i)
    bare = tuple(c for c in box.CORNERS if not player.taken >> c & 1)
    return Sheet(
        prestige=tuple(len(group) * w for group, w in zip(earned, worth, strict=True)),
        decor=decor,
        eyeline=box.EYELINE_POINTS * len(eyeline),
        full=box.FULL_POINTS if player.taken == box.WALL.all else 0,
        corners=box.CORNER_POINTS * len(bare),
        excess=box.EXCESS_POINTS * len(player.excess),
        earned=tuple(tuple(group) for group in earned),
        in_faux_pas=tuple(sorted(bad)),
        in_eyeline=tuple(eyeline),
        bare=bare,
    )


def points(player: Player, ranked: tuple[int, ...], worth: tuple[int, ...]) -> int:
    """The total of `wall_sheet` alone."""
    return wall_sheet(player, ranked, worth).total


def scores(s: State) -> tuple[int, ...]:
    """Everybody's total as if the game ended now."""
    ranked, worth = ranking(s), worths(s)
    return tuple(points(p, ranked, worth) for p in s.players)


def winners(s: State) -> tuple[Seat, ...]:
    """Who would win now: the highest total, then the greater sum of bid cards in hand, then shared (AS-12.7)."""
    keys = [(total, _in_hand(p)) for total, p in zip(scores(s), s.players, strict=True)]
    best = max(keys)
    return tuple(seat for seat, key in enumerate(keys) if key == best)


def _in_hand(player: Player) -> int:
    return sum(card for card in box.BID_CARDS if player.hand >> card & 1)
