"""Finding puzzles: positions from games between bots, counted, the dull ones left out, sorted by how often bots miss them.

Glossary: a *candidate* is a position with its count; its *misses* say how often the strongest bot and the greedy one do not
find its best answer, each in percent of its tries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, permutations
from typing import Any, Final, NamedTuple

from ..bots.bot import Bot, answer
from ..bots.registry import BOTS
from ..games import GAMES
from ..games.art_society.late import puzzles as art_society
from ..games.art_society.rules import box as as_box
from ..games.art_society.rules import hanging
from ..games.art_society.rules.decisions import AskPlace, Hang
from ..games.art_society.rules.game import ArtSociety
from ..games.art_society.rules.state import TOOK, Hung
from ..games.avant_carde.late import puzzles as avant_carde
from ..games.avant_carde.rules import box as ac_box
from ..games.avant_carde.rules.patrons import SETS
from ..games.avant_carde.rules.state import PLAY
from ..games.canvas.late import puzzles as canvas
from ..games.canvas.rules import box as cv_box
from ..games.canvas.rules import layers, scoring
from ..games.canvas.rules.decisions import Paint
from ..games.canvas.rules.game import Canvas
from ..puzzles.puzzle import Count
from ..table.chance import Rng
from ..table.grid import listed
from ..table.match import Match
from .play import games_of

MOST: Final = {"art-society": 6_000, "canvas": 60, "avant-carde": 4_000}
"""The most answers that a puzzle may have, so that its count can be repeated."""
LEAST: Final = {"art-society": 150, "canvas": 60, "avant-carde": 24}
"""With fewer there is nothing to look for."""
A_GAME: Final = 5
"""At most so many puzzles are taken from one game between bots, each from another wall or hand."""
DRAWS: Final = 16
"""How often three paintings are drawn for a wall."""
TRIES: Final = 3
"""With how much luck of its own the strongest bot is asked."""


class Misses(NamedTuple):
    """How often the best answer is missed, in percent: the more, the harder."""

    strongest: int
    greedy: int
    by_eye: int
    """By taking step by step what looks best, which is what people do first."""


class Found(NamedTuple):
    """A puzzle that was found."""

    misses: Misses
    fields: list[Any]
    counted: Count


def _no_clock() -> float:
    return 0.0


def _states(key: str, seats: int, seed: int, options: Mapping[str, int]) -> Iterator[Any]:
    """Every state in which a seat is asked, of a game between greedy bots."""
    game, line_up = GAMES[key], [BOTS[key]["greedy"]] * seats
    for played in games_of(game, line_up, [0], seed, _no_clock, options=options):
        match = Match.replay(game, seats, {**game.defaults, **options}, played.seed, played.answers)
        for turn in match.turns:
            if turn.decision.seat >= 0:
                yield turn.before


# -- Art Society ------------------------------------------------------------------------------------------------------


def _walls(seed: int) -> Iterator[art_society.Position]:
    """Walls of the last rounds, each with three paintings that nobody has seen, in several ways."""
    rng, rounds = Rng(seed), set[int]()
    for s in _states("art-society", 3, seed, {}):
        ranked = tuple(sorted((t for t, pile in enumerate(s.museum) if pile), key=lambda t: -s.track[t]))
        if s.round in rounds or s.round < 8 or len(ranked) < 4:
            continue
        rounds.add(s.round)
        for player in s.players:
            if not 22 <= (as_box.WALL.all & ~player.taken).bit_count() <= 60:
                continue
            unseen = [t for t in listed(s.supply & (1 << as_box.SUPPLY) - 1) if hanging.places(player.taken, t)]
            small = [t for t in unseen if as_box.PAINTINGS[t].w * as_box.PAINTINGS[t].h <= 12]
            for _ in range(DRAWS if len(small) >= art_society.TILES else 0):
                tiles = rng.shuffled(small)[: art_society.TILES]
                yield art_society.Position(player.hung, tuple(sorted(tiles)), ranked)


def _wall_is_dull(position: art_society.Position, count: Count) -> bool:
    """Whether the answer is nothing but hanging three paintings anywhere: it has to touch frames, and something else."""
    kind = art_society.PUZZLES
    new = [Hung(tile, place) for tile, place in zip(position.tiles, count.found[0], strict=True)]
    player = kind.player(position, new)
    frames = sum(hanging.matches(player, t.piece, t.place) for t in new)
    fouled = len(hanging.faux_pas(player)) > len(hanging.faux_pas(kind.player(position)))
    return frames < 2 or fouled or count.best < 8


def _hang(position: art_society.Position, bot: Bot, order: tuple[int, ...], luck: int) -> int | None:
    """What a bot makes of the wall if the paintings come to it in this order; None if it does not hang them all."""
    game, kind = ArtSociety(), art_society.PUZZLES
    at: dict[int, int] = {}
    for tile in order:
        done = [Hung(piece, place) for piece, place in at.items()]
        s = kind.state(position, done)
        s.agenda = (AskPlace(0, tile, TOOK),)
        action = answer(bot, game.view(s, 0), 0, Rng(luck))
        if not isinstance(action, Hang):
            return None
        at[tile] = action.at
    return kind.points(position, [Hung(piece, place) for piece, place in at.items()])


def _walls_are_alike(one: art_society.Position, other: art_society.Position) -> bool:
    """Whether two paintings are the same, for a wall that is mostly the same."""
    common = set(one.hung) & set(other.hung)
    return len(set(one.tiles) & set(other.tiles)) > 1 and 2 * len(common) > min(len(one.hung), len(other.hung))


def _wall_misses(position: art_society.Position, count: Count) -> Misses:
    best = count.best
    orders = list(permutations(position.tiles))
    bots = BOTS["art-society"]
    greedy = sum(_hang(position, bots["greedy"], order, 1) != best for order in orders)
    strongest = sum(_hang(position, bots["search"], order, luck) != best for luck, order in enumerate(orders[::2]))
    by_eye = 0
    for order in orders:  # the place where each painting brings most at once
        done: list[Hung] = []
        for tile in order:
            player = art_society.PUZZLES.player(position, done)
            spots = [Hung(tile, place) for place in listed(hanging.places(player.taken, tile))]
            if spots:
                done.append(max(spots, key=lambda t: art_society.PUZZLES.points(position, [*done, t])))
        by_eye += len(done) < len(order) or art_society.PUZZLES.points(position, done) != best
    return Misses(100 * strongest // 3, 100 * greedy // 6, 100 * by_eye // 6)


# -- Canvas -----------------------------------------------------------------------------------------------------------


def _hands(seed: int) -> Iterator[canvas.Position]:
    """Full hands before a last painting; if the hand of a game is not full, the row lends to it."""
    rng = Rng(seed)
    for s in _states("canvas", 3, seed, {"set": cv_box.DRAWN}):
        for player in s.players:
            if len(player.paintings) == cv_box.PAINTINGS - 1 and len(player.hand) >= cv_box.LAYERS and not rng.below(3):
                hand = (*player.hand, *s.row)[: cv_box.HAND]
                if len(hand) == cv_box.HAND:
                    yield canvas.Position(s.conditions, player.ribbons, tuple(sorted(hand)))


def _hand_is_dull(position: canvas.Position, count: Count) -> bool:
    """Whether there is hardly anything to win, or ribbons of one kind alone."""
    seen = layers.visible(*count.found[0])
    taken = scoring.gained(position.held, scoring.ribbons(seen, position.conditions, cv_box.RULEBOOK), position.conditions)
    return count.best < 7 or sum(n > 0 for n in taken) < 2


def _paint(position: canvas.Position, bot: Bot, luck: int) -> int | None:
    s = canvas.PUZZLES.state(position)
    action = answer(bot, Canvas().view(s, canvas.SEAT), canvas.SEAT, Rng(luck))
    return canvas.PUZZLES.worth(position, action.pile) if isinstance(action, Paint) else None


def _hands_are_alike(one: canvas.Position, other: canvas.Position) -> bool:
    """Whether only one card is another, with the same scoring cards."""
    return one.conditions == other.conditions and len(set(one.hand) & set(other.hand)) >= cv_box.HAND - 1


def _hand_misses(position: canvas.Position, count: Count) -> Misses:
    best, (best_pile,) = count.best, count.found
    bots = BOTS["canvas"]
    strongest = sum(_paint(position, bots["search"], luck) != best for luck in range(TRIES))
    greedy = _paint(position, bots["greedy"], 1) != best
    pairs = list(combinations(position.hand, 2))
    missed = 0  # from each pair: the better one on top, then the third card wherever it does most
    for one, other in pairs:
        pair = max(((one, other), (other, one)), key=lambda some: _shown(position, some))
        rest = [c for c in position.hand if c not in pair]
        piles = [(*pair[:at], c, *pair[at:]) for c in rest for at in range(cv_box.LAYERS)]
        missed += max(_shown(position, pile) for pile in piles) != _shown(position, best_pile)
    return Misses(100 * strongest // TRIES, 100 * greedy, 100 * missed // len(pairs))


def _shown(position: canvas.Position, pile: tuple[int, ...]) -> int:
    """The points that the layers would earn as they lie, if they were a painting."""
    seen = 0
    for card in pile:
        seen = layers.PICTURES[card] | layers.FREE[card] & seen
    taken = scoring.gained(position.held, scoring.ribbons(seen, position.conditions, cv_box.RULEBOOK), position.conditions)
    then = scoring.ribbon_points([h + n for h, n in zip(position.held, taken, strict=True)], position.conditions)
    return sum(then) + scoring.bonus_icons(seen)


# -- Avant Carde ------------------------------------------------------------------------------------------------------


def _lines(seed: int) -> Iterator[avant_carde.Position]:
    """Hands as lines began, each with one of its cards played first."""
    rng = Rng(seed)
    which = seed % len(SETS)
    for s in _states("avant-carde", 3, seed, {"patrons": which}):
        seat = s.agenda[-1].seat
        p = s.players[seat]
        if s.part != PLAY or p.line or len(p.hand) < ac_box.HAND or rng.below(3):
            continue
        first = rng.pick(p.hand)
        rest = list(p.hand)
        rest.remove(first)
        yield avant_carde.Position(which, first, tuple(rest))


def _line_is_dull(position: avant_carde.Position, count: Count) -> bool:
    """Whether the line is short, or most of the hand are 2s, which go with one another in any order."""
    twos = sum(ac_box.NUMBER[card] == 2 for card in (position.first, *position.hand))
    return len(avant_carde.PUZZLES.cards(position, count.found[0])) < 5 or twos > 3


def _play(position: avant_carde.Position, bot: Bot, luck: int) -> int | None:
    kind, rng = avant_carde.PUZZLES, Rng(luck)
    s = kind.state(position)
    while s.part == PLAY:
        s = kind.step(s, answer(bot, avant_carde.GAME.view(s, avant_carde.SEAT), avant_carde.SEAT, rng))
    return kind.money(s)


def _lines_are_alike(one: avant_carde.Position, other: avant_carde.Position) -> bool:
    """Whether patrons and numbers are the same: then one is hardly more than the other in other colours."""
    numbers = [sorted(ac_box.NUMBER[card] for card in (p.first, *p.hand)) for p in (one, other)]
    return one.patrons == other.patrons and numbers[0] == numbers[1]


def _line_misses(position: avant_carde.Position, count: Count) -> Misses:
    best = count.best
    bots = BOTS["avant-carde"]
    strongest = _play(position, bots["master"], 1) != best
    greedy = _play(position, bots["greedy"], 1) != best
    rng, kind, missed = Rng(1), avant_carde.PUZZLES, 0
    for _ in range(20):  # any card that fits, until none does
        s = kind.state(position)
        while s.part == PLAY:
            there = kind.options(s)
            s = kind.step(s, there[rng.below(max(len(there) - 1, 1))])
        missed += kind.money(s) != best
    return Misses(100 * strongest, 100 * greedy, 5 * missed)


# -- all --------------------------------------------------------------------------------------------------------------


class Finder(NamedTuple):
    """How one game's puzzles are found."""

    kind: Any
    candidates: Callable[[int], Iterator[Any]]
    is_dull: Callable[[Any, Count], bool]
    are_alike: Callable[[Any, Any], bool]
    """Whether whoever has solved the one has nothing new with the other."""
    misses: Callable[[Any, Count], Misses]


