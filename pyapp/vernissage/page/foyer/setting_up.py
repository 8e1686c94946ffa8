"""The dialog that sets a game up, as markup."""

from __future__ import annotations

from ...games.manifest import Show
from ..app import App
from ..core.buttons import button, segment
from ..core.markup import NOTHING, Node, el
from ..core.words import Words
from ..programme import settings as settings_of
from ..programme import show
from ..view.phrases import listing
from ..view.settings import Choice, Row, tally
from .place_cards import place_card, radio
from .setup import PERSON, Setup, field_id
from .state import SettingUp


def setting_up(app: App, _dialog: SettingUp) -> tuple[str, Node]:
    """Title and body of the dialog that sets the chosen game up."""
    words, one, setup = app.words, show(app.plans.chosen), app.setup(app.plans.chosen)
    seats = app.games[app.plans.chosen].seats
    sizes = (segment(n, f"seats {n}", f"seats-{n}", on=n == len(setup.occupants)) for n in seats)
    body = el(
        "form",
        el(
            "fieldset",
            el("legend", words("Players"), el("span", f": {len(setup.occupants)}", cls="vh")),
            el("div", *sizes, cls="segs"),
            el("ol", *(place_card(app, i, p) for i, p in enumerate(setup.occupants)), cls="places"),
            _fault(words("At least one person has to play."), setup, field_id("level", 0)),
            el("p", words("People at this device pass it round, and a curtain hides what is secret."), cls="hint")
            if setup.people > 1
            else "",
        ),
        _settings(words, one, setup),
        el(
            "fieldset",
            el("legend", words("Deal")),
            el("label", words("Deal number (empty: a new deal)"), for_="deal"),
            el(
                "input",
                id="deal",
                name="deal",
                type="text",
                inputmode="numeric",
                value=setup.deal,
                data_field="deal",
                maxlength=24,
                autocomplete="off",
                **_wrong(setup, "deal"),
            ),
            _fault(words("A deal number is a whole number from 0 to 281 474 976 710 655."), setup, "deal"),
            button(words("Challenge a friend: same deal for all"), "challenge setup", cls="quiet", id="challenge-setup")
            if setup.people == 1 and (app.guest is None or app.guest.seat is None)
            else NOTHING,
        ),
        guest_field(words) if app.guest is None else app.guest.panel(),
        el(
            "div",
            el("p", _who_plays(words, setup), " · ", words.count("%(n)s minute", "%(n)s minutes", one.minutes), id="who"),
            el(
                "button",
                words("Play %(game)s", game=words(one.title)),
                cls="btn do",
                type="submit",
                id="start",
                aria_describedby="who",
            ),
            cls="dlg-acts",
        ),
        data_do="play",
        data_game=one.key,
    )
    return words("Set up %(game)s", game=words(one.title)), body


def guest_field(words: Words) -> Node:
    """The field for a bot's files, which can also be dropped on it."""
    how = "guest-hint"
    field = el("input", type="file", id="guest", data_field="guest", accept=".py,.whl", multiple=True, aria_describedby=how)
    hint = words("A bot from a file (.py or .whl) is a program: add only one that you trust.")
    label = el("label", field, words("Add a bot from a file"), cls="btn quiet")
    return el("div", label, el("p", hint, cls="hint", id=how), cls="guest")


def _who_plays(words: Words, setup: Setup) -> Node:
    """Who sits at the table: people by their number, since their names are still being typed, and bots by name."""
    people = words("You") if setup.people == 1 else words.count("One person", "%(n)s people", setup.people)
    bots = [one.name for one in setup.occupants if one.level != PERSON]
    return el("b", listing(words, [people, *bots] if setup.people else bots))


def _fault(text: str, setup: Setup, ident: str) -> Node:
    """What is wrong with a field, if this is the one."""
    return el("p", text, cls="fault", id=f"fault-{ident}", role="alert") if setup.fault == ident else NOTHING


def _wrong(setup: Setup, ident: str) -> dict[str, str]:
    """A field's attributes while something is wrong with it."""
    return {"aria_describedby": f"fault-{ident}", "aria_invalid": "true"} if setup.fault == ident else {}


def _settings(words: Words, one: Show, setup: Setup) -> Node:
    shown = setup.rows(settings_of(one.key))
    if not shown:
        return NOTHING
    return el("fieldset", el("legend", words("Options")), *(_setting(words, row, setup) for row in shown))


def _setting(words: Words, row: Row, setup: Setup) -> Node:
    if row.setting.picks:
        return _picks(words, row, setup)
    return _choice(words, row) if row.choices else _switch(words, row)


def _switch(words: Words, row: Row) -> Node:
    s, ident = row.setting, field_id("setting", row.setting.name)
    hint = el("p", words(s.hint), cls="hint", id=f"hint-{s.name}")
    look = el("span", s.look(), cls="look", aria_hidden="true") if s.look is not None else NOTHING
    return el("div", look, _check(ident, words(s.label), f"hint-{s.name}", on=bool(row.value)), hint, cls="switch")


def _check(ident: str, label: str, hint: str, *, on: bool, look: Node = NOTHING) -> Node:
    box = el("input", type="checkbox", id=ident, data_field=ident, checked=on, aria_describedby=hint)
    return el("label", box, look, el("span", label))


def _choice(words: Words, row: Row) -> Node:
    """One value of several, each with its picture; what the chosen one means stands below them."""
    s, ident = row.setting, field_id("setting", row.setting.name)
    meant = next(c.hint for c in row.choices if c.value == row.value)
    hint = listing(words, [words(text) for text in meant]) if meant else words(s.hint)
    options = [
        radio(ident, str(c.value), _look(c), el("span", words(c.label)), on=c.value == row.value, about=f"hint-{s.name}")
        for c in row.choices
    ]
    return el(
        "div",
        el("p", words(s.label), cls="lb", id=f"label-{s.name}"),
        el("div", *options, cls="opts", id=ident, role="radiogroup", tabindex=-1, aria_labelledby=f"label-{s.name}"),
        el("p", hint, cls="hint", id=f"hint-{s.name}"),
        cls="choice",
    )


def _look(choice: Choice) -> Node:
    """The picture of a choice, if it has one."""
    return el("span", choice.look(), cls="look", aria_hidden="true") if choice.look is not None else NOTHING


def _picks(words: Words, row: Row, setup: Setup) -> Node:
    """Several of many, with a count."""
    s, ident = row.setting, field_id("setting", row.setting.name)
    items = []
    for c in row.choices:
        hint = f"hint-{s.name}-{c.value}"
        on = bool(row.value >> c.value & 1)
        check = _check(field_id("setting", s.name, c.value), words(c.label), hint, on=on, look=_look(c))
        items.append(el("li", check, el("p", listing(words, [words(text) for text in c.hint]), cls="hint", id=hint)))
    return el(
        "fieldset",
        el("legend", words(s.label)),
        el("p", words(s.hint), " ", el("b", tally(words, row), cls="tally"), cls="hint", id=f"hint-{s.name}"),
        el("ul", *items, cls="picks"),
        _fault(tally(words, row), setup, ident),
        id=ident,
        tabindex=-1,
        aria_describedby=f"hint-{s.name}",
    )
