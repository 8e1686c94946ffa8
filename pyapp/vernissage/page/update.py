"""What a message does to the app: `update` changes the state and says what is asked of the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..table.link import clean_name
from .app import THEMES, App, Card, Dialog
from .core.markup import NOTHING
from .core.messages import (
    Act,
    Answered,
    Arrived,
    Begin,
    Changed,
    Do,
    Download,
    Effect,
    Focus,
    Forget,
    Journal,
    Keyed,
    Lock,
    Locked,
    Lost,
    Message,
    Newer,
    Picked,
    Pointed,
    Renew,
    Resized,
    Say,
    Sound,
    Thought,
    Tick,
    ToTop,
    Write,
)
from .core.words import LANGUAGES
from .foyer.setup import PERSON, castable, free_name
from .games.programme import PROGRAMME, show
from .keeping import update as keeping
from .keeping.saves import StorageForbidden
from .learning import book
from .learning import update as learning
from .pictures import drawings
from .replay import replay
from .table import update as table
from .table.play import Play
from .travel import arriving, sharing
from .travel.share import pasted_link
from .view.settings import tally

Effects = list[Effect]

SHOWN: Final = 3
"""How many unfinished games the foyer shows with their pictures."""
DIALOGS: Final[tuple[Dialog, ...]] = ("setup", "rules", "menu", "keys", "games", "link")


def update(app: App, message: Message) -> Effects | None:
    """Carries a message out. None if the app has no use for it: then nothing has changed."""
    effects = _update(app, message)
    if effects is None:
        return None
    batch = app.journal.batch()
    if batch:
        effects = [*effects, Write(batch)]
    keeping.tell(app)
    if app.newer == "here" and app.offers:
        app.newer, app.write = "told", "yes"
        return [*effects, Say(table.newer(app))]
    return effects


def _update(app: App, message: Message) -> Effects | None:
    app.write = "yes"
    effects = _carried_out(app, message)
    if effects is None or isinstance(message, Journal):
        return effects
    return learning.followed(app, message, effects)


def _carried_out(app: App, message: Message) -> Effects | None:
    match message:
        case Begin():
            return _begin(app, message)
        case Thought():
            return table.thought(app, message)
        case Journal():
            return keeping.journal(app, message)
        case Newer():
            app.newer = app.newer or "here"
            return []
        case Arrived():
            return arriving.arrive(app, pasted_link(message.fragment)) or None
        case Picked():
            return arriving.picked(app, message)
        case Answered():
            parts = (sharing.answered, keeping.answered, drawings.answered)
            return next((done for part in parts if (done := part(app, message)) is not None), None)
        case Locked():
            naming = keeping.locked(app, message.id, mine=message.mine)
            return naming if naming is not None else table.locked(app, message.id, mine=message.mine)
        case Lost():
            return table.lost(app, message.id)
        case Do():
            doing = _DOES.get(message.verb)
            return None if doing is None else doing(app, message.args)
        case Changed():
            fields = (
                arriving.changed, sharing.changed, keeping.changed, replay.changed, drawings.picked, book.changed, _changed,
            )  # fmt: skip
            return next((done for field in fields if (done := field(app, message)) is not None), None)
        case Resized():
            app.width, app.height, app.still = message.width, message.height, message.still
            return []
        case Tick(ticket) if ticket < 0:
            return arriving.tick(app, ticket)
        case Tick():
            if message.ticket != app.ticket:
                return None
            if app.dialog in ("hint", "lookback"):
                return _think(app)
            return table.tick(app) if app.room == "table" else _look_at_next(app)
        case Keyed() if app.dialog:
            return None
        case Keyed() | Act() | Pointed() if app.replay is not None:
            return replay.handled(app, message)
        case Keyed() | Act() | Pointed():
            return table.handled(app, message) if app.room == "table" else None


def _begin(app: App, message: Begin) -> Effects:
    app.recall(message.languages)
    if message.without:
        app.notice = "without"
    app.address, app.sheet, app.workers = message.address, message.sheet, message.workers
    found = Journal("none") if message.found is None else Journal("open", message.found)
    effects = keeping.journal(app, found)
    app.write = "yes"
    effects += [*_enter_foyer(app), *arriving.arrive(app, pasted_link(message.fragment))]
    if app.dialog or not app.playable(message.choose):
        return effects
    app.chosen = message.choose
    return [*effects, *(_open(app, ("setup",)) or [])]


# -- the foyer ------------------------------------------------------------------------------------------------------------


def _enter_foyer(app: App) -> Effects:
    app.room, app.play, app.replay, app.dialog, app.removing, app.log_open = "foyer", None, None, "", "", False
    app.wanted, app.advice = "", None
    app.take_stock()
    return [Lock(""), ToTop(), *_look_on(app)]


def _look_on(app: App) -> Effects:
    """Has the next card drawn when there is time."""
    return [app.wait(0)] if _next_card(app) is not None else []


def _next_card(app: App) -> tuple[str, int] | None:
    language = app.words.language
    for entry in app.entries if app.dialog == "games" else app.entries[:SHOWN]:
        record = entry.record
        if record and app.playable(record.game) and (entry.id, record.saved, language) not in app.cards:
            return entry.id, record.saved
    return None


def _look_at_next(app: App) -> Effects | None:
    """Draws one card: the game is replayed as an onlooker sees it."""
    missing = _next_card(app)
    if missing is None:
        return None
    game_id, saved = missing
    card = Card(NOTHING, "", yours=False)
    loaded = app.shelf.look(game_id)
    if loaded.match is not None and loaded.record is not None:
        key = loaded.record.game
        card = _card(app, Play(loaded.match, loaded.record.players, app.views[key], app.bots[key], game_id, 0))
    app.cards[game_id, saved, app.words.language] = card
    return _look_on(app)


def _card(app: App, play: Play) -> Card:
    seat = play.asked if play.asked in play.people else play.reader
    scene = table.public(play, app.look._replace(compact=True), seat if seat is not None else 0)
    return Card(play.view.picture(scene), play.view.status(scene), play.asked in play.people)


def _choose(app: App, args: tuple[str, ...]) -> Effects | None:
    if len(args) != 1 or args[0] not in {s.key for s in PROGRAMME}:
        return None
    app.chosen = args[0]
    return []


def _play(app: App, args: tuple[str, ...]) -> Effects | None:
    """Starts the chosen game (or the one named) as it is set up."""
    key = args[0] if args else app.chosen
    if not app.playable(key):
        return None
    app.chosen = key
    setup = app.setup(key)
    seed = setup.seed(app.device.luck())
    setup.check(show(key).settings, seed)
    if seed is None or setup.fault:
        app.dialog = "setup"
        return [Focus(setup.fault)]
    person = next(p for p in setup.places if p.level == PERSON)
    if clean_name(person.name) != app.name:
        app.name = clean_name(person.name)
        app.remember()
    return table.begin(app, key, setup.players(), setup.options(show(key).settings, app.games[key].defaults), seed)


def _resume(app: App, args: tuple[str, ...]) -> Effects | None:
    """Goes on with a game; one that nobody plays is looked at as it stands."""
    if len(args) != 1:
        return None
    record = next((e.record for e in (*app.entries, *app.history) if e.id == args[0]), None)
    return table.resume(app, args[0]) if record is None or record.people else replay.kept(app, args[0], end=True)


def _remove(app: App, args: tuple[str, ...]) -> Effects | None:
    """Removes a game, at the second press."""
    if len(args) != 1 or args[0] not in {e.id for e in (*app.entries, *app.history)}:
        return None
    if app.removing != args[0]:
        app.removing = args[0]
        return [
            Say(app.words("Press once more to remove this game for good."), urgent=True),
            Focus(f"{'all-' if app.dialog else ''}remove-{args[0]}"),
        ]
    app.removing = ""
    try:
        app.shelf.remove(args[0])
    except StorageForbidden:
        app.notice = "forbidden"
    app.take_stock()
    return [Say(app.words("The game is removed.")), Focus("dialog-title" if app.dialog else "title")]


def _keep_damaged(app: App, args: tuple[str, ...]) -> Effects | None:
    """Gives the texts of saves that cannot be read, as a file."""
    if len(args) != 1 or args[0] not in {e.id for e in (*app.entries, *app.history)}:
        return None
    return [Download(f"vernissage-{args[0]}.txt", "\n\n".join(app.shelf.damaged(args[0])))]


# -- setting up -----------------------------------------------------------------------------------------------------------


def _seats(app: App, args: tuple[str, ...]) -> Effects | None:
    if not app.playable(app.chosen) or args not in {(str(n),) for n in app.games[app.chosen].seats}:
        return None
    app.setup(app.chosen).resize(int(args[0]), app.bots[app.chosen])
    return [Focus(f"seats-{args[0]}")]


def _set(app: App, which: str, value: str) -> Effects | None:
    """Changes one of the game's settings: a switch, a choice by its number, or one of its picks ("chosen-3")."""
    name, _, pick = which.partition("-")
    setup = app.setup(app.chosen)
    settings = show(app.chosen).settings
    row = next((r for r in setup.rows(settings) if r.setting.name == name), None)
    if row is None or bool(pick) != bool(row.setting.picks):
        return None
    if not row.choices:
        setup.settings[name] = int(bool(value))
        return []
    chosen = next((c.value for c in row.choices if str(c.value) == (pick or value)), None)
    if chosen is None:
        return None
    if not pick:
        setup.settings[name] = chosen
        return []
    setup.settings[name] = row.value | 1 << chosen if value else row.value & ~(1 << chosen)
    return [Say(tally(app.words, next(r for r in setup.rows(settings) if r.setting.name == name)))]


