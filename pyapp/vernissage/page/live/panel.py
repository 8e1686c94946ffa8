"""The panel beside the wall at a live table: who is here, whose turn it is, who is away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..core.buttons import button
from ..core.markup import NOTHING, Content, Node, el, join
from ..fair.missing import unchecked
from ..fair.shown.panel import left_behind, looks_on, unanswered, unhelped
from . import beginning

if TYPE_CHECKING:
    from ..fair.hand import Hand


def around(hand: Hand, regions: Mapping[str, Content]) -> dict[str, Content]:
    """The regions of the table, with the panel added."""
    play, out = hand.playing, dict(regions)
    if play is None:
        return out
    out["pace"] = NOTHING
    if play.over:
        out["after"] = _after(hand)
    elif play.draft is None or play.complete:
        out["decision"] = _stand(hand)
    elif play.draft.openly:
        out["decision"] = join((_openly(hand), out.get("decision", NOTHING)))
    if (alone := unhelped(hand, play)) is not NOTHING:
        out["decision"] = join((alone, out.get("decision", NOTHING)))
    if hand.is_left_behind:
        out["decision"] = join((left_behind(hand), out.get("decision", NOTHING)))
    return out


def _stand(hand: Hand) -> Node:
    words, play, live = hand.app.words, hand.playing, hand.live
    if play is None or live is None or live.company is None:
        return NOTHING
    seats = []
    for seat in range(play.known.seats):
        name = play.name(seat, words)
        if seat == play.seat:
            seats.append(el("li", el("b", words("%(name)s (you)", name=name)), el("span", words("here"), cls="st")))
        elif live.company.player(seat) is not None:
            seats.append(el("li", el("b", name), el("span", words("here"), cls="st")))
        else:
            seats.append(el("li", el("b", name), el("span", words("away"), cls="free")))
    author = None if play.over else play.awaited
    away = author is not None and author != play.seat and live.company.player(author) is None
    name = "" if author is None else play.name(author, words)
    out, back = looks_on(hand)
    title = out or (words("%(name)s is away", name=name) if away else words("It is %(name)s's turn.", name=name))
    if away:
        text = words(
            "Nothing is lost: when %(name)s comes back, the game goes on by itself. It can also go on by links.", name=name
        )
        ways = [
            button(words("Show %(name)s a code", name=name), "linked live invite", cls="do", id="live-again"),
            button(words("Send %(name)s the link", name=name), "linked show send", sign="share", id="linked-send"),
        ]
    else:
        text = beginning.without_you(hand) if play.onlooker and not live.watches else words("Moves arrive by themselves.")
        ways = [_awake(hand)]
    ways = [back, *ways, unanswered(hand, name)]
    return el(
        "section",
        el("h2", title, id="linked-standing"),
        el("ul", *seats, cls="who-in", aria_label=words("Who is here")),
        el("p", text),
        el("div", *ways, cls="acts"),
        cls="decide stand bad" if away else "decide stand",
        aria_labelledby="linked-standing",
    )


def _awake(hand: Hand) -> Node:
    words = hand.app.words
    how = hand.live.awake if hand.live is not None else ""
    if how == "refused":
        return el("p", words("This browser lets the screen go dark: touch it now and then."), cls="fine")
    on = how == "on"
    says = words("Keep the screen on") if hand.seat is None else words("Keep the screen on in my turns")
    return button(says, "linked live awake", id="live-awake", aria_pressed="true" if on else "false")


def _openly(hand: Hand) -> Node:
    words = hand.app.words
    return el(
        "section",
        el("h2", words("You answer last, openly"), id="linked-standing"),
        el("p", words("The others have answered and cannot change it.")),
        cls="decide stand",
        aria_labelledby="linked-standing",
    )


def _after(hand: Hand) -> Node:
    """Buttons for what people can do when the game is over; what the next one waits for, once it has begun."""
    words, waits = hand.app.words, beginning.awaited(hand)
    begins = beginning.may(hand) and not beginning.why_not(hand)
    again = button(words("Play again with everybody here"), "linked live begin", cls="do", sign="again", id="live-rematch")
    said = waits or (beginning.with_whom(hand) if begins else "")
    acts = el(
        "div",
        again if begins else "",
        "" if waits else button(words("Is it fair?"), "linked show fair", sign="check", id="linked-fair"),
        button(words("Who is here"), "linked live open", id="live-open"),
        button(words("Replay"), "replay", sign="reel"),
        button(words("Save a picture"), "drawing result", sign="save", id="result-picture"),
        button(words("Back to the foyer"), "leave", sign="door", id="result-leave"),
        cls="acts",
    )
    return join((unchecked(words, hand.record), acts, el("p", said, cls="hint", id="live-with") if said else ""))


def menu(hand: Hand) -> list[Node]:
    """The menu's items for a game by link that is played live or could be."""
    words = hand.app.words
    if hand.live is None:
        return [button(words("Play live"), "linked live open", id="menu-live")] if hand.seat is not None else []
    return [button(words("Live table: who is here"), "linked live open", id="menu-live")]
