"""The app: everything the page shows follows from this state.

Glossary: a *room* is what fills the page (the foyer, a table); a *dialog* lies over a room; a *notice* is one sentence at the
page's foot that stays until it is dismissed; a *card* is an unfinished game in the foyer.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from ..bots.bot import Bot
from ..bots.registry import BOTS
from ..games import GAMES
from ..table.game import Game
from ..table.link import clean_name
from ..table.match import Match
from .core.device import Device
from .core.markup import Content
from .core.measure import REEL, Look, is_compact, is_wide, unit
from .core.messages import Wait
from .core.untrusted import loads
from .core.words import LANGUAGES, Words
from .foyer.setup import Setup, plain
from .games.programme import PROGRAMME
from .games.views import VIEWS
from .keeping.journal import Journaled, Trouble
from .keeping.saves import Entry, Problem, Shelf, StorageForbidden, StorageFull, TakenIn
from .keeping.update import Tab
from .replay.replay import Replay
from .table.play import Play
from .travel.arriving import Arrival, Reading
from .travel.sharing import Sharing
from .view.scene import Drawing, View

if TYPE_CHECKING:  # both come only when somebody asks for them
    from .advice.asked import Hints
    from .advice.back import Lookback

SETTINGS: Final = "settings"
"""The storage's key for language, theme, sound and name."""
DAMAGED_SETTINGS: Final = "settings-damaged"
"""The key that they are set aside under when they cannot be read."""
LONGEST_SETTINGS: Final = 10_000
"""The most characters of them."""
THEMES: Final = ("system", "light", "dark")

Dialog: TypeAlias = Literal[
    "", "setup", "rules", "menu", "keys", "games", "undo", "share", "link", "arrival", "elsewhere", "drawing",
    "learnt", "words", "hint", "lookback", "reading",
]
Notice: TypeAlias = Literal["", "older", "settings", "without"] | Problem | Trouble
"""A problem of the storage or of the journal, or: an older version was opened, the settings could not be read, saved games are
left alone."""


@dataclass(frozen=True, slots=True)
class Card:
    """What the foyer shows of an unfinished game once it has been looked at."""

    picture: Content
    status: str
    yours: bool
    """Whether a person is to answer."""


