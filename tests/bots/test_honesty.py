"""No bot of the house uses what is hidden from its seat; and peeking bots, planted here, are found."""

import gc
import os
import sys
from collections.abc import Generator
from functools import cache
from typing import Any, ClassVar, Final
from zlib import crc32

import pytest

from tests.bots.honesty import Ask, asked, look
from tests.marks import rest_seldom
from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.table.chance import Rng
from vernissage.table.game import BACK, Action, Seat
from vernissage.table.match import Match

POSITIONS: Final = {"random": 100, "beginner": 100, "greedy": 60, "search": 8, "master": 4}
"""How many positions a level is asked in here; `python -m tests.bots.honesty` asks in as many as one likes."""
SECRETIVE: Final = ("art-society", "avant-carde")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "level"), rest_seldom(((key, level) for key in BOTS if key != "null" for level in BOTS[key]), often=1)
)
def test_no_bot_of_the_house_peeks(key: str, level: str) -> None:
    found = look(BOTS[key][level], key, POSITIONS[level], 17, every=3 if POSITIONS[level] > 50 else 29)
    assert found.positions == POSITIONS[level]
    assert found.changed == 0
    if key in SECRETIVE:  # in Canvas nothing is hidden
        assert found.hidden > found.positions / 4


# -- bots that peek -----------------------------------------------------------------------------------------------------


def secret(s: Any, seat: Seat) -> int:
    """A number made of what others than the seat hide, if this state tells it."""
    if hasattr(s, "bids"):
        return sum([bid for other, bid in enumerate(s.bids) if other != seat and bid > 0])
    others = [p for other, p in enumerate(s.players) if other != seat]
    return hash(tuple([(p.hand, p.deck, tuple([x.card for x in p.line])) for p in others if BACK not in p.hand])) & 0xFFFF


class Peeker:
    """Answers by what it has found out, and honestly if that is nothing."""

    def __init__(self, key: str) -> None:
        self.game = GAMES[key]

    def found_out(self, view: Any, seat: Seat, rng: Rng) -> int:
        raise NotImplementedError

    def think(self, view: Any, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        yield
        options = self.game.options(view, self.game.decision(view))
        return options[self.found_out(view, seat, rng) % len(options)]


class Frames(Peeker):
    """Looks at what its callers hold in their hands."""

    def found_out(self, view: Any, seat: Seat, rng: Rng) -> int:
        frame = sys._getframe()
        while frame is not None:
            match = frame.f_locals.get("match")
            if isinstance(match, Match):
                return secret(match.state, seat)
            frame = frame.f_back
        return 0


class Garbage(Peeker):
    """Looks through the memory for matches in which it is asked this."""

    def found_out(self, view: Any, seat: Seat, rng: Rng) -> int:
        for thing in gc.get_objects():
            if isinstance(thing, Match) and thing.game is self.game and thing is Peeking.match:
                return secret(thing.state, seat)
        return 0


class Peeking:
    """Which match is being asked in: what `Garbage` could find out from the times of things."""

    match: ClassVar[Match[Any] | None] = None


class Memory(Peeker):
    """Remembers on itself what it saw from other seats."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.seen: dict[Seat, int] = {}

    def found_out(self, view: Any, seat: Seat, rng: Rng) -> int:
        self.seen[seat] = own(view, seat, rng)
        return sum([n for other, n in self.seen.items() if other != seat])


def own(view: Any, seat: Seat, rng: Rng) -> int:
    """What a seat knows of itself, its luck and with that its answer included."""
    p = view.players[seat]
    return hash((p.hand, getattr(p, "line", ()), rng.state)) & 0xFFFF


_EVERYBODY: dict[Seat, int] = {}


class Module(Peeker):
    """Remembers in its module."""

    def found_out(self, view: Any, seat: Seat, rng: Rng) -> int:
        _EVERYBODY[seat] = own(view, seat, rng)
        return sum([n for other, n in _EVERYBODY.items() if other != seat])


class Shared(Peeker):
    """Remembers on its class."""

    seen: ClassVar[dict[Seat, int]] = {}

    def found_out(self, view: Any, seat: Seat, rng: Rng) -> int:
        self.seen[seat] = own(view, seat, rng)
        return sum([n for other, n in self.seen.items() if other != seat])


class Environment(Peeker):
    """Remembers in the environment."""

    def found_out(self, view: Any, seat: Seat, rng: Rng) -> int:
        os.environ[f"SEAT_{seat}"] = str(own(view, seat, rng))
        return sum([int(os.environ.get(f"SEAT_{other}", "0")) for other in range(len(view.players)) if other != seat])


class OnTheRules(Peeker):
    """Remembers on an object that all seats share: the game's class."""

    def found_out(self, view: Any, seat: Seat, rng: Rng) -> int:
        seen = type(self.game).__dict__.get("seen") or {}
        type(self.game).seen = {**seen, seat: own(view, seat, rng)}  # type: ignore[attr-defined]
        return sum([n for other, n in seen.items() if other != seat])


@cache
def _weighed(known: int) -> int:
    return known


class CacheHits(Peeker):
    """Reads from a cache how often it was asked for what, whoever asked."""

    def found_out(self, view: Any, seat: Seat, rng: Rng) -> int:
        _weighed(own(view, seat, rng))
        return _weighed.cache_info().currsize


class Raw(Peeker):
    """Reads what it is given; it is given the state instead of a view."""

    def found_out(self, view: Any, seat: Seat, rng: Rng) -> int:
        return secret(view, seat)


class Lucky(Peeker):
    """Reads from its luck; luck comes from all that was answered."""

    def found_out(self, view: Any, seat: Seat, rng: Rng) -> int:
        return rng.bits() >> 40


def given_the_state(bot: Any, match: Match[Any], seat: Seat, ply: int) -> Action:
    return answer(bot, match.at(ply), seat, Rng(1))


def by_all_answers(bot: Any, match: Match[Any], seat: Seat, ply: int) -> Action:
    return answer(bot, match.view(seat, ply), seat, Rng(crc32(repr([turn.action for turn in match.turns[:ply]]).encode())))


def found_in_memory(bot: Any, match: Match[Any], seat: Seat, ply: int) -> Action:
    Peeking.match = match
    return asked(bot, match, seat, ply)


PEEKERS: Final[tuple[tuple[type[Peeker], Ask], ...]] = (
    (Frames, asked), (Memory, asked), (Garbage, found_in_memory), (Module, asked), (Shared, asked), (Environment, asked),
    (OnTheRules, asked), (CacheHits, asked), (Raw, given_the_state), (Lucky, by_all_answers),
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("key", rest_seldom(SECRETIVE))
@pytest.mark.parametrize(("peeker", "ask"), rest_seldom(PEEKERS, often=2), ids=lambda one: getattr(one, "__name__", ""))
def test_a_bot_that_peeks_is_found(key: str, peeker: type[Peeker], ask: Ask) -> None:
    try:
        assert look(peeker(key), key, 48, 17, ask, every=3).changed > 0
    finally:
        if "seen" in type(GAMES[key]).__dict__:
            del type(GAMES[key]).seen  # type: ignore[attr-defined]
        for name in [name for name in os.environ if name.startswith("SEAT_")]:
            del os.environ[name]
