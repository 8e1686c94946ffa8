"""Inviting others to a game by link, and joining one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...table.fair.entries import MASTER
from ...table.fair.trouble import SAID, Refused
from ...table.fair.two.device import Device
from ...table.fair.two.entries import NAME, Invitation, seats_of
from ...table.link import Player, clean_name
from ..core.done import UNUSED, Done, done
from ..core.messages import Focus, Forget, Lock
from ..programme import settings
from . import bots
from .hand import Hand, joined
from .save import Kept


def choose(hand: Hand, args: tuple[str, ...]) -> Done:
    """Opens the sheet of the ways to play the chosen game with others."""
    return hand.open("ways") if _plan(hand) else UNUSED


def invite(hand: Hand, args: tuple[str, ...]) -> Done:
    """Opens the sheet for inviting others to the chosen game."""
    return hand.open("invite") if _plan(hand) else UNUSED


def _plan(hand: Hand) -> bool:
    """Whether the chosen game can be played with others; if so, as many as last time are planned for."""
    app = hand.app
    if not app.playable(app.plans.chosen):
        return False
    those = sizes(hand)
    hand.name, hand.came = app.likes.name, None
    hand.seats = hand.seats if hand.seats in those else next((n for n in (3, 2) if n in those), those[0])
    hand.bots = min(hand.bots, hand.seats - 2)
    return True


def sizes(hand: Hand) -> list[int]:
    """The numbers of players with which the chosen game can be played by link."""
    return [n for n in hand.app.games[hand.app.plans.chosen].seats if n > 1]


def set_seats(hand: Hand, args: tuple[str, ...]) -> Done:
    """Sets the number of players."""
    match args:
        case (count,) if count in map(str, sizes(hand)):
            hand.seats = int(count)
            hand.bots = min(hand.bots, hand.seats - 2)
            return done(Focus(f"linked-seats-{count}"))
    return UNUSED


def set_bots(hand: Hand, args: tuple[str, ...]) -> Done:
    """Sets how many of the players are bots. At least two people play."""
    match args:
        case (count,) if count in map(str, range(hand.seats - 1)):
            hand.bots = int(count)
            return done(Focus(f"linked-bots-{count}"))
    return UNUSED


def set_final(hand: Hand, args: tuple[str, ...]) -> Done:
    """Sets whether a hanging is final when its link is sent."""
    match args:
        case (("yes" | "no") as final,):
            hand.final = final == "yes"
            return done(Focus(f"linked-final-{final}"))
    return UNUSED


def options(hand: Hand, game: str, seats: int, bots: int = 0, last: Mapping[str, int] | None = None) -> dict[str, int]:
    """The options of a game as people set it up, or as it was played last, and those that follow from who plays."""
    options = dict(last or hand.app.setup(game).options(settings(game), hand.app.games[game].defaults))
    if "people" in options:
        options["people"] = (1 << seats) - (2 << bots) + 1  # the bots sit next to the host
    if "closing" in options and last is None:
        options["closing"] = 0 if hand.final else 1
    return options


def create(hand: Hand, args: tuple[str, ...]) -> Done:
    """Makes the invitation. It contains the host's own entry."""
    app, name = hand.app, _name(hand)
    if hand.sheet != "invite":
        return UNUSED
    game, parties = app.plans.chosen, hand.seats - hand.bots
    try:
        invitation = Invitation(app.games[game], options(hand, game, hand.seats, hand.bots), parties)
    except Refused as e:
        hand.fault = app.words(e.about) if e.about else app.words(SAID[e.why])
        return done(Focus("dialog-title"))
    return _enter(hand, invitation, name, bots.bring(app, game, {name}, hand.bots))


def join(hand: Hand, args: tuple[str, ...]) -> Done:
    """Takes the next free place of the invitation that came."""
    if not isinstance(hand.came, Invitation) or hand.sheet != "invited":
        return UNUSED
    return _enter(hand, hand.came, _name(hand))


def _name(hand: Hand) -> str:
    """The name that was typed, as long as an entry can hold it."""
    return clean_name(clean_name(hand.name).encode()[:NAME].decode(errors="ignore"))


def _enter(hand: Hand, invitation: Invitation, name: str, brought: Sequence[Player] = ()) -> Done:
    app = hand.app
    if not name:
        hand.fault = app.words("Write your name, so that the others know you.")
        return done(Focus("linked-name"))
    device = Device(app.games, app.device.curves(), app.device.secret(MASTER))
    try:
        device.join(invitation, name, brought)
    except Refused as e:
        taken = e.why == "names"
        hand.fault = app.words("Somebody has this name already: choose another one.") if taken else app.words(SAID[e.why])
        return done(Focus("linked-name"))
    if name != app.likes.name:
        app.likes.name = name
        app.remember()
    now, record = app.device.now(), device.record
    hand.device = device
    entries = () if device.invitation is None else device.invitation.entries
    game, me = invitation.game.key, seats_of(invitation.entries)
    hand.kept = Kept(hand.new_id(now), game, device.stored(), "inviting", **joined(entries), me=me, since=now)
    if hand.save(**({} if record is None else hand.fields_of(record))):
        hand.fault = app.words("This browser does not keep the game, so nothing was sent.")
        return done(Focus("dialog-title"))
    hand.came = None
    hand.take_stock()
    if record is not None:
        return done(Forget()) + hand.sit() + hand.open("send")
    return done(Forget(), Lock(hand.kept.id)) + hand.open("pass")
