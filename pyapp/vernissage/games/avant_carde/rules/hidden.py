"""What a seat may know, and full states that it cannot rule out (AC-2.3, AC-5.3).

Until all lines are shown, others know of a player what was open before: the discard pile, and hand and deck together.
Afterwards they do not know the concealed cards, which could be any of that player's deck.
"""

from __future__ import annotations

from ....table.chance import Rng
from ....table.game import BACK, CHANCE, Decision, Game, Seat, Step, quiet
from . import box
from .decisions import AskLine, AskPlay
from .flow import KEEP
from .state import BUY, CONCEALED, DEAL, PLAY, Player, State, merged, minus


def view(s: State, seat: Seat | None) -> State:
    """See `Game.view`."""
    seen = s.copy()
    for other, p in enumerate(seen.players):
        if other != seat:
            _hide(seen, p)
    if s.part == PLAY:
        seen.agenda = _public(s, seat)
    return seen


def _hide(s: State, p: Player) -> None:
    """Takes from a player what others do not know."""
    if s.part == BUY:
        secret = [x.card for x in p.line if x.state == CONCEALED and x.card != BACK]
        if secret:
            p.deck = merged(p.deck, tuple(secret))
            p.line = tuple([x._replace(card=BACK) if x.state == CONCEALED else x for x in p.line])
        return
    if s.part == DEAL:
        p.deck = merged(p.deck, tuple([card for card in p.hand if card != BACK]))
        p.hand = (BACK,) * len(p.hand)
        return
    p.deck, p.discard = p.pool, p.open
    p.hand = (BACK,) * min(box.HAND, len(p.pool))
    p.line, p.lasting, p.once = (), (), ()


def _public(s: State, seat: Seat | None) -> tuple[Decision | Step, ...]:
    """The agenda without what a seat other than this one is being asked about its line."""
    for at, item in enumerate(s.agenda):
        if isinstance(item, Step) and item.kind == "end_line":
            top = s.agenda[-1]
            (whose,) = item.args
            if whose == seat or isinstance(top, Step):
                return s.agenda
            shown = top if top.seat == CHANCE else AskPlay(top.seat)
            return (*s.agenda[: at + 1], shown)
    return s.agenda


def _whose(s: State, *kinds: str) -> list[Seat]:
    """The seats that the steps of these kinds on the agenda are about."""
    return [seat for item in s.agenda if isinstance(item, Step) and item.kind in kinds for seat in item.args]


def imagine(game: Game[State], s: State, seat: Seat, rng: Rng) -> State:
    """See `Game.imagine`: hands are dealt, concealed cards chosen, and lines that are complete played by lot."""
    full = view(s, seat)
    todo = set(_whose(full, "begin_line", "end_line"))
    for other, p in enumerate(full.players):
        if other == seat:
            continue
        if s.part == BUY:
            for i, x in enumerate(p.line):
                if x.state == CONCEALED:
                    card = rng.pick(p.deck)
                    p.deck = minus(p.deck, card)
                    p.line = (*p.line[:i], x._replace(card=card), *p.line[i + 1 :])
            continue
        cards = rng.shuffled(p.deck)
        n = len(p.hand)
        p.hand, p.deck = tuple(sorted(cards[:n])), tuple(sorted(cards[n:]))
        if s.part == PLAY and other not in todo:
            _play(game, full, other, rng)
    if s.part == PLAY:
        _ask_again(full, seat)
    return full


def _play(game: Game[State], s: State, seat: Seat, rng: Rng) -> None:
    """Plays a line by lot, stopping when nothing can follow."""
    agenda, s.agenda = s.agenda, (AskLine(seat),)
    while (d := game.decision(s)) is not None:
        options = game.options(s, d)
        if d.seat == CHANCE:
            weights = game.odds(s, d)
            a = rng.pick([a for a, w in zip(options, weights, strict=True) for _ in range(w)])
        else:
            a = options[rng.below(max(len(options) - 1, 1))]
        game.advance(s, a, quiet)
    s.agenda = agenda


def _ask_again(s: State, seat: Seat) -> None:
    """If another seat is in the midst of its line, lets it be at the start of it, or at a draw if one is pending."""
    top = s.agenda[-1]
    (now, *_) = _whose(s, "end_line") or [seat]
    if now == seat or isinstance(top, Step):
        return
    s.agenda = (*s.agenda[:-1], AskLine(now))
    if top.seat == CHANCE:
        p = s.players[now]
        if not p.deck:
            p.deck, p.discard = p.discard, ()
        if not p.deck:
            p.deck, p.hand = p.hand[:1], p.hand[1:]
        s.agenda = (*s.agenda, Step("into", (now, KEEP, -1)), top)
