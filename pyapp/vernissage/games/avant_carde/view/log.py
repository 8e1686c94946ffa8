"""The log: one sentence of plain text for each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ....page.core.markup import Content
from ....page.view.phrases import listing, name
from ....page.view.scene import Scene
from ....table.game import BACK, REVEAL, Event
from ..rules import box
from ..rules.patrons import OWNER
from ..rules.state import BUY, GONE, Laid
from .names import awards, card_word, cards, colour, mask_word, money
from .patrons import patron_name, patron_of, power_name
from .signs import mini
from .ui import state


def _starter(scene: Scene, seat: int, which: int) -> str:
    w = scene.words
    one, two = (colour(w, c) for c in box.STARTER_PAIRS[which])
    return w("%(name)s: the deck of %(one)s and %(two)s.", name=name(scene, seat), one=one, two=two)


def _turned(scene: Scene, number: int, card: int) -> str:
    return scene.words("Next of the %(number)ss: %(card)s.", number=number, card=card_word(scene.words, card))


def _first(scene: Scene, seat: int) -> str:
    return scene.words("%(name)s: first player.", name=name(scene, seat))


def _round(scene: Scene, n: int, seat: int) -> str:
    w = scene.words
    if len(state(scene).players) == 1:
        return w("Round %(n)s.", n=n)
    return w("Round %(n)s. First player: %(name)s.", n=n, name=name(scene, seat))


def _shuffled(scene: Scene, seat: int) -> str:
    return scene.words("%(name)s: the discard pile becomes the new deck.", name=name(scene, seat))


def _drew(scene: Scene, seat: int, card: int) -> str:
    w = scene.words
    return w("%(name)s: %(card)s drawn.", name=name(scene, seat), card=card_word(w, card))


def _discarded(scene: Scene, seat: int, card: int) -> str:
    w = scene.words
    return w("%(name)s: %(card)s discarded.", name=name(scene, seat), card=card_word(w, card))


def _ready(scene: Scene, seat: int) -> str:
    return scene.words("%(name)s: the line is laid.", name=name(scene, seat))


def _reveal(scene: Scene) -> str:
    return scene.words("All lines are shown.")


def _line(scene: Scene, seat: int, *line: int) -> str:
    w = scene.words
    if not line:
        return w("%(name)s: no card in the line.", name=name(scene, seat))
    shown = [card_word(w, c) if c != BACK else w("concealed") for c in line]
    return w(
        "%(name)s: a line of %(cards)s: %(list)s.", name=name(scene, seat), cards=cards(w, len(line)), list=", ".join(shown)
    )


def _left(scene: Scene, seat: int, *hand: int) -> str:
    if not hand:
        return ""
    w = scene.words
    return w(
        "%(name)s: discarded from the hand: %(cards)s.",
        name=name(scene, seat),
        cards=listing(w, [card_word(w, c) for c in hand]),
    )


def _turn(scene: Scene, seat: int) -> str:
    return scene.words("%(name)s: the turn to buy.", name=name(scene, seat))


def _money(scene: Scene, seat: int, n: int, left: int, _source: int) -> str:
    w = scene.words
    if n < 0:
        return w(
            "%(name)s: %(money)s less, %(left)s to spend.", name=name(scene, seat), money=money(w, -n), left=money(w, left)
        )
    return w("%(name)s: %(money)s more, %(left)s to spend.", name=name(scene, seat), money=money(w, n), left=money(w, left))


def _took_change(scene: Scene, seat: int) -> str:
    return scene.words("%(name)s: a change token for the money left over.", name=name(scene, seat))


def _awards(scene: Scene, seat: int, n: int) -> str:
    w = scene.words
    return w("%(name)s: %(awards)s.", name=name(scene, seat), awards=awards(w, n))


def _last_award(scene: Scene, seat: int) -> str:
    return scene.words("The last award is taken: the game ends with this round.")


def _laid(scene: Scene, seat: int, place: int) -> Laid | None:
    """The card at a place of a seat's line; None if the scene does not show it any more."""
    line = state(scene).players[seat].line
    return line[place] if place < len(line) and line[place].card >= 0 else None


def _played(scene: Scene, seat: int, _place: int, card: int, mask: int) -> str:
    w = scene.words
    patron = patron_of(state(scene).sets, box.NUMBER[card])
    text = card_word(w, card)
    if mask != box.MASK[card]:
        text = w("%(card)s as %(other)s", card=text, other=mask_word(w, card, mask))
    if patron >= 0:
        text = w("%(card)s, %(patron)s", card=text, patron=patron_name(w, patron))
    return w("%(name)s: %(card)s played.", name=name(scene, seat), card=text)


def _copied(scene: Scene, seat: int, _place: int, other: int) -> str:
    w = scene.words
    x = _laid(scene, seat, other)
    if x is None or not x.patrons:
        return w("%(name)s: powers copied.", name=name(scene, seat))
    return w(
        "%(name)s: powers copied: %(patron)s.", name=name(scene, seat), patron=", ".join(patron_name(w, k) for k in x.patrons)
    )


def _changed(scene: Scene, seat: int, place: int, mask: int) -> str:
    w = scene.words
    x = _laid(scene, seat, place)
    numbers = [n for n, bit in enumerate(box.NUMBER_BIT) if mask & bit]
    card = x.card if x is not None else box.CARD.get((numbers[0], 0), 0)
    return w("%(name)s: the card counts as %(other)s.", name=name(scene, seat), other=mask_word(w, card, mask))


