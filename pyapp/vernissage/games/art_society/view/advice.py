"""Advice in Art Society. Answers are told as what could be done; for the terms see `bots.art_society.terms`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any, Final

from ....art.papers import PAPERS
from ....bots.bot import Term, Weighed
from ....page.core.markup import Content, Node, el, join
from ....page.core.words import N_, Words
from ....page.view import compared
from ....page.view.reasons import Counsel, Reason
from ....page.view.scene import Reply, Scene
from ....table.game import BACK, Action
from ....table.match import Match
from ..rules import box, hanging
from ..rules.decisions import (  # fmt: skip
    AskAfter,
    AskDecor,
    AskPlace,
    AskStart,
    Assist,
    Bid,
    Choose,
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
)
from ..rules.state import DECOR_BASE, FURTHER, Piece, Placed, Player, size
from .deciding import moves
from .deciding.bids import cards_in_hand
from .names import described, frames_match, listing, piece_name, place_name, size_name, title, type_name
from .signs import n, rect
from .things import rivals, wall
from .things.lots import back, niche, painting, to_scale
from .ui import Held, Ui, hold, me, offers, state

SPACE: Final = 40
"""Px of one space of a lot or a back, before it is scaled to its column."""
ACROSS: Final = 9
"""How many spaces of the own wall, as large as the table has it, are about as wide as the board."""
NICHE: Final = 2.6
"""How many spaces across the assistant's niche is drawn."""
INSET: Final = 0.2
"""How many spaces it is from the edge."""
FEW: Final = 3
"""How many lots stand side by side: so they are large."""


class ArtSocietyCounsel:
    """The words of Art Society's answers and terms. See `Counsel`."""

    about = N_("about %(points)s points")

    def move(self, scene: Scene, one: Weighed) -> str:
        """See `Counsel.move`."""
        words, a, d = scene.words, one.action, scene.decision
        about = piece_name(words, d.tile) if isinstance(d, AskStart | AskPlace) else ""
        match a:
            case Bid(card):
                return words("Bid %(card)s", card=card)
            case Enough():
                further = isinstance(d, AskDecor) and d.which == FURTHER
                return words("That is enough") if further else words("Go without")
            case Done():
                return words("Leave it with the assistant")
            case Take(lot):
                tile = state(scene).lots[lot].tile
                return words("Take %(work)s, value %(value)s", value=box.PAINTINGS[tile].value, work=described(words, tile))
            case Choose(kind):
                size = size_name(words, box.FORMATS[kind].w, box.FORMATS[kind].h)
                return words("Put up a lot of value %(value)s, %(size)s", value=box.FORMATS[kind].value, size=size)
            case Assist():
                return words("Give %(tile)s to your assistant", tile=about)
            case Give(decor):
                return words("Give %(tile)s to your assistant", tile=piece_name(words, DECOR_BASE + decor))
            case Exchange(tile):
                return words("Exchange %(given)s at the museum for %(got)s", given=about, got=title(words, tile))
            case Store():
                return words("Keep %(tile)s as an excess painting", tile=about)
            case SwapDecor(tiles):
                got = listing(words, [piece_name(words, DECOR_BASE + kind) for kind in tiles[::2]])
                return words("Trade old decor for %(tiles)s", tiles=got)
        spot = _spot(scene, a)
        if spot is None:
            raise LookupError(f"there are no words for {a.verb}")
        return words("Hang %(tile)s at %(place)s", tile=piece_name(words, spot.piece), place=place_name(words, spot.place))

    def reasons(self, scene: Scene, one: Weighed) -> list[Reason]:
        """See `Counsel.reasons`."""
        out = []
        for t in one.terms:
            if t.name == "plan":
                out.append(Reason(_plan(scene.words, t)))
            elif t.name != "now":
                out.append(Reason(_TEXTS[t.name](scene.words, t), t.points, t.scored))
        return out

    def show(self, scene: Scene, ui: Ui, one: Weighed) -> Reply:
        """See `Counsel.show`. It holds a tile over its place, lifts a bid card, or picks a back."""
        a = one.action
        held, place = _held(scene, one)
        if held is not None:
            after = hold(scene, replace(ui, pile=-1), held, place)
            return Reply(after, say=piece_name(scene.words, held.piece), focus="wall")
        calm = replace(ui, held=None, place=-1, pile=-1, rival=-1, seen=state(scene).round)
        if isinstance(a, Bid):
            return moves.on_press(scene, replace(calm, bid=0), "bid", (str(a.card),))
        if isinstance(a, Choose):
            return moves.on_press(scene, replace(calm, picks=()), "pick", (str(a.format),))
        return Reply(calm, say=self.move(scene, one), focus="title")

    def board(self, scene: Scene, played: Action, better: Action | None) -> Content:
        """See `Counsel.board`: the lots and below them the cards in hand; or the wall, and below it backs or lots if any."""
        s, d = state(scene), scene.decision
        options = () if d is None else scene.game.options(s, d)
        things: list[tuple[Action, Content]] = []
        lots: dict[Action, Node] = {}
        match played:
            case Bid():
                look = f"vs-card bid-card paper-{PAPERS[scene.seat]}"
                things = [(Bid(card), el("span", card, cls=look)) for card in cards_in_hand(me(scene))]
            case Choose():
                lots = {a: back(a.format, SPACE) for a in options if isinstance(a, Choose)}
            case Take():
                lots = {a: painting(scene, s.lots[a.lot].tile, SPACE) for a in options if isinstance(a, Take)}
        if lots:
            own = el("div", rivals.small(scene.words, me(scene), PAPERS[scene.seat], near=True), cls="vs-own")
            return join((own, compared.row([*lots.items()], played, better, to_scale, FEW)))
        if not things:
            return _wall(scene, played, better)
        up = [painting(scene, lot.tile, SPACE) for lot in s.lots if lot.tile != BACK]
        offered = el("div", *to_scale(up), cls="vs-lots") if up else ""
        return join((offered, compared.row(things, played, better)))

    def undone(self, match: Match[Any], ply: int) -> bool:
        """See `Counsel.undone`. Here a round's tiles can be hung again (AS-4.5)."""
        turn = match.turns[ply]
        if not isinstance(turn.decision, AskPlace | AskDecor | AskAfter):
            return False
        return any(
            isinstance(t.action, Rehang) and t.decision.seat == turn.decision.seat and t.before.round == turn.before.round
            for t in match.turns[ply:]
        )


