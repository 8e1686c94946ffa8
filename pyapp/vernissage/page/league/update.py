"""Opens leagues: from a link, from the list, from a finished game, from a game that is set up."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final

from ...table.fair.looks import look
from ...table.league import Attempt, Challenge, League, decoding
from ...table.link import BadLink
from ...table.match import Match
from ..app import App
from ..core.device import StorageForbidden
from ..core.done import UNUSED, Done, done
from ..core.messages import Focus, Forget, Hush, Lock, Say, ToTop
from ..core.presses import maybe, press, word
from ..foyer.state import Foyer, SettingUp
from ..keeping import leagues
from ..keeping.leagues import KeptLeague
from ..press import Verbs
from ..programme import settings as settings_of
from ..table.play import can_challenge
from ..travel import arriving
from ..travel.state import Arrival
from . import deals
from .listed import LeaguesRoom
from .listed import markup as list_markup
from .room import LeagueRoom
from .shown import asked, markup

Opening = Generator[float, None, "Arrival | Callable[[], Done]"]
"""A reading (see `travel.state`) at whose end a league is opened, or it is told why not."""


def part_of_work(work: Generator[float, None, Any], nth: int, of: int) -> Generator[float, None, Any]:
    """A piece of work as the n-th of so many, counted from 0: yields how far all of them are."""
    while True:
        try:
            yield (nth + next(work)) / of
        except StopIteration as ended:
            return ended.value


def kept_leagues(app: App) -> list[KeptLeague]:
    """The leagues of this device; none if the storage is forbidden."""
    try:
        return leagues.read(app.device.storage)
    except StorageForbidden:
        return []


def _gathering(app: App, of: Challenge, came: Sequence[Attempt], own: Sequence[Match[Any]], *, by_link: bool) -> Opening:
    """Puts together what came, what is kept here and what was played here, and opens it."""
    ident = deals.ident(of)
    kept = next((one for one in kept_leagues(app) if one.id == ident), None)
    here: League | None = None
    if kept is not None:
        try:
            here = yield from part_of_work(decoding(kept.link, app.games), 1, 3)
        except BadLink:
            kept = None
    theirs = here.attempts if here is not None and here.challenge == of else ()
    room = LeagueRoom(app, of, [*theirs, *came], kept)
    room.here = {(one.name, one.digits) for one in theirs}
    if by_link and theirs:
        names = {one.name for one in theirs}
        room.new = tuple(one.name for one in room.counting.attempts if one.name not in names)
    played = yield from part_of_work(deals.own(app, of), 2, 3)
    if not room.changed:
        room.take(app, [*own, *played])
        mine = room.played | {one.digits for one in theirs}
        room.twice = by_link and any(look(one.name) == look(room.me) and one.digits not in mine for one in room.attempts)
    return lambda: _enter(app, room)


def _enter(app: App, room: LeagueRoom) -> Done:
    """Shows a league in place of what is open: a game that goes on stays on the shelf."""
    room.keep(app)
    app.room, app.dialog, app.wanted = Foyer(room, markup), None, None
    told = asked(app, room)
    focus = "lg-play title" if told else "title"
    return done(Forget(), Lock(""), ToTop(), Hush(), *([Say(told)] if told else []), app.wait(0), Focus(focus))


# -- from a link ------------------------------------------------------------------------------------------------------


def arrive(app: App, link: str) -> Done:
    """Opens the league of a link. At a live table others wait for this device."""
    if app.by_link is not None and app.by_link.is_live and app.play is not None:
        said = app.words("A challenge has come: leave the live table first, and open its link once more.")
        return done(Forget(), Say(said, shown=True), shows="nothing")
    app.take_stock()
    return arriving.in_slices(app, _reading(app, link))


def _reading(app: App, link: str) -> Opening:
    try:
        found: League = yield from part_of_work(decoding(link, app.games), 0, 3)
    except BadLink as bad:
        return Arrival(why=bad)
    return (yield from _gathering(app, found.challenge, found.attempts, (), by_link=True))


# -- from a game ------------------------------------------------------------------------------------------------------


def challenge(app: App, what: str | None) -> Done:
    """Makes a challenge, or opens the league of it: of the game on the table or in the replay, of a finished one of the shelf,
    or of a new deal as a game is set up: the one of this name, or (`setup`) the chosen one.
    """
    if what == "setup":
        return _from_setup(app)
    if what is not None and app.playable(what):
        app.plans.chosen = what
        return _from_setup(app)
    app.take_stock()
    if what is not None:
        entry = app.stock.entry(what)
        if entry is None or entry.record is None or not can_challenge(entry.record.players, entry.record.marks):
            return UNUSED
        loaded = app.shelf.look(what)
        return UNUSED if loaded.match is None else _from_match(app, loaded.match, entry.record.players)
    play = app.room.play if not isinstance(app.room, Foyer) else None
    if play is None or not play.id or play.by_link or not can_challenge(play.players, play.marks):
        return UNUSED
    return _from_match(app, play.match, play.players)


def _from_match(app: App, match: Match[Any], players: Sequence[Any]) -> Done:
    of = deals.challenge_of(match, players)
    if of is None or match.decision is not None:
        return UNUSED
    return arriving.in_slices(app, _gathering(app, of, (), [match], by_link=False))


def _from_setup(app: App) -> Done:
    """A new deal for all, as the chosen game is set up: nobody has played it."""
    if app.play is not None or not isinstance(app.room, Foyer):
        return UNUSED
    key = app.plans.chosen
    setup = app.setup(key)
    seed = setup.seed(app.device.luck())
    setup.check(settings_of(key), seed)
    if seed is None or setup.fault:
        app.dialog = SettingUp()
        return done(Focus(setup.fault))
    players = setup.players()
    options = {**app.games[key].defaults, **setup.options(settings_of(key), app.games[key].defaults)}
    if "people" in options:
        options["people"] = sum(1 << seat for seat, p in enumerate(players) if not p.level)
    of = deals.challenge_of(Match(app.games[key], len(players), options, seed), players)
    if of is None:  # several people play, or a name that no link carries
        app.dialog = SettingUp()
        return done()
    app.take_stock()
    return arriving.in_slices(app, _gathering(app, of, (), (), by_link=False))


# -- from the list ----------------------------------------------------------------------------------------------------


def open_leagues(app: App, ident: str | None) -> Done:
    """Lists the leagues of this device, or opens one of them."""
    if not isinstance(app.room, Foyer):
        return UNUSED
    app.take_stock()
    if ident is None:
        app.room, app.dialog = Foyer(LeaguesRoom(app), list_markup), None
        return done(ToTop(), Focus("title"), app.wait(0))
    kept = next((one for one in kept_leagues(app) if one.id == ident), None)
    if kept is None:
        return UNUSED
    return arriving.in_slices(app, _again(app, kept))


def _again(app: App, kept: KeptLeague) -> Opening:
    try:
        found: League = yield from part_of_work(decoding(kept.link, app.games), 0, 3)
    except BadLink as bad:
        return Arrival(why=bad)
    room = LeagueRoom(app, found.challenge, found.attempts, kept)
    room.here = {(one.name, one.digits) for one in found.attempts}
    played = yield from part_of_work(deals.own(app, found.challenge), 2, 3)
    if not room.changed:
        room.take(app, played)
    return lambda: _enter(app, room)


VERBS: Final[Verbs] = {"league": press(open_leagues, maybe(word)), "challenge": press(challenge, maybe(word))}
