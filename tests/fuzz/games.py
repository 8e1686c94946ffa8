"""Random matches for the fuzzers and the tests of links and saves."""

from random import Random
from typing import Any

from vernissage.games import GAMES
from vernissage.table.chance import SEED_BITS
from vernissage.table.game import Game
from vernissage.table.match import Match


def random_match(game: Game[Any], rng: Random, answers: int | None = None, options: dict[str, int] | None = None) -> Match[Any]:
    """A match of some seats in which random answers were given: so many, or up to the end."""
    match: Match[Any] = Match(game, rng.choice(list(game.seats)), options or {}, rng.getrandbits(SEED_BITS))
    while (d := match.decision) is not None and (answers is None or len(match.answers) < answers):
        match.answer(rng.choice(list(game.options(match.state, d))))
    return match


def some_matches(rng: Random, each: int) -> list[Match[Any]]:
    """So many matches of every game: unfinished ones and finished ones."""
    sizes = [None if i % 3 == 0 else rng.randrange(40) for i in range(each)]
    return [random_match(game, rng, size) for game in GAMES.values() for size in sizes]


def same(a: Match[Any], b: Match[Any]) -> bool:
    """Whether two matches are the same in everything that a match is."""
    return (
        a.game is b.game
        and (a.seats, a.options, a.seed, a.state) == (b.seats, b.options, b.seed, b.state)
        and a.turns == b.turns
    )


def nested(depth: int, kind: int) -> str:
    """JSON so deep, of one of five kinds: lists, lists that do not end, objects, both by turns, strings between them."""
    kinds = (("[", "", "]"), ("[", "", ""), ('{"a":', "0", "}"), ('[{"a":', "0", "}]"), ('["[",', "0", "]"))
    opening, inner, closing = kinds[kind]
    return opening * depth + inner + closing * depth
