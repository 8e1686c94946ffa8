"""Wall labels: the name of a work, and what happened in its game (plain text)."""

from __future__ import annotations

from ..app import App
from ..core.words import Words
from ..past.pasts import PASTS
from ..programme import level_name, show
from ..view.phrases import listing, series
from .works import Item


def won(words: Words, item: Item) -> str:
    """How the game ended for the player who made the work."""
    record = item.record
    if record.result is None:
        return ""
    score = PASTS[record.game].amount(words, record.result.scores[item.seat])
    others = listing(words, [_name(words, item, seat) for seat in range(len(record.players)) if seat != item.seat])
    mine = item.seat in record.result.winners
    if not others:
        return (
            words("Played alone, won with %(score)s.", score=score) if mine else words("Played alone, %(score)s.", score=score)
        )
    if mine and len(record.result.winners) > 1:
        return words("A shared victory with %(score)s, against %(others)s.", score=score, others=others)
    if mine:
        return words("Won with %(score)s against %(others)s.", score=score, others=others)
    return words("%(score)s, lost to %(others)s.", score=score, others=listing(
        words, [_name(words, item, seat) for seat in record.result.winners]
    )) if record.result.winners else words("%(score)s; nobody won.", score=score)  # fmt: skip


def _name(words: Words, item: Item, seat: int) -> str:
    player = item.record.players[seat]
    name = player.name or words("Player %(n)s", n=seat + 1)
    return words("%(name)s (%(level)s)", name=name, level=level_name(words, player.level)) if player.level else name


def worth(words: Words, item: Item) -> str:
    """What the work was worth."""
    return PASTS[item.record.game].works.label(words, item.work, item.facts)


def honours(words: Words, item: Item) -> str:
    """The honours that the game has brought; empty if none."""
    titles = [words(one.title) for one in PASTS[item.record.game].honours if one.ident in item.facts.honours]
    return words("Small honours: %(titles)s.", titles=series(words, titles)) if titles else ""


def game(app: App, item: Item) -> str:
    """The game's name, and the name that people gave it."""
    title = app.words(show(item.record.game).title)
    return app.words("%(title)s: %(game)s", title=item.record.title, game=title) if item.record.title else title
