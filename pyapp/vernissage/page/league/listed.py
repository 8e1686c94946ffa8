"""The list of all leagues of this device: each is replayed when there is time, before anything of it is told."""

from __future__ import annotations

from collections.abc import Generator
from typing import ClassVar, NamedTuple

from ...table.league import League, decoding, encode, league
from ...table.link import BadLink
from ..app import App
from ..core.buttons import button
from ..core.device import StorageForbidden, StorageFull
from ..core.done import UNUSED, Done, done
from ..core.icons import icon
from ..core.markup import Node, el, join
from ..core.messages import Carried, Focus, KeyDown, Pointed, Pressed, Say
from ..house.render import room_head
from ..keeping import leagues
from ..keeping.leagues import KeptLeague
from ..past import bare
from ..programme import PROGRAMME, show
from ..table.play import SLICE
from ..view.phrases import figure, listing
from . import deals
from .shown import headline


class Known(NamedTuple):
    """A league of the list that has been replayed."""

    kept: KeptLeague
    league: League


class LeaguesRoom:
    """All leagues, the newest first."""

    leg: ClassVar = "league"

    def __init__(self, app: App) -> None:
        self.left = self._read(app)
        self.known: dict[str, Known] = {}
        self.seen = {one.link for one in self.left}
        self.unread: list[KeptLeague] = []
        """Those that cannot be read any more, or not by this edition: they stay as they are."""
        self.cleared: list[KeptLeague] = []
        """What was cleared, while it can be had back."""
        self._work: Generator[float, None, League] | None = None

    def _read(self, app: App) -> list[KeptLeague]:
        try:
            return leagues.read(app.device.storage)
        except StorageForbidden:
            return []

    def title(self, app: App) -> str:
        """See `Visit.title`."""
        return app.words("Challenges")

    def take_outcome(self, app: App, answered: Carried) -> Done:
        """See `Visit.take_outcome`. This room asks for nothing."""
        return UNUSED

    def tick(self, app: App) -> Done:
        """See `Visit.tick`. Replays the next league for a slice."""
        if not self.left:
            return UNUSED
        start, one = app.device.elapsed(), self.left[0]
        self._work = self._work or decoding(one.link, app.games)
        while app.device.elapsed() - start < SLICE:
            try:
                next(self._work)
            except StopIteration as ended:
                self._add(one, ended.value)
            except BadLink:
                self.unread.append(one)
            else:
                continue
            self._work = None
            del self.left[0]
            if not self.left:
                self._write(app)
            return done(app.wait(0))
        return done(app.wait(0), shows="nothing")

    def _add(self, kept: KeptLeague, found: League) -> None:
        """Adds a league; one that came in a file may be of a challenge that is here: both become one."""
        ident = deals.ident(found.challenge)
        there = self.known.get(ident)
        both = league(found.challenge, (*found.attempts, *(there.league.attempts if there else ())))
        me = there.kept.me if there and there.kept.me else kept.me
        looks = kept.open or (there is not None and there.kept.open)
        self.known[ident] = Known(KeptLeague(ident, encode(both), me, looks), both)

    def _write(self, app: App) -> None:
        """Keeps what was put together, beside what another tab has kept meanwhile."""
        new = [one for one in self._read(app) if one.link not in self.seen]
        self._store(app, [*new, *(one.kept for one in self.known.values()), *self.unread])

    def _store(self, app: App, some: list[KeptLeague]) -> None:
        try:
            leagues.write(app.device.storage, some)
        except StorageFull:
            app.notice = "full"
        except StorageForbidden:
            app.notice = "forbidden"

    def handled(self, app: App, message: Pressed | KeyDown | Pointed) -> Done:
        """See `Visit.handled`."""
        match message:
            case Pressed("lg-clear", ()) if not self.left and (self.known or self.unread):
                self.cleared = self._read(app)
                self._store(app, [])
                self.known, self.unread = {}, []
                return done(Say(app.words("The challenges are cleared.")), Focus("lg-back"))
            case Pressed("lg-back", ()) if self.cleared:
                self._store(app, self.cleared)
                self.left, self.cleared = self._read(app), []
                self.seen = {one.link for one in self.left}
                return done(app.wait(0), Focus("title"))
        return UNUSED


def markup(app: App, room: LeaguesRoom) -> Node:
    """The room."""
    words = app.words
    head = room_head(words, words("Challenges"))
    body: list[Node] = []
    if room.known:
        body.append(el("ul", *(el("li", _row(app, one)) for one in room.known.values()), cls="lg-list"))
        those = (_begin(app, one.key) for one in PROGRAMME if app.playable(one.key))
        body.append(el("section", el("h2", words("New challenge")), el("ul", *those), cls="lg-new"))
    elif not room.left:
        named = {one.key: words(one.title) for one in PROGRAMME if app.playable(one.key)}
        told = words("Press “Challenge a friend” after a game: whoever opens the link plays the same deal against the same "
                     "bots, and all results stand side by side here.")  # fmt: skip
        body.append(bare.wall(app, app.plans.chosen, named, words("No challenge yet"), told))
    if room.left:
        n = len(room.left)
        told = words.count("Replaying the games of %(n)s challenge.", "Replaying the games of %(n)s challenges.", n)
        body.append(el("p", told, cls="hint", role="status"))
    if room.unread:
        told = words.count("%(n)s challenge needs another version of the page.",
                           "%(n)s challenges need another version of the page.", len(room.unread))  # fmt: skip
        body.append(el("p", told, cls="hint"))
    if room.cleared:
        body.append(button(words("Bring them back"), "room lg-back", sign="undo", id="lg-back"))
    elif not room.left and (room.known or room.unread):
        clear = button(words("Clear all challenges"), "room lg-clear", cls="quiet", sign="bin", id="lg-clear")
        hint = words("Challenges are kept in this browser and in the file with all games. Your games stay.")
        body.append(el("footer", el("p", hint, cls="hint"), clear, cls="rc-foot"))
    return join((head, el("main", *body, cls="room"), el("div", cls="skirt", aria_hidden="true")))


def _cover(key: str) -> Node:
    """A game's cover without the band at its foot."""
    art = el("use", href=f"#poster-{key}", width=312, height=468)
    return el("svg", art, viewBox="0 0 312 410", cls="lg-mini", aria_hidden="true")


def _begin(app: App, key: str) -> Node:
    """The press that makes a challenge of a new deal of a game."""
    title = el("span", app.words(show(key).title))
    return el("li", el("button", _cover(key), title, type="button", cls="btn", id=f"lg-new-{key}", data_do=f"challenge {key}"))


def _row(app: App, one: Known) -> Node:
    """A league in a line: the game, who has played, and how one stands."""
    words, kept, found = app.words, one.kept, one.league
    title = words(show(found.challenge.game.key).title)
    own = next((n for n, a in enumerate(found.attempts) if kept.me and a.name == kept.me), None)
    others = sorted(a.name for n, a in enumerate(found.attempts) if n != own)
    names = listing(words, others if own is None else [words("You"), *others])  # it has a capital letter
    if own is not None:
        stands = headline(words, found, kept.me)
    elif found.attempts:
        stands = words("%(score)s to beat", score=figure(found.attempts[0].score))
    else:
        stands = words("No game in it yet")
    return el(
        "button",
        _cover(found.challenge.game.key),
        el("b", title),
        el("span", names),
        el("em", stands),
        icon("next"),
        type="button",
        cls="lg-item",
        id=f"league-{kept.id}",
        data_do=f"league {kept.id}",
    )
