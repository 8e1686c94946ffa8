"""The log: one sentence of plain text for each event, in the present tense."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....page.view.scene import Scene
from ....table.game import CHANCE, REVEAL, Event
from ..rules import box
from ..rules.state import DECOR_BASE
from .names import described, listing, named, piece_name, place_name, size_name, title, type_name
from .ui import state


def _who(scene: Scene, seat: int, you: str, them: str, /, **things: object) -> str:
    """Translates `you` if the seat is the reader's, else `them`, which contains `%(name)s`."""
    return you % things if seat == scene.you else them % {"name": scene.names[seat], **things}


def _dealt(scene: Scene, seat: int, tile: int) -> str:
    w = scene.words
    return _who(scene, seat, w("You started with %(work)s."), w("%(name)s started with %(work)s."), work=described(w, tile))


def _start_bid(scene: Scene, seat: int, card: int) -> str:
    w = scene.words
    return _who(
        scene, seat, w("Your starting bid card is %(card)s."), w("%(name)s got the starting bid card %(card)s."), card=card
    )


def _round(scene: Scene, number: int, gavel: int) -> str:
    w = scene.words
    return _who(
        scene, gavel, w("Round %(n)s: you are the auctioneer."), w("Round %(n)s: %(name)s is the auctioneer."), n=number
    )


def _chosen(scene: Scene, seat: int, format_: int) -> str:
    w, f = scene.words, box.FORMATS[format_]
    return _who(
        scene,
        seat,
        w("You put up a lot of value %(value)s, %(size)s."),
        w("%(name)s put up a lot of value %(value)s, %(size)s."),
        value=f.value,
        size=size_name(w, f.w, f.h),
    )


def _turned(scene: Scene, _lot: int, tile: int) -> str:
    return scene.words("Turned up: %(work)s.", work=described(scene.words, tile))


def _reveal(scene: Scene, *bids: int) -> str:
    """The sentence on the revealed bids. Bids of earlier rounds are told only if stacks are open (AS-3.4)."""
    w = scene.words
    now = tuple(bids) == state(scene).bids and bool(state(scene).order)
    if now or scene.settings.get("open_stacks"):
        shown = listing(w, [w("%(name)s %(bid)s", name=named(scene, seat), bid=bid) for seat, bid in enumerate(bids)])
        return w("The bids: %(bids)s.", bids=shown)
    if scene.you == CHANCE:
        return w("The bids are open.")
    return w("The bids are open: you bid %(bid)s.", bid=bids[scene.you])


def _order(scene: Scene, *seats: int) -> str:
    return scene.words("Order of choosing: %(who)s.", who=", ".join(named(scene, seat) for seat in seats))


def _took(scene: Scene, seat: int, _lot: int, tile: int) -> str:
    w = scene.words
    return _who(
        scene,
        seat,
        w("You took lot %(value)s, %(work)s."),
        w("%(name)s took lot %(value)s, %(work)s."),
        value=box.PAINTINGS[tile].value,
        work=described(w, tile),
    )


def _hung(scene: Scene, seat: int, piece: int, place: int) -> str:
    w = scene.words
    return _who(
        scene,
        seat,
        w("You hung %(tile)s at %(place)s."),
        w("%(name)s hung %(tile)s at %(place)s."),
        tile=piece_name(w, piece),
        place=place_name(w, place),
    )


def _faux_pas(scene: Scene, seat: int, piece: int, other: int) -> str:
    w = scene.words
    return _who(
        scene,
        seat,
        w("A faux pas on your wall: %(one)s beside %(other)s."),
        w("A faux pas on %(name)s's wall: %(one)s beside %(other)s."),
        one=title(w, piece),
        other=title(w, other),
    )


def _matched(scene: Scene, seat: int, piece: int, k: int) -> str:
    w = scene.words
    tile = title(w, piece)
    if seat == scene.you:
        return w.count("%(tile)s matches %(n)s of your frames.", "%(tile)s matches %(n)s of your frames.", k, tile=tile)
    return w.count(
        "%(tile)s matches %(n)s of %(name)s's frames.",
        "%(tile)s matches %(n)s of %(name)s's frames.",
        k,
        tile=tile,
        name=scene.names[seat],
    )


