"""Markup of the record."""

from __future__ import annotations

from typing import Final

from ..app import App
from ..collection import labels
from ..collection.render import hung
from ..collection.works import Item
from ..core.buttons import button, segment
from ..core.icons import icon
from ..core.markup import NOTHING, Child, Node, el, join
from ..house.render import room_head
from ..past import bare
from ..past.offer import Honour
from ..past.pasts import PASTS
from ..programme import PROGRAMME, show
from ..table.play import can_challenge
from ..view.figures import total
from ..view.phrases import listing, series
from . import plots, tables
from .figures import COURSE, ENOUGH, FEW, PastGame, VictoryShare, bids, honours, mean, means, shares, wasted
from .names import decimal, opponents, percent, person
from .room import Plot, RecordRoom

HALVES: Final = 900
"""Up to so many px of the window two small plots stand side by side in less than they are drawn for."""


def markup(app: App, room: RecordRoom) -> Node:
    """The room."""
    words = app.words
    works = button(words("Your collection"), "collection", cls="quiet", id="to-collection")
    head = room_head(words, words("Your record"), works)
    if not room.reader.games:
        main = el("main", _bare(app, room), cls="room")
        return join((head, main, el("div", cls="skirt", aria_hidden="true")))
    some = room.pasts()
    body = (_whose(app, room), *(_own(app, room, some) if some else [_bare(app, room)]), _foot(app, room))
    return join((head, el("main", *body, cls="room"), el("div", cls="skirt", aria_hidden="true")))


def _bare(app: App, room: RecordRoom) -> Node:
    """In place of a record: how one comes, and the press that begins it."""
    words = app.words
    kept = listing(words, [words(one.title) for one in PROGRAMME if one.key in PASTS])
    told = words("Your results in %(games)s stand here, once a game is finished. Practice does not count.", games=kept)
    named = {key: words(past.works.best) for key, past in PASTS.items()}
    return bare.wall(app, room.game, named, words("Your first result will be your best"), told)


def _whose(app: App, room: RecordRoom) -> Node:
    """Whose record is shown, and of which game."""
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
    return el(
        "section",
        el("h2", person(app, room.name), cls="vh" if names else None),  # the names below say it, too
        names,
        el("div", *games, cls="segs rc-games", role="group", aria_label=words("Game")),
        cls="rc-who",
        aria_label=words("Whose record, and of which game"),
    )


