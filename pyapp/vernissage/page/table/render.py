"""The regions that every table has beside its game's own, as markup: bar, tabs, log, curtain, and what follows a result."""

from __future__ import annotations

from collections.abc import Iterator

from ..app import App
from ..core.buttons import button
from ..core.markup import NOTHING, Child, Content, Node, el, join
from ..core.words import Words
from ..day_marks import day_of_marks
from ..foyer.setup import grouped
from ..house.render import brand, menu_button, renewing
from ..learning.panel import panel, pointed
from ..programme import show
from ..view.ending import in_order, place, standing
from ..view.faces import portrait
from ..view.phrases import figure
from ..view.scene import REGIONS, Scene
from . import ticker
from .ending import last_step
from .logbook import log
from .play import LEAGUE, LED, Play, adviser, can_challenge
from .state import Side, TableRoom
from .turns import sentence, whose_turn
from .update import why_not


def regions(app: App, table: TableRoom) -> dict[str, Content]:
    """The table by region: the game's own, and what every table has."""
    play = table.play
    if play.curtain:
        return {"curtain": curtain(app, play)}
    scene = play.scene(app.look)
    out = dict(play.view.result(scene, play.step) if table.over else play.view.render(scene, play.ui))
    unknown = out.keys() - set(REGIONS)
    if unknown:
        raise ValueError(f"a view has no region {sorted(unknown)}")
    out |= _around(app, table) | {"log": log(app.words, play.log(app.look)), "pace": pace(app, table)}
    if play.by_link and app.by_link is not None:
        out = app.by_link.around(out)
    elif table.over:
        out["after"] = after(app, play)
        out["own"] = join((out["own"], on_show(app, play)))
    if play.guide is None:
        return out
    return pointed(out, play.guide.target) | {"reel": panel(app.words, play.guide, play.view.terms)}


def frame(app: App, table: TableRoom) -> dict[str, Content]:
    """The regions around the game, which tell whether the log and a tab are open; none of them is behind a curtain."""
    if table.play.curtain:
        return {}
    out, guide = _around(app, table), table.play.guide
    return out if guide is None else pointed(out, guide.target)


def _around(app: App, table: TableRoom) -> dict[str, Content]:
    out: dict[str, Content] = {"bar": bar(app, table)}
    play = table.play
    if table.over:
        return out
    lately = NOTHING if table.told is not None else ticker.badge(app, play)
    return out | {"tabs": tabs(app.words, play.match.game.key, table.side, play.bare, lately)}


def attributes(app: App, table: TableRoom) -> dict[str, str]:
    """The attributes of the document's root while a table is open."""
    play, guide = table.play, table.play.guide
    lesson = (
        {
            "data-lesson": "yes",
            "data-reading": "yes" if guide.reading else "",
            "data-here": "" if guide.target.id else guide.target.region,
        }
        if guide is not None
        else {}
    )
    room = "curtain" if play.curtain else "result" if table.over else "table"
    watched = {"data-watch": "yes"} if play.onlooker and not play.over else {}
    return lesson | watched | root_attributes(app.words, play, table.side, room)


def root_attributes(words: Words, play: Play, side: Side, room: str) -> dict[str, str]:
    """The attributes of the document's root for a match that is shown; `room`: `table`, `curtain` or `result`."""
    key = play.match.game.key
    return {
        "data-room": room,
        "class": "result" if room == "result" else "",
        "title": words("%(game)s – Vernissage", game=words(show(key).title)),  # noqa: RUF001
        "data-game": key,
        "data-tab": side.tab,
        "data-sheet": "peek" if side.peek else "",
        "data-log": "open" if side.log else "",
    }


def bar(app: App, table: TableRoom) -> Node:
    """The region `bar`: whose turn it is and what is asked, the round, the tools."""
    words, play = app.words, table.play
    if table.over:
        title = words(show(play.match.game.key).title)
        deal = words("deal %(n)s", n=grouped(play.match.seed))
        return join(
            (
                brand(words),
                el("p", el("b", title), el("span", deal), cls="round", role="heading", aria_level=1, id="title", tabindex=-1),
                el("div", *_tools(app, table), cls="tools"),
            )
        )
    turn = el("h1", sentence(app, play), cls="turn", id="title", tabindex=-1, data_at="turn", data_held="")
    if table.told is not None:
        turn = ticker.line(words, play, table.told)
    practice = el("b", words("Practice"), cls="chip") if play.practice else ""
    since = NOTHING if table.told is not None else ticker.since(app, play)
    named = el("span", f"{words(show(play.match.game.key).title)}. ", cls="vh")
    status = el("p", named, since, practice, play.view.status(play.scene(app.look)), cls="round")
    return join((brand(words), turn, status, el("div", *_tools(app, table), cls="tools")))


