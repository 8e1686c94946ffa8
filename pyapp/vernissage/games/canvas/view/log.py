"""The log: one sentence of plain text for each event."""

from __future__ import annotations

from typing import Final

from ....page.core.markup import Content
from ....page.core.words import N_, Words
from ....page.view.phrases import addressed, named, points
from ....page.view.scene import Scene
from ....page.view.sentences import line, telling
from ....table.game import Event
from ..rules.events import AutomatonTook, Bonus, Dealt, Drawn, Ended, Finished, Judged, Painted, Ribbons, Took
from .names import condition, described, plain_word, ribbons, tokens
from .signs import background, stack
from .things import titles


def _brought(words: Words, said: str, got: int) -> str:
    """A sentence on a card that was taken, and what it brought."""
    return words("%(first)s %(second)s", first=said, second=words("With it: %(tokens)s.", tokens=tokens(words, got)))


def _took(scene: Scene, e: Took | AutomatonTook) -> str:
    said = _TAKEN(e, scene)
    return _brought(scene.words, said, e.got) if e.got else said


def _judged(scene: Scene, e: Judged) -> str:
    return addressed(
        scene,
        e.seat,
        N_("You judged the tied paintings: the prize went to %(who)s."),
        N_("%(name)s judged the tied paintings: the prize went to %(who)s."),
        who=named(scene, e.winner),
    )


_TAKEN: Final = telling(
    line(
        Took,
        N_("You took %(card)s for free."),
        N_("%(name)s took %(card)s for free."),
        when=lambda e: not e.spent,
        card=lambda w, e: plain_word(w, e.card),
    ),
    line(
        Took,
        N_("You took %(card)s for %(cost)s."),
        N_("%(name)s took %(card)s for %(cost)s."),
        card=lambda w, e: plain_word(w, e.card),
        cost=lambda w, e: tokens(w, e.spent),
    ),
    line(
        AutomatonTook,
        N_("The automaton spent %(tokens)s and took %(card)s."),
        tokens=lambda w, e: tokens(w, e.spent),
        card=lambda w, e: plain_word(w, e.card),
    ),
)

told: Final = telling(
    line(Drawn, N_("A scoring card is drawn: %(card)s."), card=lambda w, e: condition(w, e.condition)),
    line(Dealt, N_("New in the row: %(card)s."), card=lambda w, e: described(w, e.card)),
    line(Took, _took),
    line(AutomatonTook, _took),
    line(
        Painted,
        N_("You completed a painting: %(title)s."),
        N_("%(name)s completed a painting: %(title)s."),
        title=lambda w, e: titles.title_of(w, e.bottom, e.middle, e.top),
    ),
    line(
        Ribbons,
        N_("The painting met %(card)s, but you have all the ribbons it pays for."),
        N_("The painting met %(card)s, but %(name)s has all the ribbons it pays for."),
        when=lambda e: not e.taken,
        card=lambda w, e: condition(w, e.condition),
    ),
    line(
        Ribbons,
        N_("You won %(ribbons)s for %(card)s."),
        N_("%(name)s won %(ribbons)s for %(card)s."),
        ribbons=lambda w, e: ribbons(w, e.taken),
        card=lambda w, e: condition(w, e.condition),
    ),
    line(
        Bonus,
        N_("Bonus icons brought you %(points)s."),
        N_("Bonus icons brought %(name)s %(points)s."),
        points=lambda w, e: points(w, e.points),
    ),
    line(Finished, N_("Your three paintings are made."), N_("%(name)s has made all three paintings.")),
    line(Ended, N_("The exhibition opens: the game is over.")),
    line(Judged, _judged),
)
"""See `View.told`."""


def things(event: Event) -> list[Content]:
    """See `View.things`: the card that was taken, the painting that was made."""
    match event:
        case Took() | AutomatonTook():
            return [stack((event.card,))]
        case Painted():
            return [stack(event.pile, background(event.seat, event.background))]
    return []
