"""The tables of a record: the same figures as in its plots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..core.markup import Child, Node, el
from ..core.words import Words
from ..past.offer import Bid
from .figures import ENOUGH, PastGame, VictoryShare, wasted
from .names import decimal, opponents, percent


def _table(words: Words, caption: str, heads: Sequence[str], rows: Iterable[Sequence[Child]]) -> Node:
    top = el("tr", *(el("th", head, scope="col") for head in heads))
    body = (
        el("tr", *(el("th", cell, scope="row") if not i else el("td", cell, cls="n") for i, cell in enumerate(row)))
        for row in rows
    )
    table = el("table", el("caption", caption, cls="vh"), el("thead", top), el("tbody", *body), cls="rc-table")
    return el("div", table, cls="scroll", role="region", tabindex=0, aria_label=words("As a table: %(what)s", what=caption))


def course(words: Words, caption: str, some: Sequence[PastGame]) -> Node:
    """The games with their scores, newest first."""
    rows = (
        (el("time", data_ms=p.record.saved), p.score, words("won") if p.won else "", opponents(words, p.opponents))
        for p in some
    )
    return _table(words, caption, (words("When"), words("Score"), words("Won"), words("Against")), rows)


def shares(words: Words, caption: str, some: Sequence[VictoryShare]) -> Node:
    """The victories by opponents; once there are enough games with some, also the share and its interval."""
    telling = any(one.games >= ENOUGH for one in some)
    rows = ((opponents(words, one.opponents), one.games, one.won, *(_share(words, one) if telling else ())) for one in some)
    heads = [words("Against"), words.of("so many", "Games"), words("Won")]
    if telling:
        heads += [words.of("of games", "Share"), words("Between")]
    return _table(words, caption, heads, rows)


def _share(words: Words, one: VictoryShare) -> tuple[str, str]:
    if one.games < ENOUGH:
        return "", ""
    between = words("%(low)s and %(high)s", low=f"{100 * one.low:.0f}", high=percent(one.high))
    return percent(one.won / one.games), between


def lines(words: Words, caption: str, means: Sequence[tuple[str, float]]) -> Node:
    """The mean of each line, by its name."""
    heads = (words.of("of a score sheet", "Line"), words("Average"))
    return _table(words, caption, heads, ((name, decimal(words, v)) for name, v in means))


def bids(words: Words, caption: str, some: Sequence[Bid]) -> Node:
    """How often each card was bid and how often that was wasted."""
    rows = []
    for card in range(1, 21):
        of = [b for b in some if b.card == card]
        rows.append((card, len(of), sum(b.place == 0 for b in of), sum(wasted(b) for b in of)))
    return _table(words, caption, (words("Bid"), words("Times"), words("Highest"), words("Wasted")), rows)
