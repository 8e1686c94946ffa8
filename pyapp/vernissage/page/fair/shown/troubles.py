"""Markup of the sheets for trouble with a game by link: a link that does not fit, two moves, a lost device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....table.fair import device as older
from ....table.fair.trouble import SAID
from ....table.fair.two import device as newer
from ....table.link import LONGEST
from ...core.buttons import button
from ...core.markup import NOTHING, el, join
from ...view.phrases import listing
from ..missing import skipped
from . import consents
from .parts import Sheet, acts, asked_twice, fault, field

if TYPE_CHECKING:
    from ..hand import Hand


def trouble(hand: Hand) -> Sheet:
    """The sheet for a link that does not fit."""
    words, bad = hand.app.words, hand.bad
    if bad is None:
        return "", NOTHING
    record = hand.record
    name = record.table.entries[bad.party].name if record is not None and bad.party is not None else ""
    where = words("It breaks off at message %(n)s, of %(name)s.", n=bad.at, name=name) if name and bad.at is not None else ""
    return words("This link does not fit"), join(
        (
            el("p", words(SAID[bad.why]), role="alert"),
            el("p", where) if where else "",
            el(
                "p",
                words("Nothing has changed here: ask for the link once more, or go on with the newest one that you have."),
                cls="hint",
            ),
            acts(button(words("Close"), "close", cls="do", id="linked-go")),
        )
    )


def fork(hand: Hand) -> Sheet:
    """The sheet for two moves where only one can be right."""
    words, fork, record = hand.app.words, hand.fork, hand.record
    if fork is None or record is None:
        return "", NOTHING
    first, second = (record.table.entries[party].name for party in fork.parties)
    same = fork.parties[0] == fork.parties[1]
    title = words("%(name)s has sent two different moves", name=first) if same else words("The game has gone on in two ways")
    text = (
        words("Both are message %(n)s of the game.", n=fork.at)
        if same
        else words(
            "At message %(n)s, %(first)s has gone on in one link, and %(second)s in the other.",
            n=fork.at,
            first=first,
            second=second,
        )
    )
    return title, join(
        (
            el("p", text),
            el("p", words("It happens without bad intent: a device was restored, or the game was open twice."), cls="note"),
            el(
                "p",
                words(
                    "Agree which one counts: all go on from that one. Both are kept, and this device stays with what it had."
                ),
            ),
            acts(
                button(words("Stay with the first for now"), "linked close", cls="do", id="linked-go"),
                button(words("Go on from the other"), "linked follow", id="linked-follow"),
                button(words("Save both as a file"), "linked proof", cls="quiet", sign="save", id="linked-proof"),
            ),
        )
    )


def stepped(hand: Hand) -> Sheet:
    """The sheet for a link in which somebody goes on without this person, or another one: the device has not followed."""
    words, device, record = hand.app.words, hand.device, hand.record
    if device is None or record is None:
        return "", NOTHING
    if not isinstance(device, older.Device):
        return consents.stepped(hand)
    if device.seat not in device.left:
        names = listing(words, [record.table.entries[seat].name for seat in sorted(device.left)])
        return words("Go on without %(name)s?", name=names), join(
            (
                el(
                    "p",
                    words(
                        "In this link the game goes on without %(name)s. Your device joins only if you agree: "
                        "ask %(name)s and the others first.",
                        name=names,
                    ),
                    role="alert",
                ),
                acts(
                    button(words("Wait for %(name)s", name=names), "linked close", cls="do", id="linked-go"),
                    button(words("Go on without %(name)s", name=names), "linked follow", id="linked-follow"),
                ),
            )
        )
    return words("The others go on without you"), join(
        (
            el("p", words("In this link nobody plays your place any more, and you did not agree to that."), role="alert"),
            el("p", words("Your game here is as it was, and nothing is lost: talk to the others.")),
            el(
                "p",
                words("If you move anyway, there are two ways the game has gone, and you all have to agree which one counts."),
                cls="hint",
            ),
            acts(
                button(words("Stay in the game"), "linked close", cls="do", id="linked-go"),
                button(words("Just watch"), "linked follow", id="linked-follow"),
                button(words("Save both as a file"), "linked proof", cls="quiet", sign="save", id="linked-proof"),
            ),
        )
    )


def lost(hand: Hand) -> Sheet:
    """The sheet for continuing on another device."""
    words = hand.app.words
    return words("Go on from this device"), el(
        "form",
        el("p", words("You need two things: the key that you kept, and the newest link of the game.")),
        field(hand, "line", words("Your key of 43 characters"), hand.line, 60),
        field(hand, "pasted", words("The newest link (empty: the one you have just opened)"), hand.pasted, LONGEST)
        if hand.record is not None
        else field(hand, "pasted", words("The newest link"), hand.pasted, LONGEST),
        fault(hand),
        el("p", words("From then on play on this device only: two at once could send two different moves."), cls="note"),
        acts(
            el("button", words("Continue"), type="submit", cls="btn do", id="linked-go-on"),
            button(words("Not now"), "close", cls="quiet", id="linked-later"),
        ),
        el("p", words("Without the key nobody can take this place: that keeps others from playing for you."), cls="hint"),
        data_do="linked go-on",
    )


def missing(hand: Hand) -> Sheet:
    """The sheet for going on without waiting for somebody."""
    words, device = hand.app.words, hand.device
    if isinstance(device, newer.Device):
        return consents.missing(hand, device)
    record, steps = (None, ()) if device is None else (device.record, device.stands_in())
    if record is None or not steps:
        return "", NOTHING
    names = listing(words, [record.table.entries[seat].name for seat in skipped(record, steps)])
    wait = button(words("Wait for %(name)s", name=names), "close", cls="do", id="linked-later")
    if steps == ("alone",):
        return words("Open your own seal instead?"), join(
            (
                el(
                    "p",
                    words(
                        "All have sealed, and the link of %(name)s opens it all at once. Instead each of you can open their "
                        "own part: one link each. The part of %(name)s comes last.",
                        name=names,
                    ),
                ),
                el("p", words("Nothing is lost by it, but tell the others: two links for one message are two ways to go on.")),
                acts(wait, button(words("Open mine"), "linked without", id="linked-without")),
            )
        )
    return words("Go on without %(name)s?", name=names), join(
        (
            el(
                "p",
                words(
                    "The seat of %(name)s is then played by nobody: each decision there gets the first answer that the "
                    "rules allow. What was sealed there and is not open is void.",
                    name=names,
                ),
            ),
            el(
                "p",
                words(
                    "Ask all the others first. It stays in the link for good, and everybody who goes on after you has signed "
                    "it. If a link of %(name)s comes after all, the game can go on in two ways.",
                    name=names,
                ),
                cls="note",
            ),
            acts(wait, button(words("Go on without %(name)s", name=names), "linked without", id="linked-without")),
        )
    )


def removing(hand: Hand) -> Sheet:
    """The sheet for removing a game."""
    words = hand.app.words
    return words("Remove this game"), join(
        (
            el(
                "p",
                words(
                    "It is removed from this device, with the secret of your place. Without the key nobody can "
                    "go on in your place."
                ),
            ),
            asked_twice(hand, "remove", "bin", words("Remove"), words("Yes, remove"), words("Keep it")),
        )
    )