def _changed(app: App, message: Changed) -> Effects | None:
    """A field of the set-up, by its name: `name-0`, `level-0`, `setting-x`, `setting-x-3`, `deal`."""
    if app.dialog != "setup" or not app.playable(app.chosen):
        return None
    kind, _, which = message.field.partition("-")
    setup, value = app.setup(app.chosen), message.value[:100]
    if kind == "setting":
        done = _set(app, which, value)
        setup.fault = setup.fault if done is None else ""
        return done
    if kind == "deal":
        setup.deal = value
        app.write = "silently"
        return []
    if not (which.isascii() and which.isdigit() and int(which) < len(setup.places)):
        return None
    place = setup.places[int(which)]
    if kind == "name":
        place.name = value
        app.write = "silently"
        return []
    if kind == "level" and (value == PERSON or value in app.bots[app.chosen]):
        if place.level != value:
            first = value == PERSON and setup.people == 0
            place.name = ""
            place.name = app.name if first else "" if value == PERSON else free_name(value, setup.places)
        place.level, setup.fault = value, ""
        return []
    if kind == "who" and place.level and value in {c.name for c in castable(setup.places, place)}:
        place.name = value
        return []
    return None


# -- everywhere -----------------------------------------------------------------------------------------------------------


def _open(app: App, args: tuple[str, ...]) -> Effects | None:
    dialog = next((d for d in DIALOGS if (d,) == args[:1]), None)
    foyer_only = dialog in ("setup", "games", "link")
    if dialog is None or (foyer_only and app.room == "table") or (dialog == "setup" and not app.playable(app.chosen)):
        return None
    app.dialog, app.removing, app.renaming, app.typed, app.fault, app.taken = dialog, "", "", "", "", None
    return [Focus("dialog-title"), *(_look_on(app) if app.room == "foyer" else [])]