class App:
    """The state of the page. `update` changes it, `render` shows it."""

    def __init__(
        self,
        device: Device,
        games: Mapping[str, Game[Any]] = GAMES,
        views: Mapping[str, View[Any]] = VIEWS,
        bots: Mapping[str, Mapping[str, Bot]] = BOTS,
    ) -> None:
        self.device, self.games, self.views, self.bots = device, games, views, bots
        self.journal = Journaled(device.storage)
        self.shelf = Shelf(self.journal, f"{device.luck():x}", games)
        self.words = Words("en")
        self.theme = "system"
        self.sound = False
        """Whether small sounds are made."""
        self.name = ""
        """What the person here is called, remembered for the next game."""
        self.width, self.height, self.still = 1280, 800, False
        self.room: Literal["foyer", "table"] = "foyer"
        self.dialog: Dialog = ""
        self.notice: Notice = ""
        self.told: Trouble = ""
        """The journal's trouble that was told last."""
        self.chosen = next((s.key for s in PROGRAMME if self.playable(s.key)), PROGRAMME[0].key)
        self.setups: dict[str, Setup] = {}
        self.entries: list[Entry] = []
        """The games that go on."""
        self.history: list[Entry] = []
        """The finished ones."""
        self.cards: dict[tuple[str, int, str], Card] = {}
        """By game, the time of its save, and language."""
        self.removing = ""
        """The game that a second press removes."""
        self.renaming = ""
        """The game whose name is being typed."""
        self.games_tab: Tab = "on"
        self.taken: TakenIn | None = None
        """What came of the file that was opened last."""
        self.term = ""
        """The word that is explained first; empty for none."""
        self.typed = ""
        """What stands in the field for a link, a name, or what is looked for in the rules."""
        self.fault = ""
        """What was wrong with it."""
        self.numbered = False
        """Whether the rules show the clauses' numbers."""
        self.address, self.sheet = "", False
        """The page's address without a fragment, and whether there is a share sheet."""
        self.sharing: Sharing | None = None
        self.arrival: Arrival | None = None
        self.reading: Reading | None = None
        """The link or file on its way in."""
        self.readings = 0
        """How many there have been."""
        self.codes = False
        """Whether QR codes can be drawn."""
        self.persist: Literal["", "asked", "yes", "no"] = ""
        """Whether the browser holds on to what is kept."""
        self.drawing: Drawing | None = None
        """The picture that was looked at last, and what came of keeping it."""
        self.pictured: tuple[str, ...] = ()
        """Which one it is."""
        self.kept: Literal["", "coming", "kept", "failed"] = ""
        self.wanted = ""
        """The game to be opened when it is this tab's."""
        self.onto: Match[Any] | None = None
        """The answers that it goes on with then."""
        self.replay: Replay | None = None
        self.advice: Hints | Lookback | None = None
        """What the dialog of hints or of a look back shows."""
        self.play: Play | None = None
        self.tab = ""
        """The region that is open in a phone's sheet; empty: none, `log`: the log."""
        self.peek = True
        """Whether the sheet shows only the head of its open region: until a tab is pressed."""
        self.log_open = False
        self.hurry = False
        """Whether the bots' pauses are skipped until a person is asked."""
        self.workers = False
        """Whether bots can think somewhere else than on the page."""
        self.thinking = 0
        """The ticket of the `Think` that was asked for last."""
        self.newer: Literal["", "here", "told"] = ""
        """Whether a newer build of the page is here, and whether that was said."""
        self.ticket = 0
        self.write: Literal["yes", "dialog", "root", "silently", "no"] = "yes"
        """What a message means for the page: it is written; of it only the dialog; only the root's attributes; it shows what
        was typed already; nothing on it has changed.
        """

    # -- what follows from the state --------------------------------------------------------------------------------------

    @property
    def look(self) -> Look:
        """How a table is shown now."""
        return Look(self.words, is_compact(self.width), unit(self.width, self.height))

    @property
    def look_at_replay(self) -> Look:
        """How a replay is shown: there is a row of controls at its foot."""
        return self.look._replace(unit=unit(self.width, self.height - REEL))

    @property
    def wide(self) -> bool:
        """Whether the table has room for everything side by side."""
        return is_wide(self.width)

    def playable(self, key: str) -> bool:
        """Whether a game can be played: it has rules and a view."""
        return key in self.games and key in self.views

    def setup(self, key: str) -> Setup:
        """The set-up for the next game of this kind."""
        if key not in self.setups:
            self.setups[key] = plain(self.games[key], self.bots[key], self.name)
        return self.setups[key]

    @property
    def at_hand(self) -> str:
        """The key of the game that help is about: the one at the table or in the replay, in the foyer the chosen one."""
        play = self.replay.play if self.replay is not None else self.play
        return play.match.game.key if play is not None else self.chosen

    def table(self) -> Play:
        """The match at the table. Raises LookupError in the foyer."""
        if self.play is None:
            raise LookupError("nobody plays")
        return self.play

    @property
    def saved(self) -> Literal["yes", "pending", "unsure", "no"]:
        """Whether every answer is on the disk: yes; the journal has not confirmed it yet; it cannot, so only the browser knows;
        the storage did not even take it.
        """
        if self.play is not None and self.play.unsaved:
            return "no"
        if self.journal.trouble not in ("", "slow"):
            return "unsure"
        return "pending" if self.journal.unsaved else "yes"

    @property
    def offers(self) -> bool:
        """Whether a newer build is on offer: in the foyer, or between two turns at a table."""
        if not self.newer or self.dialog or self.notice or self.replay is not None or self.saved == "pending":
            return False
        return self.play is None or (self.play.between_turns and not self.play.unsaved)

    def wait(self, ms: int) -> Wait:
        """A `Wait` for the one `Tick` that counts from now on."""
        self.ticket += 1
        return Wait(ms, self.ticket)

    # -- what the device keeps --------------------------------------------------------------------------------------------

    def speak(self, language: str) -> None:
        """Changes the language."""
        self.words = Words(language)

    def remember(self) -> None:
        """Keeps language, theme, sound and name. A storage that does not take them is told when a game is to be saved."""
        settings = {
            "language": self.words.language,
            "theme": self.theme,
            "sound": "on" if self.sound else "",
            "name": self.name,
        }
        kept = json.dumps(settings, ensure_ascii=False)
        try:
            self.device.storage.set(SETTINGS, kept)
        except StorageFull:
            self.notice = "full"
        except StorageForbidden:
            self.notice = "forbidden"

    def recall(self, languages: tuple[str, ...]) -> None:
        """Takes up what was kept; else the first of people's languages that there is."""
        spoken = (tag.split("-")[0].lower() for tag in languages)
        language = next((code for code in spoken if code in LANGUAGES), "en")
        kept = self._settings()
        self.speak(kept.get("language", language) if kept.get("language") in LANGUAGES else language)
        if kept.get("theme") in THEMES:
            self.theme = kept["theme"]
        self.sound = kept.get("sound") == "on"
        self.name = clean_name(kept.get("name", ""))

    def _settings(self) -> dict[str, str]:
        """What was kept: texts by name. What cannot be read is set aside under a key of its own, and that is told."""
        storage = self.device.storage
        try:
            text = storage.get(SETTINGS)
        except StorageForbidden:
            return {}
        try:
            kept = loads(text or "{}", LONGEST_SETTINGS)
            if isinstance(kept, dict):
                return {k: v for k, v in kept.items() if isinstance(v, str) and len(v) < 100}
        except ValueError:
            pass
        self.notice = "settings"
        try:
            storage.set(DAMAGED_SETTINGS, text or "")
            storage.remove(SETTINGS)
        except (StorageFull, StorageForbidden):
            return {}  # it stays where it is, until somebody chooses something and there is room
        return {}

    def take_stock(self) -> None:
        """Looks which games are on the shelf."""
        try:
            self.entries, self.history = self.shelf.games(), self.shelf.history()
        except StorageForbidden:
            self.entries, self.history = [], []
