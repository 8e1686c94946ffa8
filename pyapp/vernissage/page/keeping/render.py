"""The dialog with all games as markup: those that go on, the finished ones, and how all is kept safe."""

from __future__ import annotations

from ..app import App
from ..core.buttons import button, segment
from ..core.markup import Node, el, join
from ..core.words import Words
from ..programme import level_name, show
from ..table.play import HINTS, can_challenge
from ..view.phrases import figure
from .cards import entry_card, picture, remove_button
from .record import Save
from .saves import KeptGame, TakenIn
from .state import Games, Tab


def title_and_body(app: App, games: Games) -> tuple[str, Node]:
    """Title and body of the dialog."""
    words = app.words
    lists: dict[Tab, str] = {"on": words("Under way"), "over": words("Finished")}
    tabs = [segment(name, f"games-tab {tab}", f"games-{tab}", on=tab == app.stock.tab) for tab, name in lists.items()]
    on = "true" if app.stock.tab == "keep" else "false"
    tabs.append(button(words("Keep safe"), "games-tab keep", cls="quiet", sign="save", id="games-keep", aria_pressed=on))
    fault = el("p", games.fault, cls="fault", role="alert") if games.fault and app.stock.tab != "keep" else ""
    part = {"on": _going_on, "over": _finished, "keep": _keep}[app.stock.tab](app, games)
    return words("Your games"), join((el("div", *tabs, cls="segs"), fault, part))


# -- lists ----------------------------------------------------------------------------------------------------------------


def _going_on(app: App, games: Games) -> Node:
    if not app.stock.going_on:
        return el("p", app.words("No game is under way."))
    rows = (el("li", entry_card(app, e, "all-"), _tools(app, games, e) if _opens(app, e) else "") for e in app.stock.going_on)
    return el("ul", *rows, cls="cards all")


def _opens(app: App, entry: KeptGame) -> bool:
    return entry.record is not None and app.playable(entry.record.game)


def _tools(app: App, games: Games, entry: KeptGame, *before: Node) -> Node:
    """Renaming and removing a game; what else is done with it stands before that."""
    words = app.words
    above = el("div", *before, cls="row-acts") if before else ""
    if games.renaming == entry.id:
        form = el(
            "form",
            el(
                "input",
                type="text",
                id="new-name",
                data_field="new-name",
                value=games.typed,
                maxlength=24,
                dir="auto",
                autocomplete="off",
                aria_label=words("Name of the game"),
            ),
            el("button", words("Save the name"), type="submit", cls="btn", id="name-go"),
            cls="naming",
            data_do=f"rename {entry.id}",
        )
        return join((above, form))
    below = el(
        "div",
        button(words("Rename"), f"rename {entry.id}", cls="quiet", sign="pencil", id=f"rename-{entry.id}"),
        remove_button(app, entry.id, "all-"),
        cls="row-acts",
    )
    return join((above, below))


def _finished(app: App, games: Games) -> Node:
    words = app.words
    if not app.stock.finished:
        return el("p", words("No game is finished yet. Once one is, you find its result and replay here."))
    rows = (el("li", *_past(app, games, e, e.record), cls="past") for e in app.stock.finished if e.record is not None)
    derived = (
        button(words("Your record"), "record", cls="quiet", id="over-record"),
        button(words("Your collection"), "collection", cls="quiet", id="over-collection"),
    )
    return join((el("div", *derived, cls="row-acts"), el("ul", *rows, cls="past-list")))


def _past(app: App, games: Games, entry: KeptGame, record: Save) -> list[Node]:
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
        return [el("div", *out, _tools(app, games, entry))]
    replay = button(words("Replay"), f"replay {entry.id}", cls="quiet", sign="reel", id=f"replay-{entry.id}")
    back = button(words("Look back"), f"look-back {entry.id}", cls="quiet", sign="bulb", id=f"look-back-{entry.id}")
    result = button(words("Result"), f"resume {entry.id}", cls="quiet", sign="check", id=f"result-{entry.id}")
    friend = button(words("Challenge a friend"), f"challenge {entry.id}", cls="quiet", id=f"challenge-{entry.id}")
    own = [back] * bool(record.people) + [friend] * can_challenge(record.players, record.marks)
    tools = _tools(app, games, entry, replay, *own, result)
    return [*([picture(app, entry, record)] if entry in app.stock.pictured else []), el("div", *out, tools)]


def _outcome(words: Words, record: Save) -> str:
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
        points = figure(result.scores[seat])
        won = seat in result.winners
        told.append(
            words("%(name)s %(points)s, won", name=name, points=points)
            if won
            else words("%(name)s %(points)s", name=name, points=points)
        )
    return " · ".join(told)


# -- keeping --------------------------------------------------------------------------------------------------------------


def _keep(app: App, games: Games) -> Node:
    words = app.words
    state = {
        "": words("This browser keeps your games; after your first round it is asked not to delete them."),
        "asked": words("The page is asking the browser not to delete your games."),
        "yes": words("This browser has promised to keep your games until you remove them."),
        "no": words("This browser keeps your games as long as it has room; it promises no more."),
    }[app.stock.promise]
    safely = troubles(words).get(
        app.journal.trouble,
        words("A move is safe once the browser confirms that it is on the disk: then no crash can take it."),
    )
    came = el("p", what_came_in(app.words, games.taken), id="taken", tabindex=-1, cls="came") if games.taken is not None else ""
    fault = el("p", games.fault, cls="fault", role="alert") if games.fault else ""
    return join(
        (
            el(
                "p",
                words(
                    "Games are kept only in this browser, on this device: nobody else has them, and no account "
                    "brings them back."
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


def troubles(words: Words) -> dict[str, str]:
    """By the journal's trouble, the sentence that says how safe the last answers are."""
    return {
        "slow": words("The last moves are still being written to the disk: do not close the page yet."),
        "unwritten": words("The last moves could not be written to the disk, which may be full: save your games as a file."),
        "unsure": words("This browser cannot confirm that your games are on the disk: a crash could take the last moves."),
    }


# -- files ----------------------------------------------------------------------------------------------------------------


def file_field(app: App) -> Node:
    """The field that a file is chosen in."""
    words = app.words
    field = el(
        "input", type="file", id="file", cls="vh", data_field="file", accept=".txt,.json,text/plain,application/json",
        aria_describedby="file-hint",
    )  # fmt: skip
    return el(
        "div",
        el("p", words("Or a file: one game, or all games of another browser."), id="file-hint"),
        el("label", field, words("Choose a file"), cls="btn"),
        cls="file",
    )


def what_came_in(words: Words, came: TakenIn) -> str:
    """A sentence that says what was taken in from a file."""
    if came.problem is not None:
        return {
            "long": words("This file is too large to hold games."),
            "file": words("This file holds no games that this page can read."),
            "newer": words("This file needs a newer version of the page: load it again."),
        }[came.problem]
    said = [words.count("%(n)s game was added.", "%(n)s games were added.", len(came.added))]
    if came.looked < came.games:
        said.insert(0, words("Stopped after %(n)s of %(all)s games.", n=came.looked, all=came.games))
    if came.same:
        said.append(words.count("%(n)s was here already.", "%(n)s were here already.", came.same))
    unread = sum(why not in ("full", "unread") for _, why in came.refused)
    if unread:
        said.append(
            words.count("%(n)s could not be read and was left out.", "%(n)s could not be read and were left out.", unread)
        )
    if unread < len(came.refused):
        said.append(words("This browser has no room for the others: remove old games, then open the file again."))
    return " ".join(said)
