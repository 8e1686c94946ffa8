"""What is asked in Art Society: what may be answered, in canonical order, and what an answer does (AS-1 to AS-8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....table.game import BACK, Action, Seat, Step, Tell
from ....table.grid import chosen
from ....table.piles import less
from ....table.question import N_, Question
from . import box, events, hanging, swaps
from .decisions import (
    AskAfter,
    AskBid,
    AskChoose,
    AskClose,
    AskDeal,
    AskDealBid,
    AskDecor,
    AskPlace,
    AskStart,
    AskTake,
    AskTurn,
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
)  # fmt: skip
from .state import CONSOLATION, DECOR_BASE, EXCHANGED, FIRST, FURTHER, ONE, STORED, TOOK, Lot, Piece, State, is_painting

FORMAT_TILES: Final = tuple(sum(1 << p.tile for p in box.PAINTINGS if p.format == f) for f in range(len(box.FORMATS)))
START_TILES: Final = sum(1 << t for t in box.STARTING)

_DEALS: Final = tuple(Deal(t) for t in range(len(box.PAINTINGS)))
_DEAL_BIDS: Final = tuple(DealBid(card) for card in range(box.BID_CARDS.stop))
_TURNS: Final = tuple(Turn(t) for t in range(len(box.PAINTINGS)))
_CHOICES: Final = tuple((m, Choose(f)) for f, m in enumerate(FORMAT_TILES))
_BIDS: Final = tuple(Bid(card) for card in range(box.BID_CARDS.stop))
_TAKES: Final = tuple(Take(i) for i in range(box.SEATS.stop))
_CONFIRM: Final = Confirm()
_REHANG: Final = Rehang()


def _deal_options(s: State, _d: AskDeal) -> list[Deal]:
    return chosen(_DEALS, s.supply & START_TILES)


def _deal_bid_options(s: State, _d: AskDealBid) -> list[DealBid]:
    return chosen(_DEAL_BIDS, s.start_bids)


def _turn_options(s: State, d: AskTurn) -> list[Turn]:
    return chosen(_TURNS, s.supply & FORMAT_TILES[s.lots[d.lot].format])


def _start_options(_s: State, d: AskStart) -> list[Hang]:
    return [hanging.HANG[p] for p in hanging.start_places(d.tile)]


def supply_left(s: State) -> tuple[int, ...]:
    """By format, how many paintings the auctioneer can still choose (AS-2.1)."""
    chosen = [lot.format for lot in s.lots if lot.tile == BACK]
    return tuple((s.supply & m).bit_count() - chosen.count(f) for f, m in enumerate(FORMAT_TILES))


def _choose_options(s: State, _d: AskChoose) -> list[Choose]:
    supply = s.supply
    out = [a for m, a in _CHOICES if supply & m]
    if s.lots:
        chosen_backs = [lot.format for lot in s.lots]
        out = [a for a in out if (supply & FORMAT_TILES[a.format]).bit_count() > chosen_backs.count(a.format)]
    return out


def _bid_options(s: State, d: AskBid) -> list[Bid]:
    return chosen(_BIDS, s.players[d.seat].hand)


def _take_options(s: State, _d: AskTake) -> list[Take]:
    return [_TAKES[i] for i, lot in enumerate(s.lots) if lot.taker is None]


def _decor_options(s: State, d: AskDecor) -> list[Action]:
    return hanging.decor_options(s, d.seat, d.budget, d.which, d.swapped)


def _after_options(s: State, d: AskAfter) -> list[Action]:
    return hanging.after_options(s, d.seat)


def _close_options(s: State, d: AskClose) -> list[Confirm | Rehang]:
    return [_CONFIRM, _REHANG] if s.players[d.seat].rehangs < box.REHANGS else [_CONFIRM]


# -- answers: each takes the decision, already off the agenda, and its answer -----------------------------------------


def _deal(s: State, d: AskDeal, a: Deal, tell: Tell) -> None:
    s.supply &= ~(1 << a.tile)
    # The painting is hung when all are dealt (AS-1.3, AS-1.4): its step waits under the deals that are left.
    below = sum(1 for i in s.agenda if i.kind not in ("deal", "start"))
    s.agenda = (*s.agenda[:below], Step("start", (d.whose, a.tile)), *s.agenda[below:])
    tell(events.Dealt(d.whose, a.tile))


def _deal_bid(s: State, d: AskDealBid, a: DealBid, tell: Tell) -> None:
    s.start_bids &= ~(1 << a.card)
    s.players[d.whose].stack = (a.card,)
    tell(events.StartBid(d.whose, a.card))


def _turn(s: State, d: AskTurn, a: Turn, tell: Tell) -> None:
    i, tile = d.lot, a.tile
    s.supply &= ~(1 << tile)
    s.lots = (*s.lots[:i], s.lots[i]._replace(tile=tile), *s.lots[i + 1 :])
    tell(events.Turned(i, tile))


def _choose(s: State, d: AskChoose, a: Choose, tell: Tell) -> None:
    s.lots = (*s.lots, Lot(a.format, BACK, None))
    tell(events.Chosen(d.seat, a.format))


def _bid(s: State, d: AskBid, a: Bid, _tell: Tell) -> None:
    s.bids = (*s.bids[: d.seat], a.card, *s.bids[d.seat + 1 :])


def _take(s: State, d: AskTake, a: Take, tell: Tell) -> None:
    i = a.lot
    lot = s.lots[i]
    s.lots = (*s.lots[:i], lot._replace(taker=d.seat), *s.lots[i + 1 :])
    s.players[d.seat].won = lot.tile
    s.agenda = (*s.agenda, Step("after", (d.seat,)), AskPlace(d.seat, lot.tile, TOOK))
    tell(events.Took(d.seat, i, lot.tile))


def _start(s: State, d: AskStart, a: Hang, tell: Tell) -> None:
    _put_up(s, d.seat, d.tile, a.at, tell, earns=False)


def _place(s: State, d: AskPlace, a: Hang | Assist | HangAssistant | Exchange | Store, tell: Tell) -> None:
    match a:
        case Hang(at):
            _put_up(s, d.seat, d.tile, at, tell, earns=True)
        case Assist():
            _hand_over(s, d.seat, d.tile, tell)
        case HangAssistant(at):
            s.agenda = (*s.agenda, d)
            _hang_assistant(s, d.seat, at, tell)
        case Exchange(tile):
            _exchange(s, d, tile, tell)
        case Store():
            _store(s, d, tell)


def _hang_assistant(s: State, seat: Seat, at: int, tell: Tell) -> None:
    player = s.players[seat]
    piece = player.assistant
    if piece is None:
        raise ValueError("the assistant holds nothing")
    player.assistant = None
    tell(events.FromAssistant(seat, piece))
    _put_up(s, seat, piece, at, tell, earns=True)


def _exchange(s: State, d: AskPlace, got: int, tell: Tell) -> None:
    given = d.tile
    kind = box.PAINTINGS[given].type
    pile = (*(t for t in s.museum[kind] if t != got), given)
    s.museum = (*s.museum[:kind], pile, *s.museum[kind + 1 :])
    player = s.players[d.seat]
    player.won, player.fate = got, EXCHANGED
    s.agenda = (*s.agenda, AskPlace(d.seat, got, EXCHANGED))
    tell(events.Exchanged(d.seat, given, got))


def _store(s: State, d: AskPlace, tell: Tell) -> None:
    player = s.players[d.seat]
    player.excess = (*player.excess, d.tile)
    player.won, player.fate = None, STORED
    s.agenda = (*s.agenda, Step("decor", (d.seat, 1, CONSOLATION)))
    tell(events.Stored(d.seat, d.tile))


def _decor(s: State, d: AskDecor, a: Decor | Give | SwapDecor | HangAssistant | Enough, tell: Tell) -> None:
    match a:
        case Decor(decor, at):
            s.decor = less(s.decor, decor)
            _further(s, d, decor)
            _put_up(s, d.seat, DECOR_BASE + decor, at, tell, earns=False)
        case Give(decor):
            s.decor = less(s.decor, decor)
            _further(s, d, decor)
            _hand_over(s, d.seat, DECOR_BASE + decor, tell)
        case SwapDecor(tiles):
            swaps.swap(s, d.seat, tiles)
            s.agenda = (*s.agenda, Step("decor", (d.seat, d.budget, d.which, 1)))
            tell(events.Swapped(d.seat, tiles))
        case HangAssistant(at):
            s.agenda = (*s.agenda, Step("decor", (d.seat, d.budget, d.which, d.swapped)))
            _hang_assistant(s, d.seat, at, tell)
        case Enough():
            if d.which != FURTHER:
                tell(events.DecorLost(d.seat, d.budget))


def _after(s: State, d: AskAfter, a: HangAssistant | Done, tell: Tell) -> None:
    """Done means that the assistant keeps its tile."""
    if isinstance(a, HangAssistant):
        _hang_assistant(s, d.seat, a.at, tell)


def _close(s: State, d: AskClose, a: Confirm | Rehang, tell: Tell) -> None:
    if isinstance(a, Rehang):
        _rehang(s, d, tell)
    else:
        tell(events.Confirmed(d.seat))


def _rehang(s: State, d: AskClose, tell: Tell) -> None:
    """Takes back the whole hanging of this round (AS-4.5); what went to or came from the museum, and excess, stay."""
    player = s.players[d.seat]
    hanging.take_down(s, d.seat)
    player.rehangs += 1
    s.agenda = (*s.agenda, d, Step("after", (d.seat,)))
    if player.won is None:
        s.agenda = (*s.agenda, Step("decor", (d.seat, 1, CONSOLATION)))
    else:
        s.agenda = (*s.agenda, AskPlace(d.seat, player.won, player.fate))
    tell(events.Rehung(d.seat))


def _put_up(s: State, seat: Seat, piece: Piece, place: int, tell: Tell, *, earns: bool) -> None:
    """Hangs a piece and, if it is a painting that `earns`, puts its decor on the agenda (AS-5.1, AS-5.5)."""
    player = s.players[seat]
    near = hanging.neighbours(player, piece, place) if is_painting(piece) else []
    hanging.hang(player, piece, place)
    tell(events.Hung(seat, piece, place))
    if not is_painting(piece):
        return
    mine = box.PAINTINGS[piece]
    for t in near:
        if box.PAINTINGS[t.piece].type == mine.type:
            tell(events.FauxPas(seat, piece, t.piece))
    k = sum(1 for t in near if box.PAINTINGS[t.piece].frame == mine.frame)
    if earns and k:
        tell(events.Matched(seat, piece, k))
        s.agenda = (*s.agenda, Step("decor", (seat, k, ONE if k <= 3 else FIRST)))


def _hand_over(s: State, seat: Seat, piece: Piece, tell: Tell) -> None:
    """Gives a new tile to the assistant. If it was the turn's last, there is nothing to hang after it (AS-7.2)."""
    s.players[seat].assistant = piece
    if s.agenda and s.agenda[-1] == Step("after", (seat,)):
        s.agenda = s.agenda[:-1]
    tell(events.Assisted(seat, piece))


