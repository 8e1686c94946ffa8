"""Honours at a game's end: which ones the game has brought, which of them are new, and how they are announced."""

from __future__ import annotations

from typing import Any, Final

from ...table.game import Seat
from ...table.match import Match
from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.icons import icon
from ..core.markup import Node, el
from ..core.messages import Say
from ..core.presses import press
from ..core.words import Words
from ..past.offer import Honour
from ..past.pasts import PASTS
from ..press import Verbs
from ..table.play import GUEST, PRACTICE
from ..table.turns import keep
from ..view.phrases import series

NOTED: Final = "honour-"
"""A record's figure with this prefix and an honour's id says that the game has brought the honour."""


def honours(game: str) -> tuple[Honour, ...]:
    """The honours that a game has; none if it tells nothing of its end."""
    return PASTS[game].honours if game in PASTS else ()


def earned(match: Match[Any], seat: Seat) -> tuple[str, ...]:
    """The ids of the honours that a finished match has brought a seat."""
    return tuple(one.ident for one in honours(match.game.key) if one.rule(match, seat))


def had(app: App, game: str, but: str = "") -> set[str]:
    """The ids of the honours that finished games of this kind have brought here, without game `but`."""
    app.take_stock()
    records = (e.record for e in app.stock.finished if e.record is not None and e.id != but and e.record.game == game)
    return {name.removeprefix(NOTED) for record in records for name in record.summary if name.startswith(NOTED)}


def ended(app: App) -> Done:
    """The game at the table has just ended: saves its honours with it, and announces the new ones, once."""
    play = app.play
    if play is None or not play.just_over:
        return UNUSED
    play.just_over = False
    if PRACTICE in play.marks or GUEST in play.marks or len(play.seats_here) != 1:
        return done(shows="nothing")
    game = play.match.game.key
    known, mine = had(app, game, play.id), earned(play.match, play.seats_here[0])
    others = {name: n for name, n in play.figures.items() if not name.startswith(NOTED)}  # the end may have been undone before
    figures = {**others, **{f"{NOTED}{ident}": 1 for ident in mine}}
    if figures != play.figures:
        play.figures = figures
        keep(app, play)
    new = [one for one in honours(game) if one.ident in mine and one.ident not in known]
    if not new:
        return done(shows="nothing")
    play.praise = lambda words: _shown(words, new)
    titles = series(app.words, (app.words(one.title) for one in new))
    return done(Say(app.words.count("A small honour: %(titles)s.", "Small honours: %(titles)s.", len(new), titles=titles)))


def _shown(words: Words, new: list[Honour]) -> Node:
    rows = (el("li", icon("check"), el("b", words(one.title)), el("span", words(one.asks))) for one in new)
    head = words.count("A small honour", "Small honours", len(new))
    return el("section", el("h2", head), el("ul", *rows), cls="praise", id="praise", aria_label=head)


VERBS: Final[Verbs] = {"honours": press(ended)}
