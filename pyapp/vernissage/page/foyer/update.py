"""The foyer: coming in, choosing a game, setting it up, starting it, going on with one."""

from __future__ import annotations

from typing import Final

from ...games import coming
from ...table.link import clean_name
from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.messages import Changed, Focus, KeyDown, Lock, Pointed, Pressed, Say, ToTop
from ..core.presses import maybe, number, one_of, press, word
from ..keeping.cards import draw_next, draws
from ..learning.state import Learnt
from ..learning.update import forget
from ..press import Fields, Verbs, in_dialog, in_room
from ..programme import PROGRAMME
from ..programme import settings as settings_of
from ..replay import update as replay
from ..table import opening
from ..table.state import TableRoom
from ..view.settings import tally
from .render import games_to_continue, seated
from .setup import PERSON, castable, free_name
from .state import Foyer, SettingUp

# -- coming in ------------------------------------------------------------------------------------------------------------


def enter(app: App) -> Done:
    """Comes into the foyer."""
    app.room, app.dialog, app.wanted, app.looked, app.stock.removing = Foyer(), None, None, None, ""
    app.take_stock()
    if app.by_link is not None:
        app.by_link.take_stock()
    return done(Lock(""), ToTop()) + look_on(app)


def leave(app: App) -> Done:
    """Leaves a table, a replay or a visit."""
    if isinstance(app.room, Foyer) and app.visit is None:
        return UNUSED
    if any(app.at_hand == show.key for show in PROGRAMME):
        app.plans.chosen = app.at_hand  # its poster has the button to go on
    return enter(app).then(Focus("title"))


def close_learnt(app: App, _dialog: Learnt) -> Done:
    """Closes the dialog at the end of a first game, and goes to the foyer."""
    return leave(app)


@in_room(TableRoom)
def skip_lesson(app: App, table: TableRoom) -> Done:
    """Ends a first game before its end; nothing of it is kept."""
    if table.play.guide is None:
        return UNUSED
    forget(app, table.play)
    return leave(app)


def look_on(app: App) -> Done:
    """Sees to it that the next picture is drawn when there is time."""
    return draws(app, games_to_continue(app))


def tick(app: App, foyer: Foyer) -> Done:
    """Draws the next picture; a visit works on."""
    came: Done = draw_next(app, games_to_continue(app)) if foyer.visit is None else foyer.visit.tick(app)
    return came


def handled(app: App, foyer: Foyer, message: Pressed | KeyDown | Pointed) -> Done:
    """A press that a visit answers, a key or a pointer."""
    came: Done = UNUSED if foyer.visit is None else foyer.visit.handled(app, message)
    return came


def refreshed(app: App, foyer: Foyer) -> Done:
    """Draws the pictures anew after the language has changed, since they have words in them."""
    return look_on(app) if foyer.visit is None else done()


# -- a game ---------------------------------------------------------------------------------------------------------------


def choose(app: App, key: str) -> Done:
    """Chooses a game."""
    app.plans.chosen, app.plans.pressed = key, True
    return done()


def come_back(app: App) -> None:
    """Chooses the game that was played here last, if it is here already and nobody has chosen one."""
    kept = (*app.stock.going_on, *app.stock.finished)
    last = next((e.record.game for e in kept if e.record is not None), "")
    if not app.plans.pressed and any(last == show.key for show in PROGRAMME) and last not in coming():
        app.plans.chosen = last


def play(app: App, key: str | None) -> Done:
    """Starts the chosen game (or the one named) as it is set up."""
    key = key or app.plans.chosen
    if not app.playable(key):
        return UNUSED
    app.plans.chosen = key
    setup = app.setup(key)
    seed = setup.seed(app.device.luck())
    setup.check(settings_of(key), seed)
    if seed is None or setup.fault:
        app.dialog = SettingUp()
        return done(Focus(setup.fault))
    person = next(p for p in setup.occupants if p.level == PERSON)
    if clean_name(person.name) != app.likes.name:
        app.likes.name = clean_name(person.name)
        app.remember()
    return opening.begin(app, key, setup.players(), setup.options(settings_of(key), app.games[key].defaults), seed)


