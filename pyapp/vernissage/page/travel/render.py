"""The dialogs of links as markup: for sharing a link, for opening one, and for one that has arrived."""

from __future__ import annotations

from ...table.link import BadLink, Link
from ..app import App
from ..core.bidi import isolated
from ..core.buttons import button, segment
from ..core.markup import NOTHING, Child, Markup, Node, el, join
from ..core.words import Words
from ..foyer.setup import grouped
from ..house.render import cover
from ..keeping.cards import arriving
from ..keeping.render import file_field
from ..programme import level_name, show
from ..table.play import Play
from ..view.faces import portrait
from .arriving import READ, choices, how_far, percent
from .share import given_words
from .sharing import nameless, shown_address, too_large
from .state import KINDS, Arrival, OpenLink, Outgoing, Reading, Share

# -- sharing --------------------------------------------------------------------------------------------------------------


def share(app: App, dialog: Share) -> tuple[str, Node]:
    """Title and body of the dialog that shares a link."""
    words, out = app.words, dialog.out
    if out.next is not None:
        name = out.play.name(out.next, words)
        head = el("p", words("%(name)s plays by link: send this one, and open the answer here.", name=name))
        here = el("div", button(words("%(name)s is here", name=name), "reveal", cls="quiet", id="share-here"), cls="acts")
        return words("It is %(name)s's turn.", name=name), join((head, *_ways(app, dialog), here))
    names = {"go": words("Play on from here"), "watch": words("Watch it"), "deal": words("The same deal")}
    kinds = (segment(names[kind], f"kind {kind}", f"kind-{kind}", on=kind == out.kind) for kind in KINDS)
    return words("Share"), join(
        (el("div", *kinds, cls="segs", role="group", aria_label=words("What the link is for")), *_ways(app, dialog))
    )


def _ways(app: App, dialog: Share) -> list[Node]:
    """What the link reveals, its address, and the ways to send it."""
    words, out = app.words, dialog.out
    reveals = {
        "go": words(
            "Whoever opens it plays on from here. It holds the names and every move, secret ones too: it is for friends."
        ),
        "watch": words(
            "Whoever opens it watches the game. It holds the names and every move, secret ones too: it is for friends."
        ),
        "deal": words("Whoever opens it plays the same deal from the start. It holds no names and no moves."),
    }[out.kind]
    ways = [el("p", reveals, id="reveals")]
    save = button(words("Save as a file"), "link-file", sign="save")
    if not out.link:
        return [*ways, el("p", words("This game cannot be put into a link."), cls="fault", role="alert")]
    if not out.short:
        return [
            *ways,
            el("p", words("This game is too long for a link: save it as a file and send that.")),
            el("div", save, cls="acts"),
        ]
    seat = nameless(out)
    if seat is not None:
        ways.append(_signature(words, out.play.name(seat, words), dialog.typed))
    ways.append(address_field(app, out, "reveals"))
    acts = [button(words("Copy"), "copy", cls="do", sign="copy")]
    if app.browser.sheet:
        acts.append(button(words("Send"), "sheet", sign="share"))
    if not out.code:
        acts.append(button(words("QR code"), "code"))
    if out.play.over and app.replay is None:
        acts.append(button(words("Picture of the result"), "drawing result", sign="save", id="share-picture"))
    ways += [el("div", *acts, save, cls="acts"), el("p", given_words(words, out.given), cls="hint", id="copied")]
    if out.code.startswith("<svg"):
        ways.append(el("div", Markup(out.code), cls="qr-box"))
    elif out.code:
        ways.append(el("p", too_large(words), cls="hint"))
    return ways


def _signature(words: Words, number: str, typed: str) -> Node:
    """The field for a name, while the link calls a person by a number."""
    field = el(
        "input", type="text", id="link-name", data_field="link-name", value=typed, maxlength=24, dir="auto",
        autocomplete="off", aria_describedby="link-name-hint",
    )  # fmt: skip
    return el(
        "form",
        el("label", words("Your name"), for_="link-name"),
        el("div", field, el("button", words("Use this name"), type="submit", cls="btn", id="link-sign"), cls="naming"),
        el("p", words("If it is empty, the link calls you %(name)s.", name=number), cls="hint", id="link-name-hint"),
        cls="signing",
        data_do="sign",
    )