FINDERS: Final[Mapping[str, Finder]] = {
    "art-society": Finder(art_society.PUZZLES, _walls, _wall_is_dull, _walls_are_alike, _wall_misses),
    "canvas": Finder(canvas.PUZZLES, _hands, _hand_is_dull, _hands_are_alike, _hand_misses),
    "avant-carde": Finder(avant_carde.PUZZLES, _lines, _line_is_dull, _lines_are_alike, _line_misses),
}


def find(
    game: str, wanted: int, seed: int, told: Callable[[int], None] = lambda _n: None, kept: Iterable[Any] = ()
) -> list[Found]:
    """So many puzzles of a game, from easy to hard. The same seed finds the same ones. `told` hears of each that was found.

    What everybody finds is left out, and what is dull, or like another. The positions that are `kept` come first, as far as
    they are neither.
    """
    finder = FINDERS[game]
    out: list[Found] = []
    seen: set[str] = set()
    there: list[Any] = []
    for position in kept:
        count = finder.kind.count(position, MOST[game])
        if count is None or finder.is_dull(position, count) or any(finder.are_alike(position, one) for one in there):
            continue
        fields = finder.kind.write(position)
        seen.add(str(fields))
        there.append(position)
        out.append(Found(finder.misses(position, count), fields, count))
        told(len(out))
    while len(out) < wanted:
        seed += 1
        here: list[Any] = []
        for position in finder.candidates(seed):
            fields = finder.kind.write(position)
            if str(fields) in seen or len(here) == A_GAME or fields[0] in here:
                continue
            seen.add(str(fields))
            count = finder.kind.count(position, MOST[game])
            if count is None or count.answers < LEAST[game] or len(count.found) > 1 or finder.is_dull(position, count):
                continue
            if any(finder.are_alike(position, one) for one in there):
                continue
            misses = finder.misses(position, count)
            if not any(misses):
                continue
            there.append(position)
            out.append(Found(misses, fields, count))
            here += [fields[0]] if game == "art-society" else [str(fields)]
            told(len(out))
            if len(out) == wanted:
                break
    return sorted(out, key=lambda one: (one.misses, -one.counted.best + one.counted.second, one.fields))


__all__ = ["FINDERS", "LEAST", "MOST", "Found", "Misses", "find"]
