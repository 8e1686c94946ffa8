"""Finding puzzles of Art Society: walls of late rounds, each with three paintings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from ....bots.bot import Bot, answer
from ....bots.registry import BOTS
from ....lab.candidates import states
from ....lab.offer import Finder, Misses
from ....puzzles.puzzle import Count
from ....table.chance import Rng
from ....table.grid import listed
from ..late.puzzles import PUZZLES, TILES, Position
from ..rules import GAME, box, hanging
from ..rules.decisions import AskPlace, Hang
from ..rules.state import TOOK, Placed

DRAWS: Final = 16
"""How often three paintings are drawn for a wall."""


def _walls(seed: int) -> Iterator[Position]:
    """Walls of the last rounds, each with three paintings that nobody has seen, in several ways."""
    rng, rounds = Rng(seed), set[int]()
    for s in states("art-society", 3, seed, {}):
        ranked = tuple(sorted((t for t, pile in enumerate(s.museum) if pile), key=lambda t: -s.track[t]))
        if s.round in rounds or s.round < 8 or len(ranked) < 4:
            continue
        rounds.add(s.round)
        for player in s.players:
            if not 22 <= (box.WALL.all & ~player.taken).bit_count() <= 60:
                continue
            unseen = [t for t in listed(s.supply & (1 << box.SUPPLY) - 1) if hanging.places(player.taken, t)]
            small = [t for t in unseen if box.PAINTINGS[t].w * box.PAINTINGS[t].h <= 12]
            for _ in range(DRAWS if len(small) >= TILES else 0):
                tiles = rng.shuffled(small)[:TILES]
                yield Position(player.hung, tuple(sorted(tiles)), ranked)


def _wall_is_dull(position: Position, count: Count) -> bool:
    """Whether the answer is nothing but hanging three paintings anywhere: it has to touch frames, and something else."""
    kind = PUZZLES
    new = [Placed(tile, place) for tile, place in zip(position.tiles, count.found[0], strict=True)]
    player = kind.player(position, new)
    frames = sum(hanging.matches(player, t.piece, t.place) for t in new)
    fouled = len(hanging.faux_pas(player)) > len(hanging.faux_pas(kind.player(position)))
    return frames < 2 or fouled or count.best < 8


def _hang(position: Position, bot: Bot, order: tuple[int, ...], luck: int) -> int | None:
    """What a bot makes of the wall if the paintings come to it in this order; None if it does not hang them all."""
    game, kind = GAME, PUZZLES
    at: dict[int, int] = {}
    for tile in order:
        done = [Placed(piece, place) for piece, place in at.items()]
        s = kind.state(position, done)
        s.agenda = (AskPlace(0, tile, TOOK),)
        action = answer(bot, game.view(s, 0), 0, Rng(luck))
        if not isinstance(action, Hang):
            return None
        at[tile] = action.at
    return kind.points(position, [Placed(piece, place) for piece, place in at.items()])


def _walls_are_alike(one: Position, other: Position) -> bool:
    """Whether two paintings are the same, for a wall that is mostly the same."""
    common = set(one.hung) & set(other.hung)
    return len(set(one.tiles) & set(other.tiles)) > 1 and 2 * len(common) > min(len(one.hung), len(other.hung))


def _wall_misses(position: Position, count: Count) -> Misses:
    best = count.best
    orders = list(permutations(position.tiles))
    bots = BOTS["art-society"]
    greedy = sum(_hang(position, bots["greedy"], order, 1) != best for order in orders)
    strongest = sum(_hang(position, bots["search"], order, luck) != best for luck, order in enumerate(orders[::2]))
    by_eye = 0
    for order in orders:  # the place where each painting brings most at once
        done: list[Placed] = []
        for tile in order:
            player = PUZZLES.player(position, done)
            spots = [Placed(tile, place) for place in listed(hanging.places(player.taken, tile))]
            if spots:
                done.append(max(spots, key=lambda t: PUZZLES.points(position, [*done, t])))
        by_eye += len(done) < len(order) or PUZZLES.points(position, done) != best
    return Misses(100 * strongest // 3, 100 * greedy // 6, 100 * by_eye // 6)


FINDER: Final = Finder(_walls, _wall_is_dull, _walls_are_alike, _wall_misses, 6_000, 150, once=lambda fields: str(fields[0]))
