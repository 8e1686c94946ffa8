"""Links and files that arrive: what they hold is told, what is done with it is asked; no game here is ever written over.

Glossary: an *arrival* is a link that was read, or why it could not be; a game here is *mine* if it has the same deal and its
answers are the link's as far as both go. A *reading* is a link or a file on its way in: games are replayed for it, which takes
seconds in a long one, so it is done in slices between which the page goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from ...table.link import LONGEST, BadLink, Link, Player, decoding
from ...table.match import Match
from ..core.messages import Changed, Effect, Focus, Forget, Picked, Say, Slide, Wait
from ..foyer.setup import plain
from ..keeping.record import LONGEST_LINK
from ..keeping.saves import StorageForbidden, TakenIn
from ..replay import replay
from ..table import update as table
from ..table.play import AWAY, Play
from .share import pasted_link

if TYPE_CHECKING:
    from ..app import App

Effects = list[Effect]

FILE: Final = '{"file":'
"""How a file with games begins, spaces aside."""
SLICE: Final = 20.0
"""Milliseconds after which a reading begins no further answer before the page has gone on."""
READ: Final = "read"
"""The bar that shows how far a reading is."""


@dataclass(slots=True)
class Arrival:
    """What has arrived: a link, or why it is none that can be opened."""

    link: Link | None = None
    why: BadLink | None = None
    mine: str = ""
    """The game here that is the same one."""
    than: Literal["", "ahead", "behind", "same"] = ""
    """The link is further on than my game, less far, or as far."""


class Reading:
    """A link or a file on its way in."""

    def __init__(self, work: Generator[object, None, Arrival | TakenIn], ticket: int) -> None:
        self.work, self.ticket = work, ticket
        self.part = 0.0
        """Which part of the link, or of the game in the file that is being looked at, has been read: 0 to 1."""
        self.came: TakenIn | None = None
        """What has come of the file so far."""


# -- arriving -------------------------------------------------------------------------------------------------------------


def arrive(app: App, link: str, longest: int = LONGEST) -> Effects:
    """Reads a link and asks what to do with it. An empty text is none."""
    return _begin(app, _arriving(app, link, longest)) if link else []


def _arriving(app: App, text: str, longest: int) -> Generator[float, None, Arrival]:
    try:
        link = yield from decoding(text, app.games, longest)
        arrival = Arrival(_playable(app, link))
        yield from _find_mine(app, arrival, link)
    except BadLink as e:
        return Arrival(why=e)
    return arrival


def pasted(text: str) -> str:
    """The link in a file's text, of any length."""
    return "".join(text.split()).rpartition("#")[2]


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
    """How far a link's match is compared with mine; empty if they are not the same game."""
    if (theirs.seed, theirs.seats, dict(theirs.options)) != (mine.seed, mine.seats, dict(mine.options)):
        return ""
    a, b = theirs.answers, mine.answers
    if a[: len(b)] != b[: len(a)]:
        return ""
    return "same" if len(a) == len(b) else "ahead" if len(a) > len(b) else "behind"


# -- in slices ------------------------------------------------------------------------------------------------------------


def _begin(app: App, work: Generator[object, None, Arrival | TakenIn]) -> Effects:
    """Reads for a slice. What takes longer goes on under a dialog that shows how far it is, and can be stopped there."""
    if app.reading is not None:
        stop(app)
    app.readings += 1
    app.reading = Reading(work, -app.readings)  # its ticks are its own: a bot that thinks meanwhile goes on with the others
    return _slice(app, app.reading)


def tick(app: App, ticket: int) -> Effects | None:
    """Reads on."""
    reading = app.reading
    if reading is None or reading.ticket != ticket:
        return None
    if app.dialog != "reading":  # something else came before people
        app.reading = None
        return None
    return _slice(app, reading)


def _slice(app: App, reading: Reading) -> Effects:
    start = app.device.elapsed()
    while app.device.elapsed() - start < SLICE:
        try:
            so_far = next(reading.work)
        except StopIteration as done:
            return _ended(app, done.value)
        except StorageForbidden:
            app.notice = "forbidden"
            return _ended(app, reading.came)
        if isinstance(so_far, TakenIn):
            reading.came, reading.part = so_far, 0
        elif isinstance(so_far, float):
            reading.part = so_far
    if app.dialog != "reading":
        app.dialog = "reading"
        return [Focus("dialog-title"), Wait(0, reading.ticket)]
    app.write = "no"  # a button that is written anew takes no press that began before
    return [Slide(READ, percent(reading), how_far(app, reading)), Wait(0, reading.ticket)]


def _ended(app: App, came: Arrival | TakenIn | None) -> Effects:
    """Shows what came of it: what a link holds, how many games were taken in."""
    app.reading = None
    if isinstance(came, Arrival):
        app.arrival, app.dialog = came, "arrival"
        return [Focus("dialog-title")]
    app.taken = came
    app.take_stock()
    if came is None:
        app.dialog = ""
        return []
    app.dialog, app.games_tab = "games", "keep"
    return [app.wait(0), Say(taken(app, came), urgent=True), Focus("taken")]


def stop(app: App, args: tuple[str, ...] = ()) -> Effects | None:
    """Reads no further. What was taken in until then is here, and told."""
    reading = app.reading
    if reading is None or app.dialog != "reading":
        return None
    reading.work.close()
    if reading.came is not None:
        return _ended(app, reading.came)
    app.reading, app.dialog = None, ""
    return [Forget()]


