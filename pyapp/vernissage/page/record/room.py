"""The state of the record, and what presses in it do. Its presses are its own (`room ...`)."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from ..app import App
from ..collection import update as collection
from ..collection.works import Drawer, Item
from ..core.device import StorageForbidden, StorageFull
from ..core.done import UNUSED, Done, done
from ..core.messages import Carried, Focus, KeyDown, Pointed, Pressed, Say
from ..keeping import stars
from ..past.pasts import PASTS
from ..past.reading import PastReader
from ..programme import PROGRAMME
from .figures import PastGame, best, pasts, people

Plot: TypeAlias = Literal["course", "shares", "lines", "bids"]
PLOTS: Final[tuple[Plot, ...]] = ("course", "shares", "lines", "bids")
"""The plots that can also be shown as tables."""


class RecordRoom:
    """The record of one person, for one game at a time."""

    leg: ClassVar = "record"

    def __init__(self, app: App) -> None:
        self.tables: set[Plot] = set()
        """The plots that are shown as tables."""
        self.sure = False
        """Whether people have pressed "Clear" once."""
        self.drawer = Drawer()
        self._open(app)

    def _open(self, app: App) -> None:
        self.reader = PastReader(app)
        self.people = people(self.reader)
        name = app.likes.name
        self.name = name if name in self.people else next(iter(self.people), "")
        played = {record.game for _, record in self.reader.games}
        chosen = app.plans.chosen
        self.game = chosen if chosen in played else next((s.key for s in PROGRAMME if s.key in played), chosen)

    def title(self, app: App) -> str:
        """See `Visit.title`."""
        return app.words("Your record")

    def pasts(self, game: str = "") -> list[PastGame]:
        """The person's finished games of the chosen game, or of another, newest first."""
        return pasts(self.reader, game or self.game, self.name)

    def best(self) -> Item | None:
        """The best work in the games that have been read."""
        found = best(self.pasts())
        if found is None or found[0].facts is None:
            return None
        past, work = found
        return Item(past.ident, past.record, past.seat, found[0].facts, work)

    def tick(self, app: App) -> Done:
        """See `Visit.tick`. Reads games, and shows the result every few games; then draws the best work."""
        if self.reader.done:
            item = self.best()
            if item is None or self.drawer.missing(app, [item]) is None:
                return UNUSED
            drawn = self.drawer.draw(app, item)
            return done(*([] if drawn else [app.wait(0)]), shows="all" if drawn else "nothing")
        before = len(self.reader.known)
        self.reader.work(app)
        now = len(self.reader.known)
        shows = self.reader.done or now // 5 != before // 5
        return done(app.wait(0), shows="all" if shows else "nothing")

    def take_outcome(self, app: App, answered: Carried) -> Done:
        """See `Visit.take_outcome`. This room asks for nothing."""
        return UNUSED

    def handled(self, app: App, message: Pressed | KeyDown | Pointed) -> Done:
        """See `Visit.handled`."""
        if not isinstance(message, Pressed):
            return UNUSED
        sure, self.sure = self.sure, False
        match message.verb, message.args:
            case "record-game", (key,) if app.playable(key) and key in PASTS:
                self.game = app.plans.chosen = key
                return done(app.wait(0), Focus(f"record-{key}"))
            case "record-name", (figure,) if figure in {str(i) for i in range(len(self.people))}:
                self.name = self.people[int(figure)]
                return done(app.wait(0), Focus(f"name-{figure}"))
            case "record-table", (plot,):
                return self._turn(plot)
            case "record-best", (ident,):
                item = self.best()
                return UNUSED if item is None or item.ident != ident else collection.at(app, ident, item.work.kind)
            case "record-clear", ():
                return self._clear(app, sure=sure)
        return UNUSED

    def _turn(self, plot: str) -> Done:
        known = next((one for one in PLOTS if one == plot), None)
        if known is None:
            return UNUSED
        self.tables ^= {known}
        return done(Focus(f"table-{known}"))

    def _clear(self, app: App, *, sure: bool) -> Done:
        """Removes all finished games and the stars of puzzles, at the second press."""
        if not sure:
            self.sure = True
            said = app.words("Press once more: finished games, days, honours and puzzle stars go for good.")
            return done(Say(said), Focus("record-clear"))
        try:
            for entry in list(app.stock.finished):
                app.shelf.remove(entry.id)
            stars.write(app.device.storage, {})
        except StorageFull:
            app.notice = "full"
        except StorageForbidden:
            app.notice = "forbidden"
        app.take_stock()
        self._open(app)
        return done(Say(app.words("The record is empty.")), Focus("title"))
