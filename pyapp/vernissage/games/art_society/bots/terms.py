"""The judgement of the bots of Art Society as terms, for people who want to know why.

Terms, with their details; those marked * are points of the score (`Term.scored`):

    now                     what the wall is worth before the answer: the same for every answer
    plan (piece, place)     0 points: what follows is told for this place
    prestige* (type)        the painting's own, as the types stand
    faux_pas* (type, n)     n neighbours lose theirs, and the painting has none
    eyeline* (type)         shields* (n)        corners* (n)        full*        excess*, for a lot an estimate
    prospect (type)         by how much the type's prestige is expected to change until the end
    frames (frame, k)       the decor that k matching frames earn
    gap (w, h) or (n)       dead cells: a rectangle, or n spaces
    room                    what else the empty space promises, bare corners included
    assistant               what the assistant is worth, free or with a tile
    end                     the nearer end of the game, by an excess painting
    follow                  what follows in the turn, hung greedily
    kept, exchange          a painting taken for the assistant, or for one of the museum
    museum (tile)           what the lot that is left brings, beside the others, when it goes to the museum
    reach (percent), price; own, others     see `greedy`
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from ....bots.bot import Term
from ....bots.pace import Pace
from ....table.chance import Rng
from ....table.game import Action, Decision
from ....table.grid import listed
from ..rules import box, scoring
from ..rules.decisions import (
    AskBid,
    AskChoose,
    AskStart,
    AskTake,
    Assist,
    Bid,
    Choose,
    Decor,
    Exchange,
    Give,
    Hang,
    HangAssistant,
    Store,
    Take,
)
from ..rules.state import DECOR_BASE, Piece, State
from .evaluation import DEAD, EXCESS, SHIELD, Outlook, Wall, dead, lasting, space
from .greedy import (
    FRONTS,
    SPITE,
    bid_terms,
    choice_terms,
    museum_lead,
    pending_tile,
    profit,
    profits_of,
    prospect,
    walls_of,
)  # fmt: skip

Terms: TypeAlias = tuple[Term, ...]
Picked: TypeAlias = Sequence[tuple[int, float]]
"""Some of the options by index, with their values."""
Explained: TypeAlias = Generator[None, None, list[Terms]]


def hung_terms(s: State, wall: Wall, piece: Piece, place: int, look: Outlook) -> tuple[Terms, Wall, int]:
    """The terms of a piece at a place by itself; the wall with the piece; how many touching paintings have its frame."""
    then = wall.copy()
    k = then.hang(piece, place)
    out: list[Term] = []
    if piece >= DECOR_BASE:
        shields = then.shields - wall.shields
        out.append(Term("shields", shields, (shields,), scored=True))
    else:
        out += _painting_terms(s, wall, then, box.PAINTINGS[piece].type, look)
    return (*out, *_space_terms(wall, then, look)), then, k


def _painting_terms(s: State, wall: Wall, then: Wall, kind: int, look: Outlook) -> list[Term]:
    ranking, worth = scoring.ranking(s), scoring.worths(s)[kind]
    good, eyes = then.good[kind] - wall.good[kind], then.eyes[kind] - wall.eyes[kind]
    out = []
    if good == 1:
        out.append(Term("prestige", worth, (kind,), scored=True))
    else:
        out.append(Term("faux_pas", good * worth, (kind, -good), scored=True))
    stands = box.EYELINE_POINTS if eyes and ranking and ranking[0] == kind else 0
    if stands:
        out.append(Term("eyeline", stands, (kind,), scored=True))
    out.append(Term("prospect", good * (look.worth[kind] - worth) + eyes * look.eyeline[kind] - stands, (kind,)))
    return out


def _space_terms(wall: Wall, then: Wall, look: Outlook) -> list[Term]:
    """The terms of the change in empty spaces."""
    out: list[Term] = []
    change = space(then.taken, look.rounds) - space(wall.taken, look.rounds)
    covered = sum(1 for c in box.CORNERS if then.taken & ~wall.taken & 1 << c)
    if covered:
        out.append(Term("corners", -box.CORNER_POINTS * covered, (covered,), scored=True))
    if then.taken == box.WALL.all and wall.taken != box.WALL.all:
        out.append(Term("full", box.FULL_POINTS, scored=True))
    lost = dead(then.taken) & ~dead(wall.taken)
    more = dead(then.taken).bit_count() - dead(wall.taken).bit_count()
    if more > 0 and then.taken != box.WALL.all:
        out.append(Term("gap", lasting(look.rounds) * DEAD * more, gap(dead(then.taken), lost)))
    return [*out, Term("room", change - sum(t.points for t in out))]


def gap(cells: int, lost: int) -> tuple[int, ...]:
    """The largest connected gap among the dead cells that contains a `lost` one: its width and height if it is a rectangle,
    else its number of spaces.
    """
    best = 0
    while lost:
        patch, grown = 0, lost & -lost
        while grown != patch:
            patch = grown
            grown = (patch | box.WALL.halo(patch)) & cells
        lost &= ~patch
        if patch.bit_count() > best.bit_count():
            best = patch
    spaces = [box.WALL.xy(c) for c in listed(best)]
    w = max(x for x, _ in spaces) - min(x for x, _ in spaces) + 1
    h = max(y for _, y in spaces) - min(y for _, y in spaces) + 1
    return (w, h) if w * h == len(spaces) else (len(spaces),)


# -- by the kind of decision ------------------------------------------------------------------------------------------


def _explain_hanging(s: State, d: Decision, options: Sequence[Action], picked: Picked, _rng: Rng) -> Explained:
    look, pace = prospect(s), Pace()
    wall = Wall() if isinstance(d, AskStart) else Wall.of(s.players[d.seat])
    tile = d.tile if isinstance(d, AskStart) else pending_tile(s, d)
    out = []
    for i, value in picked:
        out.append(_answer_terms(s, wall, d, options[i], tile, value, look))
        if pace.due(3):
            yield
    return out


def _answer_terms(s: State, wall: Wall, d: Decision, a: Action, tile: int | None, value: float, look: Outlook) -> Terms:
    now, direct, k = Term("now", wall.value(look)), wall.copy(), 0
    terms: Terms = ()
    told: list[Term] = []
    piece: Piece | None = None
    match a:
        case Hang(at) if tile is not None:
            piece = tile
            terms, direct, k = hung_terms(s, wall, tile, at, look)
        case HangAssistant(at) if wall.assistant is not None:
            direct.assistant, piece = None, wall.assistant
            terms, direct, k = hung_terms(s, direct, piece, at, look)
        case Decor(decor, at):
            terms, direct, k = hung_terms(s, wall, DECOR_BASE + decor, at, look)
        case Assist():
            direct.assistant = tile
        case Give(decor):
            direct.assistant = DECOR_BASE + decor
        case Store():
            direct.excess += 1
            told.append(Term("excess", box.EXCESS_POINTS, scored=True))
            told.append(Term("end", EXCESS - box.EXCESS_POINTS))
        case Exchange(got) if (found := wall.best(got, look)) is not None:
            terms, direct, k = hung_terms(s, wall, got, found[1], look)
            piece = got
            told.append(Term("plan", 0.0, (got, found[1])))
    if not isinstance(a, Hang) and (direct.assistant != wall.assistant or wall.assistant is not None):
        told.append(Term("assistant", direct.held(look) - wall.held(look)))
    told += terms
    rest = value - now.points - sum(t.points for t in told)
    if piece is not None and k:
        told.append(Term("frames", rest, (box.PAINTINGS[piece].frame, k)))
    else:
        told.append(Term("follow", rest))
    return (now, *told)


def _explain_take(s: State, d: AskTake, options: Sequence[Take], picked: Picked, _rng: Rng) -> Explained:
    walls, look = walls_of(s), prospect(s)
    out = []
    for i, _ in picked:
        yield
        a = options[i]
        tile = s.lots[a.lot].tile
        left = next((s.lots[b.lot].tile for b in options if b != a), -1)
        museum = Term("museum", museum_lead(s, d.seat, walls, a, options, look), (left,))
        out.append((*profit_terms(s, walls[d.seat], tile, look), *([museum] if len(options) == 2 else [])))
    return out


def profit_terms(s: State, wall: Wall, tile: int, look: Outlook) -> Terms:
    """The terms of a lot's profit: at its best place on the wall, or whatever else would become of it."""
    worth, found = profit(s, wall, tile, look), wall.best(tile, look)
    if found is not None and worth == found[0]:
        terms, _, k = hung_terms(s, wall, tile, found[1], look)
        frames = (Term("frames", SHIELD * k, (box.PAINTINGS[tile].frame, k)),) if k else ()
        return (Term("plan", 0.0, (tile, found[1])), *terms, *frames)
    if wall.assistant is None:
        return (Term("kept", worth),)
    return (Term("exchange" if worth != EXCESS + 1 else "excess", worth),)


def _explain_bid(s: State, d: AskBid, options: Sequence[Bid], picked: Picked, _rng: Rng) -> Explained:
    look = prospect(s)
    profits = yield from profits_of(s, look)
    terms = bid_terms(s, d.seat, [options[i].card for i, _ in picked], profits, look.rounds)
    return [tuple(t) for t in terms]


def _explain_choice(s: State, d: AskChoose, options: Sequence[Choose], picked: Picked, rng: Rng) -> Explained:
    terms = yield from choice_terms(s, d, options, rng, SPITE, FRONTS)
    return [tuple(terms[i]) for i, _ in picked]


EXPLAINED: Final[Mapping[str, Callable[[State, Any, Sequence[Any], Picked, Rng], Explained]]] = {
    "start": _explain_hanging,
    "choose": _explain_choice,
    "bid": _explain_bid,
    "take": _explain_take,
    "place": _explain_hanging,
    "decor": _explain_hanging,
    "after": _explain_hanging,
}
"""By the kind of decision, what makes the terms of the picked options, as the greedy bot values them."""

__all__ = ["EXPLAINED", "gap", "hung_terms", "profit_terms"]
