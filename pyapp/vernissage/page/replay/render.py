"""Markup of a replay: its bar and its controls."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import Final

from ...table.game import CHANCE
from ..app import App
from ..core.buttons import button
from ..core.icons import icon
from ..core.markup import NOTHING, Child, Content, Node, el, join
from ..core.measure import TableLook
from ..core.words import Words
from ..house.render import brand, menu_button
from ..programme import show
from ..table.logbook import log
from ..table.play import adviser, can_challenge
from ..table.render import evening, log_button, root_attributes, tabs
from ..view.ending import standing
from ..view.faces import portrait
from .state import PACES, STEPS, Replay, may_try, place_in_words, seats
from .update import PACE, SLIDER, TURNS, WHOSE

APART: Final = 1800
"""How far apart the numbers of rounds stand at least, in % of a slider that is one px wide."""


def regions(app: App, replay: Replay) -> dict[str, Content]:
    """The replay's markup by region: the regions of the game's view, the bar, and the reel."""
    scene, view, look = replay.scene(app.look_at_replay), replay.play.view, app.look_at_replay
    out = dict(view.result(scene, view.result_steps(scene) - 1) if replay.ended else view.render(scene, replay.ui))
    if replay.ended:
        out["after"] = evening(app, replay.play, scene)
    return out | frame(app, replay) | {"log": log(app.words, replay.log(look)), "reel": reel(app, replay)}


def frame(app: App, replay: Replay) -> dict[str, Content]:
    """The regions around the game, which tell whether the log and a tab are open."""
    out: dict[str, Content] = {"bar": bar(app, replay)}
    return out if replay.ended else out | {"tabs": tabs(app.words, replay.play.match.game.key, replay.side)}


def attributes(app: App, replay: Replay) -> dict[str, str]:
    """The attributes that the replay sets on the document's root element."""
    return root_attributes(app.words, replay.play, replay.side, "result" if replay.ended else "table") | {"data-reel": "yes"}


def bar(app: App, replay: Replay) -> Node:
    """The region `bar`: the move that led here, and the name of the game."""
    words, deed = app.words, NOTHING if replay.ended else latest_move(replay, app.look_at_replay)
    title = words("%(game)s, replay", game=words(show(replay.play.match.game.key).title))
    to, verb = _way_back(words, replay)
    where = place_in_words(words, replay)
    return join(
        (
            brand(words),
            button("", verb, cls="icon reel-door", sign="door", label=to, id="reel-door"),
            el("h1", deed or title, cls="turn ticker", id="title", tabindex=-1),
            el("p", el("b", where, el("span", ".", cls="vh")), " ", el("span", title) if deed else "", cls="round"),
            el(
                "div",
                button("", "share", cls="icon", sign="share", label=words("Share from here")),
                log_button(words, replay.side),
                menu_button(words),
                cls="tools",
            ),
        )
    )


def latest_move(replay: Replay, look: TableLook) -> Node:
    """The latest move that the log tells of: who made it, unless all did, in one sentence; nothing at the start."""
    play = replay.play
    for turn, entry in zip(reversed(play.match.turns[: replay.at]), reversed(replay.log(look)), strict=True):
        seat = turn.decision.seat
        if seat != CHANCE and entry.own:
            face = NOTHING if entry.shared else portrait(play.players[seat].name, person=seat in play.people)
            return join((face, el("span", entry.own)))
    return NOTHING


def _way_back(words: Words, replay: Replay) -> tuple[str, str]:
    """What leads back to where the replay was opened, and its press."""
    if replay.table is not None:
        return words("Back to the game"), "end-replay"
    return words("Back to the foyer"), "leave"


def reel(app: App, replay: Replay) -> Node:
    """The region `reel`: the controls. Its markup stays the same while people step, so that the slider stays under their
    finger; the slider tells the place.
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
    last = len(replay.stops) - 1
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
            aria_disabled=replay.index == (last if step.endswith("on") else 0) and "true",
        )
        for step in STEPS
        if step not in ("first", "last")
    )
    at_end = replay.index == last
    label = words("Pause") if replay.playing else words("Play")
    run = el(
        "button", icon("pause" if replay.playing else "play"), type="button", id="run", data_do="run",
        cls="btn icon run" if at_end else "btn icon do run", aria_label=label, title=label, aria_keyshortcuts="Space",
    )  # fmt: skip
    paces = (
        (one, one.replace(".", words.of("decimal sign", ".")) + "\N{MULTIPLICATION SIGN}", one == replay.pace) for one in PACES
    )
    speed = _choice(PACE, words("Speed"), paces)
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
    ended = play.over and standing(play.match.game.scores(play.match.state), play.match.game.winners(play.match.state))
    order = ended or seats(replay)
    named = replay.picked or replay.ended  # at the end nobody moves
    people = [
        (str(seat), words("You") if replay.own == (seat,) else play.name(seat, words), named and seat == replay.looked_at)
        for seat in order
    ]
    if play.view.apart and not replay.ended:
        people.insert(0, (TURNS, words("Who moves"), not replay.picked))
    whose = _choice(WHOSE, words("On show"), people) if len(seats(replay)) > 1 else NOTHING
    advised = play.over and play.people and adviser(play.bots) is not None
    dark = "" if not at_end else "play-deal" if play.over else "what-if" if may_try(play) else "back"
    branch: Child = NOTHING
    if replay.ended:
        branch = _act(words("Play this deal"), "play-deal", "again", dark)
    elif may_try(play):
        branch = _act(words("Play on from here"), "what-if", "branch", dark)
    look = _act(words("Look back"), "look-back", "bulb", dark) if advised else ""
    friend = NOTHING
    if play.over and play.id and not play.by_link and can_challenge(play.players, play.marks):
        friend = _act(words("Challenge a friend"), "challenge", "flag", dark, "reel-challenge")
    to, verb = _way_back(words, replay)
    back = button(to, verb, cls="do" if dark == "back" else "back", sign="door", id="reel-leave" if verb == "leave" else "")
    acts = el("div", branch, look, friend, back, cls="reel-acts")
    scrub = el("div", _flags(app, replay, last), slider, _ticks(replay, last, APART / max(app.window.width, 1)), cls="scrub")
    parts = (scrub, el("div", *steps, run, cls="steps"), el("div", speed, whose, cls="reel-set"), acts)
    return el("section", *parts, cls="reel", aria_label=words("Replay"))


def _ticks(replay: Replay, last: int, apart: float) -> Node:
    """A tick where a round begins, with its number where it is so far from the one before."""
    shown: list[Node] = []
    free = 0.0
    for i in replay.rounds:
        x = 100 * i / max(last, 1)
        shown.append(el("line", x1=f"{x:.1f}%", x2=f"{x:.1f}%", y2=5))
        if x >= free and replay.counted[i]:
            free = x + apart
            shown.append(el("text", replay.counted[i], x=f"{x:.1f}%", y=17, text_anchor="middle"))
    return el("svg", *shown, cls="ticks", aria_hidden="true")


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


def _act(text: str, verb: str, sign: str, dark: str, ident: str = "") -> Node:
    """A button that leads on from the replay."""
    return button(text, verb, cls="do" * (dark == verb), sign=sign, id=ident)


def _choice(field: str, label: str, some: Iterable[tuple[str, str, bool]]) -> Node:
    """A choice of one of several: each one's value, its name, and whether it is chosen."""
    options = (el("option", name, value=value, selected=on) for value, name, on in some)
    return el("label", el("span", label), el("select", *options, id=field, name=field, data_field=field), cls="pick")