def percent(reading: Reading) -> int:
    """How far it is, 0 to 100."""
    if reading.came is None:
        return int(100 * reading.part)
    return int(100 * (reading.came.looked + reading.part) / max(reading.came.games, 1))


def how_far(app: App, reading: Reading) -> str:
    """How far it is, in words."""
    if reading.came is None:
        return app.words("%(n)s of %(all)s", n=percent(reading), all=100)
    n = min(reading.came.looked + 1, reading.came.games)
    return app.words("Game %(n)s of %(all)s", n=n, all=reading.came.games)


# -- what is done with it -------------------------------------------------------------------------------------------------


def _accept(app: App, args: tuple[str, ...]) -> Effects | None:
    """Does what was chosen: `new`, `mine` (my game as it is), `onto` (my game with the link's answers), `watch`, `deal`."""
    arrival = app.arrival
    if arrival is None or arrival.link is None or app.dialog != "arrival" or len(args) != 1 or args[0] not in choices(arrival):
        return None
    link = arrival.link
    done: Effects = [Forget()]
    app.arrival, app.dialog = None, ""
    match args[0]:
        case "watch":
            return [*done, *replay.watch(app, link)]
        case "deal":
            return [*done, *_deal(app, link)]
        case "new":
            return [*done, *_open_new(app, link)]
        case "onto":
            app.onto = link.match
    return [*done, *table.resume(app, arrival.mine)]


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


def _open_new(app: App, link: Link) -> Effects:
    """Goes on with a link's match as a game of its own. All but who is asked play elsewhere, until they say they are here."""
    match = link.match
    players = link.players or (Player(""),) * match.seats
    people = [seat for seat, p in enumerate(players) if not p.level]
    asked = match.decision.seat if match.decision is not None else None
    marks = tuple(f"{AWAY}{seat}" for seat in people if asked in people and seat != asked)
    game_id, begun = table.new_id(app, match.seed)
    key = match.game.key
    play = Play(match, players, app.views[key], app.bots[key], game_id, begun, marks)
    if len(people) > 1:
        play.viewer = None
    return table.sit_down(app, play)


def _deal(app: App, link: Link) -> Effects:
    """The same deal from the start, against bots in the other seats."""
    match = link.match
    key = match.game.key
    setup = plain(app.games[key], app.bots[key], app.name)
    setup.resize(match.seats, app.bots[key])
    return table.begin(app, key, setup.players(), match.options, match.seed)


def _decline(app: App, args: tuple[str, ...]) -> Effects | None:
    if app.dialog != "arrival":
        return None
    app.arrival, app.dialog = None, ""
    return [Forget()]


# -- what is pasted or picked ---------------------------------------------------------------------------------------------


def changed(app: App, message: Changed) -> Effects | None:
    """What is typed or pasted into the field for a link."""
    if message.field != "link" or app.dialog != "link":
        return None
    app.typed, app.write = message.value, "silently"
    return []


def _open_typed(app: App, args: tuple[str, ...]) -> Effects | None:
    if app.dialog != "link":
        return None
    effects = arrive(app, pasted_link(app.typed))
    if not effects:
        app.fault = app.words("There is no link in this field. Paste the whole address.")
        return [Focus("link")]
    app.typed = app.fault = ""
    return effects


def picked(app: App, message: Picked) -> Effects | None:
    """A file: all games of another browser, or one link."""
    if message.field != "file" or app.dialog not in ("link", "games"):
        return None
    text = message.text
    if text is not None and "".join(text[:100].split()).startswith(FILE):
        app.fault = ""
        return _begin(app, app.shelf.take_in(text))
    app.fault = ""
    if text is None or len(text) > LONGEST_LINK or not (effects := arrive(app, pasted(text), LONGEST_LINK)):
        app.fault = app.words("This file holds no games that this page can read. Nothing was changed.")
        return [Say(app.fault, urgent=True)]
    return effects


def taken(app: App, came: TakenIn) -> str:
    """What came of a file with games, in words."""
    words = app.words
    if came.problem is not None:
        return {
            "long": words("This file is too large to be one of games. Nothing was changed."),
            "file": words("This file holds no games that this page can read. Nothing was changed."),
            "newer": words("This file was written by a later version of this page. Load the page again to get it."),
        }[came.problem]
    said = [words.count("%(n)s game was added.", "%(n)s games were added.", len(came.added))]
    if came.looked < came.games:
        said.insert(0, words("Stopped after %(n)s of %(all)s games.", n=came.looked, all=came.games))
    if came.same:
        said.append(words.count("%(n)s was here already.", "%(n)s were here already.", came.same))
    unread = sum(why not in ("full", "unread") for _, why in came.refused)
    if unread:
        said.append(
            words.count("%(n)s could not be read and was left out.", "%(n)s could not be read and were left out.", unread)
        )
    if unread < len(came.refused):
        said.append(words("This browser has no room for the others: remove old games, then open the file again."))
    return " ".join(said)


DOES: Final[dict[str, Callable[[App, tuple[str, ...]], Effects | None]]] = {
    "accept": _accept,
    "decline": _decline,
    "open-link": _open_typed,
    "stop": stop,
}
"""What a press on `data-do` does, by its verb."""
