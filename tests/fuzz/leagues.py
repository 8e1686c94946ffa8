"""Broken and forged links of leagues: BadLink, or a league whose scores replaying gives, written the same again."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.fuzz.games import random_match
from tests.fuzz.links import ALPHABET, broken, each, with_good_check
from vernissage.games import GAMES, PLAYED
from vernissage.table.league import MOST, Challenge, attempt, decode, encode, league
from vernissage.table.link import LONGEST_NAME, BadLink, Player, clean_name
from vernissage.table.match import Match

NAMES = ("Ann", "Łucja", "O'Neil", "林", "a" * 24, "שָׁלוֹם", "Jean-Luc P.")
BOTS = ("Zofia", "Marek", "Noor", "Duarte")


def cases(n: int, seed: int) -> Iterator[str]:
    """So many cases; yields what came of each."""
    rng = Random(seed)
    good = [encode(_league(key, rng)) for key in PLAYED for _ in range(8)]
    return each((_text(good, rng) for _ in range(n)), outcome)


def outcome(text: str) -> str:
    """Why the text is refused, or that it was read; fails if what was read is not right."""
    try:
        found = decode(text, GAMES)
    except BadLink as bad:
        return f"refused: {bad.reason}"
    of = found.challenge
    assert encode(found) == text
    assert len(found.attempts) <= MOST
    assert len({one.name for one in found.attempts}) == len(found.attempts)
    for one in found.attempts:
        assert one.name == clean_name(one.name) != "", one.name
        assert len(one.name) <= LONGEST_NAME
        match = Match.replay(of.game, of.seats, of.options, of.seed, one.match.answers)  # checks every answer against the rules
        assert match.decision is None
        assert match.game.scores(match.state)[of.seat] == one.score
    return f"read: {of.game.key}, {len(found.attempts)} games"


def _league(key: str, rng: Random) -> Any:
    """A league of up to four random games."""
    first = random_match(GAMES[key], rng)
    others = tuple(Player(name, rng.randrange(1, 10)) for name in BOTS[: first.seats - 1])
    of = Challenge(first.game, first.options, first.seed, rng.randrange(first.seats), others, rng.choice((1, 1, 2)))
    some = []
    for name in rng.sample(NAMES, rng.randrange(5)):
        match = of.match()
        while (d := match.decision) is not None:
            match.answer(rng.choice(match.game.options(match.state, d)))
        some.append(attempt(of, name, match))
    return league(of, some)


def _text(good: list[str], rng: Random) -> str:
    """A link that was changed: three in ten by somebody who can write a check."""
    text = rng.choice(good)
    if rng.random() < 0.3:
        return with_good_check(text, rng)
    if rng.random() < 0.02:
        return "".join(rng.choices(ALPHABET, k=rng.choice((9, 40, 200))))
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8)) if rng.random() < 0.99 else 0):
        text = broken(text, good, rng)
    return text
