"""Coming to a table: with a new match, one of the shelf, one open in another tab, or the same people once more."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from ...table.link import Player
from ...table.match import Match
from ..app import App
from ..core.device import StorageForbidden
from ..core.done import UNUSED, Done, done
from ..core.messages import Focus, Hush, Lock, Say, ToTop
from ..core.presses import one_of, press
from ..day_marks import day_of_marks
from ..press import Verbs, in_room
from ..programme import show
from ..travel import linked
from .play import Play
from .state import Side, TableRoom, Wanted, first_tab
from .turns import asked, asks, keep


def begin(
    app: App,
    key: str,
    players: tuple[Player, ...],
    settings: Mapping[str, int],
    seed: int,
    marks: tuple[str, ...] = (),
    *,
    given: bool = False,
) -> Done:
    """Starts a match and sits down to it. `given` is for a deal that is not new, and may be a day's."""
    game = app.games[key]
    if "people" in game.defaults:  # a game that may ask people alone is told which seats are theirs
        settings = {**settings, "people": sum(1 << seat for seat, p in enumerate(players) if not p.level)}
    match = Match(game, len(players), settings, seed)
    game_id, begun = new_id(app, seed)
    play = Play(match, players, app.views[key], app.bots[key], game_id, begun, marks)
    play.given = given
    if app.guest is not None:
        app.guest.sit(play)
    return sit_down(app, play)


def sit_down(app: App, play: Play) -> Done:
    """Sits down to a match that is not on the shelf yet, or goes on there with more answers."""
    seated, key = _sit(app, play), play.match.game.key
    if key not in app.likes.met.split():
        app.likes.met = f"{app.likes.met} {key}".strip()
        app.remember()
    keep(app, play)
    return done(Lock(play.id)) + seated


def new_id(app: App, seed: int) -> tuple[str, int]:
    """An id for a new game, and when it begins."""
    begun = app.device.now()
    try:
        return app.shelf.new_id(begun, seed), begun
    except StorageForbidden:
        return f"{begun:x}", begun


def _sit(app: App, play: Play) -> Done:
    app.room, app.dialog = TableRoom(play, Side(first_tab(play))), None
    play.hand_over()
    play.refresh(app.look)
    which = [Say(one) for one in (app.words(show(play.match.game.key).title), play.to_beat(app.words)) if one]
    seen = play.viewer is not None and play.guide is None and not play.curtain and not play.over
    if seen and (told := play.view.laid(play.scene(app.look))):
        which.append(Say(told))
    if seen and show(play.match.game.key).keys:
        which.append(Say(app.words("A question mark tells the keys.")))
    came = done(ToTop(), Hush(), *which) + asks(app, play, back=True).then(Focus("curtain-go" if play.curtain else "title"))
    return came.then(Say(app.words("Tab"), to=to)) if seen and (to := asked(app, play)) else came


# -- games of the shelf ---------------------------------------------------------------------------------------------------


def resume(app: App, game_id: str, onto: Match[object] | None = None) -> Done:
    """Opens a game of the shelf as soon as this tab has its lock, to go on with it as it is or with the match given."""
    app.wanted = Wanted(game_id, partial(_opened, app, game_id, onto))
    return done(Lock(game_id))


def lost(app: App, game_id: str) -> Done:
    """Another tab has taken the game over."""
    play = app.play
    if play is None or play.id != game_id:
        return done()
    app.notice, play.unsaved = "overtaken", True
    app.ticket += 1  # the bots stop: whatever they did here would not be kept
    return done()


def _opened(app: App, game_id: str, onto: Match[object] | None) -> Done:
    """Opens a game whose lock this tab has. It may be the one at the table, if another tab has played on."""
    app.dialog = None
    try:
        loaded = app.shelf.load(game_id)
    except StorageForbidden:
        app.notice = "forbidden"
        return done()
    if loaded.match is None or loaded.record is None or not app.playable(loaded.match.game.key):
        app.notice = loaded.problem or "edition"
        app.take_stock()
        return done()
    key, record = loaded.match.game.key, loaded.record
    if loaded.damaged or not app.back:
        app.notice = "older" if loaded.damaged else ""
    app.back = False
    match = onto or loaded.match
    play = Play(
        match, record.players, app.views[key], app.bots[key], game_id, record.begun, record.marks, record.title,
        record.summary,
    )  # fmt: skip
    if onto is None:
        return _sit(app, play)
    if len(play.people) > 1:
        play.viewer = None
    return sit_down(app, play)


def take_over(app: App) -> Done:
    """Takes a game over that is open in another tab."""
    play = app.play
    if app.wanted is None and play is not None and play.id:
        if play.by_link:
            linked.pressed(app, ("resume", play.id))
        else:
            resume(app, play.id)
    if app.wanted is None:
        return UNUSED
    app.dialog, app.notice = None, ""
    return done(Lock(app.wanted.id, steal=True))


@in_room(TableRoom)
def again(app: App, table: TableRoom, which: str) -> Done:
    """Starts a game with the same people: with another deal (`rematch`) or with this one (`same`)."""
    play = table.play
    if not play.over:
        return UNUSED
    match = play.match
    seed, a_day = (match.seed, day_of_marks(play.marks) is not None) if which == "same" else (app.device.luck(), False)
    return begin(app, match.game.key, play.players, match.options, seed, given=a_day)


VERBS: Final[Verbs] = {"take-over": press(take_over), "again": press(again, one_of(("rematch", "same")))}
