"""The log: one sentence of plain text for each event."""

from __future__ import annotations

from typing import Final

from ....page.core.markup import Content
from ....page.core.words import N_
from ....page.view.phrases import listing, name
from ....page.view.scene import Scene
from ....page.view.sentences import line, telling
from ....table.game import BACK, Event, Revealed
from ..rules import box, events
from ..rules.patrons import OWNER
from ..rules.state import BUY, GONE, Laid
from .names import awards, card_word, cards, colour, mask_word, money
from .patrons import patron_name, patron_of, power_name, with_patron
from .signs import mini
from .ui import state


def _round(scene: Scene, e: events.RoundBegun) -> str:
    w = scene.words
    if len(state(scene).players) == 1:
        return w("Round %(n)s.", n=e.round)
    if e.first == scene.you:
        return w("Round %(n)s. You are first.", n=e.round)
    return w("Round %(n)s. First player: %(name)s.", n=e.round, name=name(scene, e.first))


def _line(scene: Scene, e: events.LineShown) -> str:
    w, who = scene.words, name(scene, e.seat)
    if not e.cards:
        return w("%(name)s: no card in the line.", name=who)
    shown = [card_word(w, c) if c != BACK else w("concealed") for c in e.cards]
    return w("%(name)s: a line of %(cards)s: %(list)s.", name=who, cards=cards(w, len(e.cards)), list=", ".join(shown))


def _laid(scene: Scene, seat: int, place: int) -> Laid | None:
    """The card at a place of a seat's line; None if the scene does not show it any more."""
    line = state(scene).players[seat].line
    return line[place] if place < len(line) and line[place].card >= 0 else None


def _played(scene: Scene, e: events.Played) -> str:
    w = scene.words
    patron = patron_of(state(scene).sets, box.NUMBER[e.card])
    text = card_word(w, e.card)
    if e.mask != box.MASK[e.card]:
        text = w("%(card)s as %(other)s", card=text, other=mask_word(w, e.card, e.mask))
    if patron >= 0:
        text = w("%(card)s, %(patron)s", card=text, patron=patron_name(w, patron))
    return w("%(name)s: %(card)s played.", name=name(scene, e.seat), card=text)


def _bought(scene: Scene, e: events.Bought) -> str:
    w, card = scene.words, with_patron(scene.words, state(scene).sets, e.card)
    return w("%(name)s: %(card)s bought for %(money)s.", name=name(scene, e.seat), card=card, money=money(w, e.cost))


def _copied(scene: Scene, e: events.Copied) -> str:
    w, who = scene.words, name(scene, e.seat)
    x = _laid(scene, e.seat, e.source)
    if x is None or not x.patrons:
        return w("%(name)s: powers copied.", name=who)
    return w("%(name)s: powers copied: %(patron)s.", name=who, patron=", ".join(patron_name(w, k) for k in x.patrons))


def _changed(scene: Scene, e: events.Changed) -> str:
    w = scene.words
    x = _laid(scene, e.seat, e.place)
    numbers = [n for n, bit in enumerate(box.NUMBER_BIT) if e.mask & bit]
    card = x.card if x is not None else box.CARD.get((numbers[0], 0), 0)
    return w("%(name)s: the card counts as %(other)s.", name=name(scene, e.seat), other=mask_word(w, card, e.mask))


def _concealed(scene: Scene, e: events.ConcealedUnseen) -> str:
    """In the buy part the owner gets two events; the other one names the card."""
    return "" if e.seat == scene.seat else scene.words("%(name)s: a card concealed.", name=name(scene, e.seat))


def _impersonated(scene: Scene, e: events.Impersonated) -> str:
    w, s, who = scene.words, state(scene), name(scene, e.seat)
    if len(s.players) == 1:
        return w("%(name)s: powers used: %(card)s.", name=who, card=card_word(w, e.which))
    other = scene.names[e.whom]
    x = _laid(scene, e.whom, e.which) if s.part == BUY else None
    if x is None or x.state == GONE or not x.patrons:
        return w("%(name)s: powers of a card of %(other)s used.", name=who, other=other)
    patron = ", ".join(patron_name(w, k) for k in x.patrons)
    return w("%(name)s: powers of %(patron)s of %(other)s used.", name=who, patron=patron, other=other)