def _further(s: State, d: AskDecor, decor: int) -> None:
    """After a tile of a combination, puts the question for a further one on the agenda (AS-5.3)."""
    left = d.budget - box.DECOR[decor].shields
    if d.which in (FIRST, FURTHER) and left:
        s.agenda = (*s.agenda, Step("decor", (d.seat, left, FURTHER)))


QUESTIONS: Final[Mapping[str, Question[State]]] = {
    q.kind: q
    for q in (
        Question(AskDeal, _deal_options, _deal),
        Question(AskDealBid, _deal_bid_options, _deal_bid),
        Question(AskTurn, _turn_options, _turn),
        Question(AskStart, _start_options, _start, N_("%(name)s is hanging the first painting.")),
        Question(AskChoose, _choose_options, _choose, N_("%(name)s is choosing the lots.")),
        Question(AskBid, _bid_options, _bid, N_("%(name)s is choosing a bid.")),
        Question(AskTake, _take_options, _take, N_("%(name)s is choosing a lot.")),
        Question(AskPlace, hanging.place_options, _place, N_("%(name)s is hanging a painting.")),
        Question(AskDecor, _decor_options, _decor, N_("%(name)s is hanging decor.")),
        Question(AskAfter, _after_options, _after, N_("%(name)s is asking the assistant.")),
        Question(AskClose, _close_options, _close, N_("%(name)s is looking over the wall.")),
    )
}
"""What is asked in Art Society, by its kind."""
