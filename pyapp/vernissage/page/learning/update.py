"""First games: beginning one, going on with it, and what it points at; and the dialogs that explain."""

from __future__ import annotations

from typing import Final

from ...bots.registry import LEVELS
from ...table.link import Player
from ..app import App
from ..core.device import StorageForbidden
from ..core.done import UNUSED, Done, done
from ..core.markup import NOTHING, Content, Node, does
from ..core.messages import Do, Focus, Lock, Message, Reveal, Say, Tick
from ..core.presses import ROOM, maybe, one_of, press, word
from ..foyer.setup import DEFAULT_LEVEL
from ..press import Verbs, in_room
from ..programme import show
from ..table import opening
from ..table.guide import Guide, is_first
from ..table.play import LED, Play
from ..table.state import TableRoom, first_tab
from ..table.turns import asks, give, keep
from ..view.lesson import Target
from ..view.scene import REGIONS
from .state import Learnt, Terms

NEXT: Final = "lesson-next"
TITLE: Final = "lesson-title"


# -- beginning and going on -----------------------------------------------------------------------------------------------


def kept_lesson(app: App, key: str) -> str:
    """The id of this game's unfinished first game; empty if there is none."""
    return next((e.id for e in app.stock.going_on if e.record and e.record.game == key and is_first(e.record.marks)), "")


def learn(app: App, key: str) -> Done:
    """Begins a first game, or goes on with the one that was left."""
    if not app.playable(key) or app.views[key].lesson is None:
        return UNUSED
    app.plans.chosen, app.dialog = key, None
    going_on = kept_lesson(app, key)
    return opening.resume(app, going_on) if going_on else _begin(app, key)


def _begin(app: App, key: str) -> Done:
    view = app.views[key]
    if view.lesson is None:
        raise LookupError(f"{key} has no first game")
    guide = Guide(view.lesson())
    match = guide.lesson.match(app.games[key])
    rival = Player(guide.lesson.rival, LEVELS.index(DEFAULT_LEVEL))
    players = (Player(app.likes.name, 0), *(rival,) * (guide.lesson.seats - 1))
    game_id, begun = opening.new_id(app, app.device.luck())
    return opening.sit_down(app, Play(match, players, view, app.bots[key], game_id, begun, (guide.mark,)))


@in_room(TableRoom)
def lesson(app: App, table: TableRoom, step: str) -> Done:
    """Goes on (`next`), answers for the pupil (`show`), begins once more (`again`), or plays on without advice (`off`)."""
    play, guide = table.play, table.play.guide
    if guide is None:
        return UNUSED
    if step == "again":
        forget(app, play)
        return _begin(app, play.match.game.key)
    if step == "off":
        play.guide, app.dialog = None, None
        table.side.tab, table.side.peek = first_tab(play), True
        play.mark(LED)
        if guide.done:  # it has been removed from the shelf, where a removed game stays away
            play.id, play.begun = opening.new_id(app, app.device.luck())
        play.refresh(app.look)
        keep(app, play)
        return done(Lock(play.id), Focus("title")) + asks(app, play)
    if step == "show":
        action = guide.shown(play.match)
        return UNUSED if action is None else give(app, (action,))
    if not guide.reading or guide.done:
        return UNUSED
    guide.go_on()
    keep(app, play)
    return done(app.wait(0)) if play.bot_asked and not guide.done else done()


def forget(app: App, play: Play) -> None:
    """Removes a first game from the shelf."""
    try:
        app.shelf.remove(play.id)
    except StorageForbidden:
        app.notice = "forbidden"


def explain(app: App, term: str | None) -> Done:
    """Opens the words and signs of the game at hand, with one of them first if it is named."""
    key = app.at_hand
    if not app.playable(key) or (term is not None and term not in app.views[key].terms):
        return UNUSED
    app.dialog = Terms(term or "")
    return done(Focus("dialog-title"))


VERBS: Final[Verbs] = {
    "learn": press(learn, word),
    "lesson": press(lesson, one_of(("next", "show", "again", "off"))),
    "explain": press(explain, maybe(word)),
}


# -- pointing -------------------------------------------------------------------------------------------------------------


def followed(app: App, message: Message, came: Done) -> Done:
    """What a message led to, and for a new step: that it is said, and what it points at is scrolled to."""
    table = app.room
    if not isinstance(table, TableRoom) or table.play.guide is None:
        return came
    play, guide = table.play, table.play.guide
    if guide.done:
        if guide.told == guide.at:
            return came
        guide.told, guide.target, app.dialog = guide.at, Target("", ""), Learnt()
        forget(app, play)
        return came.then(Focus("dialog-title"))
    new, before = guide.told != guide.at, guide.target
    guide.told, guide.target = guide.at, _target(app, play, guide)
    if guide.target.region and (new or guide.target.region != before.region):
        _open_sheet(table, guide.target)
    if new:
        words, step = app.words, guide.step
        came = came.then(Say(words("%(title)s. %(text)s", title=words(step.title), text=words(step.text))))
    pressed = isinstance(message, Do) and message.verb == ROOM  # it may have moved what is shown
    if guide.target.region and (new or guide.target != before or pressed):
        came = came.then(Reveal(guide.target.id or guide.target.region))
    if new or (guide.target != before and isinstance(message, Tick)):
        came = came.then(Focus(NEXT if guide.reading else guide.target.id or TITLE))
    return came


def _target(app: App, play: Play, guide: Guide) -> Target:
    """The part of the table that the step points at: the first that is there and can be pressed; none while a bot moves."""
    if play.bot_asked and not guide.reading:
        return Target("", "")
    regions = play.view.render(play.scene(app.look), play.ui)
    for name in guide.step.at:
        region, _, act = name.partition(":")
        if region not in REGIONS:
            found = ((r, _named(content, name)) for r, content in regions.items())
            place = next((Target(r, name) for r, node in found if node is not None and "disabled" not in node.attributes), None)
        elif act:
            pressed = _found(regions.get(region, NOTHING), act)
            place = None if pressed is None else Target(region, str(pressed.attributes["id"]), act)
        else:
            place = Target(region, "") if regions.get(region) else None
        if place is not None:
            return place
    return Target("decision", "")


def _named(content: Content, ident: str) -> Node | None:
    return content.find(lambda node: node.attributes.get("id") == ident) if isinstance(content, Node) else None


def _found(content: Content, act: str) -> Node | None:
    """The element that can have the focus and does this."""
    return content.find(lambda node: "id" in node.attributes and does(node, act)) if isinstance(content, Node) else None


def _open_sheet(table: TableRoom, place: Target) -> None:
    """On a narrow table: opens the tab of the sheet that the element lies in. For a decision the sheet is closed; for any other
    element it shows only its head.
    """
    tabs, side = [region for region, _ in show(table.play.match.game.key).tabs], table.side
    if place.region in tabs:
        side.tab, side.peek = place.region, False
    elif place.region == "decision":
        side.tab = ""
    elif tabs:
        side.tab, side.peek = side.tab or tabs[0], True