def address_field(app: App, out: Outgoing, about: str | None = None) -> Node:
    """The link's address, to be seen and selected; `about` is the id of the element that describes it."""
    return el(
        "input",
        type="text",
        id="address",
        readonly=True,
        value=shown_address(app, out),
        aria_label=app.words("The link"),
        aria_describedby=about,
        spellcheck="false",
    )


# -- opening --------------------------------------------------------------------------------------------------------------


def link(app: App, dialog: OpenLink) -> tuple[str, Node]:
    """Title and body of the dialog that takes a link or a file."""
    words = app.words
    fault = el("p", dialog.fault, cls="fault", id="link-fault", role="alert") if dialog.fault else ""
    return words("Open a link or a file"), join(
        (
            el(
                "form",
                el("label", words("A link that somebody sent you"), for_="link"),
                el(
                    "input",
                    type="text",
                    id="link",
                    name="link",
                    data_field="link",
                    value=dialog.typed,
                    autocomplete="off",
                    spellcheck="false",
                    aria_describedby="link-fault" if dialog.fault else None,
                    aria_invalid="true" if dialog.fault else None,
                ),
                fault,
                el("div", el("button", words("Open"), type="submit", cls="btn do", id="link-go"), cls="acts"),
                data_do="open-link",
            ),
            file_field(app),
        )
    )


def reading(app: App, now: Reading) -> tuple[str, Node]:
    """Title and body of the dialog that shows how far a link or a file has been read."""
    words = app.words
    title, said = words("A moment, please."), how_far(words, now)
    if now.came is None:
        text = words("The game in the link is being checked.")
        shown: Child = ""
    else:
        text = words("The games of the file are being checked. Your own games stay as they are.")
        shown = el("p", said, id=f"{READ}-said")
    bar = el("progress", id=READ, max=100, value=percent(now), aria_label=text, aria_valuetext=said)
    acts = el("div", button(words("Stop"), "stop"), cls="acts")
    return title, join((el("div", el("p", text), bar, shown, cls="busy"), acts))


def arrival(app: App, came: Arrival) -> tuple[str, Node]:
    """Title and body of the dialog that asks what to do with a link, or tells why it cannot be opened."""
    words = app.words
    if came.link is None:
        why = came.why if came.why is not None else BadLink("damaged")
        body = join(
            (
                el("p", why_bad(words, why), role="alert"),
                el("p", words("Your own games are as they were."), cls="hint"),
                el("div", button(words("Close"), "decline", cls="do"), cls="acts"),
            )
        )
        return words("This link cannot be opened"), body
    labels = {
        "new": words("Go on as a new game") if not came.mine else words("Go on as a second game"),
        "watch": words("Look at it"),
        "deal": words("Play this deal"),
        "onto": words("Go on in my game"),
        "mine": words("Open my game"),
    }
    acts = (
        button(labels[choice], f"accept {choice}", cls="" if i else "do", id=f"accept-{choice}")
        for i, choice in enumerate(choices(came))
    )
    names = [p.name or words("Player %(n)s", n=i + 1) for i, p in enumerate(came.link.players or ())]
    lead = _offered(words, came)
    stay = el("p", words("Your own games stay as they are."), cls="hint") if came.than != "ahead" else ""
    return _what_came(words, came.link), cover(
        came.link.match.game.key,
        el("p", *map(portrait, names), cls="faces", aria_hidden="true") if names else "",
        el("p", lead, cls="lead"),
        _about(words, came.link, lead),
        el("div", *acts, button(words("Not now"), "decline", cls="quiet"), cls="acts"),
        stay,
        made=_made(app, came.link),
    )


