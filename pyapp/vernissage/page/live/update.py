"""What happens at a live table: others come and go, bring links, messages are sent by themselves, games begin.

As in games by link, a message is saved and read back before anybody gets it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ...table.fair.editions import Device, Sent, kept, take
from ...table.fair.entries import MASTER
from ...table.fair.report import noted
from ...table.fair.trouble import Fork, Refused
from ...table.found import link_in
from ...table.link import BadLink
from ...table.live.code import is_code
from ...table.live.lines import Brought, Claimed, Coded, Failed, Planned
from ..core.done import UNUSED, Done, done
from ..core.messages import Arrived, Carried, Do, Focus, Lock, Message, Say, Wire, Wired
from ..fair import arriving, errands
from ..fair.hand import joined
from ..fair.missing import told
from ..fair.seat import SeatPlay
from ..table import turns
from ..travel.state import Reading
from . import beginning, meeting
from .state import Live
from .wires import wire

if TYPE_CHECKING:
    from ..fair.hand import Hand

SLICE: Final = 12.0
"""Milliseconds that reading a link may take before the page goes on with other things."""
MOST_READ: Final = 4_000
"""The most slices that one link may take. One that takes more does not belong to a game that is played here."""


def handled(hand: Hand, message: Message) -> Done:
    """Handles a message about live tables; unused if it is about something else."""
    match message:
        case Do("linked", ("live", *rest)):
            doing = _DOES.get(rest[0]) if rest else None
            return UNUSED if doing is None else doing(hand, tuple(rest[1:]))
        case Arrived(text) if is_code(link := link_in(text, is_code)):
            return meeting.arrived(hand, link)
        case Wired():
            return _wired(hand, message)
        case Carried("copy" | "sheet") if hand.live is not None and hand.sheet == "live":
            return meeting.take_outcome(hand, hand.live, message)
    return UNUSED


def _wired(hand: Hand, message: Wired) -> Done:
    live = hand.live
    if live is None:
        return done(shows="nothing")
    live.reads = False
    match message.what:
        case "ready":
            return meeting.certified(hand, message.text, waits=bool(message.line))
        case "scanned":
            return meeting.scanned(hand, message.text)
        case "no-camera":
            return meeting.no_camera(hand, message.text)
        case "awake" | "asleep":
            live.awake = "refused" if message.text else live.awake
            return done()
        case "offered":  # an answer was opened as a link in another tab
            return UNUSED if live.company is None else meeting.taken(hand, message.text)
        case "handed" if live.stage == "handing" and message.text == live.offer:
            return meeting.show(hand, "handed")
        case "nobody" if live.stage == "handing":
            return meeting.show(hand, "nobody")
    if live.company is None:
        return done(shows="nothing")
    peers, now = live.company.peers, meeting.now(hand)
    match message.what:
        case "described":
            peers.described(message.line, message.text, now)
        case "opened":
            peers.opened(message.line, now)
        case "closed":
            peers.closed(message.line, now)
        case "heard":
            peers.heard(message.line, message.text, now)
        case "tick":
            peers.tick(now)
        case "online":
            peers.back(now)
        case "offline":
            peers.gone()
    return done(shows="nothing")


# -- after each message of the page -----------------------------------------------------------------------------------------


def after(hand: Hand) -> Done:
    """Handles the news from the others, sends the own message if it is complete, and passes the orders on to the page."""
    live = hand.live
    if live is None or live.company is None:
        return done(shows="nothing")
    came, company, play = done(shows="nothing"), live.company, hand.playing
    peers = company.peers
    at_table = play is not None and hand.device is play.device and live.untold is None and live.unkept is None
    if play is not None and at_table and company.takes_up(play.device):
        live.untold = ""  # the game at the table is the one that is played live, also when a link has brought it further
    live.reads = live.reads or isinstance(hand.app.dialog, Reading)
    if not live.reads:  # else another game is being opened: this one waits until that is done and shown
        if live.unkept is not None:
            came += _take_over(hand, live, *live.unkept)
        while peers.news:
            came += _news(hand, live)
        came += _read(hand, live) + _send(hand, live) + meeting.lit(hand)
    if live.untold is not None and hand.settled:  # told only once it is on the disk: what others know stays known here
        company.tell(live.untold)
        live.untold = None
    company.present()
    orders = list(peers.orders)
    peers.orders.clear()
    return came.then(*(wire(order) for order in orders))


def _news(hand: Hand, live: Live) -> Done:
    company = live.company
    if company is None:
        return done(shows="nothing")
    news = company.peers.news.pop(0)
    match news:
        case Coded():
            meeting.coded(hand, news)
        case Failed():
            return meeting.failed(hand, news)
        case Brought(peer, _):
            live.waiting[peer] = news
            return done(shows="nothing")
        case Claimed():
            company.claimed(news)
        case Planned():
            return _planned(hand, live, news)
        case _:
            return _changed(hand, live)
    return done()


def _changed(hand: Hand, live: Live) -> Done:
    """Announces who has come and who is away. If the sheet still shows a guest's answer, it changes to the room."""
    company = live.company
    if company is None:
        return done()
    here = frozenset(peer.name for peer in company.peers.all.values() if peer.here)
    ignored = {peer.name for peer in company.peers.all.values() if peer.barred}
    words, before = hand.app.words, live.seen
    live.seen, live.without = here, live.without - here
    came = done()
    if live.stage in ("answer", "apart") and here:
        live.stage = "company"
        came = meeting.show(hand, "company") if meeting.at_sheet(hand) else came
    said = [words("%(name)s is here.", name=name) for name in sorted(here - before)]
    said += [words("%(name)s is away.", name=name) for name in sorted(before - here - ignored)]
    return came.then(Say(" ".join(said))) if said else came


