"""Answers: what each verb does to the state; the decision it answers is off the agenda already (see `rules`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...table.game import BACK, Action, Decision, Event, Seat, Step, Tell
from ...table.piles import less
from . import box, hanging, swaps
from .state import CONSOLATION, DECOR_BASE, EXCHANGED, FIRST, FURTHER, ONE, STORED, TOOK, Lot, Piece, State, is_painting


def _deal(s: State, d: Decision, a: Action, tell: Tell) -> None:
    seat, tile = d.args[0], a.args[0]
    s.supply &= ~(1 << tile)
    # The painting is hung when all are dealt (AS-1.3, AS-1.4): its step waits under the deals that are left.
    below = sum(1 for i in s.agenda if i.kind not in ("deal", "start"))
    s.agenda = (*s.agenda[:below], Step("start", (seat, tile)), *s.agenda[below:])
    tell(Event("dealt", (seat, tile)))


def _deal_bid(s: State, d: Decision, a: Action, tell: Tell) -> None:
    seat, card = d.args[0], a.args[0]
    s.start_bids &= ~(1 << card)
    s.players[seat].stack = (card,)
    tell(Event("start_bid", (seat, card)))


def _turn(s: State, d: Decision, a: Action, tell: Tell) -> None:
    i, tile = d.args[0], a.args[0]
    s.supply &= ~(1 << tile)
    s.lots = (*s.lots[:i], s.lots[i]._replace(tile=tile), *s.lots[i + 1 :])
    tell(Event("turned", (i, tile)))


def _choose(s: State, d: Decision, a: Action, tell: Tell) -> None:
    s.lots = (*s.lots, Lot(a.args[0], BACK, None))
    tell(Event("chosen", (d.seat, a.args[0])))


def _bid(s: State, d: Decision, a: Action, _tell: Tell) -> None:
    s.bids = (*s.bids[: d.seat], a.args[0], *s.bids[d.seat + 1 :])


def _take(s: State, d: Decision, a: Action, tell: Tell) -> None:
    i = a.args[0]
    lot = s.lots[i]
    s.lots = (*s.lots[:i], lot._replace(taker=d.seat), *s.lots[i + 1 :])
    s.players[d.seat].won = lot.tile
    s.agenda = (*s.agenda, Step("after", (d.seat,)), Decision(d.seat, "place", (lot.tile, TOOK)))
    tell(Event("took", (d.seat, i, lot.tile)))


def _hang(s: State, d: Decision, a: Action, tell: Tell) -> None:
    _put_up(s, d.seat, d.args[0], a.args[0], tell, earns=d.kind != "start")


def _assist(s: State, d: Decision, _a: Action, tell: Tell) -> None:
    _hand_over(s, d.seat, d.args[0], tell)


def _hang_assistant(s: State, d: Decision, a: Action, tell: Tell) -> None:
    player = s.players[d.seat]
    piece = player.assistant
    if piece is None:
        raise ValueError("the assistant holds nothing")
    player.assistant = None
    if d.kind == "decor":
        s.agenda = (*s.agenda, Step("decor", (d.seat, *d.args)))
    elif d.kind == "place":
        s.agenda = (*s.agenda, d)
    tell(Event("from_assistant", (d.seat, piece)))
    _put_up(s, d.seat, piece, a.args[0], tell, earns=True)


def _exchange(s: State, d: Decision, a: Action, tell: Tell) -> None:
    given, got = d.args[0], a.args[0]
    kind = box.PAINTINGS[given].type
    pile = (*(t for t in s.museum[kind] if t != got), given)
    s.museum = (*s.museum[:kind], pile, *s.museum[kind + 1 :])
    player = s.players[d.seat]
    player.won, player.fate = got, EXCHANGED
    s.agenda = (*s.agenda, Decision(d.seat, "place", (got, EXCHANGED)))
    tell(Event("exchanged", (d.seat, given, got)))


def _store(s: State, d: Decision, _a: Action, tell: Tell) -> None:
    player = s.players[d.seat]
    player.excess = (*player.excess, d.args[0])
    player.won, player.fate = None, STORED
    s.agenda = (*s.agenda, Step("decor", (d.seat, 1, CONSOLATION)))
    tell(Event("stored", (d.seat, d.args[0])))


def _decor(s: State, d: Decision, a: Action, tell: Tell) -> None:
    kind, place = a.args
    s.decor = less(s.decor, kind)
    _further(s, d, kind)
    _put_up(s, d.seat, DECOR_BASE + kind, place, tell, earns=False)


def _give(s: State, d: Decision, a: Action, tell: Tell) -> None:
    kind = a.args[0]
    s.decor = less(s.decor, kind)
    _further(s, d, kind)
    _hand_over(s, d.seat, DECOR_BASE + kind, tell)


def _swap(s: State, d: Decision, a: Action, tell: Tell) -> None:
    swaps.swap(s, d.seat, a.args)
    s.agenda = (*s.agenda, Step("decor", (d.seat, *d.args, 1)))
    tell(Event("swapped", (d.seat, *a.args)))


def _enough(s: State, d: Decision, _a: Action, tell: Tell) -> None:
    if d.args[1] != FURTHER:
        tell(Event("decor_lost", (d.seat, d.args[0])))


def _done(s: State, d: Decision, a: Action, tell: Tell) -> None:
    """The assistant keeps its tile."""


def _confirm(_s: State, d: Decision, _a: Action, tell: Tell) -> None:
    tell(Event("confirmed", (d.seat,)))


def _rehang(s: State, d: Decision, _a: Action, tell: Tell) -> None:
    """Takes back the whole hanging of this round (AS-4.5); what went to or came from the museum, and excess, stay."""
    player = s.players[d.seat]
    hanging.take_down(s, d.seat)
    player.rehangs += 1
    s.agenda = (*s.agenda, d, Step("after", (d.seat,)))
    if player.won is None:
        s.agenda = (*s.agenda, Step("decor", (d.seat, 1, CONSOLATION)))
    else:
        s.agenda = (*s.agenda, Decision(d.seat, "place", (player.won, player.fate)))
    tell(Event("rehung", (d.seat,)))


ANSWERS: Mapping[str, Callable[[State, Decision, Action, Tell], None]] = {
    "deal": _deal,
    "deal_bid": _deal_bid,
    "turn": _turn,
    "choose": _choose,
    "bid": _bid,
    "take": _take,
    "hang": _hang,
    "assist": _assist,
    "hang_assistant": _hang_assistant,
    "exchange": _exchange,
    "store": _store,
    "decor": _decor,
    "give": _give,
    "swap": _swap,
    "enough": _enough,
    "done": _done,
    "confirm": _confirm,
    "rehang": _rehang,
}


def _put_up(s: State, seat: Seat, piece: Piece, place: int, tell: Tell, *, earns: bool) -> None:
    """Hangs a piece and, if it is a painting that `earns`, puts its decor on the agenda (AS-5.1, AS-5.5)."""
    player = s.players[seat]
    near = hanging.neighbours(player, piece, place) if is_painting(piece) else []
    hanging.hang(player, piece, place)
    tell(Event("hung", (seat, piece, place)))
    if not is_painting(piece):
        return
    mine = box.PAINTINGS[piece]
    for t in near:
        if box.PAINTINGS[t.piece].type == mine.type:
            tell(Event("faux_pas", (seat, piece, t.piece)))
    k = sum(1 for t in near if box.PAINTINGS[t.piece].frame == mine.frame)
    if earns and k:
        tell(Event("matched", (seat, piece, k)))
        s.agenda = (*s.agenda, Step("decor", (seat, k, ONE if k <= 3 else FIRST)))


def _hand_over(s: State, seat: Seat, piece: Piece, tell: Tell) -> None:
    """Gives a new tile to the assistant. If it was the turn's last, there is nothing to hang after it (AS-7.2)."""
    s.players[seat].assistant = piece
    if s.agenda and s.agenda[-1] == Step("after", (seat,)):
        s.agenda = s.agenda[:-1]
    tell(Event("assisted", (seat, piece)))


def _further(s: State, d: Decision, kind: int) -> None:
    """After a tile of a combination, puts the question for a further one on the agenda (AS-5.3)."""
    budget, which = d.args[:2]
    left = budget - box.DECOR[kind].shields
    if which in (FIRST, FURTHER) and left:
        s.agenda = (*s.agenda, Step("decor", (d.seat, left, FURTHER)))