def resume(app: App, game_id: str) -> Done:
    """Goes on with a game of the shelf. A game without people at this device is shown as it stands."""
    entry = app.stock.entry(game_id)
    if entry is None or entry.record is None or entry.record.people:
        return opening.resume(app, game_id)
    return replay.show_kept(app, game_id, end=True)


# -- setting up -----------------------------------------------------------------------------------------------------------


def resize(app: App, n: int) -> Done:
    """Changes how many play."""
    key = app.plans.chosen
    if not app.playable(key) or n not in app.games[key].seats:
        return UNUSED
    app.setup(key).resize(n, app.bots[key])
    return done(Focus(f"seats-{n}"), Say(seated(app.words, app.setup(key))))


@in_dialog(SettingUp)
def set_option(app: App, _dialog: SettingUp, message: Changed) -> Done:
    """Changes one of the game's settings: a switch, a choice by its number, or one of its picks ("setting-chosen-3")."""
    name, _, pick = message.field.partition("-")[2].partition("-")
    setup, value = app.setup(app.plans.chosen), message.value
    settings = settings_of(app.plans.chosen)
    row = next((r for r in setup.rows(settings) if r.setting.name == name), None)
    if row is None or bool(pick) != bool(row.setting.picks):
        return UNUSED
    if not row.choices:
        setup.settings[name], setup.fault = int(bool(value)), ""
        return done()
    chosen = next((c.value for c in row.choices if str(c.value) == (pick or value)), None)
    if chosen is None:
        return UNUSED
    setup.fault = ""
    if not pick:
        setup.settings[name] = chosen
        return done()
    setup.settings[name] = row.value | 1 << chosen if value else row.value & ~(1 << chosen)
    return done(Say(tally(app.words, next(r for r in setup.rows(settings) if r.setting.name == name))))


@in_dialog(SettingUp)
def type_deal(app: App, _dialog: SettingUp, message: Changed) -> Done:
    """Notes the number of the deal that is typed."""
    app.setup(app.plans.chosen).deal = message.value[:100]
    return done(shows="typed")


@in_dialog(SettingUp)
def type_name(app: App, _dialog: SettingUp, message: Changed) -> Done:
    """Notes the name of a player that is typed ("name-0")."""
    i = _seat(app, message)
    if i is None:
        return UNUSED
    app.setup(app.plans.chosen).occupants[i].name = message.value[:100]
    return done(shows="typed")


@in_dialog(SettingUp)
def sit_here(app: App, _dialog: SettingUp, message: Changed) -> Done:
    """Puts a person, or a bot of some level, in a seat ("level-0")."""
    i, level = _seat(app, message), message.value
    if i is None or not (level == PERSON or level in app.bots[app.plans.chosen]):
        return UNUSED
    setup = app.setup(app.plans.chosen)
    occupant = setup.occupants[i]
    if occupant.level != level or (app.guest is not None and app.guest.seat == i):
        occupant.name = ""
        first = level == PERSON and setup.people == 0
        occupant.name = app.likes.name if first else "" if level == PERSON else free_name(level, setup.occupants)
    occupant.level, setup.fault = level, ""
    return done()


@in_dialog(SettingUp)
def cast(app: App, _dialog: SettingUp, message: Changed) -> Done:
    """Puts another character in a bot's seat ("who-1")."""
    i = _seat(app, message)
    if i is None:
        return UNUSED
    occupants = app.setup(app.plans.chosen).occupants
    if not occupants[i].level or message.value not in {c.name for c in castable(occupants, occupants[i])}:
        return UNUSED
    occupants[i].name = message.value
    return done()


def _seat(app: App, message: Changed) -> int | None:
    """The seat that a field is about; None if there is none."""
    which = message.field.partition("-")[2]
    n = int(which) if which.isascii() and which.isdigit() and len(which) < 4 else None
    return n if n is not None and n < len(app.setup(app.plans.chosen).occupants) else None


VERBS: Final[Verbs] = {
    "leave": press(leave),
    "skip-lesson": press(skip_lesson),
    "choose": press(choose, one_of(tuple(s.key for s in PROGRAMME))),
    "play": press(play, maybe(word)),
    "resume": press(resume, word),
    "seats": press(resize, number),
}
FIELDS: Final[Fields] = {"name": type_name, "level": sit_here, "who": cast, "setting": set_option, "deal": type_deal}
