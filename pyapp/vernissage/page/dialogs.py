"""The dialogs as markup: setting up, the rules, the menu, the keys, all unfinished games."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.characters import named
from .app import THEMES, App
from .core.markup import NOTHING, Markup, Node, el, filled, join
from .core.words import LANGUAGES, Words
from .foyer.render import button, theme_name
from .foyer.setup import PERSON, Place, Setup, castable, field_id
from .games.programme import LEVEL_HINTS, LEVEL_NAMES, show
from .keeping import games_list
from .learning import panel as lesson_panel
from .learning.book import book
from .learning.rulebook import rules
from .pictures import drawings
from .travel import render as travel
from .travel.sharing import copied
from .view.entry import Show
from .view.faces import face
from .view.phrases import listing
from .view.settings import Row, tally


def dialog(app: App) -> Node:
    """The region `dialog`; empty while none is open."""
    if not app.dialog:
        return NOTHING
    words = app.words
    title, body = {
        "setup": _setup,
        "rules": _rules,
        "menu": _menu,
        "keys": _keys,
        "games": games_list.games,
        "undo": travel.undo,
        "share": travel.share,
        "link": travel.link,
        "arrival": travel.arrival,
        "reading": travel.reading,
        "elsewhere": travel.elsewhere,
        "learnt": lesson_panel.learnt,
        "words": _words,
        "hint": _hint,
        "lookback": _lookback,
        "drawing": _drawing,
    }[app.dialog](app)
    shut = button("", "close", cls="icon", sign="close", label=words("Close"), id="dialog-close")
    return join(
        (
            el("header", el("h2", title, id="dialog-title", tabindex=-1), shut, cls="dlg-h"),
            el("div", body, cls=f"dlg-b dlg-{app.dialog}"),
        )
    )


def _hint(app: App) -> tuple[str, Node]:
    from .advice import shown  # noqa: PLC0415 - only when somebody asks

    return shown.hint(app)


def _lookback(app: App) -> tuple[str, Node]:
    from .advice import shown  # noqa: PLC0415 - only when somebody asks

    return shown.lookback(app)


# -- setting up -----------------------------------------------------------------------------------------------------------


def _setup(app: App) -> tuple[str, Node]:
    words, one, setup = app.words, show(app.chosen), app.setup(app.chosen)
    seats = app.games[app.chosen].seats
    sizes = (
        el(
            "button",
            n,
            type="button",
            cls="btn seg",
            id=f"seats-{n}",
            data_do=f"seats {n}",
            aria_pressed="true" if n == len(setup.places) else "false",
        )
        for n in seats
    )
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
            el("label", words("Deal number (leave it empty for a fresh deal)"), for_="deal"),
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
    """A place card: a face, who plays, and one sentence about them."""
    words = app.words
    number = words("Player %(n)s", n=i + 1)
    kinds = [(PERSON, words("A person"))]
    kinds += [
        (level, words("Bot: %(level)s, %(strength)s", level=words(LEVEL_NAMES[level]), strength=words(LEVEL_HINTS[level])))
        for level in app.bots[app.chosen]
    ]
    who = named(place.name) if place.level else None
    return el(
        "li",
        face(who.name) if who is not None else el("span", i + 1, cls="num face", aria_hidden="true"),
        _select(f"level-{i}", kinds, place.level, words("%(player)s: who", player=number)),
        _character(app, i, place, number) if place.level else _typed_name(app, i, place, number),
        el("p", words(who.sentence) if who is not None else "", cls="hint", id=f"about-{i}"),
        cls="seat-card",
    )


def _select(ident: str, choices: Sequence[tuple[str, str]], chosen: str, label: str, **more: str) -> Node:
    options = (el("option", name, value=value, selected=value == chosen) for value, name in choices)
    return el("select", *options, id=ident, name=ident, data_field=ident, aria_label=label, **more)


def _character(app: App, i: int, place: Place, number: str) -> Node:
    """Which character plays."""
    names = dict.fromkeys((place.name, *(c.name for c in castable(app.setup(app.chosen).places, place))))
    label = app.words("%(player)s: name", player=number)
    return _select(f"who-{i}", [(name, name) for name in names], place.name, label, aria_describedby=f"about-{i}")


def _typed_name(app: App, i: int, place: Place, number: str) -> Node:
    """What a person is called."""
    return el(
        "input",
        type="text",
        id=f"name-{i}",
        name=f"name-{i}",
        value=place.name,
        data_field=f"name-{i}",
        maxlength=24,
        autocomplete="off",
        placeholder=number,
        aria_label=app.words("%(player)s: name", player=number),
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


# -- a picture to keep ----------------------------------------------------------------------------------------------------


def _drawing(app: App) -> tuple[str, Node]:
    words, drawing = app.words, app.drawing
    if drawing is None:
        raise LookupError("there is no drawing")
    picture = el(
        "svg",
        Markup(drawing.markup),
        viewBox=f"0 0 {drawing.width:g} {drawing.height:g}",
        cls="drawing",
        role="img",
        aria_label=drawing.title,
        aria_describedby="drawing-about",
    )
    acts = [
        button(words("Save as PNG"), "keep-drawing png", cls="do", sign="save", id="keep-png"),
        button(words("Save as SVG"), "keep-drawing svg", sign="save", id="keep-svg"),
    ]
    sharing, linked = app.sharing, NOTHING
    if sharing is not None and sharing.link and sharing.short:
        linked = travel.address_field(app, sharing)
        acts.insert(1, button(words("Copy the link"), "copy", sign="copy", id="copy-link"))
    return drawing.title, join(
        (
            _which(app),
            picture,
            linked,
            el("div", *acts, cls="acts"),
            el("p", drawings.told(app), cls="hint", id="kept"),
            el("p", copied(app, sharing), cls="hint", id="copied") if sharing is not None else "",
            el("p", drawing.about, id="drawing-about", cls="hint"),
        )
    )


def _which(app: App) -> Node:
    """The choice of a picture, if there are several."""
    choices = drawings.choices(app)
    if len(choices) < 2:
        return NOTHING
    options = (el("option", name, value=" ".join(args), selected=args == app.pictured) for args, name in choices)
    return el("select", *options, id="picture", name="picture", data_field="picture", aria_label=app.words("Which picture"))


# -- the others -----------------------------------------------------------------------------------------------------------


def _rules(app: App) -> tuple[str, Node]:
    words = app.words
    key = app.at_hand
    text = rules(key, words.language)
    if text is None:
        return words(show(key).title), el("p", words("The rules of this game are not written yet."))
    first = lesson_panel.offer(app, key, "rules-learn") if app.room == "foyer" else NOTHING
    return text.title, join((first, book(app, text)))


def _menu(app: App) -> tuple[str, Node]:
    words = app.words
    tongues = (
        el(
            "button",
            name,
            type="button",
            cls="btn seg",
            id=f"menu-language-{code}",
            data_do=f"language {code}",
            lang=code,
            aria_pressed="true" if code == words.language else "false",
        )
        for code, name in LANGUAGES.items()
    )
    themes = (
        el(
            "button",
            theme_name(words, theme),
            type="button",
            cls="btn seg",
            id=f"menu-theme-{theme}",
            data_do=f"theme {theme}",
            aria_pressed="true" if theme == app.theme else "false",
        )
        for theme in THEMES
    )
    sounds = (
        el(
            "button",
            name,
            type="button",
            cls="btn seg",
            id=f"menu-sound-{code}",
            data_do=f"sound {code}",
            aria_pressed="true" if (code == "on") == app.sound else "false",
        )
        for code, name in (("off", words("off")), ("on", words("on")))
    )
    game = [
        button(words("Rules"), f"open rules {app.chosen}", id="menu-rules"),
        button(words("Keys"), "open keys", id="menu-keys"),
    ]
    if app.playable(app.chosen) and app.views[app.chosen].terms:
        game.append(button(words("Words and signs"), "explain", id="menu-words"))
    if app.play is not None and app.play.guide is not None and app.replay is None:
        game.append(button(words("Start the first game over"), "lesson again", sign="again", id="menu-lesson"))
        game.append(button(words("End the first game"), "skip-lesson", sign="close", id="menu-skip-lesson"))
    elif app.room == "foyer" and app.playable(app.chosen):
        game.append(lesson_panel.offer(app, app.chosen, "menu-learn"))
    here = []
    if app.room == "table":
        if app.play is not None and app.replay is None:
            here.append(button(words("Share"), "share", sign="share", id="menu-share"))
        if app.play is not None and app.replay is None and not app.play.curtain:
            here.append(button(words("Look at the game again"), "replay", sign="reel", id="menu-replay"))
        if drawings.choices(app):
            here.append(button(words("Pictures to keep"), "drawing", sign="save", id="menu-pictures"))
        here.append(button(words("Back to the foyer"), "leave", sign="door", id="menu-leave"))
    else:
        here.append(button(words("Your games"), "open games", id="menu-games"))
        here.append(button(words("Open a link or a file"), "open link", id="menu-link"))
    saved = (
        el("p", words("The game is saved after every move, in this browser only."), cls="hint") if app.room == "table" else ""
    )
    about = words("This game") if app.room == "table" else words("Games")
    return words("Menu"), join(
        (
            el("section", el("h3", about), el("div", *here, cls="items"), saved),
            el("section", el("h3", words("How to play")), el("div", *game, cls="items")),
            el(
                "section",
                el("h3", words("Language")),
                el("div", *tongues, cls="segs"),
                el("h3", words("Light")),
                el("div", *themes, cls="segs"),
                el("h3", words("Sounds")),
                el("div", *sounds, cls="segs"),
            ),
            el(
                "p",
                words(
                    "An unofficial edition: the rules follow the published games, whose names belong to their owners; words "
                    "and pictures are its own."
                ),
                " ",
                el(
                    "a",
                    words("What others made, with its licences (opens beside the game)"),
                    href="licences.html",
                    target="_blank",
                    rel="noopener",
                    id="menu-licences",
                ),
                cls="hint",
            ),
        )
    )


def _words(app: App) -> tuple[str, Node]:
    """The words and signs of the game at hand; the one that was pressed comes first."""
    words, key = app.words, app.at_hand
    terms = app.views[key].terms
    first = terms.get(app.term)
    rows = (
        el("div", el("dt", one.sign(words) if one.sign else "", words(one.word)), el("dd", words(one.text)))
        for one in terms.values()
        if one is not first
    )
    every = el("dl", *rows, cls="terms", data_game=key)  # signs look as their game draws them
    if first is None:
        return words("Words and signs"), every
    sign = el("span", first.sign(words), cls="t-sign", aria_hidden="true") if first.sign else ""
    head = el("p", sign, words(first.text), cls="t-first", data_game=key)
    return words(first.word), join((head, el("h3", words("Words and signs")), every))


def _keys(app: App) -> tuple[str, Node]:
    words = app.words
    key = app.at_hand
    rows = [
        (words("Tab"), words("go from one thing to the next")),
        ("T", words("say whose turn it is")),
        ("H", words("say what happened last")),
        ("U, Y", words("take back, do again")),
        ("I", words("ask for a hint")),
        ("Esc", words("close what is open; while bots play: skip the pauses")),
        ("?", words("show these keys")),
        *((words(k) if " " not in k and len(k) > 1 else k, words(does)) for k, does in show(key).keys),
    ]
    if app.replay is not None:
        rows = [
            ("← →", words("a move back, on")),
            ("[ ]", words("a turn back, on")),
            (words("Page up, page down"), words("a round back, on")),
            ("Home, End", words("to the start, to the end")),
            ("H", words("say what happened last")),
            ("Esc", words("back to the game")),
            ("?", words("show these keys")),
        ]
    return words("Keys"), el(
        "dl", *(el("div", el("dt", filled("%(key)s", key=k)), el("dd", does)) for k, does in rows), cls="keys"
    )