def _close(app: App, args: tuple[str, ...]) -> Effects | None:
    if not app.dialog:
        return None
    if app.dialog == "arrival":
        app.arrival, app.dialog = None, ""
        return [Forget()]
    if app.dialog == "reading":
        return arriving.stop(app)
    if app.renaming and app.dialog == "games":
        ident, app.renaming = app.renaming, ""
        return [Focus(f"rename-{ident}")]
    if app.dialog == "learnt":
        return _leave(app, ())
    app.dialog, app.wanted, app.onto = "", "", None
    return []  # the browser gives the focus back to what opened the dialog


def _language(app: App, args: tuple[str, ...]) -> Effects | None:
    if len(args) != 1 or args[0] not in LANGUAGES:
        return None
    app.speak(args[0])
    app.remember()
    if app.replay is not None:
        app.replay.refresh(app.look_at_replay)
    elif app.play is not None:
        app.play.refresh(app.look)
    return [*replay.shown(app), Say(LANGUAGES[args[0]]), *(_look_on(app) if app.room == "foyer" else [])]


def _theme(app: App, args: tuple[str, ...]) -> Effects | None:
    """The theme named, or the next one."""
    theme = args[0] if args else THEMES[(THEMES.index(app.theme) + 1) % len(THEMES)]
    if theme not in THEMES:
        return None
    app.theme = theme
    app.remember()
    return []


