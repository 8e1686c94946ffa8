"""The games' dialog as markup: those that go on, the finished ones, figures, and how all is kept safe."""

from __future__ import annotations

from ..app import App
from ..core.markup import Node, el, join
from ..core.words import Words
from ..foyer.render import button, entry_card, level_name, remove_button
from ..games.programme import show
from ..table.play import HINTS
from ..table.render import troubles
from ..travel.arriving import taken
from ..travel.render import file_field
from .record import Record
from .saves import Entry, Figures, StorageForbidden
from .update import TABS


def games(app: App) -> tuple[str, Node]:
    """Title and body of the dialog."""
    words = app.words
    names = {"on": words("Going on"), "over": words("Finished"), "figures": words("Statistics"), "keep": words("Keep safe")}
    tabs = (
        el(
            "button",
            names[tab],
            type="button",
            cls="btn seg",
            id=f"games-{tab}",
            data_do=f"games-tab {tab}",
            aria_pressed="true" if tab == app.games_tab else "false",
        )
        for tab in TABS
    )
    fault = el("p", app.fault, cls="fault", role="alert") if app.fault and app.games_tab != "keep" else ""
    shown = {"on": _going_on, "over": _finished, "figures": _figures, "keep": _keep}[app.games_tab](app)
    return words("Your games"), join((el("div", *tabs, cls="segs"), fault, shown))


# -- lists ----------------------------------------------------------------------------------------------------------------


def _going_on(app: App) -> Node:
    if not app.entries:
        return el("p", app.words("No game goes on."))
    rows = (
        el("li", entry_card(app, e, "all-"), _tools(app, e) if e.record is not None and app.playable(e.record.game) else "")
        for e in app.entries
    )
    return el("ul", *rows, cls="cards all")


def _tools(app: App, entry: Entry, *before: Node) -> Node:
    """Renaming and removing a game; what else is done with it stands before that."""
    words = app.words
    if app.renaming == entry.id:
        form = el(
            "form",
            el(
                "input",
                type="text",
                id="new-name",
                data_field="new-name",
                value=app.typed,
                maxlength=24,
                autocomplete="off",
                aria_label=words("Name of the game"),
            ),
            el("button", words("Keep the name"), type="submit", cls="btn", id="name-go"),
            cls="naming",
            data_do=f"rename {entry.id}",
        )
        return join((el("div", *before, cls="row-acts") if before else "", form))
    return el(
        "div",
        *before,
        button(words("Rename"), f"rename {entry.id}", cls="quiet", sign="pencil", id=f"rename-{entry.id}"),
        remove_button(app, entry.id, "all-"),
        cls="row-acts",
    )


def _finished(app: App) -> Node:
    words = app.words
    if not app.history:
        return el("p", words("No game is finished yet. When one is, it stands here with its result and its replay."))
    rows = (el("li", *_past(app, e, e.record), cls="past") for e in app.history if e.record is not None)
    return el("ul", *rows, cls="past-list")


def _past(app: App, entry: Entry, record: Record) -> list[Node]:
    words = app.words
    title = words(show(record.game).title)
    marks = [words("practice")] if "practice" in record.marks else []
    marks += [words("with hints")] if HINTS in record.marks else []
    head = words("%(title)s: %(game)s", title=record.title, game=title) if record.title else title
    out = [
        el("p", el("b", head), *(el("span", mark, cls="chip") for mark in marks)),
        el("p", el("time", data_ms=record.saved), cls="hint"),
        el("p", _outcome(words, record)),
    ]
    if not app.playable(record.game):
        return [*out, _tools(app, entry)]
    replay = button(words("Replay"), f"replay {entry.id}", cls="quiet", sign="reel", id=f"replay-{entry.id}")
    back = button(words("Look back"), f"look-back {entry.id}", cls="quiet", sign="bulb", id=f"look-back-{entry.id}")
    result = button(words("Result"), f"resume {entry.id}", cls="quiet", id=f"result-{entry.id}")
    return [*out, _tools(app, entry, replay, *([back] if record.people else []), result)]


