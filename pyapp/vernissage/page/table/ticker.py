"""The ticker: the title tells each move of the others in a sentence; afterwards it says how many moves there were."""

from __future__ import annotations

from typing import Final

from ...table.game import CHANCE, Revealed
from ..app import App
from ..core.buttons import button
from ..core.markup import NOTHING, Node, el
from ..core.motion import SPEEDS
from ..core.words import Words
from ..view.faces import portrait
from .play import Play
from .state import Deed, TableRoom

READ: Final = 1400
"""Milliseconds for which a sentence stays at least, at normal speed."""


def tell(app: App, table: TableRoom, since: int) -> int:
    """Notes what a bot's answer, turn `since`, has done, to be told now; gives the milliseconds that it stays at least. Nothing
    is told of what is turned up, which is a show of its own, nor where people want no motion, or skip the pauses.
    """
    play, speed = table.play, SPEEDS[app.likes.speed]
    table.told = None
    turns, d = play.match.turns[since:], play.match.decision
    if app.window.still or table.hurry or not speed or play.viewer is None or play.by_link or play.guide is not None:
        return 0
    if not turns or turns[0].decision.seat in play.people:
        return 0
    done, text = turns[0].decision, play.log(app.look)[since].own
    if not text or any(isinstance(event, Revealed) for turn in turns for event in turn.events):
        return 0
    table.told = Deed(done.seat, text)
    return 0 if d is not None and (d.seat, d.kind) == (done.seat, done.kind) else round(READ / speed)  # 0: more follows


def line(words: Words, play: Play, told: Deed) -> Node:
    """What is told as the table's title: the face, the sentence, a dot for each of the others, full once they have moved."""
    moved = {turn.decision.seat for turn in play.match.turns[_mine(play) :]}
    others = (seat for seat in range(play.match.seats) if seat != play.viewer)
    dots = (el("i", cls="on" if seat in moved else None) for seat in others)
    return el(
        "h1",
        portrait(play.players[told.seat].name),
        told.text,
        el("span", *dots, cls="tk-dots", aria_hidden="true"),
        cls="turn ticker",
        id="title",
        tabindex=-1,
        data_at="turn",
    )


def moves(app: App, play: Play) -> int:
    """How many moves of others the log tells of since the viewer's last one; 0 unless the viewer is asked."""
    if play.over or play.viewer is None or play.asked != play.viewer or play.by_link or play.guide is not None:
        return 0
    first = _mine(play)
    seats = [
        turn.decision.seat
        for turn, told in zip(play.match.turns[first:], play.log(app.look)[first:], strict=True)
        if told.texts and turn.decision.seat not in (CHANCE, play.viewer)
    ]
    return sum(seat != before for before, seat in zip([None, *seats], seats, strict=False))  # several answers are one move


def since(app: App, play: Play) -> Node:
    """How many moves there were since the viewer's last one: a button that opens the log, which has them."""
    n = moves(app, play)
    return button(_moved(app.words, n), "log", cls="quiet lately", id="since") if n else NOTHING


def badge(app: App, play: Play) -> Node:
    """The same on a phone, where the log is a tab: so many are new there."""
    n = moves(app, play)
    shown = app.words.count("%(n)s new", "%(n)s new", n)
    return el("b", shown, cls="new", role="img", aria_label=_moved(app.words, n)) if n else NOTHING


def _moved(words: Words, n: int) -> str:
    return words.count("%(n)s move since yours", "%(n)s moves since yours", n)


def _mine(play: Play) -> int:
    """The turn after the viewer's last answer."""
    turns = play.match.turns
    return next((i + 1 for i in range(len(turns) - 1, -1, -1) if turns[i].decision.seat == play.viewer), 0)
