"""Presses: what they carry is read once, each is in one table, and what comes of them adds up."""

import inspect

import pytest

from vernissage.page import dialogs
from vernissage.page import update as tables
from vernissage.page.app import App
from vernissage.page.core.done import UNUSED, Done, done
from vernissage.page.core.messages import Changed, Do, Focus, Say
from vernissage.page.core.presses import maybe, number, numbers, one_of, press, rest, whole, word
from vernissage.page.foyer.state import Foyer
from vernissage.page.press import in_dialog, in_room
from vernissage.page.table.state import Elsewhere, NotBack, TableRoom
from vernissage.page.update import update

from ..double import FakeDevice, FakePage

APP = App(FakeDevice())


def heard(reader: object, *args: str) -> object:
    """What a press with this reader gets for these arguments; `nothing` if it cannot be read."""
    got: list[object] = []

    def do(_app: App, given: object) -> Done:
        got.append(given)
        return done()

    came = press(do, reader)(APP, args)
    assert (came is not None) == bool(got)
    return got[0] if got else "nothing"


@pytest.mark.parametrize(
    ("reader", "args", "read"),
    [
        (word, ("a",), "a"),
        (word, (), "nothing"),
        (word, ("a", "b"), "nothing"),
        (number, ("12",), 12),
        (number, ("0",), 0),
        (number, ("-1",), "nothing"),
        (number, ("012",), "nothing"),
        (number, ("1234567",), "nothing"),
        (number, ("\N{SUPERSCRIPT TWO}",), "nothing"),
        (number, ("\N{ARABIC-INDIC DIGIT THREE}",), "nothing"),
        (number, ("",), "nothing"),
        (one_of(("on", "off")), ("off",), "off"),
        (one_of(("on", "off")), ("of",), "nothing"),
        (one_of((2, 3)), ("3",), 3),
        (whole, ("-1",), -1),
        (whole, ("-0",), "nothing"),
        (whole, ("--1",), "nothing"),
        (whole, ("-",), "nothing"),
        (numbers, (), ()),
        (numbers, ("1", "-2"), (1, -2)),
        (numbers, ("1", "a"), "nothing"),
        (maybe(word), (), None),
        (maybe(word), ("a",), "a"),
        (maybe(number), ("a",), "nothing"),
        (rest, (), ()),
        (rest, ("a", "b"), ("a", "b")),
    ],
)
def test_arguments_are_read_whole_or_not_at_all(reader: object, args: tuple[str, ...], read: object) -> None:
    assert heard(reader, *args) == read


def test_a_press_without_arguments_takes_none() -> None:
    assert press(lambda _app: done())(APP, ()) == done()
    assert press(lambda _app: done())(APP, ("a",)) is None


def test_a_room_or_a_dialog_can_be_asked_for() -> None:
    app = App(FakeDevice())

    @in_room(Foyer)
    def here(_app: App, foyer: Foyer, n: int) -> Done:
        assert isinstance(foyer, Foyer)
        return done(Focus(str(n)))

    @in_dialog(NotBack)
    def there(_app: App, dialog: NotBack) -> Done:
        assert isinstance(dialog, NotBack)
        return done()

    assert press(here, number)(app, ("3",)) == done(Focus("3"))
    assert not there(app).used
    app.dialog = Elsewhere()
    assert not there(app).used
    app.dialog = NotBack()
    assert there(app).used
    assert here.__name__ == "here"


def test_what_is_done_adds_up() -> None:
    say, focus = Say("a"), Focus("b")
    assert (done(say) + done(focus)).effects == (say, focus)
    assert done(say).then(focus) == Done((say, focus))
    assert done(say) + UNUSED == done(say)
    assert UNUSED + done(say) == done(say)
    assert not (UNUSED + UNUSED).used
    assert (done(shows="nothing") + done(shows="dialog")).shows == "dialog"
    assert (done(shows="root") + done(shows="nothing")).shows == "root"
    assert (done(shows="root") + done(shows="typed")).shows == "all"
    assert done(say).showing("root") == Done((say,), "root")


# -- the tables -----------------------------------------------------------------------------------------------------------


def test_every_verb_and_every_field_stands_in_one_table_only() -> None:
    features = [module for module in vars(tables).values() if inspect.ismodule(module)]
    for name, every in (("VERBS", tables.VERBS), ("FIELDS", tables.FIELDS)):
        elsewhere = (tables.linked, tables.opening)  # late; with the table's
        own = [getattr(module, name) for module in features if hasattr(module, name) and module not in elsewhere]
        assert len(own) > 4
        language = {"language"} & set(every)  # it is the table's own
        assert sum(map(len, own)) + len(language) == len(every), "one feature's takes another's away"


def test_every_room_and_every_dialog_can_be_shown() -> None:
    for kind in dialogs.KINDS:
        assert isinstance(kind.name, str)
    known = {kind.name for kind in dialogs.KINDS} | set(dialogs.LATE)
    assert len(known) == len(dialogs.KINDS) + len(dialogs.LATE)
    for name, late in dialogs.LATE.items():
        assert callable(late().title_and_body), name
    for make in (*dialogs.ANYWHERE.values(), *dialogs.IN_THE_FOYER.values()):
        assert type(make()) in dialogs.KINDS


@pytest.mark.slow
@pytest.mark.parametrize("verb", sorted(tables.VERBS))
def test_a_verb_with_any_arguments_breaks_nothing(verb: str) -> None:
    """What a press carries comes from the document, and may be anything."""
    for args in ((), ("x",), ("99",), ("x", "y", "z")):
        page = FakePage()
        came = update(page.app, Do(verb, args))
        assert isinstance(came, Done)
        page = FakePage()
        page.send(Do("play"))
        assert isinstance(page.app.room, TableRoom)
        assert isinstance(update(page.app, Do(verb, args)), Done)


@pytest.mark.slow
@pytest.mark.parametrize("field", sorted(tables.FIELDS))
def test_a_field_with_any_name_breaks_nothing(field: str) -> None:
    for name in (field, f"{field}-", f"{field}-99", f"{field}-\N{SUPERSCRIPT TWO}", f"{field}-0-1"):
        for value in ("", "99"):
            page = FakePage()
            page.send(Do("open", ("setup",)))
            assert isinstance(update(page.app, Changed(name, value)), Done)
