"""What every table has round its game's regions, as markup: bar, tabs, log, curtain, notices, what follows a result."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ..app import App
from ..core.markup import NOTHING, Node, Part, el, join
from ..core.words import Words
from ..foyer.render import button
from ..foyer.setup import grouped
from ..games.programme import show
from .play import Play, adviser
from .update import newer, sentence, whose_turn, why_not


def bar(app: App, play: Play) -> Node:
    """The region `bar`: whose turn it is and what is asked, the round, the tools."""
    words = app.words
    if play.over:
        title = words(show(play.match.game.key).title)
        deal = words("deal %(n)s", n=grouped(play.match.seed))
        return join(
            (
                brand(app),
                el("p", el("b", title), el("span", deal), cls="round", id="title", tabindex=-1),
                el("div", *_tools(app, play), cls="tools"),
            )
        )
    turn = el("h1", sentence(app, play), cls="turn", id="title", tabindex=-1)
    practice = el("b", words("Practice"), cls="chip") if play.practice else ""
    status = el("p", practice, play.view.status(play.scene(app.look)), cls="round")
    return join((brand(app), turn, status, el("div", *_tools(app, play), cls="tools")))


def _tools(app: App, play: Play) -> Iterator[Part]:
    words, why = app.words, why_not(app, play)
    if app.offers:
        yield el("div", *_renewing(words), cls="offer")
    yield button(
        "",
        "undo",
        cls="icon off" if why else "icon",  # not disabled: a press says why, and offers practice
        sign="undo",
        label=words("Take back"),
        aria_describedby="why-not" if why else None,
    )
    if why:
        yield el("span", why, id="why-not", cls="vh")
    if play.match.undone:
        yield button("", "redo", cls="icon", sign="redo", label=words("Do again"))
    if not play.over and adviser(play.bots) is not None:
        yield button("", "hint", cls="icon", sign="bulb", label=words("Hint"), aria_keyshortcuts="I")
    yield button("", "share", cls="icon wide", sign="share", label=words("Share"))
    yield _log_button(app)
    yield menu(app)


def brand(app: App) -> Node:
    """The house's name, which leads to the foyer."""
    return button("Vernissage", "leave", cls="brand", label=app.words("Vernissage: back to the foyer"), id="leave")


def menu(app: App) -> Node:
    """The button for the menu."""
    return button("", "open menu", cls="icon", sign="menu", label=app.words("Menu"), id="menu")


def _log_button(app: App) -> Node:
    return button(
        "",
        "log",
        cls="icon log-open",
        sign="log",
        label=app.words("Log"),
        id="log-open",
        aria_expanded="true" if app.log_open else "false",
        aria_controls="log",
    )


def tabs(app: App, play: Play) -> Node:
    """The region `tabs`: what a phone keeps in its sheet."""
    words = app.words
    listed = (*((region, words(name)) for region, name in show(play.match.game.key).tabs), ("log", words("Log")))
    shown = (
        el(
            "button",
            name,
            type="button",
            id=f"tab-{region}",
            cls="tab on" if app.tab == region else "tab",
            data_do=f"tab {region}",
            aria_expanded="true" if app.tab == region and not app.peek else "false",
            aria_controls=region,
        )
        for region, name in listed
    )
    return el("div", *shown, cls="tabs")


def log(app: App, told: list[list[str]]) -> Node:
    """The region `log`: what happened by turn, the latest first."""
    words = app.words
    turns = [texts for texts in told if texts]
    rows = (_turn(tuple(texts)) for texts in reversed(turns))
    close = button("", "log", cls="icon log-close", sign="close", label=words("Close the log"), id="log-close")
    body = el("ol", *rows, reversed=True, tabindex=0) if turns else el("p", words("Nothing has happened yet."))
    return el(
        "section",
        el("div", el("h2", words("Log"), id="log-title", tabindex=-1), close, cls="log-h"),
        body,
        cls="logbook",
        aria_labelledby="log-title",
    )


@lru_cache(maxsize=1024)
def _turn(texts: tuple[str, ...]) -> Node:
    """One turn in the log; the same for every writing of the page, and there are hundreds in a long game."""
    return el("li", *(el("p", text) for text in texts))


def curtain(app: App, play: Play) -> Node:
    """The region `curtain`: nobody sees anything until the next person says so."""
    words = app.words
    name = play.name(play.asked or 0, words)
    if play.bot_asked:
        head, act = words("The others are playing"), NOTHING
        text = words("A moment, please.")
    else:
        head = whose_turn(app, play)
        text = words("Pass the device on. What is secret appears only when %(name)s says so.", name=name)
        act = button(words("I am %(name)s", name=name), "reveal", cls="do", id="curtain-go")
        if play.asked in play.away:
            text = words("%(name)s plays by link. Send the link, or pass the device on.", name=name)
            act = join(
                (
                    button(words("Send the link"), "share", cls="do", id="curtain-go"),
                    button(words("%(name)s is here", name=name), "reveal", id="curtain-here"),
                )
            )
        elif len(play.here) > 1:
            act = join(
                (act, button(words("Send %(name)s a link instead", name=name), "send-away", sign="share", id="curtain-send"))
            )
        elif play.away:
            text = words("What is secret appears only when %(name)s says so.", name=name)
    leave = button(words("Back to the foyer"), "leave", cls="quiet", id="curtain-leave")
    plate = el("div", el("h1", head, id="title", tabindex=-1), el("p", text), act, leave, cls="plate")
    return el("div", plate, cls="drapes", role="main")


