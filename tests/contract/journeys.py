"""Journeys: stretches of random games on which the laws are tested, the same for every game of the house.

Glossary: a *leg* is one answered decision of a journey: the state before it, the decision, the options, the answer and the
state after it. A *wander* is a whole game played by a generator's choices.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from hypothesis import strategies as st

from vernissage.table.chance import SEED_BITS, Rng
from vernissage.table.game import CHANCE, Action, Decision, Event, Game
from vernissage.table.match import chance_answer


class Leg(NamedTuple):
    before: Any
    decision: Decision
    options: list[Action]
    action: Action
    after: Any
    events: tuple[Event, ...]


class Journey(NamedTuple):
    """A game played by `seed`'s choices for `skip` answers, and then by `picks` (indexes, taken modulo the options)."""

    game: Game[Any]
    seats: int
    options: dict[str, int]
    seed: int
    skip: int
    picks: list[int]


def option_sets(game: Game[Any], seats: int) -> list[dict[str, int]]:
    """The defaults, and each option by itself at every value from 0 to 4 that the game accepts."""
    out = [dict(game.defaults)]
    for name in sorted(game.defaults):
        for value in range(5):
            options = {**game.defaults, name: value}
            if options not in out and accepts(game, seats, options):
                out.append(options)
    return out


def accepts(game: Game[Any], seats: int, options: dict[str, int]) -> bool:
    try:
        game.new(seats, options)
    except ValueError:
        return False
    return True


@st.composite
def journeys(draw: st.DrawFn, game: Game[Any]) -> Journey:
    seats = draw(st.sampled_from(list(game.seats)), label="seats")
    return Journey(
        game,
        seats,
        draw(st.sampled_from(option_sets(game, seats)), label="options"),
        draw(st.integers(0, (1 << SEED_BITS) - 1), label="seed"),
        draw(st.integers(0, 500), label="skip"),
        draw(st.lists(st.integers(0, 999), min_size=5, max_size=30), label="picks"),
    )


def legs(j: Journey) -> Iterator[Leg]:
    """The legs of a journey after its first `skip` answers; if the game is over by then, from as far back as needed."""
    trail, rng = [j.game.new(j.seats, j.options)], Rng(j.seed)
    while len(trail) <= j.skip and (d := j.game.decision(trail[-1])) is not None:
        s = j.game.copy(trail[-1])
        j.game.advance(s, choice(j.game, trail[-1], d, j.seed, len(trail) - 1, rng), ignore)
        trail.append(s)
    start = min(j.skip, max(len(trail) - 1 - len(j.picks), 0))
    s = trail[start]
    for ply, pick in enumerate(j.picks, start):
        d = j.game.decision(s)
        if d is None:
            return
        options = list(j.game.options(s, d))
        action = chance_answer(j.game, s, d, j.seed, ply) if d.seat == CHANCE else options[pick % len(options)]
        after = j.game.copy(s)
        events: list[Event] = []
        j.game.advance(after, action, events.append)
        yield Leg(s, d, options, action, after, tuple(events))
        s = after


def wander(game: Game[Any], seats: int, options: dict[str, int], seed: int) -> Iterator[Leg]:
    """A whole game by `seed`'s choices. Fails when the game takes more than its `longest`."""
    s, rng, ply = game.new(seats, options), Rng(seed), 0
    while (d := game.decision(s)) is not None:
        action = choice(game, s, d, seed, ply, rng)
        after = game.copy(s)
        events: list[Event] = []
        game.advance(after, action, events.append)
        yield Leg(s, d, list(game.options(s, d)), action, after, tuple(events))
        s, ply = after, ply + 1
        assert ply <= game.longest, "the game does not end in time"


def glimpses(j: Journey, rng: Rng, most: int = 24) -> list[Leg]:
    """Some legs of a game, as many of each sort (what is asked, what can be answered), so that rare ones are seen too."""
    sorts: dict[tuple[str, frozenset[str]], list[Leg]] = {}
    for leg in wander(j.game, j.seats, j.options, j.seed):
        sorts.setdefault((leg.decision.kind, frozenset(a.verb for a in leg.options)), []).append(leg)
    heaps = [rng.shuffled(heap) for heap in rng.shuffled(list(sorts.values()))]
    return [heap[i] for i in range(most) for heap in heaps if i < len(heap)][:most]


def choice(game: Game[Any], s: Any, d: Decision, seed: int, ply: int, rng: Rng) -> Action:
    if d.seat == CHANCE:
        return chance_answer(game, s, d, seed, ply)
    return rng.pick(game.options(s, d))


def ignore(event: Event) -> None:
    """Nobody is told."""


def digest(game: Game[Any], seats: int, seed: int) -> str:
    """A fingerprint of everything asked, offered, answered and told in one whole game."""
    mark = hashlib.sha256()
    for leg in wander(game, seats, dict(game.defaults), seed):
        mark.update(repr((leg.decision, leg.options, leg.action, leg.events)).encode())
    return mark.hexdigest()


def mutables(thing: Any) -> set[int]:
    """The identities of all objects within `thing` that could be changed in place."""
    out: set[int] = set()
    if is_dataclass(thing) and not isinstance(thing, type):
        if not thing.__dataclass_params__.frozen:  # type: ignore[attr-defined]
            out.add(id(thing))
        inner: Any = [getattr(thing, f.name) for f in fields(thing)]
    elif isinstance(thing, (list, set, dict, bytearray)):
        out.add(id(thing))
        inner = [*thing, *thing.values()] if isinstance(thing, dict) else thing
    else:
        inner = thing if isinstance(thing, (tuple, frozenset)) else ()
    for part in inner:
        out |= mutables(part)
    return out


def main() -> None:
    """Prints a digest for every game: run by the hash seed law in interpreters of their own."""
    from vernissage.games import GAMES  # noqa: PLC0415 - only this entry needs all games

    for key, game in GAMES.items():
        print(key, *(digest(game, seats, 7 + seats) for seats in game.seats))


if __name__ == "__main__":
    main()
