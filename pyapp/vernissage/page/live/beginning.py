"""The beginning of a game at a live table: who may begin it, with whom, and why it cannot begin.

Before the first game whoever opened the table begins, because this device has the chosen game; if it is away, anybody may.
After a game anybody who sits at the table may begin the next one: so no device is needed for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from ...table.fair.editions import Device, Entry
from ...table.fair.entries import MASTER
from ...table.fair.trouble import SAID, Refused
from ...table.fair.two.entries import unfit
from ...table.live.frames import EDITION
from ...table.live.lines import Peer
from ..core.bidi import isolated
from ..core.device import StorageForbidden
from ..core.done import UNUSED, Done, done
from ..core.messages import Focus, Say
from ..fair import joining
from ..fair.hand import joined
from ..fair.save import Kept
from ..programme import show as shown_game
from .state import Live

if TYPE_CHECKING:
    from ..fair.hand import Hand


MOST_KEPT: Final = 20
"""The most games of one live table that are kept without having been played."""


def may(hand: Hand) -> bool:
    """Whether this device may begin a game now."""
    live = hand.live
    if live is None or live.company is None or live.watches or not live.company.free:
        return False
    company = live.company
    record = None if company.device is None else company.device.record
    played = record is not None
    if company.runs and not company.plays and record is not None and any(map(company.player, range(record.seats))):
        return bool(_players(live))  # this device looks on; all others here may play
    return live.hosts or played or not any(p.here and p.hosts for p in company.peers.all.values())


def kept_first(hand: Hand, device: Device, game: str, entries: Sequence[Entry]) -> Kept:
    """What is kept of a game that becomes the one at hand. It may be kept already, as people open other games meanwhile: two
    copies of one device would move twice.
    """
    now, line, about = hand.app.device.now(), device.stored()["line"], joined(entries)
    for kept in hand.games:
        if kept.device["line"] == line and (line or kept.keys == about["keys"]):
            return kept
    return Kept(hand.new_id(now), game, device.stored(), "inviting", **about, since=now)


def forgets(hand: Hand, live: Live) -> None:
    """Removes the oldest game that is kept of this table, if it has come to nothing or was only watched, so that
    nobody can fill the storage by beginning many games.
    """
    ident = "" if hand.kept is None else hand.kept.id
    live.kept = [*(there for there in live.kept if there != ident), ident]
    if len(live.kept) <= MOST_KEPT:
        return
    with suppress(StorageForbidden):
        old = hand.shelf.load(live.kept.pop(0))
        if old is not None and not (old.device["link"] and old.device["line"]):
            hand.shelf.remove(old.id)
            hand.games = [kept for kept in hand.games if kept.id != old.id]


def begun(hand: Hand) -> str:
    """Begins a game with all who are here and want to play. Returns why it cannot begin (plain text); empty if it has."""
    live, app = hand.live, hand.app
    fault = why_not(hand)
    if live is None or live.company is None or fault:
        return fault
    company, key = live.company, game(hand)
    order = [company.peers.me, *_players(live)]
    try:
        company.begin(app.games[key], _options(hand, len(order)), order, app.device.secret(MASTER))
    except Refused as e:
        return app.words(e.about) if e.about else app.words(SAID[e.why])
    return ""


def game(hand: Hand) -> str:
    """The key of the game that would begin: that of the table, else the one that was chosen in the foyer."""
    return hand.app.plans.chosen if hand.playing is None else hand.playing.match.game.key


def _options(hand: Hand, seats: int) -> dict[str, int]:
    """The options of the game that would begin: those of the table's last game, else as people set it up here."""
    last = None if hand.playing is None else hand.playing.known.table.options
    return joining.options(hand, game(hand), seats, last=last)


def _players(live: Live) -> list[str]:
    """The ids of the others who are here to play, and do not play a game at which this device looks on: whoever brings a game
    of strangers and sits there keeps nobody from the next one.
    """
    company = live.company
    peers = company.peers.all.values() if company is not None else ()
    looks = company is not None and company.runs and not company.plays
    return sorted(p.id for p in peers if p.here and not p.watches and not (company and looks and company.sits(p.id)))


def _away(live: Live) -> list[str]:
    """The names of those who have sat down to play and are away."""
    peers = live.company.peers.all.values() if live.company is not None else ()
    return sorted(p.name for p in peers if not (p.here or p.watches or p.barred))


def asks(hand: Hand) -> bool:
    """Whether a game does not begin before a second press, because somebody is away: nobody is left out by chance."""
    live = hand.live
    if live is None or live.without.issuperset(_away(live)):
        return False
    live.without = frozenset(_away(live))
    return True