def _outcome(words: Words, record: Record) -> str:
    """Everybody's points, the best first, winners told."""
    result = record.result
    if result is None:
        return ""
    order = sorted(range(len(result.scores)), key=lambda seat: (seat not in result.winners, -result.scores[seat], seat))
    told = []
    for seat in order:
        player = record.players[seat]
        name = player.name or words("Player %(n)s", n=seat + 1)
        if player.level:
            name = words("%(name)s (%(level)s)", name=name, level=level_name(words, player.level))
        points = result.scores[seat]
        won = seat in result.winners
        told.append(
            words("%(name)s %(points)s, won", name=name, points=points)
            if won
            else words("%(name)s %(points)s", name=name, points=points)
        )
    return " · ".join(told)


# -- figures --------------------------------------------------------------------------------------------------------------


def _figures(app: App) -> Node:
    words = app.words
    try:
        rows = app.shelf.statistics()
    except StorageForbidden:
        rows = []
    if not rows:
        return el("p", words("Statistics appear after your first finished game. Practice does not count."))
    head = (words("Game"), words("Player"), words("Against"), words("Games"), words("Won"), words("Best"), words("Average"))
    # roles, since a phone lays the rows out as grids, and some browsers take them for no rows then
    top = el("tr", *(el("th", name, scope="col", role="columnheader") for name in head), role="row")
    body = (el("tr", *_row(words, row), role="row") for row in rows)
    return join(
        (
            el(
                "div",
                el(
                    "table",
                    el("thead", top, role="rowgroup"),
                    el("tbody", *body, role="rowgroup"),
                    cls="figures",
                    role="table",
                ),
                cls="scroll",
                role="region",
                tabindex=0,
                aria_label=words("Statistics"),
            ),
            el("p", words("Only what was played in this browser. Practice does not count."), cls="hint"),
        )
    )


def _row(words: Words, row: Figures) -> list[Node]:
    other = row.opponent
    if other is None:
        against = words("nobody")
    elif other.level:
        against = words("Bot: %(level)s", level=level_name(words, other.level))
    else:
        against = other.name or words("somebody")
    average = f"{row.total / row.games:.1f}"
    cells: tuple[str | int, ...] = (
        words(show(row.game).title),
        row.name or words("You"),
        against,
        row.games,
        row.won,
        row.best,
        average.replace(".", words.of("decimal sign", ".")),
    )
    return [el("td", cell, cls="n" if i > 2 else None, role="cell") for i, cell in enumerate(cells)]


# -- keeping --------------------------------------------------------------------------------------------------------------


def _keep(app: App) -> Node:
    words = app.words
    state = {
        "": words("This browser keeps your games; after the first finished round it is asked to hold on to them."),
        "asked": words("This browser is being asked to hold on to your games."),
        "yes": words("This browser has promised to keep your games until you remove them."),
        "no": words("This browser keeps your games as long as it has room; it has promised nothing."),
    }[app.persist]
    safely = troubles(words).get(
        app.journal.trouble,
        words("A move counts as saved once the browser has confirmed that it is on the disk: then no crash takes it."),
    )
    came = el("p", taken(app, app.taken), id="taken", tabindex=-1, cls="came") if app.taken is not None else ""
    fault = el("p", app.fault, cls="fault", role="alert") if app.fault else ""
    return join(
        (
            el(
                "p",
                words(
                    "Games are kept in this browser on this device only: nobody else has them, and no account brings them back."
                ),
            ),
            el("p", state),
            el("p", safely),
            el(
                "p",
                words(
                    "Some browsers forget: Safari clears away what a page keeps after seven days without a visit, and a "
                    "private window forgets all when it closes. Put the page on the home screen, or save your games as a "
                    "file now and then."
                ),
            ),
            el("div", button(words("Save all games as a file"), "export", cls="do", sign="save"), cls="acts"),
            file_field(app),
            came,
            fault,
        )
    )
