"""Markup of the sheets before a game: to invite, to join, the words to compare, the line to save."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....table.fair.editions import seated, seats_when_full
from ...core.buttons import button, segment
from ...core.markup import NOTHING, Node, el, join
from ...house.render import cover
from ...programme import show
from ...view.faces import portrait
from ..joining import options, sizes
from ..links import advice
from .parts import Sheet, acts, fault, field, told_of_bots, ways, who

if TYPE_CHECKING:
    from ..hand import Hand


def invite(hand: Hand) -> Sheet:
    """The sheet for inviting others to the chosen game."""
    app, words = hand.app, hand.app.words
    game = app.plans.chosen
    bots = NOTHING
    if hand.seats > 2:
        bots = join(
            (
                el("h3", words("Bots")),
                _segments("bots", words("Bots"), [(n, n) for n in range(hand.seats - 1)], hand.bots),
                el(
                    "p",
                    words("Your device plays the bots, so you could see their secrets: everybody is told so before they join."),
                )
                if hand.bots
                else "",
            )
        )
    final = NOTHING
    if "closing" in app.games[game].defaults:
        choice = [("yes", words("When you send it")), ("no", words("At the end of the round"))]
        final = join(
            (
                el("h3", words("When is hanging final?")),
                _segments("final", words("When is hanging final?"), choice, "yes" if hand.final else "no"),
            )
        )
    title = words("Invite to %(game)s", game=words(show(app.plans.chosen).title))
    return title, el(
        "form",
        field(hand, "name", words("Your name"), hand.name, 24),
        el("h3", words("Players")),
        _segments("seats", words("Players"), [(n, n) for n in sizes(hand)], hand.seats),
        bots,
        final,
        el(
            "p",
            words(
                "By link: everybody plays on a device of their own, whenever they like, and secrets stay "
                "secret. The invitation goes round: each one writes a name and passes it on, and the last one "
                "sends the first link of the game."
            ),
        ),
        el(
            "p",
            advice(words, game, hand.seats, options(hand, game, hand.seats, hand.bots)),
            cls="hint",
            id="linked-advice",
            aria_live="polite",
        ),
        fault(hand),
        acts(
            el("button", words("Make an invitation"), type="submit", cls="btn do", id="linked-create"),
            button(words("Other ways to play"), "linked ways", cls="quiet", id="linked-ways"),
        ),
        data_do="linked create",
    )


def _segments(name: str, label: str, ways: Sequence[tuple[str | int, str | int]], chosen: str | int) -> Node:
    """A row of buttons, one of which is chosen. `ways` are values with their texts."""
    buttons = (segment(text, f"linked {name} {value}", f"linked-{name}-{value}", on=value == chosen) for value, text in ways)
    return el("div", *buttons, cls="segs", role="group", aria_label=label)


def invited(hand: Hand) -> Sheet:
    """The sheet of an invitation that has come."""
    words, came = hand.app.words, hand.came
    if came is None:
        return "", NOTHING
    host, game = came.entries[0].name if came.entries else "", words(show(came.game.key).title)
    return words("%(name)s invites you to %(game)s", name=host, game=game), cover(
        came.game.key,
        el("p", *(portrait(one.name) for one in came.entries), cls="faces"),
        el("p", words("Everybody plays on a device of their own, by links, without an account."), cls="lead"),
        el(
            "form",
            field(hand, "name", words("Your name"), hand.name, 24),
            fault(hand),
            acts(
                el("button", words("Join"), type="submit", cls="btn do", id="linked-join"),
                button(words("Not now"), "close", cls="quiet", id="linked-not-now"),
            ),
            data_do="linked join",
        ),
        who(hand, came.entries, seats_when_full(came), -1),
        told_of_bots(hand, came.entries),
        el("p", advice(words, came.game.key, seats_when_full(came), came.options), cls="hint"),
    )


def passing(hand: Hand) -> Sheet:
    """The sheet with the invitation's link, for the next player."""
    words, device = hand.app.words, hand.device
    if device is None or device.invitation is None:
        return "", NOTHING
    asked, seats = device.invitation, seats_when_full(device.invitation)
    free = seats - len(seated(asked.entries))
    at = next((i for i, e in enumerate(asked.entries) if e == device.entry), -1)
    me, alone = (-1 if at < 0 else len(seated(asked.entries[:at]))), at == 0 and len(asked.entries) == 1
    title = words("Send the invitation") if alone else words("You are in: pass it on")
    text = words.count(
        "One place is free: send this to the next player.",
        "%(n)s places are free: send this to the next player, and only to one, as it goes round.",
        free,
    )
    return title, join(
        (
            el("p", text),
            who(hand, asked.entries, seats, me),
            told_of_bots(hand, asked.entries),
            *ways(hand, words("Share")),
            el(
                "p",
                words(
                    "Once sent, your name and place are final. Whoever joins last sends the first link of the "
                    "game: open it here, as nothing arrives by itself."
                ),
                cls="hint",
            ),
            acts(
                button(words("Keep a key for another device"), "linked show line", cls="quiet", id="linked-show-line"),
                button(words("Remove this game"), "linked show remove", cls="quiet", id="linked-show-remove"),
            ),
        )
    )