told: Final = telling(
    line(
        events.StarterDealt,
        N_("%(name)s: the deck of %(one)s and %(two)s."),
        one=lambda w, e: colour(w, box.STARTER_PAIRS[e.deck][0]),
        two=lambda w, e: colour(w, box.STARTER_PAIRS[e.deck][1]),
    ),
    line(
        events.Turned,
        N_("Next of the %(number)ss: %(card)s."),
        number=lambda _, e: e.number,
        card=lambda w, e: card_word(w, e.card),
    ),
    line(events.FirstPlayer, N_("%(name)s: first player.")),
    line(events.RoundBegun, _round),
    line(events.Shuffled, N_("%(name)s: the discard pile becomes the new deck.")),
    line(events.Drew, N_("%(name)s: %(card)s drawn."), card=lambda w, e: card_word(w, e.card)),
    line(events.Discarded, N_("%(name)s: %(card)s discarded."), card=lambda w, e: card_word(w, e.card)),
    line(events.Ready, N_("%(name)s: done laying.")),
    line(Revealed, N_("All lines are shown.")),
    line(events.LineShown, _line),
    line(
        events.LeftInHand,
        N_("%(name)s: discarded from the hand: %(cards)s."),
        when=lambda e: e.cards,
        cards=lambda w, e: listing(w, [card_word(w, c) for c in e.cards]),
    ),
    line(events.TurnBegun, N_("%(name)s: the turn to buy.")),
    line(
        events.Money,
        N_("%(name)s: %(money)s less, %(left)s to spend."),
        when=lambda e: e.dollars < 0,
        money=lambda w, e: money(w, -e.dollars),
        left=lambda w, e: money(w, e.total),
    ),
    line(
        events.Money,
        N_("%(name)s: %(left)s to spend."),
        when=lambda e: e.dollars == e.total,
        left=lambda w, e: money(w, e.total),
    ),
    line(
        events.Money,
        N_("%(name)s: %(money)s more, %(left)s to spend."),
        money=lambda w, e: money(w, e.dollars),
        left=lambda w, e: money(w, e.total),
    ),
    line(events.TookChange, N_("%(name)s: a change token for the money left over.")),
    line(events.Awards, N_("%(name)s: %(awards)s."), awards=lambda w, e: awards(w, e.awards)),
    line(events.LastAward, N_("The last award is taken: the game ends with this round.")),
    line(events.Played, _played),
    line(events.Copied, _copied),
    line(events.Changed, _changed),
    line(events.Named, N_("%(name)s: the colour named is %(colour)s."), colour=lambda w, e: colour(w, e.colour)),
    line(events.Concealed, N_("%(name)s: %(card)s concealed."), card=lambda w, e: card_word(w, e.card)),
    line(events.ConcealedUnseen, _concealed),
    line(events.Unveiled, N_("%(name)s: %(card)s unveiled."), card=lambda w, e: card_word(w, e.card)),
    line(events.TurnedDown, N_("%(name)s: %(card)s of the line concealed."), card=lambda w, e: card_word(w, e.card)),
    line(events.Trashed, N_("%(name)s: %(card)s trashed."), card=lambda w, e: card_word(w, e.card)),
    line(events.Tucked, N_("%(card)s went under its stack."), card=lambda w, e: card_word(w, e.card)),
    line(
        events.Bought,
        N_("%(name)s: %(card)s taken for free."),
        when=lambda e: not e.cost,
        card=lambda w, e: card_word(w, e.card),
    ),
    line(events.Bought, _bought),
    line(
        events.Used,
        N_("%(name)s: %(patron)s: %(use)s."),
        patron=lambda w, e: patron_name(w, OWNER[e.power]),
        use=lambda w, e: power_name(w, e.power),
    ),
    line(
        events.Gambled,
        N_("%(name)s: %(card)s drawn, it joins the line."),
        when=lambda e: e.joined,
        card=lambda w, e: card_word(w, e.card),
    ),
    line(events.Gambled, N_("%(name)s: %(card)s drawn, it does not match."), card=lambda w, e: card_word(w, e.card)),
    line(events.Impersonated, _impersonated),
    line(events.Reserved, N_("%(name)s: the Forger waits for a later buy.")),
    line(
        events.Upgraded,
        N_("%(name)s: %(card)s lifted to an award."),
        when=lambda e: e.goal not in box.PATRONS,
        card=lambda w, e: card_word(w, e.card),
    ),
    line(
        events.Upgraded,
        N_("%(name)s: %(card)s lifted to a %(number)s."),
        card=lambda w, e: card_word(w, e.card),
        number=lambda _, e: e.goal,
    ),
    line(events.Gem, N_("%(name)s: a hidden gem for the fewest awards.")),
    line(events.Ended, N_("All awards are taken: the game is over."), when=lambda e: e.by_awards),
    line(events.Ended, N_("The last round is over: the game ends.")),
)
"""See `View.told`."""


def things(event: Event) -> list[Content]:
    """See `View.things`: the card that was bought, put under its stack or turned up."""
    match event:
        case events.Bought() | events.Tucked() | events.Turned():
            return [mini(event.card)]
    return []
