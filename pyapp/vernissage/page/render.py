"""The whole page as markup by region, and the attributes of its root: a function of the app's state and nothing else."""

from __future__ import annotations

from typing import Final

from . import dialogs
from .app import App
from .core.markup import NOTHING, Content
from .foyer.render import foyer
from .games.programme import show
from .learning import panel as lesson_panel
from .replay import reel
from .replay.replay import Replay
from .table import render as shell
from .table.play import Play
from .view.scene import REGIONS

PAGE_REGIONS: Final = ("foyer", "bar", *REGIONS, "tabs", "log", "after", "reel", "pace", "curtain", "notice", "dialog")
"""The ids of the elements that the page writes, which web/index.html has."""


def render(app: App) -> dict[str, Content]:
    """Markup by region; an empty region is hidden."""
    out: dict[str, Content] = dict.fromkeys(PAGE_REGIONS, NOTHING)
    out["notice"], out["dialog"] = shell.notice(app), dialogs.dialog(app)
    if app.replay is not None:
        out |= _replay(app, app.replay)
    elif app.play is None:
        out["foyer"] = foyer(app)
    elif app.play.curtain:
        out["curtain"] = shell.curtain(app, app.play)
    else:
        out |= _table(app, app.play)
    return out


def _table(app: App, play: Play) -> dict[str, Content]:
    scene = play.scene(app.look)
    out = dict(play.view.result(scene, play.step) if play.over else play.view.render(scene, play.ui))
    unknown = out.keys() - set(REGIONS)
    if unknown:
        raise ValueError(f"a view has no region {sorted(unknown)}")
    out["bar"], out["log"], out["pace"] = shell.bar(app, play), shell.log(app, play.log(app.look)), shell.pace(app, play)
    if play.over:
        out["after"] = shell.after(app, play)
    else:
        out["tabs"] = shell.tabs(app, play)
    if play.guide is not None:
        out = lesson_panel.pointed(out, play.guide.place) | {"reel": lesson_panel.panel(app, play.guide)}
    return out


def _replay(app: App, replay: Replay) -> dict[str, Content]:
    scene, view = replay.scene(app.look_at_replay), replay.play.view
    out = dict(view.result(scene, view.result_steps(scene) - 1) if replay.ended else view.render(scene, replay.ui))
    out["bar"], out["log"] = reel.bar(app, replay), shell.log(app, replay.log(app.look_at_replay))
    out["reel"] = reel.reel(app, replay)
    if not replay.ended:
        out["tabs"] = shell.tabs(app, replay.play)
    return out


def attributes(app: App) -> dict[str, str]:
    """The attributes of the document's root by name; `title` is the document's title."""
    replay = app.replay
    play = app.play if replay is None else replay.play
    room = (
        ("result" if replay.ended else "table")
        if replay is not None
        else "foyer"
        if play is None
        else "curtain"
        if play.curtain
        else "result"
        if play.over
        else "table"
    )
    guide = play.guide if play is not None and replay is None else None
    title = (
        "Vernissage" if play is None else app.words("%(game)s – Vernissage", game=app.words(show(play.match.game.key).title))  # noqa: RUF001
    )
    return {
        "lang": app.words.language,
        "data-theme": app.theme,
        "data-room": room,
        "data-saved": app.saved,
        "data-tab": app.tab,
        "title": title,
        "class": "result" if room == "result" else "",
        "data-log": "open" if app.log_open else "",
        "data-sheet": "peek" if app.peek else "",
        "data-game": "" if play is None else play.match.game.key,
        "data-reel": "" if replay is None else "yes",
        "data-lesson": "" if guide is None else "yes",
        "data-reading": "yes" if guide is not None and guide.reading else "",
        "data-here": "" if guide is None or guide.place.id else guide.place.region,
    }
