"""Markup of the room of the puzzles: the board, the task, the tries and their results, buttons to other puzzles."""

from __future__ import annotations

from typing import Final

from ...puzzles.puzzle import Puzzle
from ..advice.render import reasons
from ..app import App
from ..core.buttons import button, segment
from ..core.icons import icon
from ..core.markup import NOTHING, Child, Node, el, join
from ..core.words import N_, Words
from ..house.render import room_head
from ..keeping.stars import MOST
from ..programme import show
from .boards import TABLES, sight
from .room import PuzzleRoom, kept_stars, name, of_the_day, pack, with_puzzles

STRENGTHS: Final = (N_("Easy"), N_("Medium"), N_("Hard"))
LOOKS: Final = {"own": "pz-own", "hand": "pz-hand", "shared": "pz-shared", "decision": "pz-decision", "aside": "pz-aside"}
"""The class of each region's box."""


def amount(words: Words, puzzle: Puzzle, n: int) -> str:
    """What an answer is worth, in words."""
    return TABLES[puzzle.game].amount(words, n)


def markup(app: App, room: PuzzleRoom) -> Node:
    """The room."""
    words = app.words
    head = room_head(words, words("Puzzles"), *(() if app.window.wide else (_others(app, room),)))
    how, regions = _how(app, room), room.board.regions(sight(app, room.puzzle))
    parts = {place: el("div", how if place == "hand" else "", part, cls=LOOKS[place]) for place, part in regions.items()}
    if room.over:
        parts.pop("aside", None)
    left = [parts.pop(place) for place in TABLES[room.puzzle.game].left if place in parts]
    drawn = (
        _task(app, room),
        el("div", *left, cls="pz-left"),
        el("div", *parts.values(), _answering(app, room), cls="pz-right"),
    )
    return join(
        (
            head,
            el(
                "main",
                _others(app, room) if app.window.wide else NOTHING,
                el("div", *drawn, cls="pz"),
                cls="room puzzles",
                data_game=room.puzzle.game,
            ),
            el("div", cls="skirt", aria_hidden="true"),
        )
    )


def _stars(words: Words, n: int | None) -> Node:
    """`n` of three stars; nothing for None."""
    got = n or 0
    shown = ("\N{BLACK STAR}" * got + "\N{WHITE STAR}" * (MOST - got)) if n is not None else "\N{WHITE STAR}" * MOST
    label = words.count("%(n)s star of three", "%(n)s stars of three", got) if n is not None else words("not solved yet")
    return el("span", shown, cls="pz-stars", role="img", aria_label=label)


def _task(app: App, room: PuzzleRoom) -> Node:
    words, puzzle = app.words, room.puzzle
    known = kept_stars(app).get(puzzle.game, {}).get(name(puzzle))
    head = el(
        "p",
        el("b", words("Puzzle %(n)s", n=puzzle.number)),
        el("span", words(STRENGTHS[puzzle.strength - 1])),
        _stars(words, room.earned if room.over else known),
        cls="pz-h",
    )
    table = TABLES[puzzle.game]
    about = el("p", words(table.about), cls="hint")
    given = "" if table.given is None else table.given(words, puzzle)
    return el("section", head, el("h2", words(table.task)), about, given, cls="pz-task", aria_label=words("The task"))


def _how(app: App, room: PuzzleRoom) -> Child:
    """How to lay an answer, as long as none lies there."""
    if room.over or room.board.answer is not None:
        return ""
    return el("p", app.words(TABLES[room.puzzle.game].how), cls="hint", id="puzzle-how")


def _answering(app: App, room: PuzzleRoom) -> Node:
    """The answer, shown or with its result; and the dock, which stays in sight: what comes next is pressed there."""
    words, puzzle, whole = app.words, room.puzzle, room.board.answer is not None
    body: list[Child] = [_verdict(app, room)] if room.over else []
    dock: list[Child] = []
    if room.tries:
        rows = (
            el("li", el("span", words("Try %(n)s", n=i + 1)), el("b", amount(words, puzzle, one.worth)))
            for i, one in enumerate(room.tries)
        )
        body.append(el("ol", *rows, cls="pz-tries"))
    if room.over:
        after = puzzle.number % len(pack(puzzle.game)) + 1
        acts: list[Child] = [button(words("Next puzzle"), f"room puzzle-go {puzzle.game} {after}", cls="do", id="puzzle-next")]
    else:
        waits = words(TABLES[puzzle.game].waits) if TABLES[puzzle.game].waits else ""
        said = words("Check my answer") if whole else waits
        acts = [
            button(said, "room puzzle-give", cls="do", id="puzzle-give", off=not whole) if said else "",
            button(words("Show the answer"), "room puzzle-show", cls="quiet", id="puzzle-show"),
        ]
        if room.tries:
            last = puzzle.best - room.tries[-1].worth
            short = words("Not yet: the best answer is worth %(more)s more.", more=amount(words, puzzle, last))
            dock.append(el("p", short, id="verdict", tabindex=-1, cls="pz-verdict"))
    dock.append(el("div", *acts, cls="acts"))
    return el("section", *body, el("div", *dock, cls="pz-dock"), cls="pz-panel", aria_label=words("Your answer"))