def _wall(scene: Scene, played: Action, better: Action | None) -> Content:
    """The wall with what was hung, and what would have hung better as a ghost, from so near that what is written on it is as
    large as on a table; what the assistant was given, or would have been, each in a niche in its emptiest corners.
    """
    words = scene.words
    player, done, ghost = deepcopy(me(scene)), _spot(scene, played), _spot(scene, better)
    marks: list[Node] = []
    middles: dict[str, tuple[float, float]] = {}
    if done is not None:
        hanging.hang(player, *done)
    left, top, wide, high = wall.around((*player.hung, *([] if ghost is None else [ghost])))
    unit = ACROSS * scene.unit / wide
    for which, one in (("better", ghost), ("played", done)):
        if one is not None:
            x, y, w, h = wall.box_of(one.piece, one.place, unit)
            rings = (rect("halo", x + 3, y + 3, w - 6, h - 6), rect("ring", x + 3, y + 3, w - 6, h - 6))
            art = (wall.piece(words, one, unit),) if which == "better" else ()
            marks.append(el("g", *art, *rings, compared.seal(which, x + w - 15, y + 15, unit * 0.55), cls=f"vs {which}"))
            middles[which] = (x + w / 2, y + h / 2)
    side, corners = NICHE * unit, iter(_corners(player, (left, top, wide, high)))
    for which, a in (("better", better), ("played", played)):
        if (piece := _given(scene, a)) is not None:
            x, y = (at * unit for at in next(corners))
            drawn = niche(words, piece).having(cls="lb-niche", x=n(x), y=n(y), width=n(side), height=n(side))
            edge = rect("ring", x + 3, y + 3, side - 6, side - 6)
            in_ = unit * 0.4
            who = compared.seal("kept", x + in_, y + in_, unit * 0.7, "assistant")
            low = y > (top + high / 2) * unit  # the arrow comes from above, and the sign stands below its head
            seal = compared.seal(which, x + side - in_, y + side - in_ if low else y + in_, unit * 0.7)
            marks.append(el("g", drawn, edge, who, seal, cls=f"vs {which}"))
            middles[which] = (x + side / 2, y + 6 if low else y + side - 6)
    if len(middles) == 2:
        marks.append(compared.arrow(middles["played"], middles["better"], unit / 7))
    marks += [wall.bare(player.taken, unit), *(wall.clash(a, b, unit) for a, b in wall.faux_pas_pairs(player.hung))]
    seen = " ".join(n(side * unit) for side in (left, top, wide, high))
    part = wall.svg(words, player, PAPERS[scene.seat], unit, above=marks).having(viewBox=seen)
    return el("svg", part, cls="wall", viewBox=f"0 0 {n(wide * unit)} {n(high * unit)}")  # cut to it, in the board's middle


def _spot(scene: Scene, a: Action | None) -> Placed | None:
    """What the answer hangs, where; None if it hangs nothing."""
    d = scene.decision
    match a:
        case Hang(at) if isinstance(d, AskStart | AskPlace):
            return Placed(d.tile, at)
        case HangAssistant(at) if (kept := me(scene).assistant) is not None:
            return Placed(kept, at)
        case Decor(decor, at):
            return Placed(DECOR_BASE + decor, at)
    return None


def _given(scene: Scene, a: Action | None) -> Piece | None:
    """The tile that the answer gives to the assistant, if it does."""
    d = scene.decision
    if isinstance(a, Assist) and isinstance(d, AskStart | AskPlace):
        return d.tile
    return DECOR_BASE + a.decor if isinstance(a, Give) else None