def pace(app: App, play: Play) -> Node:
    """The region `pace`: while bots play, a button that spares their pauses; while somebody elsewhere is asked, their link."""
    if play.asked in play.away and not play.curtain:
        name = play.name(play.asked or 0, app.words)
        return button(app.words("Send %(name)s the link", name=name), "share", cls="skip", sign="share", id="send")
    if not play.bot_asked or app.still or app.hurry or play.curtain:
        return NOTHING
    return button(app.words("Skip the pauses"), "skip", cls="skip", sign="skip", id="skip")


def after(app: App, play: Play) -> Node:
    """The region `after`: what can be done once a game is over."""
    words = app.words
    seats = tuple(range(play.match.seats)) if play.view.apart else play.people
    shown = play.viewer if play.shown is None else play.shown
    whose = (
        el(
            "div",
            el("span", words("On show"), id="whose"),
            *(
                el(
                    "button",
                    words("You") if seat == play.viewer else play.name(seat, words),
                    type="button",
                    cls="btn quiet",
                    id=f"whose-{seat}",
                    data_do=f"whose {seat}",
                    aria_pressed="true" if seat == shown else "false",
                )
                for seat in seats
            ),
            cls="whose",
            role="group",
            aria_labelledby="whose",
        )
        if len(seats) > 1
        else ""
    )
    last = play.view.result_steps(play.scene(app.look)) - 1
    skip = button(words("Skip to the total"), "total", cls="quiet total", id="total") if play.step < last else ""
    acts = el(
        "div",
        button(words("Rematch"), "again rematch", cls="do", id="rematch"),
        button(words("Same deal again"), "again same", sign="again", id="same"),
        button(words("Replay"), "replay", sign="reel"),
        button(words("Look back"), "look-back", sign="bulb") if adviser(play.bots) is not None else "",
        button(words("Share"), "share", sign="share", id="result-share"),
        button(words("Save a picture"), "drawing result", sign="save", id="result-picture"),
        button(words("Back to the foyer"), "leave", sign="door", id="result-leave"),
        skip,
        cls="acts",
    )
    return join((acts, whose))


def _renewing(words: Words) -> tuple[Node, Node]:
    """The newer build, for the taking or for later. It has been said, so this is no live region."""
    return (
        button(words("Load the newer version"), "renew", id="renew"),
        button("", "later", cls="icon", sign="close", label=words("Not now"), id="later"),
    )


def troubles(words: Words) -> dict[str, str]:
    """What can be promised of the last answers while the journal does not confirm them, by its trouble."""
    return {
        "slow": words("The last moves are still being written to the disk. Wait a moment before you close the page."),
        "unwritten": words(
            "The browser keeps the last moves for now, but could not write them to the disk, which may be full: a crash or a "
            "flat battery could take them. Save your games as a file."
        ),
        "unsure": words(
            "This browser keeps your games but cannot confirm that they are on the disk: a crash or a flat battery could take "
            "the last moves."
        ),
    }


def notice(app: App) -> Node:
    """The region `notice`: one thing that people should know about their saved games, or else, in the foyer, a newer build; at
    a table that stands among the tools.
    """
    words = app.words
    if app.offers and app.play is None:
        return el("aside", el("p", newer(app)), *_renewing(words), cls="slip offer")
    if not app.notice:
        return NOTHING
    text = {
        "full": words("This browser has no room left: the game goes on, but it is not saved. Remove old games to make room."),
        "forbidden": words(
            "This browser does not let the page keep anything: the game goes on, but it is lost when the page closes."
        ),
        "unread": words("The browser did not keep what was saved: the game goes on, but its last moves are not safe."),
        "overtaken": words("This game was continued in another tab. What you do here is not saved."),
        "damaged": words("This game cannot be read any more. It is set aside, nothing is written over it."),
        "missing": words("This game is not here any more."),
        "newer": words("This game was saved by a later version of this page. Load the page again to get it."),
        "edition": words("This game follows another edition of the rules, which this version of the page does not have."),
        "without": words(
            "The page has started without your saved games: they stay where they are. What you play now is kept until this tab "
            "is closed."
        ),
        "settings": words(
            "What was kept of language, light, sound and your name cannot be read. The page begins anew with these; what was "
            "there is set aside."
        ),
        "older": words("The latest save of this game was damaged. The one before it was opened, and the damaged one is kept."),
        **troubles(words),
    }[app.notice]
    play = app.play
    take = button(words("Take it over here"), "take-over") if app.notice == "overtaken" and play is not None else ""
    if app.notice == "older" and play is not None:
        take = button(words("Save the damaged one as a file"), f"keep-damaged {play.id}", id="keep-damaged")
    if app.notice == "without":
        take = el("a", words("Start with them"), href="./", cls="btn", id="with-games")
    shut = button("", "dismiss", cls="icon", sign="close", label=words("Close the notice"), id="dismiss")
    return el("div", el("p", text), take, shut, cls="slip", role="status")
