"""The foyer as markup: the posters, the start, the games that go on. Also drawn at build time, without Python in the page."""

from __future__ import annotations

from ..app import App, Card
from ..core.icons import icon
from ..core.markup import NOTHING, Node, el, filled, join
from ..core.messages import parsed
from ..core.words import LANGUAGES, Words
from ..games.programme import LEVEL_NAMES, LEVELS, PROGRAMME
from ..keeping.record import Record
from ..keeping.saves import Entry
from ..table.guide import is_first
from ..update import SHOWN
from ..view.entry import Show
from ..view.faces import face
from .setup import Setup


def foyer(app: App) -> Node:
    """The region `foyer`."""
    words = app.words
    return join(
        (
            el(
                "header",
                el("h1", "Vernissage", cls="name", id="title", tabindex=-1),
                el("p", words("Three board games about art"), cls="tag"),
                el(
                    "nav",
                    button(words("Rules"), f"open rules {app.chosen}", cls="quiet wide", id="rules"),
                    *languages(app),
                    theme_button(app),
                    button("", "open menu", cls="icon", sign="menu", label=words("Menu"), id="menu"),
                    aria_label=words("The house"),
                ),
                cls="fbar",
            ),
            el("main", _posters(app), _start(app), _continue(app), cls="foyer"),
            el("div", cls="skirt", aria_hidden="true"),
        )
    )


def button(
    text: str,
    do: str,
    *,
    cls: str = "",
    sign: str = "",
    label: str = "",
    id: str = "",  # noqa: A002 - the attribute's own name
    **more: str | bool | None,
) -> Node:
    """A button that does something: its text, an icon before it, what a screen reader says instead."""
    verb, _ = parsed(do)
    return el(
        "button",
        icon(sign) if sign else "",
        text,
        type="button",
        cls=f"btn {cls}".strip(),
        id=id or verb,
        data_do=do,
        aria_label=label or None,
        **more,
    )


def languages(app: App) -> list[Node]:
    """A button for each other language, in its own words."""
    return [
        button(name, f"language {code}", cls="quiet", id=f"language-{code}", lang=code)
        for code, name in LANGUAGES.items()
        if code != app.words.language
    ]


def theme_name(words: Words, theme: str) -> str:
    """What a theme is called."""
    return {"system": words("as your device has it"), "light": words("day"), "dark": words("night")}[theme]


def theme_button(app: App) -> Node:
    """Goes to the next theme."""
    sign = {"system": "system", "light": "sun", "dark": "moon"}[app.theme]
    label = app.words("Light: %(theme)s", theme=theme_name(app.words, app.theme))
    return button("", "theme", cls="icon", sign=sign, label=label)


# -- posters --------------------------------------------------------------------------------------------------------------


def _posters(app: App) -> Node:
    return el("section", el("ul", *(_poster(app, one) for one in PROGRAMME)), cls="posters", aria_label=app.words("Games"))


def _poster(app: App, one: Show) -> Node:
    words, on = app.words, one.key == app.chosen
    playable = app.playable(one.key)
    line = el("text", words(one.line), cls="ps", x=156, y=448, text_anchor="middle") if one.line else ""
    art = el("svg", el("use", href=f"#poster-{one.key}"), line, cls="art", viewBox="0 0 312 468", aria_hidden="true")
    few, many = one.players
    players = words("%(few)s–%(many)s players", few=few, many=many)  # noqa: RUF001 - a range has an en dash
    more = words.count("%(n)s minute", "%(n)s minutes", one.minutes) if playable else words("coming")
    return el(
        "li",
        el(
            "button",
            el("span", art, cls="pframe"),
            el("span", words(one.title), cls="pl-t"),
            el("span", el("span", players, cls="pl-n"), el("span", more, cls="pl-m"), cls="pl-d"),
            type="button",
            id=f"poster-button-{one.key}",
            data_do=f"choose {one.key}",
            aria_pressed="true" if on else "false",
        ),
        cls=" ".join(("poster", *(["on"] if on else []), *([] if playable else ["coming"]))),
    )


# -- the start ------------------------------------------------------------------------------------------------------------


def _start(app: App) -> Node:
    words = app.words
    one = next(s for s in PROGRAMME if s.key == app.chosen)
    title = words(one.title)
    parts: list[Node] = [el("h2", title), el("p", words(one.about), cls="st-p")]
    if app.playable(one.key):
        lesson = app.views[one.key].lesson is not None
        setup, going = app.setup(one.key), _going(app)
        play = button(words("Play %(game)s", game=title), "play", cls="do" if going is None else "", id="play")
        parts += [
            el("div", _faces(setup), el("p", seating(words, setup)), cls="st-s"),
            play if going is None else _go_on(words, going),
            el(
                "div",
                "" if going is None else play,
                button(words("Learn the game"), f"learn {one.key}", id="learn") if lesson else "",
                button(words("Set up"), "open setup", id="setup"),
                cls="st-m",
            ),
        ]
    else:
        parts.append(el("p", words("This game is still being painted. It will hang here soon."), cls="st-s"))
    return el("section", *parts, cls="start", aria_label=words("New game"))


