"""Markup of a live table's sheet. At each stage one sentence says what to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..core.buttons import button
from ..core.markup import NOTHING, Markup, Node, el, join
from ..fair.shown.parts import Sheet, acts, fault, field
from ..programme import show as shown_game
from ..travel.share import given_words
from . import beginning, meeting
from .state import Stage

if TYPE_CHECKING:
    from ..fair.hand import Hand


def sheet(hand: Hand) -> Sheet:
    """Title and body of the sheet."""
    return ("", NOTHING) if hand.live is None else _STAGES[hand.live.stage](hand)


def _loading(hand: Hand) -> Sheet:
    words = hand.app.words
    return words("Play live"), el("p", words("A moment, please."))


def _name(hand: Hand) -> Sheet:
    words, live = hand.app.words, hand.live
    hosts = live is not None and live.hosts
    title = words("Play live") if hosts else words("You are invited to a table")
    about = words("Everybody plays at the same time, each on a device of their own, all on one network.")
    go = words("Open the table") if hosts else words("Sit down")
    look = "" if hosts else button(words("Just watch, as a screen for all"), "linked live name watch", id="live-watch")
    return title, el(
        "form",
        el("p", about),
        field(hand, "name", words("Your name"), hand.name, 24),
        fault(hand),
        acts(el("button", go, type="submit", cls="btn do", id="live-name"), look),
        data_do="linked live name",
    )


def _company(hand: Hand) -> Sheet:
    words, live = hand.app.words, hand.live
    if live is None or live.company is None:
        return _loading(hand)
    begins: Node = NOTHING
    if beginning.may(hand):
        why = beginning.why_not(hand)
        game = words(shown_game(beginning.game(hand)).title)
        begins = (
            el("p", why, cls="hint", id="live-why")
            if why
            else join(
                (
                    acts(button(words("Begin %(game)s", game=game), "linked live begin", cls="do", id="live-begin")),
                    el("p", beginning.with_whom(hand), cls="hint", id="live-with"),
                )
            )
        )
    elif live.company.free and not beginning.awaited(hand):
        begins = el("p", words("Whoever opened the table begins the game."), cls="hint")
    return words("Who is here"), join(
        (
            _who(hand),
            fault(hand),
            _next_guest(hand) if live.shown else _more(hand),
            begins,
            _awaited(hand),  # below what was pressed: a second tap must not find a button there that ignores somebody
            acts(button(words("Leave the table"), "linked live leave", cls="quiet", id="live-leave")),
        )
    )


def _who(hand: Hand) -> Node:
    words, live = hand.app.words, hand.live
    if live is None or live.company is None:
        return NOTHING
    peers = live.company.peers
    rows = [el("li", el("b", words("%(name)s (you)", name=peers.name)), el("span", words("here"), cls="st"))]
    for peer in sorted(peers.all.values(), key=lambda p: (p.name, p.id)):
        if not peer.name:
            continue
        said = words("away")
        if peer.barred:
            said = words("ignored")
        elif peer.here:
            said = words("watches") if peer.watches else words("here")
        rows.append(el("li", el("b", peer.name), el("span", said, cls="st" if peer.here else "free")))
    return el("ol", *rows, cls="who-in")


def _awaited(hand: Hand) -> Node:
    """What the next game waits for, and how it can begin without whoever does not answer."""
    words, said = hand.app.words, beginning.awaited(hand)
    if not said:
        return NOTHING
    ways = [
        button(words("Ignore %(name)s", name=peer.name), f"linked live ignore {peer.id}", cls="quiet", id=f"live-ignore-{n}")
        for n, peer in enumerate(beginning.holding_up(hand), 1)
    ]
    about = el("p", words("A game can begin without whoever is ignored."), cls="hint")
    stuck = el("summary", words("It does not begin?"), id="live-stuck")
    return join((el("p", said, id="live-waits"), el("details", stuck, about, acts(*ways)) if ways else NOTHING))


def _more(hand: Hand) -> Node:
    return acts(button(hand.app.words("Show the next guest a code"), "linked live invite", sign="share", id="live-invite"))


def _next_guest(hand: Hand) -> Node:
    words = hand.app.words
    return join(
        (
            el("h3", words("1. The guest scans this code with a camera, or opens the link")),
            _code(hand),
            el("h3", words("2. You scan the code that the guest then shows")),
            acts(
                button(words("Scan the guest's code"), "linked live scan", cls="do", id="live-scan"),
                button(words("Paste the guest's link"), "linked live paste", id="live-paste"),
            ),
            el("p", words("Keep this page open: the code works as long as it is."), cls="hint"),
        )
    )


def _code(hand: Hand) -> Node:
    words, live = hand.app.words, hand.live
    if live is None or not live.code:
        return el("p", words("A moment, please."), cls="hint")
    address = el(
        "input",
        type="text",
        id="live-address",
        readonly=True,
        value=meeting.at(hand),
        aria_label=words("The link"),
        spellcheck="false",
    )
    box: Node = el("div", Markup(live.drawn), cls="qr-box") if live.drawn else NOTHING
    sheet = hand.app.browser.sheet
    ways = [button(words("Copy the link"), "linked live give copy", sign="copy", id="live-copy")]
    if sheet:
        ways.append(button(words("Share the link"), "linked live give sheet", sign="share", id="live-sheet"))
    outcome = el("p", given_words(words, live.given), cls="hint", id="live-copied")
    return join((box, el("div", address, cls="chat"), acts(*ways), outcome))


def _answer(hand: Hand) -> Sheet:
    words = hand.app.words
    return words("Show this to whoever invited you"), join(
        (
            el("p", words("The other device scans this code, or opens the link in the browser in which the table is.")),
            _code(hand),
            el("p", words("Then you are at the table: keep this page open."), cls="hint"),
            acts(button(words("Leave the table"), "linked live leave", cls="quiet", id="live-leave")),
        )
    )


def _scan(hand: Hand) -> Sheet:
    words = hand.app.words
    return words("Scan the guest's code"), join(
        (
            el("video", id="live-camera", cls="camera", muted=True, playsinline=True, aria_label=words("What the camera sees")),
            el("p", words("Point the camera at the code.")),
            fault(hand),
            acts(
                button(words("Paste the guest's link"), "linked live paste", id="live-paste"),
                button(words("Back"), "linked live room", cls="quiet", id="live-back"),
            ),
            el("p", words("The picture never leaves this device."), cls="hint"),
        )
    )


def _paste(hand: Hand) -> Sheet:
    words = hand.app.words
    return words("Paste the guest's link"), el(
        "form",
        field(hand, "pasted", words("The link that the guest has sent"), hand.pasted, 600),
        fault(hand),
        acts(
            el("button", words("Connect"), type="submit", cls="btn do", id="live-pasted"),
            button(words("Back"), "linked live room", cls="quiet", id="live-back"),
        ),
        data_do="linked live pasted",
    )


def _apart(hand: Hand) -> Sheet:
    words = hand.app.words
    here = hand.live is not None and hand.live.company is not None and not hand.live.offer
    again = button(words("Show the next guest a code"), "linked live invite", cls="do", id="live-invite")
    return words("The devices cannot find each other"), join(
        (
            el("p", words("The codes are fine: the network keeps the two devices apart.")),
            el(
                "ul",
                el("li", words("Both join the same network.")),
                el("li", words("A guest network often keeps devices apart: use the hotspot of one of your phones.")),
                el("li", words("Switch off any VPN while you connect.")),
            ),
            acts(again) if here else el("p", words("Then scan a new code: each works only once."), cls="hint"),
            acts(
                button(words("Back"), "linked live room", cls="quiet", id="live-back"),
                button(words("Leave the table"), "linked live leave", cls="quiet", id="live-leave"),
            ),
        )
    )


def _handing(hand: Hand) -> Sheet:
    words = hand.app.words
    return words("For the table in your other tab"), el("p", words("A moment, please."))


def _handed(hand: Hand) -> Sheet:
    words = hand.app.words
    return words("For the table in your other tab"), join(
        (
            el("p", words("The table has it: close this tab and go back to the other one.")),
            acts(button(words("Close"), "linked live leave", cls="do", id="live-leave")),
        )
    )


def _nobody(hand: Hand) -> Sheet:
    words = hand.app.words
    return words("No table is waiting for this"), join(
        (
            el("p", words("This is a guest's answer: paste its link into the page with the table.")),
            acts(button(words("Close"), "linked live leave", cls="do", id="live-leave")),
        )
    )


def _cannot(hand: Hand) -> Sheet:
    words = hand.app.words
    return words("This browser cannot connect devices"), join(
        (
            el("p", words("Another one can: Chrome, Edge, Firefox or Safari. Or play by links: any browser can do that.")),
            acts(button(words("Close"), "linked live leave", cls="do", id="live-leave")),
        )
    )


_STAGES: Final[dict[Stage, Callable[[Hand], Sheet]]] = {
    "loading": _loading,
    "name": _name,
    "company": _company,
    "answer": _answer,
    "scan": _scan,
    "paste": _paste,
    "apart": _apart,
    "handing": _handing,
    "handed": _handed,
    "nobody": _nobody,
    "cannot": _cannot,
}
