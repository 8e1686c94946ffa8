"""Meeting at a live table: to open one, to show an offer or an answer, to scan, paste or open a code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...table.found import link_in
from ...table.link import BadLink, clean_name
from ...table.live import code
from ...table.live.company import Company
from ...table.live.frames import Role
from ...table.live.lines import Coded, Failed, Unmet
from ...table.live.peers import Peers
from ..core.done import UNUSED, Done, done
from ..core.messages import Carried, Copy, Focus, Forget, Say, ShareSheet, Wire
from ..core.words import N_
from ..travel.share import given, given_words, qr_svg
from ..travel.state import LinkedSheet
from .state import Live, Stage

if TYPE_CHECKING:
    from ..fair.hand import Hand

UNMET = {
    "own": N_("This is your own code: it is for the other device."),
    "met": N_("You two are connected already."),
    "late": N_("This answers an older code: show the guest a new one."),
    "full": N_("There is no more room at this table."),
}
"""What people are told if a code does not connect two devices."""


def show(hand: Hand, stage: Stage) -> Done:
    """Shows this stage of the sheet."""
    if hand.live is None:
        return UNUSED
    hand.live.stage, hand.live.given = stage, ""
    if stage != "paste":
        hand.pasted = ""
    return hand.open("live")


def at_sheet(hand: Hand) -> bool:
    """Whether the sheet of the live table is open."""
    return isinstance(hand.app.dialog, LinkedSheet) and hand.sheet == "live"


def opened(hand: Hand, args: tuple[str, ...] = ()) -> Done:
    """Opens a live table, or the sheet of the one that there is."""
    if hand.live is not None:
        return show(hand, "company" if hand.live.company is not None else "name")
    hand.live = Live(hosts=True)
    return _wanted(hand)


def arrived(hand: Hand, text: str) -> Done:
    """Handles a code that was opened as a link: an offer, or an answer to the offer of this tab or of another tab."""
    try:
        found = code.decode(text)
    except BadLink:
        return done(Say(hand.app.words("This code cannot be read: ask for it once more."), shown=True))
    if hand.live is not None and hand.live.company is not None:
        return taken(hand, text)
    if found.role == "offer":
        hand.live = Live(offer=text)
        return done(Forget()) + _wanted(hand)
    hand.live = Live("handing", offer=text)
    return done(Forget(), Wire("hand", 0, text)) + hand.open("live")


def _wanted(hand: Hand) -> Done:
    return done(Wire("start")) + hand.open("live")


def certified(hand: Hand, sdp: str, *, waits: bool) -> Done:
    """Goes on after the browser has made a certificate. `sdp` is its description of itself; empty: it cannot
    connect devices. `waits`: it keeps a connection that waits.
    """
    live = hand.live
    if live is None or live.company is not None:
        return UNUSED
    live.sdp, live.waits = sdp, waits
    hand.name = hand.name or hand.app.likes.name
    return show(hand, "name" if sdp else "cannot")


def seated(hand: Hand, args: tuple[str, ...] = ()) -> Done:
    """Takes the name that was typed. A host then sees the code for the next guest; a guest sees the answer."""
    live, app, name = hand.live, hand.app, clean_name(hand.name)
    if live is None or live.stage != "name" or not live.sdp:
        return UNUSED
    if not name:
        hand.fault = app.words("Write your name, so that the others know you.")
        return done(Focus("linked-name"))
    if name != app.likes.name:
        app.likes.name = name
        app.remember()
    live.watches = args == ("watch",)
    role: Role = "watch" if live.watches else "host" if live.hosts else "play"
    peers = Peers(code.read(live.sdp, 0).id, name, role)
    peers.waits = live.waits
    live.company = Company(peers, app.games, app.device.curves())
    if live.hosts:
        live.line, live.shown = peers.invite(now(hand)), True
        return show(hand, "company")
    return taken(hand, live.offer)


def now(hand: Hand) -> int:
    """The time in milliseconds, as `Peers` counts it."""
    return int(hand.app.device.elapsed())


def invite(hand: Hand, args: tuple[str, ...] = ()) -> Done:
    """Shows a new code for one more guest."""
    live = hand.live
    if live is None or live.company is None:
        return UNUSED
    live.line, live.code, live.drawn, live.shown = live.company.peers.invite(now(hand)), "", "", True
    return show(hand, "company")


def taken(hand: Hand, text: str) -> Done:
    """Handles a code that was scanned, pasted, opened as a link, or handed over by another tab."""
    live, words = hand.live, hand.app.words
    if live is None or live.company is None:
        return UNUSED
    found = link_in(text, code.is_code)
    try:
        line = live.company.peers.take(found, now(hand))
    except BadLink:
        hand.fault = words("This is not the whole code of a table: copy all of it, or scan once more.")
    except Unmet as e:
        hand.fault = words(UNMET[e.why])
    else:
        answers = code.decode(found).role == "offer"
        live.line, live.code, live.drawn, live.shown = line, "", "", False
        came = show(hand, "answer" if answers else "company")
        return came if answers else came.then(Wire("taken", 0, found), Say(words("The devices are connecting.")))
    if live.stage == "name":
        live.stage = "company"
    return done(Say(hand.fault))


def scanned(hand: Hand, text: str) -> Done:
    """Handles what the camera has read. It is ignored unless it is a code."""
    if hand.live is None or hand.live.stage != "scan" or not code.is_code(link_in(text, code.is_code)):
        return done(shows="nothing")
    return taken(hand, text)


def scan(hand: Hand, args: tuple[str, ...] = ()) -> Done:
    """Turns the camera on."""
    if hand.live is None or hand.live.company is None:
        return UNUSED
    return done(Wire("scan")) + show(hand, "scan")


def no_camera(hand: Hand, why: str) -> Done:
    """Shows the field for pasting: there is no camera, or the page may not use it (`why` is the browser's error name)."""
    if hand.live is None or hand.live.stage != "scan":
        return done(shows="nothing")
    came = show(hand, "paste")
    denied = hand.app.words("The browser does not let this page use the camera: paste the guest's link.")
    none = hand.app.words("No camera was found: paste the guest's link.")
    hand.fault = denied if why == "NotAllowedError" else none
    return came.then(Say(hand.fault))


def paste(hand: Hand, args: tuple[str, ...] = ()) -> Done:
    """Shows the field for pasting a link."""
    return show(hand, "paste").then(Focus("linked-pasted"))


def pasted(hand: Hand, args: tuple[str, ...] = ()) -> Done:
    """Handles what was pasted."""
    return taken(hand, hand.pasted) if hand.pasted.strip() else UNUSED


def back(hand: Hand, args: tuple[str, ...] = ()) -> Done:
    """Goes back to the list of who is here."""
    return show(hand, "company")


def coded(hand: Hand, news: Coded) -> None:
    """Shows a code that is ready."""
    live = hand.live
    if live is None or news.line != live.line:
        return
    live.code = news.text
    live.drawn = qr_svg(at(hand)) if live.code else ""


def at(hand: Hand) -> str:
    """The code that is shown, as a web address."""
    return f"{hand.app.browser.address.partition('#')[0]}#{hand.live.code}" if hand.live is not None else ""


def failed(hand: Hand, news: Failed) -> Done:
    """Says that two devices do not find each other, if people wait for that on the sheet."""
    live = hand.live
    if live is None or news.line != live.line or not at_sheet(hand):
        return done(shows="nothing")
    return show(hand, "apart").then(Say(hand.app.words("The devices cannot find each other.")))


def give(hand: Hand, args: tuple[str, ...]) -> Done:
    """Gives the code out as a link: as a copy, or in the system's share sheet."""
    live, words = hand.live, hand.app.words
    if live is None or not live.code or args not in (("copy",), ("sheet",)):
        return UNUSED
    if args == ("copy",):
        return done(Copy(at(hand)))
    return done(ShareSheet(words("Vernissage: meet at a table"), at(hand), words("Open this on your device.")))


def take_outcome(hand: Hand, live: Live, message: Carried) -> Done:
    """Notes the outcome of a copy or of a share sheet: if the sheet did not open, copying is offered."""
    live.given = given(message)
    if live.given == "not-copied":
        return done(Focus("live-address"))
    said = done(Say(given_words(hand.app.words, live.given)))
    return said.then(Focus("live-copy")) if live.given == "unshared" else said


def stay_awake(hand: Hand, args: tuple[str, ...] = ()) -> Done:
    """Keeps the screen on in the own turns from now on (an onlooker's always), or lets it go off again."""
    live = hand.live
    if live is None or live.awake == "refused":
        return UNUSED
    live.awake = "" if live.awake == "on" else "on"
    return done()


def lit(hand: Hand) -> Done:
    """Asks the browser to keep the screen on when the own turn begins, and to stop when it ends."""
    live, play = hand.live, hand.playing
    if live is None:
        return done(shows="nothing")
    mine = play is not None and not play.over and (play.onlooker or play.draft is not None)
    wanted = live.awake == "on" and mine
    if wanted == live.lit:
        return done(shows="nothing")
    live.lit = wanted
    return done(Wire("awake", int(wanted)), shows="nothing")
