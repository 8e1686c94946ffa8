"""Markup of a replay: its bar and its controls."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from ..app import App
from ..core.buttons import button
from ..core.icons import icon
from ..core.markup import NOTHING, Content, Node, el, join
from ..house.render import brand, menu_button
from ..programme import show
from ..table.logbook import log
from ..table.play import adviser, can_challenge
from ..table.render import log_button, seen, tabs
from .state import PACES, STEPS, Replay, may_try, place, seats
from .update import PACE, SLIDER, WHOSE


def regions(app: App, replay: Replay) -> dict[str, Content]:
    """The replay's markup by region: the regions of the game's view, the bar, and the reel."""
    scene, view, look = replay.scene(app.look_at_replay), replay.play.view, app.look_at_replay
    out = dict(view.result(scene, view.result_steps(scene) - 1) if replay.ended else view.render(scene, replay.ui))
    return out | frame(app, replay) | {"log": log(app.words, replay.log(look)), "reel": reel(app, replay)}


def frame(app: App, replay: Replay) -> dict[str, Content]:
    """The regions around the game, which tell whether the log and a tab are open."""
    out: dict[str, Content] = {"bar": bar(app, replay)}
    return out if replay.ended else out | {"tabs": tabs(app.words, replay.play.match.game.key, replay.side)}


def attributes(app: App, replay: Replay) -> dict[str, str]:
    """The attributes that the replay sets on the document's root element."""
    return seen(app.words, replay.play, replay.side, "result" if replay.ended else "table") | {"data-reel": "yes"}


def bar(app: App, replay: Replay) -> Node:
    """The region `bar`: the name of the game, and which moment of it is shown."""
    words, play = app.words, replay.play
    title = words("%(game)s, replay", game=words(show(play.match.game.key).title))
    who = play.view.status(replay.scene(app.look_at_replay))
    return join(
        (
            brand(words),
            el("h1", title, cls="turn", id="title", tabindex=-1),
            el("p", el("b", place(words, replay)), el("span", who, cls="wide"), cls="round"),
            el(
                "div",
                button("", "share", cls="icon", sign="share", label=words("Share from here")),
                log_button(words, replay.side),
                menu_button(words),
                cls="tools",
            ),
        )
    )


def reel(app: App, replay: Replay) -> Node:
    """The region `reel`: the controls. Its markup stays the same while people step, so that the slider stays under their
    finger.
    """
    words, play = app.words, replay.play
    names = {
        "first": words("To the start"),
        "round-back": words("A round back"),
        "turn-back": words("A turn back"),
        "back": words("A move back"),
        "on": words("A move on"),
        "turn-on": words("A turn on"),
        "round-on": words("A round on"),
        "last": words("To the end"),
    }
    steps = (
        el(
            "button",
            icon(step),
            type="button",
            cls=f"btn icon {step}",
            id=f"step-{step}",
            data_do=f"step {step}",
            aria_label=names[step],
            title=names[step],
            aria_keyshortcuts=STEPS[step],
        )
        for step in STEPS
        if step not in ("first", "last")
    )
    last = len(replay.stops) - 1
    at_end = replay.index == last
    label = words("Pause") if replay.playing else words("Play")
    run = el(
        "button", icon("pause" if replay.playing else "play"), type="button", id="run", data_do="run",
        cls="btn icon run" if at_end else "btn icon do run", aria_label=label, title=label, aria_keyshortcuts="Space",
    )  # fmt: skip
    paces = (
        (one, one.replace(".", words.of("decimal sign", ".")) + "\N{MULTIPLICATION SIGN}", one == replay.pace) for one in PACES
    )
    speed = _choice(PACE, words("How fast"), paces)
    slider = el(
        "input",
        type="range",
        id=SLIDER,
        data_field=SLIDER,
        min=0,
        max=last,
        step=1,
        aria_label=words("Where the replay stands"),
    )
    path = "".join(f"M{round(1000 * i / last)} 0V1" for i in replay.rounds if i)  # a tick where a round begins
    ticks = el("svg", el("path", d=path), viewBox="0 0 1000 1", preserveAspectRatio="none", cls="ticks", aria_hidden="true")
    people = ((str(seat), play.name(seat, words), seat == replay.looked_at) for seat in seats(replay))
    whose = _choice(WHOSE, words("On show"), people) if len(seats(replay)) > 1 else NOTHING
    advised = play.over and play.people and adviser(play.bots) is not None
    dark = "" if not at_end else "look-back" if advised else "back" if play.over or not may_try(play) else "what-if"
    branch = button(words("Play on from here"), "what-if", cls="do" * (dark == "what-if")) if may_try(play) else ""
    friend = NOTHING
    if play.over and play.id and not play.by_link and can_challenge(play.players, play.marks):
        friend = button(words("Challenge a friend"), "challenge", sign="flag", id="reel-challenge")
    look = button(words("Look back"), "look-back", cls="do" * (dark == "look-back"), sign="bulb") if advised else ""
    to, verb, ident = (words("Back to the foyer"), "leave", "reel-leave")
    if replay.table is not None:
        to, verb, ident = words("Back to the game"), "end-replay", ""
    back = button(to, verb, cls="do" * (dark == "back"), sign="door", id=ident)
    acts = el("div", branch, look, friend, back, cls="reel-acts")
    scrub = el("div", _flags(app, replay, last), slider, ticks, cls="scrub")
    parts = (scrub, el("div", *steps, run, cls="steps"), el("div", speed, whose, cls="reel-set"), acts)
    return el("section", *parts, cls="reel", aria_label=words("Replay"))


def _flags(app: App, replay: Replay, last: int) -> Node:
    """The moments of a look back at this game as flags over the slider, if one was made."""
    back = app.looked
    if back is None or back.play is not replay.play or not back.moments:
        return NOTHING
    shown = []
    for n, i in enumerate(back.moments, 1):
        at = f"{100 * bisect_left(replay.stops, back.points[i].ply) / last:.1f}%"
        shown += [el("circle", cx=at, cy=9, r=8), el("text", n, x=at, y=13, text_anchor="middle")]
    return el("svg", *shown, cls="flags", aria_hidden="true")


def _choice(field: str, label: str, some: Iterable[tuple[str, str, bool]]) -> Node:
    """A choice of one of several: each one's value, its name, and whether it is chosen."""
    options = (el("option", name, value=value, selected=on) for value, name, on in some)
    return el("select", *options, id=field, name=field, data_field=field, aria_label=label)
