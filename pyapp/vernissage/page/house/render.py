"""Markup of what every room has: the name, the menu, and notices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..app import App
from ..core.buttons import button, segment
from ..core.markup import NOTHING, Child, Node, el, join
from ..core.motion import Speed
from ..core.words import LANGUAGES, Words
from ..foyer.state import Foyer
from ..keeping.likes import THEMES
from ..keeping.render import troubles
from ..learning.panel import offer
from ..pictures.update import choices
from ..table.opponents import opponents
from ..table.state import TableRoom
from .state import Menu
from .words import newer, theme_name


def brand(words: Words) -> Node:
    """The name Vernissage, in a room beside the foyer on a phone a door; a press on it leads to the foyer."""
    name = el("span", "Vernissage")
    return button(name, "leave", cls="brand", sign="door", label=words("Vernissage: back to the foyer"), id="leave")


def menu_button(words: Words) -> Node:
    """The button that opens the menu."""
    return button("", "open menu", cls="icon", sign="menu", label=words("Menu"), id="menu")


def room_head(words: Words, title: Child, *acts: Node) -> Node:
    """The head of a room beside the foyer: its title, and what can be pressed there besides the menu."""
    tools = el("div", *acts, menu_button(words), cls="tools")
    return el("header", brand(words), el("h1", title, id="title", tabindex=-1), tools, cls="room-h")


def poster(key: str) -> Node:
    """A game's poster; where its place is wide, its middle."""
    art = el("use", href=f"#poster-{key}")
    return el("svg", art, cls="art", viewBox="0 0 312 468", preserveAspectRatio="xMidYMin slice", aria_hidden="true")


def cover(key: str, *parts: Child, made: Child = NOTHING) -> Node:
    """What a friend's link brings, as a cover: what was made there, else the poster, and beside it what is said and pressed."""
    return el("div", made or poster(key), el("div", *parts, cls="cover-in"), cls="cover")


def renewing(words: Words) -> tuple[Node, Node]:
    """The notice of a newer build, to load now or later: no live region, as a screen reader has been told already."""
    return (
        button(words("Load the newer version"), "renew", id="renew"),
        button("", "later", cls="icon", sign="close", label=words("Not now"), id="later"),
    )


def notice(app: App) -> Node:
    """The region `notice`. It shows one thing that people should know about their saved games. If there is none, the foyer
    shows a newer build here; at a table that stands among the tools.
    """
    words = app.words
    if app.offers and app.play is None:
        return el("aside", el("p", newer(app)), *renewing(words), cls="slip offer")
    if not app.notice:
        return NOTHING
    text = {
        "full": words("This browser is full, so the game is not saved: remove old games."),
        "forbidden": words("This browser saves nothing: the game is lost when the page closes."),
        "unread": words("The browser did not save the last moves."),
        "overtaken": words("This game went on in another tab, so this one is not saved."),
        "damaged": words("This game cannot be read any more, and is set aside."),
        "missing": words("This game is no longer here."),
        "newer": words("This game needs a newer version of the page: load it again."),
        "edition": words("This game follows another edition of the rules, which this page does not have."),
        "without": words("Started without your saved games: what you play now lasts until you close this tab."),
        "again": words("The page had to start again: your answers are saved."),
        "again-unsaved": words("The page had to start again, and what was not yet saved is lost."),
        "again-live": words("The page had to start again: your game is safe, but connect with the others once more."),
        "settings": words("Your settings could not be read, so choose them once more."),
        "older": words("The latest save of this game was damaged, so the one before it is open."),
        **troubles(words),
    }[app.notice]
    play = app.play
    take = button(words("Take it over here"), "take-over") if app.notice == "overtaken" and play is not None else ""
    if app.notice == "older" and play is not None:
        take = button(words("Save the damaged one as a file"), f"keep-damaged {play.id}", id="keep-damaged")
    if app.notice == "without":
        take = el("a", words("Start with saved games"), href="./", cls="btn", id="with-games")
    shut = button("", "dismiss", cls="icon", sign="close", label=words("Close the notice"), id="dismiss")
    return el("div", el("p", text), take, shut, cls="slip", role="status")


def speed_names(words: Words) -> dict[Speed, str]:
    """The name of each speed of motion."""
    return {"slow": words("slow"), "normal": words("normal"), "fast": words("fast"), "off": words("off")}


