"""The games by link in the foyer, ordered by what they wait for: whose turn it is, and since when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.buttons import button
from ...core.markup import NOTHING, Node, el
from ...core.words import N_
from ...programme import PROGRAMME
from ...view.phrases import listing
from ..save import Kept, Stage

if TYPE_CHECKING:
    from ..hand import Hand

GROUPS: Final[tuple[tuple[str, tuple[Stage, ...]], ...]] = (
    (N_("Your turn"), ("turn",)),
    (N_("Not sent yet"), ("unsent",)),
    (N_("Waiting"), ("inviting", "waiting", "looking")),
    (N_("Finished, by link"), ("over",)),
)
MOST: Final = 3
"""The most finished games that are shown."""


def cards(hand: Hand) -> Node:
    """A card for each game, ordered by what it waits for."""
    words = hand.app.words
    groups = []
    for title, stages in GROUPS:
        games = [kept for kept in hand.games if kept.stage in stages]
        if stages == ("over",):
            games = games[:MOST]
        if games:
            groups.append(el("section", el("h2", words(title)), el("ul", *(el("li", _card(hand, k)) for k in games))))
    lost = button(words("Go on from another device"), "linked restore", cls="quiet", id="linked-lost")
    return el("div", *groups, lost, cls="fl") if groups else NOTHING


def _card(hand: Hand, kept: Kept) -> Node:
    words = hand.app.words
    title = words(next((s.title for s in PROGRAMME if s.key == kept.game), kept.game))
    others = [name for seat, name in enumerate(kept.names) if seat != kept.me]
    asked = kept.names[kept.asked] if 0 <= kept.asked < len(kept.names) else ""
    said = {
        "inviting": words("The invitation is under way."),
        "turn": words("Your turn"),
        "unsent": words("Nobody else knows it yet."),
        "waiting": words("Waiting for %(name)s", name=asked),
        "looking": words("You are watching."),
        "over": words("The game is over."),
    }[kept.stage]
    return el(
        "button",
        el("b", title),
        el("span", words("with %(names)s", names=listing(words, others))) if others else "",
        el("span", said, cls=f"st {kept.stage}"),
        el("span", words("since"), " ", el("time", data_ms=kept.since)),
        type="button",
        cls=f"lcard {kept.stage}",
        id=f"linked-{kept.id}",
        data_do=f"linked resume {kept.id}",
    )