def compared(hand: Hand) -> Sheet:
    """The sheet with the words to compare."""
    words, record, kept = hand.app.words, hand.record, hand.kept
    if record is None or kept is None:
        return "", NOTHING
    if not hand.words:
        text = words("They are there as soon as everybody has opened a link of the game.")
        return words("The words to compare"), el("p", text)
    listed = el("ol", *(el("li", w) for w in hand.words.split(" ")), cls="six")
    if kept.compared < 0:
        return words("The words differ"), join(
            (
                listed,
                el(
                    "p",
                    words(
                        "Then you are not all in the same game. Often somebody has opened an older invitation: open the newest "
                        "link on every device, and compare again."
                    ),
                ),
                el(
                    "p",
                    words(
                        "Do they still differ? Then somebody has changed the invitation on its way. Start "
                        "again, and send it another way."
                    ),
                ),
                acts(
                    button(words("All the same now"), "linked compared same", cls="do", id="linked-same"),
                    button(words("Send the newest link again"), "linked show send", id="linked-again"),
                    button(words("Later"), "close", cls="quiet", id="linked-later"),
                ),
            )
        )
    return words("Do you all see these words?"), join(
        (
            listed,
            told_of_bots(hand, record.table.entries),
            el("p", words("Compare them aloud or in your chat. If all are the same, nobody has slipped in between you.")),
            acts(
                button(words("All the same"), "linked compared same", cls="do", id="linked-same"),
                button(words("They differ"), "linked compared differ", id="linked-differ"),
                button(words("Later"), "close", cls="quiet", id="linked-later"),
            ),
            el("p", words("You can play without this. The words stay in the menu."), cls="hint"),
        )
    )


def own_line(hand: Hand) -> Sheet:
    """The sheet with the line that restores the own seat."""
    words, device = hand.app.words, hand.device
    if device is None or device.master is None:
        return "", NOTHING
    line = device.line
    rows = (el("span", line[i : i + 4]) for i in range(0, len(line), 4))
    outcomes = {"copied": words("Copied."), "not-copied": words("The browser did not allow it: write the key down.")}
    return words("Keep this key to yourself"), join(
        (
            el("p", words("With it you can go on from another device.")),
            el("p", *rows, cls="line43", id="linked-address", tabindex=-1, translate="no"),
            el("p", words("Whoever has it can play for you: do not send it to the others."), cls="note"),
            acts(
                button(words("Save as a file"), "linked line file", cls="do", sign="save", id="linked-line-file"),
                button(words("Copy"), "linked line copy", sign="copy", id="linked-line-copy"),
                button(words("Not now"), "close", cls="quiet", id="linked-later"),
            ),
            el("p", outcomes.get(hand.given, ""), cls="hint", id="linked-copied"),
            el("p", words("It stays in the menu."), cls="hint"),
        )
    )