def menu(app: App, _dialog: Menu) -> tuple[str, Node]:
    """Title and body of the menu."""
    words, likes = app.words, app.likes
    tongues = (
        segment(name, f"language {code}", f"menu-language-{code}", on=code == words.language, lang=code)
        for code, name in LANGUAGES.items()
    )
    themes = (
        segment(theme_name(words, theme), f"theme {theme}", f"menu-theme-{theme}", on=theme == likes.theme) for theme in THEMES
    )
    sounds = (
        segment(name, f"sound {code}", f"menu-sound-{code}", on=(code == "on") == likes.sound)
        for code, name in (("off", words("off")), ("on", words("on")))
    )
    still = app.window.still  # then there is nothing to choose
    speeds = (
        segment(name, f"speed {speed}", f"menu-speed-{speed}", on=still or speed == likes.speed)
        for speed, name in speed_names(words).items()
        if not still or speed == "off"
    )
    saved = words("The game is saved after every move, in this browser only.")
    beat = app.room.play.to_beat(words) if isinstance(app.room, TableRoom) else ""
    return words("Menu"), join(
        (
            el(
                "section",
                el("h3", words("Games") if isinstance(app.room, Foyer) else words("This game")),
                el("div", *_here(app), cls="items"),
                el("p", beat, cls="hint") if beat else "",
                "" if isinstance(app.room, Foyer) else el("p", saved, cls="hint"),
            ),
            opponents(words, app.room.play) if isinstance(app.room, TableRoom) else "",
            el("section", el("h3", words("How to play")), el("div", *_help(app), cls="items")),
            _one_of(words("Language"), tongues),
            _one_of(words("Light"), themes),
            _one_of(words("Motion"), speeds),
            el("p", words("Your system asks for less motion, so nothing moves."), cls="hint") if still else "",
            _one_of(words("Sounds"), sounds),
            el(
                "p",
                words(
                    "An unofficial edition: the rules are those of the published games, whose names belong to "
                    "their owners; words and pictures are our own."
                ),
                " ",
                el(
                    "a",
                    words("Credits and licences (opens a new tab)"),
                    href="licences.html",
                    target="_blank",
                    rel="noopener",
                    id="menu-licences",
                ),
                " ",
                el(
                    "a",
                    words("How strong the bots are (opens a new tab)"),
                    href=f"strength.{words.language}.html",
                    target="_blank",
                    rel="noopener",
                    id="menu-strength",
                ),
                " ",
                el(
                    "a",
                    words("The rules and bots from Python (opens a new tab)"),
                    href="docs/",
                    target="_blank",
                    rel="noopener",
                    id="menu-reference",
                ),
                cls="hint",
            ),
        )
    )


def _one_of(title: str, segments: Iterable[Node]) -> Node:
    """A choice with its title, which tells of what "off" is heard."""
    return el("div", el("h3", title), el("div", *segments, cls="segs", role="group", aria_label=title), cls="one")


def _help(app: App) -> Iterator[Node]:
    """The menu's items that help with the game."""
    words, room, chosen = app.words, app.room, app.plans.chosen
    yield button(words("Rules"), f"open rules {chosen}", sign="log", id="menu-rules")
    yield button(words("Keys"), "open keys", sign="keys", id="menu-keys")
    if app.playable(app.at_hand) and app.views[app.at_hand].terms:
        yield button(words("Words and signs"), "explain", sign="words", id="menu-words")
    if isinstance(room, Foyer):
        yield offer(app, chosen, "menu-learn")
    elif isinstance(room, TableRoom) and room.play.guide is not None:
        yield button(words("Start the first game over"), "lesson again", sign="again", id="menu-lesson")
        yield button(words("End the first game"), "skip-lesson", sign="close", id="menu-skip-lesson")


def _here(app: App) -> Iterator[Node]:
    """The menu's items for the game at the table; in the foyer, those that lead to games."""
    words, room = app.words, app.room
    if isinstance(room, Foyer):
        yield button(words("Your games"), "open games", sign="play", id="menu-games")
        yield button(words("Your record"), "record", sign="star", id="menu-record")
        yield button(words("Your collection"), "collection", sign="layers", id="menu-collection")
        yield button(words("Challenges"), "league", sign="flag", id="menu-leagues")
        yield button(words("Open a link or a file"), "open link", sign="link", id="menu-link")
        return
    if isinstance(room, TableRoom):
        if room.play.by_link and app.by_link is not None:
            yield from app.by_link.menu()
        if app.guest is not None:
            yield from app.guest.menu()
        yield button(words("Share"), "share", sign="share", id="menu-share")
        if not room.play.curtain:
            yield button(words("Replay"), "replay", sign="reel", id="menu-replay")
    if choices(app):
        yield button(words("Save pictures"), "drawing", sign="save", id="menu-pictures")
    yield button(words("Back to the foyer"), "leave", sign="door", id="menu-leave")