def _tools(app: App, table: TableRoom) -> Iterator[Child]:
    words, play = app.words, table.play
    why = why_not(app, play)
    if app.offers:
        yield el("div", *renewing(words), cls="offer")
    if play.bot_asked and not (app.window.still or table.hurry or play.by_link):
        yield button(words("Skip the pauses"), "skip", cls="quiet skip", sign="skip", id="skip")
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
        yield button("", "redo", cls="icon", sign="redo", label=words("Redo"))
    if not play.over and adviser(play.bots) is not None:
        yield button("", "hint", cls="icon", sign="bulb", label=words("Hint"), aria_keyshortcuts="I")
    yield button("", "share", cls="icon wide", sign="share", label=words("Share"))
    yield log_button(words, table.side)
    loud = app.likes.sound
    yield button(
        "", "sound off" if loud else "sound on", cls="icon wide", sign="sound" if loud else "mute", id="sound",
        label=words("Sounds"), aria_pressed="true" if loud else "false",
    )  # fmt: skip
    yield menu_button(words)


def log_button(words: Words, side: Side) -> Node:
    """Opens and closes the log."""
    return button(
        "",
        "log",
        cls="icon log-open",
        sign="log",
        label=words("Log"),
        id="log-open",
        aria_expanded="true" if side.log else "false",
        aria_controls="log",
    )


def tabs(words: Words, key: str, side: Side, bare: frozenset[str] = frozenset(), lately: Node = NOTHING) -> Node:
    """The region `tabs`: a tab for each region that lies in the sheet on a phone. `bare`: regions in which there is nothing.
    `lately`: what stands beside the name of the log's tab.
    """
    named = ((region, words(name)) for region, name in show(key).tabs if region not in bare)
    listed = (*named, ("log", words("Log")))
    shown = (
        el(
            "button",
            name,
            lately if region == "log" else "",
            type="button",
            id=f"tab-{region}",
            cls="tab on" if side.tab == region else "tab",
            data_do=f"tab {region}",
            aria_expanded="true" if side.tab == region and not side.peek else "false",
            aria_controls=region,
        )
        for region, name in listed
    )
    return el("div", *shown, cls="tabs")


def curtain(app: App, play: Play) -> Node:
    """The region `curtain`: it hides everything until the next person says that they have the device."""
    words = app.words
    name = play.name(play.asked or 0, words)
    if play.bot_asked:
        head, act = words("The others are playing"), NOTHING
        text = words("A moment, please.")
    else:
        head = whose_turn(app, play)
        text = words("Pass the device on. What is secret shows only once %(name)s presses the button.", name=name)
        act = button(words("I am %(name)s", name=name), "reveal", cls="do", id="curtain-go")
        if play.asked in play.away:
            text = words("%(name)s plays by link: send the link, or pass the device on.", name=name)
            act = join(
                (
                    button(words("Send the link"), "share", cls="do", id="curtain-go"),
                    button(words("%(name)s is here", name=name), "reveal", id="curtain-here"),
                )
            )
        elif len(play.seats_here) > 1:
            act = join(
                (act, button(words("Send %(name)s a link instead", name=name), "send-away", sign="share", id="curtain-send"))
            )
        elif play.away:
            text = words("What is secret shows only once %(name)s presses the button.", name=name)
    leave = button(words("Back to the foyer"), "leave", cls="quiet", id="curtain-leave")
    plate = el("div", el("h1", head, id="title", tabindex=-1), el("p", text), act, leave, cls="plate")
    return el("div", plate, cls="drapes", role="main")