# -- the game -----------------------------------------------------------------------------------------------------------------


def _begin(hand: Hand, args: tuple[str, ...] = ()) -> Done:
    """Begins a game with all who are here and want to play."""
    live = hand.live
    if live is None or not beginning.may(hand):
        return UNUSED
    if beginning.asks(hand):
        return done(Say(beginning.with_whom(hand)))
    if fault := beginning.begun(hand):
        hand.fault = fault
        return done(Say(fault))
    return _take_over(hand, live)


def _planned(hand: Hand, live: Live, news: Planned) -> Done:
    """Handles an invitation that goes round the table."""
    company = live.company
    if company is None:
        return done(shows="nothing")
    try:
        new = company.planned(news, lambda: hand.app.device.secret(MASTER))
    except (BadLink, Refused) as bad:
        if not isinstance(bad, Refused) or bad.why != "older":
            company.unfit(news.peer, bad)
            return done()
        peer = company.peers.all.get(news.peer)
        fault, hand.fault = hand.fault, beginning.older_page(hand, [] if peer is None else [peer.name])
        return done(shows="nothing") if fault == hand.fault else done(Say(hand.fault))  # it asks again with each beat
    return _take_over(hand, live) if new else done(shows="nothing")


def _take_over(hand: Hand, live: Live, source: str = "", news: str = "new") -> Done:
    """Makes the company's game the one at hand, and saves it; after that the others are told. `source`: the peer that brought
    it. `news`: what it has brought.
    """
    company = live.company
    if company is None or company.device is None:
        return done(shows="nothing")
    device, app = company.device, hand.app
    came, record = done(), device.record
    entries = record.table.entries if record is not None else device.invitation.entries if device.invitation else ()
    if hand.device is not device:
        game = record.table.game if record is not None else device.invitation.game if device.invitation else None
        if game is None:
            return done()
        came = came.then(*beginning.replaced(hand))
        first = beginning.kept_first(hand, device, game.key, entries)
        hand.turns_to(device, first)
        came = came.then(Lock(first.id))
        beginning.forgets(hand, live)
    me = next((i for i, e in enumerate(entries) if e == device.entry), -1)
    changes: dict[str, Any] = {**joined(entries), "me": me}
    if record is not None:
        changes = arriving.still(hand, record) if news == "consents" else hand.fields_of(record)
    tried, live.unkept = live.unkept, None
    if hand.save(**changes) is not None:  # neither shown nor told before there is room: what others know is to stay known here
        live.unkept, said = (source, news), app.words("This browser does not keep the game, so nothing was sent.")
        return came.then(Say(said, shown=True)) if tried is None else done(shows="nothing")
    live.untold = source
    came += _at_table(hand, device)
    if device.record is not record:
        live.untold = ""  # a number for the set-up was shown here
    if news == "consents":
        came += hand.open("missing") if hand.consents else done(Say(" ".join(arriving.told_back(hand)), shown=True))
    return came


def _at_table(hand: Hand, device: Device) -> Done:
    """Shows the game as it stands now, at the table that is open or at a new one."""
    record, play, app = device.record, hand.playing, hand.app
    if record is None:
        return done()
    if play is None or play.device is not device:
        came = hand.sit()
        if not came.used:  # it has begun, and its table comes with its first move; in the foyer the sheet shows it
            came = meeting.show(hand, "company") if app.play is None and app.dialog is None else done()
            return came.then(Say(beginning.awaited(hand)))
        if hand.sheet == "live":
            app.dialog = None
        return came
    old, before = [(t.decision, t.action) for t in play.match.turns], len(noted(play.known))
    play.go_on(record, hand.drafted())
    unusual = told(app.words, record, noted(record)[before:])
    said = done(Say(" ".join(unusual), shown=True)) if unusual else done()
    new = [(t.decision, t.action) for t in play.match.turns]
    since = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    if since < len(new):
        return turns.moved(app, play, since) + said
    play.refresh(app.look)
    return turns.asks(app, play) + said


