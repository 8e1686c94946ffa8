"""The dialog that sets a game up, as markup."""

from __future__ import annotations

from ..app import App
from ..core.buttons import segment
from ..core.markup import NOTHING, Node, el
from ..core.words import Words
from ..games.programme import LEVEL_HINTS, LEVEL_NAMES, offered, show
from ..view.entry import Show
from ..view.phrases import listing
from ..view.settings import Row, tally
from .setup import PERSON, Place, Setup, field_id
from .state import SettingUp


def setting_up(app: App, _dialog: SettingUp) -> tuple[str, Node]:
    """Title and body of the dialog that sets the chosen game up."""
    words, one, setup = app.words, show(app.plans.chosen), app.setup(app.plans.chosen)
    seats = app.games[app.plans.chosen].seats
    sizes = (segment(n, f"seats {n}", f"seats-{n}", on=n == len(setup.places)) for n in seats)
    body = el(
        "form",
        el(
            "fieldset",
            el("legend", words("Players")),
            el("div", *sizes, cls="segs"),
            el("ol", *(_place(app, i, p) for i, p in enumerate(setup.places)), cls="places"),
            _fault(words("At least one person has to play."), setup, field_id("level", 0)),
            el("p", words("People at this device pass it on: a curtain hides what is secret."), cls="hint")
            if setup.people > 1
            else "",
        ),
        _settings(words, one, setup),
        el(
            "fieldset",
            el("legend", words("Deal")),
            el("label", words("Number of the deal, empty for a new one"), for_="deal"),
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
            _fault(words("A deal is a whole number from 0 to 281 474 976 710 655."), setup, "deal"),
        ),
        el(
            "div",
            el("button", words("Play %(game)s", game=words(one.title)), cls="btn do", type="submit", id="start"),
            cls="dlg-acts",
        ),
        data_do="play",
    )
    return words("Set up %(game)s", game=words(one.title)), body


def _fault(text: str, setup: Setup, ident: str) -> Node:
    """What is wrong with a field, if this is the one."""
    return el("p", text, cls="fault", id=f"fault-{ident}", role="alert") if setup.fault == ident else NOTHING


def _wrong(setup: Setup, ident: str) -> dict[str, str]:
    """A field's attributes while something is wrong with it."""
    return {"aria_describedby": f"fault-{ident}", "aria_invalid": "true"} if setup.fault == ident else {}


def _place(app: App, i: int, place: Place) -> Node:
    words = app.words
    kinds = [(PERSON, words("Person"))]
    levels = offered(app.bots[app.plans.chosen], place.level)
    kinds += [(level, words("Bot: %(level)s", level=words(LEVEL_NAMES[level]))) for level in levels]
    options = (el("option", name, value=level, selected=level == place.level) for level, name in kinds)
    number = words("Player %(n)s", n=i + 1)
    hint = words(LEVEL_HINTS[place.level]) if place.level else ""
    return el(
        "li",
        el("span", i + 1, cls="num", aria_hidden="true"),
        el(
            "select",
            *options,
            id=f"level-{i}",
            name=f"level-{i}",
            data_field=f"level-{i}",
            aria_label=words("%(player)s: who", player=number),
        ),
        el(
            "input",
            type="text",
            id=f"name-{i}",
            name=f"name-{i}",
            value=place.name,
            data_field=f"name-{i}",
            maxlength=24,
            autocomplete="off",
            placeholder=number,
            aria_label=words("%(player)s: name", player=number),
        ),
        el("span", hint, cls="hint"),
    )


def _settings(words: Words, one: Show, setup: Setup) -> Node:
    shown = setup.rows(one.settings)
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
    return el("div", _check(ident, words(s.label), f"hint-{s.name}", on=bool(row.value)), hint, cls="switch")


def _check(ident: str, label: str, hint: str, *, on: bool) -> Node:
    box = el("input", type="checkbox", id=ident, data_field=ident, checked=on, aria_describedby=hint)
    return el("label", box, el("span", label))


def _choice(words: Words, row: Row) -> Node:
    """One value of several; what the chosen one means stands below it."""
    s, ident = row.setting, field_id("setting", row.setting.name)
    options = (el("option", words(c.label), value=c.value, selected=c.value == row.value) for c in row.choices)
    label = el("label", words(s.label), for_=ident)
    field = el("select", *options, id=ident, name=ident, data_field=ident, aria_describedby=f"hint-{s.name}")
    meant = next(c.hint for c in row.choices if c.value == row.value)
    hint = listing(words, [words(text) for text in meant]) if meant else words(s.hint)
    return el("div", label, field, el("p", hint, cls="hint", id=f"hint-{s.name}"), cls="choice")


def _picks(words: Words, row: Row, setup: Setup) -> Node:
    """Several of many, with a count."""
    s, ident = row.setting, field_id("setting", row.setting.name)
    items = []
    for c in row.choices:
        hint = f"hint-{s.name}-{c.value}"
        check = _check(field_id("setting", s.name, c.value), words(c.label), hint, on=bool(row.value >> c.value & 1))
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
