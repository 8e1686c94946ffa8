"""An evening of Avant Carde: the story of a deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from ....page.core.markup import Node, el, join
from ....page.evening.offer import Rounds
from ....page.past.told import about
from ....page.view.phrases import listing
from ....page.view.scene import Scene
from ....table.game import Event, Seat
from ....table.match import Match
from ..rules.events import Awards, Bought, Trashed
from ..view.names import awards, card_word
from ..view.signs import award_sign, mini


class Haul(NamedTuple):
    """What a seat gained in a round: cards bought, cards trashed, awards taken."""

    bought: tuple[int, ...] = ()
    trashed: tuple[int, ...] = ()
    awards: int = 0


def rounds(match: Match[Any], parts: Sequence[range]) -> Rounds:
    """The rounds of a finished match; `parts`: the plies of each."""
    return Rounds(story=partial(_story, hauls(match, parts)))


def hauls(match: Match[Any], parts: Sequence[range]) -> list[dict[Seat, Haul]]:
    """By round what each seat gained."""
    told = [[event for ply in part for event in match.turns[ply].events] for part in parts]
    return [{seat: _haul(events, seat) for seat in range(match.seats)} for events in told]


def _haul(events: list[Event], seat: Seat) -> Haul:
    return Haul(
        tuple(e.card for e in about(events, Bought, seat)),
        tuple(e.card for e in about(events, Trashed, seat)),
        sum(e.awards for e in about(events, Awards, seat)),
    )


def _story(told: Sequence[Mapping[Seat, Haul]], scene: Scene) -> Node:
    words, seat, player = scene.words, scene.seat, scene.state.players[scene.seat]
    columns = []
    for i, hauls in enumerate(told):
        haul = hauls[seat]
        cups = [award_sign() for _ in range(haul.awards)]
        out = [el("span", mini(card), cls="ev-out") for card in haul.trashed]
        spoken = words(
            "Round %(n)s: %(bought)s bought, %(trashed)s trashed, %(awards)s",
            n=i + 1, bought=len(haul.bought), trashed=len(haul.trashed), awards=awards(words, haul.awards),
        )  # fmt: skip
        seen = el("span", *cups, *map(mini, haul.bought), *out, cls="ev-stack", aria_hidden="true")
        columns.append(el("li", seen, el("b", i + 1, aria_hidden="true"), el("span", spoken, cls="vh")))
    laid = tuple(x.card for x in player.line if x.card >= 0)
    deck = sorted((*player.deck, *player.discard, *player.hand, *laid))
    title = words("Your deck's story") if seat == scene.you else words("%(name)s's deck", name=scene.names[seat])
    note = words("Awards on top, then what was bought; struck through: trashed.")
    end = words.count("%(n)s card at the end", "%(n)s cards at the end", len(deck))
    return join(
        (
            el("h2", title),
            el("p", note, cls="hint", aria_hidden="true"),
            el("ol", *columns, cls="ev-story"),
            el("h3", end),
            el("p", *map(mini, deck), cls="ev-deck", aria_hidden="true"),
            el("p", listing(words, [card_word(words, card) for card in deck]), cls="vh"),
        )
    )