def with_whom(hand: Hand) -> str:
    """Who would play a game that begins now, and who is away (plain text)."""
    live, words = hand.live, hand.app.words
    if live is None or live.company is None:
        return ""
    peers = live.company.peers
    names = [peers.name, *sorted(peers.all[ident].name for ident in _players(live))]
    said = [words("Players: %(names)s.", names=", ".join(map(isolated, names)))]
    if hand.bots:
        said.append(words("Live, everybody is a person: the bots chosen for a game by link do not play."))
    away = _away(live)
    if away and live.without.issuperset(away):
        said.append(words("Away: %(names)s. Press once more to begin without them.", names=", ".join(map(isolated, away))))
    elif away:
        said.append(words("Away: %(names)s.", names=", ".join(map(isolated, away))))
    return " ".join(said)


def awaited(hand: Hand) -> str:
    """What the game at hand waits for, as long as it has no table yet (plain text); empty if it has one."""
    live, words, record = hand.live, hand.app.words, hand.record
    if live is None or hand.kept is None or (hand.playing is not None and hand.playing.device is hand.device):
        return ""
    if record is None:
        key = hand.kept.game
        said = words("%(game)s begins as soon as everybody has sat down.", game=words(shown_game(key).title))
        waits = None if live.company is None else live.company.peers.all.get(live.company.awaited or "")
        return said if waits is None else f"{said} {words('Not yet: %(name)s.', name=isolated(waits.name))}"
    if not hand.next:
        return ""
    said = words("The game has begun: the table is here once %(name)s has moved.", name=hand.next)
    return said if live.watches or hand.seat is not None else f"{without_you(hand)} {said}"


def holding_up(hand: Hand) -> list[Peer]:
    """Those whom a game that has not begun may wait for in vain: who is to answer, and who has asked all others."""
    company = None if hand.live is None else hand.live.company
    if company is None or company.awaited is None:
        return []
    found = [company.peers.all.get(ident) for ident in dict.fromkeys((company.awaited, company.order[0]))]
    return [peer for peer in found if peer is not None and not peer.barred]


def ignored(hand: Hand, args: tuple[str, ...]) -> Done:
    """Ignores somebody, so that the others can begin without."""
    company = None if hand.live is None else hand.live.company
    peer = None if company is None else next((p for p in company.peers.all.values() if (p.id,) == args), None)
    if company is None or peer is None:
        return UNUSED
    company.peers.ignore(peer.id)
    said = hand.app.words("This device listens to %(name)s again once you two meet by a code.", name=isolated(peer.name))
    return done(Focus("live-begin" if may(hand) else "live-leave"), Say(said))


def replaced(hand: Hand) -> list[Say]:
    """What people are told where another game comes in the place of one for which this device has shown a number."""
    company, device, record = None if hand.live is None else hand.live.company, hand.device, hand.record
    if (
        company is None
        or device is None
        or record is None
        or not company.displaced(device)
        or device.place not in record.authors
    ):
        return []
    said = hand.app.words(
        "Another game takes the place of one that was set up: whoever showed the last number could have chosen between them."
    )
    return [Say(said, shown=True)]


def without_you(hand: Hand) -> str:
    """What people are told who want to play, and look on (plain text)."""
    return hand.app.words("This game began without you: watch now, play in the next one.")


def older_page(hand: Hand, names: Sequence[str]) -> str:
    """What people are told if somebody's page begins games of another edition of the protocol (plain text)."""
    return hand.app.words(
        "The page of %(names)s is of another version, so no game can begin: load it anew there.",
        names=", ".join(map(isolated, names)),
    )


def why_not(hand: Hand) -> str:
    """Why a game cannot begin with those who are here (plain text); empty if it can."""
    live, app, words = hand.live, hand.app, hand.app.words
    there = [] if live is None else _players(live)
    if live is None or live.company is None or not there:
        return words("Nobody is here yet.")
    if older := [p.name for p in live.company.peers.all.values() if p.id in there and p.edition != EDITION]:
        return older_page(hand, older)
    key = game(hand)
    rules = app.games[key]
    seats = 1 + len(there)
    if seats not in rules.seats:
        most = max(rules.seats)
        return words("%(game)s is for %(n)s players at most.", game=words(shown_game(key).title), n=most)
    why = unfit(rules, seats, {**rules.defaults, **_options(hand, seats)}, live=True)
    return words(why) if why else ""