def _sound(app: App, args: tuple[str, ...]) -> Effects | None:
    """Switches the small sounds on or off; switched on, they are heard."""
    if args not in (("on",), ("off",)):
        return None
    app.sound = args == ("on",)
    app.remember()
    return [Sound("gavel")] if app.sound and not app.still else []


def _dismiss(app: App, args: tuple[str, ...]) -> Effects | None:
    if not app.notice:
        return None
    app.notice = ""
    return [Focus("title")]


def _renew(app: App, args: tuple[str, ...]) -> Effects | None:
    """Changes to the newer build."""
    return [Renew()] if app.offers else None


def _later(app: App, args: tuple[str, ...]) -> Effects | None:
    """The newer build can wait until the next visit."""
    if not app.offers:
        return None
    app.newer = ""
    return [Focus("title")]


def _take_over(app: App, args: tuple[str, ...]) -> Effects | None:
    """Makes a game that is open in another tab this tab's."""
    game_id = app.wanted or (app.play.id if app.play is not None else "")
    if not game_id:
        return None
    app.wanted, app.dialog = game_id, ""
    return [Lock(game_id, steal=True)]


def _leave(app: App, args: tuple[str, ...]) -> Effects | None:
    return [*_enter_foyer(app), Focus("title")] if app.room == "table" else None


def _explain(app: App, args: tuple[str, ...]) -> Effects | None:
    """Opens the words and signs of the game at hand, with one of them first if it is named."""
    play = app.replay.play if app.replay is not None else app.play
    key = play.match.game.key if play is not None else app.chosen
    if not app.playable(key) or (args and (len(args) != 1 or args[0] not in app.views[key].terms)):
        return None
    app.dialog, app.term = "words", args[0] if args else ""
    return [Focus("dialog-title")]


def _skip_lesson(app: App, args: tuple[str, ...]) -> Effects | None:
    """Does without the rest of a first game: nothing of it is kept."""
    if app.play is None or app.play.guide is None:
        return None
    learning.forget(app, app.play)
    return _leave(app, args)


# -- advice: nothing of it is imported before somebody asks for it ----------------------------------------------------------


def _hint(app: App, args: tuple[str, ...]) -> Effects | None:
    from .advice import asked  # noqa: PLC0415

    return asked.hint(app, args)


def _follow(app: App, args: tuple[str, ...]) -> Effects | None:
    from .advice import asked  # noqa: PLC0415

    return asked.follow(app, args)


def _look_back(app: App, args: tuple[str, ...]) -> Effects | None:
    from .advice import back  # noqa: PLC0415

    return back.look_back(app, args)


def _point(app: App, args: tuple[str, ...]) -> Effects | None:
    from .advice import back  # noqa: PLC0415

    return back.point(app, args)


def _think(app: App) -> Effects | None:
    from .advice import asked, back  # noqa: PLC0415

    if isinstance(app.advice, asked.Hints):
        return asked.tick(app, app.advice)
    return back.tick(app, app.advice) if app.advice is not None else None


_DOES: Final[dict[str, Callable[[App, tuple[str, ...]], Effects | None]]] = {
    "choose": _choose,
    "play": _play,
    "resume": _resume,
    "remove": _remove,
    "keep-damaged": _keep_damaged,
    "seats": _seats,
    "chapter": book.chapter,
    "numbers": book.numbers,
    "open": _open,
    "close": _close,
    "language": _language,
    "theme": _theme,
    "sound": _sound,
    "dismiss": _dismiss,
    "renew": _renew,
    "later": _later,
    "leave": _leave,
    "skip-lesson": _skip_lesson,
    "explain": _explain,
    "take-over": _take_over,
    "hint": _hint,
    "follow": _follow,
    "look-back": _look_back,
    "point": _point,
    **table.DOES,
    **learning.DOES,
    **sharing.DOES,
    **arriving.DOES,
    **replay.DOES,
    **keeping.DOES,
    **drawings.DOES,
}
"""What a press on `data-do` does, by its verb."""
