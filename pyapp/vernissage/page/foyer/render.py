"""The foyer as markup: the posters, the start, the games that go on. Also drawn at build time, without Python in the page."""

from __future__ import annotations

from functools import partial
from typing import Final

from ...games import FIRST
from ...games.manifest import Show
from ..app import App
from ..core.buttons import button
from ..core.icons import icon
from ..core.markup import NOTHING, Child, Content, Node, el, filled, join
from ..core.words import LANGUAGES, Words
from ..day_marks import all_played
from ..house.words import theme_name
from ..keeping.cards import entry_card, standing
from ..keeping.saves import KeptGame
from ..programme import PROGRAMME, level_names
from ..view.faces import face
from .setup import Setup
from .state import Foyer

SHOWN: Final = 3
"""How many unfinished games the foyer shows with their pictures, beside the one that "Continue" leads to."""


def regions(app: App, room: Foyer) -> dict[str, Content]:
    """The foyer, or the visit in its place, by region."""
    return {"foyer": foyer(app) if room.visit is None else room.markup(app, room.visit)}


def attributes(app: App, room: Foyer) -> dict[str, str]:
    """The attributes of the document's root while the foyer or a visit is open."""
    title = {} if room.visit is None else {"title": app.words("%(room)s – Vernissage", room=room.visit.title(app))}  # noqa: RUF001
    return {"data-room": "foyer", "data-sheet": "peek", **title}


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
                    button(words("Rules"), f"open rules {app.plans.chosen}", cls="quiet wide", id="rules"),
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


def languages(app: App) -> tuple[Node, Node]:
    """A button for each other language, in its own words, from behind the one that is spoken."""
    others = (
        button(name, f"language {code}", cls="quiet", id=f"language-{code}", lang=code,
               popovertarget="tongues", popovertargetaction="hide")
        for code, name in LANGUAGES.items()
        if code != app.words.language
    )  # fmt: skip
    name, about = LANGUAGES[app.words.language], app.words("Language")
    spoken = el("button", icon("globe"), name, type="button", cls="btn tongue", id="tongue", popovertarget="tongues",
                aria_label=f"{name}, {about}")  # fmt: skip
    another = f"tongues {app.words.language}"  # with another language it is another element, so it closes
    return spoken, el("div", *others, cls="tongues", id="tongues", popover="auto", data_key=another)


def theme_button(app: App) -> Node:
    """A button that goes on to the next theme."""
    sign = {"system": "system", "light": "sun", "dark": "moon"}[app.likes.theme]
    label = app.words("Light: %(theme)s", theme=theme_name(app.words, app.likes.theme))
    return button("", "theme", cls="icon", sign=sign, label=label)


# -- posters --------------------------------------------------------------------------------------------------------------


def _posters(app: App) -> Node:
    return el("section", el("ul", *(_poster(app, one) for one in PROGRAMME)), cls="posters", aria_label=app.words("Games"))