def _own(app: App, room: RecordRoom, some: list[PastGame]) -> list[Node]:
    """What the games of a person tell: the best work and the sums, then what is counted, then the honours."""
    narrow = max(240, app.window.width - 64) if app.look.compact else 0
    last, aside, read = [], [], any(p.facts is not None for p in some)
    if len(some) >= ENOUGH:
        last.append(_course(app, room, some[:COURSE], narrow=narrow))
    if read:
        last += _bids(app, room, some, narrow=narrow)
    wide, alone = app.window.width, len(some) < FEW  # a small plot that is alone has the whole width
    half = narrow or (min(wide, 1280) - 112 if alone else 0 if wide >= HALVES else (wide - 112) // 2)
    if not alone:
        aside.append(_shares(app, room, some, narrow=half))
    if read:
        aside += _lines(app, room, some, narrow=half)
    columns = [el("div", *cards) for cards in (last, aside) if cards]
    return [_lead(app, room, some), el("div", *columns, cls="rc") if columns else NOTHING, _honours(app, room, some)]


def _lead(app: App, room: RecordRoom, some: list[PastGame]) -> Node:
    """The sums, the last games, and the press that begins another one; beside them the best work on a wall."""
    item = room.best()
    wall: Node = NOTHING
    if item is not None:
        wall = _best(app, room, item)
    elif not room.reader.done:
        wall = el("p", app.words("Reading your games."), cls="rc-wall hint")
    now = el("div", _sums(app, room, some), _row(app, room, some), bare.begin(app, room.game), cls="rc-now")
    return el("div", now, wall, cls="rc-lead")


def _row(app: App, room: RecordRoom, some: list[PastGame]) -> Node:
    """The last games, each with its score, in order; `twice` where sums or a course say it, too."""
    words, amount = app.words, PASTS[room.game].amount
    star = join((icon("star"), el("span", words("won"), cls="vh")))
    each = [el("li", el("b", total(words, p.score, amount)), star if p.won else NOTHING) for p in reversed(some[:ENOUGH])]
    waiting = [el("li", cls="none", aria_hidden="true")] * (ENOUGH - len(each))
    told = el("p", words("The last games in order; a star is a victory."), cls="hint", id="rc-told", aria_hidden="true")
    look = "rc-row" if 1 < len(some) < ENOUGH else "rc-row twice"
    return join((el("ol", *each, *waiting, cls=look, aria_labelledby="rc-told"), told))


def _sums(app: App, room: RecordRoom, some: list[PastGame]) -> Node:
    """One figure first, the best score; below it the others side by side."""
    words, scores, won = app.words, [p.score for p in some], sum(p.won for p in some)
    figures: list[tuple[Child, str]] = [
        (total(words, max(scores), PASTS[room.game].amount), words("best")),
        (str(len(some)), words.count("game", "games", len(some))),
        (percent(won / len(some)), words.of("of games", "won")) if len(some) >= ENOUGH
        else (str(won), words.count("victory", "victories", won)),
    ]
    if len(some) >= FEW:
        figures.append((decimal(words, mean(scores)), words("on average")))
    return el("dl", *(el("div", el("dt", name), el("dd", much)) for much, name in figures), cls="rc-sums")


def _course(app: App, room: RecordRoom, last: list[PastGame], *, narrow: int) -> Node:
    words = app.words
    scores, won = [p.score for p in reversed(last)], [p.won for p in reversed(last)]
    title = words.count("The last game", "The last %(n)s games", len(last))
    told = words("Scores from %(low)s to %(high)s; full dots were won.", low=min(scores), high=max(scores))
    ends = (words("before"), words("now"))
    drawn = plots.course(scores, won, ends, told, narrow=narrow)
    hint = words("full dot: won; line: average of eight")
    return _card(app, room, "course", title, hint, drawn, tables.course(words, title, last))


def _shares(app: App, room: RecordRoom, some: list[PastGame], *, narrow: int) -> Node:
    """The victories by opponents: a bar for those with enough games, words for the rest."""
    words, found = app.words, shares(some)

    def text(one: VictoryShare) -> str:
        share = percent(one.won / one.games)
        return words("%(won)s of %(games)s, %(share)s", won=one.won, games=one.games, share=share)

    most = found[:6]
    rows = [(opponents(words, one.opponents), text(one), one) for one in most if one.games >= ENOUGH]
    few = [
        el("div", el("dt", opponents(words, one.opponents)), el("dd", words("%(n)s of %(all)s", n=one.won, all=one.games)))
        for one in most
        if one.games < ENOUGH
    ]
    title, hint, drawn = words("Won, by who you play"), "", NOTHING
    if rows:
        told = series(words, (words("%(who)s: %(won)s", who=who, won=text) for who, text, _ in rows))
        hint = words("thin line: how far luck may have moved it; more games make it shorter")
        drawn = plots.shares(rows, told, narrow=narrow)
    drawn = join((drawn, el("dl", *few, cls="rc-few") if few else NOTHING))
    return _card(app, room, "shares", title, hint, drawn, tables.shares(words, title, found))


def _bids(app: App, room: RecordRoom, some: list[PastGame], *, narrow: int) -> list[Node]:
    """The bids, once there are enough games to tell something of them; none in a game without them."""
    words, made = app.words, bids(some)
    if not made or len(some) < ENOUGH:
        return []
    bad = sum(wasted(b) for b in made)
    told = words.count(
        "%(n)s bid, on average %(mean)s; %(bad)s were wasted.", "%(n)s bids, on average %(mean)s; %(bad)s were wasted.",
        len(made), mean=decimal(words, mean([b.card for b in made])), bad=percent(bad / len(made)),
    )  # fmt: skip
    title = words("Your bids")
    plot = join((plots.bids(made, told, narrow=narrow), el("p", told, cls="rc-say")))
    hint = words("filled: how often it was the highest; %(sign)s: a card at least three lower would have done",
                 sign="\N{MULTIPLICATION X}")  # fmt: skip
    return [_card(app, room, "bids", title, hint, plot, tables.bids(words, title, made))]


def _lines(app: App, room: RecordRoom, some: list[PastGame], *, narrow: int) -> list[Node]:
    """What the points came from, without the lines that brought none; none if there is but one."""
    words, past, read = app.words, PASTS[room.game], sum(p.facts is not None for p in some)
    title, found = words(past.made_of), [(words(past.lines[line]), v) for line, v in means(some)]
    rows = [(name, decimal(words, v), v) for name, v in found if round(v, 1)]
    if len(rows) < 2:
        return []
    told = series(words, (words("%(line)s: %(mean)s", line=name, mean=text) for name, text, _ in rows))
    hint = words("average of a game") if read == len(some) else words("read: %(n)s of %(all)s games", n=read, all=len(some))
    return [_card(app, room, "lines", title, hint, plots.lines(rows, told, narrow=narrow), tables.lines(words, title, found))]


def _best(app: App, room: RecordRoom, item: Item) -> Node:
    """The best work, its label, and what can be done with it."""
    words, record = app.words, item.record
    past, drawing = PASTS[record.game], room.drawer.drawing(app, item)
    worth, score = past.works.worth(words, item.work.worth), record.result.scores[item.seat] if record.result else None
    acts = (
        button(words("Look at it"), f"room record-best {item.ident}", cls="quiet", id="best-look"),
        button(words("Replay"), f"replay {item.ident}", cls="quiet", sign="reel", id="best-replay"),
        button(words("Challenge a friend"), f"challenge {item.ident}", cls="quiet", id="best-challenge")
        if can_challenge(record.players, record.marks)
        else NOTHING,
    )
    told = el(
        "div",
        el("h3", words(past.works.best)),
        NOTHING if score is not None and worth == past.amount(words, score) else el("p", worth, cls="rc-worth"),
        el("p", labels.won(words, item), " ", el("time", data_ms=record.saved), cls="hint"),
        el("div", *acts, cls="acts"),
    )
    tall = drawing is not None and drawing.height > drawing.width
    shown = el("div", NOTHING if drawing is None else hung(drawing), cls="rc-hung")
    return el("section", shown, told, cls="rc-wall tall" if tall else "rc-wall")


def _honours(app: App, room: RecordRoom, some: list[PastGame]) -> Node:
    words, had = app.words, honours(some)
    all_ = PASTS[room.game].honours

    def row(one: Honour) -> Node:
        mine = had.get(one.ident)
        return el(
            "li",
            el("i", cls="open", aria_hidden="true") if mine is None else icon("check"),
            el("b", words(one.title), el("span", ":", cls="vh")),
            " ",
            el("span", words(one.asks)),
            NOTHING if mine is None else el("time", data_ms=mine.record.saved),
            cls=None if mine is None else "had",
        )

    rest = [row(one) for one in all_ if one.ident not in had]
    fold = el("summary", words.count("%(n)s not earned yet", "%(n)s not earned yet", len(rest)))
    told = words("%(n)s of %(all)s", n=len(had), all=len(all_))
    return el(
        "section",
        el("div", el("h3", words("Small honours")), el("p", told, cls="hint"), cls="rc-h"),
        el("ul", *(row(one) for one in all_ if one.ident in had), cls="rc-honours") if had else NOTHING,
        el("details", fold, el("ul", *rest, cls="rc-honours"), open="" if not app.look.compact else None) if rest else NOTHING,
        cls="rc-card",
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
    shown = table if on else join((el("p", hint, cls="hint") if hint else NOTHING, drawn))
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
