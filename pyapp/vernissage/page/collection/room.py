"""The state of the collection, and what presses in it do. Its presses are its own (`room ...`)."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from ...art.documents import document
from ...table.link import BadLink
from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.messages import Carried, Copy, Focus, KeyDown, Paint, Pointed, Pressed, Print, Reveal, Say, ToTop
from ..past.offer import Catalogue, Works
from ..past.pasts import PASTS
from ..past.reading import PastReader
from ..pictures.update import LONGER_SIDE, plain_name
from ..travel.share import address, checked_link
from ..view.scene import Drawing
from .works import Drawer, Item, items

Sheets: TypeAlias = Literal["", "one", "all", "contact"]
"""The sheets that are shown for printing: none; the present work; all works of the room, one to a page; all of them, small."""
MOST: Final = 24
"""The most works that are printed at a time: the newest ones."""


def rooms() -> dict[str, tuple[str, Works | Catalogue]]:
    """The rooms of the gallery, each with its game: the works by kind, then the catalogues."""
    pasts = [(key, past) for key, past in PASTS.items()]
    works: list[tuple[str, Works | Catalogue]] = [(key, past.works) for key, past in pasts]
    return {one.kind: (key, one) for key, one in (*works, *((key, p.catalogue) for key, p in pasts if p.catalogue))}


class CollectionRoom:
    """The collection, showing one of its rooms."""

    leg: ClassVar = "collection"

    def __init__(self, app: App) -> None:
        self.reader = PastReader(app)
        self.part = next(iter(rooms()))
        self.at = 0
        """The index of the work that is shown; 0 is the newest."""
        self.sheets: Sheets = ""
        self.kept: Literal["", "coming", "kept", "failed", "copied", "not-copied", "not-printed"] = ""
        """The outcome of saving or copying."""
        self.wish: str = ""
        """The game whose work is shown as soon as it has been read."""
        self.drawer = Drawer()

    # -- what is there ----------------------------------------------------------------------------------------------------

    def items(self) -> list[Item]:
        """The works of the room, newest first."""
        return items(self.reader, self.part)

    @property
    def item(self) -> Item | None:
        """The work that is shown."""
        there = self.items()
        return there[min(self.at, len(there) - 1)] if there else None

    def printed(self) -> list[Item]:
        """The works that are shown for printing."""
        if self.sheets == "one":
            return [self.item] if self.item is not None else []
        return self.items()[:MOST] if self.sheets else []

    def drawing(self, app: App, item: Item) -> Drawing | None:
        """The picture of a work; None until it is drawn."""
        return self.drawer.drawing(app, item)

    def missing(self, app: App) -> Item | None:
        """A work that should be visible and is not yet drawn; None if there is none."""
        seen = self.printed() if self.sheets else [self.item] if self.item is not None else []
        return self.drawer.missing(app, seen)

    def title(self, app: App) -> str:
        """See `Visit.title`."""
        return app.words("Your collection")

    # -- the time ---------------------------------------------------------------------------------------------------------

    def tick(self, app: App) -> Done:
        """See `Visit.tick`. Draws what should be visible, then reads more games."""
        item = self.missing(app)
        if item is None and self.reader.done:
            return UNUSED
        if item is not None:
            shows = self.drawer.draw(app, item)
        else:
            before = len(self.reader.known)
            self.reader.work(app)
            now = len(self.reader.known)
            shows = self.reader.done or not before or now // 5 != before // 5
            if self.wish:
                self.look_at(self.wish)
                shows = shows or not self.wish
        more = self.missing(app) is not None or not self.reader.done
        return done(*([app.wait(0)] if more else []), shows="all" if shows else "nothing")

    def look_at(self, ident: str) -> None:
        """Shows the best work of a game as soon as the game has been read."""
        self.wish = "" if ident in self.reader.known else ident
        there = [(n, item) for n, item in enumerate(self.items()) if item.ident == ident]
        if there:
            self.at = max(there, key=lambda one: one[1].work.worth)[0]

    # -- what people do ---------------------------------------------------------------------------------------------------

    def take_outcome(self, app: App, answered: Carried) -> Done:
        """See `Visit.take_outcome`: the outcome of saving a file, of copying or of printing."""
        good = {"paint": "kept", "copy": "copied"}
        bad = {"paint": "failed", "copy": "not-copied", "print": "not-printed"}
        came = (good if answered.good else bad).get(answered.what)
        if came is None:
            return UNUSED
        self.kept = came  # type: ignore[assignment]
        return done(Say(outcome_words(app, self), shown=answered.what == "print"))

    def handled(self, app: App, message: Pressed | KeyDown | Pointed) -> Done:
        """See `Visit.handled`: arrows walk from work to work, Escape leaves the sheets."""
        match message:
            case KeyDown(key="ArrowLeft" | "ArrowRight" as key) if not self.sheets:
                return self._step(app, 1 if key == "ArrowRight" else -1)
            case KeyDown(key="Escape") if self.sheets:
                return self._lay(app, "")
            case Pressed("co-part", (name,)):
                part = next((one for one in rooms() if one == name), None)
                return UNUSED if part is None else self._go(app, part)
            case Pressed("co-group", (nth,)) if isinstance(rooms()[self.part][1], Catalogue):
                return done(Focus(f"group-{nth}"), shows="nothing")
            case Pressed("co-step", ("1" | "-1" as by,)):
                return self._step(app, int(by))
            case Pressed("co-lay", ("one" | "all" | "contact" as sheets,)) if self.item is not None:
                return self._lay(app, sheets)
            case Pressed("co-lay", ()):
                return self._lay(app, "")
            case Pressed("co-print", ()) if self.sheets and self.missing(app) is None:
                return done(Print(), shows="nothing")
            case Pressed("co-save", ("png" | "svg" as kind,)):
                return self._save(app, png=kind == "png")
            case Pressed("co-copy", ()):
                return self._copy(app)
        return UNUSED

    def _go(self, app: App, part: str) -> Done:
        self.part, self.at, self.kept = part, 0, ""
        return done(app.wait(0), Focus(f"part-{part}"), Reveal(f"part-{part}"))

    def _step(self, app: App, by: int) -> Done:
        to = self.at + by
        if not 0 <= to < len(self.items()):
            return UNUSED
        self.at, self.kept = to, ""
        return done(app.wait(0), Focus("co-on" if by > 0 else "co-back"))

    def _lay(self, app: App, sheets: Sheets) -> Done:
        if sheets == self.sheets:
            return UNUSED
        self.sheets = sheets
        return done(ToTop(), app.wait(0), Focus("title"))

    def _save(self, app: App, *, png: bool) -> Done:
        drawing = None if self.item is None else self.drawing(app, self.item)
        if drawing is None:
            return UNUSED
        scale = LONGER_SIDE / max(drawing.width, drawing.height)
        svg = document(drawing.markup, drawing.width, drawing.height, drawing.title, drawing.about, scale)
        self.kept = "coming"
        return done(Paint(f"vernissage-{plain_name(drawing.title)}", svg, png))

    def _copy(self, app: App) -> Done:
        """Copies the game's link, for looking at it."""
        item = self.item
        match = None if item is None else self.drawer.opened(item)
        if item is None or match is None:
            return UNUSED
        try:
            link = checked_link(match, app.games, "watch", None, item.record.players)
        except BadLink:
            self.kept = "failed"
            return done(Say(outcome_words(app, self)))
        return done(Copy(address(app.browser.address, link)))


def outcome_words(app: App, room: CollectionRoom) -> str:
    """The outcome of saving or copying, in words."""
    words = app.words
    return {
        "": "",
        "coming": words("A moment, please."),
        "kept": words("Saved to your downloads."),
        "failed": words("That did not work: try again with a connection."),
        "copied": words("Copied."),
        "not-copied": words("The browser did not allow it: share it from the result."),
        "not-printed": words("This browser cannot print: open the page in another one."),
    }[room.kept]
