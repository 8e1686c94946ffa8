"""Links and files that arrive: people are told what they hold and asked what to do; no game here is written over."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, Literal

from ...bots.registry import LEVELS
from ...table.found import link_in
from ...table.link import LONGEST, BadLink, Link, Player, decode, decoding, is_by_link
from ...table.match import Match
from ..app import App
from ..core.device import StorageForbidden
from ..core.done import UNUSED, Done, done
from ..core.messages import Changed, Focus, Forget, Picked, Say, Slide, Wait
from ..core.presses import press, word
from ..core.words import Words
from ..foyer.setup import PERSON, plain
from ..keeping.record import LONGEST_LINK
from ..keeping.render import what_came_in
from ..keeping.saves import TakenIn
from ..keeping.state import Games
from ..press import Fields, Verbs, in_dialog
from ..replay import update as replay
from ..table import opening
from ..table.play import AWAY, Play
from . import linked
from .state import Arrival, Came, OpenLink, Reading

FILE: Final = '{"file":'
"""How a file with games begins, spaces aside."""
SLICE: Final = 20.0
"""After so many milliseconds a reading lets the page go on."""
READ: Final = "read"
"""The bar that shows how far a reading is."""


# -- arriving -------------------------------------------------------------------------------------------------------------


def arrive(app: App, text: str, longest: int = LONGEST) -> Done:
    """Reads the link in a text and asks what to do with it. An empty text is none."""
    link = link_in(text, lambda found: _opens(app, found, longest), is_by_link, longest=longest)
    if is_by_link(link):
        return linked.arrive(app, text)
    return in_slices(app, _arriving(app, link, longest)) if link else UNUSED


def _arriving(app: App, text: str, longest: int) -> Generator[float, None, Arrival]:
    try:
        link = yield from decoding(text, app.games, longest)
        arrival = Arrival(_playable(app, link))
        yield from _find_mine(app, arrival, link)
    except BadLink as e:
        return Arrival(why=e)
    return arrival


def _opens(app: App, link: str, longest: int) -> bool:
    """Whether a link can be read, to its end. It is asked if a text has more than one right check, which is rare."""
    try:
        decode(link, app.games, longest)
    except BadLink:
        return False
    return True


def _playable(app: App, link: Link) -> Link:
    if not app.playable(link.match.game.key):
        raise BadLink("game", link.match.game.key)
    return link


def _find_mine(app: App, arrival: Arrival, link: Link) -> Generator[float, None, None]:
    """Looks for the same game on the shelf: a deal's last figures are part of a game's id."""
    if link.kind != "go":
        return
    try:
        entries = [*app.shelf.games(), *app.shelf.history()]
    except StorageForbidden:
        return
    tail = f"{link.match.seed & 0xFFFF:x}"
    for entry in entries:
        record = entry.record
        if record is None or record.game != link.match.game.key or tail not in entry.id.split("-")[1:]:
            continue
        match = (yield from app.shelf.looking(entry.id)).match
        than = _compared(link.match, match) if match is not None else ""
        if than:
            arrival.mine, arrival.than = entry.id, than
            return


def _compared(theirs: Match[Any], mine: Match[Any]) -> Literal["", "ahead", "behind", "same"]:
    """Whether a link's match has got further than mine, less far, or as far; empty if they are not the same game."""
    if (theirs.seed, theirs.seats, dict(theirs.options)) != (mine.seed, mine.seats, dict(mine.options)):
        return ""
    a, b = theirs.answers, mine.answers
    if a[: len(b)] != b[: len(a)]:
        return ""
    return "same" if len(a) == len(b) else "ahead" if len(a) > len(b) else "behind"


# -- in slices ------------------------------------------------------------------------------------------------------------


def in_slices(app: App, work: Generator[object, None, Came]) -> Done:
    """Reads for a slice of time. If that is not enough, a dialog shows how far the reading is, and people can stop it there."""
    if isinstance(app.dialog, Reading):
        stop(app)
    app.readings += 1
    return _slice(app, Reading(work, -app.readings))  # its ticks are its own: a bot goes on with the others meanwhile


@in_dialog(Reading)
def tick(app: App, reading: Reading, ticket: int) -> Done:
    """Reads on for another slice."""
    return _slice(app, reading) if reading.ticket == ticket else UNUSED


def _slice(app: App, reading: Reading) -> Done:
    start = app.device.elapsed()
    while app.device.elapsed() - start < SLICE:
        try:
            so_far = next(reading.work)
        except StopIteration as finished:
            return _ended(app, finished.value)
        except StorageForbidden:
            app.notice = "forbidden"
            return _ended(app, reading.came)
        if isinstance(so_far, TakenIn):
            reading.came, reading.part = so_far, 0
        elif isinstance(so_far, float):
            reading.part = so_far
    if app.dialog is not reading:
        app.dialog = reading
        return done(Focus("dialog-title"), Wait(0, reading.ticket), shows="dialog")
    slide = Slide(READ, percent(reading), how_far(app.words, reading))
    return done(slide, Wait(0, reading.ticket), shows="nothing")