def _read(hand: Hand, live: Live) -> Done:
    """Reads the links that have come, in slices, so that no link can block the page."""
    company, app = live.company, hand.app
    if company is None:
        return done(shows="nothing")
    start, came = app.device.elapsed(), done(shows="nothing")
    while live.reading is not None or live.waiting:
        if live.reading is None:
            live.brought = live.waiting.pop(next(iter(live.waiting)))
            if live.brought.text == live.parted.get(live.brought.peer):
                continue
            if company.device is None and (there := arriving.kept_of(hand, live.brought.text)) is not None:
                if there.id == live.held or not company.proves(live.brought.peer, live.brought.text):
                    continue
                live.held = there.id
                return came + arriving.hold(hand, there, lambda: errands.resuming(hand))
            live.reading, live.slices = company.receiving(live.brought.text), 0
        came += _slice(hand, live)
        if live.reading is not None and app.device.elapsed() - start > SLICE:
            return came.then(Wire("soon"))
    return came


def _slice(hand: Hand, live: Live) -> Done:
    company, brought = live.company, live.brought
    if company is None or brought is None or live.reading is None:
        return done(shows="nothing")
    try:
        next(live.reading)
        live.slices += 1
        if live.slices < MOST_READ:
            return done(shows="nothing")
        company.peers.unfit(brought.peer)
    except StopIteration as end:
        live.reading = None
        if end.value == "stepped":
            return hand.left_behind() if _parts(live, brought) else done(shows="nothing")
        if end.value in ("new", "invited", "consents"):
            return _take_over(hand, live, brought.peer, end.value)
        return done(shows="nothing")
    except Fork as fork:
        live.reading = None
        if not _parts(live, brought, fork):
            return done(shows="nothing")
        hand.fork = fork
        hand.save()
        return hand.open("fork")
    except (BadLink, Refused) as bad:
        company.unfit(brought.peer, bad)
    live.reading = None
    return done(shows="nothing")


def _parts(live: Live, brought: Brought, fork: Fork | None = None) -> bool:
    """Notes a link that parts from what is here. Whether that is to be told: once, as whoever has sent two messages for one
    can sign a thousand.
    """
    live.parted[brought.peer] = brought.text
    if live.company is None or live.company.device is None or (record := live.company.device.record) is None:
        return False
    where = ((), record.heads[-1]) if fork is None else (fork.parties, record.heads[fork.at])
    live.told, new = live.told | {where}, where not in live.told
    return new


# -- messages go out by themselves --------------------------------------------------------------------------------------------


def between(hand: Hand) -> bool:
    """Whether the table still shows a game that is over, and the next one has begun at the live table."""
    live, play = hand.live, hand.playing
    if live is None or live.company is None or play is None or not play.over:
        return False
    return play.device is not hand.device and hand.device is live.company.device


def _send(hand: Hand, live: Live) -> Done:
    """Sends the own message as soon as nothing more can be answered before a card is turned up."""
    play, device, company = hand.playing, hand.device, live.company
    if company is None or play is None or device is None or play.draft is None or not hand.plays_live or live.unkept:
        return done(shows="nothing")
    if hand.is_left_behind and not play.draft.answers:
        return done(shows="nothing")  # to go on in another way than the others is for its person to decide
    draft, told = play.draft, hand.bad
    sent = hand.ready(draft) if draft.ready else None
    if sent is None and hand.bad is not None and (told is None or told.why != hand.bad.why):
        return hand.open("trouble")  # once
    if sent is None or (draft.dark and draft.choices and not _turns_up(company.player, play, sent)):
        return done(shows="nothing")
    if hand.save(**{**hand.fields_of(sent.record), "device": kept(device, sent), "given": hand.app.device.now()}) is not None:
        said = hand.app.words("This could not be saved, so it was not sent: try again.")
        return done(Say(said))
    take(device, sent)
    live.untold = ""
    return _at_table(hand, device)


def _turns_up(player: Callable[[int], object], play: SeatPlay, sent: Sent) -> bool:
    """Whether the device that turns up what lies face down is here."""
    author = sent.record.author()
    return author is None or author == play.device.place or player(author) is not None


# -- leaving, and what else a person does -------------------------------------------------------------------------------------


def leave(hand: Hand, args: tuple[str, ...] = ()) -> Done:
    """Leaves the live table. The game can be continued by links."""
    live = hand.live
    if live is None:
        return UNUSED
    came = done(Wire("awake", 0)) if live.lit else done()
    if live.company is not None:
        live.company.peers.leave()
        came = came.then(*(wire(order) for order in live.company.peers.orders))
    hand.live = None
    hand.app.dialog = None
    hand.take_stock()
    said = hand.app.words("You have left the live table.")
    if hand.playing is not None:
        said = f"{said} {hand.app.words('The game goes on by links.')}"
        hand.playing.refresh(hand.app.look)
    return came.then(Focus("title"), Say(said))


_DOES: Final[dict[str, Callable[[Hand, tuple[str, ...]], Done]]] = {
    "open": meeting.opened,
    "name": meeting.seated,
    "invite": meeting.invite,
    "scan": meeting.scan,
    "paste": meeting.paste,
    "pasted": meeting.pasted,
    "company": meeting.back,
    "give": meeting.give,
    "begin": _begin,
    "ignore": beginning.ignored,
    "leave": leave,
    "awake": meeting.stay_awake,
}
"""The functions that handle `data-do="linked live ..."`, by its third word."""
