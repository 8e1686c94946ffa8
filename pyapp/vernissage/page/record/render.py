"""Markup of the record."""

from __future__ import annotations

from typing import Final

from ..app import App
from ..core.buttons import button, segment
from ..core.icons import icon
from ..core.markup import NOTHING, Child, Node, el, join
from ..house.render import room_head
from ..past import bare
from ..past.offer import FinishedWork
from ..past.pasts import PASTS
from ..programme import PROGRAMME, show
from ..table.play import can_challenge
from ..view.phrases import listing, series
from . import plots, tables
from .figures import COURSE, PastGame, best, bids, honours, mean, means, shares, wasted
from .names import decimal, opponents, percent, person
from .room import Plot, RecordRoom

FEW: Final = 3
"""From so many games on there is a course of scores, and a share of victories means something."""


def markup(app: App, room: RecordRoom) -> Node:
    """The room."""
    words = app.words
    works = button(words("Your collection"), "collection", cls="quiet", id="to-collection")
    head = room_head(words, words("Your record"), works)
    if not room.reader.games:
        kept = listing(words, [words(one.title) for one in PROGRAMME if one.key in PASTS])
        told = words("Your results in %(games)s stand here, once a game is finished. Practice does not count.", games=kept)
        wall = bare.frames(
            ("star", words("A first win")), ("layers", words("Your first finished game")), ("flag", words("A first honour"))
        )
        say = el("div", el("h2", words("An empty wall is a good start")), el("p", told))
        main = el("main", wall, el("div", say, bare.begin(app, room.game), cls="wait-b"), cls="room")
        return join((head, main, el("div", cls="skirt", aria_hidden="true")))
    some = room.pasts()
    cards = _cards(app, room, some) if some else [el("p", words("No game of this kind is finished yet."), cls="empty")]
    body = (_top(app, room, some), el("div", *cards, cls="rc"), _foot(app, room))
    return join((head, el("main", *body, cls="room"), el("div", cls="skirt", aria_hidden="true")))


def _top(app: App, room: RecordRoom, some: list[PastGame]) -> Node:
    words = app.words
    names: Child = ""
    if len(room.people) > 1:
        segs = (
            segment(person(app, name), f"room record-name {i}", f"name-{i}", on=name == room.name)
            for i, name in enumerate(room.people)
        )
        names = el("div", *segs, cls="segs", role="group", aria_label=words("Whose record"))
    games = (
        segment(words(show(one.key).title), f"room record-game {one.key}", f"record-{one.key}", on=one.key == room.game)
        for one in PROGRAMME
        if app.playable(one.key) and one.key in PASTS
    )
    left = el(
        "div",
        el("h2", person(app, room.name), cls="vh" if names else None),  # the names below say it, too
        names,
        el("div", *games, cls="segs", role="group", aria_label=words("Game")),
        cls="rc-who",
    )
    return el("section", left, _sums(app, some), cls="rc-top", aria_label=words("Whose record, and of which game"))


def _sums(app: App, some: list[PastGame]) -> Node:
    if not some:
        return NOTHING
    words, scores, won = app.words, [p.score for p in some], sum(p.won for p in some)
    figures = (
        (str(len(some)), words.count("game", "games", len(some))),
        (str(won) if len(some) < FEW else percent(won / len(some)), words("won")),
        (str(max(scores)), words("best")),
        (decimal(words, mean(scores)), words("on average")),
    )
    return el("dl", *(el("div", el("dt", name), el("dd", figure)) for figure, name in figures), cls="rc-sums")


def _cards(app: App, room: RecordRoom, some: list[PastGame]) -> list[Node]:
    words, narrow = app.words, max(240, app.window.width - 64) if app.look.compact else 0
    if len(some) < FEW:
        return [*_read(app, room, some, narrow=narrow), _honours(app, room, some)]
    last = some[:COURSE]
    scores, won = [p.score for p in reversed(last)], [p.won for p in reversed(last)]
    title = words.count("The last game", "The last %(n)s games", len(last))
    told = words("Scores from %(low)s to %(high)s; full dots were won.", low=min(scores), high=max(scores))
    ends = (words("before"), words("now"))
    out = [
        _card(app, room, "course", title, words("full dot: won; line: average of eight"),
              plots.course(scores, won, ends, told, narrow=narrow), tables.course(words, title, last)),
        _shares(app, room, some, narrow=narrow),
    ]  # fmt: skip
    out += _read(app, room, some, narrow=narrow)
    out.append(_honours(app, room, some))
    return out


def _shares(app: App, room: RecordRoom, some: list[PastGame], *, narrow: int) -> Node:
    words, found = app.words, shares(some)
    rows = [
        (opponents(words, one.opponents), words("%(won)s of %(games)s, %(share)s", won=one.won, games=one.games,
         share=percent(one.won / one.games)), one)
        for one in found[:6]
    ]  # fmt: skip
    title = words("Won, by who you play")
    told = series(words, (words("%(who)s: %(won)s", who=who, won=text) for who, text, _ in rows))
    hint = words("the thin line covers the true share, 19 times in 20")
    return _card(app, room, "shares", title, hint, plots.shares(rows, told, narrow=narrow), tables.shares(words, title, found))


