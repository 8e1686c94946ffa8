"""The dialogs about links, taking back, and games that are open elsewhere, as markup."""

from __future__ import annotations

from ...table.link import BadLink, Link
from ..app import App
from ..core.markup import NOTHING, Markup, Node, Part, el, join
from ..core.words import Words
from ..foyer.render import button, level_name
from ..foyer.setup import grouped
from ..games.programme import show
from ..table.update import may_practise, why_not
from .arriving import READ, Arrival, choices, how_far, percent
from .sharing import KINDS, Sharing, copied, nameless, shown_address, too_large

# -- sharing --------------------------------------------------------------------------------------------------------------


def share(app: App) -> tuple[str, Node]:
    """Title and body of the dialog that gives a link away."""
    words, sharing = app.words, app.sharing
    if sharing is None:
        return words("Share"), NOTHING
    play = sharing.play
    if sharing.next is not None:
        name = play.name(sharing.next, words)
        head = el(
            "p",
            words(
                "%(name)s plays by link: send this one. When their link comes back, open it here and your game goes on.",
                name=name,
            ),
        )
        here = el("div", button(words("%(name)s is here", name=name), "reveal", cls="quiet", id="share-here"), cls="acts")
        return words("It is the turn of %(name)s.", name=name), join((head, *_ways(app, sharing), here))
    names = {"go": words("Go on from here"), "watch": words("Watch it"), "deal": words("The same deal")}
    kinds = (
        el(
            "button",
            names[kind],
            type="button",
            cls="btn seg",
            id=f"kind-{kind}",
            data_do=f"kind {kind}",
            aria_pressed="true" if kind == sharing.kind else "false",
        )
        for kind in KINDS
    )
    return words("Share"), join(
        (el("div", *kinds, cls="segs", role="group", aria_label=words("What the link is for")), *_ways(app, sharing))
    )


def _ways(app: App, sharing: Sharing) -> list[Node]:
    """What the link reveals, the address, and the ways out."""
    words = app.words
    reveals = {
        "go": words(
            "Whoever opens it goes on from here. It carries the deal, the names and every move, secret ones too: it is for "
            "friends."
        ),
        "watch": words(
            "Whoever opens it looks at the game. It carries the deal, the names and every move, secret ones too: it is for "
            "friends."
        ),
        "deal": words(
            "Whoever opens it plays the same deal from its start. It carries the deal and the options, nobody's moves or "
            "name."
        ),
    }[sharing.kind]
    out = [el("p", reveals, id="reveals")]
    save = button(words("Save as a file"), "link-file", sign="save")
    if not sharing.link:
        return [
            *out,
            el(
                "p",
                words("This game cannot be made a link that gives the same game again, so none is offered."),
                cls="fault",
                role="alert",
            ),
        ]
    if not sharing.short:
        return [
            *out,
            el("p", words("This game is too long for a link: save it as a file and send that.")),
            el("div", save, cls="acts"),
        ]
    seat = nameless(sharing)
    if seat is not None:
        out.append(_signature(words, sharing.play.name(seat, words), app.typed))
    out.append(address_field(app, sharing, "reveals"))
    acts = [button(words("Copy"), "copy", cls="do", sign="copy")]
    if app.sheet:
        acts.append(button(words("Send"), "sheet", sign="share"))
    if not sharing.code or sharing.code in ("coming", "failed"):
        acts.append(button(words("QR code"), "code"))
    if sharing.play.over and app.replay is None:
        acts.append(button(words("Picture of the result"), "drawing result", sign="save", id="share-picture"))
    out += [el("div", *acts, save, cls="acts"), el("p", copied(app, sharing), cls="hint", id="copied")]
    if sharing.code.startswith("<svg"):
        out.append(el("div", Markup(sharing.code), cls="qr-box"))
    elif sharing.code:
        said = {
            "coming": words("A moment, please."),
            "large": too_large(app),
            "failed": words("The QR code could not be loaded. Try again with a connection."),
        }[sharing.code]
        out.append(el("p", said, cls="hint"))
    return out


