"""Markup of a replay: its bar and its controls."""

from __future__ import annotations

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
from .update import SLIDER


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
    label = words("Pause") if replay.playing else words("Play")
    run = el(
        "button", icon("pause" if replay.playing else "play"), type="button", cls="btn icon do run", id="run", data_do="run",
        aria_label=label, title=label, aria_keyshortcuts="Space",
    )  # fmt: skip
    paces = (
        el(
            "button", one.replace(".", words.of("decimal sign", ".")) + "\N{MULTIPLICATION SIGN}",
            type="button", cls="seg", id=f"pace-{i}", data_do=f"pace {one}",
            aria_pressed="true" if one == replay.pace else "false",
        )
        for i, one in enumerate(PACES)
    )  # fmt: skip
    speed = el("div", *paces, cls="segs", role="group", aria_label=words("How fast"))
    slider = el(
        "input",
        type="range",
        id=SLIDER,
        data_field=SLIDER,
        min=0,
        max=len(replay.stops) - 1,
        step=1,
        aria_label=words("Where the replay stands"),
    )
    whose = seats(replay)
    people = (
        el(
            "div",
            *(
                el(
                    "button",
                    play.name(seat, words),
                    type="button",
                    cls="btn quiet",
                    id=f"of-{seat}",
                    data_do=f"of {seat}",
                    aria_pressed="true" if seat == replay.seat else "false",
                )
                for seat in whose
            ),
            cls="whose",
            role="group",
            aria_label=words("On show"),
        )
        if len(whose) > 1
        else ""
    )
    branch = button(words("Play on from here"), "what-if", cls="do") if may_try(play) else ""
    advised = play.over and play.people and adviser(play.bots) is not None
    friend = NOTHING
    if play.over and play.id and not play.by_link and can_challenge(play.players, play.marks):
        friend = button(words("Challenge a friend"), "challenge", id="reel-challenge")
    look = button(words("Look back"), "look-back", sign="bulb") if advised else ""
    back = (
        button(words("Back to the game"), "end-replay", sign="door")
        if replay.table is not None
        else button(words("Back to the foyer"), "leave", sign="door", id="reel-leave")
    )
    acts = el("div", branch, look, friend, back, cls="reel-acts")
    return el("div", el("div", *steps, run, slider, cls="steps"), el("div", speed, people, cls="reel-set"), acts, cls="reel")