def _verdict(app: App, room: PuzzleRoom) -> Node:
    words, puzzle = app.words, room.puzzle
    best = amount(words, puzzle, puzzle.best)
    head = words("Solved: %(best)s", best=best) if room.solved else words("The best answer: %(best)s", best=best)
    counted = words("Of all %(n)s answers no other is worth as much.", n=puzzle.answers)
    told = TABLES[puzzle.game].board(puzzle).told(sight(app, puzzle), puzzle.answer)
    steps = (el("li", el("p", part.move), reasons(words, part.reasons)) for part in told)
    return el(
        "div",
        el("h3", head, id="verdict", tabindex=-1, cls="pz-verdict"),
        el("p", counted, cls="hint"),
        el("ol", *steps, cls="pz-why"),
        cls="pz-over",
    )


def _others(app: App, room: PuzzleRoom) -> Node:
    words, puzzle = app.words, room.puzzle
    games = with_puzzles(app)
    day, number = of_the_day(room.today, games)
    today = (day, number) == (puzzle.game, puzzle.number)
    known = kept_stars(app)
    segs = []
    for key in games:
        first = next((p.number for p in pack(key) if name(p) not in known.get(key, {})), 1)
        segs.append(segment(words(show(key).title), f"room puzzle-go {key} {first}", f"puzzles-{key}", on=key == puzzle.game))
    strengths = [
        segment(words(text), f"room puzzle-strength {n}", f"strength-{n}", on=n == puzzle.strength)
        for n, text in enumerate(STRENGTHS, 1)
    ]
    last, title, level = len(pack(puzzle.game)), words(show(puzzle.game).title), words(STRENGTHS[puzzle.strength - 1])
    now: Child = NOTHING
    if not app.window.wide:
        now = el("span", el("b", title), " ", level, cls="pz-now")
        if today:  # in place of its number stands what it is, unless that stands beside it
            now = join((el("span", el("b", words("Puzzle of the day")), cls="pz-now of-day"), now))
    solved = sum(n > 0 for n in known.get(puzzle.game, {}).values())
    steps = (
        button("", f"room puzzle-go {puzzle.game} {puzzle.number - 1}", cls="step", sign="previous",
               label=words("Previous puzzle"), id="puzzle-before", off=puzzle.number == 1),
        el("p", now, el("span", words("%(n)s of %(all)s", n=puzzle.number, all=last)), cls="hint"),
        button("", f"room puzzle-go {puzzle.game} {puzzle.number + 1}", cls="step", sign="next",
               label=words("Next puzzle"), id="puzzle-after", off=puzzle.number == last),
    )  # fmt: skip
    of_day = (
        el("p", icon("puzzle"), words("Puzzle of the day"), cls="pz-today")
        if today
        else button(words("Puzzle of the day"), f"room puzzle-go {day} {number}", cls="quiet", sign="puzzle", id="puzzle-today")
    )
    count = el("p", words.count("%(n)s solved", "%(n)s solved", solved), cls="hint") if solved else NOTHING
    choice: Child = join((el("div", *segs, cls="segs"), el("div", *strengths, cls="segs"), of_day, count))
    if not app.window.wide:
        these = words("%(game)s, %(level)s", game=title, level=level)
        label = words("%(now)s: other puzzles", now=these)
        fold = el("summary", icon("sieve"), el("span", these), cls="btn", id="puzzle-others", aria_label=label, title=label)
        choice = el("details", fold, el("div", choice, cls="pz-choice"), cls="pz-fold")
    return el("nav", el("div", *steps, cls="pz-steps"), choice, cls="pz-nav", aria_label=words("Puzzles"))
