"""Markup of the sheets around a turn: to send, what has happened, an older link, a game between others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....table.fair.editions import Record
from ...core.buttons import button
from ...core.markup import NOTHING, el, join
from ...view.phrases import listing
from . import entering
from .parts import Sheet, acts, ways

if TYPE_CHECKING:
    from ..hand import Hand


def send(hand: Hand) -> Sheet:
    """The sheet for giving out the newest link."""
    words, record = hand.app.words, hand.record
    if record is None:
        return entering.passing(hand)
    name = hand.next
    if not name:
        title = words("Send the last link") if record.author() is None else words("It is your turn.")
        text = words("The game is over: this link shows the others how it ended.")
        if record.author() is not None:
            text = words("This is the newest link: any player can send it again.")
    else:
        title = words("Send this to %(name)s", name=name)
        text = words("Then it is %(name)s's turn.", name=name)
        if hand.asks:
            text = words("%(name)s has to agree too.", name=name)
    return title, join(
        (
            el("p", text),
            *ways(hand, words("Share")),
            el("p", words("A group chat is fine too: only %(name)s can answer it.", name=name), cls="hint") if name else "",
            el("p", words("Your move is final now."), cls="hint") if name and hand.moved else "",
        )
    )


def news(hand: Hand) -> Sheet:
    """The sheet with what has happened since the own last move."""
    words, record = hand.app.words, hand.record
    if record is None:
        return "", NOTHING
    author = None if hand.device is None or hand.device.next is None else record.table.person(hand.device.next)
    mine, name = author is not None and author == hand.seat, "" if author is None else record.table.players[author].name
    if author is None:
        title = words("The game is over.")
    elif mine:
        title = words("It is your turn, %(name)s", name=name)
    else:
        title = words("It is %(name)s's turn.", name=name)
    rows = el("ul", *(el("li", text) for text in hand.news), cls="since") if hand.news else el("p", words("Nothing new."))
    ways_on = [button(words("Go to the table"), "linked close", cls="do", id="linked-go")]
    if author is not None and not mine:
        send = button(words("Send it to %(name)s", name=name), "linked show send", sign="share", id="linked-again")
        ways_on.append(send)
    elif author is None and hand.seat is not None:
        ways_on.append(button(words("Send the last link"), "linked show send", sign="share", id="linked-again"))
    return title, join((el("h3", words("Since your last move")), rows, acts(*ways_on)))


def old(hand: Hand) -> Sheet:
    """The sheet for a link that is older than what is known here."""
    words = hand.app.words
    return words("You have a newer one"), join(
        (
            el("p", words("This link is older than what your device knows, so nothing has changed.")),
            acts(
                button(words("Go to the table"), "linked close", cls="do", id="linked-go"),
                button(words("Send the newest link"), "linked show send", sign="share", id="linked-again"),
            ),
        )
    )


def looking(hand: Hand) -> Sheet:
    """The sheet for a game between others."""
    words, record = hand.app.words, hand.record
    if record is None:
        return "", NOTHING
    author = record.author()
    if author is None:
        return _over(hand, record)
    turn = words("It is %(name)s's turn.", name=record.table.entries[author].name)
    names = listing(words, [player.name for player in record.table.players])
    return words("You are watching"), join(
        (
            el("p", words("%(names)s play here. You see only what lies open on the table.", names=names)),
            el("p", turn),
            acts(
                button(words("Look at the table"), "linked close", cls="do", id="linked-go"),
                button(words("I am one of the players"), "linked restore", cls="quiet", id="linked-restore"),
            ),
        )
    )


def _over(hand: Hand, record: Record) -> Sheet:
    """The sheet for a finished game between others: anybody may watch it."""
    words = hand.app.words
    names = listing(words, [player.name for player in record.table.players])
    text = words(
        "%(names)s have played it by link. It was checked on this device, from the first link to the last.", names=names
    )
    return words("The game is over."), join(
        (
            el("p", text),
            acts(
                button(words("Replay"), "linked replay", cls="do", sign="reel", id="linked-replay"),
                button(words("Look at the result"), "linked close", id="linked-go"),
                button(words("Is it fair?"), "linked show fair", sign="check", id="linked-check"),
                button(words("I am one of the players"), "linked restore", cls="quiet", id="linked-restore"),
            ),
        )
    )
