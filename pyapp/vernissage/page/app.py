"""The app: everything that the page shows follows from this state.

Glossary: a *room* is what fills the page: the foyer, a table, a replay; a *dialog* lies over a room; a *notice* is one sentence
over a room that stays until it is closed. What only one room or dialog needs stands in it: see `state.py` in the
folder of its feature. What is done stands beside that, in `update.py`, how it is shown in `render.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ..bots.bot import Bot
from ..bots.registry import BOTS
from ..games import FIRST, GAMES, PLAYED, coming
from ..table.game import Game
from .core.device import DeviceServices, StorageForbidden, StorageFull
from .core.measure import LESSON, TableLook, Window, is_compact
from .core.messages import Wait
from .core.words import LANGUAGES, SOURCE, Words
from .foyer.setup import Setup
from .foyer.state import Foyer, Guesting, Plans, SettingUp, Visit
from .house.state import Menu, Notice
from .keeping.journal import Journaled, Trouble
from .keeping.likes import LIKES_KEY, Likes, kept_likes, newest_likes
from .keeping.saves import Shelf
from .keeping.state import Games, Stock
from .learning.state import KeyList, Learnt, Rules, Terms
from .pictures.state import PictureDialog
from .programme import VIEWS
from .replay.state import Replay
from .table.play import Play
from .table.state import Elsewhere, NotBack, TableRoom, Wanted
from .travel.state import Arrival, ByLink, LinkedSheet, OpenLink, Reading, Share
from .view.scene import View

if TYPE_CHECKING:  # they come only when somebody asks for them
    from .advice.state import Hints, Lookback
    from .core.messages import Message
    from .guests.state import GuestLeft

Room: TypeAlias = Foyer | TableRoom | Replay
Dialog: TypeAlias = (
    "SettingUp | Menu | Rules | Terms | KeyList | Learnt | Games | NotBack | Elsewhere | Share | OpenLink | Arrival | Reading "
    "| LinkedSheet | PictureDialog | Hints | Lookback | GuestLeft"
)


@dataclass(slots=True, eq=False)
class Browser:
    """What the browser that the page runs in can do."""

    address: str = ""
    """The page's address without a fragment."""
    sheet: bool = False
    """Whether there is a share sheet."""
    workers: bool = False
    """Whether bots can think in a worker, beside the page."""
    speaks: set[str] = field(default_factory=lambda: set(LANGUAGES))
    """The languages whose words are here."""
    rest: bool = True
    """Whether the rest of the page is here: see page.update."""