def _signature(words: Words, number: str, typed: str) -> Node:
    """The field for a name, while the link calls a person by a number."""
    field = el(
        "input", type="text", id="link-name", data_field="link-name", value=typed, maxlength=24, autocomplete="off",
        aria_describedby="link-name-hint",
    )  # fmt: skip
    return el(
        "form",
        el("label", words("Your name"), for_="link-name"),
        el("div", field, el("button", words("Use this name"), type="submit", cls="btn", id="link-sign"), cls="naming"),
        el("p", words("Leave it empty, and the link calls you %(name)s.", name=number), cls="hint", id="link-name-hint"),
        cls="signing",
        data_do="sign",
    )


def address_field(app: App, sharing: Sharing, about: str | None = None) -> Node:
    """The link's address, to be seen and selected; `about` is the id of what is said of it."""
    return el(
        "input",
        type="text",
        id="address",
        readonly=True,
        value=shown_address(app, sharing),
        aria_label=app.words("The link"),
        aria_describedby=about,
        spellcheck="false",
    )


# -- opening --------------------------------------------------------------------------------------------------------------


def link(app: App) -> tuple[str, Node]:
    """Title and body of the dialog that takes a link or a file."""
    words = app.words
    fault = el("p", app.fault, cls="fault", id="link-fault", role="alert") if app.fault else ""
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
                    value=app.typed,
                    autocomplete="off",
                    spellcheck="false",
                    aria_describedby="link-fault" if app.fault else None,
                    aria_invalid="true" if app.fault else None,
                ),
                fault,
                el("div", el("button", words("Open"), type="submit", cls="btn do", id="link-go"), cls="acts"),
                data_do="open-link",
            ),
            file_field(app),
        )
    )


def file_field(app: App) -> Node:
    """The field that a file is chosen in."""
    words = app.words
    field = el(
        "input", type="file", id="file", cls="vh", data_field="file", accept=".txt,.json,text/plain,application/json",
        aria_describedby="file-hint",
    )  # fmt: skip
    return el(
        "div",
        el("p", words("Or a file: one game, or all games of another browser."), id="file-hint"),
        el("label", field, words("Choose a file"), cls="btn"),
        cls="file",
    )


def reading(app: App) -> tuple[str, Node]:
    """Title and body of the dialog that shows how far a link or a file has been read."""
    words, now = app.words, app.reading
    if now is None:
        return words("A moment, please."), NOTHING
    title, said = words("A moment, please."), how_far(app, now)
    if now.came is None:
        text = words("The game in the link is being played through.")
        shown: Part = ""
    else:
        text = words("The games of the file are being played through. Your own games stay as they are.")
        shown = el("p", said, id=f"{READ}-said")
    bar = el("progress", id=READ, max=100, value=percent(now), aria_label=text, aria_valuetext=said)
    acts = el("div", button(words("Stop"), "stop"), cls="acts")
    return title, join((el("div", el("p", text), bar, shown, cls="busy"), acts))


def arrival(app: App) -> tuple[str, Node]:
    """Title and body of the dialog that asks what to do with a link, or tells why it cannot be opened."""
    words, came = app.words, app.arrival
    if came is None or came.link is None:
        why = came.why if came is not None and came.why is not None else BadLink("damaged")
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
    return _what_came(words, came.link), join(
        (
            _about(words, came.link),
            el("p", _offered(words, came)),
            el("div", *acts, button(words("Not now"), "decline", cls="quiet"), cls="acts"),
            el("p", words("Your own games stay as they are."), cls="hint") if came.than != "ahead" else "",
        )
    )


def _what_came(words: Words, link: Link) -> str:
    game = words(show(link.match.game.key).title)
    if link.kind == "deal":
        return words("A deal of %(game)s", game=game)
    if link.match.decision is None:
        return words("A finished game of %(game)s", game=game)
    return words("A game of %(game)s", game=game)