def _read(app: App, room: RecordRoom, some: list[PastGame], *, narrow: int) -> list[Node]:
    """What is known as soon as games have been read: lines, bids, the best work."""
    words = app.words
    read = sum(p.facts is not None for p in some)
    if not read:
        return [el("section", el("p", words("Reading your games."), cls="hint"), cls="rc-card")]
    out: list[Node] = []
    made = bids(some)
    if made:
        bad = sum(wasted(b) for b in made)
        told = words.count(
            "%(n)s bid, on average %(mean)s; %(bad)s were wasted.", "%(n)s bids, on average %(mean)s; %(bad)s were wasted.",
            len(made), mean=decimal(words, mean([b.card for b in made])), bad=percent(bad / len(made)),
        )  # fmt: skip
        title = words("Your bids")
        plot = join((plots.bids(made, told, narrow=narrow), el("p", told, cls="rc-say")))
        hint = words("filled: how often it was the highest; %(sign)s: a card at least three lower would have done",
                     sign="\N{MULTIPLICATION X}")  # fmt: skip
        out.append(_card(app, room, "bids", title, hint, plot, tables.bids(words, title, made)))
    past = PASTS[room.game]
    title, found = words(past.made_of), [(words(past.lines[line]), v) for line, v in means(some)]
    rows = [(name, decimal(words, v), v) for name, v in found]
    told = series(words, (words("%(line)s: %(mean)s", line=name, mean=text) for name, text, _ in rows))
    hint = words("average of a game") if read == len(some) else words("read: %(n)s of %(all)s games", n=read, all=len(some))
    out.append(
        _card(app, room, "lines", title, hint, plots.lines(rows, told, narrow=narrow), tables.lines(words, title, found))
    )
    there = best(some)
    if there is not None:
        out.append(_best(app, *there))
    return out


def _best(app: App, past: PastGame, work: FinishedWork) -> Node:
    words = app.words
    works = PASTS[past.record.game].works
    acts = (
        button(words("Look at it"), f"room record-best {past.ident}", id="best-look"),
        button(words("Replay"), f"replay {past.ident}", cls="quiet", sign="reel", id="best-replay"),
        button(words("Challenge a friend"), f"challenge {past.ident}", cls="quiet", id="best-challenge")
        if can_challenge(past.record.players, past.record.marks)
        else NOTHING,
    )
    when = el("p", opponents(words, past.opponents), " · ", el("time", data_ms=past.record.saved), cls="hint")
    return el(
        "section",
        el("h3", words(works.best)),
        el("p", works.worth(words, work.worth), cls="rc-worth"),
        when,
        el("div", *acts, cls="acts"),
        cls="rc-card",
    )


def _honours(app: App, room: RecordRoom, some: list[PastGame]) -> Node:
    words, had = app.words, honours(some)
    all_ = PASTS[room.game].honours
    rows = (
        el(
            "li",
            icon("check") if one.ident in had else el("i", cls="open", aria_hidden="true"),
            el("b", words(one.title)),
            el("span", words(one.asks)),
            el("time", data_ms=had[one.ident].record.saved) if one.ident in had else el("em", words("not yet")),
            cls="had" if one.ident in had else None,
        )
        for one in all_
    )
    told = words("%(n)s of %(all)s", n=len(had), all=len(all_))
    return el(
        "section",
        el("div", el("h3", words("Small honours")), el("p", told, cls="hint"), cls="rc-h"),
        el("ul", *rows, cls="rc-honours"),
        cls="rc-card wide",
        aria_label=words("Small honours"),
    )


def _card(app: App, room: RecordRoom, plot: Plot, title: str, hint: str, drawn: Node, table: Node) -> Node:
    words, on = app.words, plot in room.tables
    turn = el(
        "button",
        words("Table"),
        type="button",
        cls="btn quiet",
        id=f"table-{plot}",
        data_do=f"room record-table {plot}",
        aria_pressed="true" if on else "false",
        aria_label=words("As a table: %(what)s", what=title),
    )
    head = el("div", el("h3", title), turn, cls="rc-h")
    shown = table if on else join((el("p", hint, cls="hint"), drawn))
    return el("section", head, shown, cls="rc-card", aria_label=title)


def _foot(app: App, room: RecordRoom) -> Node:
    words = app.words
    about = words("All of this comes from the finished games in this browser. Practice does not count.")
    text = words("Yes, clear it all") if room.sure else words("Clear the record")
    clear = button(text, "room record-clear", cls="quiet sure" if room.sure else "quiet", sign="bin", id="record-clear")
    what = words("Clearing removes your finished games for good, and with them days, collection, honours and puzzle stars.")
    return el(
        "footer",
        el("p", about, cls="hint"),
        el("p", what, cls="hint"),
        el(
            "div",
            button(words("Save all games as a file"), "export", cls="quiet", sign="save", id="record-export"),
            clear,
            cls="acts",
        ),
        cls="rc-foot",
    )