def _poster(app: App, one: Show) -> Node:
    words, on = app.words, one.key == app.plans.chosen
    playable = app.playable(one.key)
    line = el("text", words(one.line), cls="ps", x=156, y=448, text_anchor="middle") if one.line else ""
    art = el(
        "svg",
        el("use", href=f"#poster-{one.key}"),
        line,
        cls="art",
        viewBox="0 0 312 468",
        preserveAspectRatio="xMidYMin slice",
        aria_hidden="true",
    )
    few, many = one.players
    players = el("span", words("%(few)s–%(many)s players", few=few, many=many), cls="pl-n")  # noqa: RUF001 - a range has an en dash
    first = one.key == FIRST and app.newcomer(FIRST) and not (app.likes.met or app.stock.going_on or app.stock.finished)
    start = el("span", words("Start here"), cls="pl-s") if first else NOTHING
    more = words.count("%(n)s minute", "%(n)s minutes", one.minutes) if playable else words("coming")
    return el(
        "li",
        el(
            "button",
            el("span", art, cls="pframe"),
            el("span", words(one.title), cls="pl-t"),
            el("span", start, players, el("span", more, cls="pl-m"), cls="pl-d"),
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
    one = next(s for s in PROGRAMME if s.key == app.plans.chosen)
    title = words(one.title)
    parts: list[Node] = [el("h2", title), el("p", words(one.about), cls="st-p")]
    if app.playable(one.key):
        lesson = app.views[one.key].lesson is not None
        setup, going = app.setup(one.key), _going(app, one.key)
        play = partial(button, do="play", id="play")
        learn = button(words("Learn the game"), f"learn {one.key}", id="learn") if lesson else ""
        if app.newcomer(one.key):
            told = words("Each step is explained as you play. Leave the advice at any time.")
            first = words("Play your first game")
            do = button(first, f"learn {one.key}", cls="do", id="learn", label=f"{first}, {title}")
            others: tuple[Child, ...] = (play(words("Play without help")),)
            who = el("div", el("p", told), cls="st-s")
        elif going is None:
            do, others = play(words("Play %(game)s", game=title), cls="do"), (learn,)
            who = el("div", _faces(setup), el("p", seating(words, setup)), cls="st-s")
        else:
            do = button(words("Continue"), f"resume {going.id}", cls="do", id="go-on")
            others, who = (play(words("New game")), learn), _under_way(app, going)
        parts += [who, do, el("div", *others, button(words("Set up"), "open setup", id="setup"), cls="st-m")]
    else:
        parts.append(el("p", words("This game is still being painted. It will hang here soon."), cls="st-s"))
    parts.append(_links(app, one))
    return el("section", *parts, cls="start", aria_label=words("New game"))


def _links(app: App, one: Show) -> Node:
    """What else there is: the deals of the day, ticked off once all are played, the puzzle of the day, games with friends."""
    words = app.words
    together = app.playable(one.key) and max(app.games[one.key].seats) > 1
    return el(
        "p",
        button(words("Deal of the day"), "day", cls="quiet", sign="check" if all_played(app) else "calendar", id="day"),
        button(words("Puzzle of the day"), "puzzle", cls="quiet", sign="puzzle", id="puzzle"),
        button(words("Play with friends"), "linked ways", cls="quiet", sign="people", id="friends") if together else NOTHING,
        button(words("Open a link"), "open link", cls="quiet", sign="link", id="link-open"),
        cls="st-d",
    )


def _going(app: App, key: str) -> KeptGame | None:
    """The game of this kind that people were in last and can go on with; None if there is none."""
    if not app.playable(key):
        return None
    return next((e for e in app.stock.going_on if e.record is not None and e.record.game == key), None)


def games_to_continue(app: App) -> list[KeptGame]:
    """The unfinished games that the foyer may show: of each kind the one that "Continue" leads to, then the newest others."""
    first = {e.record.game: e for e in reversed(app.stock.going_on) if e.record}
    return sorted(app.stock.going_on, key=lambda e: e not in first.values())[: SHOWN + 1]


def _under_way(app: App, going: KeptGame) -> Node:
    """Who plays the game that "Continue" leads to, and how far it has come."""
    record = going.record
    if record is None:
        return NOTHING
    bots = (face(p.name) for p in record.players if p.level)
    return el("div", el("span", *bots, cls="faces"), el("p", *standing(app, going, record)), cls="st-s")


def _faces(setup: Setup) -> Node:
    """The faces of the bots who are going to play."""
    return el("span", *(face(p.name) for p in setup.occupants if p.level), cls="faces")


def seating(words: Words, setup: Setup) -> Node:
    """Who is going to play, in one line."""
    levels = {p.level for p in setup.occupants if p.level}
    bots, people = len(setup.occupants) - setup.people, setup.people
    if people == 1 and len(levels) == 1:
        level = el("b", level_names(words)[levels.pop()])
        return filled(
            words.count("You and one bot, level %(level)s", "You and %(n)s bots, level %(level)s", bots, level="%(level)s"),
            level=level,
        )
    return el("span", seated(words, setup))


def seated(words: Words, setup: Setup) -> str:
    """How many people and bots are going to play (plain text)."""
    bots, here = len(setup.occupants) - setup.people, words.count("One person", "%(n)s people", setup.people)
    return words("%(people)s, %(bots)s", people=here, bots=words.count("one bot", "%(n)s bots", bots)) if bots else here


# -- games that go on -----------------------------------------------------------------------------------------------------


def _continue(app: App) -> Node:
    words, by_link = app.words, "" if app.by_link is None else app.by_link.cards()
    going, those = _going(app, app.plans.chosen), games_to_continue(app)
    others = [e for e in those if e is not going]
    if any(e.record for e in others):  # it stands above already; a card says it again if no other can be opened
        those = others
    those = those[:SHOWN]
    more = sum(e not in those and e is not going for e in app.stock.going_on)
    text = words.count("%(n)s more game", "%(n)s more games", more) if more > 0 else words("Your games")
    kept = app.stock.going_on or app.stock.finished
    all_ = el("div", button(text, "open games", cls="quiet", id="games"), cls="more") if kept else NOTHING
    if not app.stock.going_on:
        return el("section", by_link, all_, cls="cont", aria_label=words("Games under way") if by_link or kept else None)
    column = {one.key: n for n, one in enumerate(PROGRAMME, 1)}
    items = (el("li", entry_card(app, e), data_at=column.get(e.record.game) if e.record else None) for e in those)
    cards = el("ul", *items, cls="cards")
    head = el("h2", words("Continue"), cls="vh")
    return el("section", by_link, head, cards, all_, cls="cont", aria_label=words("Games under way"))