def _decor_lost(scene: Scene, seat: int, _budget: int) -> str:
    w = scene.words
    return _who(scene, seat, w("Your decor fitted nowhere and is lost."), w("%(name)s's decor fitted nowhere and is lost."))


def _from_assistant(scene: Scene, seat: int, piece: int) -> str:
    w = scene.words
    return _who(
        scene,
        seat,
        w("Your assistant handed over %(tile)s."),
        w("%(name)s's assistant handed over %(tile)s."),
        tile=piece_name(w, piece),
    )


def _assisted(scene: Scene, seat: int, piece: int) -> str:
    w = scene.words
    return _who(
        scene,
        seat,
        w("You gave %(tile)s to your assistant."),
        w("%(name)s gave %(tile)s to the assistant."),
        tile=piece_name(w, piece),
    )


def _exchanged(scene: Scene, seat: int, given: int, got: int) -> str:
    w = scene.words
    return _who(
        scene,
        seat,
        w("You exchanged %(given)s at the museum for %(got)s."),
        w("%(name)s exchanged %(given)s at the museum for %(got)s."),
        given=title(w, given),
        got=title(w, got),
    )


def _stored(scene: Scene, seat: int, tile: int) -> str:
    w = scene.words
    return _who(
        scene,
        seat,
        w("%(tile)s is your excess painting."),
        w("%(tile)s is %(name)s's excess painting."),
        tile=title(w, tile),
    )


def _swapped(scene: Scene, seat: int, *tiles: int) -> str:
    w = scene.words
    return _who(
        scene,
        seat,
        w("You traded old decor for %(tiles)s."),
        w("%(name)s traded old decor for %(tiles)s."),
        tiles=listing(w, [piece_name(w, DECOR_BASE + kind) for kind in tiles[::2]]),
    )


def _rehung(scene: Scene, seat: int) -> str:
    w = scene.words
    return _who(
        scene,
        seat,
        w("You took this round's tiles down to hang them again."),
        w("%(name)s took this round's tiles down to hang them again."),
    )


def _museum(scene: Scene, tile: int, was: int, would: int, now: int) -> str:
    w = scene.words
    things = {"work": title(w, tile), "type": type_name(w, box.PAINTINGS[tile].type), "was": was, "would": would, "now": now}
    if would != now:
        return w(
            "%(work)s went to the museum: %(type)s from %(was)s to %(would)s, which was taken, so back to %(now)s.", **things
        )
    return w("%(work)s went to the museum: %(type)s from %(was)s to %(now)s.", **things)


def _end(scene: Scene, full: int, excess: int, spent: int) -> str:
    w = scene.words
    why = []
    if full:
        why.append(w("a wall is full"))
    if excess:
        why.append(w("there is a second excess painting"))
    if spent:
        why.append(w("the bid cards have run out"))
    return w("The game ends: %(why)s.", why=listing(w, why))


_TOLD: Mapping[str, Callable[..., str]] = {
    "dealt": _dealt,
    "start_bid": _start_bid,
    "round": _round,
    "chosen": _chosen,
    "turned": _turned,
    REVEAL: _reveal,
    "order": _order,
    "took": _took,
    "hung": _hung,
    "faux_pas": _faux_pas,
    "matched": _matched,
    "decor_lost": _decor_lost,
    "from_assistant": _from_assistant,
    "assisted": _assisted,
    "exchanged": _exchanged,
    "stored": _stored,
    "swapped": _swapped,
    "rehung": _rehung,
    "museum": _museum,
    "end": _end,
}


def told(event: Event, scene: Scene) -> str:
    """The sentence for an event; empty for an event that says nothing new (a confirmation)."""
    tell = _TOLD.get(event.kind)
    return tell(scene, *event.args) if tell is not None else ""