def _going(app: App) -> Entry | None:
    """The game that people were in last and can go on with."""
    return next((e for e in app.entries if e.record is not None and app.playable(e.record.game)), None)


def _go_on(words: Words, entry: Entry) -> Node:
    """Goes on with that game: the first thing to do for whoever comes back."""
    record = entry.record
    if record is None:
        raise ValueError("the save cannot be opened")
    name = record.title or words(next((s.title for s in PROGRAMME if s.key == record.game), record.game))
    return button(words("Go on with %(game)s", game=name), f"resume {entry.id}", cls="do", id="go-on")


def _faces(setup: Setup) -> Node:
    """The faces of the bots who are going to play."""
    return el("span", *(face(p.name) for p in setup.places if p.level), cls="faces")


def seating(words: Words, setup: Setup) -> Node:
    """Who is going to play, in one line."""
    levels = {p.level for p in setup.places if p.level}
    bots, people = len(setup.places) - setup.people, setup.people
    if people == 1 and len(levels) == 1:
        level = el("b", words(LEVEL_NAMES[levels.pop()]))
        return filled(
            words.count("You and one bot, level %(level)s", "You and %(n)s bots, level %(level)s", bots, level="%(level)s"),
            level=level,
        )
    here = words.count("One person", "%(n)s people", people)
    return (
        filled(words("%(people)s, %(bots)s"), people=here, bots=words.count("one bot", "%(n)s bots", bots))
        if bots
        else el("span", here)
    )


# -- games that go on -----------------------------------------------------------------------------------------------------


def _continue(app: App) -> Node:
    words = app.words
    more = len(app.entries) - SHOWN
    text = words.count("%(n)s more game", "%(n)s more games", more) if more > 0 else words("Your games")
    all_ = el(
        "div",
        button(text, "open games", cls="quiet", id="games") if app.entries or app.history else "",
        button(words("Open a link"), "open link", cls="quiet", id="link-open"),
        cls="more",
    )
    if not app.entries:
        return el("section", all_, cls="cont", aria_label=words("Games that go on"))
    cards = el("ul", *(el("li", entry_card(app, e)) for e in app.entries[:SHOWN]), cls="cards")
    return el("section", el("h2", words("Continue"), cls="vh"), cards, all_, cls="cont", aria_label=words("Games that go on"))


def entry_card(app: App, entry: Entry, where: str = "") -> Node:
    """A game that goes on: a press resumes it. One that cannot be opened says why. `where` begins the ids."""
    if entry.record is None or not app.playable(entry.record.game):
        return _shut_card(app, entry, where)
    words, record = app.words, entry.record
    card = app.cards.get((entry.id, record.saved, words.language), Card(NOTHING, "", yours=False))
    title = words(next((s.title for s in PROGRAMME if s.key == record.game), record.game))
    goes_on = words("Continue") if record.people else words("Look at it")
    head = record.title or (words("First game") if is_first(record.marks) else title if where else goes_on)
    about = card.status if head == title else title
    if card.status and about != card.status:
        about = words("%(game)s, %(status)s", game=title, status=card.status)
    who = _with(words, record)
    return el(
        "button",
        el("span", card.picture, cls="cpic", data_game=record.game, aria_hidden="true"),
        el(
            "span",
            el("span", el("b", head), el("span", words("practice"), cls="chip") if "practice" in record.marks else ""),
            el("span", about) if about else "",
            el("span", who) if who else "",
            el("span", words("Your turn"), cls="cwho") if card.yours else "",
            cls="ctext",
        ),
        type="button",
        cls="ccard",
        id=f"{where}resume-{entry.id}",
        data_do=f"resume {entry.id}",
    )


def _with(words: Words, record: Record) -> str:
    """Who plays, the first person left out, whose game it is."""
    names = [p.name or words("Player %(n)s", n=i + 1) for i, p in enumerate(record.players) if i not in record.people[:1]]
    if not names:
        return ""
    if len(names) == 1:
        return words("with %(name)s", name=names[0])
    return words("with %(names)s and %(last)s", names=", ".join(names[:-1]), last=names[-1])


def _shut_card(app: App, entry: Entry, where: str) -> Node:
    """A save that cannot be opened: it is left as it is, and can be kept as a file."""
    words = app.words
    if entry.problem == "newer" or entry.record is not None:
        text = words("This game was saved by another version of this page. It is kept as it is.")
    else:
        text = words("A saved game cannot be read. It is set aside, nothing is written over it.")
    keep = button(words("Save as a file"), f"keep-damaged {entry.id}", cls="quiet", sign="save", id=f"{where}keep-{entry.id}")
    return el(
        "div", el("p", text), keep if entry.problem == "damaged" else "", remove_button(app, entry.id, where), cls="ccard shut"
    )


def remove_button(app: App, game_id: str, where: str = "") -> Node:
    """Removes a game at the second press."""
    sure = app.removing == game_id
    text = app.words("Really remove") if sure else app.words("Remove")
    return button(text, f"remove {game_id}", cls="quiet sure" if sure else "quiet", sign="bin", id=f"{where}remove-{game_id}")


def level_name(words: Words, level: int) -> str:
    """What people call a bot's level, by its number in a save."""
    return words(LEVEL_NAMES[LEVELS[min(level, len(LEVELS) - 1)]])
