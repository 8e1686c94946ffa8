"""Keeping games: the journal, asking the browser not to clear them away, and what people do in the list of games."""

from __future__ import annotations

from typing import Final

from ...table.game import CHANCE
from ...table.link import clean_name
from ..app import App
from ..core.device import StorageForbidden, StorageFull
from ..core.done import UNUSED, Done, done
from ..core.messages import Changed, Differences, Download, Focus, Journal, Lock, Persist, Reopen, Say
from ..core.presses import one_of, press, word
from ..foyer.state import Foyer
from ..press import Fields, Verbs, in_dialog
from ..table.play import Play
from ..travel.state import LinkedSheet
from .cards import draw_next, draws
from .journal import Trouble
from .saves import KeptGame
from .state import TABS, Games, Tab

A_ROUND: Final = 8
"""So many answers count as a round in a game that has none."""
AGAIN_MS, RETRY_MS = 1_000, 10_000
"""How long the journal is left alone after it was closed, and after it failed."""


# -- the journal ----------------------------------------------------------------------------------------------------------


def journal(app: App, message: Journal) -> Done:
    """Handles news of the journal. After any failure it is opened anew, and then it and the storage are compared: a record that
    was lost on the way is found missing.
    """
    # A newer build may be on offer again, and a link of a game by link be shown.
    came = done(shows="all" if app.newer else "dialog" if isinstance(app.dialog, LinkedSheet) else "root")
    match message.told:
        case "written":
            app.journal.written()
        case "slow":
            app.journal.trouble = "slow"
        case "open":
            return came + _level(app, message.found)
        case "gone":
            app.journal.shut("")
            return came.then(Reopen(AGAIN_MS))
        case "refused":
            app.journal.shut("unwritten")
            return came.then(Reopen(RETRY_MS))
        case "none":
            app.journal.shut("unsure")
            return came.then(Reopen(RETRY_MS))
    return came


def _level(app: App, found: Differences) -> Done:
    try:
        app.journal.opened(found)
    except StorageFull:
        app.notice = "full"
    except StorageForbidden:
        return done(shows="nothing")  # told when a game is to be saved
    if found != Differences() and isinstance(app.room, Foyer):
        app.take_stock()
        return done()
    return done(shows="nothing")


def tell(app: App) -> bool:
    """Shows a notice about the journal's trouble, once, as soon as something is not saved because of it; removes the notice
    when the trouble is over. Gives whether the notice has changed.
    """
    trouble: Trouble = app.journal.trouble if app.journal.unsaved else ""
    if trouble == app.told:
        return False
    own = app.notice in ("", app.told)
    if not own and trouble:
        return False  # another notice comes first
    if own:
        app.notice = trouble
    app.told = trouble
    return own


# -- the browser's promise ------------------------------------------------------------------------------------------------


def wish(app: App, play: Play) -> Done:
    """Asks the browser once a visit to keep the storage: after a finished round, or when people look at how games are kept."""
    return _ask(app) if not app.stock.promise and _has_round(play) else done()


def _ask(app: App) -> Done:
    app.stock.promise = "asked"
    return done(Persist())


def _has_round(play: Play) -> bool:
    counted = getattr(play.match.state, "round", None)
    if isinstance(counted, int):
        return counted > 1
    return sum(turn.decision.seat != CHANCE for turn in play.match.turns) >= A_ROUND


def promised(app: App, good: bool) -> Done:
    """Notes whether the browser has promised not to clear the storage away."""
    app.stock.promise = "yes" if good else "no"
    return done()


# -- the list of games ----------------------------------------------------------------------------------------------------


def look_on(app: App) -> Done:
    """Sees to it that the next picture of the list is drawn when there is time."""
    return draws(app, _listed(app))


def tick(app: App, _games: Games) -> Done:
    """Draws the next picture of the list."""
    return draw_next(app, _listed(app))


def _listed(app: App) -> list[KeptGame]:
    """The games whose pictures the open part of the list shows."""
    return app.stock.pictured if app.stock.tab == "over" else app.stock.going_on


@in_dialog(Games)
def turn_to(app: App, games: Games, tab: Tab) -> Done:
    """Shows another part of the list."""
    app.stock.tab, games.renaming, app.stock.removing = tab, "", ""
    came = done(app.wait(0), Focus(f"games-{tab}"))  # pictures that are not drawn yet
    if tab == "keep" and not app.stock.promise and (app.stock.going_on or app.stock.finished):
        return came + _ask(app)
    return came


@in_dialog(Games)
def rename(app: App, games: Games, game_id: str) -> Done:
    """Opens the field for a game's name, or keeps what is in it."""
    entry = app.stock.entry(game_id)
    if entry is None:
        return UNUSED
    if games.renaming != game_id:
        games.renaming, games.typed = game_id, entry.record.title if entry.record is not None else ""
        return done(Focus("new-name"))
    return done(Lock(game_id))


def renamed(app: App, games: Games, *, mine: bool) -> Done:
    """Saves the game's new name, now that this tab has its lock. The game of another tab is left alone."""
    game_id, games.renaming = games.renaming, ""
    if not mine:
        games.fault = app.words("This game is open in another tab: rename it there.")
        return done(Say(games.fault), Focus(f"rename-{game_id}"))
    try:
        problem = app.shelf.rename(game_id, clean_name(games.typed)).problem
    except StorageForbidden:
        problem = "forbidden"
    app.notice = problem or app.notice
    games.typed = ""
    app.take_stock()
    return done(Lock(""), Focus(f"rename-{game_id}"))


@in_dialog(Games)
def type_name(_app: App, games: Games, message: Changed) -> Done:
    """A game's new name is typed."""
    games.typed = message.value[:100]
    return done(shows="typed")


def close(app: App, games: Games) -> Done:
    """Closes the field for a name, or else the list."""
    if games.renaming:
        game_id, games.renaming = games.renaming, ""
        return done(Focus(f"rename-{game_id}"))
    app.dialog = None
    return done()


def export(app: App) -> Done:
    """Gives all games as a file."""
    try:
        return done(Download("vernissage-games.json", app.shelf.export()))
    except StorageForbidden:
        app.notice = "forbidden"
        return done()


# -- one game, in the foyer or in the list --------------------------------------------------------------------------------


def remove(app: App, game_id: str) -> Done:
    """Removes a game, at the second press."""
    if app.stock.entry(game_id) is None:
        return UNUSED
    if app.stock.removing != game_id:
        app.stock.removing = game_id
        said = Say(app.words("Press once more to remove this game for good."))
        return done(said, Focus(f"{'all-' if app.dialog else ''}remove-{game_id}"))
    app.stock.removing = ""
    try:
        app.shelf.remove(game_id)
    except StorageForbidden:
        app.notice = "forbidden"
    app.take_stock()
    return done(Say(app.words("The game is removed.")), Focus("dialog-title" if app.dialog else "title"))


def keep_damaged(app: App, game_id: str) -> Done:
    """Gives the texts of saves that cannot be read, as a file."""
    if app.stock.entry(game_id) is None:
        return UNUSED
    return done(Download(f"vernissage-{game_id}.txt", "\n\n".join(app.shelf.damaged(game_id))))


VERBS: Final[Verbs] = {
    "games-tab": press(turn_to, one_of(TABS)),
    "rename": press(rename, word),
    "export": press(export),
    "remove": press(remove, word),
    "keep-damaged": press(keep_damaged, word),
}
FIELDS: Final[Fields] = {"new-name": type_name}