def _about(words: Words, link: Link) -> Node:
    """Who plays, which deal, how far."""
    match = link.match
    rows = [(words("Deal"), grouped(match.seed))]
    if link.players:
        names = (
            words("%(name)s (%(level)s)", name=name, level=level_name(words, p.level)) if p.level else name
            for i, p in enumerate(link.players)
            if (name := p.name or words("Player %(n)s", n=i + 1))
        )
        rows.insert(0, (words("Players"), ", ".join(names)))
    else:
        rows.insert(0, (words("Players"), str(match.seats)))
    if link.kind != "deal":
        rows.append((words("Moves so far"), str(len(match.answers))))
    return el("dl", *(el("div", el("dt", name), el("dd", value)) for name, value in rows), cls="facts")


def _offered(words: Words, came: Arrival) -> str:
    link = came.link
    if link is None:
        return ""
    if link.kind == "deal":
        return words("You play it from its start, against bots.")
    if choices(came)[0] == "watch":
        return words("You can look at it step by step, and play on from any point.")
    if came.than == "ahead":
        return words(
            "It goes on from your own game, which takes these answers up; its earlier state is kept among its versions."
        )
    if came.than == "behind":
        return words("You have this game yourself, and yours is further on.")
    if came.than == "same":
        return words("You have this very game yourself.")
    d = link.match.decision
    if d is None or not link.players or link.players[d.seat].level:
        return words("It is kept beside your own games.")
    name = link.players[d.seat].name or words("Player %(n)s", n=d.seat + 1)
    return words("It is the turn of %(name)s: going on, you play for them.", name=name)


def why_bad(words: Words, e: BadLink) -> str:
    """Why a link cannot be opened, and what to do."""
    game = words(show(e.about).title) if e.about and not e.about.isdecimal() else ""
    if e.reason == "edition":
        return words(
            "It follows edition %(theirs)s of %(game)s; this page has edition %(here)s. Ask for a link from the present "
            "page, or load this page again to get a newer one.",
            theirs=e.edition,
            here=e.here,
            game=game,
        )
    return {
        "long": words("It is longer than any link that this page makes. Ask for the game as a file instead."),
        "cut": words(
            "Its end is missing: chat and mail programs cut long lines. Copy the whole link, or ask for it once more."
        ),
        "mistyped": words("It has signs in it that no link has. Copy it once more as a whole, without what stands round it."),
        "damaged": words(
            "It was cut or changed on its way: its check does not agree. Copy it once more as a whole, or ask for it again."
        ),
        "format": words(
            "It was made by a later version of this page. Load the page again to get that version, then open the link."
        ),
        "game": words("It is about a game that this page does not have. Load the page again; a newer version may have it."),
        "options": words("It asks for options that the game does not have. Ask for a new link."),
        "illegal": words(
            "It holds an answer that the rules do not allow, so it was changed by hand or by accident. Ask for a new link."
        ),
        "turn": words(
            "It names a turn that its game does not have. Take the part from t= to the end away, or ask for a new link."
        ),
        "players": words("The names in it cannot be read. Ask for a new link."),
    }[e.reason]


# -- taking back, and other tabs ------------------------------------------------------------------------------------------


def undo(app: App) -> tuple[str, Node]:
    """Title and body of the dialog that says why nothing can be taken back, and offers practice."""
    words, play = app.words, app.play
    if play is None:
        return words("Take back"), NOTHING
    parts: list[Node] = [el("p", why_not(app, play))]
    acts = [button(words("Close"), "close", cls="do", id="undo-close")]
    if may_practise(play):
        parts.append(
            el(
                "p",
                words(
                    "In practice you can take back as much as you like. The game is marked as practice from then on and "
                    "no longer counts."
                ),
                cls="hint",
            )
        )
        acts.append(button(words("Practise, and take back"), "practise"))
    return words("Take back"), join((*parts, el("div", *acts, cls="acts")))


def elsewhere(app: App) -> tuple[str, Node]:
    """Title and body of the dialog that asks whether a game is taken over from another tab."""
    words = app.words
    return words("Open elsewhere"), join(
        (
            el(
                "p",
                words(
                    "This game is open in another tab or window. Two cannot play it at once. If you take it over, the other "
                    "one stops, and no move made there is lost."
                ),
            ),
            el(
                "div",
                button(words("Take it over here"), "take-over", cls="do", id="take-over-dialog"),
                button(words("Not now"), "close", id="not-now"),
                cls="acts",
            ),
        )
    )
