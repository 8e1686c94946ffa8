"""Options: every legal answer to each kind of decision, in canonical order (see `rules`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...table.game import BACK
from ...table.game import PlainAction as Action
from ...table.game import PlainDecision as Decision
from ...table.grid import chosen
from . import box, hanging
from .state import State

FORMAT_TILES: Final = tuple(sum(1 << p.tile for p in box.PAINTINGS if p.format == f) for f in range(len(box.FORMATS)))
START_TILES: Final = sum(1 << t for t in box.STARTING)

_DEALS: Final = tuple(Action("deal", (t,)) for t in range(len(box.PAINTINGS)))
_DEAL_BIDS: Final = tuple(Action("deal_bid", (card,)) for card in range(box.BID_CARDS.stop))
_TURNS: Final = tuple(Action("turn", (t,)) for t in range(len(box.PAINTINGS)))
_CHOICES: Final = tuple((m, Action("choose", (f,))) for f, m in enumerate(FORMAT_TILES))
_BIDS: Final = tuple(Action("bid", (card,)) for card in range(box.BID_CARDS.stop))
_TAKES: Final = tuple(Action("take", (i,)) for i in range(box.SEATS.stop))
_CONFIRM: Final = Action("confirm")
_REHANG: Final = Action("rehang")


def _deal_options(s: State, _d: Decision) -> list[Action]:
    return chosen(_DEALS, s.supply & START_TILES)


def _deal_bid_options(s: State, _d: Decision) -> list[Action]:
    return chosen(_DEAL_BIDS, s.start_bids)


def _turn_options(s: State, d: Decision) -> list[Action]:
    return chosen(_TURNS, s.supply & FORMAT_TILES[s.lots[d.args[0]].format])


def _start_options(_s: State, d: Decision) -> list[Action]:
    return [hanging.HANG[p] for p in hanging.start_places(d.args[0])]


def supply_left(s: State) -> tuple[int, ...]:
    """By format, how many paintings the auctioneer can still choose (AS-2.1)."""
    chosen = [lot.format for lot in s.lots if lot.tile == BACK]
    return tuple((s.supply & m).bit_count() - chosen.count(f) for f, m in enumerate(FORMAT_TILES))


def _choose_options(s: State, _d: Decision) -> list[Action]:
    supply = s.supply
    out = [a for m, a in _CHOICES if supply & m]
    if s.lots:
        chosen_backs = [lot.format for lot in s.lots]
        out = [a for a in out if (supply & FORMAT_TILES[a.args[0]]).bit_count() > chosen_backs.count(a.args[0])]
    return out


def _bid_options(s: State, d: Decision) -> list[Action]:
    return chosen(_BIDS, s.players[d.seat].hand)


def _take_options(s: State, _d: Decision) -> list[Action]:
    return [_TAKES[i] for i, lot in enumerate(s.lots) if lot.taker is None]


def _place_options(s: State, d: Decision) -> list[Action]:
    return hanging.place_options(s, d)


def _decor_options(s: State, d: Decision) -> list[Action]:
    return hanging.decor_options(s, d.seat, *d.args)


def _after_options(s: State, d: Decision) -> list[Action]:
    return hanging.after_options(s, d.seat)


def _close_options(s: State, d: Decision) -> list[Action]:
    return [_CONFIRM, _REHANG] if s.players[d.seat].rehangs < box.REHANGS else [_CONFIRM]


OPTIONS: Mapping[str, Callable[[State, Decision], list[Action]]] = {
    "deal": _deal_options,
    "deal_bid": _deal_bid_options,
    "turn": _turn_options,
    "start": _start_options,
    "choose": _choose_options,
    "bid": _bid_options,
    "take": _take_options,
    "place": _place_options,
    "decor": _decor_options,
    "after": _after_options,
    "close": _close_options,
}
