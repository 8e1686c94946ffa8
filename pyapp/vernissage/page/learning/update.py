"""First games at the table: how one is begun and gone on with, and what it points at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from ...table.link import Player
from ..core.markup import NOTHING, Content, Node, does
from ..core.messages import Act, Effect, Focus, Message, Reveal, Say, Tick
from ..foyer.setup import DEFAULT_LEVEL
from ..games.programme import LEVELS, show
from ..keeping.saves import StorageForbidden
from ..table import update as table
from ..table.guide import Guide, is_first
from ..table.play import Play
from ..view.lesson import Place
from ..view.scene import REGIONS

if TYPE_CHECKING:
    from ..app import App

Effects = list[Effect]

NEXT: Final = "lesson-next"
TITLE: Final = "lesson-title"


# -- beginning and going on -----------------------------------------------------------------------------------------------


def kept(app: App, key: str) -> str:
    """The id of the first game of this kind that goes on; empty if there is none."""
    return next((e.id for e in app.entries if e.record and e.record.game == key and is_first(e.record.marks)), "")


def _learn(app: App, args: tuple[str, ...]) -> Effects | None:
    """Begins a first game, or goes on with the one that was left."""
    key = args[0] if len(args) == 1 else ""
    if not app.playable(key) or app.views[key].lesson is None:
        return None
    app.chosen, app.dialog = key, ""
    going_on = kept(app, key)
    return table.resume(app, going_on) if going_on else _begin(app, key)


def _begin(app: App, key: str) -> Effects:
    view = app.views[key]
    if view.lesson is None:
        raise LookupError(f"{key} has no first game")
    guide = Guide(view.lesson())
    match = guide.lesson.match(app.games[key])
    rival = Player(guide.lesson.rival, LEVELS.index(DEFAULT_LEVEL))
    players = (Player(app.name, 0), *(rival,) * (guide.lesson.seats - 1))
    game_id, begun = table.new_id(app, app.device.luck())
    return table.sit_down(app, Play(match, players, view, app.bots[key], game_id, begun, (guide.mark,)))


def _next(app: App, play: Play, guide: Guide) -> Effects | None:
    if not guide.reading or guide.done:
        return None
    guide.go_on()
    table.keep(app, play)
    return [app.wait(0)] if play.bot_asked and not guide.done else []


def _show(app: App, play: Play, guide: Guide) -> Effects | None:
    """Gives an answer that the step asks for, in the pupil's place."""
    action = guide.shown(play.match)
    return None if action is None else table.give(app, (action,))


def _again(app: App, play: Play, _guide: Guide) -> Effects | None:
    forget(app, play)
    return _begin(app, play.match.game.key)


def forget(app: App, play: Play) -> None:
    """Takes a first game off the shelf."""
    try:
        app.shelf.remove(play.id)
    except StorageForbidden:
        app.notice = "forbidden"


_STEPS: Final[Mapping[str, Callable[[App, Play, Guide], Effects | None]]] = {
    "next": _next,
    "show": _show,
    "again": _again,
}


def _lesson(app: App, args: tuple[str, ...]) -> Effects | None:
    play, doing = app.play, _STEPS.get(args[0] if len(args) == 1 else "")
    if play is None or play.guide is None or app.replay is not None or doing is None:
        return None
    return doing(app, play, play.guide)


DOES: Final[dict[str, Callable[[App, tuple[str, ...]], Effects | None]]] = {"learn": _learn, "lesson": _lesson}
"""What a press on `data-do` does, by its verb."""


# -- pointing -------------------------------------------------------------------------------------------------------------


def followed(app: App, message: Message, effects: Effects) -> Effects:
    """What a message led to in a first game, and beside it: the step is told when it is new, and what it points at is shown."""
    play = app.play
    if play is None or play.guide is None or app.replay is not None:
        return effects
    guide = play.guide
    if guide.done:
        if guide.told != guide.at:
            guide.told, guide.place, app.dialog = guide.at, Place("", ""), "learnt"
            forget(app, play)
            effects = [*effects, Focus("dialog-title")]
        return effects
    new, before = guide.told != guide.at, guide.place
    guide.told, guide.place = guide.at, _place(app, play, guide)
    if guide.place.region and (new or guide.place.region != before.region):
        _open_sheet(app, play, guide.place)
    out = list(effects)
    if new:
        words, step = app.words, guide.step
        out.append(Say(words("%(title)s. %(text)s", title=words(step.title), text=words(step.text)), urgent=True))
    if guide.place.region and (new or guide.place != before or isinstance(message, Act)):  # a press may have moved it
        out.append(Reveal(guide.place.id or guide.place.region))
    if new or (guide.place != before and isinstance(message, Tick)):
        out.append(Focus(NEXT if guide.reading else guide.place.id or TITLE))
    return out


def _place(app: App, play: Play, guide: Guide) -> Place:
    """The part of the table that the step points at: the first that is there and can be pressed; none while a bot moves."""
    if play.bot_asked and not guide.reading:
        return Place("", "")
    regions = play.view.render(play.scene(app.look), play.ui)
    for name in guide.step.at:
        region, _, act = name.partition(":")
        if region not in REGIONS:
            found = ((r, _named(content, name)) for r, content in regions.items())
            place = next((Place(r, name) for r, node in found if node is not None and "disabled" not in node.attributes), None)
        elif act:
            pressed = _found(regions.get(region, NOTHING), act)
            place = None if pressed is None else Place(region, str(pressed.attributes["id"]), act)
        else:
            place = Place(region, "") if regions.get(region) else None
        if place is not None:
            return place
    return Place("decision", "")


def _named(content: Content, ident: str) -> Node | None:
    return content.find(lambda node: node.attributes.get("id") == ident) if isinstance(content, Node) else None


def _found(content: Content, act: str) -> Node | None:
    """What can be focused and does this."""
    return content.find(lambda node: "id" in node.attributes and does(node, act)) if isinstance(content, Node) else None


def _open_sheet(app: App, play: Play, place: Place) -> None:
    """On a narrow table: what lies in the sheet is opened there, for anything else it makes room, for a decision most."""
    tabs = [region for region, _ in show(play.match.game.key).tabs]
    if place.region in tabs:
        app.tab, app.peek = place.region, False
    elif place.region == "decision":
        app.tab = ""
    elif tabs:
        app.tab, app.peek = app.tab or tabs[0], True