def _corners(player: Player, seen: tuple[int, int, int, int]) -> list[tuple[float, float]]:
    """Where a niche can be, in spaces: first where it hides least of the part of the wall that is seen."""
    left, top, wide, high = seen
    far = NICHE + INSET

    def hidden(at: tuple[float, float]) -> float:
        boxes = ((*box.WALL.xy(t.place), *size(t.piece)) for t in player.hung)
        sides = ([min(b + w, a + NICHE) - max(a, b) for a, b, w in zip(at, one[:2], one[2:], strict=True)] for one in boxes)
        return sum(max(0, x) * max(0, y) for x, y in sides)

    return sorted(((x, y) for y in (top + high - far, top + INSET) for x in (left + INSET, left + wide - far)), key=hidden)


def _held(scene: Scene, one: Weighed) -> tuple[Held | None, int]:
    """The tile that the answer hangs, now or by the bot's plan, and its place (-1: the best place)."""
    d = scene.decision
    plan = next((t.details for t in one.terms if t.name == "plan"), None)
    place = -1 if plan is None else plan[1]
    wanted: tuple[str, int] | None = None
    match one.action:
        case Take(lot):
            wanted = ("lot", state(scene).lots[lot].tile)
        case Hang(at) if isinstance(d, AskStart | AskPlace):
            wanted, place = ("won", d.tile), at
        case HangAssistant(at):
            wanted, place = ("assistant", me(scene).assistant or 0), at
        case Decor(decor, at):
            wanted, place = ("decor", DECOR_BASE + decor), at
        case Exchange(tile):
            wanted = ("museum", tile)
    return next((h for h in offers(scene) if (h.source, h.piece) == wanted), None), place


# -- terms ------------------------------------------------------------------------------------------------------------


def _plan(words: Words, t: Term) -> str:
    piece, place = t.details
    return words("Best hung at %(place)s: %(tile)s", place=place_name(words, place), tile=piece_name(words, piece))


def _faux_pas(words: Words, t: Term) -> str:
    n = t.details[1]
    if not n:
        return words("A faux pas: it earns no prestige")
    return words.count(
        "A faux pas: it earns no prestige, and %(n)s neighbour loses its own",
        "A faux pas: it earns no prestige, and %(n)s neighbours lose theirs",
        n,
    )


def _prospect(words: Words, t: Term) -> str:
    name = type_name(words, t.details[0])
    if t.points > 0:
        return words("%(type)s will probably be worth more at the end", type=name)
    return words("%(type)s will probably be worth less at the end", type=name)


def _frames(words: Words, t: Term) -> str:
    frame, k = t.details
    return words("%(frames)s: decor to hang", frames=frames_match(words, frame, k))


def _gap(words: Words, t: Term) -> str:
    if len(t.details) == 2:
        return words("Leaves a gap of %(width)s by %(height)s", width=t.details[0], height=t.details[1])
    return words.count("Leaves a gap of %(n)s space", "Leaves a gap of %(n)s spaces", t.details[0])


def _assistant(words: Words, t: Term) -> str:
    return words("The assistant is free again") if t.points > 0 else words("The assistant is not free any more")


def _reach(words: Words, t: Term) -> str:
    return words.count("What you will probably get: you choose first about once in 100",
                       "What you will probably get: you choose first about %(n)s times in 100", t.details[0])  # fmt: skip


_TEXTS: Final[Mapping[str, Callable[[Words, Term], str]]] = {
    "prestige": lambda w, t: w(
        "%(type)s, worth \N{MULTIPLICATION SIGN}%(worth)s", type=type_name(w, t.details[0]), worth=round(t.points)
    ),
    "faux_pas": _faux_pas,
    "eyeline": lambda w, _: w("Hangs in the eyeline"),
    "shields": lambda w, t: w.count("Decor with one shield", "Decor with %(n)s shields", t.details[0]),
    "corners": lambda w, t: w.count("Covers a bare corner", "Covers %(n)s bare corners", t.details[0]),
    "full": lambda w, _: w("Fills the gallery"),
    "excess": lambda w, _: w("An excess painting, with decor still to come"),
    "prospect": _prospect,
    "frames": _frames,
    "gap": _gap,
    "room": lambda w, t: w("Leaves good room for later") if t.points > 0 else w("Takes room from later paintings"),
    "assistant": _assistant,
    "end": lambda w, _: w("Brings the end of the game nearer"),
    "follow": lambda w, _: w("What can follow in this turn"),
    "kept": lambda w, _: w("It goes to the assistant for now"),
    "exchange": lambda w, _: w("You will exchange it at the museum"),
    "museum": lambda w, t: w("%(work)s goes to the museum and moves the prestige", work=title(w, t.details[0])),
    "reach": _reach,
    "price": lambda w, _: w("What the card would be worth in later rounds"),
    "own": lambda w, _: w("What a painting of this size brings you, on average"),
    "others": lambda w, t: w("It suits the others less") if t.points > 0 else w("It suits the others too"),
}


COUNSEL: Final[Counsel] = ArtSocietyCounsel()
