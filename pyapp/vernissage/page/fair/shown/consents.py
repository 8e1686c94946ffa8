"""Markup of the sheets for going on without somebody, as edition 2 has it: who has agreed, those who are left out, leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....table.fair.two import device as newer
from ...core.buttons import button
from ...core.markup import NOTHING, el, join
from ...core.words import N_
from ..missing import NO_WAY_BACK, conceals, seals
from .parts import Sheet, acts, asked_twice

if TYPE_CHECKING:
    from ..hand import Hand


_REASONS: Final = (
    N_("The reason that is signed: %(name)s said so."),
    N_("The reason that is signed: %(name)s is silent."),
    N_("The reason that is signed: the device of %(name)s is lost."),
)


def missing(hand: Hand, device: newer.Device) -> Sheet:
    """The sheet for going on without the one who is waited for: who has agreed, and what a person here can do."""
    words, linked = hand.app.words, device.linked
    waited = None if linked is None else linked.record.author()
    if linked is None or waited is None:
        return "", NOTHING
    record, me = linked.record, device.party
    names = [e.name for e in record.table.entries]
    name, asked = names[waited], record.asked(waited)
    rows = (
        el(
            "li",
            el("b", words("%(name)s (you)", name=names[p]) if p == me else names[p]),
            el("span", words("agrees") if p in linked.consents else words("not yet"), cls="st"),
        )
        for p in asked
    )
    agreed = el("ol", *rows, cls="who-in", aria_label=words("Who has agreed?"))
    if waited == me:
        return words("The others want to go on without you"), join(
            (
                agreed,
                el("p", words("Send your move: that ends it, as long as not all have agreed."), role="alert"),
                acts(button(words("Go to the table"), "linked close", cls="do", id="linked-go")),
            )
        )
    out = [
        el("p", words("Ask %(name)s first: nobody can tell from here why no link comes.", name=name)),
        agreed,
        el(
            "p",
            words(
                "All of these have to agree. Then nobody plays the seats of %(name)s: each decision there gets the first "
                "answer that the rules allow. What was sealed there and is not open is void, and one draw may be made anew.",
                name=name,
            ),
        ),
    ]
    if conceals(record, waited):
        untold = words(
            "%(name)s has not told yet what lies concealed: nobody could check that round any more, and %(name)s could not "
            "come back.",
            name=name,
        )
        out.append(el("p", untold, cls="note"))
    if seals(record, waited):
        sealed = words("%(name)s could come back only until all others have opened what they have sealed.", name=name)
        out.append(el("p", sealed, cls="note"))
    if device.agreed() is None:
        said = words("If %(name)s moves before all have agreed, the game goes on as before.", name=name)
        out.append(el("p", said, cls="note"))
    else:
        out[0] = el("p", words("All have agreed: the game goes on without %(name)s.", name=name), role="alert")
    if linked.consents:
        out.append(el("p", words(_REASONS[linked.reason - 1], name=name)))
    buttons = []
    if not linked.consents:
        buttons.append(button(words("Ask %(name)s", name=name), "linked show send", cls="do", sign="share", id="linked-ask"))
    if me in asked and me not in linked.consents and device.may_agree():
        if linked.consents:
            buttons.append(button(words("I agree too"), "linked agree silent", id="linked-agree"))
        else:
            buttons += [
                button(words("Agree: %(name)s said so", name=name), "linked agree said", id="linked-agree-said"),
                button(words("Agree: %(name)s is silent", name=name), "linked agree silent", id="linked-agree"),
                button(words("Agree: the device is lost"), "linked agree lost", id="linked-agree-lost"),
            ]
    elif hand.next and not hand.reaches:
        buttons.append(
            button(words("Send it to %(name)s", name=hand.next), "linked show send", cls="do", sign="share", id="linked-again")
        )
    buttons.append(button(words("Go to the table"), "linked close", id="linked-go"))
    return words("Go on without %(name)s?", name=name), join((*out, acts(*buttons)))


def stepped(hand: Hand) -> Sheet:
    """The sheet for a link in which all others go on without this person: the device has not followed."""
    words, device = hand.app.words, hand.device
    no_way = device is not None and device.record is not None and conceals(device.record, device.place)
    return words("The others go on without you"), join(
        (
            el(
                "p",
                words("In this link all others have agreed to go on without you. You did not, and nothing here has changed."),
                role="alert",
            ),
            el(
                "p",
                words(
                    "If you answer anyway, the game has gone on in two ways, and people decide which counts. If you come back, "
                    "you play again from the next message on."
                ),
                cls="note",
            ),
            el("p", words(NO_WAY_BACK), cls="note") if no_way else "",
            acts(
                button(words("Answer anyway"), "linked close", cls="do", id="linked-go"),
                "" if no_way else button(words("Come back"), "linked back", id="linked-back"),
                button(words("Just watch"), "linked follow", id="linked-follow"),
                button(words("Save both as a file"), "linked proof", cls="quiet", sign="save", id="linked-proof"),
            ),
        )
    )


def leaving(hand: Hand) -> Sheet:
    """The sheet for leaving the game with the own last message."""
    words = hand.app.words
    return words("Leave the game"), join(
        (
            el(
                "p",
                words(
                    "The others go on without you, and you cannot come back. Nobody plays your seats then: each decision there "
                    "gets the first answer that the rules allow."
                ),
            ),
            el("p", words("What you have answered and not sent is dropped, and one draw may be made anew."), cls="note"),
            asked_twice(hand, "leave", "door", words("Leave"), words("Yes, leave"), words("Keep playing")),
        )
    )