def pace(app: App, table: TableRoom) -> Node:
    """The region `pace`: while somebody elsewhere is asked, a button for their link."""
    play = table.play
    if play.asked not in play.away or play.curtain:
        return NOTHING
    name = play.name(play.asked or 0, app.words)
    return button(app.words("Send %(name)s the link", name=name), "share", cls="send", sign="share", id="send")


def after(app: App, play: Play) -> Node:
    """The region `after`: what can be done once a game is over."""
    words = app.words
    last, day = last_step(app, play), day_of_marks(play.marks)
    counting, challenge = play.step < last, _challenge(words, play)
    again = button(words("Rematch"), "again rematch", cls="" if counting else "do", id="rematch", sign="play" * counting)
    first = [again, challenge]
    if counting:
        on = button(words("Next"), f"room result {play.step + 1}", cls="do", id="tally-on")
        first = [on, button(words("Skip to the total"), "total", id="total")]
    then = (
        button(words("Replay"), "replay", sign="reel"),
        button(words("Look back"), "look-back", sign="bulb") if adviser(play.bots) is not None else "",
        button(words("Share"), "share", sign="share", id="result-share"),
        button(words("Play this deal"), "again same", sign="again", id="same"),
    )
    acts = el(
        "div",
        el("div", el("div", *first, cls="firstly"), el("div", *then, cls="nextly"), cls="footing"),
        "" if day is None else button(words("Deal of the day"), "day", sign="calendar", id="result-day"),
        button(words("Save a picture"), "drawing result", sign="save", id="result-picture"),
        button(words("Back to the foyer"), "leave", sign="door", id="result-leave"),
        *((again, challenge) if counting else ()),  # last: when they go up, nothing else moves
        cls="acts",
    )
    if play.step < last:  # what is told of the game would tell who has won
        return el("div", acts, cls="after-acts")
    praise = play.praise(words) if play.praise is not None else ""
    led: Child = ""
    if LED in play.marks:
        told = words("A first game is played with help, so you cannot challenge a friend with it: with your next one you can.")
        led = el("p", told, cls="hint")
    return join((el("div", acts, led, praise, cls="after-acts"), evening(app, play)))


def on_show(app: App, play: Play) -> Node:
    """Below what is shown at the end: whose it is, and the buttons for that of others, with their places and scores once these
    are told.
    """
    words, game, state, over = app.words, play.match.game, play.match.state, play.step == last_step(app, play)
    scores, won, scene = game.scores(state), game.winners(state), play.scene(app.look)
    places = standing(scores, won)
    seats = [seat for seat in in_order(scene, scores, won, over=over) if play.view.apart or seat in play.people]
    shown = play.viewer if play.shown is None else play.shown
    buttons = (
        el(
            "button",
            place(words, places[seat]).having(aria_hidden="true") if over else "",
            portrait(play.players[seat].name, person=seat in play.people),
            el("span", words("You") if seat == play.viewer else play.name(seat, words)),
            el("b", figure(scores[seat]), aria_hidden="true") if over else "",  # the score sheet says it, too
            type="button",
            cls="btn quiet",
            id=f"whose-{seat}",
            data_do=f"whose {seat}",
            aria_pressed="true" if seat == shown else "false",
        )
        for seat in seats
    )
    if len(seats) < 2:
        return NOTHING
    return el(
        "div", el("span", words("On show"), id="whose"), *buttons, cls="whose", role="group", aria_labelledby="whose"
    )


def _challenge(words: Words, play: Play) -> Node:
    """Challenges a friend with this deal; after a game that a friend's challenge began, leads to what all have made of it.

    A first game is no challenge: its deal was prepared and its first answers were given, so no other could be compared with
    it. A sentence at its end says that the next game can be one.
    """
    if not can_challenge(play.players, play.marks) or play.onlooker:
        return NOTHING
    text, look = (words("See the challenge"), "do") if LEAGUE in play.marks else (words("Challenge a friend"), "")
    return button(text, "challenge", cls=look, sign="flag", id="challenge")


def evening(app: App, play: Play, beside: Scene | None = None) -> Node:
    """What is told of the whole game, once the rest of the page is here."""
    if play.by_link or not app.browser.rest:
        return NOTHING
    from ..evening.render import section  # noqa: PLC0415 - it comes with the rest

    return section(app, play, beside)