def _named(scene: Scene, seat: int, _place: int, c: int) -> str:
    w = scene.words
    return w("%(name)s: the colour named is %(colour)s.", name=name(scene, seat), colour=colour(w, c))


def _concealed(scene: Scene, seat: int, _place: int, *card: int) -> str:
    w = scene.words
    if card:
        return w("%(name)s: %(card)s concealed.", name=name(scene, seat), card=card_word(w, card[0]))
    # In the buy part the owner gets two events; the other one names the card.
    return "" if seat == scene.seat else w("%(name)s: a card concealed.", name=name(scene, seat))


def _unveiled(scene: Scene, seat: int, _place: int, card: int) -> str:
    w = scene.words
    return w("%(name)s: %(card)s unveiled.", name=name(scene, seat), card=card_word(w, card))


def _turned_down(scene: Scene, seat: int, _place: int, card: int) -> str:
    w = scene.words
    return w("%(name)s: %(card)s of the line concealed.", name=name(scene, seat), card=card_word(w, card))


def _trashed(scene: Scene, seat: int, card: int) -> str:
    w = scene.words
    return w("%(name)s: %(card)s trashed.", name=name(scene, seat), card=card_word(w, card))


def _tucked(scene: Scene, number: int, card: int) -> str:
    w = scene.words
    return w("%(card)s went under its stack.", card=card_word(w, card))


def _bought(scene: Scene, seat: int, _number: int, card: int, cost: int) -> str:
    w = scene.words
    if not cost:
        return w("%(name)s: %(card)s taken for free.", name=name(scene, seat), card=card_word(w, card))
    return w("%(name)s: %(card)s bought for %(money)s.", name=name(scene, seat), card=card_word(w, card), money=money(w, cost))


def _used(scene: Scene, seat: int, _place: int, pid: int) -> str:
    w = scene.words
    return w(
        "%(name)s: %(patron)s: %(use)s.", name=name(scene, seat), patron=patron_name(w, OWNER[pid]), use=power_name(w, pid)
    )


def _gambled(scene: Scene, seat: int, card: int, joins: int) -> str:
    w = scene.words
    if joins:
        return w("%(name)s: %(card)s drawn, it joins the line.", name=name(scene, seat), card=card_word(w, card))
    return w("%(name)s: %(card)s drawn, it does not match.", name=name(scene, seat), card=card_word(w, card))


def _impersonated(scene: Scene, seat: int, other: int, place: int) -> str:
    w, s = scene.words, state(scene)
    if len(s.players) == 1:
        return w("%(name)s: powers used: %(card)s.", name=name(scene, seat), card=card_word(w, place))
    x = _laid(scene, other, place) if s.part == BUY else None
    if x is None or x.state == GONE or not x.patrons:
        return w("%(name)s: powers of a card of %(other)s used.", name=name(scene, seat), other=scene.names[other])
    patron = ", ".join(patron_name(w, k) for k in x.patrons)
    return w(
        "%(name)s: powers of %(patron)s of %(other)s used.", name=name(scene, seat), patron=patron, other=scene.names[other]
    )


def _reserved(scene: Scene, seat: int) -> str:
    return scene.words("%(name)s: the Forger waits for a later buy.", name=name(scene, seat))


def _upgraded(scene: Scene, seat: int, card: int, goal: int) -> str:
    w = scene.words
    if goal not in box.PATRONS:
        return w("%(name)s: %(card)s lifted to an award.", name=name(scene, seat), card=card_word(w, card))
    return w("%(name)s: %(card)s lifted to a %(number)s.", name=name(scene, seat), card=card_word(w, card), number=goal)


def _gem(scene: Scene, seat: int) -> str:
    return scene.words("%(name)s: a hidden gem for the fewest awards.", name=name(scene, seat))


def _end(scene: Scene, taken: int) -> str:
    w = scene.words
    return w("All awards are taken: the game is over.") if taken else w("The last round is over: the game ends.")


_TOLD: Final[Mapping[str, Callable[..., str]]] = {
    "starter": _starter,
    "turned": _turned,
    "first": _first,
    "round": _round,
    "shuffled": _shuffled,
    "drew": _drew,
    "discarded": _discarded,
    "ready": _ready,
    REVEAL: _reveal,
    "line": _line,
    "left": _left,
    "turn": _turn,
    "money": _money,
    "took_change": _took_change,
    "awards": _awards,
    "last_award": _last_award,
    "played": _played,
    "copied": _copied,
    "changed": _changed,
    "named": _named,
    "concealed": _concealed,
    "unveiled": _unveiled,
    "turned_down": _turned_down,
    "trashed": _trashed,
    "tucked": _tucked,
    "bought": _bought,
    "used": _used,
    "gambled": _gambled,
    "impersonated": _impersonated,
    "reserved": _reserved,
    "upgraded": _upgraded,
    "gem": _gem,
    "end": _end,
}


def told(event: Event, scene: Scene) -> str:
    """See `View.told`."""
    return _TOLD[event.kind](scene, *event.args)


def things(event: Event) -> list[Content]:
    """See `View.things`: the card that was bought, put under its stack or turned up."""
    match event.kind, event.args:
        case ("bought", (_, _, card, _)) | (("tucked" | "turned"), (_, card)):
            return [mini(card)]
    return []