def _made(app: App, link: Link) -> Child:
    """What the game shows that its sender plays: nothing of a game from its start, nor of one to be watched, whose end it would
    tell.
    """
    key = link.match.game.key
    if link.kind != "go" or link.match.decision is None or not link.players or key not in app.views:
        return NOTHING
    return arriving(app, Play(link.match, link.players, app.views[key], app.bots[key], "", 0))


def _what_came(words: Words, link: Link) -> str:
    game = words(show(link.match.game.key).title)
    if link.kind == "deal":
        return words("A deal of %(game)s", game=game)
    if link.match.decision is None:
        return words("A finished game of %(game)s", game=game)
    return words("A game of %(game)s", game=game)


def _about(words: Words, link: Link, told: str) -> Node:
    """Who plays, which deal, how far, unless that is `told` already."""
    match = link.match
    rows = [(words("Deal"), grouped(match.seed))] if link.kind == "deal" else []
    if link.players:
        names = (
            words("%(name)s (%(level)s)", name=name, level=level_name(words, p.level)) if p.level else isolated(name)
            for i, p in enumerate(link.players)
            if (name := p.name or words("Player %(n)s", n=i + 1))
        )
        rows.insert(0, (words("Players"), ", ".join(names)))
    else:
        rows.insert(0, (words("Players"), str(match.seats)))
    if link.kind != "deal" and (far := str(len(match.answers))) not in told:
        rows.append((words("Moves so far"), far))
    return el("dl", *(el("div", el("dt", name), el("dd", value)) for name, value in rows), cls="facts")


def _offered(words: Words, came: Arrival) -> str:
    link = came.link
    if link is None:
        return ""
    if link.kind == "deal":
        return words("You play it from the start, against bots.")
    if choices(came)[0] == "watch":
        return words("You can watch it move by move, and play on from any point.")
    if came.than == "ahead":
        return words("It continues your own game, whose earlier state is kept.")
    if came.than == "behind":
        return words("You have this game already, and yours is further on.")
    if came.than == "same":
        return words("You have this game already.")
    d = link.match.decision
    if d is None or not link.players or link.players[d.seat].level:
        return words("Going on adds it to your games.")
    name = link.players[d.seat].name or words("Player %(n)s", n=d.seat + 1)
    if not (many := len(link.match.answers)):
        return words("The link holds a game that is just beginning. You go on as %(name)s: it becomes your own.", name=name)
    return words.count(
        "The link holds a game after %(n)s move. You go on as %(name)s, who is next: it becomes a game of your own.",
        "The link holds a game after %(n)s moves. You go on as %(name)s, who is next: it becomes a game of your own.",
        many, name=name,
    )  # fmt: skip


def why_bad(words: Words, e: BadLink) -> str:
    """Why a link cannot be opened, and what to do."""
    game = words(show(e.about).title) if e.about and not e.about.isdecimal() else ""
    if e.reason == "edition":
        return words(
            "It follows edition %(theirs)s of %(game)s, and this page has edition %(here)s. Load this page "
            "again, or ask for a new link.",
            theirs=e.edition,
            here=e.here,
            game=game,
        )
    return {
        "long": words("It is longer than any link that this page makes. Ask for the game as a file instead."),
        "cut": words("Its end is missing. Copy the whole link, or ask for it once more."),
        "mistyped": words("It has characters in it that no link has. Copy just the link once more."),
        "damaged": words("It was cut or changed on its way. Copy the whole link once more, or ask for it again."),
        "format": words("It was made by a newer version of this page. Load the page again, then open the link."),
        "game": words("It is about a game that this page does not have. Load the page again: a newer version may have it."),
        "options": words("It asks for options that the game does not have. Ask for a new link."),
        "illegal": words("It holds a move that the rules do not allow, so it was changed on its way. Ask for a new link."),
        "turn": words(
            "It names a turn that its game does not have. Take the part from t= to the end away, or ask for a new link."
        ),
        "players": words("The names in it cannot be read. Ask for a new link."),
    }[e.reason]