class App:
    """The state of the page. `update` changes it, `render` shows it."""

    def __init__(
        self,
        device: DeviceServices,
        games: Mapping[str, Game[Any]] = GAMES,
        views: Mapping[str, View[Any]] = VIEWS,
        bots: Mapping[str, Mapping[str, Bot]] = BOTS,
    ) -> None:
        self.device, self.games, self.views, self.bots = device, games, views, bots
        self.browser = Browser()
        self.window = Window()
        self.journal = Journaled(device.storage)
        self.shelf = Shelf(self.journal, f"{device.luck():x}", games)
        self.stock = Stock()
        self.words = Words(SOURCE)
        self.likes = self.known_likes = Likes()
        """What was chosen, and what this tab knew of it when it last read or wrote the storage."""
        self.plans = Plans(next((k for k in (FIRST, *PLAYED) if self.playable(k)), FIRST))
        self.room: Room = Foyer()
        self.dialog: Dialog | None = None
        self.notice: Notice = ""
        self.told: Trouble = ""
        """The last trouble of the journal that people were told of."""
        self.newer: Literal["", "here", "told"] = ""
        """Whether a newer build of the page has been fetched, and whether people were told."""
        self.back = False
        """Whether the page has begun again by itself and is on its way back to a table: its notice stays there."""
        self.returning = False
        """Whether what waits for the rest is the way back to where a reload found people: a press of theirs takes its place."""
        self.wanted: Wanted | None = None
        """The game that is opened as soon as this tab has its lock."""
        self.learning = ""
        """The language whose words are on their way, to be spoken then."""
        self.looked: Lookback | None = None
        """The look back that was made last: opened again, it is not worked out anew."""
        self.by_link: ByLink | None = None
        """The games that several devices play by link, once somebody has such games."""
        self.guest: Guesting | None = None
        """The bot from a file, once somebody has brought one."""
        self.held: list[Message] = []
        """What is done, in this order, once the rest of the page is here."""
        self.read: dict[tuple[str, str], Any] = {}
        """What has been read of finished games, by id and link: see page.past, which comes late."""
        self.ticket = 0
        """The ticket that a `Tick` must carry to count; those of earlier waits are too late."""
        self.readings = 0
        """How many links and files have been read so far: reading has tickets of its own, made of this."""

    # -- what follows from the state --------------------------------------------------------------------------------------

    @property
    def play(self) -> Play | None:
        """The match that is played here, also while a replay of it is shown; None in the foyer."""
        table = self.room.table if isinstance(self.room, Replay) else self.room
        return table.play if isinstance(table, TableRoom) else None

    def table(self) -> Play:
        """The match that is played here. Raises LookupError if there is none."""
        if self.play is None:
            raise LookupError("nobody plays")
        return self.play

    @property
    def replay(self) -> Replay | None:
        """The replay, if that is the room."""
        return self.room if isinstance(self.room, Replay) else None

    @property
    def visit(self) -> Visit | None:
        """The open visit, such as the calendar of the deals of the day, which comes late; None if there is none."""
        return self.room.visit if isinstance(self.room, Foyer) else None

    @property
    def at_hand(self) -> str:
        """The key of the game on the table or in the replay; in the foyer that of the chosen game."""
        return self.plans.chosen if isinstance(self.room, Foyer) else self.room.play.match.game.key

    @property
    def look(self) -> TableLook:
        """How a table is shown now: on a phone a first game has a panel at its foot."""
        led = self.play is not None and self.play.guide is not None and is_compact(self.window.width)
        return self.window.look(self.words, LESSON if led else 0)

    @property
    def look_at_replay(self) -> TableLook:
        """How a replay is shown: there is a row of controls at its foot."""
        return self.window.look_at_replay(self.words)

    def playable(self, key: str) -> bool:
        """Whether a game can be played: it has rules and a view, or is still to come (see page.update)."""
        return (key in self.games and key in self.views) or key in coming()

    def setup(self, key: str) -> Setup:
        """The set-up for the next game of this kind."""
        return self.plans.setup(self.games[key], self.bots[key], self.likes.name)

    @property
    def saved(self) -> Literal["yes", "pending", "unsure", "no"]:
        """How safe the answers are. "yes": the journal has confirmed that they are on the disk. "pending": it has not yet.
        "unsure": the journal does not work, so they are in the browser's storage alone. "no": the storage did not take the last
        one.
        """
        if self.play is not None and self.play.unsaved:
            return "no"
        if self.journal.trouble not in ("", "slow"):
            return "unsure"
        return "pending" if self.journal.unsaved else "yes"

    @property
    def offers(self) -> bool:
        """Whether a newer build is on offer: in the foyer, or between two turns at a table."""
        if not self.newer or self.dialog or self.notice or isinstance(self.room, Replay) or self.saved == "pending":
            return False
        return self.play is None or (self.play.between_turns and not self.play.unsaved)

    def newcomer(self, key: str) -> bool:
        """Whether nobody here has sat down to this game yet, which can be learnt: it begins with advice."""
        if key not in self.games or key not in self.views or key in self.likes.met.split():
            return False
        kept = (*self.stock.going_on, *self.stock.finished)
        return all(e.record is None or e.record.game != key for e in kept) and self.views[key].lesson is not None

    def wait(self, ms: int) -> Wait:
        """A `Wait` for the one `Tick` that counts from now on."""
        self.ticket += 1
        return Wait(ms, self.ticket)

    # -- what was chosen for this browser ---------------------------------------------------------------------------------

    def speak(self, language: str) -> None:
        """Changes the language."""
        self.words = Words(language)

    def remember(self) -> None:
        """Saves language, theme, sound and name in the storage. If the storage does not take them, a notice says why."""
        language = self.words.language
        self.likes.language = language
        try:
            if now := newest_likes(self.device.storage):  # another tab may have changed something else meanwhile
                self.likes = self.likes.beside(self.known_likes, now)
            self.device.storage.set(LIKES_KEY, self.likes.text())
        except StorageFull:
            self.notice = "full"
        except StorageForbidden:
            self.notice = "forbidden"
        self.known_likes = replace(self.likes, language=language)

    def recall(self, language: str) -> str:
        """Reads the saved settings; returns the language that people want, else `language`; its words may not be here yet."""
        self.likes, good = kept_likes(self.device.storage)
        if not good:
            self.notice = "settings"
        wanted = self.likes.language or language
        self.speak(wanted if wanted in self.browser.speaks else min(self.browser.speaks))
        self.known_likes = replace(self.likes, language=self.words.language)
        return wanted

    def take_stock(self) -> None:
        """Reads anew which games are on the shelf."""
        self.stock.look(self.shelf)
