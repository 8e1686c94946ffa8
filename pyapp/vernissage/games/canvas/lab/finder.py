"""Finding puzzles of Canvas: full hands before a last painting."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ....bots.bot import Bot, answer
from ....bots.registry import BOTS
from ....lab.candidates import states
from ....lab.offer import Finder, Misses
from ....puzzles.puzzle import Count
from ....table.chance import Rng
from ..late.puzzles import PUZZLES, SEAT, Position
from ..rules import GAME, box, layers, scoring
from ..rules.decisions import Paint

TRIES: Final = 3
"""With how much luck of its own the strongest bot is asked."""


def _hands(seed: int) -> Iterator[Position]:
    """Full hands before a last painting; if the hand of a game is not full, the row lends to it."""
    rng = Rng(seed)
    for s in states("canvas", 3, seed, {"set": box.DRAWN}):
        for player in s.players:
            if len(player.paintings) == box.PAINTINGS - 1 and len(player.hand) >= box.LAYERS and not rng.below(3):
                hand = (*player.hand, *s.row)[: box.HAND]
                if len(hand) == box.HAND:
                    yield Position(s.conditions, player.ribbons, tuple(sorted(hand)))


def _hand_is_dull(position: Position, count: Count) -> bool:
    """Whether there is hardly anything to win, or ribbons of one kind alone."""
    seen = layers.visible(*count.found[0])
    taken = scoring.gained(position.held, scoring.ribbons(seen, position.conditions, box.RULEBOOK), position.conditions)
    return count.best < 7 or sum(n > 0 for n in taken) < 2


def _paint(position: Position, bot: Bot, luck: int) -> int | None:
    s = PUZZLES.state(position)
    action = answer(bot, GAME.view(s, SEAT), SEAT, Rng(luck))
    return PUZZLES.worth(position, action.pile) if isinstance(action, Paint) else None


def _hands_are_alike(one: Position, other: Position) -> bool:
    """Whether only one card is another, with the same scoring cards."""
    return one.conditions == other.conditions and len(set(one.hand) & set(other.hand)) >= box.HAND - 1


def _hand_misses(position: Position, count: Count) -> Misses:
    best, (best_pile,) = count.best, count.found
    bots = BOTS["canvas"]
    strongest = sum(_paint(position, bots["search"], luck) != best for luck in range(TRIES))
    greedy = _paint(position, bots["greedy"], 1) != best
    pairs = list(combinations(position.hand, 2))
    missed = 0  # from each pair: the better one on top, then the third card wherever it does most
    for one, other in pairs:
        pair = max(((one, other), (other, one)), key=lambda some: _shown(position, some))
        rest = [c for c in position.hand if c not in pair]
        piles = [(*pair[:at], c, *pair[at:]) for c in rest for at in range(box.LAYERS)]
        missed += max(_shown(position, pile) for pile in piles) != _shown(position, best_pile)
    return Misses(100 * strongest // TRIES, 100 * greedy, 100 * missed // len(pairs))


def _shown(position: Position, pile: tuple[int, ...]) -> int:
    """The points that the layers would earn as they lie, if they were a painting."""
    seen = 0
    for card in pile:
        seen = layers.PICTURES[card] | layers.FREE[card] & seen
    taken = scoring.gained(position.held, scoring.ribbons(seen, position.conditions, box.RULEBOOK), position.conditions)
    then = scoring.ribbon_points([h + n for h, n in zip(position.held, taken, strict=True)], position.conditions)
    return sum(then) + scoring.bonus_icons(seen)


FINDER: Final = Finder(_hands, _hand_is_dull, _hands_are_alike, _hand_misses, 60, 60)