def _ended(app: App, came: Came | None) -> Done:
    """Shows what came of it: what a link holds, how many games were taken in."""
    if callable(came):
        if isinstance(app.dialog, Reading):
            app.dialog = None
        return came()
    if isinstance(came, Arrival):
        app.dialog = came
        return done(Focus("dialog-title"))
    app.take_stock()
    if came is None:
        app.dialog = None
        return done()
    app.stock.tab, app.dialog = "keep", Games(taken=came)
    return done(app.wait(0), Say(what_came_in(app.words, came)), Focus("taken"))


@in_dialog(Reading)
def stop(app: App, reading: Reading) -> Done:
    """Stops reading. Games that were taken in by then stay, and people are told of them."""
    reading.work.close()
    if reading.came is not None:
        return _ended(app, reading.came)
    app.dialog = None
    return done(Forget())


def percent(reading: Reading) -> int:
    """How far a reading is, 0 to 100."""
    if reading.came is None:
        return int(100 * reading.part)
    return int(100 * (reading.came.looked + reading.part) / max(reading.came.games, 1))


def how_far(words: Words, reading: Reading) -> str:
    """How far a reading is, as a sentence."""
    if reading.came is None:
        return words("%(n)s of %(all)s", n=percent(reading), all=100)
    n = min(reading.came.looked + 1, reading.came.games)
    return words("Game %(n)s of %(all)s", n=n, all=reading.came.games)


# -- what is done with it -------------------------------------------------------------------------------------------------


@in_dialog(Arrival)
def accept(app: App, arrival: Arrival, choice: str) -> Done:
    """Does what was chosen: `new`, `mine` (my game as it is), `onto` (my game with the link's answers), `watch`, `deal`."""
    link = arrival.link
    if link is None or choice not in choices(arrival):
        return UNUSED
    app.dialog = None
    match choice:
        case "watch":
            came = replay.watch(app, link)
        case "deal":
            came = _deal(app, link)
        case "new":
            came = _open_new(app, link)
        case _:
            came = opening.resume(app, arrival.mine, link.match if choice == "onto" else None)
    return done(Forget()) + came


def choices(arrival: Arrival) -> tuple[str, ...]:
    """What can be done with an arrival, the likeliest first."""
    link = arrival.link
    if link is None:
        return ()
    if link.kind == "deal":
        return ("deal",)
    nobody = link.players and all(p.level for p in link.players)
    if link.kind == "watch" or link.match.decision is None or nobody:
        return ("watch",)
    return {"": ("new", "watch"), "ahead": ("onto", "new"), "behind": ("mine", "new"), "same": ("mine", "new")}[arrival.than]


def _open_new(app: App, link: Link) -> Done:
    """Goes on with a link's match as a new game; all but the person asked play elsewhere until they say that they are here."""
    match = link.match
    players = link.players or (Player(""),) * match.seats
    people = [seat for seat, p in enumerate(players) if not p.level]
    asked = match.decision.seat if match.decision is not None else None
    marks = tuple(f"{AWAY}{seat}" for seat in people if asked in people and seat != asked)
    game_id, begun = opening.new_id(app, match.seed)
    key = match.game.key
    play = Play(match, players, app.views[key], app.bots[key], game_id, begun, marks)
    if len(people) > 1:
        play.viewer = None
    return opening.sit_down(app, play)


def _deal(app: App, link: Link) -> Done:
    """The same deal from the start, against bots in the other seats."""
    match = link.match
    key = match.game.key
    setup = plain(app.games[key], app.bots[key], app.likes.name)
    setup.resize(match.seats, app.bots[key])
    for occupant, player in zip(setup.occupants, link.players, strict=False):  # who sat there, as far as they are here
        there = [level for level in LEVELS[1 : player.level + 1] if level in app.bots[key]]
        occupant.level = there[-1] if there else PERSON
    return opening.begin(app, key, setup.players(), match.options, match.seed, given=True)


@in_dialog(Arrival)
def decline(app: App, _arrival: Arrival) -> Done:
    """Does nothing with a link."""
    app.dialog = None
    return done(Forget())


# -- what is pasted or picked ---------------------------------------------------------------------------------------------


@in_dialog(OpenLink)
def type_link(_app: App, dialog: OpenLink, message: Changed) -> Done:
    """What is typed or pasted into the field for a link."""
    dialog.typed = message.value
    return done(shows="typed")


@in_dialog(OpenLink)
def open_typed(app: App, dialog: OpenLink) -> Done:
    """Opens the link in the field."""
    came = arrive(app, dialog.typed)
    if came.used:
        return came
    dialog.fault = app.words("There is no link in this field: paste the whole address.")
    return done(Focus("link"))


def picked(app: App, message: Picked) -> Done:
    """A file: all games of another browser, or one link."""
    dialog, text = app.dialog, message.text
    if message.field != "file" or not isinstance(dialog, OpenLink | Games):
        return UNUSED
    dialog.fault = ""
    if text is not None and "".join(text[:100].split()).startswith(FILE):
        return in_slices(app, app.shelf.take_in(text))
    came = arrive(app, text, LONGEST_LINK) if text is not None and len(text) <= LONGEST_LINK else UNUSED
    if came.used:
        return came
    dialog.fault = app.words("This file holds no games that this page can read.")
    return done(Say(dialog.fault))


VERBS: Final[Verbs] = {
    "accept": press(accept, word),
    "decline": press(decline),
    "open-link": press(open_typed),
    "stop": press(stop),
}
FIELDS: Final[Fields] = {"link": type_link}
