"""The dialog of games by link, as markup: inviting, joining, sending, what has happened, what was wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...table.fair.record import Record
from ...table.fair.text import Invitation
from ...table.fair.trouble import SAID, Refused
from ..core.icons import icon
from ..core.markup import NOTHING, Markup, Node, Part, el, join
from ..foyer.render import button
from ..games.programme import show
from ..view.phrases import listing
from . import fairness
from .links import advice

if TYPE_CHECKING:
    from .friends import Friends

Sheet = tuple[str, Node]


def said(e: Refused) -> str:
    """Why something is refused: a phrase for the catalogues."""
    return SAID[e.why]


def sheet(friends: Friends) -> Sheet:
    """Title and body of the sheet that is open."""
    return _SHEETS[friends.sheet](friends) if friends.sheet in _SHEETS else ("", NOTHING)


# -- parts that several have ----------------------------------------------------------------------------------------------


def _acts(*buttons: Part) -> Node:
    return el("div", *buttons, cls="acts")


def _game(friends: Friends) -> str:
    kept = friends.kept
    return "" if kept is None else friends.app.words(show(kept.game).title)


def _fault(friends: Friends) -> Node:
    return el("p", friends.fault, cls="fault", id="linked-fault", role="alert") if friends.fault else NOTHING


def _field(friends: Friends, name: str, label: str, value: str, most: int) -> Node:
    wrong = {"aria_describedby": "linked-fault", "aria_invalid": "true"} if friends.fault else {}
    field = el(
        "input",
        type="text",
        id=f"linked-{name}",
        data_field=f"linked-{name}",
        value=value,
        maxlength=most,
        autocomplete="off",
        spellcheck="false",
        **wrong,
    )
    return join((el("label", label, for_=f"linked-{name}"), field))


def _who(friends: Friends, names: tuple[str, ...], seats: int, me: int) -> Node:
    """Who is in, and which places are free."""
    words = friends.app.words
    rows: list[Node] = []
    for seat in range(seats):
        if seat < len(names):
            name = words("%(name)s (you)", name=names[seat]) if seat == me else names[seat]
            rows.append(el("li", el("b", name), el("span", words("in"), cls="st")))
        else:
            rows.append(el("li", el("span", words("Free")), cls="free"))
    return el("ol", *rows, cls="who-in", aria_label=words("Players"))


def _ways(friends: Friends, share: str) -> list[Node]:
    """The message as it will stand in the chat, and the ways to give it out: the share sheet first where there is one."""
    app, words = friends.app, friends.app.words
    copied = {
        "": "",
        "copied": words("Copied. Paste it into a message."),
        "not-copied": words("The browser did not allow it. Select the link above and copy it yourself."),
    }[friends.done]
    address = el(
        "input",
        type="text",
        id="linked-address",
        readonly=True,
        value=friends.address,
        aria_label=words("The link"),
        spellcheck="false",
    )
    sheet_first = app.sheet
    ways = [button(share, "linked give sheet", cls="do", sign="share", id="linked-sheet")] if sheet_first else []
    ways.append(button(words("Copy"), "linked give copy", cls="" if sheet_first else "do", sign="copy", id="linked-copy"))
    ways.append(button(words("QR code"), "linked give code", id="linked-code"))
    out = [el("div", el("p", friends.chat), address, cls="chat"), _acts(*ways), el("p", copied, cls="hint", id="linked-copied")]
    if friends.code.startswith("<svg"):
        out.append(el("div", Markup(friends.code), cls="qr-box"))
    elif friends.code:
        told = {
            "coming": words("A moment, please."),
            "large": words("This link is too long for a QR code. Copy it or save it as a file."),
            "failed": words("The QR code could not be loaded. Try again with a connection."),
        }[friends.code]
        out.append(el("p", told, cls="hint"))
        if friends.code == "large":
            out.append(_acts(button(words("Save as a file"), "linked give file", sign="save", id="linked-file")))
    return out


# -- inviting and joining ---------------------------------------------------------------------------------------------------


def _invite(friends: Friends) -> Sheet:
    app, words = friends.app, friends.app.words
    sizes = (
        el(
            "button",
            n,
            type="button",
            cls="btn seg",
            id=f"linked-seats-{n}",
            data_do=f"linked seats {n}",
            aria_pressed="true" if n == friends.seats else "false",
        )
        for n in friends.sizes
    )
    title = words("Invite to %(game)s", game=words(show(app.chosen).title))
    return title, el(
        "form",
        _field(friends, "name", words("Your name"), friends.name, 24),
        el("h3", words("Players")),
        el("div", *sizes, cls="segs", role="group", aria_label=words("Players")),
        el(
            "p",
            words(
                "Everybody plays on a device of their own, and what is secret stays secret. The invitation goes round: each "
                "one writes a name and passes it on. Whoever joins last sends the first link of the game."
            ),
        ),
        el("p", advice(words, app.chosen, friends.seats), cls="hint"),
        _fault(friends),
        _acts(el("button", words("Make the invitation"), type="submit", cls="btn do", id="linked-create")),
        el("p", words("The game has the options of its set-up."), cls="hint"),
        data_do="linked create",
    )


def _invited(friends: Friends) -> Sheet:
    words, came = friends.app.words, friends.came
    if came is None:
        return "", NOTHING
    host, game = came.entries[0].name if came.entries else "", words(show(came.game.key).title)
    names = tuple(e.name for e in came.entries)
    bots = [e.name for e in came.entries if e.level]
    return words("%(name)s invites you to %(game)s", name=host, game=game), el(
        "form",
        el("p", words("Everybody plays on a device of their own, by links: there is no account, and all is in the link.")),
        el("p", advice(words, came.game.key, came.seats), cls="hint"),
        _who(friends, names, came.seats, -1),
        el(
            "p",
            words("%(names)s is played by a bot: whoever runs it can see its secrets.", names=listing(words, bots)),
            cls="note",
        )
        if bots
        else "",
        _field(friends, "name", words("Your name"), friends.name, 24),
        _fault(friends),
        _acts(
            el("button", words("Join"), type="submit", cls="btn do", id="linked-join"),
            button(words("Not now"), "close", cls="quiet", id="linked-not-now"),
        ),
        data_do="linked join",
    )


def _pass(friends: Friends) -> Sheet:
    words, device = friends.app.words, friends.device
    if device is None or device.invitation is None:
        return "", NOTHING
    asked: Invitation = device.invitation
    free = asked.seats - len(asked.entries)
    me = next((seat for seat, e in enumerate(asked.entries) if e == device.entry), -1)
    names = tuple(e.name for e in asked.entries)
    title = words("Send the invitation") if me == 0 == len(names) - 1 else words("You are in. Pass it on")
    text = words.count(
        "One place is still free. Send this to the next player.",
        "%(n)s places are still free. Send this to the next player, and to one only: it goes round.",
        free,
    )
    return title, join(
        (
            el("p", text),
            _who(friends, names, asked.seats, me),
            *_ways(friends, words("Share")),
            el(
                "p",
                words(
                    "Final once you send it: your name and your place. Whoever joins last sends the first link of the game: "
                    "open it here. Nothing arrives by itself."
                ),
                cls="hint",
            ),
            _acts(
                button(words("Keep a line for another device"), "linked show line", cls="quiet", id="linked-show-line"),
                button(words("Remove this game"), "linked show leave", cls="quiet", id="linked-show-leave"),
            ),
        )
    )


def _words(friends: Friends) -> Sheet:
    words, record, kept = friends.app.words, friends.record, friends.kept
    if record is None or kept is None:
        return "", NOTHING
    six = el("ol", *(el("li", w) for w in record.table.words.split(" ")), cls="six")
    if kept.compared < 0:
        return words("The words differ"), join(
            (
                six,
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
                        "Do they still differ? Then somebody has changed the invitation on its way. Start afresh, and send it "
                        "another way."
                    ),
                ),
                _acts(
                    button(words("All the same now"), "linked compared same", cls="do", id="linked-same"),
                    button(words("Send the newest link again"), "linked show send", id="linked-again"),
                    button(words("Later"), "close", cls="quiet", id="linked-later"),
                ),
            )
        )
    return words("Do you all see these words?"), join(
        (
            six,
            el(
                "p",
                words("Read them aloud, or in your chat. If everybody has the same six, nobody has slipped in between you."),
            ),
            _acts(
                button(words("All the same"), "linked compared same", cls="do", id="linked-same"),
                button(words("They differ"), "linked compared differ", id="linked-differ"),
                button(words("Later"), "close", cls="quiet", id="linked-later"),
            ),
            el("p", words("You can play without it. The words stay in the menu, under Players."), cls="hint"),
        )
    )


def _line(friends: Friends) -> Sheet:
    words, device = friends.app.words, friends.device
    if device is None or device.master is None:
        return "", NOTHING
    line = device.line
    rows = (el("span", line[i : i + 4]) for i in range(0, len(line), 4))
    done = {"": "", "copied": words("Copied."), "not-copied": words("The browser did not allow it. Write the line down.")}[
        friends.done
    ]
    return words("Keep this line for yourself"), join(
        (
            el("p", words("With it you can go on from another device.")),
            el("p", *rows, cls="line43", id="linked-address", tabindex=-1, translate="no"),
            el("p", words("Whoever has it can play for you: do not send it to the others."), cls="note"),
            _acts(
                button(words("Save as a file"), "linked line file", cls="do", sign="save", id="linked-line-file"),
                button(words("Copy"), "linked line copy", sign="copy", id="linked-line-copy"),
                button(words("Not now"), "close", cls="quiet", id="linked-later"),
            ),
            el("p", done, cls="hint", id="linked-copied"),
            el("p", words("It stays in the menu, under Players."), cls="hint"),
        )
    )


# -- playing ----------------------------------------------------------------------------------------------------------------


def _send(friends: Friends) -> Sheet:
    words, record = friends.app.words, friends.record
    if record is None:
        return _pass(friends)
    name = friends.next
    if not name:
        title = words("Send the last link") if record.author() is None else words("It is your turn.")
        text = words("The game is over. With this link the others see how it ended, and anybody can check it.")
        if record.author() is not None:
            text = words("This is the newest link of the game. Anybody in it can send it again.")
    else:
        title = words("Send this to %(name)s", name=name)
        text = words("Then it is the turn of %(name)s.", name=name)
    return title, join(
        (
            el("p", text),
            *_ways(friends, words("Share")),
            el("p", words("A group chat is fine too: only %(name)s can answer it.", name=name), cls="hint") if name else "",
            el("p", words("What you answered is final now."), cls="hint") if name and friends.seat is not None else "",
        )
    )


def _news(friends: Friends) -> Sheet:
    words, record = friends.app.words, friends.record
    if record is None:
        return "", NOTHING
    author = record.author()
    mine = author is not None and author == friends.seat
    if author is None:
        title = words("The game is over.")
    elif mine:
        title = words("It is your turn, %(name)s", name=record.table.entries[author].name)
    else:
        title = words("It is the turn of %(name)s.", name=record.table.entries[author].name)
    rows = el("ul", *(el("li", text) for text in friends.news), cls="since") if friends.news else el("p", words("Nothing new."))
    acts = [button(words("Go to the table"), "linked close", cls="do", id="linked-go")]
    if author is not None and not mine:
        name = record.table.entries[author].name
        send = button(words("Send it to %(name)s", name=name), "linked show send", sign="share", id="linked-again")
        acts.append(send)
    return title, join((el("h3", words("Since your last move")), rows, _acts(*acts)))


def _old(friends: Friends) -> Sheet:
    words = friends.app.words
    return words("You have a newer one"), join(
        (
            el("p", words("This link is older than what your device knows of the game. Nothing has changed.")),
            _acts(
                button(words("Go to the table"), "linked close", cls="do", id="linked-go"),
                button(words("Send the newest link"), "linked show send", sign="share", id="linked-again"),
            ),
        )
    )


def _looking(friends: Friends) -> Sheet:
    words, record = friends.app.words, friends.record
    if record is None:
        return "", NOTHING
    author = record.author()
    turn = (
        words("The game is over.")
        if author is None
        else words("It is the turn of %(name)s.", name=record.table.entries[author].name)
    )
    names = listing(words, [e.name for e in record.table.entries])
    return words("You are looking on"), join(
        (
            el(
                "p",
                words(
                    "%(names)s play here. You see what lies open on the table. What is secret stays secret, from you too.",
                    names=names,
                ),
            ),
            el("p", turn),
            _acts(
                button(words("Look at the table"), "linked close", cls="do", id="linked-go"),
                button(words("I am one of them"), "linked restore", cls="quiet", id="linked-restore"),
            ),
        )
    )


# -- when something is wrong --------------------------------------------------------------------------------------------------


def _trouble(friends: Friends) -> Sheet:
    words, bad = friends.app.words, friends.bad
    if bad is None:
        return "", NOTHING
    record = friends.record
    name = record.table.entries[bad.seat].name if record is not None and bad.seat is not None else ""
    where = words("It breaks off at message %(n)s, of %(name)s.", n=bad.at, name=name) if name and bad.at is not None else ""
    return words("This link does not fit"), join(
        (
            el("p", words(said(bad)), role="alert"),
            el("p", where) if where else "",
            el(
                "p",
                words("Nothing has changed here: ask for the link once more, or go on with the newest one that you have."),
                cls="hint",
            ),
            _acts(button(words("Close"), "close", cls="do", id="linked-go")),
        )
    )


def _fork(friends: Friends) -> Sheet:
    words, fork, record = friends.app.words, friends.fork, friends.record
    if fork is None or record is None:
        return "", NOTHING
    first, second = (record.table.entries[seat].name for seat in fork.seats)
    same = fork.seats[0] == fork.seats[1]
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
            _acts(
                button(words("Stay with the first for now"), "linked close", cls="do", id="linked-go"),
                button(words("Go on from the other"), "linked follow", id="linked-follow"),
                button(words("Save both as a file"), "linked proof", cls="quiet", sign="save", id="linked-proof"),
            ),
        )
    )


def _lost(friends: Friends) -> Sheet:
    words = friends.app.words
    return words("Go on from this device"), el(
        "form",
        el("p", words("You need two things: the line that you kept, and the newest link of the game.")),
        _field(friends, "line", words("Your line of 43 characters"), friends.line, 60),
        _field(friends, "pasted", words("The newest link, empty for the one that you have just opened"), friends.pasted, 4_000)
        if friends.record is not None
        else _field(friends, "pasted", words("The newest link"), friends.pasted, 4_000),
        _fault(friends),
        el("p", words("From then on play on this device only: two at once could send two different moves."), cls="note"),
        _acts(
            el("button", words("Go on"), type="submit", cls="btn do", id="linked-go-on"),
            button(words("Not now"), "close", cls="quiet", id="linked-later"),
        ),
        el(
            "p",
            words("Without the line this place cannot be taken up again: that is what keeps others from playing for you."),
            cls="hint",
        ),
        data_do="linked go-on",
    )


def _leave(friends: Friends) -> Sheet:
    words = friends.app.words
    return words("Remove this game"), join(
        (
            el(
                "p",
                words(
                    "It is removed from this device, with the secret of your place. Without the line that you can keep, nobody "
                    "can go on in your place."
                ),
            ),
            _acts(
                button(
                    words("Really remove") if friends.sure else words("Remove"),
                    "linked remove",
                    cls="sure" if friends.sure else "",
                    sign="bin",
                    id="linked-remove",
                ),
                button(words("Keep it"), "close", cls="do", id="linked-later"),
            ),
        )
    )


_SHEETS: Final[dict[str, Callable[[Friends], Sheet]]] = {
    "invite": _invite,
    "invited": _invited,
    "pass": _pass,
    "words": _words,
    "line": _line,
    "send": _send,
    "news": _news,
    "old": _old,
    "looking": _looking,
    "fair": fairness.fair,
    "fork": _fork,
    "lost": _lost,
    "trouble": _trouble,
    "leave": _leave,
}

__all__ = ["Record", "icon", "said", "sheet"]
