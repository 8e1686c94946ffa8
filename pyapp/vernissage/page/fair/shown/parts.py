"""Parts that several sheets of games by link share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from ....table.fair.editions import Entry, seated
from ...core.buttons import button
from ...core.markup import NOTHING, Child, Markup, Node, el, join
from ...core.words import N_
from ...travel.share import given_words
from ...view.phrases import listing

if TYPE_CHECKING:
    from ..hand import Hand

Sheet: TypeAlias = tuple[str, Node]
"""Title and body."""


def acts(*buttons: Child) -> Node:
    """A row of buttons."""
    return el("div", *buttons, cls="acts")


def asked_twice(hand: Hand, verb: str, sign: str, do: str, surely: str, keep: str) -> Node:
    """A row of two: what is done for good by a second press, and the way out. `verb`: what the first does, after `linked`;
    `do`, `surely`, `keep`: what stands on it, on it after one press, and on the way out.
    """
    cls = "sure" if hand.sure else ""
    first = button(surely if hand.sure else do, f"linked {verb}", cls=cls, sign=sign, id=f"linked-{verb}")
    return acts(first, button(keep, "close", cls="do", id="linked-later"))


def fault(hand: Hand) -> Node:
    """What is wrong with what people typed; nothing if all is right."""
    return el("p", hand.fault, cls="fault", id="linked-fault", role="alert") if hand.fault else NOTHING


def field(hand: Hand, name: str, label: str, value: str, most: int) -> Node:
    """A field with its label; it takes `most` characters."""
    wrong = {"aria_describedby": "linked-fault", "aria_invalid": "true"} if hand.fault else {}
    field = el(
        "input",
        type="text",
        id=f"linked-{name}",
        data_field=f"linked-{name}",
        value=value,
        maxlength=most,
        dir="auto",
        autocomplete="off",
        spellcheck="false",
        **wrong,
    )
    return join((el("label", label, for_=f"linked-{name}"), field))


def who(hand: Hand, entries: Sequence[Entry], seats: int, me: int) -> Node:
    """The list of places: who has joined, and which places are free."""
    words, there = hand.app.words, seated(entries)
    rows: list[Node] = []
    for seat, (said, level) in enumerate(there):
        name = words("%(name)s (you)", name=said) if seat == me else said
        rows.append(el("li", el("b", name), el("span", words("a bot") if level else words("in"), cls="st")))
    rows += [el("li", el("span", words("Free")), cls="free")] * (seats - len(there))
    return el("ol", *rows, cls="who-in", aria_label=words("Players"))


def told_of_bots(hand: Hand, entries: Sequence[Entry]) -> Node:
    """Which places are bots', and who could look at their cards; nothing if there are no bots."""
    words, bots, runner = hand.app.words, dict[str, list[str]](), ""
    for player in seated(entries):  # a bot sits behind whoever runs it
        if player.level:
            bots.setdefault(runner, []).append(player.name)
        else:
            runner = player.name
    said = N_("%(names)s: played by a bot, on the device of %(name)s. Whoever runs a bot can see its secrets.")
    return join(el("p", words(said, names=listing(words, names), name=name), cls="note") for name, names in bots.items())


def ways(hand: Hand, share: str) -> list[Node]:
    """The message as it will stand in a chat, and buttons to give it out. The system's share sheet comes first, if there is
    one.
    """
    app, words = hand.app, hand.app.words
    if not hand.settled:
        return [el("p", words("A moment: the link is shown as soon as your browser has stored it for good."), cls="hint")]
    address = el(
        "input",
        type="text",
        id="linked-address",
        readonly=True,
        value=hand.address,
        aria_label=words("The link"),
        spellcheck="false",
    )
    sheet_first = app.browser.sheet
    ways = [button(share, "linked give sheet", cls="do", sign="share", id="linked-sheet")] if sheet_first else []
    ways.append(button(words("Copy"), "linked give copy", cls="" if sheet_first else "do", sign="copy", id="linked-copy"))
    ways.append(button(words("QR code"), "linked give code", id="linked-code"))
    out = [el("div", el("p", hand.chat), address, cls="chat"), acts(*ways)]
    out.append(el("p", given_words(words, hand.given), cls="hint", id="linked-copied"))
    if hand.code.startswith("<svg"):
        out.append(el("div", Markup(hand.code), cls="qr-box"))
    elif hand.code:
        out.append(el("p", words("This link is too long for a QR code: copy it or save it as a file."), cls="hint"))
        out.append(acts(button(words("Save as a file"), "linked give file", sign="save", id="linked-file")))
    return out
