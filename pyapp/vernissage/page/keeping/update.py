"""Keeping games: the journal, the wish that the browser holds on to them, all of them as one file, and names, lists, figures.

Glossary: the *games' dialog* has four tabs: the games that go on, the finished ones, the figures, and how all is kept safe.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from ...table.game import CHANCE
from ...table.link import clean_name
from ..core.messages import Answered, Changed, Download, Effect, Focus, Found, Journal, Lock, Persist, Reopen, Say
from .journal import Trouble
from .saves import StorageForbidden, StorageFull

if TYPE_CHECKING:
    from ..app import App
    from ..table.play import Play

Effects = list[Effect]

Tab: TypeAlias = Literal["on", "over", "figures", "keep"]
TABS: Final[tuple[Tab, ...]] = get_args(Tab)

ENOUGH: Final = 8
"""So many answers are a round in a game that counts none."""
AGAIN_MS, RETRY_MS = 1_000, 10_000
"""How long the journal is left alone after it was closed, and after it failed."""


# -- the journal ----------------------------------------------------------------------------------------------------------


def journal(app: App, message: Journal) -> Effects:
    """Something is told of the journal. After any failure it is opened anew, and then it and the storage are compared: a record
    that was lost on the way is found missing.
    """
    app.write = "yes" if app.newer else "root"  # a newer build may be on offer again
    match message.told:
        case "written":
            app.journal.written()
        case "slow":
            app.journal.trouble = "slow"
        case "open":
            _level(app, message.found)
        case "gone":
            app.journal.shut("")
            return [Reopen(AGAIN_MS)]
        case "refused":
            app.journal.shut("unwritten")
            return [Reopen(RETRY_MS)]
        case "none":
            app.journal.shut("unsure")
            return [Reopen(RETRY_MS)]
    return []


def _level(app: App, found: Found) -> None:
    try:
        app.journal.opened(found)
    except StorageFull:
        app.notice = "full"
    except StorageForbidden:
        return  # told when a game is to be saved
    if found != Found() and app.room == "foyer":
        app.take_stock()
        app.write = "yes"


def tell(app: App) -> None:
    """Makes the journal's trouble a notice, once, as soon as something is not saved for it; takes it back when it is over."""
    trouble: Trouble = app.journal.trouble if app.journal.unsaved else ""
    if trouble == app.told:
        return
    if app.notice in ("", app.told):
        app.notice, app.write = trouble, "yes"
    elif trouble:
        return  # another notice comes first
    app.told = trouble


# -- the browser's promise ------------------------------------------------------------------------------------------------


def wish(app: App, play: Play) -> Effects:
    """After the first finished round the browser is asked, once a visit, to hold on to what is kept; or before, when people
    look at how it is kept.
    """
    if app.persist or not _has_round(play):
        return []
    app.persist = "asked"
    return [Persist()]


def _has_round(play: Play) -> bool:
    counted = getattr(play.match.state, "round", None)
    if isinstance(counted, int):
        return counted > 1
    return sum(turn.decision.seat != CHANCE for turn in play.match.turns) >= ENOUGH


def answered(app: App, message: Answered) -> Effects | None:
    """Whether the browser holds on to what is kept."""
    if message.what != "persist":
        return None
    app.persist = "yes" if message.good else "no"
    return []


def _tab(app: App, args: tuple[str, ...]) -> Effects | None:
    tab = next((t for t in TABS if (t,) == args), None)
    if tab is None or app.dialog != "games":
        return None
    app.games_tab, app.removing, app.renaming = tab, "", ""
    effects: Effects = [app.wait(0), Focus(f"games-{tab}")]  # pictures that are not drawn yet
    if tab == "keep" and not app.persist and (app.entries or app.history):
        app.persist = "asked"
        effects.append(Persist())
    return effects


def _rename(app: App, args: tuple[str, ...]) -> Effects | None:
    """Opens the field for a game's name, or keeps what is in it."""
    if len(args) != 1 or args[0] not in {e.id for e in (*app.entries, *app.history)} or app.dialog != "games":
        return None
    if app.renaming != args[0]:
        record = next(e.record for e in (*app.entries, *app.history) if e.id == args[0])
        app.renaming, app.typed = args[0], record.title if record is not None else ""
        return [Focus("new-name")]
    return [Lock(args[0])]


def locked(app: App, game_id: str, *, mine: bool) -> Effects | None:
    """The game that gets a name is this tab's: it is kept with it."""
    if app.renaming != game_id or app.dialog != "games":
        return None
    app.renaming = ""
    if not mine:
        app.fault = app.words("This game is open in another tab: give it a name there.")
        return [Say(app.fault, urgent=True), Focus(f"rename-{game_id}")]
    try:
        problem = app.shelf.rename(game_id, clean_name(app.typed)).problem
    except StorageForbidden:
        problem = "forbidden"
    app.notice = problem or app.notice
    app.typed = ""
    app.take_stock()
    return [Lock(""), Focus(f"rename-{game_id}")]


def changed(app: App, message: Changed) -> Effects | None:
    """A game's new name is typed."""
    if message.field != "new-name" or app.dialog != "games":
        return None
    app.typed, app.write = message.value[:100], "silently"
    return []


def _export(app: App, args: tuple[str, ...]) -> Effects | None:
    try:
        return [Download("vernissage-games.json", app.shelf.export())]
    except StorageForbidden:
        app.notice = "forbidden"
        return []


DOES: Final[dict[str, Callable[[App, tuple[str, ...]], Effects | None]]] = {
    "games-tab": _tab,
    "rename": _rename,
    "export": _export,
}
"""What a press on `data-do` does, by its verb."""
