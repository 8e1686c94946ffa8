"""Tastes in Art Society: each shows in what its character answers, where it answers otherwise than its level's plain bot."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import pytest

from vernissage.bots.bot import answer
from vernissage.bots.characters import keyed
from vernissage.bots.registry import BOTS
from vernissage.bots.tastes import seated
from vernissage.games import GAMES
from vernissage.games.art_society.bots.greedy import museum_gains, profit, prospect, walls_of
from vernissage.games.art_society.bots.tastes import TASTES
from vernissage.games.art_society.rules import box, scoring
from vernissage.games.art_society.rules.hanging import matches
from vernissage.games.art_society.rules.state import masks, size
from vernissage.table.chance import Rng
from vernissage.table.game import Action
from vernissage.table.match import Match

Measure: TypeAlias = Callable[[Any, Any, Action], float]
"""What of a taste there is in an answer to a decision: the more, the more of it."""

ART: Final = GAMES["art-society"]
LEVELS: Final = BOTS["art-society"]


class Shown(NamedTuple):
    """Where a taste is seen."""

    kind: str
    """Of the decision."""
    measure: Measure


def _corners(_view: Any, d: Any, a: Any) -> float:
    return sum([masks(*size(d.tile))[a.at] >> c & 1 for c in box.CORNERS]) if a.verb == "hang" else 0


def _frames(view: Any, d: Any, a: Any) -> float:
    return matches(view.players[d.seat], d.tile, a.at) if a.verb == "hang" else 0


def _wide(view: Any, _d: Any, a: Any) -> float:
    w, h = size(view.lots[a.lot].tile)
    return w - h


def _of(kind: str) -> Measure:
    return lambda view, _, a: box.TYPES[box.PAINTINGS[view.lots[a.lot].tile].type] == kind


def _leading(view: Any, _d: Any, a: Any) -> float:
    return scoring.ranking(view)[:1] == (box.PAINTINGS[view.lots[a.lot].tile].type,)


def _harm(view: Any, d: Any, a: Any) -> float:
    """What the rival loses by the lot that is left for the museum."""
    left = [lot.tile for n, lot in enumerate(view.lots) if lot.taker is None and n != a.lot]
    return -museum_gains(view, walls_of(view), left[0], prospect(view))[1 - d.seat] if len(left) == 1 else 0


def _denied(view: Any, d: Any, a: Any) -> float:
    """How little the rival can still get: of the lots that are left, or by the museum."""
    if d.seat != view.order[0]:
        return _harm(view, d, a)
    look, wall = prospect(view), walls_of(view)[1 - d.seat]
    return -max(profit(view, wall, lot.tile, look) for n, lot in enumerate(view.lots) if n != a.lot)


def _bid(_view: Any, _d: Any, a: Any) -> float:
    return float(a.card)


SHOWN: Final = {
    "jun": Shown("take", lambda view, d, a: -_wide(view, d, a)),
    "kreska": Shown("take", _wide),
    "oskar": Shown("place", _corners),
    "zofia": Shown("bid", _bid),
    "marek": Shown("place", _frames),
    "noor": Shown("take", _of("city")),
    "ottoline": Shown("take", _of("portrait")),
    "duarte": Shown("take", _denied),
    "henri": Shown("take", _leading),
    "ines": Shown("take", _harm),
}
"""By character, in which answers its taste shows."""
MANY: Final = {"beginner": 200, "greedy": 200, "search": 120}
"""How many positions each level is asked in: fewer where it thinks long."""


@cache
def positions(kind: str, many: int) -> list[Any]:
    """Views of decisions of a kind, with a choice, in games of the greedy bot and the beginner."""
    found: list[Any] = []
    seed = 0
    while len(found) < many:
        seed += 1
        match: Match[Any] = Match(ART, 2, {}, seed)
        while (d := match.decision) is not None:
            view = match.view(d.seat)
            if d.kind == kind and len(ART.options(match.state, d)) > 1:
                found.append(view)
            level = "beginner" if seed % 2 else "greedy"
            match.answer(answer(LEVELS[level], view, d.seat, Rng(seed << 20 | len(match.turns))))
    return found[:many]


def test_every_taste_is_shown() -> None:
    assert set(SHOWN) == set(TASTES)


@pytest.mark.long
@pytest.mark.parametrize("key", TASTES)
def test_a_taste_shows(key: str) -> None:
    who, shown = keyed(key), SHOWN[key]
    assert who is not None
    plain = LEVELS[who.level]
    fond = seated(plain, "art-society", who.level, who.name)
    assert fond is not plain
    more = []
    for n, view in enumerate(positions(shown.kind, MANY[who.level])):
        d = ART.decision(view)
        one, other = (answer(bot, view, d.seat, Rng(n)) for bot in (plain, fond))
        if one != other:
            more.append(shown.measure(view, d, other) - shown.measure(view, d, one))
    assert len([m for m in more if m > 0]) > 2
    assert sum(more) > 0
    assert len([m for m in more if m < 0]) < len(more) / 4, "hardly ever the other way"
