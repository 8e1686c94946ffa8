"""The log: one sentence of plain text for each event."""

from __future__ import annotations

from typing import Final

from ....page.core.words import N_, Words
from ....page.view.phrases import addressed
from ....page.view.scene import ONLOOKER, Scene
from ....page.view.sentences import line, telling
from ....table.game import Revealed
from ..rules import box, events
from ..rules.state import DECOR_BASE
from .deciding.reveal import tie_sentence, ties
from .names import described, listing, named, piece_name, place_name, size_name, title, type_name, valued
from .ui import state


def _reveal(scene: Scene, e: Revealed) -> str:
    """The sentences on revealed bids and how ties were broken; on earlier rounds' only if stacks are open (AS-3.4)."""
    w = scene.words
    now = e.answers == state(scene).bids and bool(state(scene).order)
    if now or scene.settings.get("open_stacks"):
        shown = listing(w, [w("%(name)s %(bid)s", name=named(scene, seat), bid=bid) for seat, bid in enumerate(e.answers)])
        said = w("The bids: %(bids)s.", bids=shown)
        for tie in ties(state(scene)) if now else ():
            if len(tie) > 1:
                second = tie_sentence(scene, tie)
                said = second if len(tie) == len(e.answers) == 2 else w("%(first)s %(second)s", first=said, second=second)
        return said
    if scene.you == ONLOOKER:
        return w("The bids are open.")
    return w("The bids are open: you bid %(bid)s.", bid=e.answers[scene.you])


def _round(scene: Scene, e: events.RoundBegun) -> str:
    you, them = N_("Round %(n)s: you are the auctioneer."), N_("Round %(n)s: %(name)s is the auctioneer.")
    return addressed(scene, e.gavel, you, them, n=e.round)


def _order(scene: Scene, e: events.Ordered) -> str:
    return scene.words("Order of choosing: %(who)s.", who=", ".join(named(scene, seat) for seat in e.seats))


def _matched(scene: Scene, e: events.Matched) -> str:
    w, tile = scene.words, title(scene.words, e.piece)
    if e.seat == scene.you:
        return w.count("%(tile)s matches %(n)s of your frames.", "%(tile)s matches %(n)s of your frames.", e.frames, tile=tile)
    return w.count(
        "%(tile)s matches %(n)s of %(name)s's frames.",
        "%(tile)s matches %(n)s of %(name)s's frames.",
        e.frames,
        tile=tile,
        name=scene.names[e.seat],
    )


def ends(w: Words, e: events.Ended) -> str:
    """Why the game has ended, in a few words."""
    why = (
        (e.full, w("a full wall")),
        (e.excess, w("a second excess painting")),
        (e.spent, w("no bid cards left")),
    )
    return listing(w, [text for so, text in why if so])


told: Final = telling(
    line(
        events.Dealt,
        N_("You started with %(work)s."),
        N_("%(name)s started with %(work)s."),
        work=lambda w, e: described(w, e.tile),
    ),
    line(
        events.StartBid,
        N_("Your starting bid card is %(card)s."),
        N_("%(name)s got the starting bid card %(card)s."),
        card=lambda _, e: e.card,
    ),
    line(events.RoundBegun, _round),
    line(
        events.Chosen,
        N_("You put up a lot of value %(value)s, %(size)s."),
        N_("%(name)s put up a lot of value %(value)s, %(size)s."),
        value=lambda _, e: box.FORMATS[e.format].value,
        size=lambda w, e: size_name(w, box.FORMATS[e.format].w, box.FORMATS[e.format].h),
    ),
    line(events.Turned, N_("Turned up: %(work)s."), work=lambda w, e: valued(w, e.tile)),
    line(Revealed, _reveal),
    line(events.Ordered, _order),
    line(
        events.Took,
        N_("You took %(work)s, value %(value)s."),
        N_("%(name)s took %(work)s, value %(value)s."),
        value=lambda _, e: box.PAINTINGS[e.tile].value,
        work=lambda w, e: described(w, e.tile),
    ),
    line(
        events.Hung,
        N_("You hung %(tile)s at %(place)s."),
        N_("%(name)s hung %(tile)s at %(place)s."),
        tile=lambda w, e: piece_name(w, e.piece),
        place=lambda w, e: place_name(w, e.place),
    ),
    line(
        events.FauxPas,
        N_("A faux pas on your wall: %(one)s beside %(other)s."),
        N_("A faux pas on %(name)s's wall: %(one)s beside %(other)s."),
        one=lambda w, e: title(w, e.piece),
        other=lambda w, e: title(w, e.other),
    ),
    line(events.Matched, _matched),
    line(events.DecorLost, N_("Your decor fitted nowhere and is lost."), N_("%(name)s's decor fitted nowhere and is lost.")),
    line(
        events.FromAssistant,
        N_("Your assistant handed over %(tile)s."),
        N_("%(name)s's assistant handed over %(tile)s."),
        tile=lambda w, e: piece_name(w, e.piece),
    ),
    line(
        events.Assisted,
        N_("You gave %(tile)s to your assistant."),
        N_("%(name)s gave %(tile)s to the assistant."),
        tile=lambda w, e: piece_name(w, e.piece),
    ),
    line(
        events.Exchanged,
        N_("You exchanged %(given)s at the museum for %(got)s."),
        N_("%(name)s exchanged %(given)s at the museum for %(got)s."),
        given=lambda w, e: title(w, e.given),
        got=lambda w, e: title(w, e.got),
    ),
    line(
        events.Stored,
        N_("%(tile)s is your excess painting."),
        N_("%(tile)s is %(name)s's excess painting."),
        tile=lambda w, e: title(w, e.tile),
    ),
    line(
        events.Swapped,
        N_("You traded old decor for %(tiles)s."),
        N_("%(name)s traded old decor for %(tiles)s."),
        tiles=lambda w, e: listing(w, [piece_name(w, DECOR_BASE + kind) for kind in e.tiles[::2]]),
    ),
    line(
        events.Rehung,
        N_("You took this round's tiles down to hang them again."),
        N_("%(name)s took this round's tiles down to hang them again."),
    ),
    line(
        events.ToMuseum,
        N_("%(work)s went to the museum: %(type)s from %(was)s to %(would)s, which was taken, so back to %(now)s."),
        when=lambda e: e.would != e.now,
        work=lambda w, e: title(w, e.tile),
        type=lambda w, e: type_name(w, box.PAINTINGS[e.tile].type),
        was=lambda _, e: e.was,
        would=lambda _, e: e.would,
        now=lambda _, e: e.now,
    ),
    line(
        events.ToMuseum,
        N_("%(work)s went to the museum: %(type)s from %(was)s to %(now)s."),
        work=lambda w, e: title(w, e.tile),
        type=lambda w, e: type_name(w, box.PAINTINGS[e.tile].type),
        was=lambda _, e: e.was,
        now=lambda _, e: e.now,
    ),
    line(events.Ended, lambda scene, e: scene.words("The game ends: %(why)s.", why=ends(scene.words, e))),
)
"""See `View.told`. A confirmation says nothing new."""
